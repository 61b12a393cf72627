# Le regole di Everdell Duo, uno contro l’altro; l’inglese sta in rules/catalogue.toml.

## Componenti e preparazione

rule-everdell-components = Un tabellone a due facce, 20 tessere Fiume, 32 tessere Evento (6 per ogni lettera da A a E, una Fiera, un Viaggio), 4 tessere Stagione a due facce, un gettone Sole e uno Luna, una tessera Condivisione, un dado, 80 carte Creatura e Costruzione, 2 schede riassuntive, 2 orologi da taschino, 12 lavoratori (3 lepri, 3 tartarughe, 6 moffette), rametti, resina, ciottoli, bacche, 25 carte Buona notizia, segnalini punto da 1 e 3, segnalini Obiettivo, segnalini Occupato, un libretto della campagna e un foglio segnapunti.
rule-everdell-setup-board = Uno contro l’altro si gioca sul lato del tabellone con il Viaggio in alto a destra; in cooperativo e in solitario su quello con gli spazi numerati.
    .ruling = Entrambi i lati hanno le stesse quattro fattorie, due spazi Fiume e sei ricompense degli eventi.
rule-everdell-points-kinds = I punti stampati su carte ed eventi contano alla fine; i segnalini punto si ottengono subito.
    .ruling = I segnalini punto sono un solo numero, qualunque sia la mescolanza di 1 e 3; quelli che stanno su una carta sono alla fine del suo proprietario.
rule-everdell-setup-tokens = Sole e Luna partono dal primo spazio a sinistra del sentiero; risorse, punti e segnalini Occupato formano la riserva generale.
rule-everdell-supply-unlimited = Il libretto non dice se risorse e segnalini possono finire.
    .ruling = Risorse e segnalini punto no. C’è un segnalino Occupato di ogni colore per ciascun giocatore.
rule-everdell-setup-meadow = Mescolate le carte e riempite ogni spazio del Prato a faccia in su. Il Prato si riempie sempre da sinistra a destra, prima la riga superiore.
    .ruling = Due righe di sei carte. L’ordine è quello della lettura: la riga superiore da sinistra a destra, poi quella inferiore.
rule-everdell-path-spaces = Sole e Luna condividono un sentiero di sette spazi, ciascuno agli angoli delle carte del Prato, mai ai lati. Entrambi cominciano ogni stagione sul primo.
    .ruling = Il sentiero passa tra le due righe di sei. Il primo spazio tocca le due carte della prima colonna, l’ultimo quelle dell’ultima, ognuno dei cinque in mezzo ne tocca quattro. I due gettoni possono stare sullo stesso spazio. Un gettone tocca da dove si trova in quel momento; si muove solo dopo l’intera azione.
rule-everdell-setup-discard = La pila degli scarti è coperta e all’inizio vuota.
    .ruling = Quando si deve pescare e il mazzo è vuoto, non prima, gli scarti si mescolano in un nuovo mazzo. Nessuno li guarda; una carta scartata dalla mano non si mostra.
rule-everdell-setup-river = Mescolate le tessere Fiume e giratene due sui due spazi Fiume.
    .ruling = Le tessere sostituite lasciano il gioco: una partita ne usa otto su venti, quindi la pila non può finire.
rule-everdell-setup-seasons = Le tessere Stagione stanno nell’ordine inverno, primavera, estate, autunno; lato semplice uno contro l’altro, lato moffetta in cooperativo e in solitario.
rule-everdell-setup-events = Estraete un evento a caso per ogni lettera da A a E, aggiungete la Fiera, mescolate questi sei e mettetene uno su ciascuno dei sei spazi Evento; il Viaggio sta sul suo spazio all’estrema destra.
rule-everdell-setup-players = Chi ha fatto il pisolino più di recente prende le tre lepri, l’altro le tre tartarughe; ciascuno pesca due carte dal mazzo; poi si eseguono i passi della tessera dell’inverno.
    .ruling = Chi apre il tavolo può nominare la Lepre; altrimenti la si estrae dal seme della partita.

## Il turno

rule-everdell-turn-one-action = Nel tuo turno fai esattamente una di tre azioni: piazzare un lavoratore, giocare una carta, pescare una carta. I giocatori si alternano.
    .ruling = Nessuno può passare: si può sempre pescare. I turni si alternano entro una stagione; la sua tessera dice chi comincia, così chi ha fatto l’ultimo turno di una stagione fa di solito il primo della successiva.
rule-everdell-turn-token = Quando l’azione è del tutto risolta muovi un gettone di uno spazio a destra: il Sole per un lavoratore, la Luna per una carta giocata, uno dei due a scelta per una carta pescata.
rule-everdell-turn-token-at-end = Un’azione il cui gettone è già sull’ultimo spazio non si può fare. Per una carta pescata, se un gettone non può muoversi deve farlo l’altro.
    .ruling = Sette spazi, quindi senza moffette sei lavoratori piazzati e sei carte (o pescate al loro posto) per stagione, i due giocatori insieme.
rule-everdell-turn-unplaced = Un lavoratore non piazzato quando il Sole è alla fine non può più esserlo in questa stagione.
rule-everdell-turn-discard-for-resource = In ogni momento del tuo turno puoi scartare quante carte vuoi dalla mano e ottenere 1 risorsa a scelta ogni 2 carte.
    .ruling = A due a due: prima dell’azione; durante, prima di tutto ciò che chiede un prezzo o fa giocare una carta; e, finché ci sono due carte in mano, ancora una volta prima che il gettone si muova. Un pagamento non si interrompe: prima scarta, poi paga. Una carta che si sta giocando o messa da parte non è in mano. Le tessere Stagione non sono il turno di nessuno.

## Piazzare un lavoratore

rule-everdell-worker-place = Metti uno dei tuoi lavoratori liberi su uno spazio zampa libero; puoi allora eseguirne subito l’azione. Un lavoratore per spazio.
    .ruling = Un lavoratore può quindi stare dove il suo giocatore non può o non vuole usare l’azione (uno scambio senza risorse, uno scarto senza carte). Solo un evento ha una condizione. Un’azione non usata al piazzamento è persa.
rule-everdell-worker-farm = Ci sono quattro fattorie in basso a destra; una dà 3 rametti.
rule-everdell-worker-river = Ci sono due spazi Fiume in basso a sinistra, le cui tessere cambiano ogni stagione; una tessera scambia 1 risorsa di qualsiasi tipo con 3 di qualsiasi tipo.
rule-everdell-worker-destination = Puoi visitare qualsiasi carta Destinazione rossa libera nella tua città o in quella dell’avversario; in quella dell’avversario il proprietario ottiene subito 1 segnalino punto dalla riserva.
    .ruling = Libera significa senza lavoratore; un segnalino Occupato sulla carta non la chiude. Il punto viene prima dell’azione, e anche quando il visitatore ha usato il Ponte o il Guardaboschi. «Tu» e «la tua città» sulla carta indicano il visitatore e la sua città.
rule-everdell-worker-event = Puoi piazzare un lavoratore su un evento di cui soddisfi le condizioni in quel momento: ottieni la ricompensa stampata sotto il suo spazio, prendi la tessera, conta i suoi punti alla fine. Ogni evento si realizza una volta, da un solo giocatore.
    .ruling = Ciò che è richiesto si mostra, non si spende. Le condizioni si verificano prima della ricompensa. Presa la tessera, lo spazio non si può più visitare, nemmeno per la ricompensa; il lavoratore resta lì fino alla fine della stagione.
rule-everdell-event-more-than-opponent = Un evento che confronta due tipi di cose con quelle dell’avversario ne vuole almeno una di ciascun tipo, e un totale dei due che raggiunga il numero tra parentesi e superi quello dell’avversario.
    .ruling = Il totale dell’avversario conta anche se di uno dei due tipi non ha nulla. Contano le carte nelle città e le risorse nelle riserve, non ciò che sta sopra o sotto le carte.
rule-everdell-event-example = Esempi: una città con una carta di ogni colore permette di prendere quell’evento e, dal suo spazio, 1 resina. Un evento per creature e bacche (4) richiede almeno una creatura, almeno una bacca, un totale di quattro o più, e più dell’avversario.
rule-everdell-event-journey = Il Viaggio va alla fine della partita, senza lavoratore, a chi ha strettamente più carte in mano e in città insieme; in caso di parità a nessuno.
    .ruling = Le carte sotto una carta non contano. È un evento per i punti e lo spareggio, ma nessun effetto può realizzarlo.

## Giocare una carta

rule-everdell-play-sources = Una carta si gioca dalla mano, o dal Prato dove tocca il Sole o la Luna. Paga il suo costo e mettila scoperta nella tua città.
rule-everdell-play-start-of-season = All’inizio di una stagione si possono giocare solo due carte del Prato, quelle della prima colonna; con i gettoni separati nel mezzo, fino a otto. Nessun’altra carta del Prato si può giocare.
    .ruling = In cooperativo, quando una moffetta sposta la partenza, quattro.
rule-everdell-play-refill = Una carta giocata dal Prato si risolve prima del tutto, poi il Prato si riempie, da sinistra a destra e dall’alto in basso.
    .ruling = Nell’ordine della preparazione. Una carta giocata o presa lascia subito il suo spazio; i vuoti si riempiono insieme quando tutta l’azione è risolta, appena prima che il gettone si muova (per una pescata, prima di scegliere il gettone). Con le tessere Stagione: dove la tessera lo dice, altrimenti dopo ogni carta attivata.
rule-everdell-play-no-limit = Una città e una mano non hanno limiti di grandezza.
rule-everdell-play-cost = Una carta costa ciò che è stampato in alto a sinistra; le creature costano bacche; alcune carte costano lo scarto di una carta dalla mano invece di risorse.
    .ruling = Le costruzioni costano rametti, resina e ciottoli, come l’unico esempio del libretto. La carta scartata è diversa da quella giocata.
rule-everdell-play-by-effect = Una tessera Fiume o una carta può farti giocare una carta ammessa.
    .ruling = È ammessa quella che potresti giocare come azione: dalla mano, o dal Prato dove tocca il Sole o la Luna come stanno allora. Si può rinunciare. Per essa non si muove alcun gettone, solo quello dell’azione del turno; perciò è permessa con la Luna alla fine. In tutto il resto è una carta giocata: costo, segnalino Occupato, effetti, carte blu, Diplomatico.
rule-everdell-play-discount = Il libretto non dice come gli sconti si combinano tra loro, con costi piccoli e con costi che sono uno scarto.
    .ruling = Uno sconto toglie dal costo stampato risorse a scelta del giocatore (il Locandiere: bacche). Nessun costo scende sotto lo zero; ciò che avanza è perso. Un costo di scarto non si può scontare; una tessera o carta che concede una giocata la concede comunque, a costo pieno. Un’abilità che non toglierebbe nulla non viene offerta. Prima un’abilità stella, poi un segnalino del Tribunale, poi il Giudice cambia una di quelle che restano. La carta giocata non può pagare sé stessa. Ciò che costa una carta della città (Gru, Locandiere) viene chiesto, anche se nient’altro basta a pagare.
rule-everdell-occupied-use = Invece di pagarne il costo, bacche o scarto, puoi giocare una creatura con un segnalino Occupato del suo colore: metti il segnalino della tua riserva su una costruzione di quel colore nella tua città. Serve solo un segnalino ottenuto in un’azione precedente.
    .ruling = Segnalino, creatura e costruzione hanno lo stesso colore. Va bene qualsiasi costruzione così, anche con un lavoratore o un altro segnalino (due segnalini su una costruzione capitano solo in una città condivisa). Il segnalino paga l’intero costo; accanto non si consuma alcuno sconto.
rule-everdell-occupied-limit = Puoi possedere un solo segnalino Occupato per colore; cominci senza; si ottengono solo con azioni nel gioco.
    .ruling = Un segnalino messo su una costruzione conta ancora come posseduto finché qualcosa non lo restituisce. Un secondo segnalino di un colore non si ottiene, né altro al suo posto; dove il colore è libero, scegline uno che non hai.
rule-everdell-occupied-any-creature = Così si può giocare qualsiasi creatura del colore giusto, anche quando c’è un altro sconto, come la Locanda o uno spazio Fiume.

## Le carte

rule-everdell-card-optional = Ogni effetto di una carta è facoltativo.
    .ruling = Un effetto si rifiuta o si esegue come stampato; «fino a» può essere meno; un prezzo non pagato non dà nulla. Un guadagno senza prezzo né scelta si prende senza chiedere.
rule-everdell-card-green = Le carte Produzione (verdi) si attivano quando le giochi e di nuovo all’inizio di primavera e autunno.
    .ruling = Con una tessera Stagione il giocatore prende ciascuna delle sue carte verdi una volta, in qualsiasi ordine, una dopo l’altra, e può tralasciarne. Una carta che ne attiva altre può farne agire una ancora.
rule-everdell-card-blue = Le carte Governo (blu) agiscono nei momenti che indicano, spesso come sconti o ricompense dopo certe giocate; una carta come il Locandiere si può usare solo da un turno successivo.
    .ruling = Nessuna carta blu si può usare nel turno in cui è stata giocata, né viene ricompensata per la propria giocata. Un turno successivo è uno qualsiasi dopo; in una città condivisa anche quello del compagno.
rule-everdell-card-tan = Le carte Viaggiatore (beige) agiscono una volta, quando le giochi, e mai più.
rule-everdell-card-red = Le carte Destinazione (rosse) agiscono solo quando vi si piazza un lavoratore, salvo che una carta o tessera dica altro; se lo piazza l’avversario, il proprietario ottiene subito 1 segnalino punto.
rule-everdell-card-purple = Le carte Prosperità (viola) agiscono solo dopo la fine della partita e danno punti bonus per ciò che contiene la città del proprietario.
rule-everdell-card-star = Le abilità con una stella scontano altre carte; per una giocata ne serve una sola. Quelle senza stella si possono unire a una con stella.
    .ruling = Le stelle sono immagini che non abbiamo. Stella: Gru, Locandiere, Prigione, Guida dei Sentieri, Locanda, e le giocate concesse dalle tessere Fiume e dal Piccione Viaggiatore. Senza stella: Tribunale, Giudice. Prigione e Guida dei Sentieri non servono quindi mai insieme una giocata, né una di esse due volte.
rule-everdell-activate-chain = Il libretto non dice se le attivazioni possono girare in tondo: Spazzatrucioli, Carnevale e Talpa Minatrice per città, Prato e mano; la tessera Fiume che copia e una carta rossa che usa spazi Fiume.
    .ruling = Ciò che si sta usando, carta o spazio, non può essere attivato ancora da ciò che mette in moto. Una volta finito sì: un altro effetto dello stesso turno può attivare ancora la stessa carta. «Diverse» vale entro un effetto.
rule-everdell-activate-without-worker = Solo per la Mongolfiera il libretto dice che cosa vale quando uno spazio o una carta si usa senza piazzarvi un lavoratore.
    .ruling = Non è una visita: occupato o no non importa, nessun proprietario ottiene punti, Ponte e Torre dell’Orologio non si applicano. «Tu» e «la tua città» sono di chi la usa, anche su una carta dell’avversario. Una carta nel Prato o in mano vi resta, non fa parte della città, e si può scegliere qualsiasi carta del Prato, ovunque siano Sole e Luna. Se ce ne sono meno di quante nominate, quante ce ne sono.
rule-everdell-effect-order = Il libretto non dice in che ordine vengono effetti dovuti insieme.
    .ruling = Giocare: paga; la carta entra in città; il suo effetto con tutto ciò che segue; le ricompense delle carte blu per la giocata, prima quelle di chi è di turno, poi quelle dell’altro; il Prato si riempie; il gettone si muove. Piazzare: il lavoratore è posato; il punto al proprietario di una carta rossa; l’azione; il gettone si muove. Gli effetti di uno stesso giocatore dovuti insieme vengono nell’ordine che sceglie.
rule-everdell-card-leaves = Il libretto non dice che ne è delle cose su una carta che lascia la città.
    .ruling = Segnalini punto, risorse e un segnalino Occupato vanno alla riserva, e quel colore si può ottenere di nuovo; le carte sotto vanno agli scarti, come essa stessa. Un lavoratore sopra conta come piazzato fino alla fine della stagione.

## Pescare

rule-everdell-draw = Pesca la carta in cima al mazzo o prendi qualsiasi carta del Prato, ovunque siano Sole e Luna; riempi il Prato; poi muovi il Sole o la Luna, a scelta.
    .ruling = Il gettone si sceglie dopo aver visto la carta pescata e il Prato riempito.
rule-everdell-draw-empty = Il libretto non dice che cosa accade quando non restano carte da pescare.
    .ruling = Non si pesca, e i vuoti del Prato restano fino al prossimo riempimento che trova carte. L’azione prende allora una carta del Prato; solo se anche questo è vuoto non prende nulla e muove comunque un gettone.
rule-everdell-hand-secret = Le carte in mano sono segrete, il loro numero no.
    .ruling = Tutto il resto è aperto: città, riserve, punti, numero di carte nel mazzo e negli scarti. Ciò che si è visto resta noto: una carta presa dal Prato o dalla tessera Condivisione, o mostrata per un effetto, è agli atti per tutti. Ciò che viene chiesto non rivela nulla di una mano: dove solo il suo proprietario può sapere quante risposte ci sono, gli viene chiesto anche se è una sola.

## Stagioni e fine

rule-everdell-season-end = Ci sono quattro stagioni. Una finisce, per entrambi, quando Sole e Luna sono tutti e due alla fine del sentiero; fino alla successiva non si può fare alcuna azione. Riprendete tutti i lavoratori piazzati, togliete la tessera Stagione, riportate i gettoni all’inizio, eseguite la tessera Stagione seguente.
    .ruling = Subito, quando arriva il secondo gettone: in mezzo non ci sta nulla.
rule-everdell-season-winter = Inverno, durante la preparazione: la Lepre pesca una carta dal mazzo; la Tartaruga ne pesca una dal mazzo, poi una dal Prato; si riempie; comincia la Lepre.
rule-everdell-season-spring = Primavera: due nuove tessere Fiume. La Tartaruga attiva tutte le carte verdi della sua città; poi la Lepre attiva tutte le proprie e pesca una carta dal mazzo. Comincia la Tartaruga.
rule-everdell-season-summer = Estate: due nuove tessere Fiume. La Lepre prende una carta dal Prato; poi la Tartaruga ne prende una e ottiene 1 risorsa a scelta; si riempie. Comincia la Lepre.
    .ruling = Il Prato si riempie dopo che entrambe hanno preso.
rule-everdell-season-autumn = Autunno: due nuove tessere Fiume. La Tartaruga attiva tutte le carte verdi della sua città; poi la Lepre attiva tutte le proprie e ottiene 1 risorsa. Comincia la Tartaruga.
rule-everdell-end = La partita finisce subito quando in autunno i due gettoni raggiungono la fine del sentiero. Assegnate il Viaggio, poi sommate: punti delle carte, bonus viola, segnalini punto, eventi. Vince chi ha più punti.
rule-everdell-end-tie = La parità si decide con più eventi, poi più risorse rimaste, poi più carte in città, poi più carte in mano.
    .ruling = Il Viaggio conta come evento, il carico di un Magazzino non come risorse. Se tutto è pari, la partita è patta.

## Fiume

rule-everdell-river-activate-city = Attiva due carte verdi diverse della tua città.
rule-everdell-river-activate-meadow = Attiva due carte verdi diverse del Prato; le risorse messe lì su un Magazzino vi restano quando viene giocato.
rule-everdell-river-copy-worker = Usa, per te, lo spazio di un qualsiasi lavoratore piazzato, tuo, dell’avversario o una moffetta; un evento realizzato dall’avversario non si può prendere così.
    .ruling = Non il lavoratore appena piazzato qui. Un evento su cui sta uno di voi dà la ricompensa del suo spazio; la sua tessera è già presa e resta dov’è. Restano chiusi un evento sotto una moffetta e quello su cui sta soltanto una moffetta. Le carte rosse contano come spazi; nessuno ottiene punti. Una moffetta sul sentiero non ha uno spazio da usare.
rule-everdell-river-two-farms = Scarta una carta per usare due fattorie diverse.
    .ruling = Occupate o no; la Torre dell’Orologio non le raddoppia.
rule-everdell-river-deck-play = Pesca una carta dal mazzo, poi puoi giocare qualsiasi carta ammessa per 1 risorsa in meno.
rule-everdell-river-meadow-play = Prendi una carta dal Prato, poi puoi giocare qualsiasi carta ammessa per 1 risorsa in meno; lo spazio del Prato si riempie solo dopo quella giocata.
rule-everdell-river-play-less-two = Gioca qualsiasi carta ammessa per 2 risorse in meno.
rule-everdell-river-exchange = Scambia 1 risorsa di qualsiasi tipo della tua riserva con 3 di qualsiasi tipo.
rule-everdell-river-plain = Tutte le altre tessere Fiume danno le risorse che mostrano.
    .ruling = Anche carte, punti o un segnalino Occupato, dove le nostre tessere li mostrano.
