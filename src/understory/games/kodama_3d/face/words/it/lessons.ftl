# Le lezioni; vedi quelle di Kodama.

lesson-kodama-3d-standing = Un albero che sta in piedi
    .line = Attraversare la foresta, crescere, restare dritti, raggiungere obiettivi.

lesson-kodama-3d-standing-forest = Questa è la foresta, con delle pedine su alcune pile. Le tue sono verdi. Tocca la pila dove sta una delle tue.
    .done = Quella è tua.
    .wrong = Questa pedina è di Germoglio. Le tue sono verdi.
lesson-kodama-3d-standing-move = Tocca la tua pedina illuminata, poi una pila in linea retta. Ricevi la tessera che lascia. Tocca due volte un punto luminoso del tronco, e lì cresce.
    .done = Hai ricevuto ciò che hai lasciato: un fungo con un kodama blu.
    .wrong = Così prendi un’altra tessera. Muovi la pedina illuminata e falla crescere sul tronco.
lesson-kodama-3d-standing-goal = La caratteristica (fungo) e il kodama (blu) non sono quelli del tronco, perciò puoi prendere un obiettivo. Alla fine contano solo gli obiettivi: prendi quello illuminato.
    .done = Un punto per ogni fungo, e uno ce l’hai già.
    .wrong = Andrebbe bene anche quello. Ma hai un fungo: prendi l’obiettivo illuminato.
lesson-kodama-3d-standing-match = L’altra tua pedina sta su un secondo fungo. Muovila dove vuoi, e fai crescere il fungo sulla tua prima tessera.
    .done = Fungo su fungo: sono uguali, perciò stavolta niente obiettivo. Ma il tuo ora ne conta due.
    .wrong = Muovi la pedina illuminata e fai crescere la tessera sulla tua prima.
    .tile = Quella tessera non ha funghi, e il tuo obiettivo non ci guadagna. Muovi la pedina illuminata.
    .trunk = L’albero regge anche lì. Ma falla crescere sulla tua prima tessera: vedrai che cosa succede quando qualcosa coincide.
lesson-kodama-3d-standing-level = Le due tessere pendono dalla stessa parte. La bolla mostra come si inclina il tuo albero. Dove cadrebbe, una tessera non può crescere.
lesson-kodama-3d-standing-balance = Muovi una tua pedina e fai crescere la sua tessera su un altro punto del tronco, così l’albero sta meglio in piedi.
    .done = Guarda la bolla: l’albero è più dritto.
    .wrong = Falla crescere sul tronco.
    .leans = Ora si inclina ancora di più. Falla crescere sul tronco.
lesson-kodama-3d-standing-end = Dieci turni a testa, poi le ultime due tessere sotto le pedine. Vince chi fa più punti con i suoi obiettivi.
