# Everdell Duo : ce qu’il demande, raconte et refuse.

place-river = Tuile Rivière
place-farm = Ferme
place-event = Emplacement d’Événement
place-objective = Objectif
place-season = Tuile Saison : { NAME($season, of: "season") }

tile-winter = Pendant la mise en place : le Lièvre pioche une carte ; la Tortue en pioche une et prend une carte de la Prairie. Le Lièvre commence.
    .together = Pendant la mise en place : répartissez entre vous 2 cartes de la pioche et 1 carte de la Prairie. Le Lièvre commence.
tile-spring = 2 nouvelles tuiles Rivière. La Tortue active toutes les cartes vertes de sa ville ; puis le Lièvre fait de même et pioche une carte. La Tortue commence.
    .together = 2 nouvelles tuiles Rivière. Répartissez entre vous vos cartes vertes, activées une fois chacune, et 1 carte de la pioche. La Tortue commence.
tile-summer = 2 nouvelles tuiles Rivière. Le Lièvre prend une carte de la Prairie ; puis la Tortue en prend une et gagne 1 ressource au choix. Le Lièvre commence.
    .together = 2 nouvelles tuiles Rivière. Répartissez entre vous 2 cartes de la Prairie et 1 ressource au choix. Le Lièvre commence.
tile-autumn = 2 nouvelles tuiles Rivière. La Tortue active toutes les cartes vertes de sa ville ; puis le Lièvre fait de même et gagne 1 ressource au choix. La Tortue commence.
    .together = 2 nouvelles tuiles Rivière. Répartissez entre vous vos cartes vertes, activées une fois chacune, et 1 ressource au choix. La Tortue commence.

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
event-everdell-objective = Un objectif est atteint : { NAME($objective, of: "text") }.
event-everdell-taken = { NAME($mayor, of: "seat") } a pris sur la tuile Partage : { NAME($item, of: "card") }.
event-everdell-thorn = Miss Thorn a pris { NAME($card, of: "card") }.
event-everdell-reported = Miss Thorn a écrit sur l’Événement { NAME($event, of: "card") }.

source-everdell-card-red = Visites de vos cartes rouges

why-everdell-turn-token = { $token ->
        [sun] Après un ouvrier, c’est le Soleil qui avance.
       *[moon] Après une carte jouée, c’est la Lune qui avance.
    }
why-everdell-turn-token-at-end = Le jeton de cette action est au bout du chemin.
    .at_end = { $at_end ->
        [sun] Le Soleil est au bout du chemin : aucun ouvrier ne peut être placé.
       *[moon] La Lune est au bout du chemin : aucune carte ne peut être jouée.
    }
why-everdell-turn-unplaced = Le Soleil est au bout du chemin : vos ouvriers se reposent jusqu’à la prochaine saison.
why-everdell-turn-discard-for-resource = Ce n’est pas un des choix possibles.
    .hand = Il faut deux cartes en main pour une ressource ; vous en avez { $hand }.
why-everdell-worker-place = Vous n’avez plus d’ouvrier à placer.
    .occupied = Un ouvrier s’y trouve déjà.
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
why-everdell-activate-chain = Ce qui agit en ce moment ne peut pas être activé de nouveau.
why-everdell-draw = Ce n’est pas un des choix possibles.
    .card = { NAME($card, of: "card") } n’est pas dans la Prairie.
why-everdell-draw-empty = La pioche est vide.
why-everdell-creature-ranger = L’ouvrier ne peut pas aller là.
why-everdell-coop-path-jump = Devant le jeton de cette action, plus aucune case n’est libre.
    .at_end = { $at_end ->
        [sun] Devant le Soleil, plus aucune case n’est libre : aucun ouvrier ne peut être placé.
       *[moon] Devant la Lune, plus aucune case n’est libre : aucune carte ne peut être jouée.
    }
why-everdell-coop-worker = Un ouvrier ou une mouffette s’y trouve déjà.
why-everdell-coop-event-skunk = Une mouffette se trouve sur cet Événement.
why-everdell-coop-event-threshold = { NAME($event, of: "card") } : vous avez { $have }, il faut { $least }, un de chaque.
why-everdell-coop-event-resources = Vous ne remplissez pas les conditions de { NAME($event, of: "card") } ; ce que possède votre partenaire ne compte pas.
why-everdell-coop-share-free = Vous n’avez pas cela à donner.
    .gave = Une seule chose par tour va sur la tuile Partage, et seulement si elle est vide.
why-everdell-coop-share-limited = On ne partage qu’aux tours qui commencent avec le Soleil ou la Lune sur la case Poignée de main.
why-everdell-coop-share-none = Rien ne peut être partagé maintenant.
why-everdell-coop-occupied = Votre partenaire a déjà un jeton Occupé de cette couleur.
why-everdell-coop-goodnews-use = Cette Bonne Nouvelle ne sert à rien maintenant.
    .spent = Vous n’avez pas cette Bonne Nouvelle.
why-everdell-coop-watch = Ce n’est pas un des choix possibles.
    .watches = { $watches ->
        [0] Il n’y a plus de montre à gousset.
       *[other] Ce jeton se trouve là où il a commencé.
    }
why-everdell-challenge-setup = Cela n’existe pas dans le défi.
    .news = Il n’y a pas de Bonne Nouvelle dans le défi.
    .watches = Il n’y a pas de montre à gousset dans le défi.
why-everdell-challenge-threshold = { NAME($event, of: "card") } : vous avez { $have }, il faut { $least }, un de chaque.
why-everdell-coop-end = { $points } points ; il en faut { $target }.
    .missed = { $points } points, il en faut { $target } ; manqué : { NAME($missed, of: "text") }.
why-everdell-coop-concede = Ce chapitre ne peut pas être abandonné.
    .points = Le chapitre a été abandonné, avec { $points } points.
why-everdell-challenge-end = { $points } points contre { $thorn } pour Miss Thorn.
why-everdell-end = Le plus de points : { $points }.
why-everdell-end-tie = Égalité, départagée par { $by ->
        [events] les Événements
        [resources] les ressources restantes
        [city] les cartes en ville
        [hand] les cartes en main
       *[nothing] rien : la partie est nulle
    }.
