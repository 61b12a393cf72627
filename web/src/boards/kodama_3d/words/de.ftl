# Das Brett von Kodama 3D.

tile = { $shape }: { $feature }, { $kodama }
trunk = Stamm

# der Wald
forest = Wald
forest-turn = Zug { $turn } von { $turns }
forest-last = Die letzten zwei Plättchen
stack-empty = { $stack }: leer
stack = { $stack }: { $tile }, { $height ->
    [one] das letzte Plättchen
   *[other] { $height } Plättchen
}
stack-yours = hier steht deine Figur
stack-theirs = Figur von { $name }
stack-taken-up = aufgenommen
stack-lit = erreichbar
stack-stuck = sie kann gerade nicht ziehen

# der Baum
your-tree = Dein Baum
tree-of = Baum von { $name }
tree-told = { $whose }: { $state }
tree-state = { $tiles ->
    [0] noch kein Plättchen
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $stands }
no-trunk = noch kein Stamm
stands-steady = steht fest
stands-leaning = neigt sich
stands-teetering = fällt fast um
stands-held = von Hand gehalten
points = Stellen, an die das Plättchen kann
point = Stelle { $number }
point-on = Stelle { $number }, an: { $on }
point-gains = { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
}
point-loses = { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
}
point-draws = du darfst ein Ziel ziehen
point-like = kein Ziel: beide haben { $trait }
point-falls = würde umfallen
point-blocked = kein Platz, im Weg: { $part }
point-here = hier probiert
point-free = freie Stelle
layer = Ebene { $layer }
turn-left = Baum nach links drehen
turn-right = Baum nach rechts drehen
balance = Gleichgewicht
balance-told = { $stands }, { $lean } % des Wegs bis zum Umfallen
balance-then = dann: { $stands }, { $lean } %
back-to-yours = Zurück zu deinem Baum
no-picture = Dieser Browser kann den Baum nicht räumlich zeigen. Er ist von sechs Seiten gezeichnet; alles geht hier und in der Gliederung.
lost-picture = Das räumliche Bild ging verloren. Der Baum ist von sechs Seiten gezeichnet, das Spiel geht weiter.
again-picture = Räumlich versuchen
picture-read = In Ordnung
side = Seite { $side } von 6

# Ziele
your-goals = Deine Ziele
goals-of = Ziele von { $name }
display = Auslage
deck = Zielstapel: { $count }
deck-empty = Der Zielstapel ist leer
hidden-goals = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
goal-have = { $have } von { $of }
goal-met = erfüllt
goal-times = { $times } ×
goal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
goal-told = { $name }. { $text } { $count }
goal-then = dann { $count }
goal-worth = jetzt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
returned = Du legst { $goal } zurück. Die anderen wählen noch.
proof = Wie die Ziele zählten
proof-told = { $name }, { $goal }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, zusammen { $sum }
proof-next = Nächstes Ziel
proof-skip = Überspringen

# die anderen
others = Andere Bäume
enlarge = Den Baum von { $name } ansehen
laid-aside = beiseite: { $count }

# die Schublade auf dem Telefon
drawer = Wald, Ziele und andere Bäume
drawer-forest = Wald
drawer-goals = Ziele
drawer-others = Andere
lit-here = { $count } zu berühren

# die Gliederung
outline = Gliederung des Tischs
outline-open = Gliederung zeigen
outline-close = Gliederung schließen
outline-tile = Plättchen { $number }: { $tile }

# was zu tun ist
prompt = Was zu tun ist
in-hand = In deiner Hand: { $tile }
ask-colour = Such dir die Farbe deines Stamms aus.
ask-return = Berühre das Ziel, das du unter den Stapel zurücklegst; die anderen zwei behältst du.
ask-return-this = { $goal } zurücklegen
ask-place-first = Setz deine erste Figur auf einen Stapel. Zieht sie weiter, gehört dir das Plättchen dort.
ask-place-second = Setz deine zweite Figur auf einen Stapel.
ask-meeple = Berühre eine deiner Figuren.
ask-meeple-last = Das Ende: Berühre eines der Plättchen, auf denen deine Figuren stehen.
ask-stack = Berühre einen markierten Stapel: Dorthin zieht deine Figur, und was sie verlässt, gehört dir.
ask-point = Berühre eine Stelle deines Baums: Dort wird das Plättchen probiert.
ask-confirm = Berühre sie noch einmal, dann wächst es an.
ask-aside = Das Plättchen passt nirgends an deinen Baum.
ask-goal = Merkmal und Kodama sind beide anders: Du darfst ein Ziel ziehen.
ask-pass = Keine Figur kann ziehen, und kein Plättchen ist zu nehmen.
ask-wait = { $name } ist am Zug.
ask-wait-goals = Die anderen wählen noch ihre Ziele.
goals-chosen = Alle wählen ein Ziel, das sie zurücklegen.
grow-here = Hier anwachsen lassen
let-go = Loslassen
lay-aside = Beiseitelegen
take-goal = { $goal } nehmen
draw-goal = Verdeckt ziehen
no-goal = Kein Ziel
go-on = Weiter
sealed = lässt sich nicht zurücknehmen
why-rule = die Regel
