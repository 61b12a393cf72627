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
    .each = colore diverso
    .many = colori diversi
thing-rich-colour = { $count ->
        [one] { $count } colore di cui hai 3 carte
       *[other] { $count } colori di cui hai 3 carte
    }
    .each = colore di cui hai 3 carte
    .many = colori di cui hai 3 carte
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
    .each = tipo di risorsa
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
    .each = segnalino Occupato
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
price-different = paga 1 risorsa, ognuna di un altro tipo
price-card = scarta una carta

act-gain = ottieni { $bundle }
act-each = 1 punto per ogni { $thing }, al massimo { $most }
act-exchange = { $times ->
        [1] { $price } per { $bundle }
       *[other] fino a { $times } volte { $price } per { $bundle }
    }
    .opens = { $price }, poi
act-activate = attiva { $count ->
        [one] { $count } carta verde
       *[other] fino a { $count } carte verdi
    } della tua città
    .meadow = attiva { $count ->
        [one] { $count } carta verde
       *[other] fino a { $count } carte verdi
    } del Prato
    .hand = attiva { $count ->
        [one] { $count } carta verde
       *[other] fino a { $count } carte verdi
    } della tua mano
act-show = mostra fino a { $thing } dalla mano, ognuna per una risorsa o un punto
act-store = mettici { $count } risorse, o prendile tutte
act-carry = esegui { $count ->
        [one] una fattoria
       *[other] { $count } fattorie
    }
    .river = esegui uno spazio Fiume
    .others = esegui uno spazio in cui sta il tuo avversario
    .workers = esegui uno spazio in cui sta un lavoratore
    .red = esegui { $count ->
        [one] una carta rossa
       *[other] { $count } carte rosse
    } del Prato o delle città
act-reclaim = riprendi un segnalino Occupato da una carta
act-achieve = realizza un evento senza lavoratore né ricompensa
act-shift = sposta un lavoratore piazzato su un altro spazio
act-pigeon = pesca { $cards } carte, giocane una per { $less } in meno
act-grant = gioca { $what } per { $less } in meno
act-put = mettici { $points } punti
act-both = entrambi ottengono { $bundle }
act-shoo = manda via una moffetta fino alla fine della stagione
    .events = manda via una moffetta degli eventi fino alla fine della stagione
    .path = manda via una moffetta del sentiero fino alla fine della stagione
    .locations = manda via una moffetta dei luoghi fino alla fine della stagione
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
power-clock = spendine uno per eseguire due volte una fattoria
power-rebate = spendine uno per giocare una carta per { $less } in meno
power-swap = sostituisci 1 risorsa di un costo con un’altra
power-discount = ★ scartala per giocare { $what } per { $less } in meno
    .creature = ★ metti sotto una creatura della mano per giocare { $what } per { $less } in meno
    .construction = ★ metti sotto una costruzione della mano per giocare { $what } per { $less } in meno
power-reward = quando giochi { $what }: { $bundle }
    .other = quando il tuo avversario gioca { $what }: { $bundle }
power-bonus = alla fine: { $points } per ogni { $thing }
    .every = alla fine: { $points } ogni { $thing }

need-more = più { $one } e { $two } del tuo avversario ({ $least })
need-journey = più carte in mano e in città alla fine
