# Everdell Duo au terminal : la table et les listes à choisir. Les emplacements et les coups s’appellent comme on les tape.

text-everdell-short-twig = { $count }br
text-everdell-short-resin = { $count }ré
text-everdell-short-pebble = { $count }ga
text-everdell-short-berry = { $count }ba
text-everdell-colour-green = vert
text-everdell-colour-tan = beige
text-everdell-colour-red = rouge
text-everdell-colour-blue = bleu
text-everdell-colour-purple = violet
text-everdell-sharing-free = partage : libre
text-everdell-sharing-limited = partage : case Poignée de main seulement
text-everdell-sharing-none = partage : interdit
text-everdell-over = La partie est terminée.
text-everdell-status = { $season } : { $turn } ; encore { $sun } pas du Soleil, { $moon } de la Lune ; pioche { $deck }, défausse { $discard }
text-everdell-turn = { $who } joue
text-everdell-before = avant le premier tour
text-everdell-tile = la tuile Saison
text-everdell-sun = S
text-everdell-moon = L
text-everdell-skunk = mouffette
text-everdell-hare = Lièvre
text-everdell-tortoise = Tortue
text-everdell-seat = place { $seat } ({ $animal })
text-everdell-seat-yours = place { $seat } ({ $animal }, vous)
text-everdell-mayor = maire { $seat } ({ $animal })
text-everdell-mayor-yours = maire { $seat } ({ $animal }, vous)
text-everdell-has = { $who } : { $goods }
text-everdell-workers = { $workers ->
        [one] encore { $workers } ouvrier
       *[other] encore { $workers } ouvriers
    }
text-everdell-tokens = jetons Occupé : { $tokens }
text-everdell-points = { $points ->
        [one] { $points } point si tout finissait ici
       *[other] { $points } points si tout finissait ici
    }
text-everdell-events = événements : { $events }
text-everdell-city = ville ({ $cards }) : { $names }
text-everdell-city-empty = ville : vide
text-everdell-counter = { $points }p
text-everdell-stored = { $goods } en réserve
text-everdell-occupied = occupée
text-everdell-hand = main { $animal ->
        [hare] du Lièvre
       *[tortoise] de la Tortue
    } : { $cards }
text-everdell-hand-yours = main { $animal ->
        [hare] du Lièvre
       *[tortoise] de la Tortue
    } (la vôtre) : { $cards }
text-everdell-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
text-everdell-no-card = aucune carte
text-everdell-known = dont : { $names }
text-everdell-look = { $kind ->
        [creature] créature
       *[construction] construction
    } { $colour ->
        [green] verte
        [tan] beige
        [red] rouge
        [blue] bleue
       *[purple] violette
    }
text-everdell-looks = { $count } × { $look }
text-everdell-worth = { $colour } { $points }p
text-everdell-toll = 1 carte
text-everdell-toll-card = défausser une carte
text-everdell-printed = { $look }, { $points } p, { $cost }
text-everdell-card = { $name } : { $printed }
text-everdell-space = { $space } : { $does }
text-everdell-achieved = réalisé
text-everdell-event = { $name } : { $asks } ({ $points } p ; { $reward })
text-everdell-needed = { $asks } : { $needed }
text-everdell-share-tile = tuile Partage : { $item } ({ $sharing })
text-everdell-empty = vide
text-everdell-watches = montres à gousset : { $left } de reste, { $used } utilisées
text-everdell-news = { $name } : { $text }
text-everdell-news-held = Bonne Nouvelle { $card } : { $news }
text-everdell-chapter = chapitre { $number }, { $difficulty }, { $name } : { $target } points, et
text-everdell-objective = [{ $mark }] { $asked } ({ $have } sur { $need })
text-everdell-thorn = défi, { $difficulty } : Miss Thorn a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : { $names }
text-everdell-thorn-none = défi, { $difficulty } : Miss Thorn n’a aucune carte
text-everdell-her-events = ses événements : { $events } ; { $purple } points par carte violette et { $bonus } de plus à la fin
text-everdell-she = { $points ->
        [one] elle en est à { $points } point
       *[other] elle en est à { $points } points
    }
text-everdell-menu-place = placer un ouvrier ({ $count })
text-everdell-menu-play = jouer une carte ({ $count })
text-everdell-menu-draw = piocher une carte ({ $count })
text-everdell-menu-share = partager quelque chose ({ $count })
text-everdell-menu-news = utiliser une Bonne Nouvelle ({ $count })
text-everdell-trade = défausser deux cartes contre une ressource
text-everdell-pay = au prix normal
text-everdell-pay-token = avec un jeton Occupé
text-everdell-pay-with = avec { $names }
text-everdell-step = { $token ->
        [sun] avancer le Soleil
       *[moon] avancer la Lune
    }
text-everdell-pass = s’en tenir là
text-everdell-store = poser des ressources dessus
text-everdell-unload = prendre toutes celles qui s’y trouvent
text-everdell-twice = utiliser la ferme deux fois
text-everdell-give-deck = une carte de la pioche pour { $animal ->
        [hare] le Lièvre
       *[tortoise] la Tortue
    }
text-everdell-give-meadow = une carte de la Prairie pour { $animal ->
        [hare] le Lièvre
       *[tortoise] la Tortue
    }
text-everdell-give-resource = une ressource pour { $animal ->
        [hare] le Lièvre
       *[tortoise] la Tortue
    }
text-everdell-give-act = pour { $animal ->
        [hare] le Lièvre
       *[tortoise] la Tortue
    } : { $text }
text-everdell-news-for = pour { $animal ->
        [hare] le Lièvre
       *[tortoise] la Tortue
    } : { $news }
text-everdell-rest = { $move }, et tout ce que cette tuile apporte encore
text-everdell-watch = { $token ->
        [sun] le Soleil recule d’un emplacement libre
       *[moon] la Lune recule d’un emplacement libre
    }
text-everdell-shoo = chasser cette mouffette
text-everdell-concede = tenir le chapitre pour perdu, si l’autre est d’accord
text-everdell-agree = tenir le chapitre pour perdu
