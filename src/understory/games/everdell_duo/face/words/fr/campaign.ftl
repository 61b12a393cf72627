# La campagne et le défi : les chapitres avant de jouer, la feuille de score, le journal, le livre des réalisations.

paper = La Racine
paper-issue = N° { $number }, édition de { $city }. Prix : un gland.
paper-score = { $city } atteint { $points } points ; on en demandait { $target }.
paper-missed = Non livré : { $missed }.
paper-caption = { NAME($building, of: "card") }, fierté de { $city } ({ $points } points). Notre dessinateur attend toujours d’être payé.
paper-sums = { $chapters } points dans les chapitres, { $bonus } pour les montres, { $penalty } de moins pour les chapitres rejoués.

told-chapter = Chapitre { $number } : { $title }
told-skunks = Mouffettes : { $where }.
told-skunks-events = { $counts } sur les Événements
told-skunks-path = { $counts } sur le chemin
told-skunks-locations = { $counts } sur les lieux
told-skunks-by-season = { $where } (de l’hiver à l’automne)
told-sharing-free = Le partage est libre.
told-sharing-limited = Partage sur la case Poignée de main seulement.
told-sharing-none = Aucun partage.
told-sharing-seasons = Partage : { $seasons }.
told-sharing-season = { NAME($season, of: "season") } { $way }
told-way-free = libre
told-way-limited = sur la case Poignée de main seulement
told-way-none = interdit
told-goods = Chacun commence avec { $goods }.
told-hand = { $count ->
    [one] Chacun pioche une carte à la mise en place.
   *[other] Chacun pioche { $count } cartes à la mise en place.
}
told-city = La ville commence avec : { NAME($cards, of: "card") }.
told-guards = Une mouffette occupe { NAME($places, of: "guard") } toute l’année.
guard-river-1 = le premier emplacement de la rivière
guard-river-2 = le second emplacement de la rivière
told-workers = Chacun a { $count } ouvriers.
told-quiet = Ces saisons ne donnent rien : { NAME($seasons, of: "season") }.
told-no-trade = On ne peut pas défausser de cartes contre des ressources.
told-watch = Ce chapitre donne une montre à gousset.
told-target = { $points } points
told-to-win = Pour gagner : { $asked }.

campaign-normal = Normale
    .about = Une montre à gousset à chaque chapitre, tout chapitre perdu peut être rejoué, et toutes les Bonnes Nouvelles se gardent.
campaign-hard = Difficile
    .about = Des scores plus élevés, des montres dans quelques chapitres seulement, trois chapitres rejoués en tout, et une seule Bonne Nouvelle gardée.
challenge-easy = Facile
    .about = Miss Thorn a bien dormi : elle a 15 points au départ. Le partage est libre.
challenge-normal = Normal
    .about = Miss Thorn telle que sa rédaction la connaît : elle a 20 points au départ. Partage sur la case Poignée de main seulement.
challenge-hard = Difficile
    .about = Miss Thorn n’a pas déjeuné : elle a 25 points au départ. Aucun partage.
road-cards = Bonnes Nouvelles en main
road-replays-normal = Un chapitre perdu peut être rejoué une fois, pour 30 points de moins à la fin.
road-replays-hard = { $left ->
    [0] Plus aucun chapitre ne peut être rejoué.
    [one] On peut encore rejouer un chapitre, sur trois.
   *[other] On peut encore rejouer { $left } chapitres, sur trois.
}

sheet-subtitle = Une campagne en quinze chapitres : { $difficulty }
sheet-title = { $city } : { $names }, { $difficulty }
sheet-chapter = chapitre
sheet-day = jour
sheet-watches = montres
sheet-again = rejoué
sheet-score = score
sheet-total = total
sheet-won = gagné
    .letter = G
sheet-lost = perdu
    .letter = P
sheet-used = utilisée
sheet-kept = gardée
sheet-yes = oui
sheet-watch-used = montre utilisée
sheet-watch-kept = montre inutilisée
sheet-replayed = rejoué
sheet-chapters = les chapitres
sheet-bonus = +10 par montre inutilisée
sheet-penalty = −30 par chapitre rejoué
sheet-medal = { $medal } à partir de { $least } points
sheet-sums = chapitres { $chapters }, montres inutilisées +{ $bonus }, chapitres rejoués -{ $penalty } : { $total } en tout
sheet-earned = médaille : { $medal }
sheet-no-medal = pas de médaille, { $missing }
sheet-progress = { $played } sur 15 chapitres ; { $missing }
sheet-missing = encore { $points } pour { $medal }
sheet-beyond = rien ne vaut mieux que l’or
medal-bronze = le bronze
medal-silver = l’argent
medal-gold = l’or

feats-title = Contre Miss Lily Thorn
feats-feat = réalisation
feats-asks = demande
feats-column = { $players ->
    [1] seul, { $difficulty }
   *[2] à deux, { $difficulty }
}
feats-players = { $players ->
    [1] seul
   *[2] à deux
}
feats-short = { $players }J
feats-games = { $games ->
    [one] { $games } partie, gagnées : { $won }
   *[other] { $games } parties, gagnées : { $won }
}
feat-relentless = Acharné
    .asks = aucune carte verte en ville
feat-humble = Humble
    .asks = aucune carte violette en ville
feat-efficient = Efficace
    .asks = au plus 10 cartes en ville
feat-balanced = Équilibré
    .asks = 3 cartes de chaque couleur
feat-welcoming = Accueillant
    .asks = 5 jetons Occupés en ville et en réserve
feat-frugal = Frugal
    .asks = 25 points en jetons
feat-overachiever = Surperformant
    .asks = gagné de 20 points
feat-glamorous = Glamour
    .asks = 5 cartes violettes
feat-prepared = Préparé
    .asks = 7 cartes dans une main
feat-excited = Excité
    .asks = 5 Événements

cli-campaign-founded = { $city } est fondée. `{ $command }` ouvre le premier chapitre.
cli-campaign-goes-on = Le chapitre { $chapter } reprend où il en était.
cli-campaign-over = La campagne est terminée.
cli-campaign-next = Et maintenant ?
cli-campaign-again = chapitre { $chapter } : le rejouer, pour 30 points de moins à la fin
cli-campaign-chapter = chapitre { $chapter } : { $title }
cli-campaign-stop = assez pour aujourd’hui
cli-campaign-choose = Choisissez un nombre de 0 à { $most }.
cli-campaign-left = Pour reprendre : `{ $command }`.
cli-campaign-won = Le chapitre { $chapter } est gagné, avec { $points } points.
cli-campaign-lost = Le chapitre { $chapter } est perdu, avec { $points } points.
cli-challenge-won = Gagné, { $points } à { $thorn } : { $feats }.
cli-challenge-lost = Perdu, { $points } à { $thorn }.
cli-challenge-no-feat = aucune réalisation

kept-there = { $file } : ce fichier existe déjà. Choisissez un autre nom ; rien n’a été changé.
kept-no-text = { $file } n’est pas un texte et ne peut pas être lu.
kept-damaged = { $file } n’est pas ce qu’il devrait être, ou il est abîmé. Le fichier reste tel quel.
    .where = { $file } est abîmé, à cet endroit : { $where }. Le fichier reste tel quel.
kept-changed = { $file } a été modifié entre-temps par quelqu’un d’autre ; rien n’a été écrit.
kept-in-progress = { $file } : le chapitre commencé ne peut pas être repris avec les règles actuelles. Tout le reste est intact ; --anew le redistribue.
kept-twice = Cette partie est déjà dans le livre.
