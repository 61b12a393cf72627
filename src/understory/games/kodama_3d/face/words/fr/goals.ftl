# Les objectifs de Kodama 3D : conditions et noms.

likeness-same-kodama = kodamas d’une même couleur
likeness-same-feature = tuiles d’un même motif
likeness-other-kodamas = kodamas différents
likeness-other-features = motifs différents
likeness-features = motifs
likeness-kodamas = kodamas

goal-once = { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } pour { $what }.
goal-row = { $length } { NAME($of, of: "trait", form: "many") } à la suite
    .each = chaque suite de { $length } { NAME($of, of: "trait", form: "many") }
    .like = { $length } { NAME($of, of: "likeness") } à la suite
    .each-like = chaque suite de { $length } { NAME($of, of: "likeness") }
goal-touching = une paire de tuiles attachées l’une à l’autre ({ NAME($one, of: "trait", form: "a") } et { NAME($other, of: "trait", form: "a") })
    .each = chaque paire de tuiles attachées l’une à l’autre ({ NAME($one, of: "trait", form: "a") } et { NAME($other, of: "trait", form: "a") })
goal-touching-same = une paire de { NAME($one, of: "trait", form: "many") } directement attachés
    .each = chaque paire de { NAME($one, of: "trait", form: "many") } directement attachés
goal-traced = des { NAME($of, of: "trait", form: "many") } que l’on peut suivre jusqu’à chacun des trois points d’attache du tronc
goal-limb-ends = un bout de branche avec { NAME($of, of: "trait", form: "a") } sur chaque branche maîtresse, et une branche maîtresse à chaque point d’attache du tronc
goal-ends = un bout de branche avec { NAME($of, of: "trait", form: "a") }
    .each = chaque bout de branche avec { NAME($of, of: "trait", form: "a") }
goal-count = { $each } { NAME($of, of: "trait", form: "many") }
    .each = { $each ->
        [1] chaque { NAME($of, of: "trait") }
       *[other] chaque groupe de { $each } { NAME($of, of: "trait", form: "many") }
    }
goal-sets = une série des quatre { NAME($of, of: "likeness") }
    .each = chaque série des quatre { NAME($of, of: "likeness") }
goal-forks = une tuile qui en porte au moins { $bearing } autres
    .each = chaque tuile qui en porte au moins { $bearing } autres
goal-height = une tuile au niveau { $least } ou plus haut
goal-spread = deux tuiles à au moins { $least } cases l’une de l’autre, vues d’en haut
goal-even-limbs = trois branches maîtresses dont les nombres de tuiles diffèrent de { $within } au plus
goal-upright = un arbre d’au moins { $tiles } tuiles qui penche d’au plus { $sixths ->
        [1] un sixième
        [2] un tiers
        [3] la moitié
        [4] deux tiers
       *[other] { $sixths } sixièmes
    } de son pied

card-four-blue-in-a-row = Quatre bleus à la suite
card-every-limb-ends-blue = Tous les bouts bleus
card-blue-beside-blue = Voisins bleus
card-four-green-in-a-row = Quatre verts à la suite
card-every-limb-ends-green = Tous les bouts verts
card-green-beside-green = Voisins verts
card-four-orange-in-a-row = Quatre orange à la suite
card-every-limb-ends-orange = Tous les bouts orange
card-orange-beside-orange = Voisins orange
card-four-pink-in-a-row = Quatre roses à la suite
card-every-limb-ends-pink = Tous les bouts roses
card-pink-beside-pink = Voisins roses
card-blossom-on-every-limb = Fleurs sur chaque branche
card-many-blossoms = Beaucoup de fleurs
card-three-blossoms-in-a-row = Trois fleurs à la suite
card-blossoms-at-the-ends = Fleurs aux bouts
card-caterpillar-on-every-limb = Chenilles sur chaque branche
card-many-caterpillars = Beaucoup de chenilles
card-three-caterpillars-in-a-row = Trois chenilles à la suite
card-caterpillars-at-the-ends = Chenilles aux bouts
card-firefly-on-every-limb = Lucioles sur chaque branche
card-many-fireflies = Beaucoup de lucioles
card-three-fireflies-in-a-row = Trois lucioles à la suite
card-fireflies-at-the-ends = Lucioles aux bouts
card-mushroom-on-every-limb = Champignons sur chaque branche
card-many-mushrooms = Beaucoup de champignons
card-three-mushrooms-in-a-row = Trois champignons à la suite
card-mushrooms-at-the-ends = Champignons aux bouts
card-three-alike-in-a-row = Trois semblables à la suite
card-fireflies-by-blossoms = Lucioles près des fleurs
card-caterpillars-by-mushrooms = Chenilles près des champignons
card-kodama-gathering = Assemblée de kodamas
card-four-seasons-path = Chemin des quatre saisons
card-forking-boughs = Branches fourchues
card-tall-tree = Grand arbre
card-wide-tree = Arbre large
card-even-limbs = Branches égales
card-upright-tree = Arbre bien droit
