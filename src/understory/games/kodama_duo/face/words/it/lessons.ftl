# Le lezioni; vedi quelle di Kodama.

lesson-kodama-duo-sharing = Dividere, scegliere, evocare
    .line = In due si dividono tre carte, e chi ne riceve meno chiama uno Spirito.

lesson-kodama-duo-sharing-split = Con tre carte fai due mazzetti, e Germoglio ne sceglie uno. Tu vuoi le nuvole: tocca le carte per spostarle, finché quella illuminata resta sola. Poi dividi così.
    .done = Germoglio prende due carte. Le nuvole sono tue.
    .wrong = Così le nuvole stanno con un’altra carta, e Germoglio le prenderebbe entrambe. Lascia sola la carta con le nuvole.
lesson-kodama-duo-sharing-lay = Posa la tua carta sul tronco. Un simbolo conta se c’è anche sulla carta sotto, e così via: qui due nuvole e quella del tronco.
    .done = { $points } punti: tre per le nuvole, due dalla carta Stagione, perché la tua carta era sola.
    .wrong = Qui porta { $points } punti. Posala sul tronco.
lesson-kodama-duo-sharing-summon = Germoglio ha posato una carta su due. Tu ne avevi una sola, perciò evochi uno Spirito: un simbolo della carta avanzata. Scegli lo Spirito fiore e posalo sulla lucciola della tua carta.
    .done = Questa lucciola ora è un fiore, per tutto ciò che conterà dopo.
    .wrong = Scegli lo Spirito fiore, poi la lucciola della tua carta.
    .icon = Quel simbolo diventerebbe un fiore, e una buona nuvola andrebbe persa. Posa lo Spirito sulla lucciola.
    .kind = Quello Spirito ti aiuterebbe meno: stanno arrivando fiori. Scegli lo Spirito fiore.
lesson-kodama-duo-sharing-choose = Ora i ruoli si scambiano: Germoglio ha diviso, tu scegli. Prendi il mazzetto di due carte: su una ci sono due nuvole e un fiore.
    .done = Due carte tra cui scegliere. Una la posi, l’altra avanza.
    .wrong = In questo mazzetto c’è una sola carta, con una nuvola. L’altro ti lascia più scelta.
lesson-kodama-duo-sharing-long = Posa la carta illuminata sulla tua prima carta. Le sue nuvole continuano fino al tronco, e il suo fiore trova il tuo Spirito.
    .done = { $points } punti: cinque per le nuvole, due per i fiori, uno dei quali è il tuo Spirito.
    .wrong = Qui porta { $points } punti. Sulla tua prima carta ne porta 7. Non c’è posto? Torna indietro e posa l’altra altrove.
    .card = Quella porta { $points } punti. Prendi la carta illuminata con le due nuvole.
lesson-kodama-duo-sharing-stolen = Germoglio aveva una carta sola e ha evocato anche lui: il tuo Spirito fiore è passato a lui. Su quale delle tue carte si vede di nuovo la lucciola? Toccala.
    .done = Sì. Uno Spirito resta finché l’altro non lo chiama.
    .wrong = Su questa non c’era nessuno Spirito.
lesson-kodama-duo-sharing-end = Quattro turni così, poi ognuno gioca un Kodama. Dopo tre stagioni vince chi ha più punti.
