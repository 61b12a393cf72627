# Die Regeln von Everdell Duo, gegeneinander; das Englische steht in rules/catalogue.toml.

## Spielmaterial und Aufbau

rule-everdell-components = Ein doppelseitiger Spielplan, 20 Flussplättchen, 32 Ereignisplättchen (je 6 mit den Buchstaben A bis E, ein Jahrmarkt, eine Reise), 4 doppelseitige Jahreszeitenplättchen, ein Sonnen- und ein Mondmarker, ein Teilen-Plättchen, ein Würfel, 80 Karten mit Tieren und Gebäuden, 2 Übersichten, 2 Taschenuhren, 12 Arbeiter (3 Hasen, 3 Schildkröten, 6 Stinktiere), Zweige, Harz, Kiesel, Beeren, 25 Gute Nachrichten, Punktemarker zu 1 und 3, Zielmarker, Besetzt-Marker, ein Kampagnenheft und ein Wertungsblatt.
rule-everdell-setup-board = Gegeneinander spielt man auf der Seite mit der Reise rechts oben; gemeinsam und allein auf der Seite mit den nummerierten Feldern.
    .ruling = Beide Seiten haben dieselben vier Bauernhöfe, zwei Flussfelder und sechs Ereignisbelohnungen.
rule-everdell-points-kinds = Auf Karten und Ereignissen gedruckte Punkte zählen am Ende; Punktemarker gewinnt man sofort.
    .ruling = Punktemarker sind eine einzige Zahl, in welcher Mischung aus 1 und 3 auch immer; was auf einer Karte liegt, gehört am Ende ihrem Besitzer.
rule-everdell-setup-tokens = Sonne und Mond beginnen auf dem ersten Feld links des Pfads; Rohstoffe, Punkte und Besetzt-Marker bilden den allgemeinen Vorrat.
rule-everdell-supply-unlimited = Die Anleitung sagt nicht, ob Rohstoffe und Marker ausgehen können.
    .ruling = Rohstoffe und Punktemarker nicht. Besetzt-Marker gibt es je Person einen jeder Farbe.
rule-everdell-setup-meadow = Mischt die Karten und legt auf jedes Feld der Wiese eine offen aus. Die Wiese wird immer von links nach rechts gefüllt, die obere Reihe zuerst.
    .ruling = Zwei Reihen mit sechs Karten. Die Reihenfolge ist die des Lesens: die obere Reihe von links nach rechts, dann die untere.
rule-everdell-path-spaces = Sonne und Mond teilen sich einen Pfad aus sieben Feldern, jedes an den Ecken der Wiesenkarten, nie an ihren Seiten. Beide beginnen jede Jahreszeit auf dem ersten.
    .ruling = Der Pfad läuft zwischen den beiden Sechserreihen. Das erste Feld berührt die zwei Karten der ersten Spalte, das letzte die der letzten, jedes der fünf dazwischen berührt vier. Beide Marker dürfen auf einem Feld stehen. Ein Marker berührt, wo er in diesem Augenblick steht; er rückt erst nach der ganzen Aktion weiter.
rule-everdell-setup-discard = Der Ablagestapel liegt verdeckt und ist am Anfang leer.
    .ruling = Soll gezogen werden und der Stapel ist leer, nicht früher, wird die Ablage zu einem neuen Stapel gemischt. Niemand sieht sie durch; eine aus der Hand abgeworfene Karte wird nicht gezeigt.
rule-everdell-setup-river = Mischt die Flussplättchen und deckt zwei auf den beiden Flussfeldern auf.
    .ruling = Ersetzte Plättchen verlassen das Spiel: Eine Partie braucht acht der zwanzig, der Stapel kann also nicht ausgehen.
rule-everdell-setup-seasons = Die Jahreszeitenplättchen liegen in der Reihenfolge Winter, Frühjahr, Sommer, Herbst; gegeneinander auf der schlichten Seite, gemeinsam und allein auf der mit Stinktier.
rule-everdell-setup-events = Zieht ein zufälliges Ereignis jedes Buchstabens A bis E, nehmt den Jahrmarkt dazu, mischt diese sechs und legt je eines auf die sechs Ereignisfelder; die Reise liegt auf ihrem eigenen Feld ganz rechts.
rule-everdell-setup-players = Wer zuletzt ein Nickerchen gemacht hat, nimmt die drei Hasen, die andere Person die drei Schildkröten; beide ziehen zwei Karten; dann werden die Schritte des Winterplättchens ausgeführt.
    .ruling = Wer den Tisch aufmacht, darf den Hasen bestimmen; sonst wird er aus dem Startwert der Partie ausgelost.

## Der Zug

rule-everdell-turn-one-action = In deinem Zug machst du genau eine von drei Aktionen: einen Arbeiter einsetzen, eine Karte spielen, eine Karte ziehen. Ihr wechselt euch ab.
    .ruling = Niemand darf passen: Eine Karte kann man immer ziehen. Innerhalb einer Jahreszeit wechseln die Züge; ihr Plättchen nennt, wer beginnt, darum macht meist den ersten Zug der nächsten, wer den letzten der vorigen gemacht hat.
rule-everdell-turn-token = Ist die Aktion ganz ausgeführt, rückt ein Marker ein Feld nach rechts: die Sonne für einen Arbeiter, der Mond für eine gespielte Karte, einer von beiden nach Wahl für eine gezogene.
rule-everdell-turn-token-at-end = Eine Aktion, deren Marker schon auf dem letzten Feld steht, ist nicht möglich. Kann beim Ziehen ein Marker nicht rücken, muss es der andere.
    .ruling = Sieben Felder, also ohne Stinktiere sechs eingesetzte Arbeiter und sechs Karten (oder Ziehungen statt ihrer) je Jahreszeit, beide zusammen.
rule-everdell-turn-unplaced = Ein Arbeiter, der nicht eingesetzt ist, wenn die Sonne am Ende steht, kann in dieser Jahreszeit nicht mehr eingesetzt werden.
rule-everdell-turn-discard-for-resource = Jederzeit in deinem eigenen Zug darfst du beliebig viele Karten aus der Hand abwerfen und für je 2 davon 1 Rohstoff deiner Wahl erhalten.
    .ruling = Immer zwei zusammen: vor der Aktion; in ihr, vor allem, was einen Preis verlangt oder eine Karte spielen lässt; und, solange zwei Karten auf der Hand sind, noch einmal, bevor der Marker rückt. Eine Zahlung wird nicht unterbrochen: erst abwerfen, dann zahlen. Eine Karte, die gerade gespielt wird oder beiseiteliegt, ist nicht auf der Hand. Jahreszeitenplättchen sind niemandes Zug.

## Einen Arbeiter einsetzen

rule-everdell-worker-place = Setz einen deiner freien Arbeiter auf ein freies Pfotenfeld; dann darfst du sofort dessen Aktion ausführen. Ein Arbeiter je Feld.
    .ruling = Ein Arbeiter darf also auch dort stehen, wo man die Aktion nicht nutzen kann oder will (ein Tausch ohne Rohstoff, ein Abwerfen ohne Karte). Nur ein Ereignis hat eine Bedingung. Eine beim Einsetzen nicht genutzte Aktion ist verloren.
rule-everdell-worker-farm = Rechts unten sind vier Bauernhöfe; einer gibt 3 Zweige.
rule-everdell-worker-river = Links unten sind zwei Flussfelder, deren Plättchen jede Jahreszeit wechseln; ein Plättchen tauscht 1 beliebigen Rohstoff gegen 3 beliebige.
rule-everdell-worker-destination = Du darfst jede unbesetzte rote Reisezielkarte in deiner Stadt oder der des Gegners besuchen; in der des Gegners erhält ihr Besitzer sofort 1 Punktemarker aus dem Vorrat.
    .ruling = Unbesetzt heißt ohne Arbeiter; ein Besetzt-Marker auf der Karte versperrt sie nicht. Der Punkt kommt vor der Aktion, auch wenn der Besucher die Brücke oder den Waldhüter genutzt hat. „Du“ und „deine Stadt“ auf der Karte meinen den Besucher und seine Stadt.
rule-everdell-worker-event = Du darfst einen Arbeiter auf ein Ereignis setzen, dessen Bedingungen du in diesem Augenblick erfüllst: Nimm die unter seinem Feld gedruckte Belohnung und das Plättchen; seine Punkte zählen am Ende. Jedes Ereignis wird einmal erfüllt, von einer Person.
    .ruling = Was verlangt ist, wird gezeigt, nicht ausgegeben. Die Bedingungen werden vor der Belohnung geprüft. Ist das Plättchen weg, kann das Feld nicht mehr besucht werden, auch nicht um der Belohnung willen; der Arbeiter bleibt dort bis zum Ende der Jahreszeit.
rule-everdell-event-more-than-opponent = Ein Ereignis, das zwei Dinge mit denen des Gegners vergleicht, verlangt mindestens eines von jedem, zusammen mindestens die Zahl in Klammern und zusammen mehr als der Gegner; Gleichstand genügt nicht.
    .ruling = Die Summe des Gegners zählt auch, wenn ihm eines von beiden fehlt. Es zählen Karten in Städten und Rohstoffe in Vorräten, nicht was auf oder unter Karten liegt.
rule-everdell-event-example = Beispiele: Eine Stadt mit einer Karte jeder Farbe lässt dich dieses Ereignis nehmen und von seinem Feld 1 Harz. Ein Ereignis für Tiere und Beeren (4) braucht mindestens ein Tier, mindestens eine Beere, zusammen vier oder mehr, und mehr als der Gegner.
rule-everdell-event-journey = Die Reise geht am Ende der Partie, ohne Arbeiter, an die Person mit mehr Karten auf der Hand und in der Stadt zusammen; bei Gleichstand an niemanden.
    .ruling = Karten unter einer Karte zählen nicht. Für Punkte und Gleichstand ist sie ein Ereignis, aber kein Effekt kann sie erfüllen.

## Eine Karte spielen

rule-everdell-play-sources = Eine Karte spielst du aus der Hand oder von der Wiese, wo sie Sonne oder Mond berührt. Zahl ihre Kosten und leg sie offen in deine Stadt.
rule-everdell-play-start-of-season = Zu Beginn einer Jahreszeit lassen sich nur zwei Wiesenkarten spielen, die der ersten Spalte; stehen die Marker getrennt in der Mitte, bis zu acht. Keine andere Wiesenkarte kann gespielt werden.
    .ruling = Gemeinsam, wenn ein Stinktier den Anfang verschiebt, vier.
rule-everdell-play-refill = Eine Wiesenkarte wird erst ganz ausgeführt, dann wird die Wiese aufgefüllt, von links nach rechts und von oben nach unten.
    .ruling = In der Reihenfolge des Aufbaus. Eine gespielte oder genommene Karte verlässt ihr Feld sofort; die Lücken werden zusammen gefüllt, wenn die ganze Aktion ausgeführt ist, kurz bevor der Marker rückt (beim Ziehen, bevor er gewählt wird). Bei Jahreszeitenplättchen: wo das Plättchen es sagt, sonst nach jeder aktivierten Karte.
rule-everdell-play-no-limit = Stadt und Hand haben keine Höchstgröße.
rule-everdell-play-cost = Eine Karte kostet, was links oben steht; Tiere kosten Beeren; manche Karten kosten statt Rohstoffen das Abwerfen einer Handkarte.
    .ruling = Gebäude kosten Zweige, Harz und Kiesel, wie das eine Beispiel der Anleitung. Die abgeworfene Karte ist eine andere als die gespielte.
rule-everdell-play-by-effect = Ein Flussplättchen oder eine Karte kann dich eine spielbare Karte spielen lassen.
    .ruling = Spielbar ist, was du als Aktion spielen könntest: aus der Hand oder von der Wiese, wo sie Sonne oder Mond berührt, wie sie dann stehen. Man darf verzichten. Dafür rückt kein Marker, nur der für die Aktion des Zuges; es geht also auch mit dem Mond am Ende. In allem anderen ist es eine gespielte Karte: Kosten, Besetzt-Marker, Effekte, blaue Karten, Diplomat.
rule-everdell-play-discount = Die Anleitung sagt nicht, wie Rabatte untereinander, mit kleinen Kosten und mit Abwerfkosten zusammengehen.
    .ruling = Ein Rabatt nimmt Rohstoffe nach Wahl von den gedruckten Kosten (der Gastwirt: Beeren). Unter null sinken Kosten nicht; was zu viel ist, verfällt. Abwerfkosten lassen sich nicht senken; ein Plättchen oder eine Karte, die eine Karte spielen lässt, erlaubt es trotzdem, zum vollen Preis. Eine Fähigkeit, die nichts abnähme, wird nicht angeboten. Erst eine Sternfähigkeit, dann ein Marker des Gerichts, dann tauscht der Richter einen der verbleibenden Rohstoffe. Die gespielte Karte kann sich nicht selbst bezahlen. Bevor eine Karte der Stadt dafür abgeworfen wird (Kran, Gastwirt), wird gefragt, auch wenn sonst nichts den Preis deckt.
rule-everdell-occupied-use = Statt die Kosten zu zahlen, Beeren oder Abwerfen, darfst du ein Tier mit einem Besetzt-Marker seiner Farbe spielen: Leg den Marker aus deinem Vorrat auf ein Gebäude dieser Farbe in deiner Stadt. Es muss ein Marker aus einer früheren Aktion sein.
    .ruling = Marker, Tier und Gebäude haben dieselbe Farbe. Jedes solche Gebäude geht, auch eines mit Arbeiter oder anderem Marker (zwei Marker auf einem Gebäude gibt es nur in einer gemeinsamen Stadt). Der Marker zahlt alle Kosten; daneben wird kein Rabatt verbraucht.
rule-everdell-occupied-limit = Du darfst nur einen Besetzt-Marker jeder Farbe besitzen; du beginnst ohne; man erhält sie nur durch Aktionen im Spiel.
    .ruling = Ein auf ein Gebäude gelegter Marker gilt als dein Besitz, bis ihn etwas zurückgibt. Einen zweiten einer Farbe erhält man nicht, auch nichts an seiner Stelle; ist die Farbe frei, wähle eine, die du nicht hast.
rule-everdell-occupied-any-creature = Jedes Tier der passenden Farbe darf so gespielt werden, auch wenn ein anderer Rabatt möglich wäre, etwa das Gasthaus oder ein Flussfeld.

## Die Karten

rule-everdell-card-optional = Jeder Effekt einer Karte ist freiwillig.
    .ruling = Ein Effekt wird abgelehnt oder ausgeführt, wie er gedruckt ist; „bis zu“ darf weniger sein; ein nicht gezahlter Preis gibt nichts. Ein Gewinn ohne Preis und Wahl wird ohne Frage genommen.
rule-everdell-card-green = Produktionskarten (grün) werden aktiviert, wenn du sie spielst, und wieder zu Beginn von Frühjahr und Herbst.
    .ruling = Bei einem Jahreszeitenplättchen nimmt jede Person jede ihrer grünen Karten einmal, in beliebiger Reihenfolge, eine nach der anderen, und darf welche auslassen. Eine Karte, die andere aktiviert, kann eine noch einmal wirken lassen.
rule-everdell-card-blue = Verwaltungskarten (blau) wirken zu den Zeiten, die sie nennen, oft als Rabatt oder als Belohnung nach bestimmten Karten; eine Karte wie der Gastwirt lässt sich erst ab einem späteren Zug nutzen.
    .ruling = Keine blaue Karte lässt sich in dem Zug nutzen, in dem sie gespielt wurde, und für sich selbst wird sie nicht belohnt. Ein späterer Zug ist jeder danach; in einer gemeinsamen Stadt auch der der anderen Person.
rule-everdell-card-tan = Reisende (hellbraun) wirken einmal, wenn du sie spielst, und nie wieder.
rule-everdell-card-red = Reiseziele (rot) wirken nur, wenn ein Arbeiter auf sie gesetzt wird, außer eine Karte oder ein Plättchen sagt etwas anderes; setzt der Gegner einen, erhält der Besitzer sofort 1 Punktemarker.
rule-everdell-card-purple = Wohlstandskarten (violett) wirken erst nach dem Ende der Partie und geben Bonuspunkte für das, was die Stadt ihres Besitzers enthält.
rule-everdell-card-star = Fähigkeiten mit einem Stern verbilligen andere Karten; je gespielter Karte darf nur eine Sternfähigkeit genutzt werden. Solche ohne Stern lassen sich mit einer verbinden.
    .ruling = Die Sterne sind Bilder, die wir nicht haben. Stern: Kran, Gastwirt, Kerker, Wegführer, Gasthaus, und was Flussplättchen und Brieftaube zu spielen erlauben. Kein Stern: Gericht, Richter. Kerker und Wegführer werden also nie zusammen für dieselbe Karte genutzt, auch keiner von ihnen zweimal.
rule-everdell-activate-chain = Die Anleitung sagt nicht, ob Aktivierungen im Kreis laufen dürfen: Spänefeger, Karneval und Minenmaulwurf durch Stadt, Wiese und Hand; das kopierende Flussplättchen und eine rote Karte, die Flussfelder nutzt.
    .ruling = Was gerade genutzt wird, Karte oder Feld, kann von nichts, was es auslöst, noch einmal aktiviert werden. Ist es fertig, schon: Ein anderer Effekt desselben Zuges darf dieselbe Karte wieder aktivieren. „Verschiedene“ gilt innerhalb eines Effekts.
rule-everdell-activate-without-worker = Nur zum Heißluftballon sagt die Anleitung, was gilt, wenn ein Feld oder eine Karte ohne Arbeiter genutzt wird.
    .ruling = Es ist kein Besuch: Ob besetzt oder nicht, ist gleich, kein Besitzer erhält einen Punkt, Brücke und Uhrturm gelten nicht. „Du“ und „deine Stadt“ meinen die Person, die es nutzt, auch auf einer Karte des Gegners. Eine Karte auf Wiese oder Hand bleibt dort, gehört nicht zur Stadt, und jede Wiesenkarte darf gewählt werden, wo Sonne und Mond auch stehen. Gibt es weniger als genannt, so viele wie da sind.
rule-everdell-effect-order = Die Anleitung sagt nicht, in welcher Reihenfolge Effekte kommen, die zugleich fällig sind.
    .ruling = Spielen: zahlen; die Karte kommt in die Stadt; ihr Effekt mit allem, was folgt; Belohnungen blauer Karten dafür, zuerst die der Person am Zug, dann die der anderen; die Wiese wird gefüllt; der Marker rückt. Einsetzen: Der Arbeiter steht; der Punkt für den Besitzer einer roten Karte; die Aktion; der Marker rückt. Eigene Effekte, die zugleich fällig sind, kommen in der Reihenfolge, die man selbst wählt.
rule-everdell-card-leaves = Die Anleitung sagt nicht, was aus Dingen auf einer Karte wird, die die Stadt verlässt.
    .ruling = Punktemarker, Rohstoffe und ein Besetzt-Marker darauf gehen in den Vorrat, und diese Farbe kann wieder erworben werden; Karten darunter kommen auf die Ablage, wie sie selbst. Ein Arbeiter darauf gilt bis zum Ende der Jahreszeit als eingesetzt.

## Ziehen

rule-everdell-draw = Zieh die oberste Karte des Stapels oder nimm eine beliebige Wiesenkarte, wo Sonne und Mond auch stehen; füll die Wiese auf; rück dann Sonne oder Mond, wie du willst.
    .ruling = Der Marker wird gewählt, nachdem die gezogene Karte und die gefüllte Wiese zu sehen waren.
rule-everdell-draw-empty = Die Anleitung sagt nicht, was geschieht, wenn keine Karte mehr zu ziehen ist.
    .ruling = Es wird keine gezogen, und Lücken der Wiese bleiben bis zum nächsten Auffüllen, das Karten findet. Die Aktion nimmt dann eine Wiesenkarte; nur wenn auch die Wiese leer ist, zieht sie nichts und rückt trotzdem einen Marker.
rule-everdell-hand-secret = Handkarten sind geheim, ihre Zahl nicht.
    .ruling = Alles andere ist offen: Städte, Vorräte, Punkte, die Zahl der Karten in Stapel und Ablage. Was zu sehen war, bleibt bekannt: Eine von Wiese oder Teilen-Plättchen genommene oder für einen Effekt gezeigte Karte steht für alle im Protokoll. Was gefragt wird, verrät nichts von einer Hand: Wo nur ihr Besitzer wissen kann, wie viele Antworten es gibt, wird er auch bei einer einzigen gefragt.

## Jahreszeiten und Ende

rule-everdell-season-end = Es gibt vier Jahreszeiten. Eine endet, für beide, wenn Sonne und Mond beide am Ende des Pfads stehen; bis zur nächsten ist keine Aktion möglich. Nehmt alle eingesetzten Arbeiter zurück, entfernt das Jahreszeitenplättchen, stellt beide Marker an den Anfang und führt das nächste Plättchen aus.
    .ruling = Sofort, wenn der zweite Marker ankommt: Dazwischen lässt sich nichts einschieben.
rule-everdell-season-winter = Winter, beim Aufbau: Der Hase zieht eine Karte vom Stapel; die Schildkröte zieht eine vom Stapel, dann eine von der Wiese; auffüllen; der Hase beginnt.
rule-everdell-season-spring = Frühjahr: zwei neue Flussplättchen. Die Schildkröte aktiviert alle grünen Karten ihrer Stadt; dann aktiviert der Hase alle eigenen und zieht eine Karte vom Stapel. Die Schildkröte beginnt.
rule-everdell-season-summer = Sommer: zwei neue Flussplättchen. Der Hase nimmt eine Karte von der Wiese; dann nimmt die Schildkröte eine und erhält 1 Rohstoff ihrer Wahl; auffüllen. Der Hase beginnt.
    .ruling = Aufgefüllt wird, nachdem beide genommen haben.
rule-everdell-season-autumn = Herbst: zwei neue Flussplättchen. Die Schildkröte aktiviert alle grünen Karten ihrer Stadt; dann aktiviert der Hase alle eigenen und erhält 1 Rohstoff. Die Schildkröte beginnt.
rule-everdell-end = Die Partie endet sofort, wenn im Herbst beide Marker das Ende des Pfads erreichen. Vergebt die Reise, dann zählt zusammen: Punkte der Karten, violette Boni, Punktemarker, Ereignisse. Die meisten Punkte gewinnen.
rule-everdell-end-tie = Bei Gleichstand entscheiden mehr Ereignisse, dann mehr übrige Rohstoffe, dann mehr Karten in der Stadt, dann mehr Karten auf der Hand.
    .ruling = Die Reise zählt als Ereignis, die Ladung eines Lagerhauses nicht als Rohstoffe. Ist alles gleich, endet die Partie unentschieden.

## Fluss

rule-everdell-river-activate-city = Aktiviere zwei verschiedene grüne Karten deiner Stadt.
rule-everdell-river-activate-meadow = Aktiviere zwei verschiedene grüne Karten der Wiese; Rohstoffe auf einem Lagerhaus dort bleiben darauf, wenn es gespielt wird.
rule-everdell-river-copy-worker = Nutze für dich das Feld eines beliebigen eingesetzten Arbeiters, deines eigenen, des Gegners oder eines Stinktiers; ein Ereignis, das der Gegner erfüllt hat, kann man so nicht nehmen.
    .ruling = Nicht der eben hier eingesetzte Arbeiter. Ein Ereignis, auf dem jemand von euch steht, bringt die Belohnung seines Feldes; sein Plättchen ist schon vergeben und bleibt, wo es ist. Geschlossen sind Ereignisse unter einem Stinktier und solche, auf denen nur ein Stinktier steht. Rote Karten gelten als Felder; niemand erhält einen Punkt. Ein Stinktier auf dem Pfad hat kein Feld, das man nutzen könnte.
rule-everdell-river-two-farms = Wirf eine Karte ab, um zwei verschiedene Bauernhöfe zu nutzen.
    .ruling = Besetzt oder nicht; der Uhrturm verdoppelt sie nicht.
rule-everdell-river-deck-play = Zieh eine Karte vom Stapel, dann darfst du eine spielbare Karte für 1 Rohstoff weniger spielen.
rule-everdell-river-meadow-play = Nimm eine Karte von der Wiese, dann darfst du eine spielbare Karte für 1 Rohstoff weniger spielen; das Wiesenfeld wird erst danach gefüllt.
rule-everdell-river-play-less-two = Spiel eine spielbare Karte für 2 Rohstoffe weniger.
rule-everdell-river-exchange = Tausch 1 beliebigen Rohstoff aus deinem Vorrat gegen 3 beliebige.
rule-everdell-river-plain = Alle anderen Flussplättchen geben die Rohstoffe, die sie zeigen.
    .ruling = Auch Karten, Punkte oder einen Besetzt-Marker, wo unsere Plättchen sie zeigen.
