# Everdell Duo: what it asks. The value stands for itself; an attribute knows by which card, and how much is left.

ask-everdell-act = Place a worker, play a card, or draw one from meadow or deck.
ask-everdell-step = Move the sun or the moon.
    .sun = Your worker has done its work: move the sun.
    .moon = Your card is played: move the moon.
    .either = You have a new card: move the sun or the moon.
ask-everdell-trade = Discard two cards for a resource.
    .left = { $left ->
        [one] Discard one more card for a resource.
       *[other] Discard { $left } cards for a resource.
    }
ask-everdell-gain = Choose a resource.
    .by = { NAME($by, of: "source") }: choose { $left ->
        [one] a resource.
       *[other] { $left } resources, one by one.
    }
    .or-point = { NAME($by, of: "source") }: choose a resource or a point.
    .onto = { NAME($by, of: "source") }: choose { $left ->
        [one] a resource that is put on it.
       *[other] { $left } resources that are put on it.
    }
    .trade = Choose the resource for your two cards.
    .season = The season brings you a resource: choose it.
ask-everdell-earn = Choose the colour of your occupied token.
    .by = { NAME($by, of: "source") }: choose the colour of your occupied token.
ask-everdell-take = Take a card of the meadow.
    .must = Take a card of the meadow into your hand.
    .by = { NAME($by, of: "source") }: take { $left ->
        [one] a card of the meadow.
       *[other] up to { $left } cards of the meadow.
    }
ask-everdell-pay = Choose how you pay.
    .by = { NAME($by, of: "source") }: choose how you pay.
ask-everdell-spend = Choose what you pay with.
    .by = { NAME($by, of: "source") }: choose what you pay with.
ask-everdell-house = Choose the construction that takes your occupied token.
ask-everdell-tuck = Choose the card of your hand that goes under it.
    .by = { NAME($by, of: "source") }: choose the card of your hand that goes under it.
ask-everdell-toll = Discard a card from your hand.
    .cost = { NAME($by, of: "source") } costs a card: discard one from your hand.
    .by = { NAME($by, of: "source") }: discard a card from your hand.
ask-everdell-exchange = Pay for what is offered, or keep what you have.
    .by = { NAME($by, of: "source") } (you may, { $left } left): { NAME($by, of: "text") }
ask-everdell-activate = Choose a green card that acts.
    .city = { NAME($by, of: "source") }: choose a green card of the city that acts{ $left ->
        [one] .
       *[other] , { $left } in all.
    }
    .meadow = { NAME($by, of: "source") }: choose a green card of the meadow that acts{ $left ->
        [one] .
       *[other] , { $left } in all.
    }
    .hand = { NAME($by, of: "source") }: show a green card of your hand, and it acts{ $left ->
        [one] .
       *[other] , { $left } in all.
    }
ask-everdell-show = Show a card from your hand, or stop.
    .creature = { NAME($by, of: "source") }: show a creature from your hand for a resource or a point ({ $left } left).
    .construction = { NAME($by, of: "source") }: show a construction from your hand for a resource or a point ({ $left } left).
ask-everdell-store = Put resources on it, or take them all.
    .by = { NAME($by, of: "source") }: put { $left } resources on it, or take all that lie there.
ask-everdell-carry = Choose what you carry out without a worker.
    .farms = { NAME($by, of: "source") }: choose a farm to carry out{ $left ->
        [one] .
       *[other] , { $left } in all.
    }
    .river = { NAME($by, of: "source") }: choose a river tile to carry out.
    .others = { NAME($by, of: "source") }: choose a space where the other player or a skunk stands, to carry out.
    .workers = { NAME($by, of: "source") }: choose a space where a worker or a skunk stands, to carry out.
    .red = { NAME($by, of: "source") }: choose a red card to carry out{ $left ->
        [one] .
       *[other] , { $left } in all.
    }
ask-everdell-reclaim = Choose the occupied token that you take back.
    .by = { NAME($by, of: "source") }: choose the occupied token that you take back.
ask-everdell-achieve = Choose an event to achieve.
    .by = { NAME($by, of: "source") }: choose an event to achieve, without its reward.
ask-everdell-lift = Choose the worker that moves.
    .by = { NAME($by, of: "source") }: choose the worker that moves.
ask-everdell-shift = Choose where the worker goes.
ask-everdell-grant = Play a card for less.
    .card = { NAME($by, of: "source") }: play a card for { $less ->
        [one] { $less } resource
       *[other] { $less } resources
    } less.
    .creature = { NAME($by, of: "source") }: play a creature for { $less ->
        [one] { $less } resource
       *[other] { $less } resources
    } less.
    .construction = { NAME($by, of: "source") }: play a construction for { $less ->
        [one] { $less } resource
       *[other] { $less } resources
    } less.
ask-everdell-pigeon = Play one of the cards set aside for less.
    .by = { NAME($by, of: "source") }: play one of the cards it brought for { $less ->
        [one] { $less } resource
       *[other] { $less } resources
    } less.
ask-everdell-twice = Is the farm carried out once or twice?
ask-everdell-produce = Production: choose the green card that acts next.
ask-everdell-split = Propose which of you two it goes to.
    .deck = A card from the deck: propose who takes it.
    .meadow = A card of the meadow: propose who takes it.
    .resource = A resource: propose who takes it.
    .green = Production: propose a green card, and for whom it acts.
    .deck-alone = A card from the deck: choose who takes it.
    .meadow-alone = A card of the meadow: choose who takes it.
    .resource-alone = A resource: choose who takes it.
    .green-alone = Production: choose a green card, and for whom it acts.
ask-everdell-keep = Propose the Good News that you two keep.
    .alone = Choose the Good News that you keep.
ask-everdell-answer = Do you agree, or do you propose something else?
    .give = Your partner proposes: { $who ->
        [you] you get
       *[partner] they get
    } { $item ->
        [deck] a card from the deck
        [meadow] a card of the meadow
        [resource] a resource
       *[other] the act of { NAME($item, of: "card") }
    }. Do you agree?
    .news = Your partner proposes: Good News { NAME($item, of: "card") } for { $who ->
        [you] you
       *[partner] themselves
    }. Do you agree?
    .keep = Your partner proposes: keep { NAME($item, of: "card") }. Do you agree?
    .none = Your partner proposes: no more of it. Do you agree?
ask-everdell-decide = Do you take the counter-proposal, or does yours stand?
    .give = Your partner proposes: { $who ->
        [you] you get
       *[partner] they get
    } { $item ->
        [deck] a card from the deck
        [meadow] a card of the meadow
        [resource] a resource
       *[other] the act of { NAME($item, of: "card") }
    }. Or does yours stand?
    .news = Your partner proposes: Good News { NAME($item, of: "card") } for { $who ->
        [you] you
       *[partner] themselves
    }. Or does yours stand?
    .keep = Your partner proposes: keep { NAME($item, of: "card") }. Or does yours stand?
    .none = Your partner proposes: no more of it. Or does yours stand?
ask-everdell-agree = Your partner would give this chapter up. Do you too?
ask-everdell-shoo = Choose the skunk that goes.
    .by = { NAME($by, of: "source") }: choose the skunk that goes.
ask-everdell-back = Choose whether the sun or the moon goes back.
    .by = { NAME($by, of: "source") }: choose whether the sun or the moon goes back.
ask-everdell-deliver = Choose what you hand over to your partner.
    .by = { NAME($by, of: "source") }: choose what you hand over to your partner ({ $left } left).
