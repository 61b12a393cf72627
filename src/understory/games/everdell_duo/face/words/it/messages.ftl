# Everdell Duo: ciò che chiede, racconta e rifiuta.

place-river = Tessera Fiume
place-farm = Fattoria
place-event = Spazio Evento
place-objective = Obiettivo
place-season = Tessera Stagione: { NAME($season, of: "season") }

tile-winter = Durante la preparazione: la Lepre pesca una carta dal mazzo; la Tartaruga ne pesca una e prende una carta dal Prato. Comincia la Lepre.
    .together = Durante la preparazione: dividetevi 2 carte del mazzo e 1 carta del Prato. Comincia la Lepre.
tile-spring = 2 nuove tessere Fiume. La Tartaruga attiva tutte le carte verdi della sua città; poi la Lepre fa lo stesso e pesca una carta. Comincia la Tartaruga.
    .together = 2 nuove tessere Fiume. Dividetevi le vostre carte verdi, ognuna attivata una volta, e 1 carta del mazzo. Comincia la Tartaruga.
tile-summer = 2 nuove tessere Fiume. La Lepre prende una carta dal Prato; poi la Tartaruga ne prende una e ottiene 1 risorsa a scelta. Comincia la Lepre.
    .together = 2 nuove tessere Fiume. Dividetevi 2 carte del Prato e 1 risorsa a scelta. Comincia la Lepre.
tile-autumn = 2 nuove tessere Fiume. La Tartaruga attiva tutte le carte verdi della sua città; poi la Lepre fa lo stesso e ottiene 1 risorsa a scelta. Comincia la Tartaruga.
    .together = 2 nuove tessere Fiume. Dividetevi le vostre carte verdi, ognuna attivata una volta, e 1 risorsa a scelta. Comincia la Tartaruga.

event-everdell-scored = { NAME($seat, of: "seat") } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { NAME($source, of: "source") }.
event-everdell-season = Una nuova stagione: { NAME($season, of: "season") }.
event-everdell-shuffled = Gli scarti sono stati mescolati in un nuovo mazzo di { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
event-everdell-over = La partita è finita.
event-everdell-objective = Un obiettivo è raggiunto: { NAME($objective, of: "text") }.
event-everdell-taken = { NAME($mayor, of: "seat") } ha preso dalla tessera Condivisione: { NAME($item, of: "card") }.
event-everdell-thorn = Miss Thorn ha preso { NAME($card, of: "card") }.
event-everdell-reported = Miss Thorn ha scritto dell’evento { NAME($event, of: "card") }.

source-everdell-card-red = Visite alle tue carte rosse

why-everdell-turn-token = { $token ->
        [sun] Dopo un lavoratore si muove il Sole.
       *[moon] Dopo una carta giocata si muove la Luna.
    }
why-everdell-turn-token-at-end = Il gettone di questa azione è alla fine del sentiero.
    .at_end = { $at_end ->
        [sun] Il Sole è alla fine del sentiero: nessun lavoratore si può piazzare.
       *[moon] La Luna è alla fine del sentiero: nessuna carta si può giocare.
    }
why-everdell-turn-unplaced = Il Sole è alla fine del sentiero: i tuoi lavoratori riposano fino alla prossima stagione.
why-everdell-turn-discard-for-resource = Non è una delle scelte.
    .hand = Servono due carte in mano per una risorsa; ne hai { $hand }.
why-everdell-worker-place = Non hai più lavoratori da piazzare.
    .occupied = Lì c’è già un lavoratore.
why-everdell-worker-destination = Questo non si può visitare: { NAME($space, of: "card") }.
why-everdell-worker-event = Questo evento è già stato realizzato.
    .missing = Non soddisfi le condizioni di { NAME($event, of: "card") }.
why-everdell-event-more-than-opponent = { NAME($event, of: "card") }: hai { $have }, servono { $least }, uno di ciascuno, e più dell’avversario.
why-everdell-event-journey = Il Viaggio si assegna alla fine della partita.
why-everdell-play-sources = { NAME($card, of: "card") } non è né nella tua mano né accanto al Sole o alla Luna.
why-everdell-play-cost = Non è una delle scelte.
    .card = Non puoi pagare { NAME($card, of: "card") }.
why-everdell-play-by-effect = Non è una delle scelte.
    .card = { NAME($card, of: "card") } non si può giocare così.
why-everdell-play-discount = Questo non si può usare per il prezzo.
why-everdell-occupied-use = Non è una delle scelte.
    .card = { NAME($card, of: "card") } non può ospitare questa creatura.
why-everdell-card-blue = { NAME($card, of: "card") } si può usare da un turno successivo.
why-everdell-card-star = Non è una delle scelte.
    .used = Per una carta serve una sola abilità stella: { NAME($used, of: "card") }.
why-everdell-activate-chain = Ciò che sta agendo non si può attivare ancora.
why-everdell-draw = Non è una delle scelte.
    .card = { NAME($card, of: "card") } non è nel Prato.
why-everdell-draw-empty = Il mazzo è vuoto.
why-everdell-creature-ranger = Il lavoratore non può andare lì.
why-everdell-coop-path-jump = Davanti al gettone di questa azione non c’è più uno spazio libero.
    .at_end = { $at_end ->
        [sun] Davanti al Sole non c’è più uno spazio libero: nessun lavoratore si può piazzare.
       *[moon] Davanti alla Luna non c’è più uno spazio libero: nessuna carta si può giocare.
    }
why-everdell-coop-worker = Lì c’è già un lavoratore o una moffetta.
why-everdell-coop-event-skunk = Su questo evento c’è una moffetta.
why-everdell-coop-event-threshold = { NAME($event, of: "card") }: avete { $have }, servono { $least }, uno di ciascuno.
why-everdell-coop-event-resources = Non soddisfi le condizioni di { NAME($event, of: "card") }; ciò che ha il tuo compagno non conta.
why-everdell-coop-share-free = Questo non lo hai da dare.
    .gave = Una sola cosa per turno va sulla tessera Condivisione, e solo se è vuota.
why-everdell-coop-share-limited = Si condivide solo nei turni che cominciano con il Sole o la Luna sullo spazio Stretta di mano.
why-everdell-coop-share-none = Ora non si può condividere nulla.
why-everdell-coop-occupied = Il tuo compagno ha già un segnalino Occupato di questo colore.
why-everdell-coop-goodnews-use = Questa Buona notizia ora non serve.
    .spent = Questa Buona notizia non l’avete.
why-everdell-coop-watch = Non è una delle scelte.
    .watches = { $watches ->
        [0] Non c’è più nessun orologio da taschino.
       *[other] Questo gettone è dove ha cominciato.
    }
why-everdell-challenge-setup = Nella sfida non c’è.
    .news = Nella sfida non ci sono Buone notizie.
    .watches = Nella sfida non ci sono orologi da taschino.
why-everdell-challenge-threshold = { NAME($event, of: "card") }: avete { $have }, servono { $least }, uno di ciascuno.
why-everdell-coop-end = { $points } punti; ne servono { $target }.
    .missed = { $points } punti, ne servono { $target }; mancato: { NAME($missed, of: "text") }.
why-everdell-coop-concede = Questo capitolo non si può abbandonare.
    .points = Il capitolo è stato abbandonato, con { $points } punti.
why-everdell-challenge-end = { $points } punti contro i { $thorn } di Miss Thorn.
why-everdell-end = Più punti di tutti: { $points }.
why-everdell-end-tie = Parità, decisa da { $by ->
        [events] gli eventi
        [resources] le risorse rimaste
        [city] le carte in città
        [hand] le carte in mano
       *[nothing] nulla: la partita è patta
    }.
