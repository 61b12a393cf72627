# Campaigns and the book of feats.

campaigns = Campaigns
campaigns-lead = Fifteen chapters, one town, two mayors, and a newspaper that would rather see you fail.
your-towns = Your towns
found-town = Found a town
city = What your town is called
mayors = Who are the mayors?
mayors-solo = I play both
mayors-here = Two of us at this device
mayors-far = I and somebody far away
mayors-bot = I and a bot
second-name = The second mayor’s name
your-name = Your name
difficulty = How hard?
found = Found it
bring = Bring a campaign
bring-note = A file that was saved here or that the command line keeps.
choose-file = Choose a file
progress = { $played } of { $chapters } chapters, { $total } points
finished = finished
in-progress = chapter { $chapter } is being played
nobody-yet = nobody yet

road = The way through the forest
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
to-medal = { $missing } more for { $medal }
begin = Begin chapter { $number }
again = Play chapter { $number } once more
again-cost = It costs 30 points in the end, and its result replaces the first.
go-on = Go on with chapter { $number }
alone = Play it alone, as both mayors
onward = Or go on with chapter { $number }
waits = The second mayor has not come yet.
send-link = Send this link:
new-link = Make a link
lets-go-on = { $name } may play on without me
lets-me = { $name } lets you play on alone.
the-end = All fifteen chapters are played.
sheet = Score sheet
save-file = Save as a file
challenges = The book of feats
all-campaigns = All campaigns
newspaper = The newspaper
none-in-hand = Nothing in hand yet.
station-won = Chapter { $number }, { $title }: won, { $points } points
station-lost = Chapter { $number }, { $title }: lost
station-next = Chapter { $number }, { $title }: comes next
station-now = Chapter { $number }, { $title }: is being played
station-later = Chapter { $number }, { $title }: still to come
to-win = To win
this-chapter = In this chapter
won = won
lost = lost
target = { $points } points ({ $difficulty })
came-to = { $points } points, { $day }
played-on = Played on
watches = { $kept } of { $all } watches kept
replayed = played once more
missed = Missed
print = Print
sheet-of = Score sheet of { $city }
back-to-road = Back to the road

invited = { $city } is looking for a second mayor
invited-by = Founded by { $name }
become-mayor = Become mayor
no-place = Both mayors are in office already.
opening = Opening…

feats-lead = When a season ends Miss Thorn takes cards and events for herself. Whoever ends with more points than she has wins, and what was achieved is ticked here.
whose = Whose games?
all-mine = all of mine
with-partner = with { $name }
new-challenge = A new challenge
players = Who plays?
players-alone = I alone, as both
challenge = Begin
games-won = { $games ->
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
}
feat = Feat
done-on = done on { $day }
not-yet = not yet

error-campaign-damaged = This is no campaign’s file, or a damaged one.{ $where ->
    [none] {""}
   *[other] {" "}The place: { $where }.
}
error-campaign-newer = This file was written by a newer release.
error-campaign-rule = The campaign’s rules do not allow that.
error-campaign-other-mayors = This campaign is for { $players ->
    [one] one mayor
   *[other] two mayors
}.
error-campaign-no-such-day = There is no such day.
error-campaign-full = Both mayors are in office already.
error-campaign-chapter-in-progress = Chapter { $chapter } is being played.
error-campaign-not-this-chapter = This chapter is not to be played now.
error-campaign-not-alone = The other mayor has not agreed to that.
error-campaign-mayor-missing = The second mayor has not come yet.
error-campaign-none-here = There is no such campaign, or it is not yours.
error-campaign-goes-on-there = The campaign goes on from its road.
