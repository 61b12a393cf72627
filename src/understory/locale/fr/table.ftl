# Ce qui arrive à toutes les tables, et ce que leurs règles refusent.

event-table-seat = { $name } a pris place.
event-table-left = { NAME($seat, of: "seat") } a quitté sa place.
event-table-began = La partie commence.
event-table-put-down = { NAME($seat, of: "seat") } a choisi.
event-table-turn-ended = { NAME($seat, of: "seat") } a terminé son tour.
event-table-undid = { NAME($seat, of: "seat") } a repris un coup.
event-table-asked-back = { NAME($seat, of: "seat") } demande à reprendre un coup.
event-table-agreed-back = { NAME($seat, of: "seat") } est d’accord.
event-table-declined-back = { NAME($seat, of: "seat") } n’est pas d’accord.
event-table-says = { $name } : { $text }
event-table-caretaker = Un remplaçant joue pour { NAME($seat, of: "seat") }.
event-table-returned = { NAME($seat, of: "seat") } est de retour et reprend la partie.
event-table-rematch = Les mêmes personnes rejouent.

why-table-turn = Ce n’est pas à cette place de jouer. La table attend : { NAME($waiting_for, of: "seat") }.
why-table-over = La partie est terminée.
why-table-asked = Ce n’est pas ce qui est demandé maintenant.
why-table-deal = Ceci ne peut plus sortir : { $move }.
