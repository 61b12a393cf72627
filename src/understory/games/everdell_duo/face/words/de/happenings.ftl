# Everdell Duo: was geschieht, Zeile für Zeile.

event-everdell-hare = { NAME($seat, of: "seat") } spielt die Hasen.
event-everdell-dealt = { NAME($seat, of: "seat") } zog: { NAME($card, of: "card") }.
event-everdell-heralded = Gute Nachricht: { NAME($card, of: "card") }.
event-everdell-place = { NAME($seat, of: "seat") } setzte einen Arbeiter ein: { NAME($place, of: "card") }.
event-everdell-use = { NAME($seat, of: "seat") } nutzte: { NAME($place, of: "card") }.
event-everdell-lift = { NAME($seat, of: "seat") } versetzt einen Arbeiter von: { NAME($place, of: "card") }.
event-everdell-shoo = { NAME($seat, of: "seat") } schickte ein Stinktier weg.
event-everdell-step = { NAME($seat, of: "seat") } rückte { $token ->
        [sun] die Sonne weiter
       *[moon] den Mond weiter
    }.
event-everdell-watch = { NAME($seat, of: "seat") } stellte { $token ->
        [sun] die Sonne zurück
       *[moon] den Mond zurück
    }.
event-everdell-gain = { NAME($seat, of: "seat") } wählte { $good ->
        [twig] einen Zweig
        [resin] Harz
        [pebble] einen Kiesel
        [berry] eine Beere
       *[point] einen Punkt
    }.
event-everdell-earn = { NAME($seat, of: "seat") } nahm { $colour ->
        [green] einen grünen Besetzt-Marker
        [tan] einen hellbraunen Besetzt-Marker
        [red] einen roten Besetzt-Marker
        [blue] einen blauen Besetzt-Marker
       *[purple] einen violetten Besetzt-Marker
    }.
event-everdell-achieve = { NAME($seat, of: "seat") } erfüllte { NAME($card, of: "card") }.
event-everdell-pay = { NAME($seat, of: "seat") } zahlte den vollen Preis.
event-everdell-pay-token = { NAME($seat, of: "seat") } zahlte mit einem Besetzt-Marker.
event-everdell-pay-with = { NAME($seat, of: "seat") } nutzte zum Zahlen: { NAME($ways, of: "card") }.
event-everdell-spend = { NAME($seat, of: "seat") } zahlte { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }.
event-everdell-give = { $mayor ->
        [hare] Der Hase
       *[tortoise] Die Schildkröte
    } bekommt: { $item ->
        [deck] eine Karte vom Stapel
        [meadow] eine Karte von der Wiese
        [resource] einen Rohstoff
       *[other] { NAME($item, of: "card") }
    }.
event-everdell-share = { NAME($seat, of: "seat") } teilt: { $item ->
        [twig] einen Zweig
        [resin] Harz
        [pebble] einen Kiesel
        [berry] eine Beere
        [green] einen grünen Besetzt-Marker
        [tan] einen hellbraunen Besetzt-Marker
        [red] einen roten Besetzt-Marker
        [blue] einen blauen Besetzt-Marker
        [purple] einen violetten Besetzt-Marker
       *[other] { NAME($item, of: "card") }
    }.
event-everdell-news = Gute Nachricht für { $mayor ->
        [hare] den Hasen
       *[tortoise] die Schildkröte
    }: { NAME($card, of: "card") }.
event-everdell-keep = { NAME($seat, of: "seat") } behält: { NAME($card, of: "card") }.
event-everdell-pass = { NAME($seat, of: "seat") } ließ es dabei.
event-everdell-play = { NAME($seat, of: "seat") } spielte: { NAME($card, of: "card") }.
event-everdell-draw = { NAME($seat, of: "seat") } zog eine Karte vom Stapel.
event-everdell-take = { NAME($seat, of: "seat") } nahm von der Wiese: { NAME($card, of: "card") }.
event-everdell-trade = { NAME($seat, of: "seat") } tauscht zwei Karten gegen einen Rohstoff.
event-everdell-house = Ein Besetzt-Marker von { NAME($seat, of: "seat") } liegt auf: { NAME($card, of: "card") }.
event-everdell-tuck = { NAME($seat, of: "seat") } legte unter eine Karte: { NAME($card, of: "card") }.
event-everdell-discard = { NAME($seat, of: "seat") } warf ab: { NAME($card, of: "card") }.
event-everdell-discard-unseen = { NAME($seat, of: "seat") } warf eine Karte ab.
event-everdell-activate = { NAME($seat, of: "seat") } ließ wirken: { NAME($card, of: "card") }.
event-everdell-show = { NAME($seat, of: "seat") } zeigte: { NAME($card, of: "card") }.
event-everdell-store = { NAME($seat, of: "seat") } lagert Rohstoffe.
event-everdell-unload = { NAME($seat, of: "seat") } nahm die gelagerten Rohstoffe.
event-everdell-reclaim = { NAME($seat, of: "seat") } nahm den Besetzt-Marker zurück von: { NAME($card, of: "card") }.
event-everdell-twice = { NAME($seat, of: "seat") } nutzt den Bauernhof zweimal.
event-everdell-concede = { NAME($seat, of: "seat") } möchte dieses Kapitel aufgeben.
event-everdell-agree = { NAME($seat, of: "seat") } stimmte zu.
event-everdell-trust = { NAME($seat, of: "seat") } stimmte zu, auch dem Rest des Plättchens.
event-everdell-insist = { NAME($seat, of: "seat") } bleibt beim ersten Vorschlag.
