bad-six-mixed = à six il faut les cartes de Kodama Duo : mixed ou auto
bad-kids-both = les mini-Kodamas sont donnés par lots ou mélangés, pas les deux
bad-kids-sets = il n’y a que { $sets } lots de mini-Kodamas
bad-pack-hands = les Kodamas du paquet font { $hands } mains de { $each }
bad-kodama-move = place, score, gust ou pass, tels que { $one } ou { $other }
