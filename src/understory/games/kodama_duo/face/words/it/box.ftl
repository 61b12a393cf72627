# Il gioco in una riga, e ciò che si può scegliere prima di iniziare.

game-kodama-duo = Kodama Duo
    .line = Kodama in due: uno divide i rami, l’altro sceglie, e gli Spiriti cambiano ciò che cresce.
option-kodama-duo-cards = Carte
    .about = Solo le carte di Kodama Duo, o mescolate con quelle di Kodama.
    .duo = solo Kodama Duo
    .mixed = con quelle della seconda edizione
    .mixed-kosmos = con quelle dell’edizione Kosmos
option-kodama-duo-sower = Seminatore
    .about = Chi sceglie per primo; l’altro divide.
