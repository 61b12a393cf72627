# The rulebook’s chapters.

chapter-goal = What it is about
chapter-setup = Set-up
chapter-turn = A turn
chapter-playing = Cards and what they cost
chapter-kinds = Five colours of cards
chapter-spirits = Spirits
chapter-goals = Goals
chapter-scoring = Scoring
chapter-kodamas = Kodamas
chapter-decrees = Decrees
chapter-seasons = Seasons
chapter-end = The end
chapter-together = Together
chapter-campaign = The campaign
chapter-challenge = Against Miss Thorn
chapter-river = River tiles
chapter-rulings = Single cards
chapter-terms = What words mean
chapter-variants = Other ways to play
chapter-box = What is in the box
