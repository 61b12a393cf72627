# The companion: score sheets, and what is counted, in a few words.

sheet-towns = Deux villes
sheet-challenge = Défi
sheet-campaign = Feuille de campagne
towns-row-cards = Points sur les cartes
towns-row-bonuses = Bonus violets
towns-row-tokens = Jetons points
towns-row-events = Événements
towns-row-journey = Le Voyage
towns-row-thorn-cards = Points sur ses cartes
towns-row-thorn-events = Ses événements
towns-row-premium = Ses cartes violettes
towns-row-head-start = Bonus selon la difficulté
towns-row-chapter = Chapitre { $number }
towns-row-watches = Montres restantes
towns-row-replays = Chapitres rejoués
towns-part-chapters = Chapitres
towns-part-ending = À la fin
towns-column-us = Notre ville
towns-column-thorn = Miss Thorn
towns-begins-nap = Qui a fait la dernière sieste est le lièvre et commence.
towns-blank-difficulty = Difficulté
towns-difficulty-easy = facile
towns-difficulty-normal = normal
towns-difficulty-hard = difficile
towns-blank-each = Pour quoi
towns-blank-points = Points
towns-blank-every = tous les
towns-word-bonus = Une carte violette
towns-thing-green = cartes vertes
towns-thing-tan = cartes beiges
towns-thing-red = cartes rouges
towns-thing-blue = cartes bleues
towns-thing-purple = cartes violettes
towns-thing-creature = créatures
towns-thing-construction = constructions
towns-thing-card = cartes dans la ville
towns-thing-colour = couleurs différentes
towns-thing-rich-colour = couleurs avec trois cartes
towns-thing-pair = paires créature et construction
towns-thing-twig = brindilles
towns-thing-resin = résine
towns-thing-pebble = galets
towns-thing-berry = baies
towns-thing-resource = ressources restantes
towns-thing-resource-type = types de ressources restantes
towns-thing-hand = cartes en main
towns-thing-event = événements
towns-thing-occupied = jetons Occupés
towns-counter-watches = Montres restantes
towns-counter-replays = Chapitres rejoués
why-everdell-campaign-score = { $medal ->
        [gold] Or.
        [silver] Argent.
        [bronze] Bronze.
       *[none] Pas encore de médaille.
    }
    .missing = Encore { $missing } points pour { $next ->
        [gold] l’or.
        [silver] l’argent.
       *[bronze] le bronze.
    }
