# What the command line says of itself. Words to be typed stay as they are in every language.

cli-you = you
cli-seat = { $name } (seat { $seat })
cli-thought = { $name } tried { $sims } times in { $worlds } worlds
cli-thought-line = expects { $moves }
cli-line = { $head }: { $rest }
cli-dealt = dealt
cli-times = { $what } ({ $times } times)
cli-forced = (forced)
cli-points = Points
cli-points-now = Points so far: { $scores }
cli-from = from
cli-all = all
cli-won = The game goes to { $winners }.
cli-nobody = Nobody wins.
cli-analysis-cost = After { $moves } moves: { NAME($seat, of: "seat") } played “{ $move }”. “{ $best }” would have been better by { $cost } percent of the chance to win, give or take { $doubt } ({ $sims } simulations).
cli-analysis-perhaps = After { $moves } moves: { NAME($seat, of: "seat") } played “{ $move }”. “{ $best }” may have been better, by { $cost } percent of the chance to win, give or take { $doubt } ({ $sims } simulations).
cli-analysis-none = The search would have done nothing else.
cli-goes-on = After { $moves } moves the game goes on.
cli-record-stops = This record comes from other rules or cards (version { $version } of the rules). It can be followed up to line { $line }, “{ $move }”:
cli-ruling = Ruling: { $ruling }
cli-rules = { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }
cli-which-game = Which game?
cli-choose-game = Choose a number from 1 to { $most }, or a name: { $names }.
cli-left = Left the table.
cli-type-help = Type help for what you can type.
cli-your-turn = { $who }, it is your turn. Press Enter when nobody else looks.
cli-more-listed = ... and { $more } more, up to number { $last }
cli-more-allowed = More is allowed than is listed: you may type any move.
cli-kept = The game is in { $file }; `understory verify` checks how it was dealt.
cli-list-goes = The list goes from 1 to { $most }.
cli-unread = { $error }. Type help for what else there is.
cli-refused = '{ $move }' is refused:
cli-no-undo = You have made no decision yet that could be taken back.
cli-undone = Taken back; what is dealt from here on is dealt anew.
cli-no-rule = No rule of this game speaks of '{ $word }'; `rules` alone lists all ids.
cli-no-card = No card is called { $word }.
cli-save-where = Save where? Write save and a file's name, such as save evening.record
cli-cannot-save = { $file } cannot be written: { $why }. Nothing is lost.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-saved = Saved. `understory play --resume { $file }` goes on from here.
cli-not-saved = This game is not saved. Write save and a file's name, or quit once more to leave it.
cli-number = { $number }
cli-between = { $low } to { $high }
cli-counted = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
cli-matches = { $matches ->
        [one] { $game }: { $matches } match
       *[other] { $game }: { $matches } matches
    }
cli-met = against each other
cli-itself = itself, first seat
cli-lost-turns = { $turns ->
        [one] { $turns } turn lost by a program and made by the game's quick player
       *[other] { $turns } turns lost by programs and made by the game's quick player
    }
cli-speed = { $games } games/s, { $decisions } decisions/s; { $each } decisions a game; { $forced } forced, { $dealt } dealt, { $passes } passes
cli-column-seat = seat
cli-column-bot = bot
cli-column-against = against
cli-column-games = games
cli-column-wins = wins
cli-column-mean = mean score
cli-verified = { $file }: all { $deals } chance moves come from the dealer's seed, which matches its commitment.
cli-verified-uncommitted = { $file }: all { $deals } chance moves come from the dealer's seed, which was never committed to.
cli-ends-before = The record ends before the game does.
cli-pack-fits = { $game }: { $cards } named cards, { $digests }; play it as { $name } --pack DIR
cli-goodbye = Until next time.
admin-column-match = match
admin-column-game = game
admin-column-status = status
admin-column-access = access
admin-column-changed = changed
admin-column-people = people
admin-column-id = id
admin-column-name = name
admin-column-login = login
admin-column-matches = matches
admin-column-since = since
admin-column-kind = kind
admin-column-value = value
admin-column-when = when
admin-column-by = by
admin-column-about = about
admin-column-words = words
admin-guest = guest
admin-closed = { $match } is closed
admin-over-already = { $match } was over already
admin-removed = { $what } is removed
admin-person-removed = { $who } is removed; matches removed: { $gone }, matches of others without the name: { $blanked }
admin-kept-out = kept out: { $kind } { $value }
admin-let-in = let in: { $value }
admin-not-kept-out = was not kept out: { $value }
admin-keys = The keys are in { $file }.
admin-tidied = matches removed: { $matches }, guests removed: { $guests }
admin-rows-written = rows written: { $rows }
admin-rows-read = rows read: { $rows }
admin-kind-address = address
admin-kind-name = name
cli-help =
    a number     choose from the list; 0 goes back a list
    a move       written out, such as the list shows; also where it is not listed
    undo         back to your last decision
    table        show the table again
    points       points so far, by where they came from
    rules WORD   a rule by its id, or the rules that speak of the word
    card NAME    what a card says; a part of its name is enough
    save FILE    save; `understory play --resume FILE` goes on
    quit         leave
