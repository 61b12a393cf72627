"""The hand that draws for every game: brush, paper, colours and icons, from plain values to SVG. Knows no game."""
