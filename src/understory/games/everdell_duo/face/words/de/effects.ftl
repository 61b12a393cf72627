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
    .each = jede Farbe in deiner Stadt
    .many = verschiedene Farben
thing-rich-colour = { $count ->
        [one] { $count } Farbe mit 3 Karten
       *[other] { $count } Farben mit je 3 Karten
    }
    .each = jede Farbe, von der du mindestens 3 Karten hast
    .many = Farben mit je 3 Karten
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
    .each = jede Art von Rohstoff, die dir bleibt
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
price-different = zahl 1 Rohstoff, jedes Mal von einer anderen Art
price-card = wirf eine Karte ab

act-gain = erhalte { $things }
act-draw = zieh { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
act-take = nimm { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } von der Wiese
act-each = erhalte 1 Punkt für { $thing }, höchstens { $most } Punkte
act-exchange = { $times ->
        [1] { $price } – { $gain }
       *[other] { $price } – { $gain } (bis zu { $times }-mal)
    }
    .opens = { $price }, dann
act-activate = aktiviere { $count ->
        [one] { $count } grüne Karte
       *[other] bis zu { $count } grüne Karten
    } deiner Stadt
    .another = aktiviere { $count ->
        [one] eine andere grüne Karte
       *[other] bis zu { $count } andere grüne Karten
    } deiner Stadt
    .meadow = aktiviere { $count ->
        [one] { $count } grüne Karte
       *[other] bis zu { $count } grüne Karten
    } der Wiese
    .hand = aktiviere { $count ->
        [one] { $count } grüne Karte
       *[other] bis zu { $count } grüne Karten
    } deiner Hand
act-show = zeig bis zu { $thing } aus deiner Hand – erhalte für jedes 1 Rohstoff oder 1 Punkt
act-store = leg { $count } Rohstoffe darauf oder nimm alle, die darauf liegen
act-carry = nutze { $count ->
        [one] einen Bauernhof
       *[other] { $count } Bauernhöfe
    }
    .river = nutze ein Flussfeld
    .others = nutze ein Feld, auf dem die andere Person oder ein Stinktier steht
    .workers = nutze ein Feld, auf dem ein Arbeiter oder ein Stinktier steht
    .red = nutze { $count ->
        [one] eine rote Karte
       *[other] { $count } rote Karten
    } der Wiese oder einer Stadt
act-reclaim = nimm einen Besetzt-Marker von einer Karte zurück
act-achieve = erfülle ein Ereignis ohne Arbeiter und ohne die Belohnung seines Feldes
act-shift = versetz einen eingesetzten Arbeiter auf ein anderes Feld, besetzt oder nicht
act-pigeon = zieh { $cards } Karten und spiel eine davon für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger; { $cards ->
        [2] die andere wird abgeworfen
       *[other] die anderen werden abgeworfen
    }
act-grant = spiel { $what } für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger
act-put = leg { $points } Punkte darauf
act-both = ihr beide erhaltet jeweils { $bundle }
act-shoo = schick ein Stinktier bis zum Ende der Jahreszeit fort
    .events = schick ein Stinktier von den Ereignissen bis zum Ende der Jahreszeit fort
    .path = schick ein Stinktier vom Pfad bis zum Ende der Jahreszeit fort
    .locations = schick ein Stinktier von den Orten bis zum Ende der Jahreszeit fort
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
power-clock = gib einen aus, um einen Bauernhof zweimal zu nutzen
power-rebate = gib einen aus, um eine Karte für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger zu spielen
power-swap = bei allen Kosten darfst du 1 Rohstoff durch einen anderen ersetzen
often-game = { $times ->
        [1] einmal im Spiel
        [2] zweimal im Spiel
       *[other] { $times }-mal im Spiel
    }
power-discount = ★ wirf diese Karte ab, um { $what } für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger zu spielen
    .creature = ★ { $often }: Leg ein Tier aus der Hand darunter, um { $what } für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger zu spielen
    .construction = ★ { $often }: Leg ein Gebäude aus der Hand darunter, um { $what } für { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } weniger zu spielen
power-reward = wenn du { $what } spielst, { $gain }
    .other = wenn die andere Person { $what } spielt, { $gain }
power-bonus = am Ende: { $points } für { $thing }
    .every = am Ende: { $points } für je { $thing }

need-together = { $one } und { $two } zusammen, von beidem mindestens eins
need-more = { $one } und { $two }: zusammen mehr als dein Gegner (mindestens { $least })
need-journey = am Ende die meisten Karten in Hand und Stadt

objective-least = mindestens { $things }
objective-most = höchstens { $things }
objective-fair = der Jahrmarkt
objective-events = { $events } der Buchstaben { NAME($letters, of: "", joined: "or") }
objective-tokens = { $points } in Markern
objective-occupied = { $tokens } auf Gebäuden
objective-built = in der Stadt: { NAME($cards, of: "card") }
objective-watches = { $count ->
        [one] { $count } Taschenuhr unbenutzt
       *[other] { $count } Taschenuhren unbenutzt
    }
objective-either = eine Person von euch: { $asked }
objective-each = ihr beide jeweils: { $asked }
objective-hare = der Hase: { $asked }
objective-tortoise = die Schildkröte: { $asked }
objective-by = { $asked } bis Ende { NAME($season, of: "season") }
objective-in = { $asked } { NAME($seasons, of: "season", form: "in") }
objective-end = { $asked } am Ende
