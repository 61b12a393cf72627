# Die Tafeln von Kodama und Kodama Duo.

your-tree = Dein Baum
tree-of = Baum von { $name }
trees = Bäume
market = Auslage
your-hand = Deine Astkarten
your-pile = Dein Stapel
picked = Deine gewählte Karte
revealed = Aufgedeckt
pile = Stapel { $number }
discarded = Abgeworfen
kodamas = Deine Kodamas
decree = Jahreszeitenkarte
season-card = Jahreszeitenkarte
deck = { $count } im Nachziehstapel
round = Runde { $round } von { $of }
beside-deck = Neben dem Nachziehstapel
first-player = beginnt
pruner = Baumschneider
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
branch = { $card }: { $icons }
on-card = wächst aus { $on }
trunk = dem Stamm
pick-up = Nimm eine Karte und leg sie an deinen Baum
touch-bark = Berühre die Rinde, aus der sie wachsen soll
turn-left = Nach links drehen
turn-right = Nach rechts drehen
dial = Winkel
degrees = { $degrees } Grad
lay-here = Hier anlegen
put-back = Zurücklegen
show-me = Zeig mir
hide-places = Plätze verbergen
place-ghost = { $card } auf { $on }: { $points } Punkte
no-places = Nichts lässt sich anlegen
legal = Hier darf sie liegen
not-legal = Hier darf sie nicht liegen
gust = Auslage wegblasen
pass = Passen
pick-this = { $card } wählen
pick = Wählen
split = So teilen
split-how = Berühre eine Karte, um sie auf den anderen Stapel zu legen
choose = Diesen Stapel nehmen
summon = { $spirit } rufen
summon-which = Welchen Geist?
summon-where = Berühre das Symbol, auf dem er liegen soll
summon-from-other = vom anderen Baum
summon-none = Keinen zweiten Geist
icon-of = { $icon } auf { $card }
score-this = { $name } werten
score-choose = Wähle einen Kodama
in-spring = Frühling
in-summer = Sommer
in-autumn = Herbst
put-down = Du hast gewählt. Die anderen wählen noch.
see-tree = Baum von { $name } ansehen
close = Schließen
proof = Punkte von { $name }
proof-run = { $icon }: { $points }
proof-broken = unterbrochen von { $card }
proof-trunk = bis zum Stamm
proof-alone = die Karte darunter hat keines
proof-decree = Jahreszeitenkarte
season-sum = { $season }: { $points }
nothing-scored = Noch keine Punkte
drawer-market = Karten
drawer-kodamas = Kodamas
drawer-decree = Jahreszeit
drawer-season = Jahreszeit
keys = Pfeile: Plätze · Q E: drehen · Enter: anlegen · Esc: zurücklegen
caterpillar = Raupe
cloud = Wolke
firefly = Glühwürmchen
flower = Blume
mushroom = Pilz
star = Stern
