# I tavoli di Kodama e Kodama Duo.

your-tree = Il tuo albero
tree-of = Albero di { $name }
trees = Alberi
market = Mercato
your-hand = Le tue carte Ramo
your-pile = Il tuo mazzetto
picked = La carta che hai scelto
revealed = Rivelate
pile = Mazzetto { $number }
discarded = Scartate
kodamas = I tuoi Kodama
decree = Decreto
season-card = Carta Stagione
deck = { $count } nel mazzo
round = Giro { $round } di { $of }
beside-deck = Accanto al mazzo
first-player = primo giocatore
pruner = potatore
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
now = ora { $points }
would-score = ora varrebbe { $points }
kodamas-held = { $count } Kodama in mano
touch-bark = Tocca la corteccia da cui deve crescere
turn-left = Gira a sinistra
turn-right = Gira a destra
dial = Angolo
degrees = { $degrees } gradi
lay-here = Posa qui
put-back = Rimetti a posto
show-me = Mostrami
hide-places = Nascondi i posti
no-places = Niente può essere posato
gust = Soffia via il mercato
sealed = non si può annullare
pick = Scegli
split = Dividi così
choose = Prendi questo
summon = Evoca { $spirit }
summon-from-other = dall’altro albero
summon-none = Nessun secondo spirito
score-this = Conteggia { $name }
in-spring = primavera
in-summer = estate
in-autumn = autunno
see-tree = Guarda l’albero di { $name }
close = Chiudi
you = Tu
your-points = I tuoi punti
proof = Punti di { $name }
proof-run = { $icon }: { $points }
proof-trunk = fino al tronco
proof-alone = la carta sotto non ne ha
proof-decree = decreto
season-sum = { $season }: { $points }
nothing-scored = Ancora nessun punto
drawer-market = Carte
drawer-kodamas = Kodama
drawer-decree = Decreto
drawer-season = Stagione
caterpillar = bruco
cloud = nuvola
firefly = lucciola
flower = fiore
mushroom = fungo
star = stella

# Che cosa si chiede, e che cosa farebbe una carta in mano

prompt = Il turno
the-rule = la regola
waits = È il turno di { $name }
waits-try = Intanto prova una carta sul tuo albero
over = La partita è finita
put-down = Hai scelto. { $name } sta ancora scegliendo.
pick-up = Tocca una carta o trascinala sul tuo albero
keys = ← → posti · ↑ ↓ carte · Maiusc: più fine · Q E: gira · Invio: posa · Esc: rimetti
held-points = { $points ->
    [0] Qui nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
held-told = { $from }, { $side }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
held-kept = Aspetta qui il tuo turno
held-gone = La tua carta non è più nel mercato
fault-bark = non cresce dalla corteccia
fault-one-card = tocca una seconda carta
fault-no-icon = copre un’icona
fault-table-edge = sporge dal bordo del tavolo
fault-ten = più di { $most } punti
fault-other = non permesso
pass = Niente ci sta: avanti
summon-which = Quale spirito deve venire?
summon-where = Tocca l’icona su cui posarlo
summon-what = Copre un’icona del tuo albero, che da allora conta come la sua
summon-why = Da allora quell’icona conta come: { $spirit }
split-how = Tocca una carta per spostarla nell’altro mazzetto
duo-you-split = Tu dividi, { $name } sceglie
duo-they-split = { $name } divide, tu scegli
duo-you-choose = { $name } ha diviso, scegli tu
duo-they-choose = { $name } sceglie un mazzetto
pile-you-summon = una carta sola: evocherai uno spirito
pile-they-summon = posa una delle due; { $name } evocherà uno spirito
pile-single = una carta sola: chi la prende evoca uno spirito
pile-double = una delle due sarà posata

# Carte e posti, da ciò che mostrano

branch = Ramo con { $icons }
from-branch = dal ramo con { $icons }
from-trunk = dal tronco
by-branch = il ramo con { $icons }
by-trunk = il tronco
some-caterpillar = { $count ->
    [one] un bruco
    [2] due bruchi
    [3] tre bruchi
   *[other] { $count } bruchi
}
some-cloud = { $count ->
    [one] una nuvola
    [2] due nuvole
    [3] tre nuvole
   *[other] { $count } nuvole
}
some-firefly = { $count ->
    [one] una lucciola
    [2] due lucciole
    [3] tre lucciole
   *[other] { $count } lucciole
}
some-flower = { $count ->
    [one] un fiore
    [2] due fiori
    [3] tre fiori
   *[other] { $count } fiori
}
some-mushroom = { $count ->
    [one] un fungo
    [2] due funghi
    [3] tre funghi
   *[other] { $count } funghi
}
some-star = { $count ->
    [one] una stella
    [2] due stelle
    [3] tre stelle
   *[other] { $count } stelle
}
side-up = verso l’alto
side-up-right = in alto a destra
side-right = verso destra
side-down-right = in basso a destra
side-down = verso il basso
side-down-left = in basso a sinistra
side-left = verso sinistra
side-up-left = in alto a sinistra
icon-on-branch = { $icon } sul ramo con { $icons }
icon-on-trunk = { $icon } sul tronco
ghost = { $card }, { $from }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
proof-broken = interrotto da: { $card }

# Che cosa fanno gli altri, e una nuova stagione

other-grew = { $name } ha fatto crescere un { $card } { $from }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
other-laid = { $name } ha fatto crescere un ramo con { $icons }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
other-branch = ramo con { $icons }
their-branch = dal suo ramo con { $icons }
their-trunk = dal suo tronco
other-kodama = { $kodama } è andato a vivere nell’albero di { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
other-summoned = { $name } ha evocato lo spirito: { $spirit }
other-took = { $name } ha evocato lo spirito dal tuo albero: { $spirit }
other-split = { $name } ha diviso le carte
other-chose = { $name } ha scelto un mazzetto
season-begins = Comincia { $season ->
    [spring] la primavera
    [summer] l’estate
   *[autumn] l’autunno
}: { $decree }
season-plain = Comincia { $season ->
    [spring] la primavera
    [summer] l’estate
   *[autumn] l’autunno
}
you-grew = Il tuo ramo cresce { $from }: { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
you-kodama = { $kodama } è andato a vivere nel tuo albero: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
you-summoned = Hai evocato lo spirito: { $spirit }
you-split = Hai diviso le carte
you-chose = Hai scelto un mazzetto
you-done = Il tuo turno è fatto
lives-here = { $kodama } vive in questo albero
you-turn = Tocca a te.

# Che cosa vogliono dire le piccole cose

explain-first = La foglia: chi ce l’ha comincia ogni giro della stagione.
explain-pruner = La foglia: chi ce l’ha divide le carte, l’altro sceglie.
explain-deck = { $count ->
    [one] Resta { $count } carta Ramo
   *[other] Restano { $count } carte Ramo
} nel mazzo.
explain-hard = Un numero giallo segna un Kodama più difficile da accontentare; nella prima partita resta fuori.
explain-beside = Gli spiriti accanto al mazzo non stanno su nessun albero.
explain-now = Il numero nella foglia verde è quanto questo Kodama darebbe ora.
zoom-in = Più vicino
zoom-out = Più lontano
whole-tree = Albero intero
