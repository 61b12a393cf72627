# Where a card comes from: shown on its face by a mark, and told by these when it is touched.

origin-printed = Conforme à l’original.
    .partly = Conforme en partie à l’original ; de nous : { NAME($fields, of: "field") }.
origin-reported = D’après une critique.
    .partly = D’après une critique ; de nous : { NAME($fields, of: "field") }.
origin-house = De notre conception.

field-name = son nom
field-kind = son genre
field-colour = sa couleur
field-points = ses points
field-cost = son coût
field-effect = son effet
