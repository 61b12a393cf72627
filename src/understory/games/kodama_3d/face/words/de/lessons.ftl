# Die Lektionen; siehe die von Kodama.

lesson-kodama-3d-standing = Ein Baum, der steht
    .line = Durch den Wald ziehen, wachsen, aufrecht bleiben, Ziele erfüllen.

lesson-kodama-3d-standing-forest = Das ist der Wald. Auf einigen Stapeln stehen Figuren, deine sind grün. Berühre den Stapel, auf dem eine von deinen steht.
    .done = Das ist deine.
    .wrong = Diese Figur gehört dem Keimling. Deine sind grün.
lesson-kodama-3d-standing-move = Berühre deine beleuchtete Figur, dann einen Stapel in gerader Linie. Du bekommst das Plättchen, das sie verlässt. Berühre einen leuchtenden Punkt deines Stamms zweimal, und es wächst dort.
    .done = Du bekommst, was du verlässt: einen Pilz mit blauem Kodama.
    .wrong = Damit nimmst du ein anderes Plättchen. Zieh mit der beleuchteten Figur und lass es am Stamm wachsen.
lesson-kodama-3d-standing-goal = Merkmal (Pilz) und Kodama (blau) sind beide anders als am Stamm, also darfst du ein Ziel nehmen. Am Ende zählen nur Ziele: Nimm das beleuchtete.
    .done = Ein Punkt für jeden Pilz, und einen hast du schon.
    .wrong = Das ginge auch. Aber du hast einen Pilz: Nimm das beleuchtete Ziel.
lesson-kodama-3d-standing-match = Deine andere Figur steht auf einem zweiten Pilz. Zieh sie irgendwohin und lass den Pilz an deinem ersten Plättchen wachsen.
    .done = Pilz an Pilz: Das stimmt überein, also gibt es diesmal kein Ziel. Aber dein Ziel zählt jetzt zwei.
    .wrong = Zieh mit der beleuchteten Figur und lass es am ersten Plättchen wachsen.
    .tile = Auf diesem Plättchen ist kein Pilz, dein Ziel hat nichts davon. Zieh mit der beleuchteten Figur.
    .trunk = Auch da steht der Baum. Lass es aber an deinem ersten Plättchen wachsen: Dann siehst du, was geschieht, wenn etwas übereinstimmt.
lesson-kodama-3d-standing-level = Beide Plättchen hängen auf einer Seite. Die Blase zeigt, wie sich dein Baum neigt. Wo er umfiele, darf kein Plättchen wachsen.
lesson-kodama-3d-standing-balance = Zieh mit einer deiner Figuren und lass das Plättchen an einem anderen Punkt des Stamms wachsen, damit dein Baum besser steht.
    .done = Sieh auf die Blase: Der Baum steht aufrechter.
    .wrong = Lass es am Stamm wachsen.
    .leans = Jetzt neigt er sich noch mehr. Lass es lieber am Stamm wachsen.
lesson-kodama-3d-standing-end = Zehn Züge für jeden, dann die letzten beiden Plättchen unter den Figuren. Wer mit seinen Zielen die meisten Punkte hat, gewinnt.
