again = Rivedere
timeline = Linea del tempo
moment = Momento
place = Decisione { $at } di { $of }
first = All’inizio
back = Indietro di una decisione
on = Avanti di una decisione
play = Lascia scorrere
pause = Ferma
scoring = Ai prossimi punti
speed = Velocità
speed-slow = lenta
speed-even = media
speed-fast = rapida
eyes = Vista da
eyes-of = Vista da { $name }
eyes-all = Vista da fuori
eyes-everybody = Tutte le mani scoperte
hands = Mani
eyes-open = La partita è finita: tutte le mani sono scoperte.
eyes-running = Finché la partita dura, la si vede con i propri occhi o da fuori.
bring-about = Ogni partita si può conservare come un piccolo testo, il suo verbale. Portane uno, e si gioca di nuovo davanti a te.
bring-choose = Scegli un verbale
bring-drop = o trascinalo qui, o su qualsiasi pagina che non sia un tavolo.
play-on = Continua da qui
play-on-about = Un nuovo tavolo comincia da questo momento. La partita che stai guardando resta com’è.
play-on-begin = Apparecchia il tavolo
deal = Ciò che è ancora coperto
dealt-anew = ridistribuisci
dealt-anew-about = Le carte che non puoi aver visto possono essere altre, e verranno altre carte.
as-it-was = com’era
as-it-was-about = Le stesse mani, e le stesse carte in arrivo.
to-table = Al tavolo
went-on = Questa partita continua da un’altra.
share = Condividi
share-link = Questo momento, come si vede ora:
keepsake = Un’immagine da conservare
keepsake-about = Ciò che ognuno ha creato, con nomi e punti.
as-png = Salva l’immagine
as-svg = Come disegno (SVG)
day-title = La partita del giorno
day-about = Le stesse carte per tutti, contro Alberello, una volta al giorno.
day-play = Gioca
day-on = Continua
day-share = Copia il risultato
day-copied = Copiato
day-told = Understory, { $day }: { $game } { $score } ({ $result ->
 [won] vinta
 [lost] persa
 *[shared] pari
 })
played = Partite finite
all-games = tutti i giochi
filter-result = Risultato
result-all = tutte
result-won = vinta
result-lost = persa
result-shared = pari
minutes = { $count ->
 [one] un minuto
 *[other] { $count } minuti
 }
decisions = { $count ->
 [one] una decisione
 *[other] { $count } decisioni
 }
none-such = Nessuna così.
nothing-yet = Nessuna partita è ancora arrivata alla fine.
figures = { $game } in cifre
figures-told = { $games ->
 [one] Una partita
 *[other] { $games } partite
 }, { $won } vinte, in media { $average } punti.
best = La tua migliore: { $points } punti
favourite = Il tuo simbolo preferito: { $icon }, { $points } punti a partita.
average = media
last-game = ultima partita
against = Contro chi
whom = Avversario
games-count = partite
mine = Ciò che si conserva di te
mine-about = Il tuo nome, le tue partite e ciò che vi hai detto. Puoi portarlo con te o farlo cancellare: le partite giocate anche da altri restano loro, senza il tuo nome.
export = Porta tutto con te
forget = Cancella tutto
forget-sure = Davvero cancellare tutto, per sempre
analysis = Guarda meglio
curve-points = Chi era in testa, in punti
analysis-about = A ogni decisione una ricerca si chiede che cos’altro si poteva fare, con ciò che si sapeva allora. Ci vuole un po’ e si può fermare.
analysis-whose = Le decisioni di chi
analysis-begin = Comincia
analysis-stop = Ferma qui
analysis-on = Continua
analysis-curve = Probabilità di vittoria di { $name }, alla fine { $percent } %
analysis-moments = Da rivedere
analysis-cost = Sarebbe stato meglio di { $cost } punti percentuali: { $best }
analysis-perhaps = Forse sarebbe stato meglio, di { $cost } punti percentuali: { $best }
analysis-points = Avrebbe portato subito { $better } punti invece di { $points }.
analysis-sure = La probabilità di vittoria era del { $chance } %; la differenza è sicura a ± { $doubt } punti percentuali ({ $sims } simulazioni in { $worlds } distribuzioni possibili).
analysis-go = Guardalo sul tavolo
analysis-none = Finora non si è trovato niente di meglio.
analysis-nothing = La ricerca non avrebbe fatto altro.
place-same = Il posto migliore per questa carta: { $points } punti invece di { $made }.
place-best = Questa carta era nel posto migliore: { $points } punti.
place-another = Il migliore per un’altra carta: { $points } punti.
