# What stands on Everdell Duo's board.

list = { $most } and { $last }
close = Close
prompt = What is asked
meadow = Meadow
events = Events
places = River, farms and deck
drawer = Hand and cities
over = The game is over.
wait = One moment.
turn-done = Your turn is done.
waits = Waiting for { $name }.
the-rule = The rule
as-mayor = { $mayor }: { $words }

winter = Winter
spring = Spring
summer = Summer
autumn = Autumn
sun-left = { $count ->
        [0] no worker turns left
        [one] { $count } worker turn left
       *[other] { $count } worker turns left
    }
moon-left = { $count ->
        [0] no card turns left
        [one] { $count } card turn left
       *[other] { $count } card turns left
    }

hare = Hare
tortoise = Tortoise
skunk = Skunk
sun = Sun
moon = Moon
path-space = Path space { $number }{ $here ->
        [none] { "" }
       *[other] : { $here }
    }

n-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
n-free = { $count ->
        [one] { $count } resource of your choice
       *[other] { $count } resources of your choice
    }
n-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
n-meadow = { $count ->
        [one] { $count } meadow card
       *[other] { $count } meadow cards
    }
n-discard = { $count ->
        [one] a discarded card
       *[other] { $count } discarded cards
    }
a-token = { $colour ->
        [any] an occupied token
        [green] a green occupied token
        [tan] a tan occupied token
        [red] a red occupied token
        [blue] a blue occupied token
       *[purple] a purple occupied token
    }
one-twig = Twig
one-resin = Resin
one-pebble = Pebble
one-berry = Berry
one-point = Point
colour-green = Green
colour-tan = Tan
colour-red = Red
colour-blue = Blue
colour-purple = Purple
token-of = Occupied token: { $colour }
token-later = Occupied token, for your next turn: { $colour }

thing-green = { $count ->
        [one] { $count } green card
       *[other] { $count } green cards
    }
    .many = green cards
thing-tan = { $count ->
        [one] { $count } tan card
       *[other] { $count } tan cards
    }
    .many = tan cards
thing-red = { $count ->
        [one] { $count } red card
       *[other] { $count } red cards
    }
    .many = red cards
thing-blue = { $count ->
        [one] { $count } blue card
       *[other] { $count } blue cards
    }
    .many = blue cards
thing-purple = { $count ->
        [one] { $count } purple card
       *[other] { $count } purple cards
    }
    .many = purple cards
thing-creature = { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }
    .many = creatures
thing-construction = { $count ->
        [one] { $count } construction
       *[other] { $count } constructions
    }
    .many = constructions
thing-card = { $count ->
        [one] { $count } card in the city
       *[other] { $count } cards in the city
    }
    .many = cards in the city
thing-colour = { $count ->
        [one] { $count } colour
       *[other] { $count } colours
    }
    .many = colours
thing-twig = { $count ->
        [one] { $count } twig
       *[other] { $count } twigs
    }
    .many = twigs
thing-resin = { $count } resin
    .many = resin
thing-pebble = { $count ->
        [one] { $count } pebble
       *[other] { $count } pebbles
    }
    .many = pebbles
thing-berry = { $count ->
        [one] { $count } berry
       *[other] { $count } berries
    }
    .many = berries
thing-resource = { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
    .many = resources
thing-resource-type = { $count ->
        [one] { $count } type of resource
       *[other] { $count } types of resources
    }
    .many = types of resources
thing-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
    .many = cards in hand
thing-event = { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
    .many = events
thing-occupied = { $count ->
        [one] { $count } occupied token
       *[other] { $count } occupied tokens
    }
    .many = occupied tokens
lack-more = { $things } missing
more-of-two = { $count } { $one } or { $two }

look-green-creature = green creature
look-green-construction = green construction
look-tan-creature = tan creature
look-tan-construction = tan construction
look-red-creature = red creature
look-red-construction = red construction
look-blue-creature = blue creature
look-blue-construction = blue construction
look-purple-creature = purple creature
look-purple-construction = purple construction
when-green = Acts when it is played, and again when spring and autumn begin.
when-tan = Acts once, when it is played.
when-red = Acts when a worker is placed on it. Both players may visit it.
when-blue = Helps from your next turn on.
when-purple = Counts at the end.
card = { $name }, { $look }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, costs { $cost }
costs = Costs { $cost }.
can-pay = you can pay
can-choose = can be chosen
can-draw = can be drawn
in-reach = in reach
can-draw = draw a card
lacks = you lack { $goods }
lacks-word = missing:
lacks-short = { $goods } short
counters = { $count ->
        [one] { $count } point on it
       *[other] { $count } points on it
    }
loaded = on it { $goods }
tucked = { $count ->
        [one] { $count } card under it
       *[other] { $count } cards under it
    }
occupied = occupied
stands = here stands: { $who }
doomed = Miss Thorn will take it when the season ends
doomed-event = Miss Thorn will take this event when the season ends, unless you achieve it first

taken = Taken
ready = Within reach
within-reach = within reach
event-gone = Event that is taken{ $who ->
        [none] { "" }
       *[other] , here stands: { $who }
    }
event-spoken = Event { $name }: { $text }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and at once { $reward }. { $standing }{ $who ->
        [none] { "" }
       *[other] , here stands: { $who }
    }
reward = At once: { $reward }.
journey-now = you { $mine }, they { $theirs }
journey-spoken = The Journey: { $points } points at the end for more cards in hand and city. You have { $mine }, your opponent { $theirs }
journey-looked-on = The Journey: { $points } points at the end for more cards in hand and city. { $one } has { $mine }, { $other } { $theirs }
space-spoken = { $name }: { $text }{ $who ->
        [none] { "" }
       *[other] , here stands: { $who }
    }{ $standing ->
        [none] { "" }
       *[other] , { $standing }
    }
river = River
farm = Farm
deck = Deck
draw = Draw
discards = Discarded
deck-spoken = Deck, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $standing ->
        [none] { "" }
       *[other] : { $standing }
    }
sealed = Cards are uncovered: this cannot be taken back.

you = You
for-you = you
supply-of = What { $name } has
supply-own = What you have
workers-left = { $count ->
        [0] no worker left
        [one] { $count } worker left
       *[other] { $count } workers left
    }
in-hand = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
points-now = { $name }: { $count ->
        [one] { $count } point as things stand
       *[other] { $count } points as things stand
    }
city-own = Your city, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
city-of = City of { $name }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
city-shared = Your common city, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
city-empty = No card yet.
hand = Your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hand-empty = Your hand is empty.
tab-hand = Hand
tab-own = Your city
tab-city = City
tab-lit = { $count } to choose from
trade = Trade two cards for a resource

move-sun = Move the sun
move-moon = Move the moon
back-sun = Sun one space back
back-moon = Moon one space back
shoo = Send this skunk away
card-play = Play it
card-take = Take it into your hand
card-place = Send a worker
card-use = Carry it out
card-lift = Move this worker
card-achieve = Achieve it
card-shoo = Send the skunk away
card-discard = Discard it
card-show = Show it
card-tuck = Put it under
card-house = The token goes here
card-reclaim = Take the token back
card-activate = Let it act
card-share = Give it to your partner
play = Play
pay-with = with { $what }
pay-plainly = Pay the plain price
pay-token-on = with an occupied token on { $card }
pay-tuck = a card from hand goes under it
pay-discard = discard a card from hand
pay-nothing = for nothing
your-token = your occupied token
choose-tuck = Which card of your hand goes under it?
choose-discard = Which card of your hand do you discard?
spend = Pay { $goods }
leaves = leaves
nothing = nothing
counting = Counting the ways to pay …
worth-now = Your points as things stand: { $before } → { $after }.
others-gain = { $name } gains { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
owner-gains = { $name } gains 1 point for your visit.

give-deck = A card from the deck for { $who }
give-meadow = A meadow card for { $who }
give-resource = A resource for { $who }
give-card = { $card } acts for { $who }
share-this = Share: { $what }
use-as = Use it for { $who }
keep = Keep { $card }
do-store = Put resources on it
do-unload = Take all from it
do-twice = Twice, for a point of the Clock Tower
do-agree = Give up too
do-agreed = Agree
do-counter = Take the counter-proposal
do-trust = Agree, and to the rest of the tile
do-insist = Mine stands
do-concede = Give up this chapter
do-trade = Trade two cards for a resource
no-more = No more
no-step = Go on
no-take = Take no more
no-exchange = Keep what you have
no-activate = Let no more act
no-show = Show no more
no-store = Leave it as it is
no-carry = Carry out no more
no-reclaim = Leave the tokens where they are
no-achieve = Achieve none
no-lift = Leave the workers where they are
no-grant = Play none
no-pigeon = Play none of them
no-twice = Once
no-produce = The rest does not act
no-split = The rest does not act
no-answer = The rest does not act
no-agree = Play on
no-shoo = Let the skunks stay
no-back = Leave sun and moon
no-deliver = Give no more

together = Together
score = Points as things stand
score-cards = Printed on cards
score-purple = Purple cards
score-tokens = Point tokens
score-events = Events
score-journey = The Journey
score-start = Head start
company = What you share
share = Share tile
shared-now = On the share tile: { $what }
sharing-free = Sharing is free: once in your turn you may put a resource, a card or an occupied token on the tile. Your partner takes it at the start of their turn.
sharing-limited = Sharing is allowed in turns that begin with sun or moon on the handshake space.
sharing-none = Nothing may be shared.
watch = Pocket watch
watch-text = Moves the sun or the moon one space back, for one turn more.
watches-left = { $count ->
        [0] no pocket watch left
        [one] { $count } pocket watch left
       *[other] { $count } pocket watches left
    }
news = Good News
not-now = Nothing of it can be done now.
chapter = Chapter { $number }
target-now = { $points } of { $target } points
chapter-goal = When autumn is over you need that many points together, and every objective met.
against-thorn = You { $points }, Miss Thorn { $hers }
quiet-season = In this chapter this season brings nothing.
thorn = Miss Thorn
thorn-takes = When the season ends she takes { $cards ->
        [none] nothing that lies open
       *[other] { $cards }
    }{ $unseen ->
        [0] .
        [one] , and a card off the deck.
       *[other] , and { $unseen } cards off the deck.
    }
thorn-goal = When autumn is over you need more points than she has; a tie is hers. Events that nobody has achieved by then are hers too.
achievements = Achievements
achievements-about = If you beat her, those that are met are yours.
achievement-relentless = No green card in the city
achievement-humble = No purple card in the city
achievement-efficient = At most 10 cards in the city
achievement-balanced = 3 cards of each colour
achievement-welcoming = 5 occupied tokens
achievement-frugal = 25 points in tokens
achievement-overachiever = Won by 20 points
achievement-glamorous = 5 purple cards
achievement-prepared = 7 cards in one hand
achievement-excited = 5 events
concede-sure = The chapter then counts as lost, if your partner agrees. Are you sure?
tab-company = Together
thing-rich-colour = { $count ->
        [one] { $count } colour with 3 cards
       *[other] { $count } colours with 3 cards
    }
    .many = colours with 3 cards
thing-pair = { $count ->
        [one] { $count } pair of creature and construction
       *[other] { $count } pairs of creature and construction
    }
    .many = pairs of creature and construction

wish-for = Wish for it: { $what }
wish-no-more = Take the wish back: { $what }
you-wish = You wish: { $what }.
wishes = { $name } wishes: { $what }.
take-back-wish = Take it back
grant = Grant

answers = Answers
say-want = I would like
say-want-this = I would like { $what }.
say-want-card = I would like a { $what }.
some-twig = twigs
some-resin = resin
some-pebble = pebbles
some-berry = berries
say-try = Let us go for
say-try-this = Let us go for { $what }.
say-answer = In short
say-yes = Yes, gladly.
say-no = Rather not.
say-yours = You decide.
say-wait = Let us wait with that.
say-thanks = Thank you!
say-secret = You may not tell each other what you hold.

ties = At equal points, in this order
tie-events = events
tie-resources = resources left
tie-city = cards in the city
tie-hand = cards in hand
tie-decides = decides

# Where long names of cards may be broken.
long-words = Carto|grapher Chan|cellor Chroni|cler Court|house Green|house Light|house Loco|motive Match|maker Scrip|torium Stone|cutter Store|house Wood|carver House|warming Masque|rade
