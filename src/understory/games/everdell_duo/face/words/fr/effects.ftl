# Ce que disent les cartes d’Everdell Duo, effet par effet.

thing-green = { $count ->
        [one] { $count } carte verte
       *[other] { $count } cartes vertes
    }
    .each = carte verte
    .many = cartes vertes
thing-tan = { $count ->
        [one] { $count } carte beige
       *[other] { $count } cartes beiges
    }
    .each = carte beige
    .many = cartes beiges
thing-red = { $count ->
        [one] { $count } carte rouge
       *[other] { $count } cartes rouges
    }
    .each = carte rouge
    .many = cartes rouges
thing-blue = { $count ->
        [one] { $count } carte bleue
       *[other] { $count } cartes bleues
    }
    .each = carte bleue
    .many = cartes bleues
thing-purple = { $count ->
        [one] { $count } carte violette
       *[other] { $count } cartes violettes
    }
    .each = carte violette
    .many = cartes violettes
thing-creature = { $count ->
        [one] { $count } créature
       *[other] { $count } créatures
    }
    .each = créature
    .many = créatures
thing-construction = { $count ->
        [one] { $count } construction
       *[other] { $count } constructions
    }
    .each = construction
    .many = constructions
thing-card = { $count ->
        [one] { $count } carte en ville
       *[other] { $count } cartes en ville
    }
    .each = carte en ville
    .many = cartes en ville
thing-colour = { $count ->
        [one] { $count } couleur différente
       *[other] { $count } couleurs différentes
    }
    .each = couleur présente dans votre ville
    .many = couleurs différentes
thing-rich-colour = { $count ->
        [one] { $count } couleur comptant 3 cartes
       *[other] { $count } couleurs comptant 3 cartes chacune
    }
    .each = couleur dont vous avez au moins 3 cartes
    .many = couleurs comptant 3 cartes chacune
thing-pair = { $count ->
        [one] { $count } paire d’une créature et d’une construction
       *[other] { $count } paires d’une créature et d’une construction
    }
    .each = paire d’une créature et d’une construction
    .many = paires d’une créature et d’une construction
thing-twig = { $count ->
        [one] { $count } brindille
       *[other] { $count } brindilles
    }
    .each = brindille
    .many = brindilles
thing-resin = { $count ->
        [one] { $count } résine
       *[other] { $count } résines
    }
    .each = résine
    .many = résines
thing-pebble = { $count ->
        [one] { $count } galet
       *[other] { $count } galets
    }
    .each = galet
    .many = galets
thing-berry = { $count ->
        [one] { $count } baie
       *[other] { $count } baies
    }
    .each = baie
    .many = baies
thing-resource = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
    .each = ressource
    .many = ressources
thing-resource-type = { $count ->
        [one] { $count } type de ressource
       *[other] { $count } types de ressources
    }
    .each = type de ressource qui vous reste
    .many = types de ressources
thing-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
    .each = carte en main
    .many = cartes en main
thing-event = { $count ->
        [one] { $count } Événement
       *[other] { $count } Événements
    }
    .each = Événement
    .many = Événements
thing-occupied = { $count ->
        [one] { $count } jeton Occupé
       *[other] { $count } jetons Occupés
    }
    .each = jeton Occupé qui vous appartient
    .many = jetons Occupés

amount-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
amount-free = { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
amount-card = { $count ->
        [one] { $count } carte de la pioche
       *[other] { $count } cartes de la pioche
    }
amount-meadow = { $count ->
        [one] { $count } carte de la Prairie
       *[other] { $count } cartes de la Prairie
    }
token-green = un jeton Occupé vert
token-tan = un jeton Occupé beige
token-red = un jeton Occupé rouge
token-blue = un jeton Occupé bleu
token-purple = un jeton Occupé violet
token-any = un jeton Occupé

price-goods = payez { $goods }
price-free = payez 1 ressource
price-different = payez 1 ressource, chaque fois d’un autre type
price-card = défaussez une carte

act-gain = gagnez { $things }
act-draw = piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
act-take = prenez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la Prairie
act-each = gagnez 1 point par { $thing }, { $most } points au plus
act-exchange = { $times ->
        [1] { $price } : { $gain }
       *[other] jusqu’à { $times } fois, { $price } : { $gain }
    }
    .opens = { $price }, puis
act-activate = activez { $count ->
        [one] { $count } carte verte
       *[other] jusqu’à { $count } cartes vertes
    } de votre ville
    .another = activez { $count ->
        [one] une autre carte verte
       *[other] jusqu’à { $count } autres cartes vertes
    } de votre ville
    .meadow = activez { $count ->
        [one] { $count } carte verte
       *[other] jusqu’à { $count } cartes vertes
    } de la Prairie
    .hand = activez { $count ->
        [one] { $count } carte verte
       *[other] jusqu’à { $count } cartes vertes
    } de votre main
act-show = montrez jusqu’à { $thing } de votre main : gagnez 1 ressource ou 1 point pour chacune
act-store = mettez-y { $count } ressources, ou prenez toutes celles qui s’y trouvent
act-carry = activez { $count ->
        [one] une ferme
       *[other] { $count } fermes
    }
    .river = activez un emplacement Rivière
    .others = activez un emplacement où se trouve l’autre joueur ou une mouffette
    .workers = activez un emplacement où se trouve un ouvrier ou une mouffette
    .red = activez { $count ->
        [one] une carte rouge
       *[other] { $count } cartes rouges
    } de la Prairie ou d’une ville
act-reclaim = reprenez un jeton Occupé sur une carte
act-achieve = réalisez un Événement sans ouvrier et sans la récompense de son emplacement
act-shift = déplacez un ouvrier placé vers un autre emplacement, occupé ou non
act-pigeon = piochez { $cards } cartes et jouez-en une pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins ; { $cards ->
        [2] l’autre est défaussée
       *[other] les autres sont défaussées
    }
act-grant = jouez { $what } pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins
act-put = mettez-y { $points } points
act-both = chacun de vous gagne { $bundle }
act-shoo = chassez une mouffette jusqu’à la fin de la saison
    .events = chassez une mouffette des Événements jusqu’à la fin de la saison
    .path = chassez une mouffette du chemin jusqu’à la fin de la saison
    .locations = chassez une mouffette des lieux jusqu’à la fin de la saison
act-back = reculez le Soleil ou la Lune d’une case
act-deliver = remettez jusqu’à { $count } choses à votre partenaire

play-card = une carte
    .meadow = une carte de la Prairie
play-creature = une créature
    .meadow = une créature de la Prairie
play-construction = une construction
    .meadow = une construction de la Prairie
play-green = une carte verte
play-tan = une carte beige
play-red = une carte rouge
play-blue = une carte bleue
play-purple = une carte violette

power-bridge = dépensez-en un pour placer un ouvrier sur un emplacement occupé
power-clock = dépensez-en un pour utiliser une ferme deux fois
power-rebate = dépensez-en un pour jouer une carte pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins
power-swap = dans tout coût, vous pouvez remplacer 1 ressource par une autre
often-game = { $times ->
        [1] une fois par partie
        [2] deux fois par partie
       *[other] { $times } fois par partie
    }
power-discount = ★ défaussez cette carte pour jouer { $what } pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins
    .creature = ★ { $often }, mettez dessous une créature de votre main pour jouer { $what } pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins
    .construction = ★ { $often }, mettez dessous une construction de votre main pour jouer { $what } pour { $less ->
        [one] { $less } ressource
       *[other] { $less } ressources
    } de moins
power-reward = quand vous jouez { $what }, { $gain }
    .other = quand l’autre joueur joue { $what }, { $gain }
power-bonus = à la fin : { $points } par { $thing }
    .every = à la fin : { $points } par tranche de { $thing }

need-more = { $one } et { $two } : en tout plus que votre adversaire (au moins { $least })
need-together = { $one } et { $two } en tout, au moins une de chaque sorte
need-journey = le plus de cartes en main et en ville à la fin

objective-least = au moins { $things }
objective-most = au plus { $things }
objective-fair = la Foire
objective-events = { $events } de lettre { NAME($letters, of: "", joined: "or") }
objective-tokens = { $points } en jetons
objective-occupied = { $tokens } sur des constructions
objective-built = en ville : { NAME($cards, of: "card") }
objective-watches = { $count ->
        [one] { $count } montre à gousset non utilisée
       *[other] { $count } montres à gousset non utilisées
    }
objective-either = l’un de vous deux : { $asked }
objective-each = chacun de vous : { $asked }
objective-hare = le lièvre : { $asked }
objective-tortoise = la tortue : { $asked }
objective-by = { $asked } avant la fin { $season ->
        [winter] de l’hiver
        [spring] du printemps
        [summer] de l’été
       *[autumn] de l’automne
    }
objective-in = { $asked } { NAME($seasons, of: "season", form: "in") }
objective-end = { $asked } à la fin
