# What happens at every table, and what its rules refuse.

event-table-seat = { $name } sat down.
event-table-left = { NAME($seat, of: "seat") } left the seat.
event-table-began = The game begins.
event-table-put-down = { NAME($seat, of: "seat") } has chosen.
event-table-turn-ended = { NAME($seat, of: "seat") } ended the turn.
event-table-undid = { NAME($seat, of: "seat") } took a move back.
event-table-asked-back = { NAME($seat, of: "seat") } asks to take a move back.
event-table-agreed-back = { NAME($seat, of: "seat") } agrees.
event-table-declined-back = { NAME($seat, of: "seat") } does not agree.
event-table-says = { $name }: { $text }
event-table-caretaker = A caretaker plays for { NAME($seat, of: "seat") }.
event-table-returned = { NAME($seat, of: "seat") } is back and plays again.
event-table-rematch = The same people play again.

why-table-turn = It is not this seat's turn. The table waits for: { NAME($waiting_for, of: "seat") }.
why-table-over = The game is over.
why-table-asked = That is not what is being asked for now.
why-table-deal = This cannot come up any more: { $move }.
