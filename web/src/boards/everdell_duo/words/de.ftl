# Was auf dem Spielplan von Everdell Duo steht.

list = { $most } und { $last }
close = Schließen
prompt = Was gefragt ist
meadow = Wiese
events = Ereignisse
places = Fluss, Bauernhöfe und Stapel
drawer = Hand und Städte
over = Die Partie ist zu Ende.
wait = Einen Augenblick.
turn-done = Dein Zug ist gemacht.
waits = { $name } ist dran.
the-rule = Zur Regel
as-mayor = { $mayor }: { $words }

winter = Winter
spring = Frühjahr
summer = Sommer
autumn = Herbst
sun-left = { $count ->
        [0] kein Zug mit Arbeiter mehr
        [one] noch { $count } Zug mit Arbeiter
       *[other] noch { $count } Züge mit Arbeiter
    }
moon-left = { $count ->
        [0] kein Zug mit Karte mehr
        [one] noch { $count } Zug mit Karte
       *[other] noch { $count } Züge mit Karte
    }

hare = Hase
tortoise = Schildkröte
skunk = Stinktier
sun = Sonne
moon = Mond
path-space = Pfadfeld { $number }{ $here ->
        [none] { "" }
       *[other] : { $here }
    }

n-point = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
n-free = { $count ->
        [one] { $count } Rohstoff deiner Wahl
       *[other] { $count } Rohstoffe deiner Wahl
    }
n-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
n-meadow = { $count ->
        [one] { $count } Wiesenkarte
       *[other] { $count } Wiesenkarten
    }
n-discard = { $count ->
        [one] eine abgeworfene Karte
       *[other] { $count } abgeworfene Karten
    }
a-token = { $colour ->
        [any] ein Besetzt-Marker
        [green] ein grüner Besetzt-Marker
        [tan] ein hellbrauner Besetzt-Marker
        [red] ein roter Besetzt-Marker
        [blue] ein blauer Besetzt-Marker
       *[purple] ein violetter Besetzt-Marker
    }
one-twig = Zweig
one-resin = Harz
one-pebble = Kiesel
one-berry = Beere
one-point = Punkt
colour-green = Grün
colour-tan = Hellbraun
colour-red = Rot
colour-blue = Blau
colour-purple = Violett
token-of = Besetzt-Marker: { $colour }
token-later = Besetzt-Marker, für deinen nächsten Zug: { $colour }

thing-green = { $count ->
        [one] { $count } grüne Karte
       *[other] { $count } grüne Karten
    }
    .many = grüne Karten
thing-tan = { $count ->
        [one] { $count } hellbraune Karte
       *[other] { $count } hellbraune Karten
    }
    .many = hellbraune Karten
thing-red = { $count ->
        [one] { $count } rote Karte
       *[other] { $count } rote Karten
    }
    .many = rote Karten
thing-blue = { $count ->
        [one] { $count } blaue Karte
       *[other] { $count } blaue Karten
    }
    .many = blaue Karten
thing-purple = { $count ->
        [one] { $count } violette Karte
       *[other] { $count } violette Karten
    }
    .many = violette Karten
thing-creature = { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }
    .many = Tiere
thing-construction = { $count } Gebäude
    .many = Gebäude
thing-card = { $count ->
        [one] { $count } Karte in der Stadt
       *[other] { $count } Karten in der Stadt
    }
    .many = Karten in der Stadt
thing-colour = { $count ->
        [one] { $count } Farbe
       *[other] { $count } Farben
    }
    .many = Farben
thing-rich-colour = { $count ->
        [one] { $count } Farbe mit 3 Karten
       *[other] { $count } Farben mit 3 Karten
    }
    .many = Farben mit 3 Karten
thing-pair = { $count ->
        [one] { $count } Paar aus Tier und Gebäude
       *[other] { $count } Paare aus Tier und Gebäude
    }
    .many = Paare aus Tier und Gebäude
thing-twig = { $count ->
        [one] { $count } Zweig
       *[other] { $count } Zweige
    }
    .many = Zweige
thing-resin = { $count } Harz
    .many = Harz
thing-pebble = { $count } Kiesel
    .many = Kiesel
thing-berry = { $count ->
        [one] { $count } Beere
       *[other] { $count } Beeren
    }
    .many = Beeren
thing-resource = { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }
    .many = Rohstoffe
thing-resource-type = { $count ->
        [one] { $count } Art von Rohstoff
       *[other] { $count } Arten von Rohstoffen
    }
    .many = Arten von Rohstoffen
thing-hand = { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
    .many = Handkarten
thing-event = { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }
    .many = Ereignisse
thing-occupied = { $count } Besetzt-Marker
    .many = Besetzt-Marker
lack-more = es fehlt: { $things }
more-of-two = { $count } { $one } oder { $two }

look-green-creature = grünes Tier
look-green-construction = grünes Gebäude
look-tan-creature = hellbraunes Tier
look-tan-construction = hellbraunes Gebäude
look-red-creature = rotes Tier
look-red-construction = rotes Gebäude
look-blue-creature = blaues Tier
look-blue-construction = blaues Gebäude
look-purple-creature = violettes Tier
look-purple-construction = violettes Gebäude
when-green = Wirkt beim Spielen und noch einmal zu Beginn von Frühjahr und Herbst.
when-tan = Wirkt einmal, beim Spielen.
when-red = Wirkt, wenn ein Arbeiter darauf eingesetzt wird. Beide dürfen sie besuchen.
when-blue = Hilft ab deinem nächsten Zug.
when-purple = Zählt am Ende.
card = { $name }, { $look }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, kostet { $cost }
costs = Kostet { $cost }.
can-pay = bezahlbar
can-choose = wählbar
can-draw = ziehbar
in-reach = in Reichweite
can-draw = zieh eine Karte
lacks = dir fehlt: { $goods }
lacks-word = es fehlt:
lacks-short = { $goods } fehlt
counters = { $count ->
        [one] { $count } Punkt darauf
       *[other] { $count } Punkte darauf
    }
loaded = darauf { $goods }
tucked = { $count ->
        [one] { $count } Karte darunter
       *[other] { $count } Karten darunter
    }
occupied = besetzt
stands = hier steht: { $who }
doomed = Miss Thorn nimmt sie am Ende der Jahreszeit
doomed-event = Miss Thorn nimmt dieses Ereignis am Ende der Jahreszeit, wenn ihr es nicht vorher erfüllt

taken = Vergeben
ready = In Reichweite
within-reach = in Reichweite
event-gone = Vergebenes Ereignis{ $who ->
        [none] { "" }
       *[other] , hier steht: { $who }
    }
event-spoken = Ereignis { $name }: { $text }. { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und sofort { $reward }. { $standing }{ $who ->
        [none] { "" }
       *[other] , hier steht: { $who }
    }
reward = Sofort: { $reward }.
journey-now = du { $mine }, Gegner { $theirs }
journey-spoken = Die Reise: { $points } Punkte am Ende für mehr Karten auf der Hand und in der Stadt. Du hast { $mine }, dein Gegner { $theirs }
journey-looked-on = Die Reise: { $points } Punkte am Ende für mehr Karten auf der Hand und in der Stadt. { $one } hat { $mine }, { $other } { $theirs }
space-spoken = { $name }: { $text }{ $who ->
        [none] { "" }
       *[other] , hier steht: { $who }
    }{ $standing ->
        [none] { "" }
       *[other] , { $standing }
    }
river = Fluss
farm = Bauernhof
deck = Stapel
draw = Ziehen
discards = Ablage
deck-spoken = Stapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $standing ->
        [none] { "" }
       *[other] : { $standing }
    }
sealed = Karten werden aufgedeckt: Das lässt sich nicht zurücknehmen.

you = Du
for-you = dich
supply-of = Was { $name } hat
supply-own = Was du hast
workers-left = { $count ->
        [0] kein Arbeiter mehr
        [one] noch { $count } Arbeiter
       *[other] noch { $count } Arbeiter
    }
in-hand = { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
points-now = { $name }: nach jetzigem Stand { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
city-own = Deine Stadt, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
city-of = Stadt von { $name }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
city-shared = Eure gemeinsame Stadt, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
city-empty = Noch keine Karte.
hand = Deine Hand, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
hand-empty = Deine Hand ist leer.
tab-hand = Hand
tab-own = Deine Stadt
tab-city = Stadt
tab-company = Gemein­sam
tab-lit = { $count } zur Auswahl
trade = Zwei Karten gegen einen Rohstoff

move-sun = Sonne weiter
move-moon = Mond weiter
back-sun = Sonne ein Feld zurück
back-moon = Mond ein Feld zurück
shoo = Dieses Stinktier wegschicken
card-play = Spielen
card-take = Auf die Hand nehmen
card-place = Arbeiter einsetzen
card-use = Ausführen
card-lift = Diesen Arbeiter versetzen
card-achieve = Erfüllen
card-shoo = Stinktier wegschicken
card-discard = Abwerfen
card-show = Zeigen
card-tuck = Darunterlegen
card-house = Marker hierher
card-reclaim = Marker zurücknehmen
card-activate = Wirken lassen
card-share = Deinem Partner geben
play = Spielen
pay-with = mit { $what }
pay-plainly = Den vollen Preis zahlen
pay-token-on = mit Besetzt-Marker auf { $card }
pay-tuck = eine Handkarte kommt darunter
pay-discard = eine Handkarte abwerfen
pay-nothing = umsonst
your-token = deinem Besetzt-Marker
choose-tuck = Welche Handkarte kommt darunter?
choose-discard = Welche Handkarte wirfst du ab?
spend = { $goods } zahlen
leaves = es bleibt
nothing = nichts
counting = Die Zahlweisen werden gezählt …
worth-now = Deine Punkte nach jetzigem Stand: { $before } → { $after }.
others-gain = { $name } erhält { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
owner-gains = { $name } erhält 1 Punkt für deinen Besuch.

give-deck = Eine Karte vom Stapel für { $who }
give-meadow = Eine Wiesenkarte für { $who }
give-resource = Ein Rohstoff für { $who }
give-card = { $card } wirkt für { $who }
share-this = Teilen: { $what }
use-as = Einsetzen für { $who }
keep = { $card } behalten
do-store = Rohstoffe darauflegen
do-unload = Alle nehmen
do-twice = Zweimal, für einen Punkt des Uhrturms
do-agree = Auch aufgeben
do-agreed = Einverstanden
do-counter = Dem Gegenvorschlag folgen
do-trust = Einverstanden, auch mit dem Rest
do-insist = Es bleibt bei meinem
do-concede = Dieses Kapitel aufgeben
do-trade = Zwei Karten gegen einen Rohstoff
no-more = Nichts mehr
no-step = Weiter
no-take = Keine mehr nehmen
no-exchange = Nichts hergeben
no-activate = Keine mehr
no-show = Keine mehr zeigen
no-store = So lassen
no-carry = Nichts mehr nutzen
no-reclaim = Die Marker liegen lassen
no-achieve = Keines erfüllen
no-lift = Die Arbeiter stehen lassen
no-grant = Keine spielen
no-pigeon = Keine davon spielen
no-twice = Einmal
no-produce = Der Rest wirkt nicht
no-split = Der Rest wirkt nicht
no-answer = Der Rest wirkt nicht
no-agree = Weiterspielen
no-shoo = Die Stinktiere bleiben
no-back = Sonne und Mond bleiben
no-deliver = Nichts mehr geben

together = Gemeinsam
score = Punkte nach jetzigem Stand
score-cards = Auf Karten gedruckt
score-purple = Violette Karten
score-tokens = Punktemarker
score-events = Ereignisse
score-journey = Die Reise
score-start = Vorsprung
company = Was ihr teilt
share = Teilen-Plättchen
shared-now = Auf dem Teilen-Plättchen: { $what }
sharing-free = Freies Teilen: Einmal in deinem Zug darfst du einen Rohstoff, eine Handkarte oder einen Besetzt-Marker auf das Plättchen legen. Dein Partner nimmt es zu Beginn seines Zuges.
sharing-limited = Begrenztes Teilen: nur in Zügen, an deren Beginn Sonne oder Mond auf dem Handschlagfeld steht.
sharing-none = Nichts darf geteilt werden.
watch = Taschenuhr
watch-text = Stellt Sonne oder Mond ein Feld zurück, für einen Zug mehr.
watches-left = { $count ->
        [0] keine Taschenuhr mehr
        [one] noch { $count } Taschenuhr
       *[other] noch { $count } Taschenuhren
    }
news = Gute Nachricht
not-now = Davon geht gerade nichts.
chapter = Kapitel { $number }
target-now = { $points } von { $target } Punkten
chapter-goal = Nach dem Herbst braucht ihr zusammen so viele Punkte, und jedes Ziel muss erreicht sein.
against-thorn = Ihr { $points }, Miss Thorn { $hers }
quiet-season = In diesem Kapitel bringt diese Jahreszeit nichts.
thorn = Miss Thorn
thorn-takes = Am Ende der Jahreszeit nimmt sie { $cards ->
        [none] nichts, was offen liegt
       *[other] { $cards }
    }{ $unseen ->
        [0] .
        [one] , dazu eine Karte vom Stapel.
       *[other] , dazu { $unseen } Karten vom Stapel.
    }
thorn-goal = Nach dem Herbst müsst ihr mehr Punkte haben als sie; bei Gleichstand gewinnt sie. Ereignisse, die bis dahin niemand erfüllt hat, gehören auch ihr.
achievements = Errungenschaften
achievements-about = Schlagt ihr sie, gehören euch die, die erfüllt sind.
achievement-relentless = Keine grüne Karte in der Stadt
achievement-humble = Keine violette Karte in der Stadt
achievement-efficient = Höchstens 10 Karten in der Stadt
achievement-balanced = 3 Karten jeder Farbe
achievement-welcoming = 5 Besetzt-Marker
achievement-frugal = 25 Punkte in Markern
achievement-overachiever = Mit 20 Punkten Vorsprung gewonnen
achievement-glamorous = 5 violette Karten
achievement-prepared = 7 Karten auf einer Hand
achievement-excited = 5 Ereignisse
concede-sure = Das Kapitel gilt dann als verloren, wenn dein Partner zustimmt. Sicher?

wish-for = Wünschen: { $what }
wish-no-more = Wunsch zurücknehmen: { $what }
you-wish = Dein Wunsch: { $what }.
wishes = { $name } wünscht sich: { $what }.
take-back-wish = Zurücknehmen
grant = Erfüllen

answers = Antworten
say-want = Ich hätte gern
say-want-this = Ich hätte gern { $what }.
say-want-card = Ich hätte gern: { $what }.
some-twig = Zweige
some-resin = Harz
some-pebble = Kiesel
some-berry = Beeren
say-try = Versuchen wir
say-try-this = Versuchen wir: { $what }.
say-answer = Kurz gesagt
say-yes = Ja, gern.
say-no = Lieber nicht.
say-yours = Entscheide du.
say-wait = Warten wir damit.
say-thanks = Danke!
say-secret = Ihr dürft einander nicht sagen, was ihr auf der Hand habt.

ties = Bei Gleichstand, in dieser Reihenfolge
tie-events = Ereignisse
tie-resources = übrige Rohstoffe
tie-city = Karten in der Stadt
tie-hand = Karten auf der Hand
tie-decides = entscheidet

# Wo lange Namen von Karten getrennt werden dürfen.
long-words = Bienen|stock Brief|taube Ernte|helfer Gast|geberin Gewächs|haus Gilden|haus Glocken|turm Heirats|vermitt|lerin Heißluft|ballon Histo|riker Holz|schnitzer Höhlen|forscher Kessel|flicker Korn|speicher Leucht|turm Loko|motive Markt|halle Markt|stand Minen|maulwurf Piraten|schiff Skrip|torium Span|schmied Späne|feger Steine|hüpfen Masken|ball Jahr|markt Blätter|krone Ein|weihungs|feier Garten|schau Gäste|abend Kerzen|ziehen Laternen|jubiläum Markt|morgen Marmeladen|wett|bewerb Mitt|sommer|mahl Märchen|stunde Scheunen|bau Speise|kammer Stein|brücken|fest Trink|spruch
