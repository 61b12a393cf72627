# Was die Karten von Everdell Duo sagen, Effekt für Effekt.

thing-green = { $count ->
        [one] { $count } grüne Karte
       *[other] { $count } grüne Karten
    }
    .each = jede grüne Karte
    .many = grüne Karten
thing-tan = { $count ->
        [one] { $count } hellbraune Karte
       *[other] { $count } hellbraune Karten
    }
    .each = jede hellbraune Karte
    .many = hellbraune Karten
thing-red = { $count ->
        [one] { $count } rote Karte
       *[other] { $count } rote Karten
    }
    .each = jede rote Karte
    .many = rote Karten
thing-blue = { $count ->
        [one] { $count } blaue Karte
       *[other] { $count } blaue Karten
    }
    .each = jede blaue Karte
    .many = blaue Karten
thing-purple = { $count ->
        [one] { $count } violette Karte
       *[other] { $count } violette Karten
    }
    .each = jede violette Karte
    .many = violette Karten
thing-creature = { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
    .each = jedes Tier
    .many = Tiere
thing-construction = { $count ->
        [one] { $count } Gebäude
       *[other] { $count } Gebäude
    }
    .each = jedes Gebäude
    .many = Gebäude
thing-card = { $count ->
        [one] { $count } Karte in der Stadt
       *[other] { $count } Karten in der Stadt
    }
    .each = jede Karte in der Stadt
    .many = Karten in der Stadt
thing-colour = { $count ->
        [one] { $count } Farbe
       *[other] { $count } verschiedene Farben
    }
    .each = jede verschiedene Farbe
    .many = verschiedene Farben
thing-rich-colour = { $count ->
        [one] { $count } Farbe mit 3 Karten
       *[other] { $count } Farben mit 3 Karten
    }
    .each = jede Farbe, von der du 3 Karten hast
    .many = Farben mit 3 Karten
thing-pair = { $count ->
        [one] { $count } Paar aus Tier und Gebäude
       *[other] { $count } Paare aus Tier und Gebäude
    }
    .each = jedes Paar aus Tier und Gebäude
    .many = Paare aus Tier und Gebäude
thing-twig = { $count ->
        [one] { $count } Zweig
       *[other] { $count } Zweige
    }
    .each = jeden Zweig
    .many = Zweige
thing-resin = { $count ->
        [one] { $count } Harz
       *[other] { $count } Harz
    }
    .each = jedes Harz
    .many = Harz
thing-pebble = { $count ->
        [one] { $count } Kiesel
       *[other] { $count } Kiesel
    }
    .each = jeden Kiesel
    .many = Kiesel
thing-berry = { $count ->
        [one] { $count } Beere
       *[other] { $count } Beeren
    }
    .each = jede Beere
    .many = Beeren
thing-resource = { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }
    .each = jeden Rohstoff
    .many = Rohstoffe
thing-resource-type = { $count ->
        [one] { $count } Art von Rohstoff
       *[other] { $count } Arten von Rohstoffen
    }
    .each = jede übrige Art von Rohstoff
    .many = Arten von Rohstoffen
thing-hand = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
    .each = jede Karte auf der Hand
    .many = Karten auf der Hand
thing-event = { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
    .each = jedes Ereignis
    .many = Ereignisse
thing-occupied = { $count ->
        [one] { $count } Besetzt-Marker
       *[other] { $count } Besetzt-Marker
    }
    .each = jeden Besetzt-Marker, der dir gehört
    .many = Besetzt-Marker

amount-point = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
amount-free = { $count ->
        [one] { $count } beliebigen Rohstoff
       *[other] { $count } beliebige Rohstoffe
    }
amount-card = { $count ->
        [one] { $count } Karte vom Stapel
       *[other] { $count } Karten vom Stapel
    }
amount-meadow = { $count ->
        [one] { $count } Karte von der Wiese
       *[other] { $count } Karten von der Wiese
    }
token-green = einen grünen Besetzt-Marker
token-tan = einen hellbraunen Besetzt-Marker
token-red = einen roten Besetzt-Marker
token-blue = einen blauen Besetzt-Marker
token-purple = einen violetten Besetzt-Marker
token-any = einen Besetzt-Marker

price-goods = zahl { $goods }
price-free = zahl 1 Rohstoff
price-different = zahl 1 Rohstoff, jeden von anderer Art
price-card = wirf eine Karte ab

act-gain = erhalte { $bundle }
act-each = 1 Punkt für { $thing }, höchstens { $most }
act-exchange = { $times ->
        [1] { $price } für { $bundle }
       *[other] bis zu { $times }-mal: { $price } für { $bundle }
    }
    .opens = { $price }, dann
act-activate = aktiviere { $count ->
        [one] { $count } grüne Karte
       *[other] bis zu { $count } grüne Karten
    } deiner Stadt
    .meadow = aktiviere { $count ->
        [one] { $count } grüne Karte
       *[other] bis zu { $count } grüne Karten
    } der Wiese
    .hand = aktiviere { $count ->
        [one] { $count } grüne Karte
       *[other] bis zu { $count } grüne Karten
    } deiner Hand
act-show = zeig bis zu { $thing } aus der Hand, je für einen Rohstoff oder einen Punkt
act-store = leg { $count } Rohstoffe darauf, oder nimm alle davon
act-carry = führ { $count ->
        [one] einen Bauernhof
       *[other] { $count } Bauernhöfe
    } aus
    .river = führ ein Flussfeld aus
    .others = führ ein Feld aus, auf dem dein Gegner steht
    .workers = führ ein Feld aus, auf dem ein Arbeiter steht
    .red = führ { $count ->
        [one] eine rote Karte
       *[other] { $count } rote Karten
    } der Wiese oder der Städte aus
act-reclaim = nimm einen Besetzt-Marker von einer Karte zurück
act-achieve = erfülle ein Ereignis ohne Arbeiter und ohne Belohnung
act-shift = versetz einen eingesetzten Arbeiter auf ein anderes Feld
act-pigeon = zieh { $cards } Karten, spiel eine davon für { $less } weniger
act-grant = spiel { $what } für { $less } weniger
act-put = leg { $points } Punkte darauf
act-both = beide erhalten { $bundle }
act-shoo = schick ein Stinktier bis zum Ende der Jahreszeit fort
    .events = schick ein Stinktier der Ereignisse bis zum Ende der Jahreszeit fort
    .path = schick ein Stinktier des Pfads bis zum Ende der Jahreszeit fort
    .locations = schick ein Stinktier der Orte bis zum Ende der Jahreszeit fort
act-back = stell Sonne oder Mond ein Feld zurück
act-deliver = gib bis zu { $count } Dinge an die andere Person

play-card = eine Karte
    .meadow = eine Wiesenkarte
play-creature = ein Tier
    .meadow = ein Tier der Wiese
play-construction = ein Gebäude
    .meadow = ein Gebäude der Wiese
play-green = eine grüne Karte
play-tan = eine hellbraune Karte
play-red = eine rote Karte
play-blue = eine blaue Karte
play-purple = eine violette Karte

power-bridge = gib einen aus, um einen Arbeiter auf ein besetztes Feld zu setzen
power-clock = gib einen aus, um einen Bauernhof zweimal auszuführen
power-rebate = gib einen aus, um eine Karte für { $less } weniger zu spielen
power-swap = ersetz 1 Rohstoff der Kosten durch einen anderen
power-discount = ★ wirf sie ab, um { $what } für { $less } weniger zu spielen
    .creature = ★ leg ein Tier aus der Hand darunter, um { $what } für { $less } weniger zu spielen
    .construction = ★ leg ein Gebäude aus der Hand darunter, um { $what } für { $less } weniger zu spielen
power-reward = wenn du { $what } spielst: { $bundle }
    .other = wenn dein Gegner { $what } spielt: { $bundle }
power-bonus = am Ende: { $points } für { $thing }
    .every = am Ende: { $points } für je { $thing }

need-more = mehr { $one } und { $two } als dein Gegner ({ $least })
need-journey = am Ende die meisten Karten in Hand und Stadt
