# Kodama 3D: what it asks, tells and refuses.

trait-blossom = blossom
trait-caterpillar = caterpillar
trait-firefly = firefly
trait-mushroom = mushroom
trait-blue = blue kodama
trait-green = green kodama
trait-orange = orange kodama
trait-pink = pink kodama

shape-shoot = shoot
    .a = a shoot
shape-bough = bough
    .a = a bough
shape-fork = fork
    .a = a fork
shape-crown = crown
    .a = a crown

ask-k3d-colour = Pick a colour for your trunk.
ask-k3d-return = Choose the goal that you put back under the deck.
ask-k3d-place = Put one of your meeples on a stack of the forest.
ask-k3d-move = Move one of your meeples; the tile it leaves grows on your tree.
ask-k3d-grow = Stick the tile into a free connection point of your tree.
ask-k3d-goal = Take a goal, or none.
ask-k3d-last = Add one of the two tiles your meeples stand on.

event-k3d-first = { NAME($seat, of: "seat") } begins.
    .you-seat = You begin.
event-k3d-colour = The tree of { NAME($seat, of: "seat") }: { NAME($kodama, of: "trait") }.
    .you-seat = Your tree: { NAME($kodama, of: "trait") }.
event-k3d-shown = On { $stack } a tile came into sight: { NAME($shape, of: "shape") }, { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-dealt = { NAME($seat, of: "seat") } got the goal { NAME($goal, of: "card") }.
    .you-seat = You got the goal { NAME($goal, of: "card") }.
event-k3d-turned = Into the display: { NAME($goal, of: "card") }.
event-k3d-returned = { NAME($seat, of: "seat") } put back the goal { NAME($goal, of: "card") }.
    .you-seat = You put back the goal { NAME($goal, of: "card") }.
event-k3d-sealed = { NAME($seat, of: "seat") } has chosen a goal to put back.
    .you-seat = You have chosen a goal to put back.
event-k3d-placed = { NAME($seat, of: "seat") } put a meeple on { $stack }.
    .you-seat = You put a meeple on { $stack }.
event-k3d-went = { NAME($seat, of: "seat") } moved a meeple from { $start } to { $end }.
    .you-seat = You moved a meeple from { $start } to { $end }.
event-k3d-stayed = { NAME($seat, of: "seat") } stayed on { $stack } and took the tile there.
    .you-seat = You stayed on { $stack } and took the tile there.
event-k3d-grew = { NAME($seat, of: "seat") } attached { NAME($shape, of: "shape", form: "a") } to the tree: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
    .you-seat = You attached { NAME($shape, of: "shape", form: "a") } to your tree: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-aside = { NAME($seat, of: "seat") } laid { NAME($shape, of: "shape", form: "a") } aside, it fits nowhere: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
    .you-seat = You laid { NAME($shape, of: "shape", form: "a") } aside, it fits nowhere: { NAME($feature, of: "trait") }, { NAME($kodama, of: "trait") }.
event-k3d-took = { NAME($seat, of: "seat") } took the goal { NAME($goal, of: "card") }.
    .you-seat = You took the goal { NAME($goal, of: "card") }.
event-k3d-drew = { NAME($seat, of: "seat") } drew a goal off the deck.
    .you-seat = You drew a goal off the deck.
event-k3d-added = { NAME($seat, of: "seat") } took the last tile from { $stack }.
    .you-seat = You took the last tile from { $stack }.
event-k3d-passed = { NAME($seat, of: "seat") } took nothing.
    .you-seat = You took nothing.
event-k3d-hidden = A goal was dealt unseen.
event-k3d-scored = { NAME($seat, of: "seat") } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { NAME($goal, of: "card") }.
    .you-seat = You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { NAME($goal, of: "card") }.

why-k3d-setup-trunk = This colour is taken.
why-k3d-setup-forest = The forest has no stack { $stack }.
why-k3d-setup-goals = This goal was not dealt to you: { NAME($goal, of: "card") }.
why-k3d-setup-meeples = A meeple stands on { $occupied } already.
why-k3d-move-line = A meeple moves in a straight line to a stack without a meeple.
    .must = One of your meeples has to move.
    .meeples = Your meeples stand on { NAME($meeples, of: "") }.
    .occupied = A meeple stands on { $occupied } already.
    .straight = { NAME($straight, of: "") } do not lie on a straight line.
why-k3d-move-no-jump = A meeple is in the way, on { NAME($over, of: "") }.
why-k3d-move-empty = No tile is left on { $stack }.
why-k3d-move-blocked = Your meeples stand on { NAME($meeples, of: "") }.
    .tiles = A tile has to be left under the meeple on { $stack } for the end.
why-k3d-grow-attach = Your tree has no free connection point there.
why-k3d-grow-balance = Your tree would topple.
why-k3d-grow-space = Another part of your tree is in the way there.
    .fits = The tile fits on your tree, so it has to go there.
why-k3d-goal-draw = No card is left in the goal deck.
    .goal = This goal is not in the display: { NAME($goal, of: "card") }.
why-k3d-end-last-two = None of your meeples stands on { $stack }.
why-k3d-end-winner = Most points: { $points }.
    .tied = A tie at { $points } points, decided by the goals in hand: { $goals }.
