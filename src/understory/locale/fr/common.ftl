# Ce que tous les jeux partagent : listes, places, valeurs des options, saisons.

list-none = aucune
list-comma = {", "}
list-and = {" et "}
list-then = {" ; "}
list-or = {" ou "}
chance = la donne
seat = la place { $number }

value-on = oui
value-off = non
value-random = au hasard
value-none = personne

season-spring = printemps
    .in = au printemps
season-summer = été
    .in = en été
season-autumn = automne
    .in = en automne
season-winter = hiver
    .in = en hiver
season-end = à la fin
    .in = à la fin
