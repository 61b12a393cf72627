# Les plateaux de Kodama et de Kodama Duo.

your-tree = Votre arbre
tree-of = Arbre de { $name }
trees = Arbres
market = Marché
your-hand = Vos cartes Branche
your-pile = Votre pile
picked = La carte que vous avez choisie
revealed = Révélées
pile = Pile { $number }
discarded = Défaussées
kodamas = Vos Kodamas
decree = Carte Saison
season-card = Carte Saison
deck = { $count } dans la pioche
round = Manche { $round } sur { $of }
beside-deck = À côté de la pioche
first-player = premier joueur
pruner = élagueur
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
now = { $points } à présent
would-score = rapporterait { $points } à présent
kodamas-held = { $count ->
    [one] { $count } Kodama en main
   *[other] { $count } Kodamas en main
}
branch = { $card } : { $icons }
on-card = pousse sur { $on }
trunk = le tronc
pick-up = Prenez une carte, puis posez-la sur votre arbre
touch-bark = Touchez l’écorce d’où elle doit pousser
turn-left = Tourner à gauche
turn-right = Tourner à droite
dial = Angle
degrees = { $degrees } degrés
lay-here = Poser ici
put-back = Reposer
show-me = Montrez-moi
hide-places = Cacher les places
place-ghost = { $card } sur { $on } : { $points } points
no-places = Rien ne peut être posé
legal = Elle peut être posée ici
not-legal = Elle ne peut pas être posée ici
gust = Balayer le marché
pass = Passer
pick-this = Choisir { $card }
pick = Choisir
split = Séparer ainsi
split-how = Touchez une carte pour la changer de pile
choose = Prendre cette pile
summon = Invoquer { $spirit }
summon-which = Quel esprit ?
summon-where = Touchez l’Élément à recouvrir
summon-from-other = de l’autre arbre
summon-none = Pas de second esprit
icon-of = { $icon } de { $card }
score-this = Marquer { $name }
score-choose = Choisissez un Kodama
in-spring = au printemps
in-summer = en été
in-autumn = en automne
put-down = Vous avez choisi. On attend les autres.
see-tree = Voir l’arbre de { $name }
close = Fermer
proof = Points de { $name }
proof-run = { $icon } : { $points }
proof-broken = interrompu par { $card }
proof-trunk = jusqu’au tronc
proof-alone = la carte dessous n’en a pas
proof-decree = carte Saison
season-sum = { $season } : { $points }
nothing-scored = Pas encore de points
drawer-market = Cartes
drawer-kodamas = Kodamas
drawer-decree = Saison
drawer-season = Saison
keys = Flèches : places · Q E : tourner · Entrée : poser · Échap : reposer
caterpillar = chenille
cloud = nuage
firefly = luciole
flower = fleur
mushroom = champignon
star = étoile
