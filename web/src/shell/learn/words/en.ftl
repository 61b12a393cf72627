learn = Learn { $game }
learn-lead = Each lesson is a short game on the real board. Leave whenever you like: you go on where you were.
minutes = { $minutes } minutes
learnt = done
begin = Begin
go-on = Go on
again = Once more
step = Step { $number } of { $steps }
continue = Continue
back = Back
show-me = Show me
leave = Leave the lesson
find = Touch the right one on the board.
other-way = It did what you see, but not what was asked. Try again.
shown = Done for you. Look what it brought, then go on.
choice = This one: { $name }
finished = You know how it goes. Time for a game!
first-game = Play your first game
first-game-about = Against the gentlest bot, with a coach who says what matters.
next-lesson = Next lesson
all-lessons = All lessons
rulebook = The rulebook
no-lessons = There is no lesson for this game yet. Its rulebook is open.
coach = The coach
coach-best = { $points ->
    [one] One point
   *[other] { $points } points
 } can be had at once: { $sources }. Can you see how?
coach-none = Nothing scores at once now. Prepare what comes next.
coach-more = { $more } more were possible: what is lit would have counted.
coach-plan = My advice is that the log says next: “{ $plan }”
coach-better = Something else gave { $chance } chances in a hundred more: “{ $plan }”
coach-back = Take it back
coach-off = Play without the coach
coach-waits = I will say what matters when it is your turn.
