"""How Kodama 3D shows itself: words, terminal, drawings, and what the page is given."""
