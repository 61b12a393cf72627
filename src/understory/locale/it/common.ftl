# Ciò che tutti i giochi condividono: elenchi, posti, valori delle opzioni, stagioni.

list-none = nessuna
list-comma = {", "}
list-and = {" e "}
list-then = {"; "}
list-or = {" o "}
chance = la distribuzione
seat = il posto { $number }

value-on = sì
value-off = no
value-random = a caso
value-none = nessuno

season-spring = primavera
    .in = in primavera
season-summer = estate
    .in = in estate
season-autumn = autunno
    .in = in autunno
season-winter = inverno
    .in = in inverno
season-end = alla fine
    .in = alla fine
