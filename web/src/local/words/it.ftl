readying = Il tavolo si prepara
readying-about = Una volta pronto, tutto va avanti anche senza rete.
failed = Non è stato possibile caricare il tavolo. La prima volta serve una rete.
kept = Conservato in questo browser
kept-about = { $games ->
    [0] Ancora nessuna partita
    [one] Una partita
   *[other] { $games } partite
  }, e quel che serve per giocare senza rete: in tutto { $size }.
persisted = Il browser ha promesso di non gettare nulla da sé.
not-persisted = Il browser può gettarlo se lo spazio viene a mancare.
discard = Getta le partite
discard-sure = Gettare tutte le partite di questo browser? Non si potranno recuperare.
discard-all = Getta tutto
discard-all-sure = Gettare tutte le partite e tutto ciò che serve per giocare senza rete? Alla prossima visita la pagina verrà scaricata di nuovo.
discarded = Non ci sono più.
yes = Getta
no = Tieni
