# What the command line says of itself. Words to be typed stay as they are in every language.

cli-you = you
cli-seat = { $name } (seat { $seat })
cli-thought = { $name } tried { $sims } times in { $worlds } worlds
cli-thought-line = expects { $moves }
cli-dealt = dealt
cli-times = { $what } ({ $times } times)
cli-forced = (forced)
cli-points = Points
cli-points-now = Points: { $scores }
cli-from = from
cli-all = all
cli-won = The game goes to { $winners }.
cli-nobody = Nobody wins.
cli-goes-on = After { $moves } moves the game goes on.
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
cli-no-rule = No rule of this game has '{ $word }' in its id; `rules` alone lists all ids.
cli-save-where = Save where? Write save and a file's name, such as save evening.record
cli-cannot-save = { $file } cannot be written: { $why }. Nothing is lost.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-saved = Saved. `understory play --resume { $file }` goes on from here.
cli-not-saved = This game is not saved. Write save and a file's name, or quit once more to leave it.
cli-goodbye = Until next time.
cli-help =
    a number     choose from the list; 0 goes back a list
    a move       written out, such as the list shows; also where it is not listed
    undo         back to your last decision
    table        show the table again
    points       points so far, by where they came from
    rules WORD   the rule with this id, or all whose id holds the word
    save FILE    save; `understory play --resume FILE` goes on
    quit         leave
