# Where a card comes from: shown on its face by a mark, and told by these when it is touched.

origin-printed = Comme imprimée.
    .partly = Une carte imprimée ; de nous : { NAME($fields, of: "field") }.
origin-reported = Connue par une critique.
    .partly = Connue par une critique ; de nous : { NAME($fields, of: "field") }.
origin-house = Une carte de notre conception.

field-name = son nom
field-kind = son genre
field-colour = sa couleur
field-points = ses points
field-cost = son coût
field-effect = son effet
