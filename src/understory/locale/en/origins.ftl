# Where a card comes from: shown on its face by a mark, and told by these when it is touched.

origin-printed = As printed.
    .partly = In part as printed; ours is: { NAME($fields, of: "field") }.
origin-reported = Told of by a reviewer.
    .partly = Told of by a reviewer; ours is: { NAME($fields, of: "field") }.
origin-house = Of our own design.

field-name = its name
field-kind = its kind
field-colour = its colour
field-points = its points
field-cost = its cost
field-effect = what it does
