# Les campagnes et le livre des réalisations.

campaigns = Campagnes
campaigns-lead = Quinze chapitres, une ville, deux maires, et un journal qui aimerait mieux vous voir échouer.
your-towns = Vos villes
found-town = Fonder une ville
city = Le nom de votre ville
mayors = Qui sont les maires ?
mayors-solo = Je joue les deux
mayors-here = À deux sur cet appareil
mayors-far = Moi et quelqu’un au loin
mayors-bot = Moi et un robot
second-name = Le nom du second maire
your-name = Votre nom
difficulty = Quelle difficulté ?
found = Fonder
bring = Apporter une campagne
bring-note = Un fichier enregistré ici, ou tenu par la ligne de commande.
choose-file = Choisir un fichier
progress = { $played } chapitres sur { $chapters }, { $total } points
finished = terminée
in-progress = chapitre { $chapter } en cours
nobody-yet = personne encore

road = Le chemin à travers la forêt
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
to-medal = encore { $missing } pour { $medal }
begin = Commencer le chapitre { $number }
again = Rejouer le chapitre { $number }
again-cost = Cela coûte 30 points à la fin, et le nouveau résultat remplace le premier.
go-on = Reprendre le chapitre { $number }
alone = Le jouer seul, pour les deux maires
onward = Ou passer au chapitre { $number }
waits = Le second maire n’est pas encore là.
send-link = Envoyez-lui ce lien :
new-link = Créer un lien
lets-go-on = { $name } peut continuer sans moi
lets-me = { $name } vous laisse continuer seul.
the-end = Les quinze chapitres sont joués.
sheet = Feuille de score
save-file = Enregistrer un fichier
challenges = Le livre des réalisations
all-campaigns = Toutes les campagnes
newspaper = Le journal
none-in-hand = Rien en main pour l’instant.
station-won = Chapitre { $number }, { $title } : gagné, { $points } points
station-lost = Chapitre { $number }, { $title } : perdu
station-next = Chapitre { $number }, { $title } : le prochain
station-now = Chapitre { $number }, { $title } : en cours
station-later = Chapitre { $number }, { $title } : à venir
to-win = Pour gagner
this-chapter = Dans ce chapitre
won = gagné
lost = perdu
target = { $points } points ({ $difficulty })
came-to = { $points } points, { $day }
played-on = Joué le
watches = { $kept } montres gardées sur { $all }
replayed = rejoué
missed = Manqué
print = Imprimer
sheet-of = Feuille de score de { $city }
back-to-road = Retour au chemin

invited = { $city } cherche un second maire
invited-by = Fondée par { $name }
become-mayor = Devenir maire
no-place = Les deux maires sont déjà en fonction.
opening = Ouverture…

feats-lead = À la fin de chaque saison, Miss Thorn prend des cartes et des Événements. Qui finit avec plus de points qu’elle gagne, et ce qui a été réalisé est coché ici.
whose = Quelles parties ?
all-mine = toutes les miennes
with-partner = avec { $name }
new-challenge = Un nouveau défi
players = Qui joue ?
players-alone = Moi seul, pour les deux
challenge = Commencer
games-won = { $games ->
    [one] { $games } partie, gagnées : { $won }
   *[other] { $games } parties, gagnées : { $won }
}
feat = Réalisation
done-on = réussi le { $day }
not-yet = pas encore

error-campaign-damaged = Ce n’est pas un fichier de campagne, ou il est abîmé.{ $where ->
    [none] {""}
   *[other] {" "}L’endroit : { $where }.
}
error-campaign-newer = Ce fichier vient d’une version plus récente.
error-campaign-rule = Les règles de la campagne ne le permettent pas.
error-campaign-other-mayors = Cette campagne est pour { $players ->
    [one] un maire
   *[other] deux maires
}.
error-campaign-no-such-day = Ce jour n’existe pas.
error-campaign-full = Les deux maires sont déjà en fonction.
error-campaign-chapter-in-progress = Le chapitre { $chapter } est en cours.
error-campaign-not-this-chapter = Ce n’est pas le tour de ce chapitre.
error-campaign-not-alone = L’autre maire n’a pas donné son accord.
error-campaign-mayor-missing = Le second maire n’est pas encore là.
error-campaign-none-here = Cette campagne n’existe pas, ou n’est pas à vous.
error-campaign-goes-on-there = La campagne continue depuis son chemin.
