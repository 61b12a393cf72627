readying = La table se prépare
readying-about = Une fois qu’elle est là, tout marche aussi sans connexion.
failed = La table n’a pas pu être chargée. La première fois, il lui faut une connexion.
kept = Conservé dans ce navigateur
kept-about = { $games ->
    [0] Aucune partie pour l’instant
    [one] Une partie
   *[other] { $games } parties
  }, et ce qu’il faut pour jouer sans connexion : { $size } en tout.
persisted = Le navigateur a promis de ne rien effacer de lui-même.
not-persisted = Le navigateur peut l’effacer si la place vient à manquer.
discard = Jeter les parties
discard-sure = Jeter toutes les parties de ce navigateur ? Elles ne pourront pas être récupérées.
discard-all = Tout jeter
discard-all-sure = Jeter toutes les parties et tout ce qu’il faut pour jouer sans connexion ? La page sera rechargée à la prochaine visite.
discarded = Elles ont disparu.
yes = Jeter
no = Garder
