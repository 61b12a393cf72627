# Everdell Duo : ce qu’il demande, raconte et refuse.

place-river = Tuile Rivière
place-farm = Ferme
place-event = Emplacement d’Événement

ask-everdell-turn-one-action = Placez un ouvrier, jouez une carte ou piochez-en une.
ask-everdell-turn-token = Choisissez si le Soleil ou la Lune avance.
ask-everdell-turn-discard-for-resource = Choisissez les cartes à défausser pour une ressource.
ask-everdell-card-optional = Choisissez ce que vous gagnez ou payez, ou renoncez.
ask-everdell-occupied-limit = Choisissez la couleur de votre jeton Occupé.
ask-everdell-draw = Prenez une carte de la Prairie.
ask-everdell-play-cost = Choisissez comment vous payez.
ask-everdell-play-discount = Choisissez ce que vous payez en moins.
ask-everdell-occupied-use = Choisissez la construction pour votre jeton Occupé.
ask-everdell-card-star = Choisissez la carte à mettre dessous.
ask-everdell-activate-chain = Choisissez une carte verte à activer.
ask-everdell-hand-secret = Montrez une carte de votre main, ou arrêtez.
ask-everdell-construction-storehouse = Mettez des ressources sur l’Entrepôt, ou prenez-les toutes.
ask-everdell-activate-without-worker = Choisissez ce que vous exécutez sans ouvrier.
ask-everdell-creature-fool = Choisissez le jeton Occupé à reprendre.
ask-everdell-creature-juggler = Choisissez un Événement à réaliser.
ask-everdell-creature-ranger = Choisissez l’ouvrier à déplacer, et où.
ask-everdell-play-by-effect = Jouez une carte pour moins cher, ou renoncez.
ask-everdell-creature-postal-pigeon = Jouez une des deux cartes pour moins cher, ou renoncez.
ask-everdell-construction-clock-tower = Choisissez si la ferme est exécutée deux fois.
ask-everdell-card-green = Choisissez la prochaine carte verte qui agit.
ask-everdell-coop-season-tiles = Choisissez lequel de vous deux le fait.
ask-everdell-coop-goodnews-deal = Choisissez la Bonne Nouvelle que vous gardez.
ask-everdell-coop-concede = Abandonnez-vous aussi le chapitre ?
ask-everdell-coop-watch = Choisissez si le Soleil ou la Lune recule.

event-everdell-moved = { NAME($seat, of: "seat") } : { $move }
event-everdell-scored = { NAME($seat, of: "seat") } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { NAME($source, of: "source") }.
event-everdell-season = Nouvelle saison : { NAME($season, of: "season") }.
event-everdell-shuffled = La défausse a été mélangée en une nouvelle pioche de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-everdell-over = La partie est terminée.
event-everdell-objective = Un objectif est atteint : { $objective }.
event-everdell-taken = { NAME($mayor, of: "seat") } a pris sur la tuile Partage : { NAME($item, of: "card") }.
event-everdell-thorn = Miss Thorn a pris { NAME($card, of: "card") }.
event-everdell-reported = Miss Thorn a écrit sur l’Événement { NAME($event, of: "card") }.

source-everdell-card-red = Visites de vos cartes rouges

why-everdell-turn-token-at-end = Le jeton de cette action est au bout du chemin.
    .at_end = { $at_end ->
        [sun] Le Soleil est au bout du chemin : aucun ouvrier ne peut être placé.
       *[moon] La Lune est au bout du chemin : aucune carte ne peut être jouée.
    }
why-everdell-turn-unplaced = Le Soleil est au bout du chemin : vos ouvriers se reposent jusqu’à la prochaine saison.
why-everdell-turn-discard-for-resource = Ce n’est pas un des choix possibles.
    .hand = Il faut deux cartes en main pour une ressource ; vous en avez { $hand }.
why-everdell-worker-place = Vous n’avez plus d’ouvrier à placer.
    .occupied = Un ouvrier s’y trouve déjà : { NAME($space, of: "card") }.
why-everdell-worker-destination = Ceci ne peut pas être visité : { NAME($space, of: "card") }.
why-everdell-worker-event = Cet Événement est déjà réalisé.
    .missing = Vous ne remplissez pas les conditions de { NAME($event, of: "card") }.
why-everdell-event-more-than-opponent = { NAME($event, of: "card") } : vous avez { $have }, il faut { $least }, un de chaque, et plus que votre adversaire.
why-everdell-event-journey = Le Voyage est attribué à la fin de la partie.
why-everdell-play-sources = { NAME($card, of: "card") } n’est ni dans votre main ni près du Soleil ou de la Lune.
why-everdell-play-cost = Ce n’est pas un des choix possibles.
    .card = Vous ne pouvez pas payer { NAME($card, of: "card") }.
why-everdell-play-by-effect = Ce n’est pas un des choix possibles.
    .card = { NAME($card, of: "card") } ne peut pas être jouée ainsi.
why-everdell-play-discount = Ceci ne peut pas servir au paiement.
why-everdell-occupied-use = Ce n’est pas un des choix possibles.
    .card = { NAME($card, of: "card") } ne peut pas loger cette créature.
why-everdell-card-blue = { NAME($card, of: "card") } s’utilise à partir d’un tour suivant.
why-everdell-card-star = Ce n’est pas un des choix possibles.
    .used = Une seule capacité étoile par carte jouée : { NAME($used, of: "card") }.
why-everdell-activate-chain = Ce qui est en train d’être exécuté ne peut pas être activé de nouveau.
why-everdell-draw = Ce n’est pas un des choix possibles.
    .card = { NAME($card, of: "card") } n’est pas dans la Prairie.
why-everdell-draw-empty = La pioche est vide.
why-everdell-creature-ranger = L’ouvrier ne peut pas aller là.
why-everdell-end = Le plus de points : { $points }.
why-everdell-end-tie = Égalité, départagée par { $by ->
        [events] les Événements
        [resources] les ressources restantes
        [city] les cartes en ville
        [hand] les cartes en main
       *[nothing] rien : la partie est nulle
    }.
