# Kodama Duo: what it asks, tells and refuses beside Kodama.

ask-duo-split = Split the three cards into two piles.
ask-duo-choose = Choose a pile.
ask-duo-place = Lay a card of your pile on your tree.
ask-duo-summon = Summon a spirit, and lay it on an icon of your tree.
ask-duo-summon-more = You may summon a second spirit.
ask-duo-kodama = Choose a Kodama to move into your tree.

event-duo-discarded = Discarded: { NAME($cards, of: "card") }.
event-duo-roles = { NAME($pruner, of: "seat") } is the pruner, { NAME($sower, of: "seat") } the sower.
    .you-pruner = You are the pruner, { NAME($sower, of: "seat") } the sower.
    .you-sower = { NAME($pruner, of: "seat") } is the pruner, you are the sower.
event-duo-split = { NAME($seat, of: "seat") } split the cards: { NAME($pile, of: "card") } – { NAME($rest, of: "card") }.
    .you-seat = You split the cards: { NAME($pile, of: "card") } – { NAME($rest, of: "card") }.
event-duo-chosen = { NAME($seat, of: "seat") } chose a pile: { NAME($pile, of: "card") }.
    .you-seat = You chose a pile: { NAME($pile, of: "card") }.
event-duo-summoned = { NAME($seat, of: "seat") } summoned the { NAME($spirit, of: "icon") } spirit: { NAME($card, of: "card") }.
    .you-seat = You summoned the { NAME($spirit, of: "icon") } spirit: { NAME($card, of: "card") }.
event-duo-stolen = The { NAME($spirit, of: "icon") } spirit left the tree of { NAME($seat, of: "seat") }.
    .you-seat = The { NAME($spirit, of: "icon") } spirit left your tree.
event-duo-declined = { NAME($seat, of: "seat") } summoned no second spirit.
    .you-seat = You summoned no second spirit.

why-duo-growth-split = Two piles are needed, of the cards revealed, with at least one card each.
why-duo-growth-choose = There is no such pile.
why-duo-growth-place = This card is not in your pile.
    .on = The card below is not in your tree.
why-duo-growth-stuck = You can place a card: there is room for it in your tree.
why-duo-spirit-summon = A spirit has to be summoned.
    .spirit = There is no { NAME($spirit, of: "icon") } on the discarded card.
    .card = Your tree has no such icon there.
why-duo-spirit-stays = The { NAME($spirit, of: "icon") } spirit lies on your own tree already, and stays there.
why-duo-spirit-no-stack = A spirit lies on this icon already.
why-duo-kodama-phase = { NAME($kodama, of: "card") } is not in your hand.

why-duo-end = Most points: { $points }.
    .icons = A tie in points. The trunk’s icon in the own tree decides: { NAME($icons, of: "") } times.
