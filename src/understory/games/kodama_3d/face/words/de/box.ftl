# Das Spiel in einer Zeile, und was man wählen kann, bevor es beginnt.

game-kodama-3d = Kodama 3D
    .line = Hol dir Plättchen aus dem Wald und bau einen Baum, der nicht umfällt – für Ziele, die nur du kennst.
option-kodama-3d-forest = Wald
    .about = Wie viele Stapel der Wald hat.
    .booklet = vier mal vier, wie in der Anleitung
    .by-players = kleiner zu zweit und zu dritt
option-kodama-3d-first = Startperson
    .about = Wer die erste Figur setzt und beginnt.
option-kodama-3d-colours = Farben
    .about = Wie alle zu ihrem Stamm und seiner Farbe kommen.
    .drawn = zufällig gezogen
    .picked = alle suchen sich eine aus
