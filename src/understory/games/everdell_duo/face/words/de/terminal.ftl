# Everdell Duo im Terminal: der Tisch und die Listen zur Auswahl. Felder und Züge heißen, wie man sie eintippt.

text-everdell-short-twig = { $count }Zw
text-everdell-short-resin = { $count }Ha
text-everdell-short-pebble = { $count }Ki
text-everdell-short-berry = { $count }Be
text-everdell-colour-green = grün
text-everdell-colour-tan = hellbr.
text-everdell-colour-red = rot
text-everdell-colour-blue = blau
text-everdell-colour-purple = violett
text-everdell-sharing-free = Teilen: jederzeit
text-everdell-sharing-limited = Teilen: nur auf dem Handschlagfeld
text-everdell-sharing-none = Teilen: gar nicht
text-everdell-over = Die Partie ist vorbei.
text-everdell-status = { $season }: { $turn }; noch { $sun } Schritte der Sonne, { $moon } des Mondes; Stapel { $deck }, abgelegt { $discard }
text-everdell-turn = am Zug ist { $who }
text-everdell-before = vor dem ersten Zug
text-everdell-tile = das Jahreszeitenplättchen
text-everdell-sun = S
text-everdell-moon = M
text-everdell-skunk = Stinktier
text-everdell-hare = Hase
text-everdell-tortoise = Schildkröte
text-everdell-seat = Platz { $seat } ({ $animal })
text-everdell-seat-yours = Platz { $seat } ({ $animal }, du)
text-everdell-mayor = Bürgermeister { $seat } ({ $animal })
text-everdell-mayor-yours = Bürgermeister { $seat } ({ $animal }, du)
text-everdell-has = { $who }: { $goods }
text-everdell-workers = noch { $workers } Arbeiter
text-everdell-tokens = Besetzt-Marker: { $tokens }
text-everdell-points = { $points ->
        [one] { $points } Punkt, wenn jetzt Schluss wäre
       *[other] { $points } Punkte, wenn jetzt Schluss wäre
    }
text-everdell-events = Ereignisse: { $events }
text-everdell-city = Stadt ({ $cards }): { $names }
text-everdell-city-empty = Stadt: leer
text-everdell-counter = { $points }P
text-everdell-stored = { $goods } gelagert
text-everdell-occupied = besetzt
text-everdell-hand = Hand { $animal ->
        [hare] des Hasen
       *[tortoise] der Schildkröte
    }: { $cards }
text-everdell-hand-yours = Hand { $animal ->
        [hare] des Hasen
       *[tortoise] der Schildkröte
    } (deine): { $cards }
text-everdell-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
text-everdell-no-card = keine Karte
text-everdell-known = bekannt: { $names }
text-everdell-look = { $colour ->
        [green] grünes
        [tan] hellbraunes
        [red] rotes
        [blue] blaues
       *[purple] violettes
    } { $kind ->
        [creature] Tier
       *[construction] Gebäude
    }
text-everdell-looks = { $count } × { $look }
text-everdell-worth = { $colour } { $points }P
text-everdell-toll = 1 Karte
text-everdell-toll-card = eine Karte abwerfen
text-everdell-printed = { $look }, { $points } P, { $cost }
text-everdell-card = { $name }: { $printed }
text-everdell-space = { $space }: { $does }
text-everdell-achieved = erfüllt
text-everdell-event = { $name }: { $asks } ({ $points } P; { $reward })
text-everdell-needed = { $asks }: { $needed }
text-everdell-share-tile = Teilen-Plättchen: { $item } ({ $sharing })
text-everdell-empty = leer
text-everdell-watches = Taschenuhren: { $left } übrig, { $used } benutzt
text-everdell-news = { $name }: { $text }
text-everdell-news-held = Gute Nachricht { $card }: { $news }
text-everdell-chapter = Kapitel { $number }, { $difficulty }, { $name }: { $target } Punkte und
text-everdell-objective = [{ $mark }] { $asked } ({ $have } von { $need })
text-everdell-thorn = Herausforderung, { $difficulty }: Miss Thorn hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }: { $names }
text-everdell-thorn-none = Herausforderung, { $difficulty }: Miss Thorn hat keine Karte
text-everdell-her-events = ihre Ereignisse: { $events }; { $purple } Punkte für jede violette Karte und am Ende { $bonus } dazu
text-everdell-she = { $points ->
        [one] sie kommt auf { $points } Punkt
       *[other] sie kommt auf { $points } Punkte
    }
text-everdell-menu-place = einen Arbeiter einsetzen ({ $count })
text-everdell-menu-play = eine Karte spielen ({ $count })
text-everdell-menu-draw = eine Karte ziehen ({ $count })
text-everdell-menu-share = etwas teilen ({ $count })
text-everdell-menu-news = eine Gute Nachricht nutzen ({ $count })
text-everdell-trade = zwei Karten für einen Rohstoff abwerfen
text-everdell-pay = zum vollen Preis
text-everdell-pay-token = mit einem Besetzt-Marker
text-everdell-pay-with = mit { $names }
text-everdell-step = { $token ->
        [sun] die Sonne weiterrücken
       *[moon] den Mond weiterrücken
    }
text-everdell-pass = nichts mehr davon
text-everdell-store = Rohstoffe darauflegen
text-everdell-unload = alle nehmen, die darauf liegen
text-everdell-twice = den Bauernhof zweimal nutzen
text-everdell-give-deck = eine Karte vom Stapel für { $animal ->
        [hare] den Hasen
       *[tortoise] die Schildkröte
    }
text-everdell-give-meadow = eine Karte von der Wiese für { $animal ->
        [hare] den Hasen
       *[tortoise] die Schildkröte
    }
text-everdell-give-resource = ein Rohstoff für { $animal ->
        [hare] den Hasen
       *[tortoise] die Schildkröte
    }
text-everdell-give-act = für { $animal ->
        [hare] den Hasen
       *[tortoise] die Schildkröte
    }: { $text }
text-everdell-news-for = für { $animal ->
        [hare] den Hasen
       *[tortoise] die Schildkröte
    }: { $news }
text-everdell-rest = { $move }, und alles, was von diesem Plättchen noch kommt
text-everdell-watch = { $token ->
        [sun] die Sonne ein freies Feld zurück
       *[moon] den Mond ein freies Feld zurück
    }
text-everdell-shoo = dieses Stinktier fortschicken
text-everdell-concede = das Kapitel verloren geben, wenn die andere Person zustimmt
text-everdell-agree = das Kapitel verloren geben
