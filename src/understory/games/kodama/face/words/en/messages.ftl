# Kodama: what is asked, what happens, what is refused, where points come from.

ask-kodama-grow = Take a branch card and lay it on your tree.
ask-kodama-pick = Pick a branch card from your hand.
ask-kodama-plant = Lay the card you picked on your tree.
ask-kodama-kodama = Choose a Kodama to move into your tree.

event-kodama-placed = { NAME($seat, of: "seat") } laid a { NAME($card, of: "card") }.
    .you-seat = You laid a { NAME($card, of: "card") }.
event-kodama-grew = { NAME($seat, of: "seat") } grew a { NAME($card, of: "card") } from their { $trunk ->
        [yes] trunk
       *[no] { NAME($on, of: "card") }
    }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
    .you-seat = You grew a { NAME($card, of: "card") } from your { $trunk ->
            [yes] trunk
           *[no] { NAME($on, of: "card") }
        }: { $points ->
            [0] no points
            [one] { $points } point
           *[other] { $points } points
        }.
event-kodama-kodama = { NAME($seat, of: "seat") } showed { NAME($kodama, of: "card") }.
    .you-seat = You showed { NAME($kodama, of: "card") }.
event-kodama-passed = { NAME($seat, of: "seat") } could place nothing and passed.
    .you-seat = You could place nothing and passed.
event-kodama-gust = { NAME($seat, of: "seat") } had the market blown away.
    .you-seat = You had the market blown away.
event-kodama-first = { NAME($seat, of: "seat") } is first player.
    .you-seat = You are first player.
event-kodama-trunk = { NAME($seat, of: "seat") } grows { NAME($trunk, of: "card") }.
    .you-seat = You grow { NAME($trunk, of: "card") }.
event-kodama-dealt = { NAME($seat, of: "seat") } got the Kodama { NAME($kodama, of: "card") }.
    .you-seat = You got the Kodama { NAME($kodama, of: "card") }.
event-kodama-market = A { NAME($card, of: "card") } came into the market.
event-kodama-drawn = { NAME($seat, of: "seat") } drew a { NAME($card, of: "card") }.
    .you-seat = You drew a { NAME($card, of: "card") }.
event-kodama-picked = { NAME($seat, of: "seat") } picked a { NAME($card, of: "card") }.
    .you-seat = You picked a { NAME($card, of: "card") }.
event-kodama-decree = The decree of the season: { NAME($decree, of: "card") }.
event-kodama-hidden = A card was dealt unseen.
event-kodama-sealed = { NAME($seat, of: "seat") } has chosen.
    .you-seat = You have chosen.
event-kodama-scored = { NAME($seat, of: "seat") } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { NAME($source, of: "source") }.
    .you-seat = You scored { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { NAME($source, of: "source") }.
event-kodama-reshuffled = { $cards ->
        [one] { $cards } discarded card was
       *[other] { $cards } discarded cards were
    } shuffled into a new deck.
event-kodama-cleared = With the season, these left the market: { NAME($cards, of: "card") }.
event-kodama-season = A new season: { NAME($season, of: "season") }. { NAME($first, of: "seat") } begins.
    .you-first = A new season: { NAME($season, of: "season") }. You begin.

source-kodama-score-run = Branches placed

why-kodama-growth-turn = This card is not on offer.
    .on = The card below is not in your tree.
why-kodama-variant-draft = This is not the card you picked.
    .on = The card below is not in your tree.
why-kodama-place-bark = The branch would not grow out of the bark of the card below.
    .off_bark = The end of the branch would not lie on the bark of the card below.
    .inside_border = The end of the branch would lie too close to the border of the card below.
why-kodama-place-one-card = The card has to lie on a card of your tree.
    .touched = The card would touch a second card; it may lie on one only.
why-kodama-place-no-icon = This would cover an icon.
    .kinds = This would cover { NAME($kinds, of: "icon", form: "the") } of the card below.
why-kodama-place-table-edge = The card would hang over the table edge.
why-kodama-place-free = A card can be turned by 0 to 359.9 degrees.
why-kodama-place-ten = This would score { $points } points; at most { $most } are allowed.
why-kodama-place-stuck = You can place a card: there is room for it in your tree.
    .places = You can place a card: { $places ->
        [one] there is one place
       *[other] there are { $places } places
    } to choose from.
    .card = This card can be placed nowhere, and another card of your hand can.
why-kodama-kodama-one-each = { NAME($kodama, of: "card") } is not in your hand.
why-kodama-variant-kids = { NAME($kodama, of: "card") } cannot be scored { NAME($season, of: "season", form: "in") }: each mini-Kodama has its season.
why-kodama-variant-kids-shuffled = { NAME($kodama, of: "card") } cannot be scored { NAME($season, of: "season", form: "in") }.
why-kodama-decree-gust = The wind has blown already in this turn.
why-kodama-decree-overrides = { NAME($decree, of: "card") } keeps { NAME($spirit, of: "icon", form: "the") } spirit where it is.

why-kodama-end-winner = Most points: { $points }.
why-kodama-end-tie = A tie in points. The trunk’s icon in the own tree decides: { NAME($icons, of: "") } times.
