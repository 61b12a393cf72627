unfetched = Ein Teil dieser Seite ist nicht angekommen.
unfetched-still = Er kommt noch immer nicht an. Bist du online?
try-again = Noch einmal versuchen
