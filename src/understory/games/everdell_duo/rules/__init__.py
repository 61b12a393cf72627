"""The law of Everdell Duo: what may be done, what follows, what is seen and what it scores."""
