# Kodama Duo nel terminale, oltre a Kodama.

text-duo-season = { $season }. Il posto { $pruner } è il Potatore, il posto { $sower } il Seminatore. Mazzo: { $deck }.
text-duo-season-turn = { $season }, turno { $turn } di { $turns }. Il posto { $pruner } è il Potatore, il posto { $sower } il Seminatore. Mazzo: { $deck }.
text-duo-season-card = Carta Stagione: { $decree }
text-duo-revealed = Rivelate
text-duo-pile = Mazzetto { $number }
text-duo-pile-of = Mazzetto del posto { $seat }
text-duo-discarded = Scartate
text-duo-spirits = Spiriti accanto al mazzo: { $spirits }
text-duo-no-spirits = Spiriti accanto al mazzo: nessuno
text-duo-spirit = Spirito { NAME($spirit, of: "icon", form: "of") }
text-duo-spirit-theirs = Spirito { NAME($spirit, of: "icon", form: "of") }, dall’altro albero
text-duo-over = sopra { NAME($icon, of: "icon", form: "the") } di { $card }
text-duo-over-one = sopra { NAME($icon, of: "icon", form: "the") } di { $card }, icona { $number }
text-duo-no-second = pass: nessun secondo Spirito
