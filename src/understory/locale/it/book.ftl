# I capitoli del regolamento.

chapter-goal = Di che si tratta
chapter-setup = Preparazione
chapter-turn = Un turno
chapter-playing = Le carte e il loro costo
chapter-kinds = Cinque colori di carte
chapter-spirits = Gli Spiriti
chapter-goals = Gli obiettivi
chapter-scoring = Punteggio
chapter-kodamas = Gli spiriti
chapter-decrees = I decreti
chapter-seasons = Le stagioni
chapter-end = La fine
chapter-together = Insieme
chapter-campaign = La campagna
chapter-challenge = Contro Miss Thorn
chapter-river = Le tessere Fiume
chapter-rulings = Singole carte
chapter-terms = Che cosa vogliono dire le parole
chapter-variants = Altri modi di giocare
chapter-box = Nella scatola
