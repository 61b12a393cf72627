# Was an jedem Tisch geschieht, und was seine Regeln ablehnen.

book-table = An jedem Tisch
book-house = An einem Tisch für viele

event-table-seat = { $name } hat Platz genommen.
event-table-left = { NAME($seat, of: "seat") } hat den Platz verlassen.
    .you-seat = Du hast den Platz verlassen.
event-table-began = Die Partie beginnt.
event-table-put-down = { NAME($seat, of: "seat") } hat gewählt.
    .you-seat = Du hast gewählt.
event-table-turn-ended = { NAME($seat, of: "seat") } hat den Zug beendet.
    .you-seat = Du hast den Zug beendet.
event-table-undid = { NAME($seat, of: "seat") } hat einen Zug zurückgenommen.
    .you-seat = Du hast einen Zug zurückgenommen.
event-table-asked-back = { NAME($seat, of: "seat") } bittet darum, einen Zug zurückzunehmen.
    .you-seat = Du bittest darum, einen Zug zurückzunehmen.
event-table-agreed-back = { NAME($seat, of: "seat") } ist einverstanden.
    .you-seat = Du bist einverstanden.
event-table-declined-back = { NAME($seat, of: "seat") } ist nicht einverstanden.
    .you-seat = Du bist nicht einverstanden.
event-table-says = { $name }: { $text }
event-table-caretaker = Eine Vertretung spielt für { NAME($seat, of: "seat") }.
    .you-seat = Eine Vertretung spielt für dich.
event-table-returned = { NAME($seat, of: "seat") } ist zurück und spielt wieder selbst.
    .you-seat = Du bist zurück und spielst wieder selbst.
event-table-rematch = Dieselben Leute spielen noch einmal.
event-table-stopping = { NAME($seat, of: "seat") } möchte hier aufhören.
    .you-seat = Du möchtest hier aufhören.
event-table-going-on = { NAME($seat, of: "seat") } möchte doch weiterspielen.
    .you-seat = Du möchtest doch weiterspielen.
event-table-resigned = { NAME($seat, of: "seat") } hat aufgegeben.
    .you-seat = Du hast aufgegeben.
event-table-agreed = Alle wollten hier aufhören.
event-table-called-off = Der Tisch wurde abgesagt.
event-table-closed = Der Tisch wurde von denen geschlossen, die sich um ihn kümmern.

why-table-turn = Dieser Platz ist nicht am Zug. Der Tisch wartet auf: { NAME($waiting_for, of: "seat") }.
why-table-over = Die Partie ist zu Ende.
why-table-resigned = { event-table-resigned }
why-table-agreed = { event-table-agreed }
why-table-called-off = { event-table-called-off }
why-table-closed = { event-table-closed }
why-table-asked = Danach wird gerade nicht gefragt.
why-table-deal = Das kann nicht mehr kommen: { $move }.
