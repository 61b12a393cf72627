# The game in a line, and what can be chosen before it begins.

game-kodama-duo = Kodama Duo
    .line = Kodama for two: one splits the branches, the other chooses, and spirits change what grows.
option-kodama-duo-cards = Cards
    .about = Kodama Duo's own cards, or mixed with those of Kodama.
    .duo = Kodama Duo only
    .mixed = with the second edition's
    .mixed-kosmos = with the Kosmos edition's
option-kodama-duo-sower = Sower
    .about = Who chooses first; the other splits.
