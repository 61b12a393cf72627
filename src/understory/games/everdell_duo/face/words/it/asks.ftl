# Everdell Duo: che cosa chiede. Il valore sta da solo; un attributo sa per quale carta, e quanto resta.

ask-everdell-act = Piazza un lavoratore, gioca una carta o pescane una dal Prato o dal mazzo.
ask-everdell-step = Muovi il Sole o la Luna.
    .sun = Il tuo lavoratore ha finito: muovi il Sole.
    .moon = La tua carta è giocata: muovi la Luna.
    .either = Hai una carta nuova: muovi il Sole o la Luna.
ask-everdell-trade = Scarta due carte per una risorsa.
    .left = { $left ->
        [one] Scarta ancora una carta per una risorsa.
       *[other] Scarta { $left } carte per una risorsa.
    }
ask-everdell-gain = Scegli una risorsa.
    .by = { NAME($by, of: "source") }: scegli { $left ->
        [one] una risorsa.
       *[other] { $left } risorse, una alla volta.
    }
    .or-point = { NAME($by, of: "source") }: scegli una risorsa o un punto.
    .onto = { NAME($by, of: "source") }: scegli { $left ->
        [one] una risorsa da metterci sopra.
       *[other] { $left } risorse da metterci sopra.
    }
    .trade = Scegli la risorsa per le tue due carte.
    .season = La stagione ti porta una risorsa: sceglila.
ask-everdell-earn = Scegli il colore del tuo segnalino Occupato.
    .by = { NAME($by, of: "source") }: scegli il colore del tuo segnalino Occupato.
ask-everdell-take = Prendi una carta dal Prato.
    .must = Prendi in mano una carta dal Prato.
    .by = { NAME($by, of: "source") }: prendi { $left ->
        [one] una carta dal Prato.
       *[other] fino a { $left } carte dal Prato.
    }
ask-everdell-pay = Scegli come paghi.
    .by = { NAME($by, of: "source") }: scegli come paghi.
ask-everdell-spend = Scegli con che cosa paghi.
    .by = { NAME($by, of: "source") }: scegli con che cosa paghi.
ask-everdell-house = Scegli la costruzione per il tuo segnalino Occupato.
ask-everdell-tuck = Scegli la carta della tua mano da mettere sotto.
    .by = { NAME($by, of: "source") }: scegli la carta della tua mano da mettere sotto.
ask-everdell-toll = Scarta una carta dalla tua mano.
    .cost = { NAME($by, of: "source") } costa una carta: scartane una dalla tua mano.
    .by = { NAME($by, of: "source") }: scarta una carta dalla tua mano.
ask-everdell-exchange = Paga ciò che è offerto, o tieni ciò che hai.
    .by = { NAME($by, of: "source") } (se vuoi, ancora { $left ->
        [one] { $left } volta
       *[other] { $left } volte
    }): { NAME($by, of: "text") }
ask-everdell-activate = Scegli una carta verde che agisce.
    .city = { NAME($by, of: "source") }: scegli una carta verde della città che agisce{ $left ->
        [one] .
       *[other] , { $left } in tutto.
    }
    .meadow = { NAME($by, of: "source") }: scegli una carta verde del Prato che agisce{ $left ->
        [one] .
       *[other] , { $left } in tutto.
    }
    .hand = { NAME($by, of: "source") }: mostra una carta verde della tua mano, e agisce{ $left ->
        [one] .
       *[other] , { $left } in tutto.
    }
ask-everdell-show = Mostra una carta della tua mano, o fermati.
    .creature = { NAME($by, of: "source") }: mostra una creatura della tua mano per una risorsa o un punto (ancora { $left }).
    .construction = { NAME($by, of: "source") }: mostra una costruzione della tua mano per una risorsa o un punto (ancora { $left }).
ask-everdell-store = Mettici risorse, o prendile tutte.
    .by = { NAME($by, of: "source") }: mettici { $left } risorse, o prendi tutte quelle che ci sono.
ask-everdell-carry = Scegli che cosa usi senza lavoratore.
    .farms = { NAME($by, of: "source") }: scegli una fattoria da usare{ $left ->
        [one] .
       *[other] , { $left } in tutto.
    }
    .river = { NAME($by, of: "source") }: scegli una tessera Fiume da usare.
    .others = { NAME($by, of: "source") }: scegli uno spazio in cui sta l’altro giocatore o una moffetta.
    .workers = { NAME($by, of: "source") }: scegli uno spazio in cui sta un lavoratore o una moffetta.
    .red = { NAME($by, of: "source") }: scegli una carta rossa da usare{ $left ->
        [one] .
       *[other] , { $left } in tutto.
    }
ask-everdell-reclaim = Scegli il segnalino Occupato da riprendere.
    .by = { NAME($by, of: "source") }: scegli il segnalino Occupato da riprendere.
ask-everdell-achieve = Scegli un evento da realizzare.
    .by = { NAME($by, of: "source") }: scegli un evento da realizzare, senza la ricompensa.
ask-everdell-lift = Scegli il lavoratore da spostare.
    .by = { NAME($by, of: "source") }: scegli il lavoratore da spostare.
ask-everdell-shift = Scegli dove va il lavoratore.
ask-everdell-grant = Gioca una carta a meno.
    .card = { NAME($by, of: "source") }: gioca una carta per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno.
    .creature = { NAME($by, of: "source") }: gioca una creatura per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno.
    .construction = { NAME($by, of: "source") }: gioca una costruzione per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno.
ask-everdell-pigeon = Gioca a meno una delle carte messe da parte.
    .by = { NAME($by, of: "source") }: gioca una delle carte portate per { $less ->
        [one] { $less } risorsa
       *[other] { $less } risorse
    } in meno.
ask-everdell-twice = La fattoria si usa una volta o due?
ask-everdell-produce = Produzione: scegli la prossima carta verde che agisce.
ask-everdell-split = Proponi a chi di voi due va.
    .deck = Una carta dal mazzo: proponi chi la prende.
    .meadow = Una carta dal Prato: proponi chi la prende.
    .resource = Una risorsa: proponi chi la prende.
    .green = Produzione: proponi una carta verde, e per chi agisce.
    .deck-alone = Una carta dal mazzo: scegli chi la prende.
    .meadow-alone = Una carta dal Prato: scegli chi la prende.
    .resource-alone = Una risorsa: scegli chi la prende.
    .green-alone = Produzione: scegli una carta verde, e per chi agisce.
ask-everdell-keep = Proponi quale Buona notizia tenere.
    .alone = Scegli la Buona notizia da tenere.
ask-everdell-answer = Sei d’accordo, o proponi altro?
    .give = Il tuo compagno propone di { $who ->
        [you] dare a te
       *[partner] prendere
    } { $item ->
        [deck] una carta dal mazzo
        [meadow] una carta dal Prato
        [resource] una risorsa
       *[other] l’effetto di { NAME($item, of: "card") }
    }. D’accordo?
    .news = Il tuo compagno propone: la Buona notizia { NAME($item, of: "card") } per { $who ->
        [you] te
       *[partner] sé
    }. D’accordo?
    .keep = Il tuo compagno propone: tenere { NAME($item, of: "card") }. D’accordo?
    .none = Il tuo compagno propone: nient’altro. D’accordo?
ask-everdell-decide = Segui la controproposta, o resti alla tua?
    .give = Il tuo compagno propone di { $who ->
        [you] dare a te
       *[partner] prendere
    } { $item ->
        [deck] una carta dal mazzo
        [meadow] una carta dal Prato
        [resource] una risorsa
       *[other] l’effetto di { NAME($item, of: "card") }
    }. O resti alla tua?
    .news = Il tuo compagno propone: la Buona notizia { NAME($item, of: "card") } per { $who ->
        [you] te
       *[partner] sé
    }. O resti alla tua?
    .keep = Il tuo compagno propone: tenere { NAME($item, of: "card") }. O resti alla tua?
    .none = Il tuo compagno propone: nient’altro. O resti alla tua?
ask-everdell-agree = Il tuo compagno vorrebbe rinunciare a questo capitolo. Anche tu?
ask-everdell-shoo = Scegli la moffetta che se ne va.
    .by = { NAME($by, of: "source") }: scegli la moffetta che se ne va.
ask-everdell-back = Scegli se torna indietro il Sole o la Luna.
    .by = { NAME($by, of: "source") }: scegli se torna indietro il Sole o la Luna.
ask-everdell-deliver = Scegli che cosa consegni al tuo compagno.
    .by = { NAME($by, of: "source") }: scegli che cosa consegni al tuo compagno (ancora { $left }).
