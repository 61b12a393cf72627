# Kodama im Terminal: der Tisch und die Listen zur Auswahl. Wörter zum Eintippen (pass, gust) bleiben, wie sie sind.

text-kodama-season = { $season }. Platz { $first } ist Startspieler. Stapel: { $deck }.
text-kodama-season-round = { $season }, Runde { $round } von { $rounds }. Platz { $first } ist Startspieler. Stapel: { $deck }.
text-kodama-decree = Jahreszeitenkarte: { $decree }
text-kodama-tree = Platz { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
text-kodama-tree-yours = Platz { $seat } (du): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
text-kodama-market = Auslage
text-kodama-hand = Deine Kodamas
text-kodama-picked = Gewählt
text-kodama-branches = Deine Astkarten
text-kodama-passed-on = Astkarten, die du an Platz { $seat } weitergegeben hast
text-kodama-put-down = Du hast verdeckt abgelegt: { $card }
text-kodama-up-to = { $card }  bis zu +{ $points }
text-kodama-on = { $card }  an { $on }  +{ $points }
text-kodama-spirit-over = { NAME($spirit, of: "icon", form: "spirit") } (darunter: { NAME($icon, of: "icon") })
text-kodama-scores = { $kodama } { $name }: { $text } Jetzt: { $points }.
text-kodama-stuck = pass: Nichts lässt sich anlegen
text-kodama-gust = gust: die Auslage neu auslegen lassen
text-kodama-left = { $across } mm links, { $up } mm hoch, um { $turned } Grad gedreht
text-kodama-right = { $across } mm rechts, { $up } mm hoch, um { $turned } Grad gedreht
