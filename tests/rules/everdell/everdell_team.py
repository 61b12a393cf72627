"""Positions made to measure for two who play together. Mayor 0 is the hare and on turn, where not said else."""

from collections.abc import Iterable

from everdell_table import EVENTS, GAME, MEADOW, NONE, asked, play, table

from understory.core import CHANCE, Chance, Decision, Seat
from understory.games.everdell_duo.rules.knowledge import take_openly
from understory.games.everdell_duo.rules.spaces import PATH_AT, STARTS
from understory.games.everdell_duo.rules.state import Ask, Frame, Lodging, State
from understory.games.everdell_duo.rules.steps import FLOW
from understory.games.everdell_duo.rules.together.record import Together
from understory.games.everdell_duo.rules.together.sharing import look
from understory.games.everdell_duo.rules.vocabulary import (
    SKUNK,
    CardId,
    ChapterId,
    Colour,
    Difficulty,
    Goods,
    Mode,
    NewsId,
    Space,
)

CHAPTER = Together(Mode.COOPERATIVE, ChapterId("1"), watches=1)
EASY, NORMAL, HARD = (Together(Mode.CHALLENGE, difficulty=level) for level in Difficulty)


def team(
    *,
    together: Together = CHAPTER,
    city: Iterable[str] = (),
    hand: Iterable[str] = (),
    other_hand: Iterable[str] = (),
    supply: Goods = NONE,
    other_supply: Goods = NONE,
    skunks: Iterable[str] = (),
    workers: Iterable[tuple[str, int]] = (),
    news: Iterable[str] = (),
    tokens: Iterable[str] = (),
    other_tokens: Iterable[str] = (),
    housed: Iterable[tuple[str, int]] = (),
    counters: Iterable[tuple[str, int]] = (),
    meadow: Iterable[str] = MEADOW,
    events: Iterable[str] = EVENTS,
    deck: Iterable[str] | None = None,
    river: tuple[str, str] = ("r-twigs", "r-resin"),
    season: str = "winter",
    sun: int | None = None,
    moon: int | None = None,
    seat: Seat = Seat(0),  # noqa: B008  (a number)
) -> State:
    """A table of two who play together where one is to act: skunks by their spaces, `path-1` to `path-7` among them."""
    state = table(
        city=city,
        supply=supply,
        other_supply=other_supply,
        meadow=[card if card not in {*hand, *other_hand} else "" for card in meadow],
        events=events,
        deck=deck,
        river=river,
        workers=workers,
        counters=counters,
        season=season,
        seat=seat,
    )
    given = {*map(CardId, hand), *map(CardId, other_hand)}
    state.deck = tuple(card for card in state.deck if card not in given)
    state.discard = tuple(card for card in state.discard if card not in given)
    state.cities = state.cities[:1]
    state.together = together._replace(news=tuple(map(NewsId, news)))
    for space in skunks:
        if space in PATH_AT:
            state.path |= 1 << PATH_AT[Space(space)]
        else:
            state.workers += ((Space(space), SKUNK),)
    start = STARTS[state.path]
    state.together = state.together._replace(start=start)
    state.sun, state.moon = (start if sun is None else sun), (start if moon is None else moon)
    state.tokens = _bits(tokens), _bits(other_tokens)
    state.housed = tuple(Lodging(CardId(card), whose) for card, whose in housed)
    holding(state, 0, hand)
    holding(state, 1, other_hand)
    look(state)
    return state


def _bits(words: Iterable[str]) -> int:
    return sum(Colour(word).bit for word in words)


def holding(state: State, mayor: int, cards: Iterable[str]) -> None:
    """Cards that everybody saw come into a hand."""
    for card in cards:
        take_openly(state, mayor, CardId(card))


def begun(players: int = 2, **options: str) -> State:
    """A game of the first chapter, or another as the options say, before anything was dealt."""
    hare = {"hare": "0"} if players == 2 else {}
    return GAME.start(GAME.spec.chosen(players, {"mode": "cooperative", **hare, **options}))


def until(state: State, ask: Ask) -> State:
    """The first state that asks for it, chance dealing the first it may and seats doing the first listed."""
    while state.pending[-1].ask is not ask:
        node = GAME.node(state)
        if isinstance(node, Chance):
            state = GAME.apply(state, CHANCE, node.pick(0))
        elif isinstance(node, Decision):
            state = GAME.apply(state, node.seats[0], next(iter(GAME.legal(state, node.seats[0]))))
    return state


def agreed(state: State, *notations: str) -> State:
    """The table after these moves, to which the partner agrees wherever somebody is asked to."""
    for notation in notations:
        state = play(state, notation)
        if asked(state) is Ask.ANSWER:
            state = play(state, "agree")
    return state


def tile(season: str, first: Seat, **rest: object) -> State:
    """The first step of a season's tile, skunks and river tiles done."""
    state = team(season=season, seat=first, **rest)  # type: ignore[arg-type]
    state.turn = -1
    state.pending = (Frame(Ask.SEASON, -1, "", state.season),)
    FLOW.settle(state)
    return until(state, Ask.SPLIT)
