# Die Lektionen: `lesson-GAME-LESSON-STEP`; `.done`, wenn es gelungen ist, `.wrong` und andere, wenn nicht.

lesson-kodama-growing = Dein erster Baum
    .line = Äste anlegen, Reihen werten, einen Kodama erfreuen.

lesson-kodama-growing-lay = Das ist dein Baum, bisher nur ein Stamm. Nimm die beleuchtete Karte und lege sie so an die Rinde des Stamms, dass ihr Ende frei bleibt.
    .done = { $points } Punkte: zwei Blumen auf deiner Karte und die Blume am Stamm.
    .wrong = Das ist eine andere Karte. Nimm die beleuchtete.
lesson-kodama-growing-line = Symbole zählen in Reihen. Jedes Symbol deiner Karte zählt, wenn die Karte darunter es auch zeigt, und so weiter hinab. Lege die beleuchtete Karte an deine erste Karte.
    .done = { $points } Punkte: vier Blumen und drei Wolken, Karte für Karte gezählt.
    .wrong = Hier bringt sie { $points } Punkte: Die Wolken deiner ersten Karte liegen nicht darunter. An deiner ersten Karte bringt sie 7. Kein Platz dort? Geh zurück und lege jene anders.
    .card = Diese Karte bringt { $points } Punkte. Nimm die beleuchtete: Sie hat Blumen und Wolken.
lesson-kodama-growing-ends = Eine Reihe endet an der ersten Karte ohne ihr Symbol. An welcher Karte endete deine Reihe der Wolken? Berühre sie.
    .done = Ja, der Stamm zeigt keine Wolke. Was hinter so einer Karte liegt, zählt nicht mehr.
    .wrong = Auf dieser ist eine Wolke. Suche die Karte ohne Wolke.
lesson-kodama-growing-apart = Die beleuchtete Karte zeigt weder Blume noch Wolke: Was auf ihr wächst, fängt neu an. Lege sie an den Stamm, wo sie nicht stört.
    .done = Diesmal keine Punkte, aber deine lange Reihe bleibt offen.
    .wrong = Das ist eine andere Karte. Nimm die beleuchtete.
    .cut = Damit enden deine Blumen und Wolken genau hier. Lege sie lieber an den Stamm.
lesson-kodama-growing-ten = Jetzt geht es mit Blumen und Wolken zugleich weiter: Lege die beleuchtete Karte ans Ende deiner langen Reihe.
    .done = 10 Punkte! Mehr als 10 darf eine Karte nie bringen.
    .wrong = Hier bringt sie { $points } Punkte. Am Ende deiner langen Reihe bringt sie 10.
    .card = Diese Karte bringt { $points } Punkte. Die beleuchtete kann 10 bringen.
lesson-kodama-growing-kodama = Vier Karten für jeden, und der Frühling ist vorbei. Nun spielt jeder einen Kodama aus der Hand. Die grüne Zahl sagt, was jeder jetzt brächte: Spiele den besten.
    .done = { $points } Punkte, und 4 weitere durch den Frühlingsregen, die Karte des Frühlings. Dieser Kodama ist nun weg; nach dem Sommer folgt einer und nach dem Herbst noch einer.
    .wrong = Wähle einen deiner Kodamas.
    .less = Der brächte jetzt nur { $points } Punkte. Einer von ihnen bringt 8.
lesson-kodama-growing-decree = Der Sommer hat eine Jahreszeitenkarte, die für alle gilt: 1 Punkt mehr für jedes Glühwürmchen, das du legst. Auf welcher Karte ist eins? Berühre sie.
    .done = Genau die.
    .wrong = Hier ist keins. Es hat kleine Flügel und ein gelbes Licht.
lesson-kodama-growing-below = Lege sie. Ganz am Ende deiner Reihe brächte sie mehr als 10, und das ist nie erlaubt: Lege sie eine Karte tiefer.
    .done = { $points } Punkte, darunter der eine von der Jahreszeitenkarte.
    .wrong = Hier bringt sie { $points } Punkte. Eine Karte unter dem Ende deiner langen Reihe bringt sie mehr.
    .card = Das ist eine andere Karte. Nimm die beleuchtete mit dem Glühwürmchen.
lesson-kodama-growing-end = Das ist das ganze Spiel: drei Jahreszeiten, jede mit ihrer Jahreszeitenkarte, vier Ästen und einem Kodama. Wer die meisten Punkte hat, gewinnt.
