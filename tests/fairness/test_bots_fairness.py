"""Nothing that a bot is handed, however deep it looks, tells it a hidden card: it is made of the view alone."""

import io
import pickle
import pickletools
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from understory import games
from understory.bots import UNHURRIED, BotAnswer, Clock, decided
from understory.core import Box, Decision, Game, LegalMoves, Options, Seat, Viewer, judged
from understory.testing import assert_fair, random_line
from understory.testing.lanterns import LANTERNS

BOXES = [LANTERNS, *(games.box(name) for name in games.names())]
EVERY = 5
"""Only some decisions are looked at."""


class Spy:
    """Keeps all that it is handed, to the last byte that can be reached from there, and the classes met on the way."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.shelf = getattr(game, "shelf", None)
        """The cards that there are, the same in every game: no secret, though it names them all."""
        self.handed = b""
        self.classes: set[type] = set()

    def decide(self, view: Any, legal: LegalMoves[Any], clock: Clock, rng: Random) -> BotAnswer[Any]:
        kept, classes, shelf = io.BytesIO(), self.classes, self.shelf

        class Recording(pickle.Pickler):
            def persistent_id(self, found: object) -> str | None:
                return "shelf" if shelf is not None and found is shelf else None

            def reducer_override(self, found: object) -> Any:
                classes.add(type(found))
                return NotImplemented

        pickler = Recording(kept)
        pickler.fast = True  # equal things give equal bytes, whether or not they are the same object
        pickler.dump((view, legal))
        words = [word for _, word, _ in pickletools.genops(kept.getvalue()) if isinstance(word, str)]
        self.handed = " ".join(words).encode() + b" " + kept.getvalue()
        return BotAnswer(legal.sample(rng))


def handed(
    game: Game[Any, Any, Any], options: Options, moves: Sequence[tuple[Seat, Any]], viewer: Viewer, _: Sequence[Any]
) -> list[bytes] | None:
    """All that a bot on the viewer's seat is handed in the course of a game."""
    state, parts, spy = game.start(options), [], Spy(game)
    for number, (seat, move) in enumerate(moves):
        node = game.node(state)
        if isinstance(node, Decision) and viewer is not None and viewer in node.seats and number % EVERY == 0:
            decided(game, spy, game.view(state, viewer), UNHURRIED, Random(number))
            assert type(state) not in spy.classes
            parts.append(spy.handed)
        if judged(game, state, seat, move):
            return None
        state = game.apply(state, seat, move)
    return parts


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.game.spec.name)
def test_relabelling_unseen_cards_changes_no_byte_that_a_bot_is_handed(box: Box[Any, Any, Any]) -> None:
    rng = Random(box.game.spec.name)
    lines = [random_line(box.game, box.game.spec.chosen(2), rng) for _ in range(2)]
    assert assert_fair(box.game, lines, (Seat(0), Seat(1)), rng, pairs=1, receive=handed) >= 2
