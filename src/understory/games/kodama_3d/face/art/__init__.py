"""How Kodama 3D is drawn: the eye that looks at space, the four spirits, branches, and stacks of tiles.

Brush, paper, colours and icons are Kodama's: one hand drew all of them.
"""
