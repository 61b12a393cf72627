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
branch = { $card }: { $icons }
on-card = grows from { $on }
trunk = the trunk
pick-up = Pick a card up, then lay it on your tree
touch-bark = Touch the bark it shall grow from
turn-left = Turn left
turn-right = Turn right
dial = Angle
degrees = { $degrees } degrees
lay-here = Lay it here
put-back = Put back
show-me = Show me
hide-places = Hide places
place-ghost = { $card } on { $on }: { $points } points
no-places = Nothing can be laid
legal = It can lie here
not-legal = It cannot lie here
gust = Blow the market away
pass = Pass
pick-this = Pick { $card }
pick = Pick
split = Split so
split-how = Touch a card to move it to the other pile
choose = Take this pile
summon = Summon { $spirit }
summon-which = Which spirit?
summon-where = Touch the icon it shall lie on
summon-from-other = from the other tree
summon-none = No second spirit
icon-of = { $icon } on { $card }
score-this = Score { $name }
score-choose = Choose a Kodama
in-spring = spring
in-summer = summer
in-autumn = autumn
put-down = You have chosen. Waiting for the others.
see-tree = See the tree of { $name }
close = Close
proof = Points of { $name }
proof-run = { $icon }: { $points }
proof-broken = broken by { $card }
proof-trunk = down to the trunk
proof-alone = the card below has none
proof-decree = decree
season-sum = { $season }: { $points }
nothing-scored = No points yet
drawer-market = Cards
drawer-kodamas = Kodamas
drawer-decree = Decree
drawer-season = Season
keys = Arrows: places · Q E: turn · Enter: lay · Esc: put back
caterpillar = caterpillar
cloud = cloud
firefly = firefly
flower = flower
mushroom = mushroom
star = star
