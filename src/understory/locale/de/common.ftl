# Was alle Spiele teilen: Aufzählungen, Plätze, Werte der Optionen, Jahreszeiten.

list-none = keine
list-comma = {", "}
list-and = {" und "}
list-then = {"; "}
list-or = {" oder "}
chance = das Geben
seat = Platz { $number }

value-on = ja
value-off = nein
value-random = zufällig
value-none = niemand

season-spring = Frühjahr
    .in = im Frühjahr
season-summer = Sommer
    .in = im Sommer
season-autumn = Herbst
    .in = im Herbst
season-winter = Winter
    .in = im Winter
season-end = am Ende
    .in = am Ende
