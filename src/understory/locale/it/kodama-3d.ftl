# Kodama 3D: ciò che chiede, racconta e rifiuta.

ask-k3d-colour = Scegli un colore per il tuo tronco.
ask-k3d-return = Scegli l’obiettivo da rimettere sotto il mazzo.
ask-k3d-place = Posa una delle tue pedine su una pila della foresta.
ask-k3d-move = Muovi una delle tue pedine; la tessera che lascia cresce sul tuo albero.
ask-k3d-grow = Infila la tessera in un punto d’innesto libero del tuo albero.
ask-k3d-goal = Prendi un obiettivo, o nessuno.
ask-k3d-last = Aggiungi una delle due tessere sotto le tue pedine.

event-k3d-moved = { NAME($seat, of: "seat") }: { $move }
event-k3d-scored = { NAME($seat, of: "seat") } ottiene { $points ->
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
why-k3d-grow-attach = Il tuo albero non ha un punto d’innesto libero { $point }.
why-k3d-grow-balance = Il tuo albero cadrebbe.
why-k3d-grow-space = Lì c’è un altro pezzo del tuo albero.
    .fits = La tessera trova posto sul tuo albero: { NAME($fits, of: "") }.
why-k3d-goal-draw = Il mazzo degli obiettivi è vuoto.
    .goal = Questo obiettivo non è nell’esposizione: { NAME($goal, of: "card") }.
why-k3d-end-last-two = Nessuna delle tue pedine è su { $stack }.
why-k3d-end-winner = Più punti di tutti: { $points }.
    .tied = Parità a { $points } punti, decisa dagli obiettivi in mano: { $goals }.
