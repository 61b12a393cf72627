# The board of Kodama 3D.

tile = { $shape }: { $feature }, { $kodama }
trunk = trunk

# the forest
forest = Forest
forest-turn = Turn { $turn } of { $turns }
forest-last = The last two tiles
stack-empty = { $stack }: empty
stack = { $stack }: { $tile }, { $height ->
    [one] the last tile
   *[other] { $height } tiles
}
stack-yours = your meeple stands here
stack-theirs = meeple of { $name }
stack-taken-up = taken up
stack-lit = can be reached
stack-stuck = it cannot move now

# the tree
your-tree = Your tree
tree-of = Tree of { $name }
tree-told = { $whose }: { $state }
tree-state = { $tiles ->
    [0] no tile yet
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $stands }
no-trunk = no trunk yet
stands-steady = steady
stands-leaning = leaning
stands-teetering = about to fall
stands-held = held up by hand
points = Points where the tile may go
point = Point { $number }
point-on = Point { $number }, on { $on }
point-gains = { $points ->
    [one] 1 point more
   *[other] { $points } points more
}
point-loses = { $points ->
    [one] 1 point less
   *[other] { $points } points less
}
point-draws = you may draw a goal
point-like = no goal: { $trait } on both
point-falls = would fall
point-blocked = no room, in the way: { $part }
point-here = tried here
point-free = free point
layer = layer { $layer }
turn-left = Turn the tree left
turn-right = Turn the tree right
balance = Balance
balance-told = { $stands }, { $lean } % of the way to falling
balance-then = then { $stands }, { $lean } %
back-to-yours = Back to your tree
no-picture = This browser cannot draw the tree in space. It is drawn from six sides; everything can be done here and in the outline.
lost-picture = The picture in space was lost. The tree is drawn from six sides, and the game goes on.
again-picture = Try again in space
picture-read = All right
side = Side { $side } of 6

# goals
your-goals = Your goals
goals-of = Goals of { $name }
display = On display
deck = Goal deck: { $count }
deck-empty = The goal deck is empty
hidden-goals = { $count ->
    [one] 1 goal
   *[other] { $count } goals
}
goal-have = { $have } of { $of }
goal-met = met
goal-times = { $times } ×
goal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
goal-told = { $name }. { $text } { $count }
goal-then = then { $count }
goal-worth = now { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
returned = You put back { $goal }. The others still choose.
proof = How the goals counted
proof-told = { $name }, { $goal }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $sum } so far
proof-next = Next goal
proof-skip = Skip

# others
others = Other trees
enlarge = Look at the tree of { $name }
laid-aside = laid aside: { $count }

# the drawer of a phone
drawer = Forest, goals and other trees
drawer-forest = Forest
drawer-goals = Goals
drawer-others = Others
lit-here = { $count } to touch

# the outline
outline = Outline of the table
outline-open = Show the outline
outline-close = Hide the outline
outline-tile = Tile { $number }: { $tile }

# the prompt
prompt = What to do
in-hand = In your hand: { $tile }
ask-colour = Pick the colour of your trunk.
ask-return = Touch the goal that you put back under the deck; you keep the other two.
ask-return-this = Put back { $goal }
ask-place-first = Put your first meeple on a stack. When it leaves, the tile there is yours.
ask-place-second = Put your second meeple on a stack.
ask-meeple = Touch one of your meeples.
ask-meeple-last = The end: touch one of the tiles that your meeples stand on.
ask-stack = Touch a lit stack: your meeple goes there, and the tile it leaves is yours.
ask-point = Touch a point of your tree: the tile is tried there.
ask-confirm = Touch again to let it grow.
ask-aside = The tile fits nowhere on your tree.
ask-goal = Feature and kodama both differ: you may draw a goal.
ask-pass = No meeple can move, and no tile can be taken.
ask-wait = { $name } is on turn.
ask-wait-goals = The others still choose their goals.
goals-chosen = Everybody chooses a goal to put back.
grow-here = Let it grow here
let-go = Let go
lay-aside = Lay it aside
take-goal = Take { $goal }
draw-goal = Draw one unseen
no-goal = No goal
go-on = Go on
sealed = cannot be taken back
why-rule = the rule
