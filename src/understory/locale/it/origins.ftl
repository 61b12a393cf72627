# Where a card comes from: shown on its face by a mark, and told by these when it is touched.

origin-printed = Come stampata.
    .partly = Una carta stampata; di nostro: { NAME($fields, of: "field") }.
origin-reported = Nota da una recensione.
    .partly = Nota da una recensione; di nostro: { NAME($fields, of: "field") }.
origin-house = Una carta ideata da noi.

field-name = il nome
field-kind = il genere
field-colour = il colore
field-points = i punti
field-cost = il costo
field-effect = l’effetto
