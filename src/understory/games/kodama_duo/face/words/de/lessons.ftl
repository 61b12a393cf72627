# Die Lektionen; siehe die von Kodama.

lesson-kodama-duo-sharing = Teilen, wählen, beschwören
    .line = Zwei teilen drei Karten, und wer weniger bekommt, beschwört einen Geist.

lesson-kodama-duo-sharing-split = Du machst aus drei Karten zwei Häufchen, und der Keimling wählt eins. Du willst die Wolken: Berühre Karten, um sie zu verschieben, bis die beleuchtete allein liegt. Dann teile so.
    .done = Der Keimling nimmt zwei Karten. Die Wolken gehören dir.
    .wrong = So liegen die Wolken bei einer anderen Karte, und der Keimling nähme beide. Lass die Wolkenkarte allein.
lesson-kodama-duo-sharing-lay = Lege deine Karte an den Stamm. Ein Symbol zählt, wenn die Karte darunter es auch zeigt, und so weiter abwärts: hier zwei Wolken und die Wolke am Stamm.
    .done = { $points } Punkte: drei für Wolken, zwei von der Jahreszeitenkarte, weil deine Karte allein war.
    .wrong = Hier bringt sie { $points } Punkte. Lege sie an den Stamm.
lesson-kodama-duo-sharing-summon = Der Keimling hat eine von zwei Karten gelegt. Du hattest nur eine, also rufst du einen Geist: ein Symbol der Karte, die übrig blieb. Wähle den Blumengeist und lege ihn über das Glühwürmchen auf deiner Karte.
    .done = Dieses Glühwürmchen ist jetzt eine Blume, für alles, was später zählt.
    .wrong = Wähle den Blumengeist, dann das Glühwürmchen auf deiner Karte.
    .icon = Dann wäre dieses Symbol eine Blume und eine gute Wolke verloren. Lege den Geist über das Glühwürmchen.
    .kind = Dieser Geist hilft dir weniger: Es kommen Blumen. Wähle den Blumengeist.
lesson-kodama-duo-sharing-choose = Jetzt ist es umgekehrt: Der Keimling hat geteilt, du wählst. Nimm das Häufchen mit zwei Karten: Auf einer davon sind zwei Wolken und eine Blume.
    .done = Zwei Karten zur Wahl. Eine legst du, die andere bleibt übrig.
    .wrong = In diesem Häufchen liegt eine einzige Karte mit einer Wolke. Das andere lässt dir mehr Wahl.
lesson-kodama-duo-sharing-long = Lege die beleuchtete Karte an deine erste. Ihre Wolken gehen bis zum Stamm weiter, und ihre Blume findet deinen Geist.
    .done = { $points } Punkte: fünf für Wolken, zwei für Blumen, eine davon dein Geist.
    .wrong = Hier bringt sie { $points } Punkte. An deiner ersten Karte bringt sie 7. Kein Platz dort? Geh zurück und lege jene anders.
    .card = Diese bringt { $points } Punkte. Nimm die beleuchtete mit den zwei Wolken.
lesson-kodama-duo-sharing-stolen = Der Keimling hatte eine einzelne Karte und hat auch beschworen: Dein Blumengeist ist zu ihm gezogen. Auf welcher deiner Karten ist das Glühwürmchen wieder zu sehen? Berühre sie.
    .done = Ja. Ein Geist bleibt, bis der andere ihn beschwört.
    .wrong = Auf dieser lag kein Geist.
lesson-kodama-duo-sharing-end = Vier solche Züge, dann spielt jeder einen Kodama. Nach drei Jahreszeiten gewinnen die meisten Punkte.
