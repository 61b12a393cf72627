"""How Kodama Duo shows itself: words, terminal, drawings, and what the page is given."""
