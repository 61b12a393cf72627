unfetched = Une partie de cette page n’est pas arrivée.
unfetched-still = Elle n’arrive toujours pas. Êtes-vous en ligne ?
try-again = Réessayer
