"""The law of Kodama 3D: what may be done, what follows, what is seen and what it scores."""
