# I giochi, ognuno in una riga, e ciò che si può scegliere prima di cominciare.

book-table = A ogni tavolo
book-house = A un tavolo aperto a molti
game-kodama = Kodama: Gli Spiriti degli Alberi
    .line = Fai crescere un albero ramo dopo ramo per tre stagioni, e rendilo una casa che i tuoi spiriti amino.
game-kodama-duo = Kodama Duo
    .line = Kodama in due: uno divide i rami, l’altro sceglie, e gli Spiriti cambiano ciò che cresce.
game-kodama-3d = Kodama 3D
    .line = Prendi tessere dalla foresta e innalza un albero che non cada, per obiettivi che tieni segreti.
game-everdell-duo = Everdell Duo
    .line = Costruisci una città di creature e costruzioni lungo quattro stagioni, sotto il Sole e la Luna.

option-kodama-edition = Edizione
    .about = Con quali carte stampate si gioca. Le regole sono le stesse.
    .second = Seconda edizione
    .kosmos = Edizione Kosmos
option-kodama-decrees = Decreti
    .about = Ogni stagione rivela un Decreto, una regola speciale per tutti.
option-kodama-first-game = Prima partita
    .about = Un inizio più facile: senza Decreti e senza i Kodama dal numero giallo.
option-kodama-kids = Mini-Kodama per
    .about = Questi posti giocano con tre Kodama facili, uno per stagione, visibili a tutti.
option-kodama-kids-shuffled = Mini-Kodama mescolati agli altri
    .about = I Mini-Kodama si distribuiscono con gli altri; ciascuno si conteggia solo nella sua stagione.
option-kodama-first = Primo giocatore
    .about = Chi comincia. In seguito comincia chi ha meno punti.
option-kodama-draft = Draft nascosto
    .about = Senza mercato: tutti scelgono insieme un ramo da una mano segreta, e le mani girano.
option-kodama-cards = Carte
    .about = Si possono aggiungere le carte di Kodama Duo; in sei sono necessarie.
    .auto = quante ne servono
    .base = solo Kodama
    .mixed = con quelle di Kodama Duo

option-kodama-duo-cards = Carte
    .about = Le carte di Kodama Duo, o quelle di entrambe le scatole.
    .duo = solo Kodama Duo
    .mixed = entrambe le scatole
option-kodama-duo-sower = Seminatore
    .about = Chi sceglie per primo; l’altro divide.

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

option-everdell-duo-hare = Lepre
    .about = Chi gioca le lepri; l’altro gioca le tartarughe e comincia.
option-everdell-duo-deck = Mazzo
    .about = Con quali carte si gioca.
