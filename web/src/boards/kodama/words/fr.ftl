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
pruner = Tailleur
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
touch-bark = Touchez l’écorce d’où elle doit pousser
turn-left = Tourner à gauche
turn-right = Tourner à droite
dial = Angle
degrees = { $degrees } degrés
lay-here = Poser ici
put-back = Reposer
show-me = Montrez-moi
hide-places = Cacher les places
no-places = Rien ne peut être posé
gust = Faire souffler le vent
sealed = ne peut être repris
pick = Choisir
split = Séparer ainsi
choose = Prendre cette pile
summon = Invoquer { $spirit }
summon-from-other = de l’autre arbre
summon-none = Pas de deuxième Esprit
score-this = Marquer { $name }
in-spring = printemps
in-summer = été
in-autumn = automne
see-tree = Voir l’arbre de { $name }
close = Fermer
you = Vous
your-points = Vos points
proof = Points de { $name }
proof-run = { $icon } : { $points }
proof-trunk = jusqu’au tronc
proof-alone = la carte dessous n’en a pas
proof-decree = carte Saison
season-sum = { $season } : { $points }
nothing-scored = Pas encore de points
drawer-market = Cartes
drawer-kodamas = Kodamas
drawer-decree = Saison
drawer-season = Saison
caterpillar = chenille
cloud = nuage
firefly = luciole
flower = fleur
mushroom = champignon
star = étoile

# Ce qui est demandé, et ce que ferait une carte en main

prompt = Le tour
the-rule = la règle
waits = C’est le tour de { $name }
waits-try = Essayez une carte sur votre arbre en attendant
over = La partie est terminée
put-down = Vous avez choisi. { $name } choisit encore.
pick-up = Touchez une carte ou faites-la glisser sur votre arbre
keys = ← → places · ↑ ↓ cartes · Maj : plus fin · Q E : tourner · Entrée : poser · Échap : reposer
held-points = { $points ->
    [0] Aucun point ici
    [one] { $points } point
   *[other] { $points } points
}
held-told = { $from }, { $side } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
held-kept = Elle attend ici votre tour
held-gone = Votre carte n’est plus au marché
fault-bark = ne pousse pas de l’écorce
fault-one-card = touche une deuxième carte
fault-no-icon = couvre un Élément
fault-table-edge = dépasse du bord de la table
fault-ten = plus de { $most } points
fault-other = interdit
pass = Rien ne va : continuer
summon-which = Quel Esprit doit venir ?
summon-where = Touchez l’Élément à recouvrir
summon-what = Il recouvre un Élément de votre arbre, qui compte dès lors comme le sien
summon-why = Dès lors, cet Élément compte comme : { $spirit }
split-how = Touchez une carte pour la changer de pile
duo-you-split = Vous séparez, { $name } choisit
duo-they-split = { $name } sépare, vous choisissez
duo-you-choose = { $name } a séparé, à vous de choisir
duo-they-choose = { $name } choisit une pile
pile-you-summon = une seule carte : vous invoquerez un Esprit
pile-they-summon = posez l’une des deux ; { $name } invoquera un Esprit
pile-single = une seule carte : qui la prend invoque un Esprit
pile-double = l’une des deux sera posée

# Cartes et places, d’après ce qu’elles montrent

branch = Branche avec { $icons }
from-branch = depuis la branche avec { $icons }
from-trunk = depuis le tronc
by-branch = la branche avec { $icons }
by-trunk = le tronc
some-caterpillar = { $count ->
    [one] une chenille
    [2] deux chenilles
    [3] trois chenilles
   *[other] { $count } chenilles
}
some-cloud = { $count ->
    [one] un nuage
    [2] deux nuages
    [3] trois nuages
   *[other] { $count } nuages
}
some-firefly = { $count ->
    [one] une luciole
    [2] deux lucioles
    [3] trois lucioles
   *[other] { $count } lucioles
}
some-flower = { $count ->
    [one] une fleur
    [2] deux fleurs
    [3] trois fleurs
   *[other] { $count } fleurs
}
some-mushroom = { $count ->
    [one] un champignon
    [2] deux champignons
    [3] trois champignons
   *[other] { $count } champignons
}
some-star = { $count ->
    [one] une étoile
    [2] deux étoiles
    [3] trois étoiles
   *[other] { $count } étoiles
}
side-up = vers le haut
side-up-right = en haut à droite
side-right = vers la droite
side-down-right = en bas à droite
side-down = vers le bas
side-down-left = en bas à gauche
side-left = vers la gauche
side-up-left = en haut à gauche
icon-on-branch = { $icon }, sur la branche avec { $icons }
icon-on-trunk = { $icon }, sur le tronc
ghost = { $card }, { $from } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
proof-broken = interrompu par { $card }

# Ce que font les autres, et une nouvelle saison

other-grew = { $name } a fait pousser une { $card } { $from } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
other-laid = { $name } a fait pousser une branche avec { $icons } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
other-branch = branche avec { $icons }
their-branch = depuis sa branche avec { $icons }
their-trunk = depuis son tronc
other-kodama = { $kodama } s’est installé dans l’arbre de { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
other-summoned = { $name } a invoqué l’Esprit : { $spirit }
other-took = { $name } a invoqué l’Esprit de votre arbre : { $spirit }
other-split = { $name } a séparé les cartes
other-chose = { $name } a choisi une pile
season-begins = { $season ->
    [spring] Le printemps
    [summer] L’été
   *[autumn] L’automne
} commence : { $decree }
season-plain = { $season ->
    [spring] Le printemps
    [summer] L’été
   *[autumn] L’automne
} commence
you-grew = Votre branche pousse { $from } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
you-kodama = { $kodama } s’est installé dans votre arbre : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
you-summoned = Vous avez invoqué l’Esprit : { $spirit }
you-split = Vous avez séparé les cartes
you-chose = Vous avez choisi une pile
you-done = Votre tour est joué
lives-here = { $kodama } habite cet arbre
you-turn = C’est à vous.

# Ce que veulent dire les petites choses

explain-first = La feuille : qui l’a commence chaque manche de la saison.
explain-pruner = La feuille : qui l’a sépare les cartes, l’autre choisit.
explain-deck = { $count ->
    [one] Il reste { $count } carte Branche
   *[other] Il reste { $count } cartes Branche
} dans la pioche.
explain-hard = Un nombre jaune marque un Kodama plus difficile à contenter ; on s’en passe à la première partie.
explain-beside = Les Esprits à côté de la pioche ne sont sur aucun arbre.
explain-now = Le nombre dans la feuille verte est ce que ce Kodama donnerait à présent.
zoom-in = Plus près
zoom-out = Plus loin
whole-tree = Tout l’arbre
