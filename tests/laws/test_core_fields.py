"""Fields declared once: what follows from them, and that a view says where each of its own comes from."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import pytest

from understory.core import Declared, Viewer, declared, viewing
from understory.core.fields import field
from understory.games import box, names


@declared
class Hut(Declared):
    rooms: int
    guests: tuple[str, ...]
    cellar: tuple[str, ...] = ()
    plan: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Seen:
    viewer: Viewer
    rooms: int
    guests: int


def seen_from(**changes: Any) -> Callable[[Hut, Viewer], Seen]:
    made: dict[str, Any] = {"hidden": ("cellar", "plan"), "guests": lambda hut, _: len(hut.guests), **changes}
    return viewing(Hut, Seen, **made)


def test_a_clone_has_the_same_fields_and_can_be_changed_alone() -> None:
    hut = Hut(2, ("Ada",))
    new = hut.clone()
    assert new == hut
    assert hash(new) == hash(hut)
    new.rooms = 3
    assert hut.rooms == 2
    assert new != hut
    with pytest.raises(AttributeError):
        new.attic = 1  # type: ignore[attr-defined]


def test_what_is_no_part_of_the_value_is_neither_compared_nor_told() -> None:
    assert Hut(1, (), plan="oak") == Hut(1, (), plan="ash")
    assert repr(Hut(1, ("Ada",), plan="oak")) == "Hut(rooms=1, guests=('Ada',), cellar=())"


def test_a_view_is_made_field_by_field() -> None:
    assert seen_from()(Hut(2, ("Ada", "Bob"), ("gold",)), None) == Seen(None, 2, 2)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"hidden": ("cellar",)}, "Hut.plan is neither in the view nor declared hidden"),
        ({"hidden": ("cellar", "plan", "rooms")}, "Hut.rooms is declared hidden and is not"),
        ({"attic": lambda hut, _: hut}, "Seen.attic is made but not there"),
        ({"guests": None}, "Seen.guests is of another type than the state's"),
    ],
)
def test_what_nobody_thought_of_is_refused_at_import(changes: dict[str, Any], why: str) -> None:
    made: dict[str, Any] = {"hidden": ("cellar", "plan"), "guests": lambda hut, _: len(hut.guests), **changes}
    made = {name: value for name, value in made.items() if value is not None}
    with pytest.raises(TypeError, match=why):
        viewing(Hut, Seen, **made)


@pytest.mark.parametrize("name", names())
def test_every_game_starts_equal_and_tells_where_it_stands_in_a_few_lines(name: str) -> None:
    game = box(name).game
    options = game.spec.chosen(game.spec.usual, {})
    start = game.start(options)
    assert start == game.start(options)
    assert len(repr(start).splitlines()) <= 16
    assert all(each.name in repr(start) for each in fields(start) if each.repr)
