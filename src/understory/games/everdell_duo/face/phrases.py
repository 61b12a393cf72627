"""What two who play together may always say: what they would like, and what to go for; never which cards they hold
(`everdell.coop.talk`). An id each; the board words them.
"""

from typing import Final

from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, Colour, Kind

_ANSWERS: Final = ("yes", "no", "yours", "wait", "thanks")


def phrases(shelf: Shelf) -> tuple[str, ...]:
    """Resources, cards by colour and kind, events, and short answers."""
    resources = (f"want-{resource}" for resource in RESOURCES)
    looks = (f"want-{colour}-{kind}" for colour in Colour for kind in Kind)
    return (*resources, *looks, *(f"try-{event}" for event in shelf.events), *_ANSWERS)
