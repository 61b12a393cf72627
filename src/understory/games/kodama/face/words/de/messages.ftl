# Kodama: was gefragt wird, was geschieht, was abgelehnt wird, woher die Punkte kommen.

ask-kodama-grow = Nimm eine Astkarte und leg sie an deinen Baum an.
ask-kodama-pick = Wähle eine Astkarte aus deiner Hand.
ask-kodama-plant = Leg die gewählte Karte an deinen Baum an.
ask-kodama-kodama = Wähle einen Kodama, der in deinen Baum einzieht.

event-kodama-placed = { NAME($seat, of: "seat") } hat einen { NAME($card, of: "card") } angelegt.
    .you-seat = Du hast einen { NAME($card, of: "card") } angelegt.
event-kodama-grew = { NAME($seat, of: "seat") } ließ einen { NAME($card, of: "card") } wachsen, aus dem eigenen { $trunk ->
        [yes] Stamm
       *[no] { NAME($on, of: "card") }
    }: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you-seat = Du hast einen { NAME($card, of: "card") } wachsen lassen, aus deinem { $trunk ->
            [yes] Stamm
           *[no] { NAME($on, of: "card") }
        }: { $points ->
            [0] keine Punkte
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
event-kodama-kodama = { NAME($seat, of: "seat") } hat { NAME($kodama, of: "card") } gezeigt.
    .you-seat = Du hast { NAME($kodama, of: "card") } gezeigt.
event-kodama-passed = { NAME($seat, of: "seat") } konnte nichts anlegen und musste passen.
    .you-seat = Du konntest nichts anlegen und musstest passen.
event-kodama-gust = { NAME($seat, of: "seat") } hat die Auslage vom Wind wegwehen lassen.
    .you-seat = Du hast die Auslage vom Wind wegwehen lassen.
event-kodama-first = { NAME($seat, of: "seat") } hat die Startkarte.
    .you-seat = Du hast die Startkarte.
event-kodama-trunk = Der Stamm von { NAME($seat, of: "seat") }: { NAME($trunk, of: "card") }.
    .you-seat = Dein Stamm: { NAME($trunk, of: "card") }.
event-kodama-dealt = { NAME($seat, of: "seat") } hat den Kodama { NAME($kodama, of: "card") } bekommen.
    .you-seat = Du hast den Kodama { NAME($kodama, of: "card") } bekommen.
event-kodama-market = Ein { NAME($card, of: "card") } kam in die Auslage.
event-kodama-drawn = { NAME($seat, of: "seat") } hat einen { NAME($card, of: "card") } gezogen.
    .you-seat = Du hast einen { NAME($card, of: "card") } gezogen.
event-kodama-picked = { NAME($seat, of: "seat") } hat einen { NAME($card, of: "card") } gewählt.
    .you-seat = Du hast einen { NAME($card, of: "card") } gewählt.
event-kodama-decree = Die Jahreszeitenkarte: { NAME($decree, of: "card") }.
event-kodama-hidden = Eine Karte wurde verdeckt ausgeteilt.
event-kodama-sealed = { NAME($seat, of: "seat") } hat gewählt.
    .you-seat = Du hast gewählt.
event-kodama-scored = { NAME($seat, of: "seat") } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { NAME($source, of: "source") }.
    .you-seat = Du erhältst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }: { NAME($source, of: "source") }.
event-kodama-reshuffled = { $cards ->
        [one] { $cards } abgeworfene Karte wurde
       *[other] { $cards } abgeworfene Karten wurden
    } zu einem neuen Aststapel gemischt.
event-kodama-cleared = Mit der Jahreszeit verlassen diese Karten die Auslage: { NAME($cards, of: "card") }.
event-kodama-season = Eine neue Jahreszeit: { NAME($season, of: "season") }. { NAME($first, of: "seat") } beginnt.
    .you-first = Eine neue Jahreszeit: { NAME($season, of: "season") }. Du beginnst.

source-kodama-score-run = Angelegte Äste

why-kodama-growth-turn = Diese Karte liegt nicht zur Wahl.
    .on = Die Karte darunter gehört nicht zu deinem Baum.
why-kodama-variant-draft = Das ist nicht die Karte, die du gewählt hast.
    .on = Die Karte darunter gehört nicht zu deinem Baum.
why-kodama-place-bark = Der Ast würde nicht aus der Rinde der Karte darunter wachsen.
    .off_bark = Das Ende des Astes läge nicht auf der Rinde der Karte darunter.
    .inside_border = Das Ende des Astes läge zu nah am Rand der Karte darunter.
why-kodama-place-one-card = Die Karte muss auf einer Karte deines Baums liegen.
    .touched = Die Karte würde eine zweite Karte berühren; sie darf nur auf einer liegen.
why-kodama-place-no-icon = Das würde ein Symbol überdecken.
    .kinds = Das würde { NAME($kinds, of: "icon", form: "the") } der Karte darunter überdecken.
why-kodama-place-table-edge = Die Karte würde über die Tischkante ragen.
why-kodama-place-free = Eine Karte lässt sich um 0 bis 359,9 Grad drehen.
why-kodama-place-ten = Das gäbe { $points } Punkte; höchstens { $most } sind erlaubt.
why-kodama-place-stuck = Du kannst eine Karte anlegen: In deinem Baum ist Platz dafür.
    .places = Du kannst eine Karte anlegen: { $places ->
        [one] Es gibt { $places } Stelle
       *[other] Es gibt { $places } Stellen
    } zur Wahl.
    .card = Diese Karte lässt sich nirgends anlegen, eine andere deiner Hand aber schon.
why-kodama-kodama-one-each = { NAME($kodama, of: "card") } ist nicht auf deiner Hand.
why-kodama-variant-kids = { NAME($kodama, of: "card") } zählt nicht { NAME($season, of: "season", form: "in") }: Jedes Kodamakid hat seine Jahreszeit.
why-kodama-variant-kids-shuffled = { NAME($kodama, of: "card") } lässt sich { NAME($season, of: "season", form: "in") } nicht werten.
why-kodama-decree-gust = In diesem Zug hat der Wind schon geweht.
why-kodama-decree-overrides = { NAME($decree, of: "card") }: Der { NAME($spirit, of: "icon", form: "spirit") } bleibt, wo er ist.

why-kodama-end-winner = Die meisten Punkte: { $points }.
why-kodama-end-tie = Gleichstand nach Punkten. Es entscheidet, wie oft das Stammsymbol im eigenen Baum vorkommt: { NAME($icons, of: "") } Mal.
