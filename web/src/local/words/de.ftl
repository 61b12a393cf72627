readying = Der Tisch wird gedeckt
readying-about = Ist er einmal da, geht alles auch ohne Netz.
failed = Der Tisch ließ sich nicht holen. Beim ersten Mal braucht er ein Netz.
kept = In diesem Browser aufbewahrt
kept-about = { $games ->
    [0] Noch keine Partie
    [one] Eine Partie
   *[other] { $games } Partien
  } und was man zum Spielen ohne Netz braucht: zusammen { $size }.
persisted = Der Browser hat versprochen, nichts davon von selbst wegzuwerfen.
not-persisted = Der Browser darf es wegwerfen, wenn der Platz knapp wird.
discard = Partien wegwerfen
discard-sure = Alle Partien in diesem Browser wegwerfen? Sie lassen sich nicht zurückholen.
discard-all = Alles wegwerfen
discard-all-sure = Alle Partien und alles, was man zum Spielen ohne Netz braucht, wegwerfen? Der nächste Besuch holt die Seite neu.
discarded = Sie sind weg.
yes = Wegwerfen
no = Behalten
