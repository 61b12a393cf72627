# Ciò che sta sul tabellone di Everdell Duo.

list = { $most } e { $last }
close = Chiudi
prompt = Che cosa è chiesto
meadow = Prato
events = Eventi
places = Fiume, fattorie e mazzo
drawer = Mano e città
over = La partita è finita.
wait = Un momento.
turn-done = Il tuo turno è fatto.
waits = Tocca a { $name }.
the-rule = La regola
as-mayor = { $mayor }: { $words }

winter = Inverno
spring = Primavera
summer = Estate
autumn = Autunno
sun-left = { $count ->
        [0] nessun turno di lavoratore
        [one] ancora { $count } turno di lavoratore
       *[other] ancora { $count } turni di lavoratore
    }
moon-left = { $count ->
        [0] nessun turno di carta
        [one] ancora { $count } turno di carta
       *[other] ancora { $count } turni di carta
    }

hare = Lepre
tortoise = Tartaruga
skunk = Moffetta
sun = Sole
moon = Luna
path-space = Spazio { $number } del sentiero{ $here ->
        [none] { "" }
       *[other] : { $here }
    }

n-point = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
n-free = { $count ->
        [one] { $count } risorsa a scelta
       *[other] { $count } risorse a scelta
    }
n-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
n-meadow = { $count ->
        [one] { $count } carta dal Prato
       *[other] { $count } carte dal Prato
    }
n-discard = { $count ->
        [one] una carta scartata
       *[other] { $count } carte scartate
    }
a-token = { $colour ->
        [any] un segnalino Occupato
        [green] un segnalino Occupato verde
        [tan] un segnalino Occupato beige
        [red] un segnalino Occupato rosso
        [blue] un segnalino Occupato blu
       *[purple] un segnalino Occupato viola
    }
one-twig = Rametto
one-resin = Resina
one-pebble = Ciottolo
one-berry = Bacca
one-point = Punto
colour-green = Verde
colour-tan = Beige
colour-red = Rosso
colour-blue = Blu
colour-purple = Viola
token-of = Segnalino Occupato: { $colour }
token-later = Segnalino Occupato, per il tuo prossimo turno: { $colour }

thing-green = { $count ->
        [one] { $count } carta verde
       *[other] { $count } carte verdi
    }
    .many = carte verdi
thing-tan = { $count ->
        [one] { $count } carta beige
       *[other] { $count } carte beige
    }
    .many = carte beige
thing-red = { $count ->
        [one] { $count } carta rossa
       *[other] { $count } carte rosse
    }
    .many = carte rosse
thing-blue = { $count ->
        [one] { $count } carta blu
       *[other] { $count } carte blu
    }
    .many = carte blu
thing-purple = { $count ->
        [one] { $count } carta viola
       *[other] { $count } carte viola
    }
    .many = carte viola
thing-creature = { $count ->
        [one] { $count } creatura
       *[other] { $count } creature
    }
    .many = creature
thing-construction = { $count ->
        [one] { $count } costruzione
       *[other] { $count } costruzioni
    }
    .many = costruzioni
thing-card = { $count ->
        [one] { $count } carta in città
       *[other] { $count } carte in città
    }
    .many = carte in città
thing-colour = { $count ->
        [one] { $count } colore
       *[other] { $count } colori
    }
    .many = colori
thing-rich-colour = { $count ->
        [one] { $count } colore con 3 carte
       *[other] { $count } colori con 3 carte
    }
    .many = colori con 3 carte
thing-pair = { $count ->
        [one] { $count } coppia di creatura e costruzione
       *[other] { $count } coppie di creatura e costruzione
    }
    .many = coppie di creatura e costruzione
thing-twig = { $count ->
        [one] { $count } rametto
       *[other] { $count } rametti
    }
    .many = rametti
thing-resin = { $count ->
        [one] { $count } resina
       *[other] { $count } resine
    }
    .many = resine
thing-pebble = { $count ->
        [one] { $count } ciottolo
       *[other] { $count } ciottoli
    }
    .many = ciottoli
thing-berry = { $count ->
        [one] { $count } bacca
       *[other] { $count } bacche
    }
    .many = bacche
thing-resource = { $count ->
        [one] { $count } risorsa
       *[other] { $count } risorse
    }
    .many = risorse
thing-resource-type = { $count ->
        [one] { $count } tipo di risorsa
       *[other] { $count } tipi di risorse
    }
    .many = tipi di risorse
thing-hand = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
    .many = carte in mano
thing-event = { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
    .many = eventi
thing-occupied = { $count ->
        [one] { $count } segnalino Occupato
       *[other] { $count } segnalini Occupato
    }
    .many = segnalini Occupato
lack-more = manca: { $things }
more-of-two = { $count } { $one } o { $two }

look-green-creature = creatura verde
look-green-construction = costruzione verde
look-tan-creature = creatura beige
look-tan-construction = costruzione beige
look-red-creature = creatura rossa
look-red-construction = costruzione rossa
look-blue-creature = creatura blu
look-blue-construction = costruzione blu
look-purple-creature = creatura viola
look-purple-construction = costruzione viola
when-green = Agisce quando la giochi, e di nuovo all’inizio della primavera e dell’autunno.
when-tan = Agisce una volta, quando la giochi.
when-red = Agisce quando vi si piazza un lavoratore. Entrambi possono visitarla.
when-blue = Aiuta dal tuo prossimo turno.
when-purple = Conta alla fine.
card = { $name }, { $look }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, costa { $cost }
costs = Costa { $cost }.
can-pay = puoi pagarla
can-choose = si può scegliere
can-draw = si può pescare
in-reach = a portata
can-draw = pesca una carta
lacks = ti manca: { $goods }
lacks-word = manca:
lacks-short = manca { $goods }
counters = { $count ->
        [one] { $count } punto sopra
       *[other] { $count } punti sopra
    }
loaded = sopra { $goods }
tucked = { $count ->
        [one] { $count } carta sotto
       *[other] { $count } carte sotto
    }
occupied = occupata
stands = qui sta: { $who }
doomed = Miss Thorn la prenderà alla fine della stagione
doomed-event = Miss Thorn prenderà questo evento alla fine della stagione, se non lo realizzate prima

taken = Preso
ready = A portata
within-reach = a portata
event-gone = Evento già preso{ $who ->
        [none] { "" }
       *[other] , qui sta: { $who }
    }
event-spoken = Evento { $name }: { $text }. { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, e subito { $reward }. { $standing }{ $who ->
        [none] { "" }
       *[other] , qui sta: { $who }
    }
reward = Subito: { $reward }.
journey-now = tu { $mine }, avversario { $theirs }
journey-spoken = Il Viaggio: { $points } punti alla fine per più carte in mano e in città. Tu ne hai { $mine }, l’avversario { $theirs }
journey-looked-on = Il Viaggio: { $points } punti alla fine per più carte in mano e in città. { $one } ne ha { $mine }, { $other } { $theirs }
space-spoken = { $name }: { $text }{ $who ->
        [none] { "" }
       *[other] , qui sta: { $who }
    }{ $standing ->
        [none] { "" }
       *[other] , { $standing }
    }
river = Fiume
farm = Fattoria
deck = Mazzo
draw = Pesca
discards = Scarti
deck-spoken = Mazzo, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $standing ->
        [none] { "" }
       *[other] : { $standing }
    }
sealed = Si scoprono carte: non si può annullare.

you = Tu
for-you = te
supply-of = Che cosa ha { $name }
supply-own = Che cosa hai
workers-left = { $count ->
        [0] nessun lavoratore
        [one] ancora { $count } lavoratore
       *[other] ancora { $count } lavoratori
    }
in-hand = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
points-now = { $name }: { $count ->
        [one] { $count } punto al momento
       *[other] { $count } punti al momento
    }
city-own = La tua città, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
city-of = Città di { $name }, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
city-shared = La vostra città comune, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
city-empty = Ancora nessuna carta.
hand = La tua mano, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
hand-empty = La tua mano è vuota.
tab-hand = Mano
tab-own = La tua città
tab-city = Città
tab-company = Insieme
tab-lit = { $count } da scegliere
trade = Due carte per una risorsa

move-sun = Muovi il Sole
move-moon = Muovi la Luna
back-sun = Sole indietro di uno spazio
back-moon = Luna indietro di uno spazio
shoo = Manda via questa moffetta
card-play = Giocala
card-take = Prendila in mano
card-place = Manda un lavoratore
card-use = Esegui
card-lift = Sposta questo lavoratore
card-achieve = Realizzalo
card-shoo = Manda via la moffetta
card-discard = Scartala
card-show = Mostrala
card-tuck = Mettila sotto
card-house = Il segnalino va qui
card-reclaim = Riprendi il segnalino
card-activate = Falla agire
card-share = Dalla al tuo compagno
play = Gioca
pay-with = con { $what }
pay-plainly = Paga il prezzo intero
pay-token-on = con un segnalino Occupato su { $card }
pay-tuck = una carta della mano va sotto
pay-discard = scarta una carta dalla mano
pay-nothing = gratis
your-token = il tuo segnalino Occupato
choose-tuck = Quale carta della tua mano va sotto?
choose-discard = Quale carta della tua mano scarti?
spend = Paga { $goods }
leaves = resta
nothing = niente
counting = Si contano i modi di pagare …
worth-now = I tuoi punti al momento: { $before } → { $after }.
others-gain = { $name } ottiene { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
owner-gains = { $name } ottiene 1 punto per la tua visita.

give-deck = Una carta dal mazzo per { $who }
give-meadow = Una carta dal Prato per { $who }
give-resource = Una risorsa per { $who }
give-card = { $card } agisce per { $who }
share-this = Condividi: { $what }
use-as = Usala per { $who }
keep = Tieni { $card }
do-store = Mettici risorse
do-unload = Prendile tutte
do-twice = Due volte, per un punto della Torre dell’orologio
do-agree = Rinuncia anche tu
do-agreed = D’accordo
do-counter = Segui la controproposta
do-trust = D’accordo, anche per il resto
do-insist = Resto alla mia
do-concede = Rinuncia a questo capitolo
do-trade = Due carte per una risorsa
no-more = Basta così
no-step = Avanti
no-take = Non prenderne altre
no-exchange = Non dare nulla
no-activate = Nessun’altra
no-show = Non mostrare altro
no-store = Lascia com’è
no-carry = Non usare altro
no-reclaim = Lascia i segnalini
no-achieve = Non realizzarne
no-lift = Lascia i lavoratori
no-grant = Non giocarne
no-pigeon = Non giocarne nessuna
no-twice = Una volta
no-produce = Il resto non agisce
no-split = Il resto non agisce
no-answer = Il resto non agisce
no-agree = Continua a giocare
no-shoo = Lascia le moffette
no-back = Lascia Sole e Luna
no-deliver = Non dare altro

together = Insieme
score = I punti al momento
score-cards = Stampati sulle carte
score-purple = Carte viola
score-tokens = Segnalini punto
score-events = Eventi
score-journey = Il Viaggio
score-start = Vantaggio
company = Ciò che condividete
share = Tessera Condivisione
shared-now = Sulla tessera Condivisione: { $what }
sharing-free = Condivisione libera: una volta nel tuo turno puoi mettere sulla tessera una risorsa, una carta o un segnalino Occupato. Il tuo compagno lo prende all’inizio del suo turno.
sharing-limited = Condivisione limitata: solo nei turni che cominciano con il Sole o la Luna sullo spazio Stretta di mano.
sharing-none = Non si può condividere nulla.
watch = Orologio da taschino
watch-text = Riporta indietro di uno spazio il Sole o la Luna, per un turno in più.
watches-left = { $count ->
        [0] nessun orologio
        [one] ancora { $count } orologio
       *[other] ancora { $count } orologi
    }
news = Buona notizia
not-now = Ora non se ne può fare nulla.
chapter = Capitolo { $number }
target-now = { $points } punti su { $target }
chapter-goal = Dopo l’autunno vi servono insieme tanti punti, e ogni obiettivo raggiunto.
against-thorn = Voi { $points }, Miss Thorn { $hers }
quiet-season = In questo capitolo questa stagione non porta nulla.
thorn = Miss Thorn
thorn-takes = Alla fine della stagione prende { $cards ->
        [none] nulla di scoperto
       *[other] { $cards }
    }{ $unseen ->
        [0] .
        [one] , e una carta dal mazzo.
       *[other] , e { $unseen } carte dal mazzo.
    }
thorn-goal = Dopo l’autunno vi servono più punti dei suoi; in parità vince lei. Anche gli eventi che nessuno ha realizzato saranno suoi.
achievements = Traguardi
achievements-about = Se la battete, quelli raggiunti sono vostri.
achievement-relentless = Nessuna carta verde in città
achievement-humble = Nessuna carta viola in città
achievement-efficient = Al massimo 10 carte in città
achievement-balanced = 3 carte di ogni colore
achievement-welcoming = 5 segnalini Occupato
achievement-frugal = 25 punti in segnalini
achievement-overachiever = Vittoria di 20 punti
achievement-glamorous = 5 carte viola
achievement-prepared = 7 carte in una mano
achievement-excited = 5 eventi
concede-sure = Il capitolo conterà come perso, se il tuo compagno è d’accordo. Sicuro?

wish-for = Desiderarlo: { $what }
wish-no-more = Ritirare il desiderio: { $what }
you-wish = Il tuo desiderio: { $what }.
wishes = { $name } desidera: { $what }.
take-back-wish = Ritirarlo
grant = Esaudire

answers = Risposte
say-want = Vorrei
say-want-this = Vorrei { $what }.
say-want-card = Vorrei: { $what }.
some-twig = rametti
some-resin = resina
some-pebble = ciottoli
some-berry = bacche
say-try = Proviamo
say-try-this = Proviamo { $what }.
say-answer = In breve
say-yes = Sì, volentieri.
say-no = Meglio di no.
say-yours = Decidi tu.
say-wait = Aspettiamo un po’.
say-thanks = Grazie!
say-secret = Non potete dirvi che cosa avete in mano.

ties = A parità di punti, in quest’ordine
tie-events = eventi
tie-resources = risorse rimaste
tie-city = carte in città
tie-hand = carte in mano
tie-decides = decide

# Dove si possono spezzare i nomi lunghi delle carte.
long-words = Archi|tetto Banca|rella Cancel|liere Carto|grafo Diplo|matico dell’Oro|logio Gioco|liere Guarda|boschi Intaglia|tore Locan|diere Loco|motiva Messag|gero Mongol|fiera Raccogli|tore Scalpel|lino Scrit|torio Spazza|trucioli Speleo|logo Viaggia|tore Costru|zione Marmel|late Masche|rata
