"""What Kodama 3D's bots weigh in their play-outs."""

from understory.games.kodama_3d.search.flat import growths, tiles_weighed
from understory.games.kodama_3d.search.measures import promises
from web.translate import translated


def module() -> str:
    """`play-outs-in-space.ts`."""
    return translated(promises, growths, tiles_weighed, told="What Kodama 3D's bots weigh in their play-outs.")
