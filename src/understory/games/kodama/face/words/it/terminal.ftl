# Kodama nel terminale: il tavolo e gli elenchi da cui si sceglie. Le parole da scrivere (pass, gust) restano come sono.

text-kodama-season = { $season }. Il primo giocatore è il posto { $first }. Mazzo: { $deck }.
text-kodama-season-round = { $season }, round { $round } di { $rounds }. Il primo giocatore è il posto { $first }. Mazzo: { $deck }.
text-kodama-decree = Decreto: { $decree }
text-kodama-tree = Posto { $seat }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
text-kodama-tree-yours = Posto { $seat } (tu): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
text-kodama-market = Mercato
text-kodama-hand = I tuoi Kodama
text-kodama-picked = Scelte
text-kodama-branches = Le tue carte Ramo
text-kodama-passed-on = Carte Ramo che hai passato al posto { $seat }
text-kodama-put-down = Hai posato coperta: { $card }
text-kodama-up-to = { $card }  fino a +{ $points }
text-kodama-on = { $card }  su { $on }  +{ $points }
text-kodama-spirit-over = Spirito { NAME($spirit, of: "icon", form: "of") } (sotto: { NAME($icon, of: "icon") })
text-kodama-scores = { $kodama } { $name }: { $text } Ora: { $points }.
text-kodama-stuck = pass: non si può posare nulla
text-kodama-gust = gust: far rinnovare il mercato
text-kodama-left = { $across } mm a sinistra, { $up } mm in alto, girata di { $turned } gradi
text-kodama-right = { $across } mm a destra, { $up } mm in alto, girata di { $turned } gradi
