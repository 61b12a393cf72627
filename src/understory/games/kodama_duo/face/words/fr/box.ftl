# Le jeu en une ligne, et ce que l’on peut choisir avant de commencer.

game-kodama-duo = Kodama Duo
    .line = Kodama à deux : l’un divise les branches, l’autre choisit, et les Esprits changent ce qui pousse.
option-kodama-duo-cards = Cartes
    .about = Les cartes de Kodama Duo seules, ou mêlées à celles de Kodama.
    .duo = Kodama Duo seul
    .mixed = avec celles de la deuxième édition
    .mixed-kosmos = avec celles de l’édition Kosmos
option-kodama-duo-sower = Semeur
    .about = Qui choisit en premier ; l’autre divise.
