# Les leçons : `lesson-GAME-LESSON-STEP` ; `.done` une fois réussi, `.wrong` et d'autres pour un essai manqué.

lesson-kodama-growing = Faites pousser votre premier arbre
    .line = Poser des branches, compter des lignes, plaire à un Kodama.

lesson-kodama-growing-lay = Voici votre arbre : un simple tronc pour l’instant. Prenez la carte éclairée et posez-la sur l’écorce du tronc, en laissant son bout libre.
    .done = { $points } points : deux fleurs sur votre carte, et la fleur du tronc.
    .wrong = C’est une autre carte. Prenez celle qui est éclairée.
lesson-kodama-growing-line = Les symboles comptent en lignes. Chaque symbole de votre carte compte si la carte du dessous le montre aussi, et ainsi de suite jusqu’en bas. Posez la carte éclairée sur votre première carte.
    .done = { $points } points : quatre fleurs et trois nuages, comptés carte par carte.
    .wrong = Ici elle rapporte { $points } points : les nuages de votre première carte ne sont pas dessous. Sur votre première carte, elle en rapporte 7. Pas de place ? Revenez en arrière et posez l’autre ailleurs.
    .card = Cette carte rapporte { $points } points. Prenez celle qui est éclairée : elle a des fleurs et des nuages.
lesson-kodama-growing-ends = Une ligne s’arrête à la première carte sans son symbole. Quelle carte a arrêté votre ligne de nuages ? Touchez-la.
    .done = Oui, le tronc ne montre aucun nuage. Ce qui se trouve au-delà d’une telle carte ne compte plus.
    .wrong = Il y a un nuage sur celle-ci. Cherchez la carte qui n’en a pas.
lesson-kodama-growing-apart = La carte éclairée n’a ni fleur ni nuage : ce qui pousse dessus repart de zéro. Posez-la sur le tronc, là où elle ne gêne pas.
    .done = Pas de points cette fois, mais votre longue ligne reste ouverte.
    .wrong = C’est une autre carte. Prenez celle qui est éclairée.
    .cut = Vos fleurs et vos nuages s’arrêteraient ici. Posez-la plutôt sur le tronc.
lesson-kodama-growing-ten = Continuez maintenant fleurs et nuages à la fois : posez la carte éclairée au bout de votre longue ligne.
    .done = 10 points ! Une carte ne peut jamais rapporter plus de 10.
    .wrong = Ici elle rapporte { $points } points. Au bout de votre longue ligne, elle en rapporte 10.
    .card = Cette carte rapporte { $points } points. Celle qui est éclairée peut en rapporter 10.
lesson-kodama-growing-kodama = Quatre cartes chacun, et le printemps est fini. Chacun joue maintenant un Kodama de sa main. Le chiffre vert dit ce que chacun rapporterait maintenant : jouez le meilleur.
    .done = { $points } points, et 4 de plus grâce à la carte du printemps. Ce Kodama est parti ; un autre suivra après l’été, un dernier après l’automne.
    .wrong = Choisissez un de vos Kodamas.
    .less = Celui-ci ne rapporterait que { $points } points maintenant. L’un d’eux en rapporte 8.
lesson-kodama-growing-decree = L’été a sa carte Saison, qui vaut pour tous : 1 point de plus par luciole posée. Quelle carte porte une luciole ? Touchez-la.
    .done = C’est elle.
    .wrong = Pas de luciole ici. C’est un petit insecte ailé à la lumière jaune.
lesson-kodama-growing-below = Posez-la. Tout au bout de votre ligne elle rapporterait plus de 10, et c’est toujours interdit : posez-la une carte plus bas.
    .done = { $points } points, dont celui de la carte Saison.
    .wrong = Ici elle rapporte { $points } points. Une carte sous le bout de votre longue ligne, elle rapporte plus.
    .card = C’est une autre carte. Prenez celle qui est éclairée, avec la luciole.
lesson-kodama-growing-end = Voilà tout le jeu : trois saisons, chacune avec sa carte Saison, quatre branches et un Kodama. Le plus de points l’emporte.
