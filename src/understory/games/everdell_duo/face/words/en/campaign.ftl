# The campaign and the challenge: chapters before they are played, the score sheet, the newspaper, the book of feats.

paper = The Root
paper-issue = No. { $number }, { $city } edition. Price: one acorn.
paper-score = { $city } came to { $points } points; { $target } were asked for.
paper-missed = Not delivered: { $missed }.
paper-caption = { NAME($building, of: "card") }, pride of { $city } ({ $points } points). Our artist has not been paid.
paper-sums = { $chapters } points in the chapters, { $bonus } for watches, { $penalty } off for replays.

told-chapter = Chapter { $number }: { $title }
told-skunks = Skunks: { $where }.
told-skunks-events = { $counts } on events
told-skunks-path = { $counts } on the path
told-skunks-locations = { $counts } on locations
told-skunks-by-season = { $where } (winter to autumn)
told-sharing-free = Sharing is free.
told-sharing-limited = Sharing at the handshake space only.
told-sharing-none = No sharing.
told-sharing-seasons = Sharing: { $seasons }.
told-sharing-season = { NAME($season, of: "season") } { $way }
told-way-free = free
told-way-limited = at the handshake space only
told-way-none = not at all
told-goods = Each of you begins with { $goods }.
told-hand = { $count ->
    [one] Each of you draws one card at set-up.
   *[other] Each of you draws { $count } cards at set-up.
}
told-city = The city begins with { NAME($cards, of: "card") }.
told-guards = A skunk stands on { NAME($places, of: "guard") } all year.
guard-river-1 = the first river space
guard-river-2 = the second river space
told-workers = Each of you has { $count } workers.
told-quiet = The tiles of { NAME($seasons, of: "season") } give nothing.
told-no-trade = No cards may be discarded for resources.
told-watch = A pocket watch comes with this chapter.
told-target = { $points } points
told-to-win = To win: { $asked }.

campaign-normal = Normal
    .about = A pocket watch in every chapter, every lost chapter may be played once more, and all Good News is kept.
campaign-hard = Hard
    .about = Higher targets, watches in some chapters only, three replays in all, and one Good News kept at a time.
challenge-easy = Easy
    .about = Miss Thorn has slept well: she has 15 points to begin with. Sharing is free.
challenge-normal = Normal
    .about = Miss Thorn as her staff know her: she has 20 points to begin with. Sharing at the handshake space only.
challenge-hard = Hard
    .about = Miss Thorn has had no breakfast: she has 25 points to begin with. No sharing.
road-cards = Good News in hand
road-replays-normal = A lost chapter may be played once more, for 30 points in the end.
road-replays-hard = { $left ->
    [0] All three replays are used.
    [one] One of three replays is left.
   *[other] { $left } of three replays are left.
}

sheet-subtitle = A campaign of fifteen chapters: { $difficulty }
sheet-title = { $city }: { $names }, { $difficulty }
sheet-chapter = chapter
sheet-day = day
sheet-watches = watches
sheet-again = again
sheet-score = score
sheet-total = in all
sheet-won = won
    .letter = W
sheet-lost = lost
    .letter = L
sheet-used = used
sheet-kept = kept
sheet-yes = yes
sheet-watch-used = watch used
sheet-watch-kept = watch not used
sheet-replayed = replayed
sheet-chapters = the chapters
sheet-bonus = +10 for each unused watch
sheet-penalty = −30 for each replay
sheet-medal = { $medal } from { $least } points on
sheet-sums = chapters { $chapters }, unused watches +{ $bonus }, replays -{ $penalty }: { $total } in all
sheet-earned = medal: { $medal }
sheet-no-medal = no medal, { $missing }
sheet-progress = { $played } of 15 chapters; { $missing }
sheet-missing = { $points } more for { $medal }
sheet-beyond = there is nothing beyond gold
medal-bronze = bronze
medal-silver = silver
medal-gold = gold

feats-title = Against Miss Lily Thorn
feats-feat = achievement
feats-asks = asks for
feats-column = { $players ->
    [1] 1 player, { $difficulty }
   *[2] 2 players, { $difficulty }
}
feats-players = { $players ->
    [1] 1 player
   *[2] 2 players
}
feats-short = { $players }P
feats-games = { $games ->
    [one] 1 game, { $won } won
   *[other] { $games } games, { $won } won
}
feat-relentless = Relentless
    .asks = no green card in the city
feat-humble = Humble
    .asks = no purple card in the city
feat-efficient = Efficient
    .asks = at most 10 cards in the city
feat-balanced = Balanced
    .asks = 3 cards of each colour
feat-welcoming = Welcoming
    .asks = 5 occupied tokens in city and supplies
feat-frugal = Frugal
    .asks = 25 points in tokens
feat-overachiever = Overachiever
    .asks = won by 20 points
feat-glamorous = Glamorous
    .asks = 5 purple cards
feat-prepared = Prepared
    .asks = 7 cards in one hand
feat-excited = Excited
    .asks = 5 events

cli-campaign-founded = { $city } is founded. `{ $command }` opens the first chapter.
cli-campaign-goes-on = Chapter { $chapter } goes on where it was left.
cli-campaign-over = The campaign is over.
cli-campaign-next = What comes next?
cli-campaign-again = chapter { $chapter }: play it once more, for 30 points in the end
cli-campaign-chapter = chapter { $chapter }: { $title }
cli-campaign-stop = stop for today
cli-campaign-choose = Choose a number from 0 to { $most }.
cli-campaign-left = `{ $command }` goes on from here.
cli-campaign-won = Chapter { $chapter } is won with { $points } points.
cli-campaign-lost = Chapter { $chapter } is lost, with { $points } points.
cli-challenge-won = Won, { $points } to { $thorn }: { $feats }.
cli-challenge-lost = Lost, { $points } to { $thorn }.
cli-challenge-no-feat = no achievement
