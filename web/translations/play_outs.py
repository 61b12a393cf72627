"""How Kodama's bots place cards in their play-outs."""

from understory.games.kodama.search.flat import quick_growth
from understory.games.kodama.search.tallies import tally
from web.translate import translated


def module() -> str:
    """`play-outs.ts`."""
    return translated(tally, quick_growth, told="How Kodama's bots place cards in their play-outs.")
