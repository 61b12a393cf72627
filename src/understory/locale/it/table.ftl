# Ciò che accade a ogni tavolo, e ciò che le sue regole rifiutano.

event-table-seat = { $name } si è seduto al tavolo.
event-table-left = { NAME($seat, of: "seat") } ha lasciato il posto.
event-table-began = La partita comincia.
event-table-put-down = { NAME($seat, of: "seat") } ha scelto.
event-table-turn-ended = { NAME($seat, of: "seat") } ha concluso il turno.
event-table-undid = { NAME($seat, of: "seat") } ha ritirato una mossa.
event-table-asked-back = { NAME($seat, of: "seat") } chiede di ritirare una mossa.
event-table-agreed-back = { NAME($seat, of: "seat") } è d’accordo.
event-table-declined-back = { NAME($seat, of: "seat") } non è d’accordo.
event-table-says = { $name }: { $text }
event-table-caretaker = Un sostituto gioca per { NAME($seat, of: "seat") }.
event-table-returned = { NAME($seat, of: "seat") } è di nuovo al tavolo e riprende a giocare.
event-table-rematch = Le stesse persone giocano ancora.

why-table-turn = Non tocca a questo posto. Il tavolo aspetta: { NAME($waiting_for, of: "seat") }.
why-table-over = La partita è finita.
why-table-asked = Non è ciò che viene chiesto ora.
why-table-deal = Questo non può più uscire: { $move }.
