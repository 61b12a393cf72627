readying = The table is being laid out
readying-about = Once it is here, everything goes on without a network.
failed = The table could not be fetched. It needs a network the first time.
kept = Kept in this browser
kept-about = { $games ->
    [0] No games yet
    [one] One game
   *[other] { $games } games
  }, and what is needed to play without a network: { $size } in all.
persisted = The browser has promised not to throw it away by itself.
not-persisted = The browser may throw it away when space runs short.
discard = Throw the games away
discard-sure = Throw all games of this browser away? They cannot be brought back.
discard-all = Throw everything away
discard-all-sure = Throw all games and everything that is needed to play without a network away? The next visit fetches the page anew.
discarded = They are gone.
yes = Throw away
no = Keep
