# Kampagne und Herausforderung: Kapitel vor dem Spiel, Wertungsblatt, Zeitung, Buch der Errungenschaften.

paper = Die Wurzel
paper-issue = Nr. { $number }, Ausgabe { $city }. Preis: eine Eichel.
paper-score = { $city } kam auf { $points } Punkte; verlangt waren { $target }.
paper-missed = Nicht geliefert: { $missed }.
paper-caption = { NAME($building, of: "card") }, der Stolz von { $city } ({ $points } Punkte). Unser Zeichner wartet noch auf sein Honorar.
paper-sums = { $chapters } Punkte aus den Kapiteln, { $bonus } für Uhren, { $penalty } ab für Wiederholungen.

told-chapter = Kapitel { $number }: { $title }
told-skunks = Stinktiere: { $where }.
told-skunks-events = { $counts } auf Ereignissen
told-skunks-path = { $counts } auf dem Pfad
told-skunks-locations = { $counts } auf Orten
told-skunks-by-season = { $where } (Winter bis Herbst)
told-sharing-free = Teilen könnt ihr jederzeit.
told-sharing-limited = Teilen nur auf dem Handschlagfeld.
told-sharing-none = Geteilt wird nicht.
told-sharing-seasons = Teilen: { $seasons }.
told-sharing-season = { NAME($season, of: "season") } { $way }
told-way-free = jederzeit
told-way-limited = nur auf dem Handschlagfeld
told-way-none = gar nicht
told-goods = Beide beginnen mit { $goods }.
told-hand = { $count ->
    [one] Beim Aufbau zieht ihr je eine Karte.
   *[other] Beim Aufbau zieht ihr je { $count } Karten.
}
told-city = In der Stadt liegt von Anfang an: { NAME($cards, of: "card") }.
told-guards = Das ganze Jahr steht ein Stinktier auf { NAME($places, of: "guard") }.
guard-river-1 = dem ersten Flussfeld
guard-river-2 = dem zweiten Flussfeld
told-workers = Ihr habt je { $count } Arbeiter.
told-quiet = Diese Jahreszeiten bringen nichts: { NAME($seasons, of: "season") }.
told-no-trade = Karten dürfen nicht gegen Rohstoffe abgeworfen werden.
told-watch = Zu diesem Kapitel gehört eine Taschenuhr.
told-target = { $points } Punkte
told-to-win = Zum Sieg: { $asked }.

campaign-normal = Mittel
    .about = In jedem Kapitel eine Taschenuhr, jedes verlorene Kapitel darf man wiederholen, und alle Guten Nachrichten bleiben.
campaign-hard = Schwer
    .about = Höhere Ziele, Uhren nur in manchen Kapiteln, drei Wiederholungen im Ganzen, und nur eine Gute Nachricht bleibt.
challenge-easy = Leicht
    .about = Miss Thorn hat gut geschlafen: Sie hat von Anfang an 15 Punkte. Teilen könnt ihr jederzeit.
challenge-normal = Mittel
    .about = Miss Thorn, wie ihre Redaktion sie kennt: Sie hat von Anfang an 20 Punkte. Teilen nur auf dem Handschlagfeld.
challenge-hard = Schwer
    .about = Miss Thorn hat nicht gefrühstückt: Sie hat von Anfang an 25 Punkte. Geteilt wird nicht.
road-cards = Gute Nachrichten auf der Hand
road-replays-normal = Ein verlorenes Kapitel darf man einmal wiederholen; das kostet am Ende 30 Punkte.
road-replays-hard = { $left ->
    [0] Alle drei Wiederholungen sind verbraucht.
    [one] Eine von drei Wiederholungen ist übrig.
   *[other] { $left } von drei Wiederholungen sind übrig.
}

sheet-subtitle = Eine Kampagne in fünfzehn Kapiteln: { $difficulty }
sheet-title = { $city }: { $names }, { $difficulty }
sheet-chapter = Kapitel
sheet-day = Tag
sheet-watches = Uhren
sheet-again = Wdh.
sheet-score = Wertung
sheet-total = gesamt
sheet-won = gewonnen
    .letter = G
sheet-lost = verloren
    .letter = V
sheet-used = benutzt
sheet-kept = behalten
sheet-yes = ja
sheet-watch-used = Uhr benutzt
sheet-watch-kept = Uhr nicht benutzt
sheet-replayed = wiederholt
sheet-chapters = die Kapitel
sheet-bonus = +10 für jede unbenutzte Uhr
sheet-penalty = −30 für jede Wiederholung
sheet-medal = { $medal } ab { $least } Punkten
sheet-sums = Kapitel { $chapters }, unbenutzte Uhren +{ $bonus }, Wiederholungen -{ $penalty }: zusammen { $total }
sheet-earned = Medaille: { $medal }
sheet-no-medal = keine Medaille, { $missing }
sheet-progress = { $played } von 15 Kapiteln; { $missing }
sheet-missing = noch { $points } bis { $medal }
sheet-beyond = über Gold geht nichts
medal-bronze = Bronze
medal-silver = Silber
medal-gold = Gold

feats-title = Gegen Miss Lily Thorn
feats-feat = Errungenschaft
feats-asks = verlangt
feats-column = { $players ->
    [1] allein, { $difficulty }
   *[2] zu zweit, { $difficulty }
}
feats-players = { $players ->
    [1] allein
   *[2] zu zweit
}
feats-short = { $players } P.
feats-games = { $games ->
    [one] 1 Spiel, { $won } gewonnen
   *[other] { $games } Spiele, { $won } gewonnen
}
feat-relentless = Unerbittlich
    .asks = keine grüne Karte in der Stadt
feat-humble = Bescheiden
    .asks = keine violette Karte in der Stadt
feat-efficient = Sparsam gebaut
    .asks = höchstens 10 Karten in der Stadt
feat-balanced = Ausgewogen
    .asks = 3 Karten jeder Farbe
feat-welcoming = Gastfreundlich
    .asks = 5 Besetzt-Marker in Stadt und Vorräten
feat-frugal = Genügsam
    .asks = 25 Punkte in Markern
feat-overachiever = Überflieger
    .asks = mit 20 Punkten Vorsprung gewonnen
feat-glamorous = Glanzvoll
    .asks = 5 violette Karten
feat-prepared = Vorbereitet
    .asks = 7 Karten auf einer Hand
feat-excited = Feierlaune
    .asks = 5 Ereignisse

cli-campaign-founded = { $city } ist gegründet. `{ $command }` schlägt das erste Kapitel auf.
cli-campaign-goes-on = Kapitel { $chapter } geht weiter, wo es liegen blieb.
cli-campaign-over = Die Kampagne ist zu Ende.
cli-campaign-next = Wie geht es weiter?
cli-campaign-again = Kapitel { $chapter }: noch einmal, für 30 Punkte am Ende
cli-campaign-chapter = Kapitel { $chapter }: { $title }
cli-campaign-stop = Schluss für heute
cli-campaign-choose = Wähle eine Zahl von 0 bis { $most }.
cli-campaign-left = Weiter geht es mit `{ $command }`.
cli-campaign-won = Kapitel { $chapter } ist gewonnen, mit { $points } Punkten.
cli-campaign-lost = Kapitel { $chapter } ist verloren, mit { $points } Punkten.
cli-challenge-won = Gewonnen, { $points } zu { $thorn }: { $feats }.
cli-challenge-lost = Verloren, { $points } zu { $thorn }.
cli-challenge-no-feat = keine Errungenschaft

kept-there = { $file }: Diese Datei gibt es schon. Wähle einen anderen Namen; verändert wurde nichts.
kept-no-text = { $file } ist kein Text und lässt sich nicht lesen.
kept-damaged = { $file } ist nicht, was sie sein sollte, oder beschädigt. Die Datei bleibt, wie sie ist.
    .where = { $file } ist beschädigt, an dieser Stelle: { $where }. Die Datei bleibt, wie sie ist.
kept-changed = { $file } wurde inzwischen von jemand anderem geändert; geschrieben wurde nichts.
kept-in-progress = { $file }: Das angefangene Kapitel lässt sich mit den jetzigen Regeln nicht fortsetzen. Alles andere ist heil; mit --anew wird das Kapitel neu ausgeteilt.
kept-twice = Dieses Spiel steht schon im Buch.
