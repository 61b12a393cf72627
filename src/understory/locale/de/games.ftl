# Die Spiele, jedes in einer Zeile, und was man vor dem Beginn wählen kann.

book-table = An jedem Tisch
book-house = An einem Tisch für viele
game-kodama = Kodama: Die Baumgeister
    .line = Lass über drei Jahreszeiten Ast für Ast einen Baum wachsen, in dem deine Baumgeister gern wohnen.
game-kodama-duo = Kodama Duo
    .line = Kodama zu zweit: Einer teilt die Äste, der andere wählt, und Geister verändern, was wächst.
game-kodama-3d = Kodama 3D
    .line = Hol dir Plättchen aus dem Wald und bau einen Baum, der nicht umfällt – für Ziele, die nur du kennst.
game-everdell-duo = Everdell Duo
    .line = Bau durch vier Jahreszeiten eine Stadt aus Tieren und Gebäuden, unter Sonne und Mond.

option-kodama-edition = Ausgabe
    .about = Mit welchen gedruckten Karten gespielt wird. Die Regeln sind dieselben.
    .second = Zweite Ausgabe
    .kosmos = Kosmos-Ausgabe
option-kodama-decrees = Jahreszeitenkarten
    .about = Jede Jahreszeit bringt eine Jahreszeitenkarte mit einer Sonderregel für alle.
option-kodama-first-game = 1. Partie
    .about = Ein leichterer Einstieg: ohne Jahreszeitenkarten und ohne Kodamas mit gelber Nummer.
option-kodama-kids = Kodamakids für
    .about = Diese Plätze spielen mit drei leichten Kodamas, einem je Jahreszeit, die alle sehen dürfen.
option-kodama-kids-shuffled = Kodamakids eingemischt
    .about = Kodamakids werden mit ausgeteilt; jedes lässt sich nur in seiner Jahreszeit werten.
option-kodama-first = Startperson
    .about = Wer beginnt. Später beginnt, wer die wenigsten Punkte hat.
option-kodama-draft = Verdecktes Draften
    .about = Ohne Auslage: Alle wählen gleichzeitig einen Ast aus der geheimen Hand, und die Hände gehen reihum.
option-kodama-cards = Karten
    .about = Die Karten von Kodama Duo lassen sich einmischen; zu sechst braucht man sie.
    .auto = so viele wie nötig
    .base = nur Kodama
    .mixed = mit denen von Kodama Duo

option-kodama-duo-cards = Karten
    .about = Die Karten von Kodama Duo oder die aus beiden Schachteln.
    .duo = nur Kodama Duo
    .mixed = beide Schachteln
option-kodama-duo-sower = Säer
    .about = Wer zuerst wählt; der andere teilt.

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

option-everdell-duo-hare = Hase
    .about = Wer die Hasen spielt; der andere spielt die Schildkröten und beginnt.
option-everdell-duo-deck = Kartenstapel
    .about = Mit welchen Karten gespielt wird.
