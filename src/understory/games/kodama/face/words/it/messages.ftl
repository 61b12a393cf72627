# Kodama: che cosa viene chiesto, che cosa accade, che cosa è rifiutato, da dove vengono i punti.

ask-kodama-grow = Prendi una carta Ramo e collegala al tuo albero.
ask-kodama-pick = Scegli una carta Ramo dalla tua mano.
ask-kodama-plant = Collega al tuo albero la carta scelta.
ask-kodama-kodama = Scegli il Kodama che andrà a vivere nel tuo albero.

event-kodama-placed = { NAME($seat, of: "seat") } ha posato un { NAME($card, of: "card") }.
    .you-seat = Hai posato un { NAME($card, of: "card") }.
event-kodama-grew = { NAME($seat, of: "seat") } ha fatto crescere un { NAME($card, of: "card") } dal suo { $trunk ->
        [yes] tronco
       *[no] { NAME($on, of: "card") }
    }: { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you-seat = Hai fatto crescere un { NAME($card, of: "card") } dal tuo { $trunk ->
            [yes] tronco
           *[no] { NAME($on, of: "card") }
        }: { $points ->
            [0] nessun punto
            [one] { $points } punto
           *[other] { $points } punti
        }.
event-kodama-kodama = { NAME($seat, of: "seat") } ha mostrato { NAME($kodama, of: "card") }.
    .you-seat = Hai mostrato { NAME($kodama, of: "card") }.
event-kodama-passed = { NAME($seat, of: "seat") } non poteva posare nulla e ha passato.
    .you-seat = Non potevi posare nulla e hai passato.
event-kodama-gust = { NAME($seat, of: "seat") } ha fatto spazzare via il mercato dal vento.
    .you-seat = Hai fatto spazzare via il mercato dal vento.
event-kodama-first = { NAME($seat, of: "seat") } è il primo giocatore.
    .you-seat = Sei il primo giocatore.
event-kodama-trunk = { NAME($seat, of: "seat") } fa crescere: { NAME($trunk, of: "card") }.
    .you-seat = Fai crescere: { NAME($trunk, of: "card") }.
event-kodama-dealt = { NAME($seat, of: "seat") } ha ricevuto il Kodama { NAME($kodama, of: "card") }.
    .you-seat = Hai ricevuto il Kodama { NAME($kodama, of: "card") }.
event-kodama-market = Un { NAME($card, of: "card") } è arrivato al mercato.
event-kodama-drawn = { NAME($seat, of: "seat") } ha pescato un { NAME($card, of: "card") }.
    .you-seat = Hai pescato un { NAME($card, of: "card") }.
event-kodama-picked = { NAME($seat, of: "seat") } ha scelto un { NAME($card, of: "card") }.
    .you-seat = Hai scelto un { NAME($card, of: "card") }.
event-kodama-decree = Il Decreto della stagione: { NAME($decree, of: "card") }.
event-kodama-hidden = È stata distribuita una carta coperta.
event-kodama-sealed = { NAME($seat, of: "seat") } ha scelto.
    .you-seat = Hai scelto.
event-kodama-scored = { NAME($seat, of: "seat") } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { NAME($source, of: "source") }.
    .you-seat = Ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }: { NAME($source, of: "source") }.
event-kodama-reshuffled = { $cards ->
        [one] { $cards } carta scartata è stata mescolata
       *[other] { $cards } carte scartate sono state mescolate
    } in un nuovo mazzo.
event-kodama-cleared = Con la stagione lasciano il mercato: { NAME($cards, of: "card") }.
event-kodama-season = Una nuova stagione: { NAME($season, of: "season") }. Comincia { NAME($first, of: "seat") }.
    .you-first = Una nuova stagione: { NAME($season, of: "season") }. Cominci tu.

source-kodama-score-run = Rami posati

why-kodama-growth-turn = Questa carta non si può prendere.
    .on = La carta sottostante non è nel tuo albero.
why-kodama-variant-draft = Non è la carta che hai scelto.
    .on = La carta sottostante non è nel tuo albero.
why-kodama-place-bark = Il ramo non crescerebbe dalla corteccia della carta sottostante.
    .off_bark = L’estremità del ramo non poggerebbe sulla corteccia della carta sottostante.
    .inside_border = L’estremità del ramo sarebbe troppo vicina al bordo della carta sottostante.
why-kodama-place-one-card = La carta deve poggiare su una carta del tuo albero.
    .touched = La carta toccherebbe una seconda carta; può toccarne una sola.
why-kodama-place-no-icon = Così si coprirebbe un’icona.
    .kinds = Così si coprirebbe { NAME($kinds, of: "icon", form: "the") } della carta sottostante.
why-kodama-place-table-edge = La carta uscirebbe dal bordo del tavolo.
why-kodama-place-free = Una carta si può ruotare da 0 a 359,9 gradi.
why-kodama-place-ten = Così otterresti { $points } punti; il limite è { $most }.
why-kodama-place-stuck = Puoi posare una carta: nel tuo albero c’è posto.
    .places = Puoi posare una carta: { $places ->
        [one] c’è { $places } posizione possibile
       *[other] ci sono { $places } posizioni possibili
    }.
    .card = Questa carta non si può posare da nessuna parte, un’altra della tua mano sì.
why-kodama-kodama-one-each = { NAME($kodama, of: "card") } non è nella tua mano.
why-kodama-variant-kids = { NAME($kodama, of: "card") } non si può conteggiare { NAME($season, of: "season", form: "in") }: ogni Mini-Kodama ha la sua stagione.
why-kodama-variant-kids-shuffled = { NAME($kodama, of: "card") } non si può conteggiare { NAME($season, of: "season", form: "in") }.
why-kodama-decree-gust = In questo turno il vento ha già soffiato.
why-kodama-decree-overrides = { NAME($decree, of: "card") }: lo Spirito { NAME($spirit, of: "icon", form: "of") } resta dov’è.

why-kodama-end-winner = Più punti di tutti: { $points }.
why-kodama-end-tie = Parità di punti. Decide l’icona del tronco nel proprio albero: { NAME($icons, of: "") } volte.
