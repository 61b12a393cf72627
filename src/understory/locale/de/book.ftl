# Die Kapitel des Regelhefts.

chapter-goal = Worum es geht
chapter-setup = Aufbau
chapter-turn = Ein Zug
chapter-playing = Karten und was sie kosten
chapter-kinds = Fünf Farben von Karten
chapter-spirits = Geister
chapter-goals = Ziele
chapter-scoring = Wertung
chapter-kodamas = Die Kodamas
chapter-decrees = Jahreszeitenkarten
chapter-seasons = Jahreszeiten
chapter-end = Das Ende
chapter-together = Zusammen
chapter-campaign = Die Kampagne
chapter-challenge = Gegen Miss Thorn
chapter-river = Flussplättchen
chapter-rulings = Einzelne Karten
chapter-terms = Was Wörter bedeuten
chapter-variants = Andere Spielweisen
chapter-box = Was in der Schachtel ist
