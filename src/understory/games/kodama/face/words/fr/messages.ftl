# Kodama : ce qui est demandé, ce qui arrive, ce qui est refusé, d’où viennent les points.

ask-kodama-grow = Prenez une carte Branche et posez-la sur votre arbre.
ask-kodama-pick = Choisissez une carte Branche de votre main.
ask-kodama-plant = Posez sur votre arbre la carte choisie.
ask-kodama-kodama = Choisissez le Kodama qui s’installe dans votre arbre.

event-kodama-placed = { NAME($seat, of: "seat") } a posé une { NAME($card, of: "card") }.
    .you-seat = Vous avez posé une { NAME($card, of: "card") }.
event-kodama-grew = { NAME($seat, of: "seat") } a fait pousser une { NAME($card, of: "card") }, depuis { $trunk ->
        [yes] son tronc
       *[no] sa { NAME($on, of: "card") }
    } : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }.
    .you-seat = Vous avez fait pousser une { NAME($card, of: "card") }, depuis { $trunk ->
            [yes] votre tronc
           *[no] votre { NAME($on, of: "card") }
        } : { $points ->
            [0] aucun point
            [one] { $points } point
           *[other] { $points } points
        }.
event-kodama-kodama = { NAME($seat, of: "seat") } a montré { NAME($kodama, of: "card") }.
    .you-seat = Vous avez montré { NAME($kodama, of: "card") }.
event-kodama-passed = { NAME($seat, of: "seat") } ne pouvait rien placer et a passé.
    .you-seat = Vous ne pouviez rien placer et avez passé.
event-kodama-gust = { NAME($seat, of: "seat") } a fait balayer le marché par le vent.
    .you-seat = Vous avez fait balayer le marché par le vent.
event-kodama-first = { NAME($seat, of: "seat") } est premier joueur.
    .you-seat = Vous êtes premier joueur.
event-kodama-trunk = { NAME($seat, of: "seat") } fait pousser : { NAME($trunk, of: "card") }.
    .you-seat = Vous faites pousser : { NAME($trunk, of: "card") }.
event-kodama-dealt = { NAME($seat, of: "seat") } a reçu le Kodama { NAME($kodama, of: "card") }.
    .you-seat = Vous avez reçu le Kodama { NAME($kodama, of: "card") }.
event-kodama-market = Une { NAME($card, of: "card") } est arrivée au marché.
event-kodama-drawn = { NAME($seat, of: "seat") } a pioché une { NAME($card, of: "card") }.
    .you-seat = Vous avez pioché une { NAME($card, of: "card") }.
event-kodama-picked = { NAME($seat, of: "seat") } a choisi une { NAME($card, of: "card") }.
    .you-seat = Vous avez choisi une { NAME($card, of: "card") }.
event-kodama-decree = La carte Saison : { NAME($decree, of: "card") }.
event-kodama-hidden = Une carte a été distribuée face cachée.
event-kodama-sealed = { NAME($seat, of: "seat") } a choisi.
    .you-seat = Vous avez choisi.
event-kodama-scored = { NAME($seat, of: "seat") } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { NAME($source, of: "source") }.
    .you-seat = Vous marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { NAME($source, of: "source") }.
event-kodama-reshuffled = { $cards ->
        [one] { $cards } carte défaussée a été mélangée
       *[other] { $cards } cartes défaussées ont été mélangées
    } pour former une nouvelle pioche.
event-kodama-cleared = Avec la saison, ces cartes quittent le marché : { NAME($cards, of: "card") }.
event-kodama-season = Nouvelle saison : { NAME($season, of: "season") }. { NAME($first, of: "seat") } commence.
    .you-first = Nouvelle saison : { NAME($season, of: "season") }. Vous commencez.

source-kodama-score-run = Branches posées

why-kodama-growth-turn = Cette carte n’est pas à prendre.
    .on = La carte du dessous n’est pas dans votre arbre.
why-kodama-variant-draft = Ce n’est pas la carte que vous avez choisie.
    .on = La carte du dessous n’est pas dans votre arbre.
why-kodama-place-bark = La branche ne pousserait pas sur l’écorce de la carte du dessous.
    .off_bark = Le bout de la branche ne toucherait pas l’écorce de la carte du dessous.
    .inside_border = Le bout de la branche serait trop près du bord de la carte du dessous.
why-kodama-place-one-card = La carte doit reposer sur une carte de votre arbre.
    .touched = La carte toucherait une deuxième carte ; elle ne peut en toucher qu’une.
why-kodama-place-no-icon = Cela recouvrirait un Élément.
    .kinds = Cela recouvrirait { NAME($kinds, of: "icon", form: "the") } de la carte du dessous.
why-kodama-place-table-edge = La carte dépasserait la limite de la table.
why-kodama-place-free = Une carte se tourne de 0 à 359,9 degrés.
why-kodama-place-ten = Cela rapporterait { $points } points ; le maximum est de { $most }.
why-kodama-place-stuck = Vous pouvez placer une carte : votre arbre a de la place.
    .places = Vous pouvez placer une carte : { $places ->
        [one] il y a { $places } endroit possible
       *[other] il y a { $places } endroits possibles
    }.
    .card = Cette carte ne peut se placer nulle part, alors qu’une autre de votre main le peut.
why-kodama-kodama-one-each = { NAME($kodama, of: "card") } n’est pas dans votre main.
why-kodama-variant-kids = { NAME($kodama, of: "card") } ne se compte pas { NAME($season, of: "season", form: "in") } : chaque mini-Kodama a sa saison.
why-kodama-variant-kids-shuffled = { NAME($kodama, of: "card") } ne se compte pas { NAME($season, of: "season", form: "in") }.
why-kodama-decree-gust = Le vent a déjà soufflé pendant ce tour.
why-kodama-decree-overrides = { NAME($decree, of: "card") } : l’Esprit { NAME($spirit, of: "icon", form: "of") } reste où il est.

why-kodama-end-winner = Le plus de points : { $points }.
why-kodama-end-tie = Égalité de points. C’est l’Élément du Tronc dans son propre arbre qui départage : { NAME($icons, of: "") } fois.
