# Les leçons ; voir celles de Kodama.

lesson-kodama-3d-standing = Un arbre qui tient debout
    .line = Traverser la forêt, pousser, rester droit, remplir des objectifs.

lesson-kodama-3d-standing-forest = Voici la forêt, avec des pions sur certaines piles. Les vôtres sont verts. Touchez la pile où se trouve l’un des vôtres.
    .done = C’est bien le vôtre.
    .wrong = Ce pion est celui de Pousse. Les vôtres sont verts.
lesson-kodama-3d-standing-move = Touchez votre pion éclairé, puis une pile en ligne droite. Vous recevez la tuile qu’il quitte. Touchez deux fois un point lumineux de votre tronc : elle y pousse.
    .done = Vous avez reçu ce que vous quittiez : un champignon avec un kodama bleu.
    .wrong = Ainsi, vous prenez une autre tuile. Déplacez le pion éclairé, et faites pousser sur le tronc.
lesson-kodama-3d-standing-goal = Le motif (champignon) et le kodama (bleu) ne sont pas ceux du tronc : vous pouvez prendre un objectif. À la fin, seuls les objectifs comptent : prenez celui qui est éclairé.
    .done = Un point par champignon, et vous en avez déjà un.
    .wrong = Celui-là irait aussi. Mais vous avez un champignon : prenez l’objectif éclairé.
lesson-kodama-3d-standing-match = Votre autre pion est sur un deuxième champignon. Déplacez-le où vous voulez, et faites pousser le champignon sur votre première tuile.
    .done = Champignon sur champignon : c’est le même motif, donc pas d’objectif cette fois. Mais le vôtre en compte maintenant deux.
    .wrong = Déplacez le pion éclairé, et faites pousser sur votre première tuile.
    .tile = Cette tuile n’a pas de champignon, votre objectif n’y gagne rien. Déplacez le pion éclairé.
    .trunk = L’arbre tient là aussi. Mais faites-la pousser sur votre première tuile : vous verrez ce qui se passe quand un motif se répète.
lesson-kodama-3d-standing-level = Les deux tuiles pendent du même côté. La bulle montre comment votre arbre penche. Là où il tomberait, une tuile ne peut pas pousser.
lesson-kodama-3d-standing-balance = Déplacez un de vos pions, et faites pousser sa tuile sur un autre point du tronc, pour que l’arbre tienne mieux.
    .done = Voyez la bulle : l’arbre est plus droit.
    .wrong = Faites-la pousser sur le tronc.
    .leans = Il penche encore plus. Faites-la plutôt pousser sur le tronc.
lesson-kodama-3d-standing-end = Dix tours chacun, puis les deux dernières tuiles sous vos pions. Qui marque le plus avec ses objectifs l’emporte.
