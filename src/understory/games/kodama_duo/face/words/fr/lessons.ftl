# Les leçons ; voir celles de Kodama.

lesson-kodama-duo-sharing = Partager, choisir, invoquer
    .line = À deux on partage trois cartes, et qui en reçoit moins appelle un Esprit.

lesson-kodama-duo-sharing-split = Vous faites deux tas de trois cartes, et Pousse en choisit un. Vous voulez les nuages : touchez les cartes pour les déplacer, jusqu’à ce que la carte éclairée soit seule. Puis partagez ainsi.
    .done = Pousse prend deux cartes. Les nuages sont à vous.
    .wrong = Ainsi les nuages sont avec une autre carte, et Pousse prendrait les deux. Laissez la carte aux nuages seule.
lesson-kodama-duo-sharing-lay = Posez votre carte sur le tronc. Un symbole compte si la carte du dessous le porte aussi, et ainsi de suite : ici deux nuages et celui du tronc.
    .done = { $points } points : trois pour les nuages, deux de la carte Saison, car votre carte était seule.
    .wrong = Ici elle rapporte { $points } points. Posez-la sur le tronc.
lesson-kodama-duo-sharing-summon = Pousse a posé une carte sur deux. Vous n’en aviez qu’une : vous invoquez donc un Esprit, d’un symbole de la carte restante. Choisissez l’Esprit fleur et posez-le sur la luciole de votre carte.
    .done = Cette luciole est maintenant une fleur, pour tout ce qui comptera plus tard.
    .wrong = Choisissez l’Esprit fleur, puis la luciole de votre carte.
    .icon = Ce symbole deviendrait une fleur, et un bon nuage serait perdu. Posez l’Esprit sur la luciole.
    .kind = Cet Esprit vous aiderait moins : des fleurs arrivent. Choisissez l’Esprit fleur.
lesson-kodama-duo-sharing-choose = Les rôles changent : Pousse a partagé, vous choisissez. Prenez le tas de deux cartes : l’une d’elles porte deux nuages et une fleur.
    .done = Deux cartes au choix. Posez-en une, l’autre restera.
    .wrong = Ce tas n’a qu’une carte avec un nuage. L’autre vous laisse plus de choix.
lesson-kodama-duo-sharing-long = Posez la carte éclairée sur votre première carte. Ses nuages se prolongent jusqu’au tronc, et sa fleur rejoint votre Esprit.
    .done = { $points } points : cinq pour les nuages, deux pour les fleurs, dont votre Esprit.
    .wrong = Ici elle rapporte { $points } points. Sur votre première carte, elle en rapporte 7. Pas de place ? Revenez en arrière et posez l’autre ailleurs.
    .card = Celle-là rapporte { $points } points. Prenez la carte éclairée aux deux nuages.
lesson-kodama-duo-sharing-stolen = Pousse avait une carte seule et a invoqué aussi : votre Esprit fleur est passé chez Pousse. Sur laquelle de vos cartes la luciole se voit-elle à nouveau ? Touchez-la.
    .done = Oui. Un Esprit reste jusqu’à ce que l’autre l’appelle.
    .wrong = Aucun Esprit n’était sur celle-ci.
lesson-kodama-duo-sharing-end = Quatre tours ainsi, puis chacun joue un Kodama. Après trois saisons, le plus de points l’emporte.
