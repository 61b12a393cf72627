# Kodama au terminal : la table et les listes où l’on choisit. Les mots à taper (pass, gust) restent ce qu’ils sont.

text-kodama-season = { $season }. La place { $first } est premier joueur. Pioche : { $deck }.
text-kodama-season-round = { $season }, manche { $round } sur { $rounds }. La place { $first } est premier joueur. Pioche : { $deck }.
text-kodama-decree = Carte Saison : { $decree }
text-kodama-tree = Place { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
text-kodama-tree-yours = Place { $seat } (vous) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
text-kodama-market = Marché
text-kodama-hand = Vos Kodamas
text-kodama-picked = Choisies
text-kodama-branches = Vos cartes Branche
text-kodama-passed-on = Cartes Branche que vous avez passées à la place { $seat }
text-kodama-put-down = Vous avez posé face cachée : { $card }
text-kodama-up-to = { $card }  jusqu’à +{ $points }
text-kodama-on = { $card }  sur { $on }  +{ $points }
text-kodama-spirit-over = Esprit { NAME($spirit, of: "icon", form: "of") } (dessous : { NAME($icon, of: "icon") })
text-kodama-scores = { $kodama } { $name } : { $text } Maintenant : { $points }.
text-kodama-stuck = pass : rien ne peut être posé
text-kodama-gust = gust : faire renouveler le marché
text-kodama-left = { $across } mm à gauche, { $up } mm de haut, tournée de { $turned } degrés
text-kodama-right = { $across } mm à droite, { $up } mm de haut, tournée de { $turned } degrés
