# Where a card comes from: shown on its face by a mark, and told by these when it is touched.

origin-printed = Wie gedruckt.
    .partly = Eine gedruckte Karte; von uns: { NAME($fields, of: "field") }.
origin-reported = Aus einer Besprechung bekannt.
    .partly = Aus einer Besprechung bekannt; von uns: { NAME($fields, of: "field") }.
origin-house = Eine Karte aus unserer Feder.

field-name = ihr Name
field-kind = ihre Art
field-colour = ihre Farbe
field-points = ihre Punkte
field-cost = ihre Kosten
field-effect = ihre Wirkung
