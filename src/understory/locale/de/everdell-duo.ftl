# Everdell Duo: was es fragt, erzählt und ablehnt.

place-river = Flussplättchen
place-farm = Bauernhof
place-event = Ereignisfeld

ask-everdell-turn-one-action = Setz einen Arbeiter ein, spiel eine Karte oder zieh eine.
ask-everdell-turn-token = Wähle, ob Sonne oder Mond rückt.
ask-everdell-turn-discard-for-resource = Wähle die Karten, die du für einen Rohstoff abwirfst.
ask-everdell-card-optional = Wähle, was du erhältst oder zahlst, oder verzichte.
ask-everdell-occupied-limit = Wähle die Farbe deines Besetzt-Markers.
ask-everdell-draw = Nimm eine Karte von der Wiese.
ask-everdell-play-cost = Wähle, wie du zahlst.
ask-everdell-play-discount = Wähle, wovon du weniger zahlst.
ask-everdell-occupied-use = Wähle das Gebäude für deinen Besetzt-Marker.
ask-everdell-card-star = Wähle die Karte, die darunterkommt.
ask-everdell-activate-chain = Wähle eine grüne Karte, die du aktivierst.
ask-everdell-hand-secret = Zeig eine Karte deiner Hand, oder hör auf.
ask-everdell-construction-storehouse = Leg Rohstoffe auf das Lagerhaus, oder nimm alle.
ask-everdell-activate-without-worker = Wähle, was du ohne Arbeiter ausführst.
ask-everdell-creature-fool = Wähle den Besetzt-Marker, den du zurücknimmst.
ask-everdell-creature-juggler = Wähle ein Ereignis, das du erfüllst.
ask-everdell-creature-ranger = Wähle den Arbeiter, der sich versetzt, und wohin.
ask-everdell-play-by-effect = Spiel eine Karte verbilligt, oder verzichte.
ask-everdell-creature-postal-pigeon = Spiel eine der beiden Karten verbilligt, oder verzichte.
ask-everdell-construction-clock-tower = Wähle, ob der Bauernhof zweimal ausgeführt wird.
ask-everdell-card-green = Wähle die grüne Karte, die als Nächste wirkt.
ask-everdell-coop-season-tiles = Wählt, wer von euch beiden es tut.
ask-everdell-coop-goodnews-deal = Wählt die Gute Nachricht, die ihr behaltet.
ask-everdell-coop-concede = Gibst du das Kapitel auch auf?
ask-everdell-coop-watch = Wähle, ob Sonne oder Mond zurückgeht.

event-everdell-moved = { NAME($seat, of: "seat") }: { $move }
event-everdell-scored = { NAME($seat, of: "seat") } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { NAME($source, of: "source") }.
event-everdell-season = Eine neue Jahreszeit: { NAME($season, of: "season") }.
event-everdell-shuffled = Die Ablage wurde zu einem neuen Stapel aus { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } gemischt.
event-everdell-over = Die Partie ist zu Ende.
event-everdell-objective = Ein Ziel ist erreicht: { $objective }.
event-everdell-taken = { NAME($mayor, of: "seat") } nahm vom Teilen-Plättchen: { NAME($item, of: "card") }.
event-everdell-thorn = Miss Thorn nahm: { NAME($card, of: "card") }.
event-everdell-reported = Miss Thorn schrieb über das Ereignis { NAME($event, of: "card") }.

source-everdell-card-red = Besuche deiner roten Karten

why-everdell-turn-token-at-end = Der Marker dieser Aktion steht am Ende des Pfads.
    .at_end = { $at_end ->
        [sun] Die Sonne steht am Ende des Pfads: Kein Arbeiter kann eingesetzt werden.
       *[moon] Der Mond steht am Ende des Pfads: Keine Karte kann gespielt werden.
    }
why-everdell-turn-unplaced = Die Sonne steht am Ende des Pfads: Deine Arbeiter ruhen bis zur nächsten Jahreszeit.
why-everdell-turn-discard-for-resource = Das gehört nicht zur Auswahl.
    .hand = Für einen Rohstoff braucht es zwei Handkarten; du hast { $hand }.
why-everdell-worker-place = Du hast keinen Arbeiter mehr einzusetzen.
    .occupied = Dort steht schon ein Arbeiter: { NAME($space, of: "card") }.
why-everdell-worker-destination = Das lässt sich nicht besuchen: { NAME($space, of: "card") }.
why-everdell-worker-event = Dieses Ereignis ist schon erfüllt.
    .missing = Du erfüllst die Bedingungen nicht: { NAME($event, of: "card") }.
why-everdell-event-more-than-opponent = { NAME($event, of: "card") }: Du hast { $have }, nötig sind { $least }, eines von jedem, und mehr als der Gegner.
why-everdell-event-journey = Die Reise wird am Ende der Partie vergeben.
why-everdell-play-sources = { NAME($card, of: "card") } ist weder auf deiner Hand noch bei Sonne oder Mond.
why-everdell-play-cost = Das gehört nicht zur Auswahl.
    .card = Du kannst die Kosten nicht zahlen: { NAME($card, of: "card") }.
why-everdell-play-by-effect = Das gehört nicht zur Auswahl.
    .card = { NAME($card, of: "card") } lässt sich so nicht spielen.
why-everdell-play-discount = Das lässt sich für den Preis nicht nutzen.
why-everdell-occupied-use = Das gehört nicht zur Auswahl.
    .card = { NAME($card, of: "card") } kann dieses Tier nicht beherbergen.
why-everdell-card-blue = { NAME($card, of: "card") } lässt sich erst in einem späteren Zug nutzen.
why-everdell-card-star = Das gehört nicht zur Auswahl.
    .used = Für eine Karte dient nur eine Sternfähigkeit: { NAME($used, of: "card") }.
why-everdell-activate-chain = Was gerade ausgeführt wird, lässt sich nicht noch einmal aktivieren.
why-everdell-draw = Das gehört nicht zur Auswahl.
    .card = { NAME($card, of: "card") } liegt nicht auf der Wiese.
why-everdell-draw-empty = Der Stapel ist leer.
why-everdell-creature-ranger = Dorthin kann der Arbeiter nicht.
why-everdell-end = Die meisten Punkte: { $points }.
why-everdell-end-tie = Gleichstand; es entscheiden { $by ->
        [events] die Ereignisse
        [resources] die übrigen Rohstoffe
        [city] die Karten in der Stadt
        [hand] die Karten auf der Hand
       *[nothing] keine Unterschiede mehr: Die Partie ist unentschieden
    }.
