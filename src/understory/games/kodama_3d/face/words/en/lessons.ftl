# The lessons; see those of Kodama.

lesson-kodama-3d-standing = A tree that stands
    .line = Walk through the forest, grow, stay upright, meet goals.

lesson-kodama-3d-standing-forest = This is the forest, with a meeple on some stacks. Yours are green. Touch the stack where one of yours stands.
    .done = That one is yours.
    .wrong = This meeple is Sprout’s. Yours are green.
lesson-kodama-3d-standing-move = Touch your lit meeple, then any stack in a straight line. You get the tile that it leaves. Touch a glowing point of your trunk twice, and it grows there.
    .done = You got what you left: a mushroom with a blue kodama.
    .wrong = That takes another tile. Move the lit meeple, and grow on the trunk.
lesson-kodama-3d-standing-goal = Feature (mushroom) and kodama (blue) both differ from the trunk’s, so you may take a goal. Only goals score in the end: take the lit one.
    .done = One point for each mushroom, and you have one already.
    .wrong = That one would do too. But you have a mushroom: take the lit goal.
lesson-kodama-3d-standing-match = Your other meeple stands on a second mushroom. Move it anywhere, and let the mushroom grow on your first tile.
    .done = Mushroom on mushroom: they match, so this time there is no goal to take. But your goal counts two now.
    .wrong = Move the lit meeple, and grow on your first tile.
    .tile = That tile has no mushroom, and your goal gains nothing. Move the lit meeple.
    .trunk = It stands there too. Let it grow on your first tile, to see what matching does.
lesson-kodama-3d-standing-level = Both tiles hang on one side. The bubble shows how your tree leans. Where it would fall over, a tile may not grow.
lesson-kodama-3d-standing-balance = Move any meeple, and let its tile grow on another point of the trunk, so that your tree stands better.
    .done = See the bubble: the tree stands more upright.
    .wrong = Let it grow on the trunk.
    .leans = Now it leans even more. Let it grow on the trunk instead.
lesson-kodama-3d-standing-end = Ten turns each, then the last two tiles under your meeples. Whoever scores most with their goals wins.
