# Ce qui figure sur le plateau d’Everdell Duo.

list = { $most } et { $last }
close = Fermer
prompt = Ce qui est demandé
meadow = Prairie
events = Événements
places = Rivière, fermes et pioche
drawer = Main et villes
over = La partie est terminée.
wait = Un instant.
turn-done = Votre tour est joué.
waits = Au tour de { $name }.
the-rule = La règle
as-mayor = { $mayor } : { $words }

winter = Hiver
spring = Printemps
summer = Été
autumn = Automne
sun-left = { $count ->
        [0] plus aucun tour d’ouvrier
        [one] encore { $count } tour d’ouvrier
       *[other] encore { $count } tours d’ouvrier
    }
moon-left = { $count ->
        [0] plus aucun tour de carte
        [one] encore { $count } tour de carte
       *[other] encore { $count } tours de carte
    }

hare = Lièvre
tortoise = Tortue
skunk = Mouffette
sun = Soleil
moon = Lune
path-space = Case { $number } du chemin{ $here ->
        [none] { "" }
       *[other]  : { $here }
    }

n-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
n-free = { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
n-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
n-meadow = { $count ->
        [one] { $count } carte de la Prairie
       *[other] { $count } cartes de la Prairie
    }
n-discard = { $count ->
        [one] une carte défaussée
       *[other] { $count } cartes défaussées
    }
a-token = { $colour ->
        [any] un jeton Occupé
        [green] un jeton Occupé vert
        [tan] un jeton Occupé beige
        [red] un jeton Occupé rouge
        [blue] un jeton Occupé bleu
       *[purple] un jeton Occupé violet
    }
one-twig = Brindille
one-resin = Résine
one-pebble = Galet
one-berry = Baie
one-point = Point
colour-green = Vert
colour-tan = Beige
colour-red = Rouge
colour-blue = Bleu
colour-purple = Violet
token-of = Jeton Occupé : { $colour }
token-later = Jeton Occupé, pour votre prochain tour : { $colour }

thing-green = { $count ->
        [one] { $count } carte verte
       *[other] { $count } cartes vertes
    }
    .many = cartes vertes
thing-tan = { $count ->
        [one] { $count } carte beige
       *[other] { $count } cartes beiges
    }
    .many = cartes beiges
thing-red = { $count ->
        [one] { $count } carte rouge
       *[other] { $count } cartes rouges
    }
    .many = cartes rouges
thing-blue = { $count ->
        [one] { $count } carte bleue
       *[other] { $count } cartes bleues
    }
    .many = cartes bleues
thing-purple = { $count ->
        [one] { $count } carte violette
       *[other] { $count } cartes violettes
    }
    .many = cartes violettes
thing-creature = { $count ->
        [one] { $count } créature
       *[other] { $count } créatures
    }
    .many = créatures
thing-construction = { $count ->
        [one] { $count } construction
       *[other] { $count } constructions
    }
    .many = constructions
thing-card = { $count ->
        [one] { $count } carte en ville
       *[other] { $count } cartes en ville
    }
    .many = cartes en ville
thing-colour = { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    }
    .many = couleurs
thing-rich-colour = { $count ->
        [one] { $count } couleur avec 3 cartes
       *[other] { $count } couleurs avec 3 cartes
    }
    .many = couleurs avec 3 cartes
thing-pair = { $count ->
        [one] { $count } paire d’une créature et d’une construction
       *[other] { $count } paires d’une créature et d’une construction
    }
    .many = paires d’une créature et d’une construction
thing-twig = { $count ->
        [one] { $count } brindille
       *[other] { $count } brindilles
    }
    .many = brindilles
thing-resin = { $count ->
        [one] { $count } résine
       *[other] { $count } résines
    }
    .many = résines
thing-pebble = { $count ->
        [one] { $count } galet
       *[other] { $count } galets
    }
    .many = galets
thing-berry = { $count ->
        [one] { $count } baie
       *[other] { $count } baies
    }
    .many = baies
thing-resource = { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }
    .many = ressources
thing-resource-type = { $count ->
        [one] { $count } type de ressource
       *[other] { $count } types de ressources
    }
    .many = types de ressources
thing-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
    .many = cartes en main
thing-event = { $count ->
        [one] { $count } Événement
       *[other] { $count } Événements
    }
    .many = Événements
thing-occupied = { $count ->
        [one] { $count } jeton Occupé
       *[other] { $count } jetons Occupés
    }
    .many = jetons Occupés
lack-more = il manque { $things }
more-of-two = { $count } { $one } ou { $two }

look-green-creature = créature verte
look-green-construction = construction verte
look-tan-creature = créature beige
look-tan-construction = construction beige
look-red-creature = créature rouge
look-red-construction = construction rouge
look-blue-creature = créature bleue
look-blue-construction = construction bleue
look-purple-creature = créature violette
look-purple-construction = construction violette
when-green = Agit quand on la joue, puis de nouveau au début du printemps et de l’automne.
when-tan = Agit une fois, quand on la joue.
when-red = Agit quand un ouvrier y est placé. Les deux joueurs peuvent la visiter.
when-blue = Aide à partir de votre prochain tour.
when-purple = Compte à la fin.
card = { $name }, { $look }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, coûte { $cost }
costs = Coûte { $cost }.
can-pay = vous pouvez payer
can-choose = peut être choisie
can-draw = peut être piochée
in-reach = à portée
can-draw = piochez une carte
lacks = il vous manque { $goods }
lacks-word = il manque :
lacks-short = manque { $goods }
counters = { $count ->
        [one] { $count } point dessus
       *[other] { $count } points dessus
    }
loaded = dessus { $goods }
tucked = { $count ->
        [one] { $count } carte dessous
       *[other] { $count } cartes dessous
    }
occupied = occupée
stands = ici se tient : { $who }
doomed = Miss Thorn la prendra à la fin de la saison
doomed-event = Miss Thorn prendra cet événement à la fin de la saison, si vous ne le réalisez pas avant

taken = Pris
ready = À portée
within-reach = à portée
event-gone = Événement déjà pris{ $who ->
        [none] { "" }
       *[other] , ici se tient : { $who }
    }
event-spoken = Événement { $name } : { $text }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et aussitôt { $reward }. { $standing }{ $who ->
        [none] { "" }
       *[other] , ici se tient : { $who }
    }
reward = Aussitôt : { $reward }.
journey-now = vous { $mine }, adversaire { $theirs }
journey-spoken = Le Voyage : { $points } points à la fin pour plus de cartes en main et en ville. Vous en avez { $mine }, votre adversaire { $theirs }
journey-looked-on = Le Voyage : { $points } points à la fin pour plus de cartes en main et en ville. { $one } en a { $mine }, { $other } { $theirs }
space-spoken = { $name } : { $text }{ $who ->
        [none] { "" }
       *[other] , ici se tient : { $who }
    }{ $standing ->
        [none] { "" }
       *[other] , { $standing }
    }
river = Rivière
farm = Ferme
deck = Pioche
draw = Piocher
discards = Défausse
deck-spoken = Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $standing ->
        [none] { "" }
       *[other]  : { $standing }
    }
sealed = Des cartes sont révélées : on ne peut pas revenir en arrière.

you = Vous
for-you = vous
supply-of = Ce que possède { $name }
supply-own = Ce que vous possédez
workers-left = { $count ->
        [0] plus aucun ouvrier
        [one] encore { $count } ouvrier
       *[other] encore { $count } ouvriers
    }
in-hand = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
points-now = { $name } : { $count ->
        [one] { $count } point en l’état
       *[other] { $count } points en l’état
    }
city-own = Votre ville, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
city-of = Ville de { $name }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
city-shared = Votre ville commune, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
city-empty = Aucune carte encore.
hand = Votre main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hand-empty = Votre main est vide.
tab-hand = Main
tab-own = Votre ville
tab-city = Ville
tab-company = Ensemble
tab-lit = { $count } au choix
trade = Deux cartes contre une ressource

move-sun = Avancer le Soleil
move-moon = Avancer la Lune
back-sun = Reculer le Soleil d’une case
back-moon = Reculer la Lune d’une case
shoo = Renvoyer cette mouffette
card-play = Jouer
card-take = Prendre en main
card-place = Envoyer un ouvrier
card-use = Exécuter
card-lift = Déplacer cet ouvrier
card-achieve = Réaliser
card-shoo = Renvoyer la mouffette
card-discard = Défausser
card-show = Montrer
card-tuck = Mettre dessous
card-house = Le jeton va ici
card-reclaim = Reprendre le jeton
card-activate = Faire agir
card-share = Donner à votre partenaire
play = Jouer
pay-with = avec { $what }
pay-plainly = Payer le prix entier
pay-token-on = avec un jeton Occupé sur { $card }
pay-tuck = une carte de la main va dessous
pay-discard = défausser une carte de la main
pay-nothing = gratuitement
your-token = votre jeton Occupé
choose-tuck = Quelle carte de votre main va dessous ?
choose-discard = Quelle carte de votre main défaussez-vous ?
spend = Payer { $goods }
leaves = il reste
nothing = rien
counting = On compte les façons de payer …
worth-now = Vos points en l’état : { $before } → { $after }.
others-gain = { $name } gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
owner-gains = { $name } gagne 1 point pour votre visite.

give-deck = Une carte de la pioche pour { $who }
give-meadow = Une carte de la Prairie pour { $who }
give-resource = Une ressource pour { $who }
give-card = { $card } agit pour { $who }
share-this = Partager : { $what }
use-as = L’utiliser pour { $who }
keep = Garder { $card }
do-store = Y mettre des ressources
do-unload = Tout prendre
do-twice = Deux fois, pour un point de la Tour de l’horloge
do-agree = Abandonner aussi
do-agreed = D’accord
do-counter = Suivre la contre-proposition
do-trust = D’accord, aussi pour le reste
do-insist = M’en tenir au mien
do-concede = Abandonner ce chapitre
do-trade = Deux cartes contre une ressource
no-more = Rien de plus
no-step = Continuer
no-take = Ne plus rien prendre
no-exchange = Ne rien donner
no-activate = Aucune autre
no-show = Ne plus montrer
no-store = Laisser tel quel
no-carry = Ne plus rien activer
no-reclaim = Laisser les jetons
no-achieve = N’en réaliser aucun
no-lift = Laisser les ouvriers
no-grant = N’en jouer aucune
no-pigeon = N’en jouer aucune
no-twice = Une fois
no-produce = Le reste n’agit pas
no-split = Le reste n’agit pas
no-answer = Le reste n’agit pas
no-agree = Continuer la partie
no-shoo = Laisser les mouffettes
no-back = Laisser le Soleil et la Lune
no-deliver = Ne plus rien donner

together = Ensemble
score = Les points en l’état
score-cards = Imprimés sur les cartes
score-purple = Cartes violettes
score-tokens = Jetons point
score-events = Événements
score-journey = Le Voyage
score-start = Avance
company = Ce que vous partagez
share = Tuile Partage
shared-now = Sur la tuile Partage : { $what }
sharing-free = Partage libre : une fois par tour vous pouvez poser sur la tuile une ressource, une carte ou un jeton Occupé. Votre partenaire le prend au début de son tour.
sharing-limited = Partage limité : seulement aux tours qui commencent avec le Soleil ou la Lune sur la case Poignée de main.
sharing-none = Rien ne peut être partagé.
watch = Montre à gousset
watch-text = Recule le Soleil ou la Lune d’une case, pour un tour de plus.
watches-left = { $count ->
        [0] plus aucune montre
        [one] encore { $count } montre
       *[other] encore { $count } montres
    }
news = Bonne Nouvelle
not-now = Rien à en faire maintenant.
chapter = Chapitre { $number }
target-now = { $points } points sur { $target }
chapter-goal = Après l’automne, il vous faut ensemble autant de points, et chaque objectif atteint.
against-thorn = Vous { $points }, Miss Thorn { $hers }
quiet-season = Dans ce chapitre, cette saison n’apporte rien.
thorn = Miss Thorn
thorn-takes = À la fin de la saison elle prend { $cards ->
        [none] rien de visible
       *[other] { $cards }
    }{ $unseen ->
        [0] .
        [one] , et une carte de la pioche.
       *[other] , et { $unseen } cartes de la pioche.
    }
thorn-goal = Après l’automne, il vous faut plus de points qu’elle ; à égalité, elle gagne. Les événements que personne n’a réalisés lui reviennent aussi.
achievements = Réalisations
achievements-about = Si vous la battez, celles qui sont remplies sont à vous.
achievement-relentless = Aucune carte verte en ville
achievement-humble = Aucune carte violette en ville
achievement-efficient = Au plus 10 cartes en ville
achievement-balanced = 3 cartes de chaque couleur
achievement-welcoming = 5 jetons Occupés
achievement-frugal = 25 points en jetons
achievement-overachiever = Victoire de 20 points
achievement-glamorous = 5 cartes violettes
achievement-prepared = 7 cartes dans une main
achievement-excited = 5 Événements
concede-sure = Le chapitre comptera comme perdu si votre partenaire est d’accord. Vraiment ?

wish-for = Le souhaiter : { $what }
wish-no-more = Retirer le souhait : { $what }
you-wish = Votre souhait : { $what }.
wishes = { $name } souhaite : { $what }.
take-back-wish = Le retirer
grant = Exaucer

answers = Réponses
say-want = J’aimerais
say-want-this = J’aimerais { $what }.
say-want-card = J’aimerais : { $what }.
some-twig = des brindilles
some-resin = de la résine
some-pebble = des galets
some-berry = des baies
say-try = Tentons
say-try-this = Tentons { $what }.
say-answer = En bref
say-yes = Oui, volontiers.
say-no = Plutôt pas.
say-yours = À toi de décider.
say-wait = Attendons un peu.
say-thanks = Merci !
say-secret = Vous ne pouvez pas vous dire ce que vous avez en main.

ties = À égalité, dans cet ordre
tie-events = Événements
tie-resources = ressources restantes
tie-city = cartes en ville
tie-hand = cartes en main
tie-decides = départage

# Où les longs noms de cartes peuvent être coupés.
long-words = Archi|tecte Auber|giste Carto|graphe Chan|celier Chroni|queur Colpor|teur Indica|teur Institu|teur Loco|motive Mois|sonneur Montgol|fière Scrip|torium Spéléo|logue Confi|tures Crémail|lère Expo|sition
