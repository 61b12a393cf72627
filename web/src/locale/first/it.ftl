unfetched = Una parte di questa pagina non è arrivata.
unfetched-still = Non arriva ancora. Sei in linea?
try-again = Riprova
