again = Rückblick
timeline = Zeitleiste
moment = Augenblick
place = Entscheidung { $at } von { $of }
first = An den Anfang
back = Eine Entscheidung zurück
on = Eine Entscheidung weiter
play = Laufen lassen
pause = Anhalten
scoring = Zu den nächsten Punkten
speed = Tempo
speed-slow = ruhig
speed-even = mittel
speed-fast = schnell
eyes = Wer schaut
eyes-of = { $name } schaut
eyes-all = Von außen gesehen
eyes-everybody = Alle Karten offen
hands = Handkarten
eyes-open = Die Partie ist zu Ende: Alle Karten liegen offen.
eyes-running = Solange die Partie läuft, sieht man sie mit eigenen Augen oder von außen.
bring-about = Jede Partie lässt sich als kleiner Text aufheben, als Mitschrift. Bring eine mit, und sie läuft noch einmal vor dir ab.
bring-choose = Mitschrift auswählen
bring-drop = oder hierher ziehen, oder auf jede Seite, die kein Tisch ist.
play-on = Von hier weiterspielen
play-on-about = Ein neuer Tisch beginnt in diesem Augenblick. Die Partie, die du ansiehst, bleibt, wie sie ist.
play-on-begin = Tisch decken
deal = Was noch verdeckt ist
dealt-anew = neu austeilen
dealt-anew-about = Karten, die du nicht gesehen haben kannst, können andere sein, und es kommen andere Karten.
as-it-was = wie es war
as-it-was-about = Dieselben Handkarten, und dieselben Karten kommen.
to-table = Zum Tisch
went-on = Diese Partie ging aus einer anderen hervor.
share = Teilen
share-link = Dieser Augenblick, so wie er jetzt zu sehen ist:
keepsake = Ein Bild zum Aufheben
keepsake-about = Was alle geschaffen haben, mit Namen und Punkten.
as-png = Bild speichern
as-svg = Als Zeichnung (SVG)
day-title = Die Partie des Tages
day-about = Für alle dieselben Karten, gegen Schössling, einmal am Tag.
day-play = Spielen
day-on = Weiterspielen
day-share = Ergebnis kopieren
day-copied = Kopiert
day-told = Understory, { $day }: { $game } { $score } ({ $result ->
 [won] gewonnen
 [lost] verloren
 *[shared] geteilt
 })
played = Beendete Partien
all-games = alle Spiele
filter-result = Ausgang
result-all = alle
result-won = gewonnen
result-lost = verloren
result-shared = geteilt
minutes = { $count ->
 [one] eine Minute
 *[other] { $count } Minuten
 }
decisions = { $count ->
 [one] eine Entscheidung
 *[other] { $count } Entscheidungen
 }
none-such = Keine solche Partie.
nothing-yet = Noch ist keine Partie zu Ende gespielt.
figures = { $game } in Zahlen
figures-told = { $games ->
 [one] Eine Partie
 *[other] { $games } Partien
 }, { $won } gewonnen, im Schnitt { $average } Punkte.
best = Deine beste: { $points } Punkte
favourite = Dein Lieblingszeichen: { $icon }, { $points } Punkte je Partie.
average = Schnitt
last-game = letzte Partie
against = Gegen wen
whom = Gegenüber
games-count = Partien
mine = Was über dich aufbewahrt wird
mine-about = Dein Name, deine Partien und was du dort gesagt hast. Du kannst es mitnehmen oder löschen lassen: Partien, die auch andere gespielt haben, bleiben ihnen, ohne deinen Namen.
export = Alles mitnehmen
forget = Alles löschen
forget-sure = Wirklich alles für immer löschen
analysis = Genauer hinsehen
curve-points = Wer vorn lag, in Punkten
analysis-about = Eine Suche fragt bei jeder Entscheidung, was sonst möglich war, mit dem Wissen von damals. Das dauert eine Weile und lässt sich anhalten.
analysis-whose = Wessen Entscheidungen
analysis-begin = Anfangen
analysis-stop = Hier anhalten
analysis-on = Weiter
analysis-curve = Gewinnaussicht von { $name }, zuletzt { $percent } %
analysis-moments = Einen zweiten Blick wert
analysis-cost = Um { $cost } Prozentpunkte besser gewesen wäre: { $best }
analysis-perhaps = Vielleicht um { $cost } Prozentpunkte besser gewesen wäre: { $best }
analysis-points = Das hätte sofort { $better } statt { $points } Punkte gebracht.
analysis-sure = Die Gewinnaussicht war { $chance } %; der Unterschied ist auf ± { $doubt } Prozentpunkte sicher ({ $sims } Simulationen in { $worlds } möglichen Verteilungen).
analysis-go = Auf dem Brett ansehen
analysis-none = Bisher fand sich nichts Besseres.
analysis-nothing = Die Suche hätte nichts anders gemacht.
place-same = Der beste Platz für diese Karte: { $points } statt { $made } Punkte.
place-best = Diese Karte lag am besten Platz: { $points } Punkte.
place-another = Der beste für eine andere Karte: { $points } Punkte.
