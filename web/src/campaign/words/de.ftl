# Kampagnen und das Buch der Errungenschaften.

campaigns = Kampagnen
campaigns-lead = Fünfzehn Kapitel, eine Stadt, zwei Bürgermeister und eine Zeitung, die euch lieber scheitern sähe.
your-towns = Deine Städte
found-town = Eine Stadt gründen
city = Wie eure Stadt heißt
mayors = Wer regiert?
mayors-solo = Ich spiele beide
mayors-here = Zwei an diesem Gerät
mayors-far = Ich und jemand in der Ferne
mayors-bot = Ich und ein Bot
second-name = Name des zweiten Bürgermeisters
your-name = Dein Name
difficulty = Wie schwer?
found = Gründen
bring = Eine Kampagne mitbringen
bring-note = Eine Datei, die hier gespeichert wurde oder aus der Kommandozeile stammt.
choose-file = Datei wählen
progress = { $played } von { $chapters } Kapiteln, { $total } Punkte
finished = abgeschlossen
in-progress = Kapitel { $chapter } wird gespielt
nobody-yet = noch niemand

road = Der Weg durch den Wald
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
to-medal = noch { $missing } bis { $medal }
begin = Kapitel { $number } beginnen
again = Kapitel { $number } noch einmal spielen
again-cost = Das kostet am Ende 30 Punkte, und das neue Ergebnis ersetzt das alte.
go-on = Kapitel { $number } weiterspielen
alone = Allein spielen, als beide Bürgermeister
onward = Oder weiter mit Kapitel { $number }
waits = Der zweite Bürgermeister ist noch nicht da.
send-link = Schick ihm diesen Link:
new-link = Link erstellen
lets-go-on = { $name } darf ohne mich weiterspielen
lets-me = { $name } lässt dich allein weiterspielen.
the-end = Alle fünfzehn Kapitel sind gespielt.
sheet = Wertungsblatt
save-file = Als Datei speichern
challenges = Das Buch der Errungenschaften
all-campaigns = Alle Kampagnen
newspaper = Die Zeitung
none-in-hand = Noch nichts auf der Hand.
station-won = Kapitel { $number }, { $title }: gewonnen, { $points } Punkte
station-lost = Kapitel { $number }, { $title }: verloren
station-next = Kapitel { $number }, { $title }: ist das nächste
station-now = Kapitel { $number }, { $title }: wird gerade gespielt
station-later = Kapitel { $number }, { $title }: kommt noch
to-win = Zum Sieg
this-chapter = In diesem Kapitel
won = gewonnen
lost = verloren
target = { $points } Punkte ({ $difficulty })
came-to = { $points } Punkte, { $day }
played-on = Gespielt am
watches = { $kept } von { $all } Uhren behalten
replayed = wiederholt
missed = Verfehlt
print = Drucken
sheet-of = Wertungsblatt von { $city }
back-to-road = Zurück zum Weg

invited = { $city } sucht einen zweiten Bürgermeister
invited-by = Gegründet von { $name }
become-mayor = Das Amt annehmen
no-place = Beide Ämter sind schon besetzt.
opening = Wird geöffnet …

feats-lead = Am Ende jeder Jahreszeit nimmt sich Miss Thorn Karten und Ereignisse. Wer am Schluss mehr Punkte hat als sie, gewinnt; was dabei geschafft wurde, wird hier eingetragen.
whose = Wessen Spiele?
all-mine = alle meine
with-partner = mit { $name }
new-challenge = Eine neue Herausforderung
players = Wer spielt?
players-alone = Ich allein, als beide
challenge = Beginnen
games-won = { $games ->
    [one] 1 Spiel, { $won } gewonnen
   *[other] { $games } Spiele, { $won } gewonnen
}
feat = Errungenschaft
done-on = geschafft am { $day }
not-yet = noch nicht

error-campaign-damaged = Das ist keine Kampagnendatei, oder sie ist beschädigt.{ $where ->
    [none] {""}
   *[other] {" "}Die Stelle: { $where }.
}
error-campaign-newer = Diese Datei stammt von einer neueren Version.
error-campaign-rule = Das erlauben die Regeln der Kampagne nicht.
error-campaign-other-mayors = Diese Kampagne ist für { $players ->
    [one] einen Bürgermeister
   *[other] zwei Bürgermeister
}.
error-campaign-no-such-day = Diesen Tag gibt es nicht.
error-campaign-full = Beide Ämter sind schon besetzt.
error-campaign-chapter-in-progress = Kapitel { $chapter } wird gerade gespielt.
error-campaign-not-this-chapter = Dieses Kapitel ist jetzt nicht dran.
error-campaign-not-alone = Dem hat der andere Bürgermeister nicht zugestimmt.
error-campaign-mayor-missing = Der zweite Bürgermeister ist noch nicht da.
error-campaign-none-here = Diese Kampagne gibt es nicht, oder sie gehört dir nicht.
error-campaign-goes-on-there = Die Kampagne geht auf ihrem Weg weiter.
