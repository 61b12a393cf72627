"""What the Kodamas are drawn with beside the brush of `understory.drawing`: bark, leaves, spirits, cards.

Nothing here knows a game's state, so that the other Kodamas can be drawn by the same hand.
"""
