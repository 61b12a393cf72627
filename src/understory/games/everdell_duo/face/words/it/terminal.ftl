# Everdell Duo nel terminale: il tavolo e gli elenchi fra cui scegliere. Spazi e mosse si chiamano come si scrivono.

text-everdell-short-twig = { $count }ra
text-everdell-short-resin = { $count }re
text-everdell-short-pebble = { $count }ci
text-everdell-short-berry = { $count }ba
text-everdell-colour-green = verde
text-everdell-colour-tan = beige
text-everdell-colour-red = rosso
text-everdell-colour-blue = blu
text-everdell-colour-purple = viola
text-everdell-sharing-free = si condivide sempre
text-everdell-sharing-limited = si condivide solo sullo spazio Stretta di mano
text-everdell-sharing-none = non si condivide
text-everdell-over = La partita è finita.
text-everdell-status = { $season }: { $turn }; ancora { $sun } passi del Sole, { $moon } della Luna; mazzo { $deck }, scarti { $discard }
text-everdell-turn = gioca { $who }
text-everdell-before = prima del primo turno
text-everdell-tile = la tessera Stagione
text-everdell-sun = S
text-everdell-moon = L
text-everdell-skunk = moffetta
text-everdell-hare = Lepre
text-everdell-tortoise = Tartaruga
text-everdell-seat = posto { $seat } ({ $animal })
text-everdell-seat-yours = posto { $seat } ({ $animal }, tu)
text-everdell-mayor = sindaco { $seat } ({ $animal })
text-everdell-mayor-yours = sindaco { $seat } ({ $animal }, tu)
text-everdell-has = { $who }: { $goods }
text-everdell-workers = { $workers ->
        [one] ancora { $workers } lavoratore
       *[other] ancora { $workers } lavoratori
    }
text-everdell-tokens = segnalini Occupato: { $tokens }
text-everdell-points = { $points ->
        [one] { $points } punto se finisse ora
       *[other] { $points } punti se finisse ora
    }
text-everdell-events = eventi: { $events }
text-everdell-city = città ({ $cards }): { $names }
text-everdell-city-empty = città: vuota
text-everdell-counter = { $points }p
text-everdell-stored = { $goods } in deposito
text-everdell-occupied = occupata
text-everdell-hand = mano della { $animal ->
        [hare] Lepre
       *[tortoise] Tartaruga
    }: { $cards }
text-everdell-hand-yours = mano della { $animal ->
        [hare] Lepre
       *[tortoise] Tartaruga
    } (la tua): { $cards }
text-everdell-cards = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
text-everdell-no-card = nessuna carta
text-everdell-known = fra cui: { $names }
text-everdell-look = { $kind ->
        [creature] creatura
       *[construction] costruzione
    } { $colour ->
        [green] verde
        [tan] beige
        [red] rossa
        [blue] blu
       *[purple] viola
    }
text-everdell-looks = { $count } × { $look }
text-everdell-worth = { $colour } { $points }p
text-everdell-toll = 1 carta
text-everdell-toll-card = scartare una carta
text-everdell-printed = { $look }, { $points } p, { $cost }
text-everdell-card = { $name }: { $printed }
text-everdell-space = { $space }: { $does }
text-everdell-achieved = realizzato
text-everdell-event = { $name }: { $asks } ({ $points } p; { $reward })
text-everdell-needed = { $asks }: { $needed }
text-everdell-share-tile = tessera Condivisione: { $item } ({ $sharing })
text-everdell-empty = vuota
text-everdell-watches = orologi da taschino: { $left } rimasti, { $used } usati
text-everdell-news = { $name }: { $text }
text-everdell-news-held = Buona notizia { $card }: { $news }
text-everdell-chapter = capitolo { $number }, { $difficulty }, { $name }: { $target } punti e
text-everdell-objective = [{ $mark }] { $asked } ({ $have } di { $need })
text-everdell-thorn = sfida, { $difficulty }: Miss Thorn ha { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }: { $names }
text-everdell-thorn-none = sfida, { $difficulty }: Miss Thorn non ha carte
text-everdell-her-events = i suoi eventi: { $events }; { $purple } punti per ogni carta viola e altri { $bonus } alla fine
text-everdell-she = { $points ->
        [one] è arrivata a { $points } punto
       *[other] è arrivata a { $points } punti
    }
text-everdell-menu-place = piazzare un lavoratore ({ $count })
text-everdell-menu-play = giocare una carta ({ $count })
text-everdell-menu-draw = pescare una carta ({ $count })
text-everdell-menu-share = condividere qualcosa ({ $count })
text-everdell-menu-news = usare una Buona notizia ({ $count })
text-everdell-trade = scartare due carte per una risorsa
text-everdell-pay = al prezzo pieno
text-everdell-pay-token = con un segnalino Occupato
text-everdell-pay-with = con { $names }
text-everdell-step = { $token ->
        [sun] muovere il Sole
       *[moon] muovere la Luna
    }
text-everdell-pass = basta così
text-everdell-store = metterci sopra risorse
text-everdell-unload = prendere tutte quelle che ci sono
text-everdell-twice = usare la fattoria due volte
text-everdell-give-deck = una carta del mazzo per la { $animal ->
        [hare] Lepre
       *[tortoise] Tartaruga
    }
text-everdell-give-meadow = una carta del Prato per la { $animal ->
        [hare] Lepre
       *[tortoise] Tartaruga
    }
text-everdell-give-resource = una risorsa per la { $animal ->
        [hare] Lepre
       *[tortoise] Tartaruga
    }
text-everdell-give-act = per la { $animal ->
        [hare] Lepre
       *[tortoise] Tartaruga
    }: { $text }
text-everdell-news-for = per la { $animal ->
        [hare] Lepre
       *[tortoise] Tartaruga
    }: { $news }
text-everdell-rest = { $move }, e tutto ciò che questa tessera porta ancora
text-everdell-watch = { $token ->
        [sun] il Sole indietro di uno spazio libero
       *[moon] la Luna indietro di uno spazio libero
    }
text-everdell-shoo = mandare via questa moffetta
text-everdell-concede = dare il capitolo per perso, se l’altra persona è d’accordo
text-everdell-agree = dare il capitolo per perso
