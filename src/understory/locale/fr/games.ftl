# Les jeux, chacun en une ligne, et ce qui se choisit avant de commencer.

book-table = À toutes les tables
book-house = À une table ouverte à beaucoup
game-kodama = Kodama : Les Esprits de l’Arbre
    .line = Faites pousser un arbre branche par branche, durant trois saisons, pour que vos esprits s’y sentent chez eux.
game-kodama-duo = Kodama Duo
    .line = Kodama à deux : l’un divise les branches, l’autre choisit, et les Esprits changent ce qui pousse.
game-kodama-3d = Kodama 3D
    .line = Prenez des tuiles dans la forêt et dressez un arbre qui ne tombe pas, pour des objectifs tenus secrets.
game-everdell-duo = Everdell Duo
    .line = Bâtissez une ville de créatures et de constructions au fil de quatre saisons, sous le Soleil et la Lune.

option-kodama-edition = Édition
    .about = Avec quelles cartes imprimées on joue. Les règles sont les mêmes.
    .second = Deuxième édition
    .kosmos = Édition Kosmos
option-kodama-decrees = Cartes Saison
    .about = Chaque saison révèle une carte Saison : une règle spéciale pour tous.
option-kodama-first-game = Première partie
    .about = Un début plus facile : sans cartes Saison ni Kodamas au numéro jaune.
option-kodama-kids = Mini-Kodamas pour
    .about = Ces places jouent avec trois Kodamas faciles, un par saison, visibles de tous.
option-kodama-kids-shuffled = Mini-Kodamas mêlés aux autres
    .about = Les mini-Kodamas sont distribués avec les autres ; chacun ne se marque que dans sa saison.
option-kodama-first = Premier joueur
    .about = Qui commence. Ensuite, c’est le score le plus bas.
option-kodama-draft = Draft caché
    .about = Sans marché : chacun choisit en même temps une branche dans une main secrète, et les mains tournent.
option-kodama-cards = Cartes
    .about = Les cartes de Kodama Duo peuvent s’y ajouter ; à six, elles sont nécessaires.
    .auto = autant qu’il en faut
    .base = Kodama seul
    .mixed = avec celles de Kodama Duo

option-kodama-duo-cards = Cartes
    .about = Les cartes de Kodama Duo, ou celles des deux boîtes.
    .duo = Kodama Duo seul
    .mixed = les deux boîtes
option-kodama-duo-sower = Semeur
    .about = Qui choisit en premier ; l’autre divise.

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

option-everdell-duo-hare = Lièvre
    .about = Qui joue les lièvres ; l’autre joue les tortues et commence.
option-everdell-duo-deck = Pioche
    .about = Avec quelles cartes on joue.
