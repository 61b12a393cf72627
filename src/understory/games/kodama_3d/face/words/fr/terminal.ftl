# Kodama 3D au terminal : la table et les listes où l’on choisit. Les points d’attache se nomment comme on les tape.

text-k3d-ask-first = premier joueur
text-k3d-ask-colour = couleur
text-k3d-ask-lay = disposer la forêt
text-k3d-ask-deal = distribuer les objectifs
text-k3d-ask-return = remettre un objectif
text-k3d-ask-turn-up = retourner un objectif
text-k3d-ask-place = poser un pion
text-k3d-ask-move = déplacer un pion
text-k3d-ask-grow = fixer la tuile
text-k3d-ask-show = retourner une tuile
text-k3d-ask-goal = prendre un objectif
text-k3d-ask-draw = piocher un objectif
text-k3d-ask-last = dernière tuile
text-k3d-ask-trunk = tronc
text-k3d-ink-blue = bleu
text-k3d-ink-green = vert
text-k3d-ink-orange = orange
text-k3d-ink-pink = rose
text-k3d-stands-steady = stable ({ $percent } %)
text-k3d-stands-leaning = penché ({ $percent } %)
text-k3d-stands-teetering = près de tomber ({ $percent } %)
text-k3d-stands-held = tenu à la main ({ $percent } %)
text-k3d-over = La partie est finie.
text-k3d-turn = tour { $turn } sur { $turns }, { $who } : { $ask }
text-k3d-you = vous
text-k3d-player = joueur { $number }
text-k3d-no-trunk = { $who } : pas encore de tronc
text-k3d-tree = Arbre { $who } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $stands }
text-k3d-tree-yours = Arbre { $who } (le vôtre) : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $stands }
text-k3d-aside = mises de côté : { $tiles }
text-k3d-trunk = tronc
text-k3d-trunk-of = tronc ({ $ink })
text-k3d-free = libres { $points }
text-k3d-part = { $number } { $tile } à { $point }
text-k3d-tile = { NAME($shape, of: "shape") } ({ NAME($feature, of: "trait") }, { NAME($kodama, of: "text-k3d-ink") })
text-k3d-top = { NAME($feature, of: "trait") }
text-k3d-top-below = { NAME($shape, of: "shape") }, { NAME($kodama, of: "text-k3d-ink") }
text-k3d-deck = pioche d’objectifs : { $goals }
text-k3d-display = objectifs visibles :
text-k3d-goals = objectifs, { $who } : { $goals }
text-k3d-goals-hidden = objectifs, { $who } : { $goals }, dont { $hidden } cachés
text-k3d-scored = { $who } : { $points } PV pour { $goal }
text-k3d-meeple = pion sur { $stack } : faire pousser { $tile }
text-k3d-to = vers { $stack }, sur { $tile }
text-k3d-point = { $point } à { $tile }, { $stands }
text-k3d-draw = piocher le premier objectif de la pioche
text-k3d-pass = ne prendre aucun objectif
