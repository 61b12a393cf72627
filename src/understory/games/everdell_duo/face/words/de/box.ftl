# Das Spiel in einer Zeile, und was man wählen kann, bevor es beginnt.

game-everdell-duo = Everdell Duo
    .line = Bau durch vier Jahreszeiten eine Stadt aus Tieren und Gebäuden, unter Sonne und Mond.
option-everdell-duo-hare = Hase
    .about = Wer die Hasen spielt und beginnt; die andere Person spielt die Schildkröten.
option-everdell-duo-deck = Kartenstapel
    .about = Mit welchen Karten gespielt wird.
    .full = alle Karten
    .tiny = ein kleiner Stapel
option-everdell-duo-mode = Spielart
    .about = Gegeneinander, gemeinsam durch ein Kapitel oder gemeinsam gegen Miss Thorn.
    .usual = je nach Zahl der Personen
    .competitive = gegeneinander
    .cooperative = gemeinsam
    .challenge = die Herausforderung
option-everdell-duo-chapter = Kapitel
    .about = Welches Kapitel ihr gemeinsam spielt.
option-everdell-duo-difficulty = Schwierigkeit
    .about = Wie schwer es denen gemacht wird, die gemeinsam spielen.
    .easy = leicht
    .normal = mittel
    .hard = schwer
option-everdell-duo-held = Gute Nachrichten auf der Hand
    .about = Gute Nachrichten aus früheren Kapiteln.
option-everdell-duo-spent = Verbrauchte Gute Nachrichten
    .about = Gute Nachrichten, die schon genutzt sind.
