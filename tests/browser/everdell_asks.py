"""Everything that Everdell Duo can ask a person, and a game at whose end it is asked: moves are drawn at random, so
that rare questions come up, each game begun anew from its seed."""

from random import Random
from typing import Final, NamedTuple

import understory
from understory.core.steps import Choice
from understory.games.everdell_duo.rules.state import Ask
from understory.games.everdell_duo.rules.steps import STEPS
from understory.games.everdell_duo.rules.together.moves import CONCEDE
from understory.play import Play


class Way(NamedTuple):
    """How many play, and what is agreed before the game."""

    players: int
    options: dict[str, str]


AGAINST: Final = Way(2, {})
TOGETHER: Final = Way(2, {"mode": "cooperative"})
LATER: Final = Way(2, {"mode": "cooperative", "chapter": "5"})
ALONE: Final = Way(1, {"chapter": "2"})
THORN: Final = Way(2, {"mode": "challenge"})

MET: Final[dict[Ask, tuple[Way, int]]] = {
    Ask.ACT: (AGAINST, 0),
    Ask.STEP: (AGAINST, 0),
    Ask.TRADE: (AGAINST, 9),
    Ask.GAIN: (AGAINST, 9),
    Ask.EARN: (AGAINST, 7),
    Ask.TAKE: (AGAINST, 0),
    Ask.PAY: (AGAINST, 42),
    Ask.SPEND: (THORN, 53),
    Ask.HOUSE: (TOGETHER, 26),
    Ask.TUCK: (AGAINST, 42),
    Ask.TOLL: (AGAINST, 15),
    Ask.EXCHANGE: (AGAINST, 33),
    Ask.ACTIVATE: (AGAINST, 17),
    Ask.SHOW: (THORN, 13),
    Ask.STORE: (LATER, 18),
    Ask.CARRY: (AGAINST, 33),
    Ask.RECLAIM: (AGAINST, 27),
    Ask.ACHIEVE: (ALONE, 4),
    Ask.LIFT: (ALONE, 12),
    Ask.SHIFT: (ALONE, 12),
    Ask.GRANT: (AGAINST, 22),
    Ask.PIGEON: (ALONE, 57),
    Ask.TWICE: (AGAINST, 28),
    Ask.PRODUCE: (AGAINST, 41),
    Ask.SPLIT: (TOGETHER, 0),
    Ask.KEEP: (ALONE, 0),
    Ask.ANSWER: (TOGETHER, 0),
    Ask.DECIDE: (TOGETHER, 1),
    Ask.AGREE: (TOGETHER, 0),
    Ask.SHOO: (ALONE, 1),
    Ask.BACK: (ALONE, 10),
    Ask.DELIVER: (ALONE, 37),
}
"""Where each is met first; whoever changes the rules finds new ones with `found`."""


def of_people() -> tuple[Ask, ...]:
    """What people are asked; the rest is dealt, or does itself."""
    return tuple(ask for ask in Ask if isinstance(STEPS[ask], Choice))


def found(ask: Ask) -> Play:
    """The game at whose end this is asked, with more than one answer."""
    way, seed = MET[ask]
    play = understory.new("everdell-duo", way.players, f"asks {seed}", **way.options)
    rng = Random(seed)
    while not play.over:
        moves = list(play.legal)
        if ask is Ask.AGREE and CONCEDE in play.legal:
            play.push(CONCEDE)
            return play
        if play.state.pending[-1].ask is ask and len(moves) > 1:
            return play
        play.push(rng.choice(moves))
    raise AssertionError(f"nobody is asked to {ask.name} in this game any more")
