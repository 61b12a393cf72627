# Was an jedem Tisch geschieht, und was seine Regeln ablehnen.

event-table-seat = { $name } hat Platz genommen.
event-table-left = { NAME($seat, of: "seat") } hat den Platz verlassen.
event-table-began = Die Partie beginnt.
event-table-put-down = { NAME($seat, of: "seat") } hat gewählt.
event-table-turn-ended = { NAME($seat, of: "seat") } hat den Zug beendet.
event-table-undid = { NAME($seat, of: "seat") } hat einen Zug zurückgenommen.
event-table-asked-back = { NAME($seat, of: "seat") } bittet darum, einen Zug zurückzunehmen.
event-table-agreed-back = { NAME($seat, of: "seat") } ist einverstanden.
event-table-declined-back = { NAME($seat, of: "seat") } ist nicht einverstanden.
event-table-says = { $name }: { $text }
event-table-caretaker = Eine Vertretung spielt für { NAME($seat, of: "seat") }.
event-table-returned = { NAME($seat, of: "seat") } ist zurück und spielt wieder selbst.
event-table-rematch = Dieselben Leute spielen noch einmal.

why-table-turn = Dieser Platz ist nicht am Zug. Der Tisch wartet auf: { NAME($waiting_for, of: "seat") }.
why-table-over = Die Partie ist zu Ende.
why-table-asked = Danach wird gerade nicht gefragt.
why-table-deal = Das kann nicht mehr kommen: { $move }.
