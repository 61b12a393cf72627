# Die Tafeln von Kodama und Kodama Duo.

your-tree = Dein Baum
tree-of = Baum von { $name }
trees = Bäume
market = Auslage
your-hand = Deine Astkarten
your-pile = Dein Häufchen
picked = Deine gewählte Karte
revealed = Aufgedeckt
pile = Häufchen { $number }
discarded = Abgeworfen
kodamas = Deine Kodamas
decree = Jahreszeitenkarte
season-card = Jahreszeitenkarte
deck = { $count } im Nachziehstapel
round = Runde { $round } von { $of }
beside-deck = Neben dem Nachziehstapel
first-player = beginnt
pruner = Beschneider
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
now = jetzt { $points }
would-score = brächte jetzt { $points }
kodamas-held = { $count ->
    [one] { $count } Kodama auf der Hand
   *[other] { $count } Kodamas auf der Hand
}
touch-bark = Berühre die Rinde, aus der sie wachsen soll
turn-left = Nach links drehen
turn-right = Nach rechts drehen
dial = Winkel
degrees = { $degrees } Grad
lay-here = Hier anlegen
put-back = Zurücklegen
show-me = Zeig mir
hide-places = Plätze verbergen
no-places = Nichts lässt sich anlegen
gust = Auslage wegwehen lassen
sealed = lässt sich nicht zurücknehmen
pick = Wählen
split = So teilen
choose = Dieses nehmen
summon = { $spirit } beschwören
summon-from-other = vom anderen Baum
summon-none = Keinen zweiten Geist
score-this = { $name } werten
in-spring = Frühjahr
in-summer = Sommer
in-autumn = Herbst
see-tree = Baum von { $name } ansehen
close = Schließen
you = Du
your-points = Deine Punkte
proof = Punkte von { $name }
proof-run = { $icon }: { $points }
proof-trunk = bis zum Stamm
proof-alone = die Karte darunter hat keines
proof-decree = Jahreszeitenkarte
season-sum = { $season }: { $points }
nothing-scored = Noch keine Punkte
drawer-market = Karten
drawer-kodamas = Kodamas
drawer-decree = Jahreszeit
drawer-season = Jahreszeit
caterpillar = Raupe
cloud = Wolke
firefly = Glühwürmchen
flower = Blume
mushroom = Pilz
star = Stern

# Was gefragt wird und was eine Karte in der Hand brächte

prompt = Der Zug
the-rule = die Regel
waits = { $name } ist am Zug
waits-try = Probier derweil eine Karte an deinem Baum
over = Das Spiel ist aus
put-down = Du hast gewählt. { $name } wählt noch.
pick-up = Berühre eine Karte oder zieh sie an deinen Baum
keys = ← → Plätze · ↑ ↓ Karten · Umschalt: feiner · Q E: drehen · Enter: anlegen · Esc: zurücklegen
held-points = { $points ->
    [0] Hier keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
held-told = { $from }, { $side }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
held-kept = Sie wartet hier auf deinen Zug
held-gone = Deine Karte liegt nicht mehr in der Auslage
fault-bark = wächst nicht aus der Rinde
fault-one-card = berührt eine zweite Karte
fault-no-icon = verdeckt ein Symbol
fault-table-edge = ragt über die Tischkante
fault-ten = mehr als { $most } Punkte
fault-other = nicht erlaubt
pass = Nichts passt: weiter
summon-which = Welcher Geist soll kommen?
summon-where = Berühre das Symbol, auf dem er liegen soll
summon-what = Er bedeckt ein Symbol deines Baums, das dann als seines zählt
summon-why = Von da an zählt dieses Symbol als: { $spirit }
split-how = Berühre eine Karte, um sie ins andere Häufchen zu legen
duo-you-split = Du teilst, { $name } wählt
duo-they-split = { $name } teilt, du wählst
duo-you-choose = { $name } hat geteilt, du wählst
duo-they-choose = { $name } wählt ein Häufchen
pile-you-summon = eine einzelne Karte: Du beschwörst dann einen Geist
pile-they-summon = leg eine der beiden an; { $name } beschwört einen Geist
pile-single = eine einzelne Karte: Wer sie nimmt, beschwört einen Geist
pile-double = eine der beiden wird angelegt

# Karten und Plätze nach dem, was sie zeigen

branch = Ast mit { $icons }
from-branch = aus dem Ast mit { $icons }
from-trunk = aus dem Stamm
by-branch = den Ast mit { $icons }
by-trunk = den Stamm
some-caterpillar = { $count ->
    [one] einer Raupe
    [2] zwei Raupen
    [3] drei Raupen
   *[other] { $count } Raupen
}
some-cloud = { $count ->
    [one] einer Wolke
    [2] zwei Wolken
    [3] drei Wolken
   *[other] { $count } Wolken
}
some-firefly = { $count ->
    [one] einem Glühwürmchen
    [2] zwei Glühwürmchen
    [3] drei Glühwürmchen
   *[other] { $count } Glühwürmchen
}
some-flower = { $count ->
    [one] einer Blume
    [2] zwei Blumen
    [3] drei Blumen
   *[other] { $count } Blumen
}
some-mushroom = { $count ->
    [one] einem Pilz
    [2] zwei Pilzen
    [3] drei Pilzen
   *[other] { $count } Pilzen
}
some-star = { $count ->
    [one] einem Stern
    [2] zwei Sternen
    [3] drei Sternen
   *[other] { $count } Sternen
}
side-up = nach oben
side-up-right = nach rechts oben
side-right = nach rechts
side-down-right = nach rechts unten
side-down = nach unten
side-down-left = nach links unten
side-left = nach links
side-up-left = nach links oben
icon-on-branch = { $icon } auf dem Ast mit { $icons }
icon-on-trunk = { $icon } auf dem Stamm
ghost = { $card }, { $from }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
proof-broken = unterbrochen durch { $card }

# Was die anderen tun, und eine neue Jahreszeit

other-grew = { $name } ließ { $from } einen { $card } wachsen: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
other-laid = { $name } ließ einen Ast mit { $icons } wachsen: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
other-branch = Ast mit { $icons }
their-branch = aus dem eigenen Ast mit { $icons }
their-trunk = aus dem eigenen Stamm
other-kodama = { $kodama } ist in den Baum von { $name } eingezogen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
other-summoned = { $name } hat den Geist beschworen: { $spirit }
other-took = { $name } hat den Geist von deinem Baum beschworen: { $spirit }
other-split = { $name } hat die Karten geteilt
other-chose = { $name } hat ein Häufchen gewählt
season-begins = Der { $season ->
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
} beginnt: { $decree }
season-plain = Der { $season ->
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
} beginnt
you-grew = Dein neuer Ast wächst { $from }: { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
you-kodama = { $kodama } ist in deinen Baum eingezogen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
you-summoned = Du hast den Geist beschworen: { $spirit }
you-split = Du hast die Karten geteilt
you-chose = Du hast ein Häufchen gewählt
you-done = Dein Zug ist gemacht
lives-here = { $kodama } wohnt in diesem Baum
you-turn = Du bist am Zug.

# Was Kleinigkeiten bedeuten

explain-first = Das Blatt: Wer es hat, beginnt jede Runde dieser Jahreszeit.
explain-pruner = Das Blatt: Wer es hat, teilt die Karten, und das Gegenüber wählt.
explain-deck = { $count ->
    [one] Noch { $count } Astkarte ist
   *[other] Noch { $count } Astkarten sind
} im Nachziehstapel.
explain-hard = Eine gelbe Zahl steht bei Kodamas, die schwerer zufriedenzustellen sind; beim ersten Spiel bleiben sie draußen.
explain-beside = Geister neben dem Nachziehstapel liegen auf keinem Baum.
explain-now = Die Zahl im grünen Blatt ist, was dieser Kodama jetzt brächte.
zoom-in = Näher
zoom-out = Weiter weg
whole-tree = Ganzer Baum
