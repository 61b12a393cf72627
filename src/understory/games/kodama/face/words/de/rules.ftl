# Die Regeln von Kodama auf Deutsch; das Englische steht in rules/catalogue.toml.

## Spielmaterial

rule-kodama-components-second = Die zweite Ausgabe enthält 6 Stammkarten, 65 Astkarten, 23 Kodamas, 9 Kodamakids, 15 Jahreszeitenkarten (je 5 für Frühjahr, Sommer, Herbst), eine Punktetafel mit Jahreszeitenleiste, einen Jahreszeitenmarker, 6 Spielermarker, fünf Chips zu 50/100 Punkten und einen Startmarker.
    .ruling = Die Materialliste druckt „65 Kodamakarten“ neben „23 Kodamakarten“: Die 65 sind die Astkarten. Sie nennt 6 Spielermarker, während der Aufbau jedem zwei mit dem Symbol seines Stamms gibt, einen für jedes der beiden Nullfelder: Wir lesen sechs Paare.
rule-kodama-components-kosmos = Die Kosmos-Ausgabe enthält 6 Stammkarten, 63 Astkarten, 22 Kodamas, 15 Jahreszeitenkarten (je 5), 9 Kodamakids und eine Startkarte. Punkte werden auf einem Blatt notiert: eine Zeile für jedes der 12 Male, die man anlegt, eine für jeden der 3 Kodamas und eine Summe.
rule-kodama-components-icons = Es gibt sechs Symbole: Raupe, Wolke, Glühwürmchen, Blume, Pilz, Stern.
rule-kodama-components-trunk = Jede der sechs Stammkarten zeigt ein Symbol, das kein anderer Stamm zeigt; mehrere Äste gehen vom Stamm nach links, rechts und oben bis zum Kartenrand.
rule-kodama-components-branch = Jede Astkarte zeigt 3 oder 4 der sechs Symbole; ihr Ast hat eine eigene Form und Richtung und reicht an dem Ende, mit dem er angelegt wird, bis zum Kartenrand.
    .ruling = 3 oder 4 zählt Symbole, nicht Arten: Symbole können sich auf einer Karte wiederholen (das Wertungsbeispiel legt eine Raupe, zwei Glühwürmchen und eine Blume). Höchstens drei Arten je Karte, wie ein Rezensent berichtet.
rule-kodama-components-players = 2 bis 5 Personen; 6, wenn die Karten von Kodama Duo eingemischt sind.
rule-kodama-editions = Die Anleitungen beschreiben ein einziges Spiel: Wo eine schweigt, gilt, was eine andere sagt.
    .ruling = Die beiden Ausgaben unterscheiden sich in den Karten und darin, wie Punkte notiert werden, nicht in den Regeln. Nur aus der deutschen Anleitung stammen: Jahreszeitenkarten gehen vor Grundregeln, wann sie wirken, ihre Punkte vor der Weitergabe der Startkarte, Kodamakids nur in ihrer Jahreszeit, eingemischte Kodamakids, die 1. Partie. Aus der deutschen und der französischen: wer bei Gleichstand gewinnt. Aus der französischen: was „Karte“ heißt, das verdeckte Draften, das Spiel zu sechst.

## Spielaufbau

rule-kodama-setup-trunk = Alle erhalten eine zufällige Stammkarte und legen sie offen vor sich, die Unterkante bündig mit der Tischkante; am runden Tisch bleibt eine Astkartenlänge bis zum Rand frei.
    .ruling = Die italienische Anleitung sagt nur „nahe“ der Kante. Die Tischkante ist die Linie durch die Unterkante der Stammkarte, auch am runden Tisch, nach links und rechts ohne Ende; einen anderen Rand gibt es nicht, und jeder Baum hat seinen eigenen Tisch. Eine Stammkarte misst 88 x 126 mm, eine Astkarte 63 x 88 mm.
rule-kodama-setup-kodama-hand = Sortiert die Kodamakids aus, mischt die Kodamas und gebt allen vier, die geheim bleiben. Nur drei davon werden gewertet.
rule-kodama-setup-decrees = Mischt die Jahreszeitenkarten jeder Jahreszeit für sich und legt von jeder eine zufällige verdeckt aus: Frühjahr, Sommer, Herbst. Die drei Jahreszeiten haben verschiedene Rückseiten.
rule-kodama-setup-market = Mischt die Astkarten zu einem verdeckten Stapel und deckt vier auf: die Auslage.
rule-kodama-setup-unused = Übrige Kodamas, Jahreszeitenkarten und Stammkarten kommen zurück in die Schachtel und spielen nicht mit.
    .ruling = Niemand sieht sie an: Welche Kodamas und Jahreszeitenkarten draußen sind, weiß keiner; die übrigen Stämme kennen alle.
rule-kodama-setup-first-player = Wer am meisten Grün trägt, beginnt und nimmt die Startkarte.
    .ruling = Wer den Tisch aufmacht, darf die Startperson bestimmen; sonst wird sie aus dem Startwert der Partie ausgelost.
rule-kodama-setup-score-zero = Alle beginnen bei 0 Punkten, angezeigt vom Marker mit dem Symbol des eigenen Stamms; der Jahreszeitenmarker steht auf dem Frühjahr.

## Jahreszeiten

rule-kodama-season-three = Das Spiel geht über drei Jahreszeiten, Frühjahr, Sommer und Herbst; jede hat eine Saisonphase, eine Wachstumsphase und eine Kodamaphase, in dieser Reihenfolge.
rule-kodama-decree-reveal = In der Saisonphase deckt die Startperson die Jahreszeitenkarte auf und liest sie vor; sie bleibt sichtbar und gilt für alle die ganze Jahreszeit lang. Zu Beginn von Sommer und Herbst wird zuerst die vorige abgeworfen.
rule-kodama-decree-overrides = Widerspricht eine Jahreszeitenkarte einer Grundregel, gilt die Jahreszeitenkarte.
rule-kodama-decree-timing = Eine Jahreszeitenkarte wirkt normalerweise nur in der Wachstumsphase; Frühlingsregen, Sommerblüte und Erster Frost wirken nur in der Kodamaphase, nachdem die Kodamas gewertet sind.
    .ruling = „Normalerweise“ überlässt es der Karte: Jede Jahreszeitenkarte, auch die von Duo, wirkt in der Wachstumsphase, wenn ihr Text keine andere Zeit nennt. Dass sie für alle die ganze Jahreszeit gilt (kodama.decree.reveal), heißt, dass sie bis zur nächsten für alle gleich gilt, nicht dass sie in jeder Phase wirkt: Eine Umwandlung ändert nicht, was ein Kodama oder der Gleichstand zählt. Im Kosmos-Stapel wirkt außer diesen dreien keine unserer Jahreszeitenkarten nach den Kodamas; in der zweiten Ausgabe und in Duo gibt es solche.
rule-kodama-decree-convert = Manche Jahreszeitenkarten lassen in der Wachstumsphase ein Symbol als ein anderes zählen (Verwandlung: Raupen zählen als Glühwürmchen).
    .ruling = Als wäre es das andere: Auf der neuen Karte, entlang der Reihe und auf dem Stamm ist ein umgewandeltes Symbol von der anderen Art und nicht mehr von der eigenen, beide zusammen bilden also eine Symbolreihe. So wird das Anlegen selbst gewertet, darum zählt es zum Punktelimit. In Kodama Duo kommt der Geist zuerst: Ein Raupengeist ist unter Verwandlung ein Glühwürmchen.
rule-kodama-decree-order = Die Anleitungen sagen nicht, in welcher Reihenfolge eine Jahreszeitenkarte ausgeführt wird, die von allen etwas verlangt.
    .ruling = Eine Person nach der anderen, von der Startperson im Uhrzeigersinn (in Duo zuerst der Beschneider), und jede sieht, was vorher war. Punkte, die mehrere im selben Augenblick erhalten, werden zusammen vergeben. Wo eine Jahreszeitenkarte vergleicht, erhalten es bei Gleichstand alle; mit null hat aber niemand am meisten. Wer sie erfüllt, bekommt ihre Punkte; ablehnen kann man nur, was sie mit „darf“ anbietet.
rule-kodama-decree-gust = Die Anleitung von Kodama Duo nennt die Jahreszeitenkarte Windstoß und nimmt sie heraus, wo es keine Auslage gibt. Was sie tut, steht in keiner Anleitung.
    .ruling = Bei uns: Einmal im Zug, bevor eine Karte genommen wird, darf, wer am Zug ist, die ganze Auslage abwerfen und neu auslegen lassen. Ein zweiter Windstoß im selben Zug wird abgelehnt; die nächste Person darf wieder einen rufen.
rule-kodama-decree-invocation = Die Anleitung von Kodama Duo nennt die Jahreszeitenkarte Anrufung des Frühlings und nimmt sie heraus, wo es keine Auslage gibt. Was sie tut, steht in keiner Anleitung.
    .ruling = Bei uns: Solange sie gilt, wird die Auslage auf sechs Karten aufgefüllt. Der Überschuss geht mit der Jahreszeit: Von mehr als vier Karten werden die abgeworfen, die am längsten liegen, bis vier übrig sind.
rule-kodama-growth-rounds = Die Wachstumsphase hat vier Runden; in jeder sind, von der Startperson im Uhrzeigersinn, alle einmal am Zug.
rule-kodama-growth-turn = Ein Zug: Nimm eine Astkarte aus der Auslage, leg sie an deinen Baum an, werte sie sofort und fülle dann die Auslage vom Stapel auf vier auf.
rule-kodama-growth-deck-empty = Die Anleitungen sagen nicht, was geschieht, wenn der Aststapel leer ist. Wo keine Jahreszeitenkarte Karten wegwirft, kommt das nur zu fünft vor: mit den Kosmos-Karten beim allerletzten Auffüllen, und beim verdeckten Draften in der dritten Jahreszeit.
    .ruling = Bisher abgeworfene Astkarten (durch eine Jahreszeitenkarte, durch Passen beim Draften, im sechsten Schritt von Duo) werden zu einem neuen Stapel gemischt, sobald eine Karte gebraucht wird und keine mehr da ist. Gibt es auch davon keine, wird nichts gezogen und mit dem weitergespielt, was da ist; beim Draften gehen die letzten Karten einzeln reihum von der Startperson an, solange sie reichen (Kosmos, zu fünft: drei der fünf ziehen nach der ersten Runde des Herbstes). Wer keine Karte zur Wahl hat, passt.
rule-kodama-growth-season-token = In der zweiten Ausgabe rückt die Startperson den Jahreszeitenmarker jede Runde ein Feld weiter.
    .ruling = Die italienische Anleitung druckt das beim dritten Schritt eines Zuges, dem Auffüllen; wir lesen: einmal je Runde, nach dem letzten Zug, wie Duo und das verdeckte Draften es halten. Er zeigt die Runde an und bewirkt sonst nichts.

## Eine Astkarte anlegen

rule-kodama-place-bark = Das Ende des Astes, das bis zum Rand der neuen Karte reicht, muss auf der Rinde einer anderen Karte liegen, sodass der Ast daraus zu wachsen scheint. Die beiden Rinden müssen nicht gleich breit sein.
    .ruling = Die Mitte des Ansatzes muss auf Rinde liegen, mindestens 2 mm innerhalb des Randes der anderen Karte. Alle auf einer Karte gezeichnete Rinde zählt, der Schaft des Stamms wie seine Äste, obwohl die deutsche Anleitung nur die Äste nennt.
rule-kodama-place-one-card = Die neue Karte muss genau eine andere Karte, Stamm oder Ast, teilweise überdecken und darf keine weitere berühren.
    .ruling = Sie liegt immer obenauf. Eine weitere Karte gilt als berührt, wenn die beiden Rechtecke, verdeckte Teile inbegriffen, höchstens 0,05 mm auseinanderliegen. Die Karte darunter muss überdeckt, nicht bloß berührt werden: Die deutsche Anleitung sagt „teilweise überdecken“, die italienische und die französische nur „berühren“.
rule-kodama-place-no-icon = Die neue Karte darf kein Symbol einer anderen Karte überdecken, auch nicht teilweise.
    .ruling = Auch das Stammsymbol ist geschützt: Die französische und die deutsche Anleitung sagen „einer anderen Karte“, die italienische nennt nur Astkarten. Den Rand eines Symbols zu berühren heißt nicht, es zu überdecken.
rule-kodama-place-table-edge = Kein Teil der neuen Karte darf über die Tischkante ragen, die Linie unter der Stammkarte.
rule-kodama-place-free = In diesen Grenzen darf eine Karte überall liegen und beliebig gedreht sein.
    .ruling = Keine Anleitung sagt es ausdrücklich; keine setzt eine weitere Grenze. Die Karte liegt offen und wird nie gespiegelt.
rule-kodama-place-ten = Eine Karte darf nicht so angelegt werden, dass sie mehr als 10 Punkte bringt; genau 10 sind erlaubt. Punkte einer Jahreszeitenkarte zählen nicht zum Limit.
    .ruling = Die italienische Anleitung sagt „in einem Zug“, die deutsche und die französische sprechen von der Karte: Das Limit gilt für jedes Anlegen für sich. Symbole, die eine Jahreszeitenkarte oder ein Geist verändert hat, zählen als das, was sie geworden sind; nur Punkte, die eine Jahreszeitenkarte hinzufügt, stehen außerhalb.
rule-kodama-place-final = Eine angelegte und gewertete Karte wird nie mehr verschoben.
    .ruling = Italienisch und französisch: sobald sie gewertet ist; deutsch: sobald sie liegt. Hier darfst du frei probieren, bis das Anlegen bestätigt ist, danach nie mehr; die Auslage wird erst dann aufgefüllt.
rule-kodama-place-stuck = Die Anleitungen sagen nicht, was geschieht, wenn keine Karte angelegt werden kann.
    .ruling = Ist die kanonische Menge der Möglichkeiten für jede Karte zur Wahl leer, darf man passen: Es wird keine Karte genommen, nichts gewertet, die Auslage bleibt, und der Zug zählt. Jede erlaubte Lage, die jemand selbst findet, wird trotzdem angenommen. Niemand darf passen, solange die kanonische Menge eine Möglichkeit enthält. Beim verdeckten Draften darf eine Karte, für die die Menge leer ist, nur gewählt werden, wenn sie für die ganze Hand leer ist; die Karte wird dann unangelegt abgeworfen, damit alle Hände gleich bleiben. Für Duo siehe duo.growth.stuck.
rule-kodama-place-example = Beispiel: A ragt über die Tischkante und ist nicht erlaubt (im französischen Bild überdeckt sie auch ein Symbol); B liegt auf zwei Karten und überdeckt Symbole, eines im italienischen, zwei in den anderen Bildern, und ist nicht erlaubt; C liegt auf genau einer Karte, überdeckt kein Symbol, bleibt auf dem Tisch und ist erlaubt.
    .ruling = Als Prüfsteine: A verletzt kodama.place.table-edge, in der französischen Form auch kodama.place.no-icon; B verletzt kodama.place.one-card und kodama.place.no-icon; C verletzt nichts.

## Das Anlegen werten

rule-kodama-score-line = Die Wertungsreihe läuft von der eben angelegten Karte Karte für Karte hinab zum Stamm. Abzweigungen gehören nicht dazu, und nie geht es einen anderen Ast wieder hinauf.
    .ruling = Der Stamm ist die letzte Karte der Reihe, und sein Symbol zählt, auch für eine Karte, die direkt an ihm liegt. Die Anleitungen lassen es offen: Die italienische will das Symbol „auf der berührten Astkarte“, die französische spricht von einer Reihe „von Astkarten“, die doch „bis zur Stammkarte“ reicht; die deutsche nennt die angrenzende „Karte“, und das französische Glossar nennt auch Stämme Karten.
rule-kodama-score-types = Punkte bringen nur Symbolarten, die die eben angelegte Karte zeigt.
rule-kodama-score-run = Für jede dieser Arten 1 Punkt je Symbol auf den aufeinanderfolgenden Karten der Reihe, ab der neuen Karte und mit ihr, die alle diese Art zeigen; mehrere gleiche Symbole auf einer Karte zählen einzeln.
rule-kodama-score-needs-neighbour = Eine Art, die auf der neuen Karte ist, aber nicht auf der, an die sie angelegt wird, bringt nichts.
rule-kodama-score-broken = Eine Karte ohne diese Art beendet die Symbolreihe; dasselbe Symbol weiter unten bringt nichts.
rule-kodama-score-example = Beispiel: Die neue Karte A hat zwei Glühwürmchen, eine Raupe und eine Blume; die nächste, B, zwei Glühwürmchen, eine Raupe und keine Blume; die nächste, C, zwei Raupen, eine Blume und kein Glühwürmchen; D keine Raupe. Glühwürmchen 4, Raupen 4, Blume 0: 8 Punkte. Ein Glühwürmchen und eine Raupe auf einer Abzweigung bringen nichts.
    .ruling = Aus drei Anleitungen zusammengesetzt: die Arten aus der italienischen und der französischen, die Anzahl je Karte aus der deutschen, deren Symbole in unserer Abschrift fehlen, die Summe 8 aus der italienischen und der deutschen. Die französische sagt, dass eine einzige Karte ohne Blume die beiden Blumen trennt; die zweite ist also auf C.
rule-kodama-score-decree-after = Punkte einer Jahreszeitenkarte, die in der Wachstumsphase wirkt, kommen nach den Punkten des Anlegens hinzu.
rule-kodama-score-chips = Zweite Ausgabe: Die Tafel zählt bis 49; bei 50 geht der Marker zurück auf 0, und man nimmt einen 50-Punkte-Chip, der bei 100 auf seine 100er-Seite gedreht wird.
    .ruling = Hier ist ein Punktestand eine einzige Zahl und wird so gezeigt: Es gibt keine Tafel und keine Chips.

## Kodamaphase

rule-kodama-kodama-one-each = Nach der vierten Runde wählen alle, reihum von der Startperson an, einen Kodama aus der Hand, lesen ihn vor und werten, was er belohnt; die Karte ist danach aus dem Spiel.
    .ruling = Jeder wählt und wertet, bevor der Nächste wählt. Einen zu werten ist Pflicht, auch für 0 Punkte. Verlangt eine Karte eine Wahl, die nur ihre eigenen Punkte ändert (wähle eine Karte in deinem Baum), wird die beste genommen und im Punktebuch genannt.
rule-kodama-kodama-decree-check = Danach wird geprüft, ob die Jahreszeitenkarte am Ende der Jahreszeit Punkte gibt (Frühlingsregen, Sommerblüte, Erster Frost).
    .ruling = Ebenso für jede andere Jahreszeitenkarte, deren Text am Ende der Jahreszeit Punkte gibt.
rule-kodama-kodama-first-player = Wer die wenigsten Punkte hat, erhält die Startkarte für die nächste Jahreszeit oder behält sie.
    .ruling = Nach den Punkten der Jahreszeitenkarte: die deutsche Reihenfolge, auch für die italienische Ausgabe, die nur von den Kodamas spricht. Nach dem Herbst wird die Startkarte nicht weitergegeben.
rule-kodama-kodama-first-player-tie = Sind mehrere Letzte, erhält sie, wer im Uhrzeigersinn am nächsten bei der bisherigen Startperson sitzt.
    .ruling = Die bisherige Startperson selbst ist, wenn sie zu den Letzten gehört, am weitesten entfernt (einmal ganz herum): Bei Gleichstand lässt die italienische Anleitung den Marker weitergehen, und die Regel von Duo tut dasselbe; das deutsche „näher an“ ließe sich auch andersherum lesen.

## Begriffe

rule-kodama-term-card = Auf Kodamas und Jahreszeitenkarten meint „Karte“ Stämme und Äste gleichermaßen.
    .ruling = Nur in der Anleitung von Duo gedruckt; gilt auch im Grundspiel. „Astkarte“ meint nur Äste (Frühlingsregen zählt den Stamm nicht).
rule-kodama-term-touch = Zwei Karten grenzen aneinander, wenn eine an die andere angelegt wurde.
    .ruling = Folgt aus kodama.place.one-card. Keine Karte grenzt an sich selbst: Ein Kodama, der zählt, was an eine gewählte Karte angrenzt, zählt diese nicht mit; der Stamm darf gewählt und darf gezählt werden.
rule-kodama-term-end-card = Ein Astende ist eine Astkarte, die nur an eine andere Karte angrenzt: An ihr wurde nichts angelegt.
rule-kodama-term-within-two = Bis zwei Karten vom Stamm ist eine Karte, die an den Stamm angrenzt oder an eine Karte, die an den Stamm angrenzt.
    .ruling = Auch der Stamm selbst zählt, wo der Text Karten sagt und nicht Astkarten: Wörtlich genommen grenzt er an eine Karte, die an den Stamm angrenzt.
rule-kodama-term-lines = Die Anleitungen sagen nicht, wie Kartenreihen verglichen werden, was einige unserer Kodamas tun.
    .ruling = Jedes Astende schließt eine Reihe ab, die bis zum Stamm hinunterläuft; eine Reihe ist so lang, wie sie Astkarten hat, und zwei Reihen können welche gemeinsam haben. Mit einem einzigen Astende gibt es nur eine Reihe und keine zweitlängste.
rule-kodama-term-side = Die Anleitungen sagen nicht, auf welcher Seite des Stamms eine Karte liegt.
    .ruling = Auf der, auf der ihre Mitte liegt: links oder rechts der Senkrechten durch die Mitte der Stammkarte, gleich aus welchem Ast sie wächst. Eine Karte, deren Mitte genau auf dieser Linie liegt, gehört zu keiner Seite. Haben beide Seiten gleich viele Karten, zählen so viele.
rule-kodama-term-twice = Die Anleitungen sagen nicht, ob eine Karte, die ein Symbol dreimal zeigt, es zweimal zeigt.
    .ruling = Ja: Zweimal heißt mindestens zweimal. Eine solche Karte zählt einmal, was immer sie wiederholt.

## Spielende

rule-kodama-end-when = Das Spiel endet nach der dritten Kodamaphase; der vierte Kodama jeder Hand bleibt übrig.
rule-kodama-end-winner = Die meisten Punkte gewinnen.
rule-kodama-end-tie = Bei Gleichstand gewinnt, wessen Stammsymbol häufiger im eigenen Baum vorkommt; steht es dann noch gleich, gewinnen sie gemeinsam.
    .ruling = Gilt auch für die zweite Ausgabe, deren Anleitung dazu nichts sagt. Gezählt werden Symbole, nicht Karten; das des Stamms zählt einmal mit; die Umwandlung einer Jahreszeitenkarte gilt nicht.

## Varianten

rule-kodama-variant-first-game = 1. Partie (Kosmos): Spielt ohne Jahreszeitenkarten, also ohne Saisonphase, und ohne die Kodamas mit gelber Nummer.
    .ruling = Die Anleitung fügt hinzu, der Rundenstapel werde trotzdem benutzt, ein Teil, den sie sonst nirgends nennt: Wir lesen drei Jahreszeiten zu vier Runden, mit Kodamaphasen und Weitergabe der Startkarte wie üblich. Bleiben weniger als vier Kodamas je Person, füllen zufällig gezogene gelbe auf.
rule-kodama-variant-kids = Einsteigervariante: Bis zu drei Personen erhalten statt vier Kodamas ein Set aus drei Kodamakids mit demselben Buchstaben (A, B oder C), eines je Jahreszeit, und werten am Ende jeder Jahreszeit das passende.
    .ruling = Die deutsche Anleitung lässt es ohne Wahl werten; die italienische rät dem Kind nur, jede Karte in ihrer Jahreszeit zu spielen. Wir folgen in beiden Ausgaben der deutschen, außer es wird die italienische Art gewählt (kodama.variant.kids-advice). Wer den Tisch aufmacht, sagt, welche Plätze mit Kodamakids spielen; die Sets gehen als A, B, C in der Reihenfolge der Plätze aus und sind allen bekannt; übrige kommen in die Schachtel. Wer so spielt, hat keine vierte Karte übrig.
rule-kodama-variant-kids-shuffled = Kodamakids dürfen stattdessen unter die anderen Kodamas gemischt und ausgeteilt werden; gewertet werden sie auch dann nur in der aufgedruckten Jahreszeit.
    .ruling = Wer keinen Kodama auf der Hand hat, der in dieser Jahreszeit gewertet werden darf, wertet keinen und behält die Hand; wer einen hat, muss einen werten.
rule-kodama-variant-kids-advice = Die italienische Anleitung rät dem Kind, jedes Kodamakid in der aufgedruckten Jahreszeit zu spielen, und verbietet keine andere.
    .ruling = Eine Option, für beide Ausgaben und beide Arten, mit Kodamakids zu spielen: Ihre Jahreszeiten sind dann nur ein Rat, und jedes darf in jeder Jahreszeit gewertet werden.
rule-kodama-variant-draft = Verdecktes Draften: Nach der Saisonphase erhalten alle statt der Auslage vier verdeckte Astkarten. In jeder Runde wählen alle heimlich eine, decken gemeinsam auf, legen gleichzeitig an und werten; die drei übrigen gehen an die linke Nachbarperson, alle ziehen eine nach, bis es wieder vier sind, und der Jahreszeitenmarker rückt ein Feld weiter. Nach vier Runden folgt die Kodamaphase wie üblich. Zu Beginn der nächsten Wachstumsphase werden alle unbenutzten Astkarten wieder eingemischt und vier neue ausgeteilt.
    .ruling = Für 2 bis 6 Personen. Eine gewählte Karte wird nach dem Aufdecken nicht mehr getauscht, und niemand sieht, wie andere in der Runde anlegen, bevor er selbst angelegt hat. Nach der vierten Runde wird nichts weitergegeben und nichts gezogen, weil ohnehin alle Hände eingemischt werden. Die Startkarte bleibt in Gebrauch: zum Vorlesen der Jahreszeitenkarte, für die Reihenfolge der Kodamaphase und knapper Ziehungen (kodama.growth.deck-empty).
rule-kodama-variant-draft-excludes = Das verdeckte Draften wird ohne die Jahreszeitenkarten Windstoß und Anrufung des Frühlings der anderen Kodama-Spiele gespielt.
    .ruling = Auch jede andere Jahreszeitenkarte, die auf die Auslage wirkt, bleibt draußen; welche das sind, ergibt sich aus ihrer Wirkung, ohne Kennzeichen.
rule-kodama-variant-six = Zu sechst mischt ihr die Astkarten von Kodama Duo in den Stapel und seine mit 2-6 gezeichneten Jahreszeitenkarten und Kodamas zu den anderen.
    .ruling = Auch mit weniger Personen möglich, wie das Zeichen 2-6 nahelegt. Stämme, Geister, Rollen und mit 2 gezeichnete Karten von Duo bleiben draußen: Die sechs Stämme des Grundspiels reichen für sechs, und keine zwei haben dasselbe Symbol. Sechs Hände brauchen 24 Kodamas, darum müssen bei Duo mindestens zwei mit 2-6 gezeichnet sein (Kosmos hat 22).
