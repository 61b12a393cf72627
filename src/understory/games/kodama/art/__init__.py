"""The hand that draws Kodama: brush, paper, bark, leaves, icons and spirits, from plain values to SVG.

Nothing here knows a game's state, so that the other Kodamas can be drawn by the same hand.
"""
