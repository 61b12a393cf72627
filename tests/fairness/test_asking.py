"""What is asked, and what the engine answers by itself, tells nobody of what is hidden, in every game and mode."""

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from understory.core import SPECTATOR, Box, Decision, Line, Seat, seats_of
from understory.games import box
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.knowledge import draw_unseen
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.state import LAST_CHANCE, Ask, Frame, State
from understory.games.everdell_duo.rules.together.moves import CONCEDE
from understory.games.everdell_duo.rules.vocabulary import CardId
from understory.testing import assert_asked_alike, curious_line, leaks, random_line, rule
from understory.testing.asking import WORLDS
from understory.testing.lanterns import LANTERNS, Lanterns

THOROUGH: Final = bool(os.environ.get("UNDERSTORY_THOROUGH"))
"""All positions of the games and 20 worlds for each viewer; else a sample of each kind of position, and fewer."""
DRAWN: Final = WORLDS if THOROUGH else 5
EACH: Final = None if THOROUGH else 6
NEWS: Final = "moving-day,change-of-plans,slow-clock,good-neighbours,fresh-breeze,surprise-party"

SETUPS: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("lanterns", 2, {}),
    ("lanterns", 3, {}),
    ("kodama", 2, {}),
    ("kodama", 3, {"kids-shuffled": "on", "edition": "kosmos"}),
    ("kodama", 3, {"kids": "1", "first-game": "on"}),
    ("kodama", 3, {"draft": "on"}),
    ("kodama-duo", 2, {"cards": "mixed"}),
    ("kodama-3d", 3, {}),
)
TABLES: Final[tuple[tuple[int, dict[str, str], int], ...]] = (
    (2, {}, 16),
    (2, {"deck": "tiny"}, 6),
    (2, {"mode": "cooperative", "held": NEWS}, 16),
    (2, {"mode": "cooperative", "chapter": "9", "difficulty": "hard"}, 4),
    (2, {"mode": "challenge"}, 9),
    (1, {"mode": "cooperative"}, 4),
)
"""Everdell Duo's players, options and how many games."""


def opened(name: str) -> Box[Any, Any, Any]:
    return LANTERNS if name == "lanterns" else box(name)


def question(state: State) -> str:
    """Everdell's questions by their own names: several go by the same rule."""
    return state.pending[-1].ask.name


def games(players: int, options: dict[str, str], count: int) -> list[Line[Any, Any, Any]]:
    """Games of Everdell Duo that look for what is seldom asked; in one the chapter is given up, and is not."""
    game, rng, met = box("everdell-duo").game, Random(f"{players} {options}"), Counter[str]()
    chosen = game.spec.chosen(players, options)
    lines = [curious_line(game, chosen, rng, met, question) for _ in range(count)]
    if options.get("mode") == "cooperative" and players == 2:
        line = lines[0]
        at = next(at for at, state in enumerate(line.states) if state.pending and state.pending[-1].ask is Ask.ACT)
        line.back_to(at)
        line.play(Seat(line.state.turn), CONCEDE)
        line.play(Seat(1 - line.state.turn), game.parse("pass"))
    return lines


@pytest.mark.parametrize(("name", "players", "options"), SETUPS, ids=str)
def test_what_is_asked_tells_nobody_of_what_is_hidden(name: str, players: int, options: dict[str, str]) -> None:
    game, rng = opened(name).game, Random(f"{name} {players} {options}")
    lines = [random_line(game, game.spec.chosen(players, options), rng) for _ in range(2)]
    assert_asked_alike(game, lines, (*seats_of(players), SPECTATOR), rng, DRAWN, EACH)


@rule("everdell.hand.secret")
@pytest.mark.parametrize(("players", "options", "count"), TABLES, ids=str)
def test_what_everdell_asks_tells_nobody_of_a_hand(players: int, options: dict[str, str], count: int) -> None:
    game, rng = box("everdell-duo").game, Random(f"{options}")
    assert_asked_alike(game, games(players, options, count), (*seats_of(players), SPECTATOR), rng, DRAWN, EACH)


def test_every_question_of_everdell_is_asked_in_those_games() -> None:
    lines = [line for table in TABLES for line in games(*table)]
    asked = {state.pending[-1].ask for line in lines for state in line.states if state.pending}
    decided = {ask for ask in Ask if LAST_CHANCE < ask < Ask.EFFECT}
    assert decided <= asked, f"never asked: {[ask.name for ask in sorted(decided - asked)]}"


def about_to_play_the_stonecutter(held: str) -> Line[Any, Any, Any]:
    """Seat 1 can pay the Stonecutter from its supply; with a creature in hand also by the Dungeon."""
    game = box("everdell-duo").game
    stonecutter, dungeon, card = CardId("stonecutter"), CardId("dungeon"), CardId(held)
    rest = sorted(LIBRARY.cards.keys() - {stonecutter, dungeon, card})
    state = State(shipped_shelf(), "full", tuple(rest[13:]), (stonecutter, *rest[:11]))
    for taken in rest[11:13]:
        draw_unseen(state, 0, taken)
    draw_unseen(state, 1, card)
    state.hare = state.turn = 1
    state.cities, state.supplies = ((), (dungeon,)), ((0, 0, 0, 0), LIBRARY.cards[stonecutter].cost)
    state.flowed, state.events = tuple(LIBRARY.tiles)[:2], tuple(LIBRARY.events)[:6]
    state.pending = (Frame(Ask.ACT, 1),)
    line = Line.from_state(game, game.spec.chosen(2, {"hare": "1"}), state)
    line.play(Seat(1), game.parse("play stonecutter"))
    return line


@rule("everdell.hand.secret")
@pytest.mark.parametrize("held", ["market-hall", "queen"])
def test_how_a_card_is_paid_is_asked_whether_or_not_a_hand_could_help(held: str) -> None:
    game, line = box("everdell-duo").game, about_to_play_the_stonecutter(held)
    assert (len(line.steps), line.state.pending[-1].ask) == (1, Ask.PAY)
    assert len(game.legal(line.state, Seat(1))) == (2 if held == "queen" else 1)
    assert_asked_alike(game, [line], (Seat(0), SPECTATOR), Random(1))


class AnswersForAHand(Lanterns):
    """Whose hand has an odd sum is answered for, as if there were no choice."""

    def legal(self, state: Any, at: Seat) -> Any:
        legal = super().legal(state, at)
        odd = sum(int(card.card[1:]) for card in state.hands[at]) % 2
        return _Lone(legal) if odd and len(legal) else legal


class AsksByAHand(Lanterns):
    """Whose hand has an odd sum is asked in other words."""

    def node(self, state: Any) -> Any:
        node = super().node(state)
        if not isinstance(node, Decision):
            return node
        odd = sum(int(card.card[1:]) for card in state.hands[node.seats[0]]) % 2
        return Decision(node.seats, f"{node.ask}!") if odd else node


class _Lone:
    """A set of which the engine takes the first to be the only one."""

    public = True

    def __init__(self, inner: Any) -> None:
        self.inner = inner

    def only(self) -> Any:
        return next(iter(self.inner))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def __iter__(self) -> Any:
        return iter(self.inner)

    def __len__(self) -> int:
        return len(self.inner)


@pytest.mark.parametrize("leaking", [AnswersForAHand, AsksByAHand])
def test_a_game_that_asks_or_answers_by_a_hand_is_caught(leaking: Callable[[], Lanterns]) -> None:
    game, rng = leaking(), Random(1)
    lines = [random_line(game, game.spec.chosen(2), rng) for _ in range(4)]
    found = list(leaks(game, lines, (Seat(0), Seat(1), SPECTATOR), rng, 4, 6))
    assert found
    with pytest.raises(AssertionError, match="by what is asked"):
        assert_asked_alike(game, lines, (SPECTATOR,), rng, 4, 6)
