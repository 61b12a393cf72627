# Everdell Duo: che cosa succede, riga per riga.

event-everdell-hare = { NAME($seat, of: "seat") } gioca le Lepri.
event-everdell-dealt = { NAME($seat, of: "seat") } ha pescato { NAME($card, of: "card") }.
event-everdell-heralded = Buona notizia: { NAME($card, of: "card") }.
event-everdell-place = { NAME($seat, of: "seat") } ha mandato un lavoratore: { NAME($place, of: "card") }.
event-everdell-use = { NAME($seat, of: "seat") } ha usato: { NAME($place, of: "card") }.
event-everdell-lift = { NAME($seat, of: "seat") } sposta un lavoratore da: { NAME($place, of: "card") }.
event-everdell-shoo = { NAME($seat, of: "seat") } ha mandato via una moffetta.
event-everdell-step = { NAME($seat, of: "seat") } ha mosso { $token ->
        [sun] il Sole
       *[moon] la Luna
    }.
event-everdell-watch = { NAME($seat, of: "seat") } ha riportato indietro { $token ->
        [sun] il Sole
       *[moon] la Luna
    }.
event-everdell-gain = { NAME($seat, of: "seat") } ha scelto { $good ->
        [twig] un rametto
        [resin] una resina
        [pebble] un ciottolo
        [berry] una bacca
       *[point] un punto
    }.
event-everdell-earn = { NAME($seat, of: "seat") } ha preso { $colour ->
        [green] un segnalino Occupato verde
        [tan] un segnalino Occupato beige
        [red] un segnalino Occupato rosso
        [blue] un segnalino Occupato blu
       *[purple] un segnalino Occupato viola
    }.
event-everdell-achieve = { NAME($seat, of: "seat") } ha realizzato { NAME($card, of: "card") }.
event-everdell-pay = { NAME($seat, of: "seat") } ha pagato il prezzo intero.
event-everdell-pay-token = { NAME($seat, of: "seat") } ha pagato con un segnalino Occupato.
event-everdell-pay-with = { NAME($seat, of: "seat") } ha usato per pagare: { NAME($ways, of: "card") }.
event-everdell-spend = { NAME($seat, of: "seat") } ha pagato { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }.
event-everdell-give = { $mayor ->
        [hare] La Lepre
       *[tortoise] La Tartaruga
    } riceve: { $item ->
        [deck] una carta dal mazzo
        [meadow] una carta dal Prato
        [resource] una risorsa
       *[other] { NAME($item, of: "card") }
    }.
event-everdell-share = { NAME($seat, of: "seat") } condivide: { $item ->
        [twig] un rametto
        [resin] una resina
        [pebble] un ciottolo
        [berry] una bacca
        [green] un segnalino Occupato verde
        [tan] un segnalino Occupato beige
        [red] un segnalino Occupato rosso
        [blue] un segnalino Occupato blu
        [purple] un segnalino Occupato viola
       *[other] { NAME($item, of: "card") }
    }.
event-everdell-news = Buona notizia per { $mayor ->
        [hare] la Lepre
       *[tortoise] la Tartaruga
    }: { NAME($card, of: "card") }.
event-everdell-keep = { NAME($seat, of: "seat") } tiene { NAME($card, of: "card") }.
event-everdell-pass = { NAME($seat, of: "seat") } si è fermato lì.
event-everdell-play = { NAME($seat, of: "seat") } ha giocato { NAME($card, of: "card") }.
event-everdell-draw = { NAME($seat, of: "seat") } ha pescato una carta.
event-everdell-take = { NAME($seat, of: "seat") } ha preso dal Prato: { NAME($card, of: "card") }.
event-everdell-trade = { NAME($seat, of: "seat") } scambia due carte per una risorsa.
event-everdell-house = Un segnalino Occupato di { NAME($seat, of: "seat") } sta su { NAME($card, of: "card") }.
event-everdell-tuck = { NAME($seat, of: "seat") } ha messo sotto una carta: { NAME($card, of: "card") }.
event-everdell-discard = { NAME($seat, of: "seat") } ha scartato { NAME($card, of: "card") }.
event-everdell-discard-unseen = { NAME($seat, of: "seat") } ha scartato una carta.
event-everdell-activate = { NAME($seat, of: "seat") } ha fatto agire { NAME($card, of: "card") }.
event-everdell-show = { NAME($seat, of: "seat") } ha mostrato { NAME($card, of: "card") }.
event-everdell-store = { NAME($seat, of: "seat") } mette da parte risorse.
event-everdell-unload = { NAME($seat, of: "seat") } ha preso le risorse messe da parte.
event-everdell-reclaim = { NAME($seat, of: "seat") } ha ripreso il segnalino Occupato da { NAME($card, of: "card") }.
event-everdell-twice = { NAME($seat, of: "seat") } usa la fattoria due volte.
event-everdell-concede = { NAME($seat, of: "seat") } vorrebbe rinunciare a questo capitolo.
event-everdell-agree = { NAME($seat, of: "seat") } è d’accordo.
event-everdell-trust = { NAME($seat, of: "seat") } è d’accordo, anche sul resto della tessera.
event-everdell-insist = { NAME($seat, of: "seat") } resta alla prima proposta.
