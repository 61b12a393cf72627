# Kodama Duo: was es über Kodama hinaus fragt, erzählt und ablehnt.

ask-duo-split = Teile die drei Karten in zwei Häufchen.
ask-duo-choose = Wähle ein Häufchen.
ask-duo-place = Leg eine Karte deines Häufchens an deinen Baum an.
ask-duo-summon = Beschwöre einen Geist und leg ihn auf ein Symbol deines Baums.
ask-duo-summon-more = Du darfst einen zweiten Geist beschwören.
ask-duo-kodama = Wähle einen Kodama, der in deinen Baum einzieht.

event-duo-discarded = Abgeworfen: { NAME($cards, of: "card") }.
event-duo-roles = { NAME($pruner, of: "seat") } ist Beschneider, { NAME($sower, of: "seat") } Säer.
    .you-pruner = Du bist Beschneider, { NAME($sower, of: "seat") } Säer.
    .you-sower = { NAME($pruner, of: "seat") } ist Beschneider, du bist Säer.
event-duo-split = { NAME($seat, of: "seat") } hat die Karten geteilt: { NAME($pile, of: "card") } – { NAME($rest, of: "card") }.
    .you-seat = Du hast die Karten geteilt: { NAME($pile, of: "card") } – { NAME($rest, of: "card") }.
event-duo-chosen = { NAME($seat, of: "seat") } hat ein Häufchen gewählt: { NAME($pile, of: "card") }.
    .you-seat = Du hast ein Häufchen gewählt: { NAME($pile, of: "card") }.
event-duo-summoned = { NAME($seat, of: "seat") } hat den { NAME($spirit, of: "icon", form: "spirit") } beschworen: { NAME($card, of: "card") }.
    .you-seat = Du hast den { NAME($spirit, of: "icon", form: "spirit") } beschworen: { NAME($card, of: "card") }.
event-duo-stolen = Der { NAME($spirit, of: "icon", form: "spirit") } hat den Baum von { NAME($seat, of: "seat") } verlassen.
    .you-seat = Der { NAME($spirit, of: "icon", form: "spirit") } hat deinen Baum verlassen.
event-duo-declined = { NAME($seat, of: "seat") } hat keinen zweiten Geist beschworen.
    .you-seat = Du hast keinen zweiten Geist beschworen.

why-duo-growth-split = Nötig sind zwei Häufchen aus den aufgedeckten Karten, jedes mit mindestens einer Karte.
why-duo-growth-choose = Ein solches Häufchen gibt es nicht.
why-duo-growth-place = Diese Karte ist nicht in deinem Häufchen.
    .on = Die Karte darunter gehört nicht zu deinem Baum.
why-duo-growth-stuck = Du kannst eine Karte anlegen: In deinem Baum ist Platz dafür.
why-duo-spirit-summon = Ein Geist muss beschworen werden.
    .spirit = Dieses Symbol ist nicht auf der abgeworfenen Karte: { NAME($spirit, of: "icon") }.
    .card = An dieser Stelle deines Baums gibt es kein solches Symbol.
why-duo-spirit-stays = Der { NAME($spirit, of: "icon", form: "spirit") } liegt schon auf deinem eigenen Baum und bleibt dort.
why-duo-spirit-no-stack = Auf diesem Symbol liegt schon ein Geist.
why-duo-kodama-phase = { NAME($kodama, of: "card") } ist nicht auf deiner Hand.

why-duo-end = Die meisten Punkte: { $points }.
    .icons = Gleichstand nach Punkten. Es entscheidet, wie oft das Stammsymbol im eigenen Baum vorkommt: { NAME($icons, of: "") } Mal.
