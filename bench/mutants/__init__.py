"""Shows that tests notice: mutmut changes a game's rules in small ways, and the game's tests should fail each time."""
