# Le regole di Kodama in italiano; l’inglese sta in rules/catalogue.toml.

## Componenti

rule-kodama-components-second = La seconda edizione contiene 6 carte Tronco, 65 carte Ramo, 23 carte Kodama, 9 carte Mini-Kodama, 15 carte Decreto (5 per primavera, 5 per estate, 5 per autunno), una plancia segnapunti con il tracciato delle stagioni, un gettone stagione, 6 gettoni giocatore, cinque segnalini da 50/100 punti e un gettone primo giocatore.
    .ruling = L’elenco stampa «65 carte Kodama» accanto a «23 carte Kodama»: le 65 sono le carte Ramo. Nomina 6 gettoni giocatore, mentre la preparazione ne dà a ciascuno due con l’icona del suo tronco, uno per ognuno dei due spazi 0: leggiamo sei coppie.
rule-kodama-components-kosmos = L’edizione Kosmos contiene 6 carte Tronco, 63 carte Ramo, 22 carte Kodama, 15 carte Decreto (5 per stagione), 9 Mini-Kodama e una carta primo giocatore. I punti si scrivono su un foglio: una riga per ognuno dei 12 posizionamenti, una per ognuno dei 3 Kodama, e un totale.
rule-kodama-components-icons = Le icone sono sei: bruco, nuvola, lucciola, fiore, fungo, stella.
rule-kodama-components-trunk = Ognuna delle sei carte Tronco mostra un’icona che nessun altro tronco mostra; più rami escono dal tronco a sinistra, a destra e in alto, fino al bordo della carta.
rule-kodama-components-branch = Ogni carta Ramo mostra 3 o 4 icone fra le sei; il suo ramo ha una forma e una direzione proprie, e arriva al bordo della carta dal lato da cui si attacca.
    .ruling = 3 o 4 conta le icone, non i tipi: un’icona può ripetersi su una carta (l’esempio di punteggio posa un bruco, due lucciole e un fiore). Al massimo tre tipi per carta, come riferisce un recensore.
rule-kodama-components-players = Da 2 a 5 giocatori; 6 se si aggiungono le carte di Kodama Duo.
rule-kodama-editions = I libretti descrivono un solo gioco: dove uno tace, vale ciò che dice un altro.
    .ruling = Le due edizioni differiscono nelle carte e nel modo di segnare i punti, non nelle regole. Dal solo libretto tedesco vengono: il Decreto prevale sulle regole di base, quando agisce, i suoi punti prima di passare il gettone primo giocatore, i Mini-Kodama legati alla loro stagione, i Mini-Kodama mescolati agli altri, la prima partita. Dal tedesco e dal francese: lo spareggio. Dal francese: che cosa significa «carta», il draft nascosto, il gioco in sei.

## Preparazione

rule-kodama-setup-trunk = Ogni giocatore riceve a caso una carta Tronco e la mette scoperta davanti a sé, con il lato inferiore a filo del bordo del tavolo; a un tavolo rotondo si lascia la lunghezza di una carta Ramo fino al bordo.
    .ruling = Il libretto italiano dice solo «vicino» al bordo. Il bordo del tavolo è la linea che passa per il lato inferiore della carta Tronco, anche a un tavolo rotondo, senza fine a sinistra e a destra; non c’è altro bordo, e ogni albero ha un tavolo tutto suo. Una carta Tronco misura 88 x 126 mm, una carta Ramo 63 x 88 mm.
rule-kodama-setup-kodama-hand = Togliete i Mini-Kodama, mescolate le carte Kodama e datene quattro a ciascuno, che le tiene segrete. Solo tre saranno conteggiate.
rule-kodama-setup-decrees = Mescolate a parte le carte Decreto di ogni stagione e mettetene una per stagione, a caso, coperta: primavera, estate, autunno. Le tre stagioni hanno dorsi diversi.
rule-kodama-setup-market = Mescolate le carte Ramo in un mazzo coperto e giratene quattro: è il mercato.
rule-kodama-setup-unused = Le carte Kodama, Decreto e Tronco inutilizzate tornano nella scatola e non partecipano.
    .ruling = Nessuno le guarda: quali Kodama e Decreti siano fuori non lo sa nessuno; i tronchi rimasti sono noti a tutti.
rule-kodama-setup-first-player = Chi indossa più verde comincia e prende il gettone primo giocatore.
    .ruling = Chi apre il tavolo può nominare il primo giocatore; altrimenti lo si estrae dal seme della partita.
rule-kodama-setup-score-zero = Tutti cominciano da 0 punti, segnati dal gettone con l’icona del proprio tronco; il gettone stagione è sulla primavera.

## Stagioni

rule-kodama-season-three = La partita dura tre stagioni, primavera, estate e autunno; ognuna ha una Fase Decreto, una Fase della Crescita e una Fase Kodama, in quest’ordine.
rule-kodama-decree-reveal = Nella Fase Decreto il primo giocatore gira il Decreto della stagione e lo legge a tutti; resta visibile e vale per tutti per l’intera stagione. All’inizio di estate e autunno si scarta prima quello precedente.
rule-kodama-decree-overrides = Dove un Decreto contraddice una regola di base, vale il Decreto.
rule-kodama-decree-timing = Un Decreto di norma agisce solo nella Fase della Crescita; Pioggia Primaverile, Fioritura Estiva e Prima Gelata agiscono solo nella Fase Kodama, dopo che i Kodama sono stati conteggiati.
    .ruling = Il «di norma» tedesco si rimette alla carta: ogni Decreto, comprese le carte Stagione di Duo, agisce nella Fase della Crescita se il suo testo non nomina un altro momento. Che valga per tutti per l’intera stagione (kodama.decree.reveal) significa che vale allo stesso modo per ciascuno fino al successivo, non che agisca in ogni fase: una conversione non cambia ciò che contano una carta Kodama o lo spareggio. Nel mazzo Kosmos nessuno dei nostri Decreti agisce dopo i Kodama oltre a quei tre; nella seconda edizione e in Duo ce ne sono.
rule-kodama-decree-convert = Alcuni Decreti fanno contare un’icona come un’altra nella Fase della Crescita (Metamorfosi: i bruchi contano come lucciole).
    .ruling = Come se fosse l’altra: sulla carta nuova, lungo la linea e sul tronco un’icona convertita è dell’altro tipo e non più del suo, così le due insieme formano una sola linea continua. È così che il posizionamento stesso si conteggia, perciò rientra nel limite di dieci punti. In Kodama Duo lo Spirito viene prima: uno Spirito del bruco è una lucciola sotto Metamorfosi.
rule-kodama-decree-order = I libretti non dicono in che ordine i giocatori eseguono un Decreto che chiede qualcosa a tutti.
    .ruling = Uno dopo l’altro dal primo giocatore in senso orario (in Duo prima il Potatore), ciascuno vedendo ciò che è successo prima. I punti che più giocatori ottengono nello stesso momento si danno insieme. Dove un Decreto confronta i giocatori, in caso di parità lo ottengono tutti, ma con zero nessuno ne ha di più. Chi soddisfa un Decreto ne riceve i punti; si può rifiutare solo ciò che offre con «può».
rule-kodama-decree-gust = Il libretto di Kodama Duo nomina il Decreto Folata e lo toglie dove non c’è mercato. Che cosa faccia non sta in nessun libretto.
    .ruling = La nostra versione: una volta per turno, prima di prendere una carta, chi è di turno può far scartare e rinnovare l’intero mercato. Una seconda folata nello stesso turno è rifiutata; chi gioca dopo può chiamarne un’altra.
rule-kodama-decree-invocation = Il libretto di Kodama Duo nomina il Decreto Invocazione della Primavera e lo toglie dove non c’è mercato. Che cosa faccia non sta in nessun libretto.
    .ruling = La nostra versione: finché è in vigore il mercato si riempie fino a sei carte. Quelle in più se ne vanno con la stagione: se sono più di quattro, si scartano quelle che stanno lì da più tempo finché ne restano quattro.
rule-kodama-growth-rounds = La Fase della Crescita ha quattro round; in ognuno, dal primo giocatore e in senso orario, ciascuno gioca un turno.
rule-kodama-growth-turn = Un turno: prendi una carta Ramo dal mercato, collegala al tuo albero, conteggiala subito, poi riporta il mercato a quattro dal mazzo.
rule-kodama-growth-deck-empty = I libretti non dicono che cosa accade quando il mazzo delle carte Ramo finisce. Se nessun Decreto fa scartare carte, succede solo in cinque: con il mazzo Kosmos all’ultimissimo rifornimento, e nel draft nascosto durante la terza stagione.
    .ruling = Le carte Ramo scartate fin lì (da un Decreto, da chi passa nel draft, nel sesto passo di Duo) si mescolano in un nuovo mazzo quando serve una carta e non ce n’è più. Se non ci sono nemmeno quelle, non si pesca nulla e si continua con ciò che c’è; nel draft le ultime carte vanno una ciascuno ai giocatori in ordine di turno dal primo giocatore, finché ce ne sono (Kosmos, in cinque: tre dei cinque pescano dopo il primo round dell’autunno). Chi non ha alcuna carta da prendere passa.
rule-kodama-growth-season-token = Nella seconda edizione il primo giocatore fa avanzare di uno spazio il gettone stagione a ogni round.
    .ruling = Il libretto italiano lo stampa al terzo passo di un turno, il rifornimento; leggiamo una volta per round, dopo il turno dell’ultimo giocatore, come fanno Duo e il draft nascosto. Mostra il round e non ha altro effetto.

## Posare una carta Ramo

rule-kodama-place-bark = L’estremità del ramo che arriva al bordo della carta nuova deve poggiare sulla corteccia di un’altra carta, così che il ramo sembri crescerne. Le due cortecce non devono essere larghe uguali.
    .ruling = Il centro dell’attacco deve stare sulla corteccia, ad almeno 2 mm dal bordo dell’altra carta, verso l’interno. Conta tutta la corteccia disegnata su una carta, il fusto del tronco come i suoi rami, benché il libretto tedesco nomini solo i rami.
rule-kodama-place-one-card = La carta nuova deve coprire in parte esattamente un’altra carta, tronco o ramo, e non toccarne nessun’altra.
    .ruling = Si posa sempre sopra. Un’altra carta è toccata quando i due rettangoli, parti coperte comprese, distano 0,05 mm o meno. La carta sottostante va coperta in parte, non solo toccata: il libretto tedesco dice «coprire in parte», l’italiano e il francese solo «toccare».
rule-kodama-place-no-icon = La carta nuova non può coprire nessuna icona di un’altra carta, nemmeno in parte.
    .ruling = Anche l’icona del tronco è protetta: francese e tedesco dicono «di un’altra carta», l’italiano nomina solo le carte Ramo. Toccare l’orlo di un’icona non è coprirla.
rule-kodama-place-table-edge = Nessuna parte della carta nuova può uscire dal bordo del tavolo, la linea sotto la carta Tronco.
rule-kodama-place-free = Entro questi limiti una carta si può posare ovunque e ruotare di qualsiasi angolo.
    .ruling = Nessun libretto lo dice a parole; nessuno pone altri limiti. La carta sta scoperta e non è mai specchiata.
rule-kodama-place-ten = Una carta non si può posare dove darebbe più di 10 punti; esattamente 10 è permesso. I punti di un Decreto non contano per il limite.
    .ruling = Il libretto italiano dice «in un turno», il tedesco e il francese parlano della carta: il limite vale per ogni posizionamento preso da solo. Le icone cambiate da un Decreto o da uno Spirito contano come ciò che sono diventate; fuori dal limite restano solo i punti che un Decreto aggiunge.
rule-kodama-place-final = Una carta posata e conteggiata non si muove mai più.
    .ruling = Italiano e francese: una volta conteggiata; tedesco: una volta posata. Qui una carta si prova liberamente finché il posizionamento non è confermato, poi mai più; il mercato si rifornisce solo dopo.
rule-kodama-place-stuck = I libretti non dicono che cosa accade quando nessuna carta si può posare.
    .ruling = Quando l’insieme canonico dei posizionamenti è vuoto per ogni carta da prendere, il giocatore può passare: non prende carte, non ottiene punti, il mercato resta com’è, e il turno conta. Ogni posizionamento lecito che trovi da sé è comunque accettato. Nessuno può passare finché l’insieme canonico contiene un posizionamento. Nel draft nascosto una carta per cui l’insieme è vuoto si può scegliere solo se è vuoto per tutta la mano; la carta viene allora scartata senza posarla, così tutte le mani restano uguali. Per Duo vedi duo.growth.stuck.
rule-kodama-place-example = Esempio: A esce dal bordo del tavolo ed è rifiutata (nella figura francese copre anche un’icona); B sta su due carte e copre icone, una nella figura italiana e due nelle altre, ed è rifiutata; C sta su esattamente una carta, non copre icone, resta sul tavolo ed è permessa.
    .ruling = Come prove di riferimento: A infrange kodama.place.table-edge e, nella forma francese, anche kodama.place.no-icon; B infrange kodama.place.one-card e kodama.place.no-icon; C non infrange nulla.

## Conteggiare un posizionamento

rule-kodama-score-line = La linea conteggiata va dalla carta appena posata, carta dopo carta, giù fino al tronco. Le biforcazioni non ne fanno parte, e il conteggio non risale mai un altro ramo.
    .ruling = Il tronco è l’ultima carta della linea e la sua icona conta, anche per una carta posata direttamente su di esso. I libretti lasciano la questione aperta: l’italiano vuole l’icona «sulla carta ramo toccata», il francese parla di una linea «di carte Ramo» che pure arriva «fino alla carta Tronco»; il tedesco dice la «carta» confinante, e il glossario francese chiama carte anche i tronchi.
rule-kodama-score-types = Danno punti solo i tipi di icona mostrati dalla carta appena posata.
rule-kodama-score-run = Per ciascuno di questi tipi, 1 punto per ogni sua icona sulle carte successive della linea, a partire dalla carta nuova compresa, che mostrano tutte quel tipo; più icone uguali su una carta contano ciascuna.
rule-kodama-score-needs-neighbour = Un tipo presente sulla carta nuova ma non su quella a cui è collegata non dà punti.
rule-kodama-score-broken = Una carta senza quel tipo interrompe la linea; la stessa icona più in basso non dà punti.
rule-kodama-score-example = Esempio: la carta nuova A ha due lucciole, un bruco e un fiore; la successiva, B, due lucciole, un bruco e nessun fiore; la successiva, C, due bruchi, un fiore e nessuna lucciola; D nessun bruco. Lucciole 4, bruchi 4, fiore 0: 8 punti. Una lucciola e un bruco su una biforcazione non danno punti.
    .ruling = Ricomposto da tre libretti: i tipi dall’italiano e dal francese, i numeri carta per carta dal tedesco, le cui icone mancano nella nostra copia, il totale di 8 dall’italiano e dal tedesco. Il francese dice che una sola carta senza fiore separa i due fiori, quindi il secondo è su C.
rule-kodama-score-decree-after = I punti di un Decreto che agisce nella Fase della Crescita si aggiungono dopo quelli del posizionamento.
rule-kodama-score-chips = Seconda edizione: la plancia conta fino a 49; a 50 il segnapunti torna a 0 e il giocatore prende un segnalino da 50 punti, girato sul lato 100 a 100.
    .ruling = Qui un punteggio è un solo numero, e così si mostra: non ci sono né plancia né segnalini.

## Fase Kodama

rule-kodama-kodama-one-each = Dopo il quarto round ogni giocatore, in ordine di turno dal primo, sceglie una carta Kodama dalla mano, la legge ad alta voce e ottiene i punti che essa indica; la carta lascia poi il gioco.
    .ruling = Ciascuno sceglie e ottiene i suoi punti prima che scelga il successivo. Conteggiarne una è obbligatorio, anche per 0 punti. Dove una carta chiede una scelta che cambia solo i suoi punti (scegli una carta del tuo albero), si prende la migliore e il registro la nomina.
rule-kodama-kodama-decree-check = Poi si controlla se il Decreto dà punti alla fine della stagione (Pioggia Primaverile, Fioritura Estiva, Prima Gelata).
    .ruling = Lo stesso per ogni altro Decreto il cui testo dia punti alla fine della stagione.
rule-kodama-kodama-first-player = Il giocatore con il punteggio più basso riceve allora il gettone primo giocatore per la stagione seguente, o lo tiene.
    .ruling = Dopo i punti del Decreto: l’ordine tedesco, anche per l’edizione italiana, che parla solo dei Kodama. Dopo l’autunno il gettone non passa.
rule-kodama-kodama-first-player-tie = Se più giocatori sono ultimi, lo riceve chi siede più vicino, in senso orario, al primo giocatore attuale.
    .ruling = Il primo giocatore attuale, se è tra i pari, è il più lontano (un giro intero): in caso di parità il libretto italiano fa passare il gettone, e la regola di Duo fa lo stesso; il «più vicino a» tedesco si potrebbe leggere al contrario.

## Termini

rule-kodama-term-card = Sulle carte Kodama e Decreto, «carta» indica tronchi e rami.
    .ruling = Stampato solo nel libretto di Duo; vale anche nel gioco base. «Carta Ramo» indica solo i rami (Pioggia Primaverile non conta il tronco).
rule-kodama-term-touch = Due carte si toccano quando una è stata collegata all’altra.
    .ruling = Segue da kodama.place.one-card. Nessuna carta tocca sé stessa: un Kodama che conta le carte che toccano una carta scelta non conta quella scelta; il tronco può essere scelto, e può essere contato.
rule-kodama-term-end-card = Una carta Estremità è una carta Ramo che tocca una sola altra carta: niente le è stato collegato.
rule-kodama-term-within-two = Una carta è entro due carte dal tronco se tocca il tronco o una carta che tocca il tronco.
    .ruling = Anche il tronco conta, dove il testo dice carte e non carte Ramo: alla lettera, tocca una carta che tocca il tronco.
rule-kodama-term-lines = I libretti non dicono come si confrontano le linee di carte, cosa che fanno alcuni dei nostri Kodama.
    .ruling = Ogni carta Estremità chiude una linea, che scende fino al tronco; una linea è lunga quante carte Ramo contiene, e due linee possono averne in comune. Con una sola carta Estremità c’è una sola linea, e nessuna seconda.
rule-kodama-term-side = I libretti non dicono da che lato del tronco si trovi una carta.
    .ruling = Dal lato in cui sta il suo centro, a sinistra o a destra della verticale che passa per il centro della carta Tronco, da qualunque ramo essa cresca. Una carta il cui centro sta esattamente su quella linea non è da nessun lato. Se i due lati hanno lo stesso numero di carte, conta quel numero.
rule-kodama-term-twice = I libretti non dicono se una carta che mostra tre volte un’icona la mostri due volte.
    .ruling = Sì: due volte vuol dire almeno due volte. Una tale carta conta una volta, qualunque cosa ripeta.

## Fine

rule-kodama-end-when = La partita finisce dopo la terza Fase Kodama; la quarta carta Kodama di ogni mano resta inutilizzata.
rule-kodama-end-winner = Vince chi ha più punti.
rule-kodama-end-tie = In caso di parità vince chi ha l’icona del proprio tronco più volte nel proprio albero; se la parità resta, vincono insieme.
    .ruling = Vale anche per la seconda edizione, il cui libretto non dà spareggi. Si contano le icone, non le carte; quella del tronco conta una volta; la conversione di un Decreto non si applica.

## Varianti

rule-kodama-variant-first-game = Prima partita (Kosmos): giocate senza carte Decreto, e quindi senza Fase Decreto, e senza i Kodama dal numero giallo.
    .ruling = Il libretto aggiunge che si usa comunque la pila dei round, un pezzo che non nomina altrove: leggiamo tre stagioni di quattro round, con Fasi Kodama e gettone primo giocatore passato come di consueto. Se restano meno di quattro Kodama a testa, completano il numero dei gialli estratti a caso.
rule-kodama-variant-kids = Variante per bambini: fino a tre giocatori ricevono, invece di quattro Kodama, un set di tre Mini-Kodama con la stessa lettera (A, B o C), uno per stagione, e alla fine di ogni stagione conteggiano quello giusto.
    .ruling = Il libretto tedesco lo fa conteggiare senza scelta; l’italiano consiglia solo al bambino di giocare ogni carta nella stagione stampata. Seguiamo il tedesco in entrambe le edizioni, a meno che chi apre il tavolo non scelga il modo italiano (kodama.variant.kids-advice). Chi apre il tavolo dice quali posti giocano con i Mini-Kodama; i set vanno A, B, C in ordine di posto e sono noti a tutti; gli altri tornano nella scatola. A un tale giocatore non resta una quarta carta.
rule-kodama-variant-kids-shuffled = I Mini-Kodama si possono invece mescolare agli altri Kodama e distribuire; si conteggiano comunque solo nella stagione stampata.
    .ruling = Chi non ha in mano nessun Kodama che si possa conteggiare in questa stagione non ne conteggia e tiene la mano; chi ne ha uno deve conteggiarne uno.
rule-kodama-variant-kids-advice = Il libretto italiano consiglia al bambino di giocare ogni Mini-Kodama nella stagione che porta, e non ne vieta altre.
    .ruling = Un’opzione, per entrambe le edizioni e per entrambi i modi di giocare i Mini-Kodama: le loro stagioni sono allora solo un consiglio, e ciascuno si può conteggiare in qualsiasi stagione.
rule-kodama-variant-draft = Draft nascosto: dopo la Fase Decreto date a ciascuno quattro carte Ramo coperte al posto del mercato. A ogni round tutti ne scelgono una in segreto, le rivelano insieme, poi posano e conteggiano contemporaneamente; le tre rimaste passano al giocatore a sinistra, ciascuno ne pesca una per tornare a quattro, e il gettone stagione avanza di uno spazio. Dopo quattro round segue la Fase Kodama come di consueto. All’inizio della Fase della Crescita successiva tutte le carte Ramo inutilizzate si rimescolano e se ne danno quattro nuove.
    .ruling = Da 2 a 6 giocatori. Una carta scelta non si cambia più dopo la rivelazione, e nessuno vede il posizionamento altrui del round prima di aver fatto il proprio. Dopo il quarto round non si passa né si pesca nulla, poiché tutte le mani vengono rimescolate. Il gettone primo giocatore resta in uso: per leggere il Decreto, per l’ordine della Fase Kodama e di chi pesca quando le carte non bastano per tutti (kodama.growth.deck-empty).
rule-kodama-variant-draft-excludes = Il draft nascosto si gioca senza i Decreti Folata e Invocazione della Primavera degli altri giochi Kodama.
    .ruling = Resta fuori anche ogni altro Decreto che agisce sul mercato; quali siano si capisce da ciò che fanno, senza bisogno di contrassegni.
rule-kodama-variant-six = In sei aggiungete al mazzo le carte Ramo di Kodama Duo, e alle loro le sue carte Stagione e Kodama con il simbolo 2-6.
    .ruling = Si può fare anche con meno giocatori, come suggerisce il simbolo 2-6. Tronchi, Spiriti, ruoli e carte con il simbolo 2 di Duo restano fuori: i sei tronchi del gioco base bastano per sei, e due giocatori non hanno mai la stessa icona. Sei mani richiedono 24 Kodama, perciò Duo deve segnarne almeno due con 2-6 (Kosmos ne ha 22).
