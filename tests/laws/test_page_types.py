"""The page's types of views, glances and moves are what the table sends: read back from TypeScript, held to games."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

import pytest
from web.generate import game_types

from understory import games
from understory.core import CHANCE, Chance, Decision, Game, GlancingFace, Options, Plain, plain
from understory.core.typescript import declarations

C = TypeVar("C")

_SET_UPS = [
    ("kodama", 2, {}),
    ("kodama", 3, {"draft": "on"}),
    ("kodama-duo", 2, {}),
    ("kodama-3d", 2, {}),
    ("everdell-duo", 2, {}),
    ("everdell-duo", 2, {"mode": "cooperative", "chapter": "5"}),
    ("everdell-duo", 1, {"mode": "challenge"}),
]


@pytest.mark.parametrize(("name", "players", "chosen"), _SET_UPS)
def test_every_object_of_a_game_has_the_fields_that_the_page_expects(
    name: str, players: int, chosen: dict[str, str]
) -> None:
    told = dict(_interfaces(game_types(name)))
    box = games.box(name)
    met: set[str] = set()
    for value in _values(box.game, box.face, box.game.spec.chosen(players, chosen)):
        for found in _objects(plain(value)):
            kind = str(found["is"])
            assert kind in told, f"the page knows no {kind}"
            assert told[kind] == found.keys(), kind
            met.add(kind)
    assert "View" in met
    assert len(met) > 5


@pytest.mark.parametrize("name", games.names())
def test_a_move_of_the_page_is_one_of_the_games(name: str) -> None:
    union = re.search(r"export type Move = (.*);", game_types(name))
    assert union is not None
    told = dict(_interfaces(game_types(name)))
    assert told.keys() >= set(union[1].split(" | "))


class _Spot(NamedTuple):
    row: int
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Box(Generic[C]):
    inside: C
    spots: tuple[_Spot, ...]


class _Bare:
    __slots__ = ("size",)

    def __init__(self, size) -> None:  # type: ignore[no-untyped-def]
        self.size = size


def test_named_tuples_are_labelled_arrays_and_what_is_generic_stays_so() -> None:
    text = declarations({"View": _Box[int | None]})
    assert "export type _Spot = readonly [row: number, names: readonly string[]];" in text
    assert "export interface _Box<C> {" in text
    assert "readonly inside: C;" in text
    assert "export type View = _Box<number | null>;" in text


def test_a_slots_class_that_hides_its_types_is_refused() -> None:
    with pytest.raises(TypeError, match=r"_Bare\.size has no type"):
        declarations({"View": _Bare})


def _interfaces(text: str) -> Iterator[tuple[str, set[str]]]:
    for name, body in re.findall(r"export interface (\w+)(?:<\w+>)? {(.*?)\n}", text, re.DOTALL):
        yield name, set(re.findall(r"readonly (\w+):", body))


def _values(game: Game[Any, Any, Any], face: object, options: Options) -> Iterator[object]:
    """All that is told of a game played at random."""
    rng, state = Random(3), game.start(options)
    while True:
        node = game.node(state)
        seat, move = CHANCE, None
        if isinstance(node, Decision):
            seat = node.seats[0]
            move = game.legal(state, seat).sample(rng)
            view = game.view(state, seat)
            yield view
            if isinstance(face, GlancingFace):
                yield face.glance(view)
        elif isinstance(node, Chance):
            move = node.pick(rng.randrange(node.total))
        else:
            yield game.view(state, None)
            return
        yield move
        state = game.apply(state, seat, move)


def _objects(value: Plain) -> Iterator[dict[str, Plain]]:
    """Every object with a class, however deep."""
    if isinstance(value, dict):
        if "is" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from _objects(part)
