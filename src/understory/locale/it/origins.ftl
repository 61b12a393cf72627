# Where a card comes from: shown on its face by a mark, and told by these when it is touched.

origin-printed = Conforme all’originale.
    .partly = Conforme in parte all’originale; di nostro: { NAME($fields, of: "field") }.
origin-reported = Secondo una recensione.
    .partly = Secondo una recensione; di nostro: { NAME($fields, of: "field") }.
origin-house = Di nostra ideazione.

field-name = il nome
field-kind = il genere
field-colour = il colore
field-points = i punti
field-cost = il costo
field-effect = l’effetto
