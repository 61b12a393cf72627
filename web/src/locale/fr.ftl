# Les mots de la page. Ce que disent les jeux se trouve dans src/understory/locale.

skip = Directement à la table
nav = La page
close = Fermer
settings = Réglages
rules = Règles
language = Langue
lobby = Salon
new-table = Nouvelle table
to-start = Vers l’accueil
opening = Un instant …
nowhere = Il n’y a ici que de la mousse.
no-match = Cette table est introuvable.

## Start

start-title = Un arbre grandit. Des esprits s’y installent.
start-lead = Posez vos branches où vous voulez, dans tous les sens. La page dit aussitôt si elles peuvent pousser là, pourquoi non, et ce qu’elles rapportent.
play-game = Jouer à { $game }
start-at-once = Contre un robot, tout de suite, sans inscription.
start-new = Ou dresser une table pour des amis
my-matches = Vos parties
other-games = Deux autres jeux de la forêt
other-games-note = Leurs plateaux sont encore à dessiner. On y joue entièrement dans le terminal, avec images, et ici comme liste de coups.
about-kodama-3d = Un arbre dans l’espace, fait de tuiles prises dans la forêt, et qui ne doit pas basculer.
about-everdell-duo = Une ville de créatures et de constructions, au fil de quatre saisons, sous le Soleil et la Lune.
play-as-list = Y jouer comme liste de coups
unofficial = Understory n’est pas officiel. Les noms des jeux appartiennent à leurs propriétaires ; aucune image et aucun texte imprimés ne sont repris.

## Lists of matches

over = terminée
seats-free = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
your-turn = À vous de jouer
waits-for = On attend { $name }
free-seat = place libre
open-matches = Tables ouvertes
lobby-empty = Personne n’attend de compagnie pour l’instant.

## A new table

which-game = Jeu
who-plays = Qui joue
nth-player = Joueur { $number }
you = Vous
seat-guest = un invité, par lien
seat-here = quelqu’un ici
bot-random = Feuille au vent
bot-greedy = Cueilleur
bot-ismcts = Rêveur
bot-level-1 = Pousse
bot-level-2 = Arbrisseau
bot-level-3 = Bosquet
bot-level-4 = Vieille Forêt
bot-levels = Robots, du plus doux au plus fort : Pousse, Arbrisseau, Bosquet, Vieille Forêt.
name-here = Son nom
remove-seat = Retirer la place
add-seat = Une place de plus
how-to-play = Comment jouer
the-table = La table
the-rule = La règle
no-board-yet = Son plateau est encore à dessiner : ici, on y joue comme liste de coups.
hints = Montre-moi
hints-about = Les joueurs peuvent demander les meilleures places et ce qu’elles rapportent.
access = Qui peut venir
access-unlisted = avec le lien
    .about = Qui a le lien peut s’asseoir ou regarder.
access-public = tout le monde
    .about = La table figure au salon.
access-invitation = sur invitation
    .about = Vous invitez à chaque place ; personne d’autre ne peut regarder.
caretaker = Remplaçant
caretaker-about = Si quelqu’un s’absente une minute alors qu’on l’attend, un robot joue à sa place jusqu’à son retour.
begin = Commencer
lay-and-invite = Dresser la table

## Gathering

gathering = La table est dressée
gathering-note = La partie commence dès que toutes les places sont prises.
stand-up = Se lever
sit-down = S’asseoir
invite = Inviter
invite-title = Inviter quelqu’un
invite-note = Envoyez ce lien, ou faites viser le carré par un appareil photo.
link = Lien
copy = Copier
copied = Copié
qr = Le lien sous forme de code QR
invited-to = Vous êtes invité à { $game }
device = Continuer sur un autre appareil
device-note = Ouvrez-y ce lien, ou visez le carré avec son appareil photo : votre place et tout ce que vous savez vous y suivent.
device-once = Le lien sert une seule fois, pendant dix minutes. Dès qu’il a servi, cet appareil ne fait plus que regarder.
device-moved = Vous jouez maintenant sur l’autre appareil
device-moved-note = Celui-ci regarde, et ne montre que ce que tout le monde peut voir.
play-on = Continuer { $game } ici
play-on-note = { $name } continue sur cet appareil ; l’autre ne fera plus que regarder.
play-on-here = Continuer ici
link-spent = Ce lien n’ouvre plus rien
your-name = Votre nom
no-seat-left = Toutes les places sont prises.
look-on = Regarder

## At the table

log = Ce qui s’est passé
made-move = { NAME($seat, of: "seat") } : { $move }
chat = Discussion
chat-new = Discussion, { $count } de plus
looking-on = spectateur
looks-on = { $name } (spectateur)
turn = Le tour
turn-done = Votre coup est joué. Terminez votre tour, ou reprenez-le.
game-over = La partie est terminée.
waits-for-choice = Votre choix est fait. On attend { $name }
undo = Annuler
end-turn = Terminer le tour
ask-back = Demander à reprendre votre coup
asked-back = Vous demandez à reprendre votre coup. Les autres décident.
asks-back = { $name } demande à reprendre un coup.
agree = D’accord
decline = Non
withdraw = Tant pis
would-score = Permis : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
score-of = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $waited ->
        [yes] , doit jouer
       *[no] {""}
    }
no-points = Aucun point pour l’instant.
chat-empty = Rien n’a encore été dit.
chat-write = Dire quelque chose
chat-send = Envoyer
mute = Ne plus entendre { $name }
unmute = Entendre de nouveau { $name }
moves = Ce que vous pouvez faire
listing = Recherche de ce que vous pouvez faire …
seek-move = Chercher un coup
moves-more = Il y en a d’autres : plus de places sont permises que la liste n’en montre.
nothing-to-do = Rien à faire pour l’instant.
what-you-see = Ce que vous voyez
you-put-down = Vous avez choisi : { $move }. On ouvre quand tous ont choisi.
lost = La ligne avec la table est coupée
lost-note = Rien n’est perdu. Nous revenons tout seuls.
curtain-label = Changement de joueur
curtain = { $name }, à vous
curtain-note = Passez l’appareil. Personne d’autre ne regarde.
curtain-open = Je suis { $name }

## The end

result = Le résultat
you-win = Vous gagnez
wins = { $name } gagne
shared-win = { $names } partagent la victoire
by-season = Par saison
by-source = Par origine
total = Total
rematch = Rejouer
look-at-table = Regarder la table
record = Télécharger la feuille de partie

## Rules

rules-of = Règles de { $game }
seek-rule = Chercher dans les règles
ruling = Notre arbitrage :
no-rule-found = Aucune règle n’en parle.

## Settings

light = Lumière
light-system = comme l’appareil
light-light = jour
light-dark = nuit
sound = Son
sound-about = Du bois pour un coup, un bol quand c’est à vous.
motion = Mouvement
motion-about = Les cartes se posent, les lignes s’allument l’une après l’autre.
end-at-once = Terminer aussitôt le tour
end-at-once-about = Un coup termine votre tour ; il ne s’annule alors plus librement.
keep = Garder
name-kept = Le nom est gardé.
account = Compte
account-about = Facultatif : garde vos parties sous un identifiant, sur tous vos appareils. Le mot de passe a au moins dix caractères.
account-is = Vous êtes ici sous le nom de { $login }.
login = Identifiant
password = Mot de passe
log-in = Se connecter
log-out = Se déconnecter
register = Créer un compte
logged-in = Bon retour.
logged-out = Vous êtes de nouveau un invité.
registered = Vos parties sont gardées sous cet identifiant.

## What can go wrong

error-other = Cela n’a pas marché ({ $id }).
error-page-unreachable = La table est injoignable pour l’instant.
error-table-no-such-match = Cette table n’existe pas, ou ne vous est pas ouverte.
error-table-not-at-this-table = Vous n’êtes pas assis à cette table.
error-table-key-used-or-expired = Ce lien a déjà servi, ou il a expiré.
error-table-no-free-seat = Toutes les places sont prises.
error-table-too-often = C’était un peu trop souvent. Réessayez dans { $seconds } secondes.
error-table-broken = Quelque chose s’est cassé à la table. Réessayez.
error-table-storage = La table ne peut rien noter pour l’instant. Réessayez.
error-table-full = La table est pleine pour l’instant.
error-table-name = Un nom a au moins une lettre.
error-table-option = Ces options ne vont pas ensemble.
error-table-no-hints = À cette table, on joue sans aide.
error-account-wrong = Identifiant et mot de passe ne vont pas ensemble.
error-account-login-taken = Cet identifiant est pris.
error-account-already = Vous avez déjà un compte.
error-table-invalid = La table n’a pas pu lire cela.
error-table-try-again = La table est occupée. Réessayez.
