# Le parole della pagina. Quel che dicono i giochi sta in src/understory/locale.

skip = Subito al tavolo
nav = La pagina
close = Chiudi
settings = Impostazioni
rules = Regole
language = Lingua
lobby = Sala
new-table = Nuovo tavolo
to-start = All’inizio
opening = Un momento …
nowhere = Qui non c’è che muschio.
no-match = Questo tavolo non si trova.

## Start

start-title = Un albero cresce. Gli spiriti vi abitano.
start-lead = Posa i rami dove vuoi, con l’angolo che vuoi. La pagina dice subito se lì possono crescere, perché no, e quanto valgono.
play-game = Gioca a { $game }
start-at-once = Contro un bot, subito, senza iscriversi.
start-new = Oppure apparecchia un tavolo per gli amici
my-matches = Le tue partite
other-games = Altri due giochi del bosco
other-games-note = I loro tabelloni sono ancora da disegnare. Si giocano per intero nel terminale, con le figure, e qui come elenco di mosse.
about-kodama-3d = Un albero nello spazio, fatto di tessere del bosco, che non deve cadere.
about-everdell-duo = Una città di creature e costruzioni, per quattro stagioni, sotto il Sole e la Luna.
play-as-list = Gioca come elenco di mosse
unofficial = Understory non è ufficiale. I nomi dei giochi appartengono ai loro proprietari; non si usano immagini né testi stampati.

## Lists of matches

over = finita
seats-free = { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }
your-turn = Tocca a te
waits-for = Si aspetta { $name }
free-seat = posto libero
open-matches = Tavoli aperti
lobby-empty = Per ora nessuno aspetta compagnia.

## A new table

which-game = Gioco
who-plays = Chi gioca
nth-player = Giocatore { $number }
you = Tu
seat-guest = un ospite, con il link
seat-here = qualcuno qui
bot-random = Foglia al vento
bot-greedy = Raccoglitore
bot-ismcts = Sognatore
bot-level-1 = Germoglio
bot-level-2 = Alberello
bot-level-3 = Boschetto
bot-level-4 = Foresta Antica
bot-levels = Bot, dal più mite al più forte: Germoglio, Alberello, Boschetto, Foresta Antica.
name-here = Il suo nome
remove-seat = Togli il posto
add-seat = Un altro posto
how-to-play = Come si gioca
the-table = Il tavolo
the-rule = La regola
no-board-yet = Il suo tabellone è ancora da disegnare: qui si gioca come elenco di mosse.
hints = Fammi vedere
hints-about = I giocatori possono chiedere i posti migliori e quanto valgono.
access = Chi può venire
access-unlisted = con il link
    .about = Chi ha il link può sedersi o guardare.
access-public = tutti
    .about = Il tavolo sta nella sala.
access-invitation = su invito
    .about = Inviti tu a ogni posto; nessun altro può guardare.
caretaker = Supplente
caretaker-about = Se qualcuno manca per un minuto mentre gli altri aspettano, un bot gioca al suo posto fino al ritorno.
begin = Comincia
lay-and-invite = Apparecchia

## Gathering

gathering = Il tavolo è pronto
gathering-note = La partita comincia appena tutti i posti sono occupati.
stand-up = Alzati
sit-down = Siediti
invite = Invita
invite-title = Invita qualcuno
invite-note = Manda questo link, o fai inquadrare il quadrato.
link = Link
copy = Copia
copied = Copiato
qr = Il link come codice QR
invited-to = Sei invitato a { $game }
device = Continua su un altro dispositivo
device-note = Apri lì questo link, o inquadra il quadrato: il tuo posto e tutto ciò che sai vengono con te.
device-once = Il link vale una volta sola, per dieci minuti. Appena è usato, questo dispositivo sta solo a guardare.
device-moved = Ora giochi sull’altro dispositivo
device-moved-note = Questo sta a guardare, e mostra solo ciò che tutti possono vedere.
play-on = Continua qui con { $game }
play-on-note = { $name } continua su questo dispositivo; da allora l’altro sta solo a guardare.
play-on-here = Continua qui
link-spent = Questo link non apre più nulla
your-name = Il tuo nome
no-seat-left = Tutti i posti sono occupati.
look-on = Guarda

## At the table

log = Che cosa è successo
made-move = { NAME($seat, of: "seat") }: { $move }
chat = Chiacchiere
chat-new = Chiacchiere, { $count } in più
looking-on = spettatore
looks-on = { $name } (spettatore)
turn = Il turno
turn-done = La mossa è fatta. Finisci il turno, o riprendila.
game-over = La partita è finita.
waits-for-choice = La tua scelta è fatta. Si aspetta { $name }
undo = Annulla
end-turn = Fine turno
ask-back = Chiedi di riprendere la mossa
asked-back = Hai chiesto di riprendere la mossa. Decidono gli altri.
asks-back = { $name } chiede di riprendere una mossa.
agree = D’accordo
decline = No
withdraw = Lascia stare
would-score = Permesso: { $points ->
        [0] nessun punto
        [one] 1 punto
       *[other] { $points } punti
    }
score-of = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $waited ->
        [yes] , deve giocare
       *[no] {""}
    }
no-points = Ancora nessun punto.
chat-empty = Non è stato ancora detto niente.
chat-write = Di’ qualcosa
chat-send = Invia
mute = Non sentire più { $name }
unmute = Senti di nuovo { $name }
moves = Che cosa puoi fare
listing = Si cerca che cosa puoi fare …
seek-move = Cerca una mossa
moves-more = Non sono tutte: sono permessi più posti di quanti ne stanno in elenco.
nothing-to-do = Per ora niente da fare.
what-you-see = Che cosa vedi
you-put-down = Hai scelto: { $move }. Si scopre quando tutti hanno scelto.
lost = Il filo con il tavolo si è spezzato
lost-note = Niente è perduto. Torniamo da soli.
curtain-label = Cambio di giocatore
curtain = { $name }, tocca a te
curtain-note = Passa il dispositivo. Nessun altro guarda.
curtain-open = Sono { $name }

## The end

result = Il risultato
you-win = Hai vinto
wins = Vince { $name }
shared-win = { $names } condividono la vittoria
by-season = Per stagione
by-source = Per origine
total = Totale
rematch = Gioca ancora
look-at-table = Guarda il tavolo
record = Scarica il verbale

## Rules

rules-of = Regole di { $game }
seek-rule = Cerca nelle regole
ruling = La nostra interpretazione:
no-rule-found = Nessuna regola ne parla.

## Settings

light = Luce
light-system = come il dispositivo
light-light = giorno
light-dark = notte
sound = Suono
sound-about = Legno per una mossa, una ciotola quando tocca a te.
motion = Movimento
motion-about = Le carte si posano, le linee si accendono una dopo l’altra.
end-at-once = Fine turno subito
end-at-once-about = Una mossa finisce il turno; poi non si annulla più liberamente.
keep = Tieni
name-kept = Il nome è tenuto.
account = Account
account-about = Facoltativo: tiene le tue partite sotto un nome utente, su ogni dispositivo. La password vuole dieci caratteri.
account-is = Sei qui come { $login }.
login = Nome utente
password = Password
log-in = Entra
log-out = Esci
register = Crea un account
logged-in = Bentornato.
logged-out = Sei di nuovo un ospite.
registered = Le tue partite sono tenute sotto questo nome.

## What can go wrong

error-other = Non ha funzionato ({ $id }).
error-page-unreachable = Per ora il tavolo non si raggiunge.
error-table-no-such-match = Questo tavolo non esiste, o non ti è aperto.
error-table-not-at-this-table = Non siedi a questo tavolo.
error-table-key-used-or-expired = Questo link è già stato usato, o è scaduto.
error-table-no-free-seat = Tutti i posti sono occupati.
error-table-too-often = Un po’ troppo spesso. Riprova fra { $seconds } secondi.
error-table-broken = Al tavolo si è rotto qualcosa. Riprova.
error-table-storage = Per ora il tavolo non può scrivere niente. Riprova.
error-table-full = Per ora il tavolo è pieno.
error-table-name = Un nome ha almeno una lettera.
error-table-option = Queste opzioni non stanno insieme.
error-table-no-hints = A questo tavolo si gioca senza aiuti.
error-account-wrong = Nome utente e password non vanno insieme.
error-account-login-taken = Questo nome utente è preso.
error-account-already = Hai già un account.
error-table-invalid = Il tavolo non è riuscito a leggerlo.
error-table-try-again = Il tavolo è occupato. Riprova.
