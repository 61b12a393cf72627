again = Looking back
timeline = Timeline
moment = Moment
place = Decision { $at } of { $of }
first = To the beginning
back = One decision back
on = One decision on
play = Let it run
pause = Stop
scoring = To the next points
speed = Speed
speed-slow = slow
speed-even = medium
speed-fast = fast
eyes = Seen by
eyes-of = Seen by { $name }
eyes-all = Seen by an onlooker
eyes-everybody = All hands open
hands = Hands
eyes-open = The game is over: every hand is open.
eyes-running = While the game lasts, it is seen with one’s own eyes or with an onlooker’s.
bring-about = Every game can be kept as a small text, its record. Bring one, and it is played before your eyes.
bring-choose = Choose a record
bring-drop = or drop it here, or on any page but a table.
play-on = Play on from here
play-on-about = A new table begins at this moment. The game that you are looking at stays as it is.
play-on-begin = Lay the table
deal = What is still hidden
dealt-anew = dealt anew
dealt-anew-about = Cards that you could not have seen may be other ones, and other cards come.
as-it-was = as it was
as-it-was-about = The same hands, and the same cards to come.
to-table = To the table
went-on = This game went on from another.
share = Share
share-link = This moment, as it is seen now:
keepsake = A picture to keep
keepsake-about = What everybody made, with names and points.
as-png = Save the picture
as-svg = As a drawing (SVG)
day-title = The deal of the day
day-about = The same cards for everybody, against Sapling, once a day.
day-play = Play
day-on = Go on
day-share = Copy the result
day-copied = Copied
day-told = Understory, { $day }: { $game } { $score } ({ $result ->
 [won] won
 [lost] lost
 *[shared] shared
 })
played = Finished games
all-games = all games
filter-result = Result
result-all = all
result-won = won
result-lost = lost
result-shared = shared
minutes = { $count ->
 [one] one minute
 *[other] { $count } minutes
 }
decisions = { $count ->
 [one] one decision
 *[other] { $count } decisions
 }
none-such = None like that.
nothing-yet = No game has come to its end yet.
figures = { $game } in figures
figures-told = { $games ->
 [one] One game
 *[other] { $games } games
 }, { $won } won, { $average } points on average.
best = Your best: { $points } points
favourite = Your favourite icon: { $icon }, { $points } points a game.
average = average
last-game = last game
against = Against whom
whom = Opponent
games-count = games
mine = What is kept of you
mine-about = Your name, your games and what you said there. You can take it with you, or have it removed: games that others played too stay theirs, without your name.
export = Take everything along
forget = Remove everything
forget-sure = Really remove everything, for good
analysis = Look into it
curve-points = Who was ahead, in points
analysis-about = A search asks at each decision what else could have been done, with what was known then. It takes a while, and can be stopped.
analysis-whose = Whose decisions
analysis-begin = Begin
analysis-stop = Stop here
analysis-on = Go on
analysis-curve = Chance to win of { $name }, last { $percent } %
analysis-moments = Worth another look
analysis-cost = What would have been better by { $cost } percentage points: { $best }
analysis-perhaps = What would perhaps have been better, by { $cost } percentage points: { $best }
analysis-points = That would have brought { $better } points at once, not { $points }.
analysis-sure = The chance to win was { $chance } %; the difference is sure to ± { $doubt } percentage points ({ $sims } simulations in { $worlds } possible deals).
analysis-go = See it on the board
analysis-none = Nothing better was found so far.
analysis-nothing = The search would have done nothing else.
place-same = The best place for this card: { $points } points, not { $made }.
place-best = This card lay in its best place: { $points } points.
place-another = The best for another card: { $points } points.
