# Le jeu en une ligne, et ce que l’on peut choisir avant de commencer.

game-kodama-3d = Kodama 3D
    .line = Prenez des tuiles dans la forêt et dressez un arbre qui ne tombe pas, pour des objectifs tenus secrets.
option-kodama-3d-forest = Forêt
    .about = Combien de piles compte la forêt.
    .booklet = quatre sur quatre, comme dans le livret
    .by-players = plus petite à moins de joueurs
option-kodama-3d-first = Premier joueur
    .about = Qui pose le premier pion et commence.
option-kodama-3d-colours = Couleurs
    .about = Comment chacun reçoit un tronc et sa couleur.
    .drawn = tirées au hasard
    .picked = chacun choisit la sienne
