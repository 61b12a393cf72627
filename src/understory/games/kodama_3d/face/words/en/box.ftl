# The game in a line, and what can be chosen before it begins.

game-kodama-3d = Kodama 3D
    .line = Take tiles from the forest and build a tree in space that does not topple, for goals you keep secret.
option-kodama-3d-forest = Forest
    .about = How many stacks the forest has.
    .booklet = four by four, as the booklet says
    .by-players = smaller for fewer players
option-kodama-3d-first = First player
    .about = Who puts down the first meeple, and begins.
option-kodama-3d-colours = Colours
    .about = How everybody comes by a trunk and its colour.
    .drawn = drawn at random
    .picked = everybody picks one
