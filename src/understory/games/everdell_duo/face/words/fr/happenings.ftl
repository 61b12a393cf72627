# Everdell Duo : ce qui se passe, ligne par ligne.

event-everdell-hare = { NAME($seat, of: "seat") } joue les Lièvres.
event-everdell-dealt = { NAME($seat, of: "seat") } a pioché { NAME($card, of: "card") }.
event-everdell-heralded = Bonne Nouvelle : { NAME($card, of: "card") }.
event-everdell-place = { NAME($seat, of: "seat") } a envoyé un ouvrier : { NAME($place, of: "card") }.
event-everdell-use = { NAME($seat, of: "seat") } a activé : { NAME($place, of: "card") }.
event-everdell-lift = { NAME($seat, of: "seat") } déplace un ouvrier de : { NAME($place, of: "card") }.
event-everdell-shoo = { NAME($seat, of: "seat") } a chassé une mouffette.
event-everdell-step = { NAME($seat, of: "seat") } a avancé { $token ->
        [sun] le Soleil
       *[moon] la Lune
    }.
event-everdell-watch = { NAME($seat, of: "seat") } a reculé { $token ->
        [sun] le Soleil
       *[moon] la Lune
    }.
event-everdell-gain = { NAME($seat, of: "seat") } a choisi { $good ->
        [twig] une brindille
        [resin] une résine
        [pebble] un galet
        [berry] une baie
       *[point] un point
    }.
event-everdell-earn = { NAME($seat, of: "seat") } a pris { $colour ->
        [green] un jeton Occupé vert
        [tan] un jeton Occupé beige
        [red] un jeton Occupé rouge
        [blue] un jeton Occupé bleu
       *[purple] un jeton Occupé violet
    }.
event-everdell-achieve = { NAME($seat, of: "seat") } a réalisé { NAME($card, of: "card") }.
event-everdell-pay = { NAME($seat, of: "seat") } a payé le prix entier.
event-everdell-pay-token = { NAME($seat, of: "seat") } a payé avec un jeton Occupé.
event-everdell-pay-with = { NAME($seat, of: "seat") } a utilisé pour payer : { NAME($ways, of: "card") }.
event-everdell-spend = { NAME($seat, of: "seat") } a payé { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }.
event-everdell-give = { $mayor ->
        [hare] Le Lièvre
       *[tortoise] La Tortue
    } reçoit : { $item ->
        [deck] une carte de la pioche
        [meadow] une carte de la Prairie
        [resource] une ressource
       *[other] { NAME($item, of: "card") }
    }.
event-everdell-share = { NAME($seat, of: "seat") } partage : { $item ->
        [twig] une brindille
        [resin] une résine
        [pebble] un galet
        [berry] une baie
        [green] un jeton Occupé vert
        [tan] un jeton Occupé beige
        [red] un jeton Occupé rouge
        [blue] un jeton Occupé bleu
        [purple] un jeton Occupé violet
       *[other] { NAME($item, of: "card") }
    }.
event-everdell-news = Bonne Nouvelle pour { $mayor ->
        [hare] le Lièvre
       *[tortoise] la Tortue
    } : { NAME($card, of: "card") }.
event-everdell-keep = { NAME($seat, of: "seat") } garde { NAME($card, of: "card") }.
event-everdell-pass = { NAME($seat, of: "seat") } en est resté là.
event-everdell-play = { NAME($seat, of: "seat") } a joué { NAME($card, of: "card") }.
event-everdell-draw = { NAME($seat, of: "seat") } a pioché une carte.
event-everdell-take = { NAME($seat, of: "seat") } a pris dans la Prairie : { NAME($card, of: "card") }.
event-everdell-trade = { NAME($seat, of: "seat") } échange deux cartes contre une ressource.
event-everdell-house = Un jeton Occupé de { NAME($seat, of: "seat") } est sur { NAME($card, of: "card") }.
event-everdell-tuck = { NAME($seat, of: "seat") } a mis sous une carte : { NAME($card, of: "card") }.
event-everdell-discard = { NAME($seat, of: "seat") } a défaussé { NAME($card, of: "card") }.
event-everdell-discard-unseen = { NAME($seat, of: "seat") } a défaussé une carte.
event-everdell-activate = { NAME($seat, of: "seat") } a fait agir { NAME($card, of: "card") }.
event-everdell-show = { NAME($seat, of: "seat") } a montré { NAME($card, of: "card") }.
event-everdell-store = { NAME($seat, of: "seat") } entrepose des ressources.
event-everdell-unload = { NAME($seat, of: "seat") } a pris les ressources entreposées.
event-everdell-reclaim = { NAME($seat, of: "seat") } a repris le jeton Occupé de { NAME($card, of: "card") }.
event-everdell-twice = { NAME($seat, of: "seat") } active la ferme deux fois.
event-everdell-concede = { NAME($seat, of: "seat") } voudrait abandonner ce chapitre.
event-everdell-agree = { NAME($seat, of: "seat") } est d’accord.
event-everdell-trust = { NAME($seat, of: "seat") } est d’accord, aussi pour le reste de la tuile.
event-everdell-insist = { NAME($seat, of: "seat") } s’en tient à la première proposition.
