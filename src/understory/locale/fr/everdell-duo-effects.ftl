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
    .each = couleur différente
    .many = couleurs différentes
thing-rich-colour = { $count ->
        [one] { $count } couleur dont vous avez 3 cartes
       *[other] { $count } couleurs dont vous avez 3 cartes
    }
    .each = couleur dont vous avez 3 cartes
    .many = couleurs dont vous avez 3 cartes
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
    .each = type de ressource
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
    .each = jeton Occupé
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

price-goods = payer { $goods }
price-free = payer 1 ressource
price-different = payer 1 ressource, chacune d’un autre type
price-card = défausser une carte

act-gain = gagner { $bundle }
act-each = 1 point par { $thing }, { $most } au plus
act-exchange = { $times ->
        [1] { $price } pour { $bundle }
       *[other] jusqu’à { $times } fois { $price } pour { $bundle }
    }
    .opens = { $price }, puis
act-activate = activer { $count ->
        [one] { $count } carte verte
       *[other] jusqu’à { $count } cartes vertes
    } de votre ville
    .meadow = activer { $count ->
        [one] { $count } carte verte
       *[other] jusqu’à { $count } cartes vertes
    } de la Prairie
    .hand = activer { $count ->
        [one] { $count } carte verte
       *[other] jusqu’à { $count } cartes vertes
    } de votre main
act-show = montrer jusqu’à { $thing } de votre main, chacune pour une ressource ou un point
act-store = y mettre { $count } ressources, ou les prendre toutes
act-carry = exécuter { $count ->
        [one] une ferme
       *[other] { $count } fermes
    }
    .river = exécuter un emplacement Rivière
    .others = exécuter un emplacement où se trouve votre adversaire
    .workers = exécuter un emplacement où se trouve un ouvrier
    .red = exécuter { $count ->
        [one] une carte rouge
       *[other] { $count } cartes rouges
    } de la Prairie ou des villes
act-reclaim = reprendre un jeton Occupé sur une carte
act-achieve = réaliser un Événement sans ouvrier ni récompense
act-shift = déplacer un ouvrier placé vers un autre emplacement
act-pigeon = piocher { $cards } cartes, en jouer une pour { $less } de moins
act-grant = jouer { $what } pour { $less } de moins
act-put = y mettre { $points } points
act-both = gagner chacun { $bundle }
act-shoo = renvoyer une mouffette jusqu’à la fin de la saison
    .events = renvoyer une mouffette des Événements jusqu’à la fin de la saison
    .path = renvoyer une mouffette du chemin jusqu’à la fin de la saison
    .locations = renvoyer une mouffette des lieux jusqu’à la fin de la saison
act-back = reculer le Soleil ou la Lune d’une case
act-deliver = remettre jusqu’à { $count } choses à votre partenaire

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

power-bridge = en dépenser un pour placer un ouvrier sur un emplacement occupé
power-clock = en dépenser un pour exécuter une ferme deux fois
power-rebate = en dépenser un pour jouer une carte pour { $less } de moins
power-swap = remplacer 1 ressource d’un coût par une autre
power-discount = ★ la défausser pour jouer { $what } pour { $less } de moins
    .creature = ★ mettre dessous une créature de votre main pour jouer { $what } pour { $less } de moins
    .construction = ★ mettre dessous une construction de votre main pour jouer { $what } pour { $less } de moins
power-reward = quand vous jouez { $what } : { $bundle }
    .other = quand votre adversaire joue { $what } : { $bundle }
power-bonus = à la fin : { $points } par { $thing }
    .every = à la fin : { $points } par tranche de { $thing }

need-more = plus de { $one } et de { $two } que votre adversaire ({ $least })
need-journey = le plus de cartes en main et en ville à la fin
