# Le lezioni: `lesson-GAME-LESSON-STEP`; `.done` quando riesce, `.wrong` e altri quando un tentativo non riesce.

lesson-kodama-growing = Fai crescere il tuo primo albero
    .line = Posare rami, contare linee, far contento un Kodama.

lesson-kodama-growing-lay = Questo è il tuo albero: per ora solo un tronco. Prendi la carta illuminata e posala sulla corteccia del tronco, con la punta libera.
    .done = { $points } punti: due fiori sulla tua carta e il fiore del tronco.
    .wrong = Questa è un’altra carta. Prendi quella illuminata.
lesson-kodama-growing-line = I simboli contano in linee. Ogni simbolo della tua carta conta se lo mostra anche la carta sotto, e così via fino in basso. Posa la carta illuminata sulla tua prima carta.
    .done = { $points } punti: quattro fiori e tre nuvole, contati carta per carta.
    .wrong = Qui porta { $points } punti: le nuvole della tua prima carta non stanno sotto. Sulla tua prima carta ne porta 7. Non c’è posto? Torna indietro e posa l’altra altrove.
    .card = Quella carta porta { $points } punti. Prendi quella illuminata: ha fiori e nuvole.
lesson-kodama-growing-ends = Una linea finisce alla prima carta senza il suo simbolo. Quale carta ha fermato la tua linea di nuvole? Toccala.
    .done = Sì, il tronco non mostra nuvole. Ciò che sta oltre una carta così non conta più.
    .wrong = Su questa c’è una nuvola. Cerca la carta che non ne ha.
lesson-kodama-growing-apart = La carta illuminata non ha né fiori né nuvole: ciò che vi cresce sopra ricomincia da capo. Posala sul tronco, dove non disturba.
    .done = Niente punti questa volta, ma la tua lunga linea resta aperta.
    .wrong = Questa è un’altra carta. Prendi quella illuminata.
    .cut = Così i tuoi fiori e le tue nuvole finiscono qui. Posala invece sul tronco.
lesson-kodama-growing-ten = Ora continua fiori e nuvole insieme: posa la carta illuminata in fondo alla tua lunga linea.
    .done = 10 punti! Una carta non può mai portarne più di 10.
    .wrong = Qui porta { $points } punti. In fondo alla tua lunga linea ne porta 10.
    .card = Quella carta porta { $points } punti. Quella illuminata può portarne 10.
lesson-kodama-growing-kodama = Quattro carte a testa, e la primavera è finita. Ora ognuno gioca un Kodama dalla mano. Il numero verde dice quanto porterebbe ora ciascuno: gioca il migliore.
    .done = { $points } punti, e altri 4 dal decreto di primavera. Questo Kodama ora è andato; un altro segue dopo l’estate e uno dopo l’autunno.
    .wrong = Scegli uno dei tuoi Kodama.
    .less = Questo adesso porterebbe solo { $points } punti. Uno di loro ne porta 8.
lesson-kodama-growing-decree = L’estate porta un decreto per tutti: 1 punto in più per ogni lucciola che posi. Su quale carta c’è una lucciola? Toccala.
    .done = Proprio quella.
    .wrong = Qui non ce n’è. È un piccolo insetto alato con una luce gialla.
lesson-kodama-growing-below = Posala. Proprio in fondo alla linea porterebbe più di 10, e non è mai permesso: posala una carta più in basso.
    .done = { $points } punti, compreso quello del decreto.
    .wrong = Qui porta { $points } punti. Una carta sotto il fondo della tua lunga linea porta di più.
    .card = Questa è un’altra carta. Prendi quella illuminata, con la lucciola.
lesson-kodama-growing-end = Il gioco è tutto qui: tre stagioni, ognuna con un decreto, quattro carte e un Kodama. Vince chi ha più punti.
