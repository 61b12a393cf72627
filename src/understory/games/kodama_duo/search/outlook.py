"""What each sign of points to come is worth for a tree of Kodama Duo (see Kodama's `search/outlook.py`)."""

from typing import ClassVar, Final

from understory.games.kodama.search.outlook import KodamaAppraiser, Outlook

OUTLOOKS: Final = (
    Outlook(0.0, 1.0, 0.0, 0.0, 0.0),
    Outlook(6.0, 0.99, 0.0, 0.15, 0.38),
    Outlook(12.0, 0.98, 0.05, 0.15, 0.6),
    Outlook(17.5, 0.94, 0.05, 0.3, 0.85),
    Outlook(24.0, 0.9, 0.1, 0.3, 1.0),
    Outlook(32.5, 0.87, 0.3, 0.15, 1.1),
    Outlook(41.0, 0.82, 0.5, 0.0, 1.35),
    Outlook(51.0, 0.77, 0.5, 0.0, 1.5),
    Outlook(62.0, 0.74, 0.5, 0.0, 1.6),
    Outlook(70.5, 0.72, 0.6, 0.1, 1.65),
    Outlook(83.5, 0.66, 0.5, 0.1, 1.75),
    Outlook(94.5, 0.56, 0.5, 0.2, 1.9),
    Outlook(105.0, 0.45, 0.5, 0.0, 1.6),
)
"""By the cards that a tree still takes; fitted to how 1,400 trees fared (see `bench/outlook.py`), and smoothed."""


class DuoAppraiser(KodamaAppraiser):
    """Judges trees as Kodama does, by what they promise here."""

    outlooks: ClassVar = OUTLOOKS
