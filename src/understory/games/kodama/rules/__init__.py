"""The law of Kodama: what may be done, what follows, what is seen and what it scores."""
