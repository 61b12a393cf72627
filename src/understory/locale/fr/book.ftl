# Les chapitres du livret.

chapter-goal = De quoi il s’agit
chapter-setup = Mise en place
chapter-turn = Un tour
chapter-playing = Les cartes et leur coût
chapter-kinds = Cinq couleurs de cartes
chapter-spirits = Les Esprits
chapter-goals = Les objectifs
chapter-scoring = Décompte
chapter-kodamas = Les Kodamas
chapter-decrees = Les cartes Saison
chapter-seasons = Les saisons
chapter-end = La fin
chapter-together = Ensemble
chapter-campaign = La campagne
chapter-challenge = Contre Miss Thorn
chapter-river = Les tuiles Rivière
chapter-rulings = Cartes une à une
chapter-terms = Le sens des mots
chapter-variants = Autres façons de jouer
chapter-box = Dans la boîte
