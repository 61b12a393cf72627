# Ce qui arrive à toutes les tables, et ce que leurs règles refusent.

book-table = À toutes les tables
book-house = À une table ouverte à beaucoup

event-table-seat = { $name } a pris place.
event-table-left = { NAME($seat, of: "seat") } a quitté sa place.
    .you-seat = Vous avez quitté votre place.
event-table-began = La partie commence.
event-table-put-down = { NAME($seat, of: "seat") } a choisi.
    .you-seat = Vous avez choisi.
event-table-turn-ended = { NAME($seat, of: "seat") } a terminé son tour.
    .you-seat = Vous avez terminé votre tour.
event-table-undid = { NAME($seat, of: "seat") } a repris un coup.
    .you-seat = Vous avez repris un coup.
event-table-asked-back = { NAME($seat, of: "seat") } demande à reprendre un coup.
    .you-seat = Vous demandez à reprendre un coup.
event-table-agreed-back = { NAME($seat, of: "seat") } est d’accord.
    .you-seat = Vous êtes d’accord.
event-table-declined-back = { NAME($seat, of: "seat") } n’est pas d’accord.
    .you-seat = Vous n’êtes pas d’accord.
event-table-says = { $name } : { $text }
event-table-caretaker = Un remplaçant joue pour { NAME($seat, of: "seat") }.
    .you-seat = Un remplaçant joue pour vous.
event-table-returned = { NAME($seat, of: "seat") } est de retour et reprend la partie.
    .you-seat = Vous êtes de retour et reprenez la partie.
event-table-rematch = Les mêmes personnes rejouent.
event-table-stopping = { NAME($seat, of: "seat") } voudrait s’arrêter là.
    .you-seat = Vous voudriez vous arrêter là.
event-table-going-on = { NAME($seat, of: "seat") } préfère continuer.
    .you-seat = Vous préférez continuer.
event-table-resigned = { NAME($seat, of: "seat") } abandonne.
    .you-seat = Vous abandonnez.
event-table-agreed = Tous sont d’accord pour s’arrêter là.
event-table-called-off = La table a été annulée.
event-table-closed = La table a été fermée par qui s’en occupe.

why-table-turn = Ce n’est pas à cette place de jouer. La table attend : { NAME($waiting_for, of: "seat") }.
why-table-over = La partie est terminée.
why-table-resigned = { event-table-resigned }
why-table-agreed = { event-table-agreed }
why-table-called-off = { event-table-called-off }
why-table-closed = { event-table-closed }
why-table-asked = Ce n’est pas ce qui est demandé maintenant.
why-table-deal = Ceci ne peut plus sortir : { $move }.
