"""How Lanterns shows itself: words, terminal, drawings, and what the page is given."""
