# The games, each in a line, and what can be chosen before one begins.

book-table = At every table
book-house = At a table for many
game-kodama = Kodama: The Tree Spirits
    .line = Grow a tree branch by branch over three seasons, and make it a home that your tree spirits love.
game-kodama-duo = Kodama Duo
    .line = Kodama for two: one splits the branches, the other chooses, and spirits change what grows.
game-kodama-3d = Kodama 3D
    .line = Take tiles from the forest and build a tree in space that does not topple, for goals you keep secret.
game-everdell-duo = Everdell Duo
    .line = Build a city of creatures and constructions through four seasons, under sun and moon.

option-kodama-edition = Edition
    .about = Which printed cards are played with. The rules are the same.
    .second = Second edition
    .kosmos = Kosmos edition
option-kodama-decrees = Decrees
    .about = Every season turns up a decree, a special rule for all.
option-kodama-first-game = First game
    .about = An easier start: no decrees, and no Kodamas with a yellow number.
option-kodama-kids = Mini-Kodamas for
    .about = These seats play with three easy Kodamas, one for each season, which all may see.
option-kodama-kids-shuffled = Mini-Kodamas shuffled in
    .about = Mini-Kodamas are dealt among the others; each can be scored in its own season only.
option-kodama-first = First player
    .about = Who begins. Later the lowest score does.
option-kodama-draft = Hidden draft
    .about = No market: everybody picks a branch from a secret hand at the same time, and the hands go round.
option-kodama-cards = Cards
    .about = Kodama Duo's cards can be mixed in; six players need them.
    .auto = as many as are needed
    .base = Kodama only
    .mixed = with Kodama Duo's

option-kodama-duo-cards = Cards
    .about = Kodama Duo's own cards, or those of both boxes.
    .duo = Kodama Duo only
    .mixed = both boxes
option-kodama-duo-sower = Sower
    .about = Who chooses first; the other splits.

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

option-everdell-duo-hare = Hare
    .about = Who plays the hares; the other plays the tortoises and begins.
option-everdell-duo-deck = Deck
    .about = Which cards the game is played with.
