bad-six-mixed = zu sechst braucht es die Karten von Kodama Duo: mixed oder auto
bad-kids-both = Mini-Kodamas werden als Sätze gegeben oder eingemischt, nicht beides
bad-kids-sets = es gibt nur { $sets } Sätze von Mini-Kodamas
bad-pack-hands = die Kodamas des Packs reichen für { $hands } Hände zu { $each }
bad-kodama-move = place, score, gust oder pass, etwa { $one } oder { $other }
