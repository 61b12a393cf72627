# Gli obiettivi di Kodama 3D: condizioni e nomi.

likeness-same-kodama = kodama di uno stesso colore
likeness-same-feature = tessere di una stessa caratteristica
likeness-other-kodamas = kodama diversi
likeness-other-features = caratteristiche diverse
likeness-features = caratteristiche
likeness-kodamas = kodama

goal-once = { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    } per { $what }.
goal-row = { $length } { NAME($of, of: "trait", form: "many") } in fila
    .each = ogni fila di { $length } { NAME($of, of: "trait", form: "many") }
    .like = { $length } { NAME($of, of: "likeness") } in fila
    .each-like = ogni fila di { $length } { NAME($of, of: "likeness") }
goal-touching = una coppia di tessere attaccate l’una all’altra ({ NAME($one, of: "trait", form: "a") } e { NAME($other, of: "trait", form: "a") })
    .each = ogni coppia di tessere attaccate l’una all’altra ({ NAME($one, of: "trait", form: "a") } e { NAME($other, of: "trait", form: "a") })
goal-touching-same = una coppia di { NAME($one, of: "trait", form: "many") } attaccati l’uno all’altro
    .each = ogni coppia di { NAME($one, of: "trait", form: "many") } attaccati l’uno all’altro
goal-traced = { NAME($of, of: "trait", form: "many") } riconducibili a ciascuno dei tre punti d’innesto del tronco
goal-limb-ends = un’estremità con { NAME($of, of: "trait", form: "a") } su ogni ramo maestro, e un ramo maestro su ogni punto d’innesto del tronco
goal-ends = un’estremità con { NAME($of, of: "trait", form: "a") }
    .each = ogni estremità con { NAME($of, of: "trait", form: "a") }
goal-count = { $each } { NAME($of, of: "trait", form: "many") }
    .each = { $each ->
        [1] ogni { NAME($of, of: "trait") }
       *[other] ogni gruppo di { $each } { NAME($of, of: "trait", form: "many") }
    }
goal-sets = una serie completa di { NAME($of, of: "likeness") }
    .each = ogni serie completa di { NAME($of, of: "likeness") }
goal-forks = una tessera che ne porta almeno altre { $bearing }
    .each = ogni tessera che ne porta almeno altre { $bearing }
goal-height = una tessera al livello { $least } o più in alto
goal-spread = due tessere distanti almeno { $least } celle, viste dall’alto
goal-even-limbs = tre rami maestri i cui numeri di tessere differiscono al massimo di { $within }
goal-upright = un albero di almeno { $tiles } tessere che pende al massimo di { $sixths ->
        [1] un sesto
        [2] un terzo
        [3] la metà
        [4] due terzi
       *[other] { $sixths } sesti
    } del suo piede

card-four-blue-in-a-row = Quattro blu in fila
card-every-limb-ends-blue = Tutte le estremità: blu
card-blue-beside-blue = Vicini blu
card-four-green-in-a-row = Quattro verdi in fila
card-every-limb-ends-green = Tutte le estremità: verdi
card-green-beside-green = Vicini verdi
card-four-orange-in-a-row = Quattro arancioni in fila
card-every-limb-ends-orange = Tutte le estremità: arancioni
card-orange-beside-orange = Vicini arancioni
card-four-pink-in-a-row = Quattro rosa in fila
card-every-limb-ends-pink = Tutte le estremità: rosa
card-pink-beside-pink = Vicini rosa
card-blossom-on-every-limb = Fiori su ogni ramo
card-many-blossoms = Tanti fiori
card-three-blossoms-in-a-row = Tre fiori in fila
card-blossoms-at-the-ends = Fiori alle estremità
card-caterpillar-on-every-limb = Bruchi su ogni ramo
card-many-caterpillars = Tanti bruchi
card-three-caterpillars-in-a-row = Tre bruchi in fila
card-caterpillars-at-the-ends = Bruchi alle estremità
card-firefly-on-every-limb = Lucciole su ogni ramo
card-many-fireflies = Tante lucciole
card-three-fireflies-in-a-row = Tre lucciole in fila
card-fireflies-at-the-ends = Lucciole alle estremità
card-mushroom-on-every-limb = Funghi su ogni ramo
card-many-mushrooms = Tanti funghi
card-three-mushrooms-in-a-row = Tre funghi in fila
card-mushrooms-at-the-ends = Funghi alle estremità
card-three-alike-in-a-row = Tre uguali in fila
card-fireflies-by-blossoms = Lucciole accanto ai fiori
card-caterpillars-by-mushrooms = Bruchi accanto ai funghi
card-kodama-gathering = Raduno di kodama
card-four-seasons-path = Sentiero delle quattro stagioni
card-forking-boughs = Rami biforcuti
card-tall-tree = Albero alto
card-wide-tree = Albero largo
card-even-limbs = Rami uguali
card-upright-tree = Albero dritto
