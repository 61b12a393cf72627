"""The law of Lanterns: what may be done, what follows, what is seen and what it scores."""
