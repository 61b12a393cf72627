# Le plateau de Kodama 3D.

tile = { $shape } : { $feature }, { $kodama }
trunk = tronc

# la forêt
forest = Forêt
forest-turn = Tour { $turn } sur { $turns }
forest-last = Les deux dernières tuiles
stack-empty = { $stack } : vide
stack = { $stack } : { $tile }, { $height ->
    [one] la dernière tuile
   *[other] { $height } tuiles
}
stack-yours = votre pion est ici
stack-theirs = pion de { $name }
stack-taken-up = choisi
stack-lit = accessible
stack-stuck = il ne peut pas bouger

# l’arbre
your-tree = Votre arbre
tree-of = Arbre de { $name }
tree-told = { $whose } : { $state }
tree-state = { $tiles ->
    [0] aucune tuile
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $stands }
no-trunk = pas encore de tronc
stands-steady = stable
stands-leaning = penché
stands-teetering = près de tomber
stands-held = tenu à la main
points = Points où la tuile peut aller
point = Point { $number }
point-on = Point { $number }, sur : { $on }
point-gains = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
point-loses = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
point-draws = vous pouvez piocher un objectif
point-like = pas d’objectif : { $trait } des deux côtés
point-falls = tomberait
point-blocked = pas de place, gêne : { $part }
point-here = essayée ici
point-free = point libre
layer = niveau { $layer }
turn-left = Tourner l’arbre à gauche
turn-right = Tourner l’arbre à droite
balance = Équilibre
balance-told = { $stands }, { $lean } % avant la chute
balance-then = puis { $stands }, { $lean } %
back-to-yours = Revenir à votre arbre
no-picture = Ce navigateur ne peut pas montrer l’arbre dans l’espace. Il est dessiné de six côtés ; tout peut se faire ici et dans le plan.
lost-picture = L’image dans l’espace est perdue. L’arbre est dessiné de six côtés et la partie continue.
again-picture = Réessayer dans l’espace
picture-read = D’accord
side = Côté { $side } sur 6

# objectifs
your-goals = Vos objectifs
goals-of = Objectifs de { $name }
display = Exposés
deck = Pioche d’objectifs : { $count }
deck-empty = La pioche d’objectifs est vide
hidden-goals = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
goal-have = { $have } sur { $of }
goal-met = atteint
goal-times = { $times } ×
goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
goal-told = { $name }. { $text } { $count }
goal-then = puis { $count }
goal-worth = { $points ->
    [0] aucun point pour l’instant
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
returned = Vous remettez { $goal }. Les autres choisissent encore.
proof = Comment les objectifs ont compté
proof-told = { $name }, { $goal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sum } en tout
proof-next = Objectif suivant
proof-skip = Passer

# les autres
others = Autres arbres
enlarge = Regarder l’arbre de { $name }
laid-aside = mises de côté : { $count }

# le tiroir du téléphone
drawer = Forêt, objectifs et autres arbres
drawer-forest = Forêt
drawer-goals = Objectifs
drawer-others = Autres
lit-here = { $count } à toucher

# le plan
outline = Plan de la table
outline-open = Montrer le plan
outline-close = Fermer le plan
outline-tile = Tuile { $number } : { $tile }

# ce qu’il faut faire
prompt = Ce qu’il faut faire
in-hand = En main : { $tile }
ask-colour = Choisissez la couleur de votre tronc.
ask-return = Touchez l’objectif que vous remettez sous la pioche ; vous gardez les deux autres.
ask-return-this = Remettre { $goal }
ask-place-first = Posez votre premier pion sur une pile. Quand il la quitte, la tuile est à vous.
ask-place-second = Posez votre second pion sur une pile.
ask-meeple = Touchez un de vos pions.
ask-meeple-last = La fin : touchez une des tuiles où sont vos pions.
ask-stack = Touchez une pile éclairée : votre pion y va, et la tuile qu’il quitte est à vous.
ask-point = Touchez un point de votre arbre : la tuile y est essayée.
ask-confirm = Touchez encore une fois pour la faire pousser.
ask-aside = La tuile ne tient nulle part sur votre arbre.
ask-goal = Motif et kodama diffèrent tous deux : vous pouvez piocher un objectif.
ask-pass = Aucun pion ne peut bouger, aucune tuile n’est à prendre.
ask-wait = C’est à { $name }.
ask-wait-goals = Les autres choisissent encore leurs objectifs.
goals-chosen = Chacun choisit un objectif à remettre.
grow-here = Faire pousser ici
let-go = Lâcher
lay-aside = Mettre de côté
take-goal = Prendre { $goal }
draw-goal = Piocher sans voir
no-goal = Aucun objectif
go-on = Continuer
sealed = ne peut être repris
why-rule = la règle
