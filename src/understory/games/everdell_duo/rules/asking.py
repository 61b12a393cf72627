"""What is asked, as a person would put it: of what kind, by which card or tile, how often it may still be answered.

Made from a view, for prompts; no board reads the stack. `case` among the arguments tells apart what one kind asks in
different ways.
"""

from typing import Final

from understory.core import Asked, Datum
from understory.games.everdell_duo.pack.model import Activate, Carry, Grant, Pigeon, Show
from understory.games.everdell_duo.rules.effects.gains import MUST, ONTO, OR_POINT
from understory.games.everdell_duo.rules.notation import parse
from understory.games.everdell_duo.rules.state import Ask, Frame
from understory.games.everdell_duo.rules.together.moves import Give, Keep, News
from understory.games.everdell_duo.rules.view import View

NAMES: Final = tuple(f"everdell.{ask.name.lower()}" for ask in Ask)
"""What each kind of frame asks, by id."""
BEGINS: Final = frozenset(NAMES[ask] for ask in (Ask.ACT, Ask.SPLIT, Ask.KEEP, Ask.ANSWER, Ask.DECIDE, Ask.AGREE))
"""What is asked first in a turn, or between two of them."""

_COUNTED: Final = frozenset(
    {Ask.TRADE, Ask.GAIN, Ask.TAKE, Ask.TOLL, Ask.EXCHANGE, Ask.ACTIVATE, Ask.SHOW, Ask.STORE, Ask.CARRY, Ask.DELIVER}
)
"""Asks whose frame says how often they may still be answered."""


def asked(view: View) -> Asked:
    """What the next frame asks for."""
    frame = view.pending[-1]
    by = frame.what if frame.what in view.shelf.acts else None
    left = frame.left if frame.ask in _COUNTED else len(frame.used) if frame.ask is Ask.PRODUCE else None
    return Asked(NAMES[frame.ask], by, left, tuple(_more(view, frame).items()))


def _more(view: View, frame: Frame) -> dict[str, Datum]:
    """What else belongs to the question."""
    match frame.ask:
        case Ask.ANSWER:
            return _proposal(view, frame.seat, frame.what)
        case Ask.DECIDE:
            return _proposal(view, frame.seat, frame.used[0])
        case Ask.STEP:
            return {"case": frame.what or "either"}
        case Ask.TRADE:
            return {"case": "left"}
        case Ask.GAIN:
            return {"case": {OR_POINT: "or-point", ONTO: "onto"}.get(frame.part, _source(view, frame))}
        case Ask.TAKE:
            return {"case": "must" if frame.part == MUST else "by"}
        case Ask.HOUSE:
            return {"colour": frame.what}
        case Ask.TUCK:
            return {"card": frame.used[0]}
        case Ask.TOLL:
            return {"case": "cost" if frame.what in view.shelf.tolled else "by"}
        case Ask.TWICE | Ask.SHIFT:
            return {"space": frame.what}
        case Ask.SPLIT:
            return {"case": f"{frame.what}-alone" if view.together.solo else frame.what}
        case Ask.KEEP if view.together.solo:
            return {"case": "alone"}
        case _:
            return _of_effect(view, frame)


def _proposal(view: View, seat: int, notation: str) -> dict[str, Datum]:
    """What a seat's partner proposes: which of them gets what, which Good News is kept or used, or no more of it."""
    match parse(view.shelf, notation):
        case Give(what, mayor):
            return {"case": "give", "item": what, "who": "you" if mayor == seat else "partner"}
        case News(news, mayor):
            return {"case": "news", "item": news, "who": "you" if mayor == seat else "partner"}
        case Keep(news):
            return {"case": "keep", "item": news}
        case _:
            return {"case": "none"}


def _source(view: View, frame: Frame) -> str:
    """Whether a card, the season's tile or two cards brought it."""
    return "by" if frame.what in view.shelf.acts else "trade" if frame.what == "trade" else "season"


def _of_effect(view: View, frame: Frame) -> dict[str, Datum]:
    """What the effect says that asks."""
    effects = view.shelf.acts.get(frame.what, ())
    match effects[frame.part] if frame.part < len(effects) else None:
        case Activate(zone=zone):
            return {"case": zone}
        case Carry(which=which):
            return {"case": which}
        case Show(of=of):
            return {"case": of}
        case Grant(of, zone, less):
            return {"case": of or "card", "zone": zone, "less": less}
        case Pigeon(less=less):
            return {"less": less}
        case _:
            return {}
