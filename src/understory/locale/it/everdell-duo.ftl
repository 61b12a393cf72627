# Everdell Duo: ciò che chiede, racconta e rifiuta.

place-river = Tessera Fiume
place-farm = Fattoria
place-event = Spazio Evento

ask-everdell-turn-one-action = Piazza un lavoratore, gioca una carta o pescane una.
ask-everdell-turn-token = Scegli se si muove il Sole o la Luna.
ask-everdell-turn-discard-for-resource = Scegli le carte da scartare per una risorsa.
ask-everdell-card-optional = Scegli che cosa ottieni o paghi, o rinuncia.
ask-everdell-occupied-limit = Scegli il colore del tuo segnalino Occupato.
ask-everdell-draw = Prendi una carta dal Prato.
ask-everdell-play-cost = Scegli come paghi.
ask-everdell-play-discount = Scegli che cosa paghi in meno.
ask-everdell-occupied-use = Scegli la costruzione per il tuo segnalino Occupato.
ask-everdell-card-star = Scegli la carta da mettere sotto.
ask-everdell-activate-chain = Scegli una carta verde da attivare.
ask-everdell-hand-secret = Mostra una carta della tua mano, o fermati.
ask-everdell-construction-storehouse = Metti risorse sul Magazzino, o prendile tutte.
ask-everdell-activate-without-worker = Scegli che cosa esegui senza lavoratore.
ask-everdell-creature-fool = Scegli il segnalino Occupato da riprendere.
ask-everdell-creature-juggler = Scegli un evento da realizzare.
ask-everdell-creature-ranger = Scegli il lavoratore da spostare, e dove.
ask-everdell-play-by-effect = Gioca una carta a meno, o rinuncia.
ask-everdell-creature-postal-pigeon = Gioca una delle due carte a meno, o rinuncia.
ask-everdell-construction-clock-tower = Scegli se la fattoria si esegue due volte.
ask-everdell-card-green = Scegli la prossima carta verde che agisce.
ask-everdell-coop-season-tiles = Scegliete chi di voi due lo fa.
ask-everdell-coop-goodnews-deal = Scegliete la Buona notizia da tenere.
ask-everdell-coop-concede = Rinunci anche tu al capitolo?
ask-everdell-coop-watch = Scegli se torna indietro il Sole o la Luna.

event-everdell-moved = { NAME($seat, of: "seat") }: { $move }
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
event-everdell-objective = Un obiettivo è raggiunto: { $objective }.
event-everdell-taken = { NAME($mayor, of: "seat") } ha preso dalla tessera Condivisione: { NAME($item, of: "card") }.
event-everdell-thorn = Miss Thorn ha preso { NAME($card, of: "card") }.
event-everdell-reported = Miss Thorn ha scritto dell’evento { NAME($event, of: "card") }.

source-everdell-card-red = Visite alle tue carte rosse

why-everdell-turn-token-at-end = Il gettone di questa azione è alla fine del sentiero.
    .at_end = { $at_end ->
        [sun] Il Sole è alla fine del sentiero: nessun lavoratore si può piazzare.
       *[moon] La Luna è alla fine del sentiero: nessuna carta si può giocare.
    }
why-everdell-turn-unplaced = Il Sole è alla fine del sentiero: i tuoi lavoratori riposano fino alla prossima stagione.
why-everdell-turn-discard-for-resource = Non è una delle scelte.
    .hand = Servono due carte in mano per una risorsa; ne hai { $hand }.
why-everdell-worker-place = Non hai più lavoratori da piazzare.
    .occupied = Lì c’è già un lavoratore: { NAME($space, of: "card") }.
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
why-everdell-activate-chain = Ciò che si sta eseguendo non si può attivare ancora.
why-everdell-draw = Non è una delle scelte.
    .card = { NAME($card, of: "card") } non è nel Prato.
why-everdell-draw-empty = Il mazzo è vuoto.
why-everdell-creature-ranger = Il lavoratore non può andare lì.
why-everdell-end = Più punti di tutti: { $points }.
why-everdell-end-tie = Parità, decisa da { $by ->
        [events] gli eventi
        [resources] le risorse rimaste
        [city] le carte in città
        [hand] le carte in mano
       *[nothing] nulla: la partita è patta
    }.
