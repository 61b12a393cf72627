learn = Impara { $game }
learn-lead = Ogni lezione è una breve partita sul vero tabellone. Smetti quando vuoi: riprenderai da dove eri.
minutes = { $minutes } minuti
learnt = fatta
begin = Inizia
go-on = Riprendi
again = Ancora una volta
step = Passo { $number } di { $steps }
continue = Avanti
back = Indietro
show-me = Mostrami
leave = Lascia la lezione
find = Tocca quello giusto sul tabellone.
other-way = Qualcosa è successo, ma non ciò che era chiesto. Riprova.
shown = Fatto per te. Guarda che cosa ha portato, poi vai avanti.
choice = Questo: { $name }
finished = Ora sai come si gioca. È il momento di una partita!
first-game = La tua prima partita
first-game-about = Contro il bot più gentile, con un allenatore che dice che cosa conta.
next-lesson = Lezione seguente
all-lessons = Tutte le lezioni
rulebook = Il regolamento
no-lessons = Per questo gioco non c’è ancora una lezione. Il suo regolamento è aperto.
coach = L’allenatore
coach-best = { $points ->
    [one] C’è subito un punto
   *[other] Ci sono subito { $points } punti
 } da prendere: { $sources }. Vedi come?
coach-none = Ora niente porta punti subito. Prepara ciò che viene dopo.
coach-more = Erano possibili { $more } in più: ciò che è illuminato avrebbe contato.
coach-plan = Il mio consiglio: che il diario dica subito dopo «{ $plan }»
coach-better = Un’altra mossa dava { $chance } probabilità su cento in più: «{ $plan }»
coach-back = Riprendi la mossa
coach-off = Gioca senza allenatore
coach-waits = Dirò che cosa conta quando tocca a te.
