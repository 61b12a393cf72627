# Everdell Duo: what happens, line by line.

event-everdell-hare = { NAME($seat, of: "seat") } plays the hares.
event-everdell-dealt = { NAME($seat, of: "seat") } drew { NAME($card, of: "card") }.
event-everdell-heralded = Good News: { NAME($card, of: "card") }.
event-everdell-place = { NAME($seat, of: "seat") } sent a worker: { NAME($place, of: "card") }.
event-everdell-use = { NAME($seat, of: "seat") } carried out: { NAME($place, of: "card") }.
event-everdell-lift = { NAME($seat, of: "seat") } moves a worker on from { NAME($place, of: "card") }.
event-everdell-shoo = { NAME($seat, of: "seat") } sent a skunk away.
event-everdell-step = { NAME($seat, of: "seat") } moved { $token ->
        [sun] the sun
       *[moon] the moon
    }.
event-everdell-watch = { NAME($seat, of: "seat") } moved { $token ->
        [sun] the sun back
       *[moon] the moon back
    }.
event-everdell-gain = { NAME($seat, of: "seat") } chose { $good ->
        [twig] a twig
        [resin] resin
        [pebble] a pebble
        [berry] a berry
       *[point] a point
    }.
event-everdell-earn = { NAME($seat, of: "seat") } took { $colour ->
        [green] a green occupied token
        [tan] a tan occupied token
        [red] a red occupied token
        [blue] a blue occupied token
       *[purple] a purple occupied token
    }.
event-everdell-achieve = { NAME($seat, of: "seat") } achieved { NAME($card, of: "card") }.
event-everdell-pay = { NAME($seat, of: "seat") } paid the plain price.
event-everdell-pay-token = { NAME($seat, of: "seat") } paid with an occupied token.
event-everdell-pay-with = { NAME($seat, of: "seat") } used { NAME($ways, of: "card") } to pay.
event-everdell-spend = { NAME($seat, of: "seat") } paid { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }.
event-everdell-give = { $mayor ->
        [hare] The hare
       *[tortoise] The tortoise
    } gets { $item ->
        [deck] a card from the deck
        [meadow] a card of the meadow
        [resource] a resource
       *[other] { NAME($item, of: "card") }
    }.
event-everdell-share = { NAME($seat, of: "seat") } shares { $item ->
        [twig] a twig
        [resin] resin
        [pebble] a pebble
        [berry] a berry
        [green] a green occupied token
        [tan] a tan occupied token
        [red] a red occupied token
        [blue] a blue occupied token
        [purple] a purple occupied token
       *[other] { NAME($item, of: "card") }
    }.
event-everdell-news = Good News for { $mayor ->
        [hare] the hare
       *[tortoise] the tortoise
    }: { NAME($card, of: "card") }.
event-everdell-keep = { NAME($seat, of: "seat") } keeps { NAME($card, of: "card") }.
event-everdell-pass = { NAME($seat, of: "seat") } left it at that.
event-everdell-play = { NAME($seat, of: "seat") } played { NAME($card, of: "card") }.
event-everdell-draw = { NAME($seat, of: "seat") } drew a card from the deck.
event-everdell-take = { NAME($seat, of: "seat") } took { NAME($card, of: "card") } from the meadow.
event-everdell-trade = { NAME($seat, of: "seat") } trades two cards for a resource.
event-everdell-house = An occupied token of { NAME($seat, of: "seat") } lies on { NAME($card, of: "card") }.
event-everdell-tuck = { NAME($seat, of: "seat") } put { NAME($card, of: "card") } under a card.
event-everdell-discard = { NAME($seat, of: "seat") } discarded { NAME($card, of: "card") }.
event-everdell-discard-unseen = { NAME($seat, of: "seat") } discarded a card.
event-everdell-activate = { NAME($seat, of: "seat") } let { NAME($card, of: "card") } act.
event-everdell-show = { NAME($seat, of: "seat") } showed { NAME($card, of: "card") }.
event-everdell-store = { NAME($seat, of: "seat") } stores resources.
event-everdell-unload = { NAME($seat, of: "seat") } took the stored resources.
event-everdell-reclaim = { NAME($seat, of: "seat") } took the occupied token back from { NAME($card, of: "card") }.
event-everdell-twice = { NAME($seat, of: "seat") } carries the farm out twice.
event-everdell-concede = { NAME($seat, of: "seat") } would give this chapter up.
event-everdell-agree = { NAME($seat, of: "seat") } agreed.
event-everdell-trust = { NAME($seat, of: "seat") } agreed, and to the rest of the tile.
event-everdell-insist = { NAME($seat, of: "seat") } keeps to the first proposal.
