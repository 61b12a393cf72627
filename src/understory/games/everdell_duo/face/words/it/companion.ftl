# The companion: score sheets, and what is counted, in a few words.

sheet-towns = Due città
sheet-challenge = Sfida
sheet-campaign = Foglio della campagna
towns-row-cards = Punti sulle carte
towns-row-bonuses = Bonus viola
towns-row-tokens = Segnalini punti
towns-row-events = Eventi
towns-row-journey = Il Viaggio
towns-row-thorn-cards = Punti sulle sue carte
towns-row-thorn-events = I suoi eventi
towns-row-premium = Le sue carte viola
towns-row-head-start = Bonus per difficoltà
towns-row-chapter = Capitolo { $number }
towns-row-watches = Orologi rimasti
towns-row-replays = Ripetizioni
towns-part-chapters = Capitoli
towns-part-ending = Alla fine
towns-column-us = La nostra città
towns-column-thorn = Miss Thorn
towns-begins-nap = Chi ha fatto l’ultimo pisolino è la lepre e inizia.
towns-blank-difficulty = Difficoltà
towns-difficulty-easy = facile
towns-difficulty-normal = normale
towns-difficulty-hard = difficile
towns-blank-each = Per che cosa
towns-blank-points = Punti
towns-blank-every = ogni
towns-word-bonus = Una carta viola
towns-thing-green = carte verdi
towns-thing-tan = carte beige
towns-thing-red = carte rosse
towns-thing-blue = carte blu
towns-thing-purple = carte viola
towns-thing-creature = creature
towns-thing-construction = costruzioni
towns-thing-card = carte in città
towns-thing-colour = colori diversi
towns-thing-rich-colour = colori con tre carte
towns-thing-pair = coppie creatura e costruzione
towns-thing-twig = rametti
towns-thing-resin = resina
towns-thing-pebble = ciottoli
towns-thing-berry = bacche
towns-thing-resource = risorse rimaste
towns-thing-resource-type = tipi di risorse rimaste
towns-thing-hand = carte in mano
towns-thing-event = eventi
towns-thing-occupied = segnalini Occupato
towns-counter-watches = Orologi rimasti
towns-counter-replays = Capitoli ripetuti
why-everdell-campaign-score = { $medal ->
        [gold] Oro.
        [silver] Argento.
        [bronze] Bronzo.
       *[none] Ancora nessuna medaglia.
    }
    .missing = Ancora { $missing } punti per { $next ->
        [gold] l’oro.
        [silver] l’argento.
       *[bronze] il bronzo.
    }
