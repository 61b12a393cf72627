"""What a bot thought, in words: how much, which moves it tried most, and what it expects."""

from understory.core import Datum, Evidence
from understory.locale import Tongue


def thought_words(thoughts: Evidence, tongue: Tongue) -> str:
    """A line or two. Moves are told as they are written, values in percent."""
    known = dict(thoughts)
    told = {name: str(known.get(name, 0)) for name in ("seat", "sims", "worlds")}
    words = [tongue.say("cli-thought", {"name": told["seat"], "sims": told["sims"], "worlds": told["worlds"]})]
    moves, line = known.get("moves", ()), known.get("line", ())
    if isinstance(moves, tuple):
        words += map(_tried, moves)
    if isinstance(line, tuple) and len(line) > 1:
        words.append(tongue.say("cli-thought-line", {"moves": ", ".join(map(str, line))}))
    return "; ".join(words)


def _tried(move: Datum) -> str:
    match move:
        case (str(notation), int(visits), int(value)):
            return f"{notation} {visits}x {value / 10:.0f} %"
        case _:
            return str(move)
