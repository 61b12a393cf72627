# The companion: score sheets, and what is counted, in a few words.

sheet-towns = Zwei Städte
sheet-challenge = Herausforderung
sheet-campaign = Kampagnenblatt
towns-row-cards = Punkte auf Karten
towns-row-bonuses = Violette Boni
towns-row-tokens = Punktemarker
towns-row-events = Ereignisse
towns-row-journey = Die Reise
towns-row-thorn-cards = Punkte auf ihren Karten
towns-row-thorn-events = Ihre Ereignisse
towns-row-premium = Ihre violette Karten
towns-row-head-start = Bonus nach Schwierigkeit
towns-row-chapter = Kapitel { $number }
towns-row-watches = Übrige Uhren
towns-row-replays = Wiederholungen
towns-part-chapters = Kapitel
towns-part-ending = Am Ende
towns-column-us = Unsere Stadt
towns-column-thorn = Miss Thorn
towns-begins-nap = Wer zuletzt ein Nickerchen gemacht hat, ist der Hase und beginnt.
towns-blank-difficulty = Schwierigkeit
towns-difficulty-easy = leicht
towns-difficulty-normal = normal
towns-difficulty-hard = schwer
towns-blank-each = Wofür
towns-blank-points = Punkte
towns-blank-every = für je
towns-word-bonus = Eine violette Karte
towns-thing-green = grüne Karten
towns-thing-tan = hellbraune Karten
towns-thing-red = rote Karten
towns-thing-blue = blaue Karten
towns-thing-purple = violette Karten
towns-thing-creature = Tiere
towns-thing-construction = Gebäude
towns-thing-card = Karten in der Stadt
towns-thing-colour = verschiedene Farben
towns-thing-rich-colour = Farben mit drei Karten
towns-thing-pair = Paare aus Tier und Gebäude
towns-thing-twig = Zweige
towns-thing-resin = Harz
towns-thing-pebble = Kiesel
towns-thing-berry = Beeren
towns-thing-resource = übrige Rohstoffe
towns-thing-resource-type = Arten übriger Rohstoffe
towns-thing-hand = Handkarten
towns-thing-event = Ereignisse
towns-thing-occupied = Besetzt-Marker
towns-counter-watches = Übrige Uhren
towns-counter-replays = Wiederholte Kapitel
why-everdell-campaign-score = { $medal ->
        [gold] Gold.
        [silver] Silber.
        [bronze] Bronze.
       *[none] Noch keine Medaille.
    }
    .missing = Noch { $missing } Punkte bis { $next ->
        [gold] Gold.
        [silver] Silber.
       *[bronze] Bronze.
    }
