# Il gioco in una riga, e ciò che si può scegliere prima di iniziare.

game-kodama-3d = Kodama 3D
    .line = Prendi tessere dalla foresta e innalza un albero che non cada, per obiettivi che tieni segreti.
option-kodama-3d-forest = Foresta
    .about = Quante pile ha la foresta.
    .booklet = quattro per quattro, come nel libretto
    .by-players = più piccola con meno giocatori
option-kodama-3d-first = Primo giocatore
    .about = Chi posa la prima pedina e comincia.
option-kodama-3d-colours = Colori
    .about = Come ciascuno riceve un tronco e il suo colore.
    .drawn = estratti a sorte
    .picked = ciascuno sceglie il proprio
