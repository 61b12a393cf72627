# The boards of Kodama and Kodama Duo.

your-tree = Your tree
tree-of = Tree of { $name }
trees = Trees
market = Market
your-hand = Your branch cards
your-pile = Your pile
picked = The card you picked
revealed = Revealed
pile = Pile { $number }
discarded = Discarded
kodamas = Your Kodamas
decree = Decree
season-card = Season card
deck = { $count } in the deck
round = Round { $round } of { $of }
beside-deck = Beside the deck
first-player = first player
pruner = pruner
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
now = now { $points }
would-score = would score { $points } now
kodamas-held = { $count ->
    [one] 1 Kodama in hand
   *[other] { $count } Kodamas in hand
}
touch-bark = Touch the bark it shall grow from
turn-left = Turn left
turn-right = Turn right
dial = Angle
degrees = { $degrees } degrees
lay-here = Lay it here
put-back = Put back
show-me = Show me
hide-places = Hide places
no-places = Nothing can be laid
gust = Blow the market away
sealed = cannot be taken back
pick = Pick
split = Split so
choose = Take this pile
summon = Summon { $spirit }
summon-from-other = from the other tree
summon-none = No second spirit
score-this = Score { $name }
in-spring = spring
in-summer = summer
in-autumn = autumn
see-tree = See the tree of { $name }
close = Close
you = You
your-points = Your points
proof = Points of { $name }
proof-run = { $icon }: { $points }
proof-trunk = down to the trunk
proof-alone = the card below has none
proof-decree = decree
season-sum = { $season }: { $points }
nothing-scored = No points yet
drawer-market = Cards
drawer-kodamas = Kodamas
drawer-decree = Decree
drawer-season = Season
caterpillar = caterpillar
cloud = cloud
firefly = firefly
flower = flower
mushroom = mushroom
star = star

# What is asked, and what a held card would do

prompt = The turn
the-rule = the rule
waits = Waiting for { $name }
waits-try = Meanwhile you can try a card on your tree
over = The game is over
put-down = You have chosen. { $name } is still choosing.
pick-up = Touch a card or drag it to your tree
keys = ← → places · ↑ ↓ cards · Shift: finer · Q E: turn · Enter: lay · Esc: put back
held-points = { $points ->
    [0] No points here
    [one] { $points } point
   *[other] { $points } points
}
held-told = { $from }, { $side }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
held-kept = It waits here for your turn
held-gone = The card you held has left the market
fault-bark = does not grow from bark
fault-one-card = touches a second card
fault-no-icon = covers an icon
fault-table-edge = hangs over the table edge
fault-ten = more than { $most } points
fault-other = not allowed
pass = Nothing fits: go on
summon-which = Which spirit shall come?
summon-where = Touch the icon it shall lie on
summon-what = It covers an icon on your tree, which counts as its own from then on
summon-why = From then on that icon counts as: { $spirit }
split-how = Touch a card to move it to the other pile
duo-you-split = You split, { $name } chooses
duo-they-split = { $name } splits, you choose
duo-you-choose = { $name } has split, you choose
duo-they-choose = { $name } chooses a pile
pile-you-summon = a single card: you will summon a spirit
pile-they-summon = lay one of two; { $name } will summon a spirit
pile-single = a single card: whoever takes it summons a spirit
pile-double = one of two will be laid

# Cards and places by what they show

branch = Branch with { $icons }
from-branch = from the branch with { $icons }
from-trunk = from the trunk
by-branch = the branch with { $icons }
by-trunk = the trunk
some-caterpillar = { $count ->
    [one] a caterpillar
    [2] two caterpillars
    [3] three caterpillars
   *[other] { $count } caterpillars
}
some-cloud = { $count ->
    [one] a cloud
    [2] two clouds
    [3] three clouds
   *[other] { $count } clouds
}
some-firefly = { $count ->
    [one] a firefly
    [2] two fireflies
    [3] three fireflies
   *[other] { $count } fireflies
}
some-flower = { $count ->
    [one] a flower
    [2] two flowers
    [3] three flowers
   *[other] { $count } flowers
}
some-mushroom = { $count ->
    [one] a mushroom
    [2] two mushrooms
    [3] three mushrooms
   *[other] { $count } mushrooms
}
some-star = { $count ->
    [one] a star
    [2] two stars
    [3] three stars
   *[other] { $count } stars
}
side-up = upwards
side-up-right = to the upper right
side-right = to the right
side-down-right = to the lower right
side-down = downwards
side-down-left = to the lower left
side-left = to the left
side-up-left = to the upper left
icon-on-branch = { $icon } on the branch with { $icons }
icon-on-trunk = { $icon } on the trunk
ghost = { $card }, { $from }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
proof-broken = broken by { $card }

# What the others do, and a new season

other-grew = { $name } grew a { $card } { $from }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
other-laid = { $name } grew a branch with { $icons }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
other-branch = branch with { $icons }
their-branch = from their branch with { $icons }
their-trunk = from their trunk
other-kodama = { $kodama } moved into the tree of { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
other-summoned = { $name } summoned the { $spirit } spirit
other-took = { $name } summoned the { $spirit } spirit from your tree
other-split = { $name } has split the cards
other-chose = { $name } has chosen a pile
season-begins = { $season ->
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
} begins: { $decree }
season-plain = { $season ->
    [spring] Spring
    [summer] Summer
   *[autumn] Autumn
} begins
you-grew = You grew a branch { $from }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
you-kodama = { $kodama } moved into your tree: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you-summoned = You summoned the { $spirit } spirit
you-split = You have split the cards
you-chose = You have chosen a pile
you-done = Your turn is done
lives-here = { $kodama } lives in this tree
you-turn = It is your turn.

# What small things mean

explain-first = The leaf: this player begins every round of the season.
explain-pruner = The leaf: this player splits the cards, the other chooses.
explain-deck = { $count ->
    [one] { $count } branch card is
   *[other] { $count } branch cards are
} left to be drawn.
explain-hard = A yellow number marks a Kodama that is harder to please; a first game leaves it out.
explain-beside = Spirits beside the deck lie on nobody’s tree.
explain-now = The number in the green leaf is what this Kodama would give now.
zoom-in = Nearer
zoom-out = Farther away
whole-tree = Whole tree
