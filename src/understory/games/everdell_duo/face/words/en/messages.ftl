# Everdell Duo: what it asks, tells and refuses.

place-river = River tile
place-farm = Farm
place-event = Event space
place-objective = Objective
place-season = Season tile: { NAME($season, of: "season") }

tile-winter = Part of the set-up: the hare draws a card from the deck; the tortoise draws one and takes a card of the meadow. The hare begins.
    .together = Part of the set-up: share out 2 cards from the deck and 1 card of the meadow. The hare begins.
tile-spring = 2 new river tiles. The tortoise activates all green cards of its city; then the hare does the same and draws a card. The tortoise begins.
    .together = 2 new river tiles. Share out your green cards, each of which acts once, and 1 card from the deck. The tortoise begins.
tile-summer = 2 new river tiles. The hare takes a card of the meadow; then the tortoise takes one and gains 1 resource of any type. The hare begins.
    .together = 2 new river tiles. Share out 2 cards of the meadow and 1 resource of any type. The hare begins.
tile-autumn = 2 new river tiles. The tortoise activates all green cards of its city; then the hare does the same and gains 1 resource of any type. The tortoise begins.
    .together = 2 new river tiles. Share out your green cards, each of which acts once, and 1 resource of any type. The tortoise begins.

event-everdell-scored = { NAME($seat, of: "seat") } gained { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { NAME($source, of: "source") }.
event-everdell-season = A new season: { NAME($season, of: "season") }.
event-everdell-shuffled = The discard pile was shuffled into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-everdell-over = The game is over.
event-everdell-objective = An objective is met: { NAME($objective, of: "text") }.
event-everdell-taken = { NAME($mayor, of: "seat") } took from the share tile: { NAME($item, of: "card") }.
event-everdell-thorn = Miss Thorn took { NAME($card, of: "card") }.
event-everdell-reported = Miss Thorn wrote about the event { NAME($event, of: "card") }.

source-everdell-card-red = Visits to your red cards

why-everdell-turn-token = { $token ->
        [sun] After a worker the sun moves.
       *[moon] After a card played the moon moves.
    }
why-everdell-turn-token-at-end = The token of this action is at the end of the path.
    .at_end = { $at_end ->
        [sun] The sun is at the end of the path: no worker can be placed.
       *[moon] The moon is at the end of the path: no card can be played.
    }
why-everdell-turn-unplaced = The sun is at the end of the path: your workers rest until the next season.
why-everdell-turn-discard-for-resource = That is not one of the choices.
    .hand = Two cards from hand are needed for a resource; you have { $hand }.
why-everdell-worker-place = You have no worker left to place.
    .occupied = A worker stands there already.
why-everdell-worker-destination = This cannot be visited: { NAME($space, of: "card") }.
why-everdell-worker-event = This event has been achieved already.
    .missing = You do not meet the requirements of { NAME($event, of: "card") }.
why-everdell-event-more-than-opponent = { NAME($event, of: "card") }: you have { $have }, needed are { $least }, one of each, and more than your opponent.
why-everdell-event-journey = The Journey is given at the end of the game.
why-everdell-play-sources = { NAME($card, of: "card") } is neither in your hand nor beside the sun or the moon.
why-everdell-play-cost = That is not one of the choices.
    .card = You cannot pay for { NAME($card, of: "card") }.
why-everdell-play-by-effect = That is not one of the choices.
    .card = { NAME($card, of: "card") } cannot be played this way.
why-everdell-play-discount = This cannot be used for the price.
why-everdell-occupied-use = That is not one of the choices.
    .card = { NAME($card, of: "card") } cannot house this creature.
why-everdell-card-blue = { NAME($card, of: "card") } can be used from a later turn on.
why-everdell-card-star = That is not one of the choices.
    .used = Only one star ability may be used for one card: { NAME($used, of: "card") }.
why-everdell-activate-chain = What is acting now cannot be activated again.
why-everdell-draw = That is not one of the choices.
    .card = { NAME($card, of: "card") } is not in the meadow.
why-everdell-draw-empty = No card is left in the deck.
why-everdell-creature-ranger = The worker cannot be moved there.
why-everdell-coop-path-jump = No free space is left ahead of the token of this action.
    .at_end = { $at_end ->
        [sun] No free space is left ahead of the sun: no worker can be placed.
       *[moon] No free space is left ahead of the moon: no card can be played.
    }
why-everdell-coop-worker = A worker or a skunk stands there already.
why-everdell-coop-event-skunk = A skunk stands on this event.
why-everdell-coop-event-threshold = { NAME($event, of: "card") }: you have { $have }, needed are { $least }, one of each.
why-everdell-coop-event-resources = You do not meet the requirements of { NAME($event, of: "card") }; what your partner holds does not count.
why-everdell-coop-share-free = You do not have that to give.
    .gave = One thing a turn may go on the share tile, and only while nothing lies there.
why-everdell-coop-share-limited = Sharing is allowed in turns that begin with sun or moon on the handshake space.
why-everdell-coop-share-none = Nothing may be shared now.
why-everdell-coop-occupied = Your partner has an occupied token of this colour already.
why-everdell-coop-goodnews-use = This Good News is of no use now.
    .spent = You two do not hold this Good News.
why-everdell-coop-watch = That is not one of the choices.
    .watches = { $watches ->
        [0] No pocket watch is left.
       *[other] This token stands where it started.
    }
why-everdell-challenge-setup = There is no such thing in the challenge.
    .news = There is no Good News in the challenge.
    .watches = There are no pocket watches in the challenge.
why-everdell-challenge-threshold = { NAME($event, of: "card") }: you have { $have }, needed are { $least }, one of each.
why-everdell-coop-end = { $points } points; { $target } are asked for.
    .missed = { $points } points, { $target } are asked for; missed: { NAME($missed, of: "text") }.
why-everdell-coop-concede = This chapter cannot be given up.
    .points = The chapter was given up, with { $points } points.
why-everdell-challenge-end = { $points } points against Miss Thorn’s { $thorn }.
why-everdell-end = Most points: { $points }.
why-everdell-end-tie = A tie, decided by { $by ->
        [events] events
        [resources] resources left
        [city] cards in the city
        [hand] cards in hand
       *[nothing] nothing: the game is drawn
    }.
