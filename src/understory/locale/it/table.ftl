# Ciò che accade a ogni tavolo, e ciò che le sue regole rifiutano.

book-table = A ogni tavolo
book-house = A un tavolo aperto a molti

event-table-seat = { $name } si è seduto al tavolo.
event-table-left = { NAME($seat, of: "seat") } ha lasciato il posto.
    .you-seat = Hai lasciato il posto.
event-table-began = La partita comincia.
event-table-put-down = { NAME($seat, of: "seat") } ha scelto.
    .you-seat = Hai scelto.
event-table-turn-ended = { NAME($seat, of: "seat") } ha concluso il turno.
    .you-seat = Hai concluso il turno.
event-table-undid = { NAME($seat, of: "seat") } ha ritirato una mossa.
    .you-seat = Hai ritirato una mossa.
event-table-asked-back = { NAME($seat, of: "seat") } chiede di ritirare una mossa.
    .you-seat = Chiedi di ritirare una mossa.
event-table-agreed-back = { NAME($seat, of: "seat") } è d’accordo.
    .you-seat = Sei d’accordo.
event-table-declined-back = { NAME($seat, of: "seat") } non è d’accordo.
    .you-seat = Non sei d’accordo.
event-table-says = { $name }: { $text }
event-table-caretaker = Un sostituto gioca per { NAME($seat, of: "seat") }.
    .you-seat = Un sostituto gioca per te.
event-table-returned = { NAME($seat, of: "seat") } è di nuovo al tavolo e riprende a giocare.
    .you-seat = Sei di nuovo al tavolo e riprendi a giocare.
event-table-rematch = Le stesse persone giocano ancora.
event-table-stopping = { NAME($seat, of: "seat") } vorrebbe fermarsi qui.
    .you-seat = Vorresti fermarti qui.
event-table-going-on = { NAME($seat, of: "seat") } preferisce continuare.
    .you-seat = Preferisci continuare.
event-table-resigned = { NAME($seat, of: "seat") } abbandona.
    .you-seat = Abbandoni.
event-table-agreed = Tutti d’accordo di fermarsi qui.
event-table-called-off = Il tavolo è stato annullato.
event-table-closed = Il tavolo è stato chiuso da chi se ne occupa.

why-table-turn = Non tocca a questo posto. Il tavolo aspetta: { NAME($waiting_for, of: "seat") }.
why-table-over = La partita è finita.
why-table-resigned = { event-table-resigned }
why-table-agreed = { event-table-agreed }
why-table-called-off = { event-table-called-off }
why-table-closed = { event-table-closed }
why-table-asked = Non è ciò che viene chiesto ora.
why-table-deal = Questo non può più uscire: { $move }.
