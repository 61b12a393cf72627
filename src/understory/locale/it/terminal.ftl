# Ciò che la riga di comando dice di suo. Le parole da scrivere restano le stesse in ogni lingua.

cli-you = Ospite
cli-seat = { $name } (posto { $seat })
cli-thought = { $name } ha fatto { $sims } prove in { $worlds } mondi
cli-thought-line = si aspetta { $moves }
cli-line = { $head }: { $rest }
cli-dealt = distribuito
cli-times = { $what } ({ $times } volte)
cli-forced = (obbligata)
cli-points = Punti
cli-points-now = Punti finora: { $scores }
cli-from = da
cli-all = totale
cli-won = La partita va a { $winners }.
cli-nobody = Non vince nessuno.
cli-analysis-cost = Dopo { $moves } mosse: { NAME($seat, of: "seat") } ha giocato «{ $move }». «{ $best }» sarebbe stato meglio, del { $cost } per cento di probabilità di vincere, più o meno { $doubt } ({ $sims } simulazioni).
cli-analysis-perhaps = Dopo { $moves } mosse: { NAME($seat, of: "seat") } ha giocato «{ $move }». «{ $best }» sarebbe forse stato meglio, del { $cost } per cento di probabilità di vincere, più o meno { $doubt } ({ $sims } simulazioni).
cli-analysis-none = La ricerca non avrebbe fatto altro.
cli-goes-on = Dopo { $moves } mosse la partita continua.
cli-record-stops = Questo verbale viene da altre regole o altre carte (versione { $version } delle regole). Si può rigiocare fino alla riga { $line }, «{ $move }»:
cli-ruling = Interpretazione: { $ruling }
cli-rules = { $rules ->
        [one] { $rules } regola
       *[other] { $rules } regole
    }
cli-which-game = Quale gioco?
cli-choose-game = Scegli un numero da 1 a { $most }, o un nome: { $names }.
cli-left = Hai lasciato il tavolo.
cli-type-help = Scrivi help per sapere che cosa puoi scrivere.
cli-your-turn = { $who }, tocca a te. Premi Invio quando nessun altro guarda.
cli-more-listed = ... e altre { $more }, fino al numero { $last }
cli-more-allowed = È permesso più di quanto è elencato: puoi scrivere qualsiasi mossa.
cli-kept = La partita è in { $file }; `understory verify` controlla come è stata distribuita.
cli-list-goes = L’elenco va da 1 a { $most }.
cli-unread = { $error }. Scrivi help per sapere che altro c’è.
cli-refused = «{ $move }» è rifiutata:
cli-no-undo = Non hai ancora preso decisioni che si possano ritirare.
cli-undone = Ritirata; ciò che si distribuisce da qui in poi è distribuito di nuovo.
cli-no-rule = Nessuna regola di questo gioco parla di «{ $word }»; `rules` da solo elenca tutti gli identificativi.
cli-no-card = Nessuna carta si chiama { $word }.
cli-save-where = Salvare dove? Scrivi save e il nome di un file, come save evening.record
cli-cannot-save = { $file } non si può scrivere: { $why }. Niente è perduto.
cli-cannot-write = { $file } non si può scrivere: { $why }.
cli-saved = Salvata. `understory play --resume { $file }` riprende da qui.
cli-not-saved = Questa partita non è salvata. Scrivi save e il nome di un file, o ancora quit per lasciarla.
cli-number = { $number }
cli-between = da { $low } a { $high }
cli-counted = { $game }: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, seme { $seed }
cli-matches = { $matches ->
        [one] { $game }: { $matches } incontro
       *[other] { $game }: { $matches } incontri
    }
cli-met = l’uno contro l’altro
cli-itself = sé stesso, primo posto
cli-lost-turns = { $turns ->
        [one] { $turns } turno perso da un programma e giocato dal giocatore rapido del gioco
       *[other] { $turns } turni persi da programmi e giocati dal giocatore rapido del gioco
    }
cli-speed = { $games } partite/s, { $decisions } decisioni/s; { $each } decisioni a partita; forzate: { $forced }, distribuite: { $dealt }, passate: { $passes }
cli-column-seat = posto
cli-column-bot = Bot
cli-column-against = contro
cli-column-games = partite
cli-column-wins = vittorie
cli-column-mean = punti in media
cli-verified = { $file }: tutte le { $deals } date vengono dal seme, che corrisponde al suo impegno.
cli-verified-uncommitted = { $file }: tutte le { $deals } date vengono dal seme, che non era stato promesso.
cli-ends-before = La registrazione finisce prima della partita.
cli-pack-fits = { $game }: { $cards } carte con nome, { $digests }; si gioca come { $name } --pack CARTELLA
cli-goodbye = Alla prossima.
admin-column-match = partita
admin-column-game = gioco
admin-column-status = stato
admin-column-access = accesso
admin-column-changed = cambiata
admin-column-people = persone
admin-column-id = codice
admin-column-name = nome
admin-column-login = nome utente
admin-column-matches = partite
admin-column-since = dal
admin-column-kind = tipo
admin-column-value = valore
admin-column-when = quando
admin-column-by = da
admin-column-about = su
admin-column-words = parole
admin-guest = ospite
admin-closed = { $match } è chiusa
admin-over-already = { $match } era già finita
admin-removed = { $what } è eliminata
admin-person-removed = { $who } è stato eliminato; partite eliminate: { $gone }, partite altrui senza il nome: { $blanked }
admin-kept-out = escluso: { $kind } { $value }
admin-let-in = riammesso: { $value }
admin-not-kept-out = non era escluso: { $value }
admin-keys = Le chiavi sono in { $file }.
admin-tidied = partite eliminate: { $matches }, ospiti eliminati: { $guests }
admin-rows-written = righe scritte: { $rows }
admin-rows-read = righe lette: { $rows }
admin-kind-address = indirizzo
admin-kind-name = nome
cli-help =
    un numero    scegliere dall’elenco; 0 torna indietro di un elenco
    una mossa    scritta per intero, come la mostra l’elenco, anche se non c’è
    undo         tornare alla tua ultima decisione
    table        mostrare ancora il tavolo
    points       i punti finora, e da dove vengono
    rules PAROLA una regola con il suo identificativo, o quelle che ne parlano
    card NOME    che cosa dice una carta; basta una parte del nome
    save FILE    salvare; `understory play --resume FILE` riprende
    quit         andarsene
