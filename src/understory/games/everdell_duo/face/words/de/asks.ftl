# Everdell Duo: was es fragt. Der Wert steht für sich; ein Attribut weiß, durch welche Karte und wie viel noch bleibt.

ask-everdell-act = Setz einen Arbeiter ein, spiel eine Karte oder zieh eine von Wiese oder Stapel.
ask-everdell-step = Rück die Sonne oder den Mond weiter.
    .sun = Dein Arbeiter ist fertig: Rück die Sonne weiter.
    .moon = Deine Karte ist gespielt: Rück den Mond weiter.
    .either = Du hast eine neue Karte: Rück die Sonne oder den Mond weiter.
ask-everdell-trade = Wirf zwei Karten für einen Rohstoff ab.
    .left = { $left ->
        [one] Wirf noch eine Karte für einen Rohstoff ab.
       *[other] Wirf { $left } Karten für einen Rohstoff ab.
    }
ask-everdell-gain = Wähle einen Rohstoff.
    .by = { NAME($by, of: "source") }: Wähle { $left ->
        [one] einen Rohstoff.
       *[other] nacheinander { $left } Rohstoffe.
    }
    .or-point = { NAME($by, of: "source") }: Wähle einen Rohstoff oder einen Punkt.
    .onto = { NAME($by, of: "source") }: Wähle { $left ->
        [one] einen Rohstoff, der daraufkommt.
       *[other] { $left } Rohstoffe, die daraufkommen.
    }
    .trade = Wähle den Rohstoff für deine zwei Karten.
    .season = Die Jahreszeit bringt dir einen Rohstoff: Wähle ihn.
ask-everdell-earn = Wähle die Farbe deines Besetzt-Markers.
    .by = { NAME($by, of: "source") }: Wähle die Farbe deines Besetzt-Markers.
ask-everdell-take = Nimm eine Karte von der Wiese.
    .must = Nimm eine Karte von der Wiese auf die Hand.
    .by = { NAME($by, of: "source") }: Nimm { $left ->
        [one] eine Karte von der Wiese.
       *[other] bis zu { $left } Karten von der Wiese.
    }
ask-everdell-pay = Wähle, wie du zahlst.
    .by = { NAME($by, of: "source") }: Wähle, wie du zahlst.
ask-everdell-spend = Wähle, womit du zahlst.
    .by = { NAME($by, of: "source") }: Wähle, womit du zahlst.
ask-everdell-house = Wähle das Gebäude für deinen Besetzt-Marker.
ask-everdell-tuck = Wähle die Handkarte, die darunterkommt.
    .by = { NAME($by, of: "source") }: Wähle die Handkarte, die darunterkommt.
ask-everdell-toll = Wirf eine Handkarte ab.
    .cost = { NAME($by, of: "source") } kostet eine Karte: Wirf eine aus der Hand ab.
    .by = { NAME($by, of: "source") }: Wirf eine Handkarte ab.
ask-everdell-exchange = Zahl für das, was angeboten wird, oder behalte, was du hast.
    .by = { NAME($by, of: "source") } (freiwillig, noch { $left ->
        [one] einmal
       *[other] { $left }-mal
    }): { NAME($by, of: "text") }
ask-everdell-activate = Wähle eine grüne Karte, die wirkt.
    .city = { NAME($by, of: "source") }: Wähle eine grüne Karte der Stadt, die wirkt{ $left ->
        [one] .
       *[other] , insgesamt { $left }.
    }
    .meadow = { NAME($by, of: "source") }: Wähle eine grüne Karte der Wiese, die wirkt{ $left ->
        [one] .
       *[other] , insgesamt { $left }.
    }
    .hand = { NAME($by, of: "source") }: Zeig eine grüne Handkarte, und sie wirkt{ $left ->
        [one] .
       *[other] , insgesamt { $left }.
    }
ask-everdell-show = Zeig eine Handkarte, oder hör auf.
    .creature = { NAME($by, of: "source") }: Zeig ein Tier aus der Hand für einen Rohstoff oder Punkt (noch { $left }).
    .construction = { NAME($by, of: "source") }: Zeig ein Gebäude aus der Hand für einen Rohstoff oder Punkt (noch { $left }).
ask-everdell-store = Leg Rohstoffe darauf, oder nimm alle.
    .by = { NAME($by, of: "source") }: Leg { $left } Rohstoffe darauf, oder nimm alle, die dort liegen.
ask-everdell-carry = Wähle, was du ohne Arbeiter nutzt.
    .farms = { NAME($by, of: "source") }: Wähle einen Bauernhof, den du nutzt{ $left ->
        [one] .
       *[other] , insgesamt { $left }.
    }
    .river = { NAME($by, of: "source") }: Wähle ein Flussplättchen, das du nutzt.
    .others = { NAME($by, of: "source") }: Wähle ein Feld, auf dem die andere Person oder ein Stinktier steht.
    .workers = { NAME($by, of: "source") }: Wähle ein Feld, auf dem ein Arbeiter oder ein Stinktier steht.
    .red = { NAME($by, of: "source") }: Wähle eine rote Karte, die du nutzt{ $left ->
        [one] .
       *[other] , insgesamt { $left }.
    }
ask-everdell-reclaim = Wähle den Besetzt-Marker, den du zurücknimmst.
    .by = { NAME($by, of: "source") }: Wähle den Besetzt-Marker, den du zurücknimmst.
ask-everdell-achieve = Wähle ein Ereignis, das du erfüllst.
    .by = { NAME($by, of: "source") }: Wähle ein Ereignis, das du ohne Belohnung erfüllst.
ask-everdell-lift = Wähle den Arbeiter, der sich versetzt.
    .by = { NAME($by, of: "source") }: Wähle den Arbeiter, der sich versetzt.
ask-everdell-shift = Wähle, wohin der Arbeiter geht.
ask-everdell-grant = Spiel eine Karte verbilligt.
    .card = { NAME($by, of: "source") }: Spiel eine Karte um { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } billiger.
    .creature = { NAME($by, of: "source") }: Spiel ein Tier um { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } billiger.
    .construction = { NAME($by, of: "source") }: Spiel ein Gebäude um { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } billiger.
ask-everdell-pigeon = Spiel eine der beiseitegelegten Karten verbilligt.
    .by = { NAME($by, of: "source") }: Spiel eine der gebrachten Karten um { $less ->
        [one] { $less } Rohstoff
       *[other] { $less } Rohstoffe
    } billiger.
ask-everdell-twice = Wird der Bauernhof einmal oder zweimal genutzt?
ask-everdell-produce = Produktion: Wähle die grüne Karte, die als Nächste wirkt.
ask-everdell-split = Schlag vor, wer von euch beiden es bekommt.
    .deck = Eine Karte vom Stapel: Schlag vor, wer sie nimmt.
    .meadow = Eine Karte von der Wiese: Schlag vor, wer sie nimmt.
    .resource = Ein Rohstoff: Schlag vor, wer ihn nimmt.
    .green = Produktion: Schlag eine grüne Karte vor, und für wen sie wirkt.
    .deck-alone = Eine Karte vom Stapel: Wähle, wer sie nimmt.
    .meadow-alone = Eine Karte von der Wiese: Wähle, wer sie nimmt.
    .resource-alone = Ein Rohstoff: Wähle, wer ihn nimmt.
    .green-alone = Produktion: Wähle eine grüne Karte, und für wen sie wirkt.
ask-everdell-keep = Schlag vor, welche Gute Nachricht ihr behaltet.
    .alone = Wähle die Gute Nachricht, die du behältst.
ask-everdell-answer = Bist du einverstanden, oder schlägst du etwas anderes vor?
    .give = Dein Partner schlägt vor: { $who ->
        [you] Du bekommst
       *[partner] Er bekommt
    } { $item ->
        [deck] eine Karte vom Stapel
        [meadow] eine Karte von der Wiese
        [resource] einen Rohstoff
       *[other] die Wirkung von { NAME($item, of: "card") }
    }. Einverstanden?
    .news = Dein Partner schlägt vor: Gute Nachricht { NAME($item, of: "card") } für { $who ->
        [you] dich
       *[partner] sich
    }. Einverstanden?
    .keep = Dein Partner schlägt vor: { NAME($item, of: "card") } behalten. Einverstanden?
    .none = Dein Partner schlägt vor: nichts mehr davon. Einverstanden?
ask-everdell-decide = Folgst du dem Gegenvorschlag, oder bleibt es bei deinem?
    .give = Dein Partner schlägt vor: { $who ->
        [you] Du bekommst
       *[partner] Er bekommt
    } { $item ->
        [deck] eine Karte vom Stapel
        [meadow] eine Karte von der Wiese
        [resource] einen Rohstoff
       *[other] die Wirkung von { NAME($item, of: "card") }
    }. Oder bleibt es bei deinem Vorschlag?
    .news = Dein Partner schlägt vor: Gute Nachricht { NAME($item, of: "card") } für { $who ->
        [you] dich
       *[partner] sich
    }. Oder bleibt es bei deinem Vorschlag?
    .keep = Dein Partner schlägt vor: { NAME($item, of: "card") } behalten. Oder bleibt es bei deinem Vorschlag?
    .none = Dein Partner schlägt vor: nichts mehr davon. Oder bleibt es bei deinem Vorschlag?
ask-everdell-agree = Dein Partner möchte dieses Kapitel aufgeben. Du auch?
ask-everdell-shoo = Wähle das Stinktier, das geht.
    .by = { NAME($by, of: "source") }: Wähle das Stinktier, das geht.
ask-everdell-back = Wähle, ob Sonne oder Mond zurückgeht.
    .by = { NAME($by, of: "source") }: Wähle, ob Sonne oder Mond zurückgeht.
ask-everdell-deliver = Wähle, was du deinem Partner gibst.
    .by = { NAME($by, of: "source") }: Wähle, was du deinem Partner gibst (noch { $left }).
