# Where a card comes from: shown on its face by a mark, and told by these when it is touched.

origin-printed = Wie gedruckt.
    .partly = Zum Teil wie gedruckt; von uns: { NAME($fields, of: "field") }.
origin-reported = Aus einer Besprechung bekannt.
    .partly = Aus einer Besprechung bekannt; von uns: { NAME($fields, of: "field") }.
origin-house = Von uns entworfen.

field-name = der Name
field-kind = die Art
field-colour = die Farbe
field-points = die Punkte
field-cost = die Kosten
field-effect = die Wirkung
