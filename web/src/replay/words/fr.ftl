again = Revoir
timeline = Fil de la partie
moment = Moment
place = Décision { $at } sur { $of }
first = Au début
back = Une décision en arrière
on = Une décision plus loin
play = Laisser défiler
pause = Arrêter
scoring = Aux prochains points
speed = Vitesse
speed-slow = lente
speed-even = moyenne
speed-fast = rapide
eyes = Vu par
eyes-of = Vu par { $name }
eyes-all = Vu de l’extérieur
eyes-everybody = Toutes les mains ouvertes
hands = Mains
eyes-open = La partie est finie : toutes les mains sont ouvertes.
eyes-running = Tant que la partie dure, on la voit par ses propres yeux ou de l’extérieur.
bring-about = Chaque partie peut être gardée en un petit texte, sa feuille de partie. Apportez-en une, et elle se rejoue sous vos yeux.
bring-choose = Choisir une feuille de partie
bring-drop = ou déposez-la ici, ou sur n’importe quelle page qui n’est pas une table.
play-on = Reprendre d’ici
play-on-about = Une nouvelle table commence à ce moment. La partie que vous regardez reste telle quelle.
play-on-begin = Mettre la table
deal = Ce qui est encore caché
dealt-anew = redistribuer
dealt-anew-about = Les cartes que vous n’avez pas pu voir peuvent être d’autres, et d’autres cartes viendront.
as-it-was = comme c’était
as-it-was-about = Les mêmes mains, et les mêmes cartes à venir.
to-table = À la table
went-on = Cette partie est la suite d’une autre.
share = Partager
share-link = Ce moment, tel qu’on le voit maintenant :
keepsake = Une image à garder
keepsake-about = Ce que chacun a créé, avec les noms et les points.
as-png = Enregistrer l’image
as-svg = En dessin (SVG)
day-title = La donne du jour
day-about = Les mêmes cartes pour tous, contre Arbrisseau, une fois par jour.
day-play = Jouer
day-on = Continuer
day-share = Copier le résultat
day-copied = Copié
day-told = Understory, { $day } : { $game } { $score } ({ $result ->
 [won] gagné
 [lost] perdu
 *[shared] partagé
 })
played = Parties terminées
all-games = tous les jeux
filter-result = Résultat
result-all = toutes
result-won = gagnée
result-lost = perdue
result-shared = partagée
minutes = { $count ->
 [one] { $count } minute
 *[other] { $count } minutes
 }
decisions = { $count ->
 [one] { $count } décision
 *[other] { $count } décisions
 }
none-such = Aucune de ce genre.
nothing-yet = Aucune partie n’est encore arrivée à son terme.
figures = { $game } en chiffres
figures-told = { $games ->
 [one] Une partie
 *[other] { $games } parties
 }, { $won } gagnées, { $average } points en moyenne.
best = Votre meilleure : { $points } points
favourite = Votre symbole favori : { $icon }, { $points } points par partie.
average = moyenne
last-game = dernière partie
against = Contre qui
whom = Adversaire
games-count = parties
mine = Ce qui est conservé de vous
mine-about = Votre nom, vos parties et ce que vous y avez dit. Vous pouvez l’emporter ou le faire effacer : les parties que d’autres ont jouées aussi leur restent, sans votre nom.
export = Tout emporter
forget = Tout effacer
forget-sure = Vraiment tout effacer, pour toujours
analysis = Y regarder de plus près
curve-points = Qui menait, en points
analysis-about = À chaque décision, une recherche se demande ce qu’on aurait pu faire d’autre, avec ce qu’on savait alors. Cela prend un moment et peut être arrêté.
analysis-whose = Les décisions de qui
analysis-begin = Commencer
analysis-stop = Arrêter ici
analysis-on = Continuer
analysis-curve = Chances de victoire de { $name }, { $percent } % à la fin
analysis-moments = À revoir
analysis-cost = Ce qui aurait été meilleur de { $cost } points de pourcentage : { $best }
analysis-perhaps = Ce qui aurait peut-être été meilleur de { $cost } points de pourcentage : { $best }
analysis-points = Cela aurait rapporté { $better } points tout de suite, au lieu de { $points }.
analysis-sure = Les chances de victoire étaient de { $chance } % ; l’écart est sûr à ± { $doubt } points de pourcentage près ({ $sims } simulations dans { $worlds } distributions possibles).
analysis-go = Voir sur le plateau
analysis-none = Rien de mieux pour l’instant.
analysis-nothing = La recherche n’aurait rien fait d’autre.
place-same = La meilleure place pour cette carte : { $points } points au lieu de { $made }.
place-best = Cette carte était à sa meilleure place : { $points } points.
place-another = La meilleure pour une autre carte : { $points } points.
