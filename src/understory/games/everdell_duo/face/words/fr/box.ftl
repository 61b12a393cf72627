# Le jeu en une ligne, et ce que l’on peut choisir avant de commencer.

game-everdell-duo = Everdell Duo
    .line = Bâtissez une ville de créatures et de constructions au fil de quatre saisons, sous le Soleil et la Lune.
option-everdell-duo-hare = Lièvre
    .about = Qui joue les lièvres et commence ; l’autre joue les tortues.
option-everdell-duo-deck = Pioche
    .about = Avec quelles cartes on joue.
    .full = toutes les cartes
    .tiny = un petit paquet
option-everdell-duo-mode = Mode de jeu
    .about = L’un contre l’autre, ensemble à travers un chapitre, ou ensemble contre Miss Thorn.
    .usual = selon le nombre de joueurs
    .competitive = l’un contre l’autre
    .cooperative = ensemble
    .challenge = le défi
option-everdell-duo-chapter = Chapitre
    .about = Quel chapitre vous jouez ensemble.
option-everdell-duo-difficulty = Difficulté
    .about = À quel point c’est difficile pour ceux qui jouent ensemble.
    .easy = facile
    .normal = normale
    .hard = difficile
option-everdell-duo-held = Bonnes Nouvelles en main
    .about = Bonnes Nouvelles gardées des chapitres précédents.
option-everdell-duo-spent = Bonnes Nouvelles utilisées
    .about = Bonnes Nouvelles qui ont déjà servi.
