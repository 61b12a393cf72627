# Il gioco in una riga, e ciò che si può scegliere prima di iniziare.

game-everdell-duo = Everdell Duo
    .line = Costruisci una città di creature e costruzioni lungo quattro stagioni, sotto il Sole e la Luna.
option-everdell-duo-hare = Lepre
    .about = Chi gioca le lepri e comincia; l’altro gioca le tartarughe.
option-everdell-duo-deck = Mazzo
    .about = Con quali carte si gioca.
    .full = tutte le carte
    .tiny = un mazzo piccolo
option-everdell-duo-mode = Modalità
    .about = Uno contro l’altro, insieme in un capitolo, o insieme contro Miss Thorn.
    .usual = secondo il numero di giocatori
    .competitive = uno contro l’altro
    .cooperative = insieme
    .challenge = la sfida
option-everdell-duo-chapter = Capitolo
    .about = Quale capitolo giocate insieme.
option-everdell-duo-difficulty = Difficoltà
    .about = Quanto è difficile per chi gioca insieme.
    .easy = facile
    .normal = media
    .hard = difficile
option-everdell-duo-held = Buone notizie tenute
    .about = Buone notizie tenute dai capitoli precedenti.
option-everdell-duo-spent = Buone notizie usate
    .about = Buone notizie già usate.
