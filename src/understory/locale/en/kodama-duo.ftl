# Kodama Duo: what it asks, tells and refuses beside Kodama.

ask-duo-split = Split the three cards into two piles.
ask-duo-choose = Choose a pile.
ask-duo-place = Lay a card of your pile on your tree.
ask-duo-summon = Summon a spirit, and lay it on an icon of your tree.
ask-duo-summon-more = You may summon a second spirit.
ask-duo-kodama = Choose a Kodama to move into your tree.

event-duo-discarded = Discarded: { NAME($cards, of: "") }.
event-duo-roles = { NAME($pruner, of: "seat") } is the pruner, { NAME($sower, of: "seat") } the sower.
event-duo-split = { NAME($seat, of: "seat") } split the cards: { NAME($pile, of: "") } | { NAME($rest, of: "") }.
event-duo-chosen = { NAME($seat, of: "seat") } chose { NAME($pile, of: "") }.
event-duo-summoned = { NAME($seat, of: "seat") } summoned the { NAME($spirit, of: "icon") } spirit onto { $card }.
event-duo-stolen = The { NAME($spirit, of: "icon") } spirit left the tree of { NAME($seat, of: "seat") }.
event-duo-declined = { NAME($seat, of: "seat") } summoned no second spirit.

why-duo-growth-split = Two piles are needed, of the cards revealed, with at least one card each.
why-duo-growth-choose = There is no such pile.
why-duo-growth-place = { $card } is not in your pile.
    .on = { $on } is not in your tree.
why-duo-growth-stuck = You can place a card: there is room for it in your tree.
why-duo-spirit-summon = A spirit has to be summoned.
    .spirit = There is no { NAME($spirit, of: "icon") } on the discarded card.
    .card = { $card } in your tree has no such icon.
why-duo-spirit-stays = The { NAME($spirit, of: "icon") } spirit lies on your own tree already, and stays there.
why-duo-spirit-no-stack = A spirit lies on this icon of { $card } already.
why-duo-kodama-phase = { NAME($kodama, of: "card") } is not in your hand.

why-duo-end = Most points: { $points }.
    .icons = A tie, decided by the trunk's icon in the own tree: { NAME($icons, of: "") }.
