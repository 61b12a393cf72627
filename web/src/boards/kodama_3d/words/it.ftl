# Il tavolo di Kodama 3D.

tile = { $shape }: { $feature }, { $kodama }
trunk = tronco

# la foresta
forest = Foresta
forest-turn = Turno { $turn } di { $turns }
forest-last = Le ultime due tessere
stack-empty = { $stack }: vuota
stack = { $stack }: { $tile }, { $height ->
    [one] l’ultima tessera
   *[other] { $height } tessere
}
stack-yours = qui sta la tua pedina
stack-theirs = pedina di { $name }
stack-taken-up = presa
stack-lit = raggiungibile
stack-stuck = ora non può muoversi

# l’albero
your-tree = Il tuo albero
tree-of = Albero di { $name }
tree-told = { $whose }: { $state }
tree-state = { $tiles ->
    [0] ancora nessuna tessera
    [one] 1 tessera
   *[other] { $tiles } tessere
}, { $stands }
no-trunk = ancora senza tronco
stands-steady = stabile
stands-leaning = inclinato
stands-teetering = sta per cadere
stands-held = tenuto a mano
points = Punti dove può andare la tessera
point = Punto { $number }
point-on = Punto { $number }, su: { $on }
point-gains = { $points ->
    [one] 1 punto in più
   *[other] { $points } punti in più
}
point-loses = { $points ->
    [one] 1 punto in meno
   *[other] { $points } punti in meno
}
point-draws = puoi pescare un obiettivo
point-like = nessun obiettivo: { $trait } su entrambe
point-falls = cadrebbe
point-blocked = non c’è posto, di mezzo: { $part }
point-here = provata qui
point-free = punto libero
layer = livello { $layer }
turn-left = Gira l’albero a sinistra
turn-right = Gira l’albero a destra
balance = Equilibrio
balance-told = { $stands }, { $lean } % verso la caduta
balance-then = poi { $stands }, { $lean } %
back-to-yours = Torna al tuo albero
no-picture = Questo browser non può mostrare l’albero nello spazio. È disegnato da sei lati; si può fare tutto qui e nello schema.
lost-picture = L’immagine nello spazio è andata persa. L’albero è disegnato da sei lati e la partita continua.
again-picture = Riprova nello spazio
picture-read = Va bene
side = Lato { $side } di 6

# obiettivi
your-goals = I tuoi obiettivi
goals-of = Obiettivi di { $name }
display = Esposti
deck = Mazzo obiettivi: { $count }
deck-empty = Il mazzo obiettivi è vuoto
hidden-goals = { $count ->
    [one] 1 obiettivo
   *[other] { $count } obiettivi
}
goal-have = { $have } di { $of }
goal-met = raggiunto
goal-times = { $times } ×
goal-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
goal-told = { $name }. { $text } { $count }
goal-then = poi { $count }
goal-worth = ora { $points ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $points } punti
}
returned = Rimetti { $goal }. Gli altri scelgono ancora.
proof = Come hanno contato gli obiettivi
proof-told = { $name }, { $goal }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, finora { $sum }
proof-next = Prossimo obiettivo
proof-skip = Salta

# gli altri
others = Altri alberi
enlarge = Guarda l’albero di { $name }
laid-aside = da parte: { $count }

# il cassetto del telefono
drawer = Foresta, obiettivi e altri alberi
drawer-forest = Foresta
drawer-goals = Obiettivi
drawer-others = Altri
lit-here = { $count } da toccare

# lo schema
outline = Schema del tavolo
outline-open = Mostra lo schema
outline-close = Chiudi lo schema
outline-tile = Tessera { $number }: { $tile }

# che cosa fare
prompt = Che cosa fare
in-hand = In mano: { $tile }
ask-colour = Scegli il colore del tuo tronco.
ask-return = Tocca l’obiettivo che rimetti sotto il mazzo; gli altri due li tieni.
ask-return-this = Rimetti { $goal }
ask-place-first = Metti la tua prima pedina su una pila. Quando la lascia, la tessera è tua.
ask-place-second = Metti la tua seconda pedina su una pila.
ask-meeple = Tocca una delle tue pedine.
ask-meeple-last = La fine: tocca una delle tessere su cui stanno le tue pedine.
ask-stack = Tocca una pila illuminata: la pedina va lì, e la tessera che lascia è tua.
ask-point = Tocca un punto del tuo albero: lì si prova la tessera.
ask-confirm = Tocca ancora per farla crescere.
ask-aside = La tessera non entra da nessuna parte del tuo albero.
ask-goal = Caratteristica e kodama sono entrambi diversi: puoi pescare un obiettivo.
ask-pass = Nessuna pedina può muoversi e nessuna tessera si può prendere.
ask-wait = Tocca a { $name }.
ask-wait-goals = Gli altri scelgono ancora i loro obiettivi.
goals-chosen = Ognuno sceglie un obiettivo da rimettere.
grow-here = Falla crescere qui
let-go = Lascia
lay-aside = Metti da parte
take-goal = Prendi { $goal }
draw-goal = Pesca coperto
no-goal = Nessun obiettivo
go-on = Avanti
sealed = non si può annullare
why-rule = la regola
