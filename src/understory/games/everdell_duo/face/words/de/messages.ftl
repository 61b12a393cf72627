# Everdell Duo: was es fragt, erzählt und ablehnt.

place-river = Flussplättchen
place-farm = Bauernhof
place-event = Ereignisfeld
place-objective = Ziel
place-season = Jahreszeitenplättchen: { NAME($season, of: "season") }

tile-winter = Beim Aufbau: Der Hase zieht eine Karte vom Stapel; die Schildkröte zieht eine und nimmt eine Karte der Wiese. Der Hase beginnt.
    .together = Beim Aufbau: Teilt 2 Karten vom Stapel und 1 Karte der Wiese unter euch auf. Der Hase beginnt.
tile-spring = 2 neue Flussplättchen. Die Schildkröte aktiviert alle grünen Karten ihrer Stadt; dann tut der Hase dasselbe und zieht eine Karte. Die Schildkröte beginnt.
    .together = 2 neue Flussplättchen. Teilt eure grünen Karten, von denen jede einmal aktiviert wird, und 1 Karte vom Stapel unter euch auf. Die Schildkröte beginnt.
tile-summer = 2 neue Flussplättchen. Der Hase nimmt eine Karte der Wiese; dann nimmt die Schildkröte eine und erhält 1 beliebigen Rohstoff. Der Hase beginnt.
    .together = 2 neue Flussplättchen. Teilt 2 Karten der Wiese und 1 beliebigen Rohstoff unter euch auf. Der Hase beginnt.
tile-autumn = 2 neue Flussplättchen. Die Schildkröte aktiviert alle grünen Karten ihrer Stadt; dann tut der Hase dasselbe und erhält 1 beliebigen Rohstoff. Die Schildkröte beginnt.
    .together = 2 neue Flussplättchen. Teilt eure grünen Karten, von denen jede einmal aktiviert wird, und 1 beliebigen Rohstoff unter euch auf. Die Schildkröte beginnt.

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
event-everdell-objective = Ein Ziel ist erreicht: { NAME($objective, of: "text") }.
event-everdell-taken = { NAME($mayor, of: "seat") } nahm vom Teilen-Plättchen: { NAME($item, of: "card") }.
event-everdell-thorn = Miss Thorn nahm: { NAME($card, of: "card") }.
event-everdell-reported = Miss Thorn schrieb über das Ereignis { NAME($event, of: "card") }.

source-everdell-card-red = Besuche deiner roten Karten

why-everdell-turn-token = { $token ->
        [sun] Nach einem Arbeiter rückt die Sonne.
       *[moon] Nach einer gespielten Karte rückt der Mond.
    }
why-everdell-turn-token-at-end = Der Marker dieser Aktion steht am Ende des Pfads.
    .at_end = { $at_end ->
        [sun] Die Sonne steht am Ende des Pfads: Kein Arbeiter kann eingesetzt werden.
       *[moon] Der Mond steht am Ende des Pfads: Keine Karte kann gespielt werden.
    }
why-everdell-turn-unplaced = Die Sonne steht am Ende des Pfads: Deine Arbeiter ruhen bis zur nächsten Jahreszeit.
why-everdell-turn-discard-for-resource = Das gehört nicht zur Auswahl.
    .hand = Für einen Rohstoff braucht es zwei Handkarten; du hast { $hand }.
why-everdell-worker-place = Du hast keinen Arbeiter mehr einzusetzen.
    .occupied = Dort steht schon ein Arbeiter.
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
why-everdell-activate-chain = Was gerade wirkt, lässt sich nicht noch einmal aktivieren.
why-everdell-draw = Das gehört nicht zur Auswahl.
    .card = { NAME($card, of: "card") } liegt nicht auf der Wiese.
why-everdell-draw-empty = Der Stapel ist leer.
why-everdell-creature-ranger = Dorthin kann der Arbeiter nicht.
why-everdell-coop-path-jump = Vor dem Marker dieser Aktion ist kein Feld mehr frei.
    .at_end = { $at_end ->
        [sun] Vor der Sonne ist kein Feld mehr frei: Kein Arbeiter kann eingesetzt werden.
       *[moon] Vor dem Mond ist kein Feld mehr frei: Keine Karte kann gespielt werden.
    }
why-everdell-coop-worker = Dort steht schon ein Arbeiter oder ein Stinktier.
why-everdell-coop-event-skunk = Auf diesem Ereignis steht ein Stinktier.
why-everdell-coop-event-threshold = { NAME($event, of: "card") }: Ihr habt { $have }, nötig sind { $least }, eines von jedem.
why-everdell-coop-event-resources = Du erfüllst die Bedingungen nicht: { NAME($event, of: "card") }. Was dein Partner hat, zählt nicht mit.
why-everdell-coop-share-free = Das hast du nicht zu geben.
    .gave = Eine Sache im Zug darf auf das Teilen-Plättchen, und nur solange dort nichts liegt.
why-everdell-coop-share-limited = Geteilt wird nur in Zügen, an deren Beginn Sonne oder Mond auf dem Handschlagfeld steht.
why-everdell-coop-share-none = Jetzt darf nichts geteilt werden.
why-everdell-coop-occupied = Dein Partner hat schon einen Besetzt-Marker dieser Farbe.
why-everdell-coop-goodnews-use = Diese Gute Nachricht nützt jetzt nichts.
    .spent = Diese Gute Nachricht habt ihr nicht.
why-everdell-coop-watch = Das gehört nicht zur Auswahl.
    .watches = { $watches ->
        [0] Es ist keine Taschenuhr mehr da.
       *[other] Dieser Marker steht, wo er begonnen hat.
    }
why-everdell-challenge-setup = Das gibt es in der Herausforderung nicht.
    .news = In der Herausforderung gibt es keine Guten Nachrichten.
    .watches = In der Herausforderung gibt es keine Taschenuhren.
why-everdell-challenge-threshold = { NAME($event, of: "card") }: Ihr habt { $have }, nötig sind { $least }, eines von jedem.
why-everdell-coop-end = { $points } Punkte, { $target } sind verlangt.
    .missed = { $points } Punkte, { $target } sind verlangt; verfehlt: { NAME($missed, of: "text") }.
why-everdell-coop-concede = Dieses Kapitel lässt sich nicht aufgeben.
    .points = Das Kapitel wurde mit { $points } Punkten aufgegeben.
why-everdell-challenge-end = { $points } Punkte gegen { $thorn } von Miss Thorn.
why-everdell-end = Die meisten Punkte: { $points }.
why-everdell-end-tie = Gleichstand; es entscheiden { $by ->
        [events] die Ereignisse
        [resources] die übrigen Rohstoffe
        [city] die Karten in der Stadt
        [hand] die Karten auf der Hand
       *[nothing] keine Unterschiede mehr: Die Partie ist unentschieden
    }.
