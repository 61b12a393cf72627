"""The page: its sources, and the scripts that build it and look for a browser to test it in."""
