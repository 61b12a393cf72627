# Was die Kommandozeile von sich aus sagt. Wörter zum Eintippen bleiben in jeder Sprache dieselben.

cli-you = Gast
cli-seat = { $name } (Platz { $seat })
cli-thought = { $name } hat { $sims } Mal in { $worlds } Welten probiert
cli-thought-line = erwartet { $moves }
cli-line = { $head }: { $rest }
cli-dealt = gegeben
cli-times = { $what } ({ $times }-mal)
cli-forced = (erzwungen)
cli-points = Punkte
cli-points-now = Punkte bisher: { $scores }
cli-from = woher
cli-all = alle
cli-won = Die Partie geht an { $winners }.
cli-nobody = Niemand gewinnt.
cli-analysis-cost = Nach { $moves } Zügen: { NAME($seat, of: "seat") } spielte „{ $move }“. „{ $best }“ wäre besser gewesen, um { $cost } Prozent Gewinnaussicht, plus oder minus { $doubt } ({ $sims } Simulationen).
cli-analysis-perhaps = Nach { $moves } Zügen: { NAME($seat, of: "seat") } spielte „{ $move }“. „{ $best }“ wäre vielleicht besser gewesen, um { $cost } Prozent Gewinnaussicht, plus oder minus { $doubt } ({ $sims } Simulationen).
cli-analysis-none = Die Suche hätte nichts anderes getan.
cli-goes-on = Nach { $moves } Zügen geht die Partie weiter.
cli-record-stops = Diese Mitschrift entstand mit anderen Regeln oder Karten (Fassung { $version } der Regeln). Sie lässt sich bis Zeile { $line } nachspielen, „{ $move }“:
cli-ruling = Auslegung: { $ruling }
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
cli-no-rule = Keine Regel dieses Spiels spricht von „{ $word }“; `rules` allein zählt alle Kennungen auf.
cli-no-card = Keine Karte heißt { $word }.
cli-save-where = Wohin speichern? Schreib save und einen Dateinamen, etwa save evening.record
cli-cannot-save = { $file } lässt sich nicht schreiben: { $why }. Nichts ist verloren.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
cli-saved = Gespeichert. `understory play --resume { $file }` macht hier weiter.
cli-not-saved = Diese Partie ist nicht gespeichert. Schreib save und einen Dateinamen, oder noch einmal quit, um zu gehen.
cli-number = { $number }
cli-between = { $low } bis { $high }
cli-counted = { $game }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Startwert { $seed }
cli-matches = { $matches ->
        [one] { $game }: { $matches } Begegnung
       *[other] { $game }: { $matches } Begegnungen
    }
cli-met = gegeneinander
cli-itself = sich selbst, erster Platz
cli-lost-turns = { $turns ->
        [one] { $turns } Zug, den ein Programm verlor und der schnelle Spieler des Spiels machte
       *[other] { $turns } Züge, die Programme verloren und der schnelle Spieler des Spiels machte
    }
cli-speed = { $games } Partien/s, { $decisions } Entscheidungen/s; { $each } Entscheidungen je Partie; { $forced } erzwungen, { $dealt } gegeben, { $passes } ausgelassen
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-against = gegen
cli-column-games = Partien
cli-column-wins = Siege
cli-column-mean = Punkte im Mittel
cli-verified = { $file }: Alle { $deals } Gaben kommen aus dem Startwert, und der passt zu seiner Zusage.
cli-verified-uncommitted = { $file }: Alle { $deals } Gaben kommen aus dem Startwert; zugesagt wurde er nie.
cli-ends-before = Die Mitschrift endet vor der Partie.
cli-pack-fits = { $game }: { $cards } Karten mit Namen, { $digests }; zu spielen als { $name } --pack ORDNER
cli-goodbye = Bis zum nächsten Mal.
admin-column-match = Partie
admin-column-game = Spiel
admin-column-status = Stand
admin-column-access = Zugang
admin-column-changed = geändert
admin-column-people = Personen
admin-column-id = Kennung
admin-column-name = Name
admin-column-login = Anmeldename
admin-column-matches = Partien
admin-column-since = seit
admin-column-kind = Art
admin-column-value = Wert
admin-column-when = wann
admin-column-by = von
admin-column-about = über
admin-column-words = Worte
admin-guest = Gast
admin-closed = { $match } ist beendet
admin-over-already = { $match } war schon zu Ende
admin-removed = { $what } ist entfernt
admin-person-removed = { $who } ist entfernt; entfernte Partien: { $gone }, Partien anderer ohne den Namen: { $blanked }
admin-kept-out = ausgeschlossen: { $kind } { $value }
admin-let-in = wieder zugelassen: { $value }
admin-not-kept-out = war nicht ausgeschlossen: { $value }
admin-keys = Die Schlüssel sind in { $file }.
admin-tidied = entfernte Partien: { $matches }, entfernte Gäste: { $guests }
admin-rows-written = geschriebene Zeilen: { $rows }
admin-rows-read = gelesene Zeilen: { $rows }
admin-kind-address = Adresse
admin-kind-name = Name
cli-help =
    eine Zahl    aus der Liste wählen; 0 geht eine Liste zurück
    ein Zug      ausgeschrieben wie in der Liste, auch einer, der nicht darin steht
    undo         zurück zu deiner letzten Entscheidung
    table        den Tisch noch einmal zeigen
    points       die Punkte bisher, und woher sie kommen
    rules WORT   eine Regel nach ihrer Kennung, oder alle, die vom Wort sprechen
    card NAME    was eine Karte sagt; ein Teil des Namens genügt
    save DATEI   speichern; `understory play --resume DATEI` macht weiter
    quit         gehen
