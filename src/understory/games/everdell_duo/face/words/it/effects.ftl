# Ciò che dicono le carte di Everdell Duo, effetto per effetto.

thing-green = { $count ->
        [one] { $count } carta verde
       *[other] { $count } carte verdi
    }
    .each = carta verde
    .many = carte verdi
thing-tan = { $count ->
        [one] { $count } carta beige
       *[other] { $count } carte beige
    }
    .each = carta beige
    .many = carte beige
thing-red = { $count ->
        [one] { $count } carta rossa
       *[other] { $count } carte rosse
    }
    .each = carta rossa
    .many = carte rosse
thing-blue = { $count ->
        [one] { $count } carta blu
       *[other] { $count } carte blu
    }
    .each = carta blu
    .many = carte blu
thing-purple = { $count ->
        [one] { $count } carta viola
       *[other] { $count } carte viola
    }
    .each = carta viola
    .many = carte viola
thing-creature = { $count ->
        [one] { $count } creatura
       *[other] { $count } creature
    }
    .each = creatura
    .many = creature
thing-construction = { $count ->
        [one] { $count } costruzione
       *[other] { $count } costruzioni
    }
    .each = costruzione
    .many = costruzioni
thing-card = { $count ->
        [one] { $count } carta in città
       *[other] { $count } carte in città
    }
    .each = carta in città
    .many = carte in città
thing-colour = { $count ->
        [one] { $count } colore diverso
       *[other] { $count } colori diversi
    }
    .each = colore nella tua città
    .many = colori diversi
thing-rich-colour = { $count ->
        [one] { $count } colore con 3 carte
       *[other] { $count } colori con 3 carte ciascuno
    }
    .each = colore di cui hai almeno 3 carte
    .many = colori con 3 carte ciascuno
thing-pair = { $count ->
        [one] { $count } coppia di creatura e costruzione
       *[other] { $count } coppie di creatura e costruzione
    }
    .each = coppia di creatura e costruzione
    .many = coppie di creatura e costruzione
thing-twig = { $count ->
        [one] { $count } rametto
       *[other] { $count } rametti
    }
    .each = rametto
    .many = rametti
thing-resin = { $count ->
        [one] { $count } resina
       *[other] { $count } resine
    }
    .each = resina
    .many = resine
thing-pebble = { $count ->
        [one] { $count } ciottolo
       *[other] { $count } ciottoli
    }
    .each = ciottolo
    .many = ciottoli
thing-berry = { $count ->
        [one] { $count } bacca
       *[other] { $count } bacche
    }
    .each = bacca
    .many = bacche
thing-resource = { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }
    .each = risorsa
    .many = risorse
thing-resource-type = { $count ->
        [one] { $count } tipo di risorsa
       *[other] { $count } tipi di risorse
    }
    .each = tipo di risorsa che ti resta
    .many = tipi di risorse
thing-hand = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
    .each = carta in mano
    .many = carte in mano
thing-event = { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
    .each = evento
    .many = eventi
thing-occupied = { $count ->
        [one] { $count } segnalino Occupato
       *[other] { $count } segnalini Occupato
    }
    .each = tuo segnalino Occupato
    .many = segnalini Occupato

amount-point = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
amount-free = { $count ->
        [one] { $count } risorsa a scelta
       *[other] { $count } risorse a scelta
    }
amount-card = { $count ->
        [one] { $count } carta dal mazzo
       *[other] { $count } carte dal mazzo
    }
amount-meadow = { $count ->
        [one] { $count } carta dal Prato
       *[other] { $count } carte dal Prato
    }
token-green = un segnalino Occupato verde
token-tan = un segnalino Occupato beige
token-red = un segnalino Occupato rosso
token-blue = un segnalino Occupato blu
token-purple = un segnalino Occupato viola
token-any = un segnalino Occupato

price-goods = paga { $goods }
price-free = paga 1 risorsa
price-different = paga 1 risorsa, ogni volta di un altro tipo
price-card = scarta una carta

act-gain = ottieni { $things }
act-draw = pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
act-take = prendi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dal Prato
act-each = ottieni 1 punto per ogni { $thing }, al massimo { $most } punti
act-exchange = { $times ->
        [1] { $price }: { $gain }
       *[other] fino a { $times } volte, { $price }: { $gain }
    }
    .opens = { $price }, poi
act-activate = attiva { $count ->
        [one] { $count } carta verde
       *[other] fino a { $count } carte verdi
    } della tua città
    .another = attiva { $count ->
        [one] un’altra carta verde
       *[other] fino a { $count } altre carte verdi
    } della tua città
    .meadow = attiva { $count ->
        [one] { $count } carta verde
       *[other] fino a { $count } carte verdi
    } del Prato
    .hand = attiva { $count ->
        [one] { $count } carta verde
       *[other] fino a { $count } carte verdi
    } della tua mano
act-show = mostra fino a { $thing } dalla mano: per ognuna ottieni 1 risorsa o 1 punto
act-store = mettici { $count } risorse, o prendi tutte quelle che ci sono
act-carry = usa { $count ->
        [one] una fattoria
       *[other] { $count } fattorie
    }
    .river = usa uno spazio Fiume
    .others = usa uno spazio in cui sta l’altro giocatore o una moffetta
    .workers = usa uno spazio in cui sta un lavoratore o una moffetta
    .red = usa { $count ->
        [one] una carta rossa
       *[other] { $count } carte rosse
    } del Prato o di una città
act-reclaim = riprendi un segnalino Occupato da una carta
act-achieve = realizza un evento senza lavoratore e senza la ricompensa del suo spazio
act-shift = sposta un lavoratore piazzato su un altro spazio, occupato o no
act-pigeon = pesca { $cards } carte e giocane una per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno; { $cards ->
        [2] l’altra viene scartata
       *[other] le altre vengono scartate
    }
act-grant = gioca { $what } per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno
act-put = mettici { $points } punti
act-both = ciascuno di voi ottiene { $bundle }
act-shoo = manda via una moffetta fino alla fine della stagione
    .events = manda via una moffetta dagli eventi fino alla fine della stagione
    .path = manda via una moffetta dal sentiero fino alla fine della stagione
    .locations = manda via una moffetta dai luoghi fino alla fine della stagione
act-back = sposta indietro di uno spazio il Sole o la Luna
act-deliver = consegna fino a { $count } cose al tuo compagno

play-card = una carta
    .meadow = una carta del Prato
play-creature = una creatura
    .meadow = una creatura del Prato
play-construction = una costruzione
    .meadow = una costruzione del Prato
play-green = una carta verde
play-tan = una carta beige
play-red = una carta rossa
play-blue = una carta blu
play-purple = una carta viola

power-bridge = spendine uno per piazzare un lavoratore su uno spazio occupato
power-clock = spendine uno per usare due volte una fattoria
power-rebate = spendine uno per giocare una carta per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno
power-swap = in ogni costo puoi sostituire 1 risorsa con un’altra
often-game = { $times ->
        [1] una volta nella partita
        [2] due volte nella partita
       *[other] { $times } volte nella partita
    }
power-discount = ★ scarta questa carta per giocare { $what } per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno
    .creature = ★ { $often }, metti sotto una creatura della mano per giocare { $what } per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno
    .construction = ★ { $often }, metti sotto una costruzione della mano per giocare { $what } per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno
power-reward = quando giochi { $what }, { $gain }
    .other = quando l’altro giocatore gioca { $what }, { $gain }
power-bonus = alla fine: { $points } per ogni { $thing }
    .every = alla fine: { $points } ogni { $thing }

need-more = { $one } e { $two }: in tutto più del tuo avversario (almeno { $least })
need-together = { $one } e { $two } in tutto, almeno uno di ciascun tipo
need-journey = il maggior numero di carte tra mano e città alla fine

objective-least = almeno { $things }
objective-most = al massimo { $things }
objective-fair = la Fiera
objective-events = { $events } di lettera { NAME($letters, of: "", joined: "or") }
objective-tokens = { $points } in segnalini
objective-occupied = { $tokens } su costruzioni
objective-built = in città: { NAME($cards, of: "card") }
objective-watches = { $count ->
        [one] { $count } orologio da taschino non usato
       *[other] { $count } orologi da taschino non usati
    }
objective-either = uno di voi due: { $asked }
objective-each = ciascuno di voi: { $asked }
objective-hare = la lepre: { $asked }
objective-tortoise = la tartaruga: { $asked }
objective-by = { $asked } entro la fine { $season ->
        [winter] dell’inverno
        [spring] della primavera
        [summer] dell’estate
       *[autumn] dell’autunno
    }
objective-in = { $asked } { NAME($seasons, of: "season", form: "in") }
objective-end = { $asked } alla fine
