# Was die Kommandozeile von sich aus sagt. Wörter zum Eintippen bleiben in jeder Sprache dieselben.

cli-you = Gast
cli-seat = { $name } (Platz { $seat })
cli-thought = { $name } hat { $sims } Mal in { $worlds } Welten probiert
cli-thought-line = erwartet { $moves }
cli-dealt = gegeben
cli-times = { $what } ({ $times }-mal)
cli-forced = (erzwungen)
cli-points = Punkte
cli-points-now = Punkte: { $scores }
cli-from = woher
cli-all = alle
cli-won = Die Partie geht an { $winners }.
cli-nobody = Niemand gewinnt.
cli-goes-on = Nach { $moves } Zügen geht die Partie weiter.
cli-ruling = Entscheid: { $ruling }
cli-rules = { $rules ->
        [one] { $rules } Regel
       *[other] { $rules } Regeln
    }
cli-which-game = Welches Spiel?
cli-choose-game = Wähle eine Zahl von 1 bis { $most } oder einen Namen: { $names }.
cli-left = Du hast den Tisch verlassen.
cli-type-help = Tippe help, um zu sehen, was du tippen kannst.
cli-your-turn = { $who }, du bist am Zug. Drücke Enter, wenn sonst niemand hinsieht.
cli-more-listed = ... und { $more } weitere, bis Nummer { $last }
cli-more-allowed = Erlaubt ist mehr, als hier steht: Du darfst jeden Zug eintippen.
cli-kept = Die Partie steht in { $file }; `understory verify` prüft, wie gegeben wurde.
cli-list-goes = Die Liste geht von 1 bis { $most }.
cli-unread = { $error }. Tippe help, um zu sehen, was es sonst gibt.
cli-refused = „{ $move }“ wird abgelehnt:
cli-no-undo = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
cli-undone = Zurückgenommen; was ab hier gegeben wird, wird neu gegeben.
cli-no-rule = Keine Regel dieses Spiels hat „{ $word }“ in ihrer Kennung; `rules` allein zählt alle auf.
cli-save-where = Wohin speichern? Schreib save und einen Dateinamen, etwa save evening.record
cli-cannot-save = { $file } lässt sich nicht schreiben: { $why }. Nichts ist verloren.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
cli-saved = Gespeichert. `understory play --resume { $file }` macht hier weiter.
cli-not-saved = Diese Partie ist nicht gespeichert. Schreib save und einen Dateinamen, oder noch einmal quit, um zu gehen.
cli-goodbye = Bis zum nächsten Mal.
cli-help =
    eine Zahl    aus der Liste wählen; 0 geht eine Liste zurück
    ein Zug      ausgeschrieben, wie die Liste ihn zeigt, auch wenn er nicht darauf steht
    undo         zurück zu deiner letzten Entscheidung
    table        den Tisch noch einmal zeigen
    points       die Punkte bisher, und woher sie kommen
    rules WORT   die Regel mit dieser Kennung, oder alle, die das Wort enthalten
    save DATEI   speichern; `understory play --resume DATEI` macht weiter
    quit         gehen
