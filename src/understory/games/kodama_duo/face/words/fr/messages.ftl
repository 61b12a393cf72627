# Kodama Duo : ce qu’il demande, raconte et refuse en plus de Kodama.

ask-duo-split = Divisez les trois cartes en deux piles.
ask-duo-choose = Choisissez une pile.
ask-duo-place = Posez sur votre arbre une carte de votre pile.
ask-duo-summon = Invoquez un Esprit et posez-le sur un Élément de votre arbre.
ask-duo-summon-more = Vous pouvez invoquer un deuxième Esprit.
ask-duo-kodama = Choisissez le Kodama qui s’installe dans votre arbre.

event-duo-discarded = Défausse : { NAME($cards, of: "card") }.
event-duo-roles = { NAME($pruner, of: "seat") } est le Tailleur, { NAME($sower, of: "seat") } le Semeur.
    .you-pruner = Vous êtes le Tailleur, { NAME($sower, of: "seat") } le Semeur.
    .you-sower = { NAME($pruner, of: "seat") } est le Tailleur, vous êtes le Semeur.
event-duo-split = { NAME($seat, of: "seat") } a divisé les cartes : { NAME($pile, of: "card") } – { NAME($rest, of: "card") }.
    .you-seat = Vous avez divisé les cartes : { NAME($pile, of: "card") } – { NAME($rest, of: "card") }.
event-duo-chosen = { NAME($seat, of: "seat") } a choisi une pile : { NAME($pile, of: "card") }.
    .you-seat = Vous avez choisi une pile : { NAME($pile, of: "card") }.
event-duo-summoned = { NAME($seat, of: "seat") } a invoqué l’Esprit { NAME($spirit, of: "icon", form: "of") } : { NAME($card, of: "card") }.
    .you-seat = Vous avez invoqué l’Esprit { NAME($spirit, of: "icon", form: "of") } : { NAME($card, of: "card") }.
event-duo-stolen = L’Esprit { NAME($spirit, of: "icon", form: "of") } a quitté l’arbre de { NAME($seat, of: "seat") }.
    .you-seat = L’Esprit { NAME($spirit, of: "icon", form: "of") } a quitté votre arbre.
event-duo-declined = { NAME($seat, of: "seat") } n’a pas invoqué de deuxième Esprit.
    .you-seat = Vous n’avez pas invoqué de deuxième Esprit.

why-duo-growth-split = Il faut deux piles des cartes révélées, d’au moins une carte chacune.
why-duo-growth-choose = Cette pile n’existe pas.
why-duo-growth-place = Cette carte n’est pas dans votre pile.
    .on = La carte du dessous n’est pas dans votre arbre.
why-duo-growth-stuck = Vous pouvez placer une carte : votre arbre a de la place.
why-duo-spirit-summon = Il faut invoquer un Esprit.
    .spirit = Cet Élément n’est pas sur la carte défaussée : { NAME($spirit, of: "icon") }.
    .card = Il n’y a pas un tel Élément à cet endroit de votre arbre.
why-duo-spirit-stays = L’Esprit { NAME($spirit, of: "icon", form: "of") } est déjà sur votre arbre, et il y reste.
why-duo-spirit-no-stack = Un Esprit recouvre déjà cet Élément.
why-duo-kodama-phase = { NAME($kodama, of: "card") } n’est pas dans votre main.

why-duo-end = Le plus de points : { $points }.
    .icons = Égalité de points. C’est l’Élément du Tronc dans son propre arbre qui départage : { NAME($icons, of: "") } fois.
