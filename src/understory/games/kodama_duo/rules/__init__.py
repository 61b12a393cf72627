"""The law of Kodama Duo: what may be done, what follows, what is seen and what it scores."""
