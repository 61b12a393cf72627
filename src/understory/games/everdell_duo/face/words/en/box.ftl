# The game in a line, and what can be chosen before it begins.

game-everdell-duo = Everdell Duo
    .line = Build a city of creatures and constructions through four seasons, under sun and moon.
option-everdell-duo-hare = Hare
    .about = Who plays the hares and begins; the other plays the tortoises.
option-everdell-duo-deck = Deck
    .about = Which cards the game is played with.
    .full = all cards
    .tiny = a small deck
option-everdell-duo-mode = Mode
    .about = Against each other, together through a chapter, or together against Miss Thorn.
    .usual = as the number of players suggests
    .competitive = against each other
    .cooperative = together
    .challenge = the challenge
option-everdell-duo-chapter = Chapter
    .about = Which chapter you play together.
option-everdell-duo-difficulty = Difficulty
    .about = How hard it is made for those who play together.
    .easy = easy
    .normal = normal
    .hard = hard
option-everdell-duo-held = Good News held
    .about = Good News kept from earlier chapters.
option-everdell-duo-spent = Good News used
    .about = Good News that are used up.
