# Ce que la ligne de commande dit d’elle-même. Les mots à taper restent les mêmes dans toutes les langues.

cli-you = Invité
cli-seat = { $name } (place { $seat })
cli-thought = { $name } a fait { $sims } essais dans { $worlds } mondes
cli-thought-line = attend { $moves }
cli-line = { $head } : { $rest }
cli-dealt = distribué
cli-times = { $what } ({ $times } fois)
cli-forced = (forcé)
cli-points = Points par source
cli-points-now = Points jusqu’ici : { $scores }
cli-from = source
cli-all = total
cli-won = La partie revient à { $winners }.
cli-nobody = Personne ne gagne.
cli-analysis-cost = Après { $moves } coups : { NAME($seat, of: "seat") } a joué « { $move } ». « { $best } » aurait été mieux, de { $cost } pour cent de chances de gagner, à { $doubt } près ({ $sims } simulations).
cli-analysis-perhaps = Après { $moves } coups : { NAME($seat, of: "seat") } a joué « { $move } ». « { $best } » aurait peut-être été mieux, de { $cost } pour cent de chances de gagner, à { $doubt } près ({ $sims } simulations).
cli-analysis-none = La recherche n’aurait rien fait d’autre.
cli-goes-on = Après { $moves } coups, la partie continue.
cli-record-stops = Cette feuille de partie vient d’autres règles ou d’autres cartes (version { $version } des règles). On peut la rejouer jusqu’à la ligne { $line }, « { $move } » :
cli-ruling = Lecture : { $ruling }
cli-rules = { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }
cli-which-game = Quel jeu ?
cli-choose-game = Choisissez un numéro de 1 à { $most }, ou un nom : { $names }.
cli-left = Vous avez quitté la table.
cli-type-help = Tapez help pour savoir ce que vous pouvez taper.
cli-your-turn = { $who }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
cli-more-listed = ... et { $more } de plus, jusqu’au numéro { $last }
cli-more-allowed = Plus est permis que ce qui est listé : vous pouvez taper n’importe quel coup.
cli-kept = La partie est dans { $file } ; `understory verify` vérifie comment elle a été distribuée.
cli-list-goes = La liste va de 1 à { $most }.
cli-unread = { $error }. Tapez help pour savoir ce qu’il y a d’autre.
cli-refused = « { $move } » est refusé :
cli-no-undo = Vous n’avez encore pris aucune décision qui puisse être reprise.
cli-undone = Repris ; ce qui est distribué à partir d’ici l’est à nouveau.
cli-no-rule = Aucune règle de ce jeu ne parle de « { $word } » ; `rules` seul liste tous les identifiants.
cli-no-card = Aucune carte ne s’appelle { $word }.
cli-save-where = Enregistrer où ? Écrivez save et un nom de fichier, comme save evening.record
cli-cannot-save = { $file } ne peut pas être écrit : { $why }. Rien n’est perdu.
cli-cannot-write = { $file } ne peut pas être écrit : { $why }.
cli-saved = Enregistré. `understory play --resume { $file }` reprend ici.
cli-not-saved = Cette partie n’est pas enregistrée. Écrivez save et un nom de fichier, ou encore quit pour l’abandonner.
cli-number = { $number }
cli-between = de { $low } à { $high }
cli-counted = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
cli-matches = { $matches ->
        [one] { $game } : { $matches } rencontre
       *[other] { $game } : { $matches } rencontres
    }
cli-met = l’un contre l’autre
cli-itself = lui-même, première place
cli-lost-turns = { $turns ->
        [one] { $turns } tour perdu par un programme et joué par le joueur rapide du jeu
       *[other] { $turns } tours perdus par des programmes et joués par le joueur rapide du jeu
    }
cli-speed = { $games } parties/s, { $decisions } décisions/s ; { $each } décisions par partie ; forcées : { $forced }, données : { $dealt }, passées : { $passes }
cli-column-seat = place
cli-column-bot = robot
cli-column-against = contre
cli-column-games = parties
cli-column-wins = victoires
cli-column-mean = score moyen
cli-verified = { $file } : les { $deals } donnes viennent toutes de la graine, qui correspond à son engagement.
cli-verified-uncommitted = { $file } : les { $deals } donnes viennent toutes de la graine, qui n’avait pas été annoncée.
cli-ends-before = L’enregistrement finit avant la partie.
cli-pack-fits = { $game } : { $cards } cartes nommées, { $digests } ; à jouer par { $name } --pack DOSSIER
cli-goodbye = À la prochaine.
admin-column-match = partie
admin-column-game = jeu
admin-column-status = état
admin-column-access = accès
admin-column-changed = modifiée
admin-column-people = joueurs
admin-column-id = identité
admin-column-name = nom
admin-column-login = identifiant
admin-column-matches = parties
admin-column-since = depuis
admin-column-kind = sorte
admin-column-value = valeur
admin-column-when = quand
admin-column-by = par
admin-column-about = sur
admin-column-words = paroles
admin-guest = invité
admin-closed = { $match } est terminée
admin-over-already = { $match } était déjà finie
admin-removed = { $what } est supprimée
admin-person-removed = { $who } est supprimé ; parties supprimées : { $gone }, parties d’autres sans ce nom : { $blanked }
admin-kept-out = exclu : { $kind } { $value }
admin-let-in = admis de nouveau : { $value }
admin-not-kept-out = n’était pas exclu : { $value }
admin-keys = Les clés sont dans { $file }.
admin-tidied = parties supprimées : { $matches }, invités supprimés : { $guests }
admin-rows-written = lignes écrites : { $rows }
admin-rows-read = lignes lues : { $rows }
admin-kind-address = adresse
admin-kind-name = nom
cli-help =
    un numéro    choisir dans la liste ; 0 revient d’une liste
    un coup      écrit en entier, comme la liste le montre, même s’il n’y est pas
    undo         revenir à votre dernière décision
    table        montrer encore la table
    points       les points jusqu’ici, par source
    rules MOT    une règle par son identifiant, ou celles qui parlent du mot
    card NOM     ce que dit une carte ; une partie du nom suffit
    save FICHIER enregistrer ; `understory play --resume FICHIER` reprend
    quit         partir
