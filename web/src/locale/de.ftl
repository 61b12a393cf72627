# Die Worte der Seite. Was die Spiele sagen, steht in src/understory/locale.

skip = Gleich zum Tisch
nav = Die Seite
close = Schließen
settings = Einstellungen
rules = Regeln
language = Sprache
lobby = Stube
new-table = Neuer Tisch
to-start = Zur Startseite
opening = Einen Augenblick …
nowhere = Hier ist nichts als Moos.
no-match = Diesen Tisch gibt es nicht.

## Start

start-title = Ein Baum wächst. Geister ziehen ein.
start-lead = Leg Äste an, wo du willst und wie du willst. Die Seite sagt sofort, ob sie dort wachsen dürfen, warum nicht, und was sie bringen.
play-game = { $game } spielen
start-at-once = Gegen einen Bot, sofort, ohne Anmeldung.
start-new = Oder einen Tisch für Freunde decken
my-matches = Deine Partien
other-games = Zwei weitere Spiele des Waldes
other-games-note = Ihre Bretter werden noch gezeichnet. Im Terminal lassen sie sich ganz spielen, mit Bildern, und hier als Liste von Zügen.
about-kodama-3d = Ein Baum im Raum, aus Plättchen des Waldes, der nicht kippen darf.
about-everdell-duo = Eine Stadt voller Tiere und Gebäude, durch vier Jahreszeiten, unter Sonne und Mond.
play-as-list = Als Liste von Zügen spielen
unofficial = Understory ist nicht offiziell. Die Namen der Spiele gehören ihren Inhabern; gedruckte Bilder oder Texte werden nicht verwendet.

## Lists of matches

over = beendet
seats-free = { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
your-turn = Du bist am Zug
waits-for = Warten auf { $name }
free-seat = freier Platz
open-matches = Offene Tische
lobby-empty = Gerade wartet niemand auf Gesellschaft.

## A new table

which-game = Spiel
who-plays = Wer spielt
nth-player = Spieler { $number }
you = Du
seat-guest = ein Gast, mit Link
seat-here = jemand hier
bot-random = Blatt im Wind
bot-greedy = Sammler
bot-ismcts = Träumer
bot-level-1 = Keimling
bot-level-2 = Schössling
bot-level-3 = Hain
bot-level-4 = Urwald
bot-levels = Bots, vom sanftesten zum stärksten: Keimling, Schössling, Hain, Urwald.
name-here = Name
remove-seat = Platz wegnehmen
add-seat = Noch ein Platz
how-to-play = Wie gespielt wird
the-table = Der Tisch
the-rule = Die Regel
no-board-yet = Sein Brett wird noch gezeichnet: Hier spielt man es als Liste von Zügen.
hints = Zeig mir
hints-about = Spieler dürfen nach den besten Stellen fragen, und was sie bringen.
access = Wer kommen darf
access-unlisted = mit dem Link
    .about = Wer den Link hat, darf sich setzen oder zuschauen.
access-public = alle
    .about = Der Tisch steht in der Stube.
access-invitation = auf Einladung
    .about = Du lädst zu jedem Platz ein; sonst darf niemand zuschauen.
caretaker = Vertretung
caretaker-about = Ist jemand eine Minute fort, während andere warten, spielt ein Bot, bis er wiederkommt.
begin = Anfangen
lay-and-invite = Tisch decken

## Gathering

gathering = Der Tisch ist gedeckt
gathering-note = Es geht los, sobald alle Plätze besetzt sind.
stand-up = Aufstehen
sit-down = Hinsetzen
invite = Einladen
invite-title = Jemanden einladen
invite-note = Schick diesen Link, oder lass die Kamera auf das Quadrat richten.
link = Link
copy = Kopieren
copied = Kopiert
qr = Der Link als QR-Code
invited-to = Du bist eingeladen: { $game }
device = Auf einem anderen Gerät weiterspielen
device-note = Öffne diesen Link dort, oder richte seine Kamera auf das Quadrat: Dein Platz und alles, was du weißt, kommen mit.
device-once = Der Link gilt einmal und zehn Minuten lang. Sobald er benutzt ist, schaut dieses Gerät nur noch zu.
device-moved = Du spielst jetzt auf dem anderen Gerät
device-moved-note = Dieses hier schaut zu und zeigt nur, was alle sehen dürfen.
play-on = Hier mit { $game } weitermachen
play-on-note = { $name } spielt an diesem Gerät weiter; das andere schaut von da an nur noch zu.
play-on-here = Hier weiterspielen
link-spent = Dieser Link öffnet nichts mehr
your-name = Dein Name
no-seat-left = Alle Plätze sind besetzt.
look-on = Zuschauen

## At the table

log = Was geschah
made-move = { NAME($seat, of: "seat") }: { $move }
chat = Gespräch
chat-new = Gespräch, { $count } neu
looking-on = schaut zu
looks-on = { $name } (schaut zu)
turn = Der Zug
turn-done = Dein Zug ist gemacht. Beende ihn, oder nimm ihn zurück.
game-over = Das Spiel ist aus.
waits-for-choice = Deine Wahl steht. Warten auf { $name }
undo = Zurück
end-turn = Zug beenden
ask-back = Bitten, den Zug zurückzunehmen
asked-back = Du möchtest deinen Zug zurücknehmen. Die anderen entscheiden.
asks-back = { $name } möchte einen Zug zurücknehmen.
agree = Einverstanden
decline = Nein
withdraw = Doch nicht
would-score = Erlaubt: { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
score-of = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $waited ->
        [yes] , am Zug
       *[no] {""}
    }
no-points = Noch keine Punkte.
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
mute = { $name } nicht mehr hören
unmute = { $name } wieder hören
moves = Was du tun darfst
listing = Was du tun darfst, wird gesucht …
seek-move = Zug suchen
moves-more = Das sind nicht alle: Es sind mehr Stellen erlaubt, als hier stehen.
nothing-to-do = Gerade ist nichts zu tun.
what-you-see = Was du siehst
you-put-down = Du hast gewählt: { $move }. Aufgedeckt wird, wenn alle gewählt haben.
lost = Die Verbindung zum Tisch ist abgerissen
lost-note = Nichts ist verloren. Wir kommen von selbst zurück.
curtain-label = Spielerwechsel
curtain = { $name }, du bist dran
curtain-note = Gib das Gerät weiter. Niemand sonst schaut hin.
curtain-open = Ich bin { $name }

## The end

result = Das Ergebnis
you-win = Du gewinnst
wins = { $name } gewinnt
shared-win = { $names } teilen sich den Sieg
by-season = Nach Jahreszeit
by-source = Nach Herkunft
total = Summe
rematch = Noch einmal
look-at-table = Den Tisch ansehen
record = Mitschrift herunterladen

## Rules

rules-of = Regeln von { $game }
seek-rule = In den Regeln suchen
ruling = Unser Entscheid:
no-rule-found = Davon spricht keine Regel.

## Settings

light = Licht
light-system = wie das Gerät
light-light = Tag
light-dark = Nacht
sound = Klang
sound-about = Holz für einen Zug, eine Schale, wenn du dran bist.
motion = Bewegung
motion-about = Karten legen sich, Reihen leuchten nacheinander auf.
end-at-once = Züge sofort beenden
end-at-once-about = Ein Zug ist dann gleich zu Ende; frei zurücknehmen lässt er sich nicht mehr.
keep = Behalten
name-kept = Der Name ist behalten.
account = Konto
account-about = Nach Wunsch: behält deine Partien unter einer Anmeldung, auf jedem Gerät. Das Passwort braucht zehn Zeichen.
account-is = Du bist hier als { $login }.
login = Anmeldename
password = Passwort
log-in = Anmelden
log-out = Abmelden
register = Konto anlegen
logged-in = Willkommen zurück.
logged-out = Du bist wieder Gast.
registered = Deine Partien sind unter diesem Namen bewahrt.

## What can go wrong

error-other = Das hat nicht geklappt ({ $id }).
error-page-unreachable = Der Tisch ist gerade nicht zu erreichen.
error-table-no-such-match = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
error-table-not-at-this-table = Du sitzt nicht an diesem Tisch.
error-table-key-used-or-expired = Dieser Link ist verbraucht oder abgelaufen.
error-table-no-free-seat = Alle Plätze sind besetzt.
error-table-too-often = Das war etwas zu oft. Versuch es in { $seconds } Sekunden wieder.
error-table-broken = Am Tisch ist etwas kaputtgegangen. Versuch es noch einmal.
error-table-storage = Der Tisch kann gerade nichts aufschreiben. Versuch es noch einmal.
error-table-full = Der Tisch ist gerade voll.
error-table-name = Ein Name braucht mindestens einen Buchstaben.
error-table-option = Diese Optionen passen nicht zusammen.
error-table-no-hints = An diesem Tisch wird ohne Hilfe gespielt.
error-account-wrong = Anmeldename und Passwort passen nicht zusammen.
error-account-login-taken = Diesen Anmeldenamen gibt es schon.
error-account-already = Du hast schon ein Konto.
error-table-invalid = Das konnte der Tisch nicht lesen.
error-table-try-again = Der Tisch ist beschäftigt. Versuch es noch einmal.
