# La campagna e la sfida: i capitoli prima di giocare, il foglio segnapunti, il giornale, il libro dei traguardi.

paper = La Radice
paper-issue = N. { $number }, edizione di { $city }. Prezzo: una ghianda.
paper-score = { $city } arriva a { $points } punti; ne servivano { $target }.
paper-missed = Non consegnato: { $missed }.
paper-caption = { NAME($building, of: "card") }, vanto di { $city } ({ $points } punti). Il nostro disegnatore aspetta ancora il compenso.
paper-sums = { $chapters } punti nei capitoli, { $bonus } per gli orologi, { $penalty } in meno per le ripetizioni.

told-chapter = Capitolo { $number }: { $title }
told-skunks = Moffette: { $where }.
told-skunks-events = { $counts } sugli eventi
told-skunks-path = { $counts } sul sentiero
told-skunks-locations = { $counts } sui luoghi
told-skunks-by-season = { $where } (dall’inverno all’autunno)
told-sharing-free = Si condivide liberamente.
told-sharing-limited = Si condivide solo sullo spazio Stretta di mano.
told-sharing-none = Non si condivide.
told-sharing-seasons = Condivisione: { $seasons }.
told-sharing-season = { NAME($season, of: "season") } { $way }
told-way-free = libera
told-way-limited = solo sullo spazio Stretta di mano
told-way-none = vietata
told-goods = Ciascuno comincia con { $goods }.
told-hand = { $count ->
    [one] Nella preparazione ciascuno pesca una carta.
   *[other] Nella preparazione ciascuno pesca { $count } carte.
}
told-city = La città comincia con: { NAME($cards, of: "card") }.
told-guards = Una moffetta occupa { NAME($places, of: "guard") } tutto l’anno.
guard-river-1 = il primo spazio del fiume
guard-river-2 = il secondo spazio del fiume
told-workers = Ciascuno ha { $count } lavoratori.
told-quiet = Queste stagioni non danno nulla: { NAME($seasons, of: "season") }.
told-no-trade = Non si scartano carte in cambio di risorse.
told-watch = Questo capitolo porta un orologio da taschino.
told-target = { $points } punti
told-to-win = Per vincere: { $asked }.

campaign-normal = Normale
    .about = Un orologio da taschino in ogni capitolo, ogni capitolo perso si può ripetere, e si tengono tutte le Buone notizie.
campaign-hard = Difficile
    .about = Punteggi più alti, orologi solo in alcuni capitoli, tre ripetizioni in tutto, e si tiene una sola Buona notizia.
challenge-easy = Facile
    .about = Miss Thorn ha dormito bene: parte con 15 punti. Si condivide liberamente.
challenge-normal = Normale
    .about = Miss Thorn come la conosce la redazione: parte con 20 punti. Si condivide solo sullo spazio Stretta di mano.
challenge-hard = Difficile
    .about = Miss Thorn non ha fatto colazione: parte con 25 punti. Non si condivide.
road-cards = Buone notizie in mano
road-replays-normal = Un capitolo perso si può ripetere una volta, per 30 punti in meno alla fine.
road-replays-hard = { $left ->
    [0] Le tre ripetizioni sono finite.
    [one] Resta una ripetizione su tre.
   *[other] Restano { $left } ripetizioni su tre.
}

sheet-subtitle = Una campagna in quindici capitoli: { $difficulty }
sheet-title = { $city }: { $names }, { $difficulty }
sheet-chapter = capitolo
sheet-day = giorno
sheet-watches = orologi
sheet-again = ripetuto
sheet-score = punti
sheet-total = totale
sheet-won = vinto
    .letter = V
sheet-lost = perso
    .letter = P
sheet-used = usato
sheet-kept = tenuto
sheet-yes = sì
sheet-watch-used = orologio usato
sheet-watch-kept = orologio non usato
sheet-replayed = ripetuto
sheet-chapters = i capitoli
sheet-bonus = +10 per orologio non usato
sheet-penalty = −30 per ogni ripetizione
sheet-medal = { $medal } da { $least } punti
sheet-sums = capitoli { $chapters }, orologi non usati +{ $bonus }, ripetizioni -{ $penalty }: { $total } in tutto
sheet-earned = medaglia: { $medal }
sheet-no-medal = nessuna medaglia, { $missing }
sheet-progress = { $played } su 15 capitoli; { $missing }
sheet-missing = ancora { $points } per { $medal }
sheet-beyond = oltre l’oro non c’è nulla
medal-bronze = il bronzo
medal-silver = l’argento
medal-gold = l’oro

feats-title = Contro Miss Lily Thorn
feats-feat = traguardo
feats-asks = chiede
feats-column = { $players ->
    [1] da soli, { $difficulty }
   *[2] in due, { $difficulty }
}
feats-players = { $players ->
    [1] da soli
   *[2] in due
}
feats-short = { $players }G
feats-games = { $games ->
    [one] 1 partita, vinte { $won }
   *[other] { $games } partite, vinte { $won }
}
feat-relentless = Implacabile
    .asks = nessuna carta verde in città
feat-humble = Umile
    .asks = nessuna carta viola in città
feat-efficient = Efficiente
    .asks = al massimo 10 carte in città
feat-balanced = Equilibrata
    .asks = 3 carte di ogni colore
feat-welcoming = Accogliente
    .asks = 5 segnalini Occupato in città e riserve
feat-frugal = Parsimoniosa
    .asks = 25 punti in segnalini
feat-overachiever = Prima della classe
    .asks = vinto di 20 punti
feat-glamorous = Sfarzosa
    .asks = 5 carte viola
feat-prepared = Previdente
    .asks = 7 carte in una mano
feat-excited = Festaiola
    .asks = 5 eventi

cli-campaign-founded = { $city } è fondata. `{ $command }` apre il primo capitolo.
cli-campaign-goes-on = Il capitolo { $chapter } riprende da dov’era.
cli-campaign-over = La campagna è finita.
cli-campaign-next = Come si prosegue?
cli-campaign-again = capitolo { $chapter }: ripeterlo, per 30 punti in meno alla fine
cli-campaign-chapter = capitolo { $chapter }: { $title }
cli-campaign-stop = basta per oggi
cli-campaign-choose = Scegli un numero da 0 a { $most }.
cli-campaign-left = Si riprende con `{ $command }`.
cli-campaign-won = Il capitolo { $chapter } è vinto, con { $points } punti.
cli-campaign-lost = Il capitolo { $chapter } è perso, con { $points } punti.
cli-challenge-won = Vinto, { $points } a { $thorn }: { $feats }.
cli-challenge-lost = Perso, { $points } a { $thorn }.
cli-challenge-no-feat = nessun traguardo

kept-there = { $file }: questo file esiste già. Scegli un altro nome; non è stato cambiato nulla.
kept-no-text = { $file } non è un testo e non si può leggere.
kept-damaged = { $file } non è quello che dovrebbe essere, o è rovinato. Il file resta com’è.
    .where = { $file } è rovinato in questo punto: { $where }. Il file resta com’è.
kept-changed = { $file } è stato cambiato nel frattempo da qualcun altro; non è stato scritto nulla.
kept-in-progress = { $file }: il capitolo iniziato non si può riprendere con le regole attuali. Tutto il resto è intatto; con --anew si ridistribuisce.
kept-twice = Questa partita è già nel libro.
