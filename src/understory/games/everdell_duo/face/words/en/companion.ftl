# The companion: score sheets, and what is counted, in a few words.

sheet-towns = Two towns
sheet-challenge = Challenge
sheet-campaign = Campaign sheet
towns-row-cards = Points on cards
towns-row-bonuses = Purple bonuses
towns-row-tokens = Point tokens
towns-row-events = Events
towns-row-journey = The Journey
towns-row-thorn-cards = Points on her cards
towns-row-thorn-events = Her events
towns-row-premium = Her purple cards
towns-row-head-start = Bonus by difficulty
towns-row-chapter = Chapter { $number }
towns-row-watches = Watches left
towns-row-replays = Replays
towns-part-chapters = Chapters
towns-part-ending = At the end
towns-column-us = Our town
towns-column-thorn = Miss Thorn
towns-begins-nap = Whoever napped last is the hare and begins.
towns-blank-difficulty = Difficulty
towns-difficulty-easy = easy
towns-difficulty-normal = normal
towns-difficulty-hard = hard
towns-blank-each = For what
towns-blank-points = Points
towns-blank-every = for every
towns-word-bonus = A purple card
towns-thing-green = green cards
towns-thing-tan = tan cards
towns-thing-red = red cards
towns-thing-blue = blue cards
towns-thing-purple = purple cards
towns-thing-creature = creatures
towns-thing-construction = constructions
towns-thing-card = cards in the town
towns-thing-colour = different colours
towns-thing-rich-colour = colours with three cards
towns-thing-pair = pairs of creature and construction
towns-thing-twig = twigs
towns-thing-resin = resin
towns-thing-pebble = pebbles
towns-thing-berry = berries
towns-thing-resource = resources left
towns-thing-resource-type = types of resources left
towns-thing-hand = cards in hand
towns-thing-event = events
towns-thing-occupied = occupied tokens
towns-counter-watches = Watches left over
towns-counter-replays = Chapters replayed
why-everdell-campaign-score = { $medal ->
        [gold] Gold.
        [silver] Silver.
        [bronze] Bronze.
       *[none] No medal yet.
    }
    .missing = { $missing } more points to { $next ->
        [gold] gold.
        [silver] silver.
       *[bronze] bronze.
    }
