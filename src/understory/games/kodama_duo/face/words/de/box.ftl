# Das Spiel in einer Zeile, und was man wählen kann, bevor es beginnt.

game-kodama-duo = Kodama Duo
    .line = Kodama zu zweit: Einer teilt die Äste, der andere wählt, und Geister verändern, was wächst.
option-kodama-duo-cards = Karten
    .about = Nur die Karten von Kodama Duo, oder mit denen von Kodama gemischt.
    .duo = nur Kodama Duo
    .mixed = mit denen der zweiten Ausgabe
    .mixed-kosmos = mit denen der Kosmos-Ausgabe
option-kodama-duo-sower = Säer
    .about = Wer zuerst wählt; der andere teilt.
