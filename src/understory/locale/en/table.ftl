# What happens at every table, and what its rules refuse.

book-table = At every table
book-house = At a table for many

event-table-seat = { $name } sat down.
event-table-left = { NAME($seat, of: "seat") } left the seat.
    .you-seat = You left the seat.
event-table-began = The game begins.
event-table-put-down = { NAME($seat, of: "seat") } has chosen.
    .you-seat = You have chosen.
event-table-turn-ended = { NAME($seat, of: "seat") } ended the turn.
    .you-seat = You ended the turn.
event-table-undid = { NAME($seat, of: "seat") } took a move back.
    .you-seat = You took a move back.
event-table-asked-back = { NAME($seat, of: "seat") } asks to take a move back.
    .you-seat = You ask to take a move back.
event-table-agreed-back = { NAME($seat, of: "seat") } agrees.
    .you-seat = You agree.
event-table-declined-back = { NAME($seat, of: "seat") } does not agree.
    .you-seat = You do not agree.
event-table-says = { $name }: { $text }
event-table-caretaker = A caretaker plays for { NAME($seat, of: "seat") }.
    .you-seat = A caretaker plays for you.
event-table-returned = { NAME($seat, of: "seat") } is back and plays again.
    .you-seat = You are back and play again.
event-table-rematch = The same people play again.
event-table-stopping = { NAME($seat, of: "seat") } would like to stop here.
    .you-seat = You would like to stop here.
event-table-going-on = { NAME($seat, of: "seat") } would rather go on.
    .you-seat = You would rather go on.
event-table-resigned = { NAME($seat, of: "seat") } gave up.
    .you-seat = You gave up.
event-table-agreed = All agreed to stop here.
event-table-called-off = The table was called off.
event-table-closed = The table was closed by whoever looks after it.

why-table-turn = It is not this seat's turn. The table waits for: { NAME($waiting_for, of: "seat") }.
why-table-over = The game is over.
why-table-resigned = { event-table-resigned }
why-table-agreed = { event-table-agreed }
why-table-called-off = { event-table-called-off }
why-table-closed = { event-table-closed }
why-table-asked = That is not what is being asked for now.
why-table-deal = This cannot come up any more: { $move }.
