# Kodama : ce qui est demandé, ce qui arrive, ce qui est refusé, d’où viennent les points.

ask-kodama-grow = Prenez une carte Branche et posez-la sur votre arbre.
ask-kodama-pick = Choisissez une carte Branche de votre main.
ask-kodama-plant = Posez sur votre arbre la carte choisie.
ask-kodama-kodama = Choisissez le Kodama qui s’installe dans votre arbre.

event-kodama-placed = { NAME($seat, of: "seat") } a posé { $card } sur { $on }.
event-kodama-kodama = { NAME($seat, of: "seat") } a montré { NAME($kodama, of: "card") }.
event-kodama-passed = { NAME($seat, of: "seat") } ne pouvait rien placer et a passé.
event-kodama-gust = { NAME($seat, of: "seat") } a fait souffler le marché.
event-kodama-first = { NAME($seat, of: "seat") } est premier joueur.
event-kodama-trunk = { NAME($seat, of: "seat") } fait pousser : { NAME($trunk, of: "card") }.
event-kodama-dealt = { NAME($seat, of: "seat") } a reçu le Kodama { NAME($kodama, of: "card") }.
event-kodama-market = { $card } est arrivée au marché.
event-kodama-drawn = { NAME($seat, of: "seat") } a pioché { $card }.
event-kodama-picked = { NAME($seat, of: "seat") } a choisi { $card }.
event-kodama-decree = La carte Saison : { NAME($decree, of: "card") }.
event-kodama-hidden = Une carte a été distribuée face cachée.
event-kodama-sealed = { NAME($seat, of: "seat") } a choisi.
event-kodama-scored = { NAME($seat, of: "seat") } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { NAME($source, of: "source") }.
event-kodama-reshuffled = { $cards ->
        [one] { $cards } carte défaussée a été mélangée
       *[other] { $cards } cartes défaussées ont été mélangées
    } pour former une nouvelle pioche.
event-kodama-season = Nouvelle saison : { NAME($season, of: "season") }. { NAME($first, of: "seat") } commence.

source-kodama-score-run = Branches posées

why-kodama-growth-turn = { $card } n’est pas à prendre.
    .on = { $on } n’est pas dans votre arbre.
why-kodama-variant-draft = { $card } n’est pas la carte à jouer.
    .on = { $on } n’est pas dans votre arbre.
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
    .card = { $card } ne peut se placer nulle part, alors qu’une autre carte de votre main le peut.
why-kodama-kodama-one-each = { NAME($kodama, of: "card") } n’est pas dans votre main.
why-kodama-variant-kids-shuffled = { NAME($kodama, of: "card") } ne se marque pas { NAME($season, of: "season", form: "in") }.
why-kodama-decree-overrides = { NAME($decree, of: "card") } : l’Esprit { NAME($spirit, of: "icon", form: "of") } reste où il est.

why-kodama-end-winner = Le plus de points : { $points }.
why-kodama-end-tie = Égalité, départagée par l’Élément du Tronc dans son propre arbre : { NAME($icons, of: "") }.
