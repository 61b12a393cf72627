# Die Lektionen; siehe die von Kodama.

lesson-kodama-duo-sharing = Teilen, wählen, beschwören
    .line = Zwei teilen drei Karten, und wer weniger bekommt, beschwört einen Geist.

lesson-kodama-duo-sharing-split = Du teilst: Mach aus drei Karten zwei Häufchen, und der Keimling wählt eins. Du willst die Wolken. Lass die beleuchtete Karte allein, die beiden anderen zusammen.
    .done = Der Keimling nimmt zwei Karten. Die Wolken gehören dir.
    .wrong = So liegen die Wolken bei einer anderen Karte, und der Keimling nähme beide. Lass die Wolkenkarte allein.
lesson-kodama-duo-sharing-lay = Lege deine Karte an den Stamm, wie bei Kodama: Jedes Symbol, das darunter weitergeht, zählt.
    .done = { $points } Punkte: drei für Wolken, zwei von der Jahreszeitenkarte, weil deine Karte allein war.
    .wrong = Hier bringt sie { $points } Punkte. Lege sie an den Stamm.
lesson-kodama-duo-sharing-summon = Dem Keimling bleibt eine Karte übrig. Du hattest nur eine, also beschwörst du einen Geist mit einem ihrer Symbole. Wähle den Blumengeist und lege ihn über das Glühwürmchen auf deiner Karte.
    .done = Dieses Glühwürmchen ist jetzt eine Blume, für alles, was später zählt.
    .wrong = Wähle den Blumengeist, dann das Glühwürmchen auf deiner Karte.
    .icon = Dann wäre dieses Symbol eine Blume und eine gute Wolke verloren. Lege den Geist über das Glühwürmchen.
    .kind = Dieser Geist hilft dir weniger: Es kommen Blumen. Wähle den Blumengeist.
lesson-kodama-duo-sharing-choose = Jetzt ist es umgekehrt: Der Keimling hat geteilt, du wählst. Nimm das Häufchen mit zwei Karten: Darin sind zwei Wolken und eine Blume.
    .done = Zwei Karten zur Wahl. Eine legst du, die andere bleibt übrig.
    .wrong = In diesem Häufchen liegt eine einzige Karte mit einer Wolke. Das andere lässt dir mehr Wahl.
lesson-kodama-duo-sharing-long = Lege die beleuchtete Karte an deine erste. Ihre Wolken gehen bis zum Stamm weiter, und ihre Blume findet deinen Geist.
    .done = { $points } Punkte: fünf für Wolken, zwei für Blumen, eine davon dein Geist.
    .wrong = Hier bringt sie { $points } Punkte. An deiner ersten Karte bringt sie 7.
    .card = Diese bringt { $points } Punkte. Nimm die beleuchtete mit den zwei Wolken.
lesson-kodama-duo-sharing-stolen = Der Keimling hatte eine einzelne Karte und hat auch beschworen: Dein Blumengeist ist zu ihm gezogen. Auf welcher deiner Karten ist das Glühwürmchen wieder zu sehen? Berühre sie.
    .done = Ja. Ein Geist bleibt, bis der andere ihn beschwört.
    .wrong = Auf dieser lag kein Geist.
lesson-kodama-duo-sharing-end = Vier solche Züge, dann spielt jeder einen Kodama. Nach drei Jahreszeiten gewinnen die meisten Punkte.
