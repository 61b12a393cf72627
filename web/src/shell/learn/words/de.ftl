learn = { $game } lernen
learn-lead = Jede Lektion ist ein kurzes Spiel auf dem echten Spielplan. Hör auf, wann du willst: Es geht weiter, wo du warst.
minutes = { $minutes } Minuten
learnt = geschafft
begin = Anfangen
go-on = Weitermachen
again = Noch einmal
step = Schritt { $number } von { $steps }
continue = Weiter
back = Zurück
show-me = Zeig es mir
leave = Lektion verlassen
find = Berühre das Richtige auf dem Spielplan.
other-way = Das hat etwas bewirkt, aber nicht das Gesuchte. Versuch es noch einmal.
shown = Für dich gemacht. Sieh, was es gebracht hat, dann geht es weiter.
choice = Dies hier: { $name }
finished = Du weißt, wie es geht. Zeit für ein Spiel!
first-game = Dein erstes Spiel
first-game-about = Gegen den sanftesten Bot, mit einem Trainer, der sagt, worauf es ankommt.
next-lesson = Nächste Lektion
all-lessons = Alle Lektionen
rulebook = Das Regelheft
no-lessons = Zu diesem Spiel gibt es noch keine Lektion. Sein Regelheft steht offen.
coach = Der Trainer
coach-best = { $points ->
    [one] Ein Punkt ist
   *[other] { $points } Punkte sind
 } sofort zu holen: { $sources }. Siehst du, wie?
coach-none = Jetzt bringt nichts sofort Punkte. Bereite vor, was danach kommt.
coach-more = { $more } mehr waren möglich: Was leuchtet, hätte gezählt.
coach-plan = Mein Rat: Im Verlauf sollte gleich stehen: „{ $plan }“
coach-better = Etwas anderes hätte { $chance } von hundert Siegchancen mehr gebracht: „{ $plan }“
coach-back = Zurücknehmen
coach-off = Ohne Trainer spielen
coach-waits = Ich sage, worauf es ankommt, wenn du am Zug bist.
