unfetched = Part of this page did not arrive.
unfetched-still = It still does not arrive. Are you online?
try-again = Try again
