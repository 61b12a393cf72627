bad-six-mixed = six players need Kodama Duo's cards: mixed, or auto
bad-kids-both = mini-Kodamas are dealt as sets or shuffled in, not both
bad-kids-sets = there are only { $sets } sets of mini-Kodamas
bad-pack-hands = the pack's Kodamas make { $hands } hands of { $each }
bad-kodama-move = place, score, gust or pass, such as { $one } or { $other }
