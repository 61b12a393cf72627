# Kodama Duo im Terminal, über Kodama hinaus.

text-duo-season = { $season }. Platz { $pruner } ist Beschneider, Platz { $sower } Säer. Stapel: { $deck }.
text-duo-season-turn = { $season }, Zug { $turn } von { $turns }. Platz { $pruner } ist Beschneider, Platz { $sower } Säer. Stapel: { $deck }.
text-duo-season-card = Jahreszeitenkarte: { $decree }
text-duo-revealed = Aufgedeckt
text-duo-pile = Häufchen { $number }
text-duo-pile-of = Häufchen von Platz { $seat }
text-duo-discarded = Abgeworfen
text-duo-spirits = Geister neben dem Stapel: { $spirits }
text-duo-no-spirits = Geister neben dem Stapel: keine
text-duo-spirit = { NAME($spirit, of: "icon", form: "spirit") }
text-duo-spirit-theirs = { NAME($spirit, of: "icon", form: "spirit") }, vom anderen Baum
text-duo-over = auf { NAME($icon, of: "icon", form: "the") } von { $card }
text-duo-over-one = auf { NAME($icon, of: "icon", form: "the") } von { $card }, Symbol { $number }
text-duo-no-second = pass: kein zweiter Geist
