"""How a table asks a bot: it is handed a view, never a state, and a generator that comes from the match and the
position, so that a restarted table decides the same. For that it is made anew for each decision: what a search keeps
from one decision of a turn to the next (`bots.ismcts`) would be lost with the process that thought about it. Where it
cannot decide, others do: the match goes on.
"""

import hmac
from dataclasses import dataclass
from itertools import islice
from math import inf
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from understory.bots import Clock, IsmctsBot, bot, decided
from understory.bots.analysing import COACHED, SIMS, Analysed, analysed_at, thoughts_at
from understory.core import Box, LegalMoves, NotationError, OptionError, Seat, total
from understory.table.forms import Thought
from understory.table.match import Match
from understory.table.vocabulary import Shelf

AnyMatch: TypeAlias = Match[Any, Any, Any]
FALLBACKS: Final = ("greedy", "random")
"""Who decides where a bot cannot, the first that can."""
MOST_SIMS: Final = 10_000
"""Simulations a decision that a bot may be asked for at a table."""
PATIENCE: Final = 5.0
"""Seconds that a bot may be late before it is ended."""


class BotFailed(Exception):
    """A bot did not decide, or not within the rules."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as a bot is asked for it, wherever it thinks."""

    game: str
    spec: str
    view: Any
    seconds: float
    seed: str


def check(spec: str, box: Box[Any, Any, Any], most: float) -> None:
    """Refuse a bot that there is not, or that would think longer than `most` seconds, with `OptionError`."""
    player = bot(spec, box)
    if isinstance(player, IsmctsBot):
        sims, seconds = player.effort.sims, player.effort.seconds
        if sims > MOST_SIMS or (seconds > most and seconds != inf):
            allowed = f"at a table a bot thinks for at most sims={MOST_SIMS} and seconds={most:g}"
            raise OptionError("bot", spec, allowed)


def searches(spec: str, box: Box[Any, Any, Any]) -> bool:
    """Whether a bot of this spec looks ahead, which takes its time."""
    try:
        return isinstance(bot(spec, box), IsmctsBot)
    except OptionError:  # of an earlier release: whoever asks it will find out
        return False


def specs_for(match: AnyMatch, seat: Seat) -> tuple[str, ...]:
    """Who is asked for this seat's decision, one after another until one decides: its own bot first."""
    own, caretaker = match.bot_of(seat), match.created.caretaker
    return tuple(dict.fromkeys((own, caretaker or own, *FALLBACKS)))


def question(match: AnyMatch, seat: Seat, spec: str, seconds: float) -> Question:
    """The seat's decision as it is open now, for a bot of this spec."""
    place = f"{match.line.takebacks}/{len(match.line.steps)}/{seat}".encode()
    seed = hmac.digest(match.dealer.seed, b"bot/" + place, "sha256").hex()
    return Question(match.created.game, spec, match.view(seat), seconds, seed)


def chosen(shelf: Shelf, asked: Question, longer: float = 1.0) -> str:
    """The move that a bot makes, in notation; one that searches takes so many times as long as elsewhere. Whatever goes
    wrong with a bot must not go wrong with the table."""
    try:
        box = shelf(asked.game)
        player = bot(asked.spec, box)
        if isinstance(player, IsmctsBot):
            player.effort = player.effort.longer(longer)
        return str(decided(box.game, player, asked.view, Clock(asked.seconds), Random(asked.seed)).move)
    except BaseException as error:
        raise BotFailed(type(error).__name__) from None


def is_legal(match: AnyMatch, legal: LegalMoves[Any], notation: str) -> bool:
    """Whether the notation is one of the legal moves."""
    try:
        return match.game.parse(notation) in legal
    except NotationError:
        return False


@dataclass(frozen=True, slots=True)
class Search:
    """A decision for a search to look into: one that was made, with its move, or one that is still open."""

    game: str
    view: Any
    move: str | None
    seed: str


def looked_into(shelf: Shelf, asked: Search) -> bytes:
    """What a search finds, as JSON: `Analysed` for a move that was made, else the moves that it tried most."""
    if asked.move is None:
        return msgspec.json.encode(thoughts_at(shelf, asked.game, asked.view, COACHED, asked.seed))
    return msgspec.json.encode(analysed_at(shelf, asked.game, asked.view, asked.move, SIMS, asked.seed))


def judged_in(found: str | bytes) -> Analysed:
    """A decision that was made, as it was looked into."""
    return msgspec.json.decode(found, type=Analysed)


def thoughts_in(found: str | bytes) -> tuple[Thought, ...]:
    """What a search made of a decision that is still open."""
    return tuple(Thought(*each) for each in msgspec.json.decode(found))


# ---------------------------------------------------------------- moves listed for a person


def listed(legal: LegalMoves[Any], limit: int) -> tuple[tuple[str, ...], bool]:
    """Some of the legal moves, and whether these are all."""
    moves = tuple(str(move) for move in islice(legal, limit + 1))
    return moves[:limit], legal.closed and len(moves) <= limit


Scored: TypeAlias = tuple[tuple[str, ...], bool, tuple[int, ...], str]


def scored(shelf: Shelf, game: str, view: Any, legal: LegalMoves[Any], limit: int, seat: Seat) -> Scored:
    """The legal moves that score most at once, whether these are all, what each scores, and the quick player's choice.

    They are tried in a world that the seat could be in, so that what it cannot know has no say.
    """
    box = shelf(game)
    rules = box.game
    world = rules.world(view, Random(0))
    now = total(rules.ledger(world), seat)
    moves = list(legal)
    gains = [total(rules.ledger(rules.apply(world, seat, move)), seat) - now for move in moves]
    order = sorted(range(len(moves)), key=lambda at: -gains[at])[:limit]
    best = box.greedy(view, legal, Random(0))
    listed = tuple(str(moves[at]) for at in order)
    return listed, legal.closed and len(moves) <= limit, tuple(gains[at] for at in order), str(best)
