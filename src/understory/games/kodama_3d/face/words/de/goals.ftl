# Die Ziele von Kodama 3D: Bedingungen und Namen.

likeness-same-kodama = Kodamas einer Farbe
likeness-same-feature = Plättchen mit einem Merkmal
likeness-other-kodamas = verschiedene Kodamas
likeness-other-features = verschiedene Merkmale
likeness-features = Merkmale
likeness-kodamas = Kodamas

goal-once = { $vp ->
        [one] { $vp } Punkt
       *[other] { $vp } Punkte
    } für { $what }.
goal-row = { $length } { NAME($of, of: "trait", form: "many") } hintereinander
    .each = je { $length } { NAME($of, of: "trait", form: "many") } hintereinander
    .like = { $length } { NAME($of, of: "likeness") } hintereinander
    .each-like = je { $length } { NAME($of, of: "likeness") } hintereinander
goal-touching = ein Paar aus { NAME($one, of: "trait", form: "a") } und { NAME($other, of: "trait", form: "a") }, die aneinander hängen
    .each = jedes Paar aus { NAME($one, of: "trait", form: "a") } und { NAME($other, of: "trait", form: "a") }, die aneinander hängen
goal-touching-same = zwei { NAME($one, of: "trait", form: "many") }, die aneinander hängen
    .each = je zwei { NAME($one, of: "trait", form: "many") }, die aneinander hängen
goal-traced = { NAME($of, of: "trait", form: "many") }, die sich zu jeder der drei Steckstellen des Stamms zurückverfolgen lassen
goal-limb-ends = ein Astende mit { NAME($of, of: "trait", form: "a") } an jedem Hauptast und einen Hauptast an jeder Steckstelle des Stamms
goal-ends = ein Astende mit { NAME($of, of: "trait", form: "a") }
    .each = jedes Astende mit { NAME($of, of: "trait", form: "a") }
goal-count = { $each } { NAME($of, of: "trait", form: "many") }
    .each = { $each ->
        [1] { NAME($of, of: "trait", form: "each") }
       *[other] je { $each } { NAME($of, of: "trait", form: "many") }
    }
goal-sets = einen Satz aller vier { NAME($of, of: "likeness") }
    .each = jeden Satz aller vier { NAME($of, of: "likeness") }
goal-forks = ein Plättchen, das mindestens { $bearing } andere trägt
    .each = jedes Plättchen, das mindestens { $bearing } andere trägt
goal-height = ein Plättchen auf Ebene { $least } oder höher
goal-spread = zwei Plättchen, von oben gesehen mindestens { $least } Felder auseinander
goal-even-limbs = drei Hauptäste, deren Plättchenzahlen um höchstens { $within } voneinander abweichen
goal-upright = einen Baum aus mindestens { $tiles } Plättchen, der sich um höchstens { $sixths ->
        [1] ein Sechstel
        [2] ein Drittel
        [3] die Hälfte
        [4] zwei Drittel
       *[other] { $sixths } Sechstel
    } seines Fußes neigt

card-four-blue-in-a-row = Vier Blaue hintereinander
card-every-limb-ends-blue = Blaue an jedem Ende
card-blue-beside-blue = Blaue Nachbarn
card-four-green-in-a-row = Vier Grüne hintereinander
card-every-limb-ends-green = Grüne an jedem Ende
card-green-beside-green = Grüne Nachbarn
card-four-orange-in-a-row = Vier Orange hintereinander
card-every-limb-ends-orange = Orange an jedem Ende
card-orange-beside-orange = Orange Nachbarn
card-four-pink-in-a-row = Vier Pinke hintereinander
card-every-limb-ends-pink = Pinke an jedem Ende
card-pink-beside-pink = Pinke Nachbarn
card-blossom-on-every-limb = Blüten an jedem Hauptast
card-many-blossoms = Viele Blüten
card-three-blossoms-in-a-row = Drei Blüten hintereinander
card-blossoms-at-the-ends = Blüten an den Enden
card-caterpillar-on-every-limb = Raupen an jedem Hauptast
card-many-caterpillars = Viele Raupen
card-three-caterpillars-in-a-row = Drei Raupen hintereinander
card-caterpillars-at-the-ends = Raupen an den Enden
card-firefly-on-every-limb = Glühwürmchen an jedem Hauptast
card-many-fireflies = Viele Glühwürmchen
card-three-fireflies-in-a-row = Drei Glühwürmchen hintereinander
card-fireflies-at-the-ends = Glühwürmchen an den Enden
card-mushroom-on-every-limb = Pilze an jedem Hauptast
card-many-mushrooms = Viele Pilze
card-three-mushrooms-in-a-row = Drei Pilze hintereinander
card-mushrooms-at-the-ends = Pilze an den Enden
card-three-alike-in-a-row = Drei gleiche hintereinander
card-fireflies-by-blossoms = Glühwürmchen bei Blüten
card-caterpillars-by-mushrooms = Raupen bei Pilzen
card-kodama-gathering = Kodamatreffen
card-four-seasons-path = Weg der vier Jahreszeiten
card-forking-boughs = Gegabelte Äste
card-tall-tree = Hoher Baum
card-wide-tree = Breiter Baum
card-even-limbs = Gleiche Hauptäste
card-upright-tree = Gerader Baum
