# What all games share: lists, seats, values of options, parts of the year.

list-none = none
list-comma = {", "}
list-and = {" and "}
list-then = {"; "}
list-or = {" or "}
chance = the deal
seat = seat { $number }

value-on = on
value-off = off
value-random = at random
value-none = nobody

season-spring = spring
    .in = in spring
season-summer = summer
    .in = in summer
season-autumn = autumn
    .in = in autumn
season-winter = winter
    .in = in winter
season-end = at the end
    .in = at the end
