bad-six-mixed = in sei servono le carte di Kodama Duo: mixed o auto
bad-kids-both = i mini-Kodama si danno a serie o mescolati, non entrambi
bad-kids-sets = ci sono solo { $sets } serie di mini-Kodama
bad-pack-hands = i Kodama del pacchetto fanno { $hands } mani da { $each }
bad-kodama-move = place, score, gust o pass, come { $one } o { $other }
