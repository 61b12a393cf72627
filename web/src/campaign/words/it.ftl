# Le campagne e il libro dei traguardi.

campaigns = Campagne
campaigns-lead = Quindici capitoli, una città, due sindaci, e un giornale che preferirebbe vedervi fallire.
your-towns = Le tue città
found-town = Fonda una città
city = Come si chiama la città
mayors = Chi sono i sindaci?
mayors-solo = Gioco per tutti e due
mayors-here = In due su questo dispositivo
mayors-far = Io e qualcuno lontano
mayors-bot = Io e un bot
second-name = Il nome del secondo sindaco
your-name = Il tuo nome
difficulty = Quanto difficile?
found = Fonda
bring = Porta una campagna
bring-note = Un file salvato qui, o tenuto dalla riga di comando.
choose-file = Scegli un file
progress = { $played } capitoli su { $chapters }, { $total } punti
finished = finita
in-progress = si gioca il capitolo { $chapter }
nobody-yet = ancora nessuno

road = La via nella foresta
points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
to-medal = ancora { $missing } per { $medal }
begin = Comincia il capitolo { $number }
again = Ripeti il capitolo { $number }
again-cost = Costa 30 punti alla fine, e il nuovo risultato sostituisce il primo.
go-on = Riprendi il capitolo { $number }
alone = Gioca da solo, per tutti e due i sindaci
onward = Oppure avanti con il capitolo { $number }
waits = Il secondo sindaco non è ancora arrivato.
send-link = Mandagli questo link:
new-link = Crea un link
lets-go-on = { $name } può andare avanti senza di me
lets-me = { $name } ti lascia andare avanti da solo.
the-end = I quindici capitoli sono giocati.
sheet = Foglio segnapunti
save-file = Salva come file
challenges = Il libro dei traguardi
all-campaigns = Tutte le campagne
newspaper = Il giornale
none-in-hand = Ancora niente in mano.
station-won = Capitolo { $number }, { $title }: vinto, { $points } punti
station-lost = Capitolo { $number }, { $title }: perso
station-next = Capitolo { $number }, { $title }: è il prossimo
station-now = Capitolo { $number }, { $title }: si sta giocando
station-later = Capitolo { $number }, { $title }: deve ancora venire
to-win = Per vincere
this-chapter = In questo capitolo
won = vinto
lost = perso
target = { $points } punti ({ $difficulty })
came-to = { $points } punti, { $day }
played-on = Giocato il
watches = { $kept } orologi tenuti su { $all }
replayed = ripetuto
missed = Mancato
print = Stampa
sheet-of = Foglio segnapunti di { $city }
back-to-road = Torna alla via

invited = { $city } cerca un secondo sindaco
invited-by = Fondata da { $name }
become-mayor = Diventa sindaco
no-place = I due sindaci sono già in carica.
opening = Si apre…

feats-lead = Alla fine di ogni stagione Miss Thorn si prende carte ed eventi. Chi finisce con più punti di lei vince, e ciò che ha raggiunto si segna qui.
whose = Quali partite?
all-mine = tutte le mie
with-partner = con { $name }
new-challenge = Una nuova sfida
players = Chi gioca?
players-alone = Io solo, per tutti e due
challenge = Comincia
games-won = { $games ->
    [one] 1 partita, vinte { $won }
   *[other] { $games } partite, vinte { $won }
}
feat = Traguardo
done-on = raggiunto il { $day }
not-yet = non ancora

error-campaign-damaged = Non è il file di una campagna, o è rovinato.{ $where ->
    [none] {""}
   *[other] {" "}Il punto: { $where }.
}
error-campaign-newer = Questo file viene da una versione più recente.
error-campaign-rule = Le regole della campagna non lo permettono.
error-campaign-other-mayors = Questa campagna è per { $players ->
    [one] un sindaco
   *[other] due sindaci
}.
error-campaign-no-such-day = Questo giorno non esiste.
error-campaign-full = I due sindaci sono già in carica.
error-campaign-chapter-in-progress = Si sta giocando il capitolo { $chapter }.
error-campaign-not-this-chapter = Non è il momento di questo capitolo.
error-campaign-not-alone = L’altro sindaco non è d’accordo.
error-campaign-mayor-missing = Il secondo sindaco non è ancora arrivato.
error-campaign-none-here = Questa campagna non esiste, o non è tua.
error-campaign-goes-on-there = La campagna continua dalla sua via.
