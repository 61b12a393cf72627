# Kodama 3D: ciò che chiede, racconta e rifiuta.

trait-blossom = fiore
    .a = un fiore
    .many = fiori
trait-caterpillar = bruco
    .a = un bruco
    .many = bruchi
trait-firefly = lucciola
    .a = una lucciola
    .many = lucciole
trait-mushroom = fungo
    .a = un fungo
    .many = funghi
trait-blue = kodama blu
    .a = un kodama blu
    .many = kodama blu
trait-green = kodama verde
    .a = un kodama verde
    .many = kodama verdi
trait-orange = kodama arancione
    .a = un kodama arancione
    .many = kodama arancioni
trait-pink = kodama rosa
    .a = un kodama rosa
    .many = kodama rosa

shape-shoot = germoglio
    .a = un germoglio
shape-bough = ramo
    .a = un ramo
shape-fork = forcella
    .a = una forcella
shape-crown = corona
    .a = una corona

ask-k3d-colour = Scegli un colore per il tuo tronco.
ask-k3d-return = Scegli l’obiettivo da rimettere sotto il mazzo.
ask-k3d-place = Posa una delle tue pedine su una pila della foresta.
ask-k3d-move = Muovi una delle tue pedine; la tessera che lascia cresce sul tuo albero.
ask-k3d-grow = Infila la tessera in un punto d’innesto libero del tuo albero.
ask-k3d-goal = Prendi un obiettivo, o nessuno.
ask-k3d-last = Aggiungi una delle due tessere sotto le tue pedine.

event-k3d-first = Inizia { NAME($seat, of: "seat") }.
    .you-seat = Inizi tu.
event-k3d-colour = L’albero di { NAME($seat, of: "seat") }: { NAME($kodama, of: "trait") }.
    .you-seat = Il tuo albero: { NAME($kodama, of: "trait") }.
event-k3d-shown = Su { $stack } ora si vede: { NAME($shape, of: "shape") }, { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-dealt = { NAME($seat, of: "seat") } riceve l’obiettivo { NAME($goal, of: "card") }.
    .you-seat = Ricevi l’obiettivo { NAME($goal, of: "card") }.
event-k3d-turned = Nuovo obiettivo esposto: { NAME($goal, of: "card") }.
event-k3d-returned = { NAME($seat, of: "seat") } rimette l’obiettivo { NAME($goal, of: "card") }.
    .you-seat = Rimetti l’obiettivo { NAME($goal, of: "card") }.
event-k3d-sealed = { NAME($seat, of: "seat") } ha scelto l’obiettivo da rimettere.
    .you-seat = Hai scelto l’obiettivo da rimettere.
event-k3d-placed = { NAME($seat, of: "seat") } mette una pedina su { $stack }.
    .you-seat = Metti una pedina su { $stack }.
event-k3d-went = { NAME($seat, of: "seat") } muove una pedina da { $start } a { $end }.
    .you-seat = Muovi una pedina da { $start } a { $end }.
event-k3d-stayed = { NAME($seat, of: "seat") } resta su { $stack } e prende la tessera.
    .you-seat = Resti su { $stack } e prendi la tessera.
event-k3d-grew = { NAME($seat, of: "seat") } attacca { NAME($shape, of: "shape", form: "a") } all’albero: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
    .you-seat = Attacchi { NAME($shape, of: "shape", form: "a") } al tuo albero: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-aside = { NAME($seat, of: "seat") } mette da parte { NAME($shape, of: "shape", form: "a") }, che non entra da nessuna parte: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
    .you-seat = Metti da parte { NAME($shape, of: "shape", form: "a") }, che non entra da nessuna parte: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-took = { NAME($seat, of: "seat") } prende l’obiettivo { NAME($goal, of: "card") }.
    .you-seat = Prendi l’obiettivo { NAME($goal, of: "card") }.
event-k3d-drew = { NAME($seat, of: "seat") } pesca un obiettivo.
    .you-seat = Peschi un obiettivo.
event-k3d-added = { NAME($seat, of: "seat") } prende l’ultima tessera da { $stack }.
    .you-seat = Prendi l’ultima tessera da { $stack }.
event-k3d-passed = { NAME($seat, of: "seat") } non prende nulla.
    .you-seat = Non prendi nulla.
event-k3d-hidden = Un obiettivo viene dato coperto.
event-k3d-scored = { NAME($seat, of: "seat") } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { NAME($goal, of: "card") }.
    .you-seat = Ottieni { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { NAME($goal, of: "card") }.

why-k3d-setup-trunk = Questo colore è già preso.
why-k3d-setup-forest = La foresta non ha una pila { $stack }.
why-k3d-setup-goals = Questo obiettivo non ti è stato dato: { NAME($goal, of: "card") }.
why-k3d-setup-meeples = Su { $occupied } c’è già una pedina.
why-k3d-move-line = Una pedina si muove in linea retta verso una pila senza pedine.
    .must = Una delle tue pedine deve muoversi.
    .meeples = Le tue pedine sono su { NAME($meeples, of: "") }.
    .occupied = Su { $occupied } c’è già una pedina.
    .straight = { NAME($straight, of: "") } non sono in linea retta.
why-k3d-move-no-jump = Una pedina sbarra la strada, su { NAME($over, of: "") }.
why-k3d-move-empty = Su { $stack } non restano tessere.
why-k3d-move-blocked = Le tue pedine sono su { NAME($meeples, of: "") }.
    .tiles = Sotto la pedina su { $stack } deve restare una tessera per la fine.
why-k3d-grow-attach = Il tuo albero non ha lì un punto d’innesto libero.
why-k3d-grow-balance = Il tuo albero cadrebbe.
why-k3d-grow-space = Lì c’è un altro pezzo del tuo albero.
    .fits = La tessera trova posto sul tuo albero, quindi va attaccata.
why-k3d-goal-draw = Il mazzo degli obiettivi è vuoto.
    .goal = Questo obiettivo non è nell’esposizione: { NAME($goal, of: "card") }.
why-k3d-end-last-two = Nessuna delle tue pedine è su { $stack }.
why-k3d-end-winner = Più punti di tutti: { $points }.
    .tied = Parità a { $points } punti, decisa dagli obiettivi in mano: { $goals }.
