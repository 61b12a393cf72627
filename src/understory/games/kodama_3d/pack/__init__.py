"""The tiles and goals as data: TOML beside this module, read and checked once.

`tiles.toml` has the trunk and the shapes; every shape comes once with every feature and kodama. `goals.toml` has the
goals. The digest covers what matters for play: not who told of a card.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from understory.core import digest
from understory.core.packs import Fields, OtherGame, PackError, Source, read_toml, tables
from understory.games.kodama_3d.rules.conditions import (
    Condition,
    Count,
    Ends,
    EvenLimbs,
    Forks,
    Goal,
    Height,
    Kind,
    Likeness,
    LimbEnds,
    Row,
    Sets,
    Spread,
    Touching,
    Traced,
    Trait,
    Upright,
)
from understory.games.kodama_3d.rules.pieces import Feature, GoalName, Kodama, Tile, TileName
from understory.games.kodama_3d.rules.space import Offset, Opening, Shape, Trunk

__all__ = ["Pack", "PackError", "Source", "goal_of", "printed", "read_pack"]

_HERE: Final = Path(__file__).parent
TILES: Final = "tiles.toml"
"""The file that only this game's packs have."""
_TRAITS: Final[tuple[Trait, ...]] = (*Feature, *Kodama)
_ROWS: Final[tuple[Trait | Likeness, ...]] = (*_TRAITS, *Likeness)


@dataclass(frozen=True, slots=True)
class Pack:
    """All that is in the box, in a fixed order."""

    trunk: Trunk
    tiles: dict[TileName, Tile]
    goals: dict[GoalName, Goal]
    sources: dict[GoalName, tuple[Source, Source]]
    """Where each goal's requirement and its points come from."""
    digest: str
    name: str = ""
    """What it is called; nothing for the game's own."""


@cache
def printed() -> Pack:
    """The 64 tiles and 38 goals that are played with."""
    return read_pack(_HERE)


def read_pack(folder: Path, name: str = "") -> Pack:
    """The pack in a folder; `PackError` says what is wrong with it, and where."""
    if not (folder / TILES).is_file():
        raise OtherGame(TILES, "", "", "there is none, as every pack of Kodama 3D has")
    trunk, shapes = _wood(folder / TILES)
    goals = _goals(folder / "goals.toml")
    tiles = {tile.name: tile for tile in _tiles(shapes)}
    by_name = {goal.name: goal for goal, _ in goals}
    for_play = (trunk, shapes, tuple(goal for goal, _ in goals))
    return Pack(trunk, tiles, by_name, {goal.name: source for goal, source in goals}, digest(for_play), name)


def _tiles(shapes: list[Shape]) -> list[Tile]:
    return [
        Tile(TileName(f"{feature}-{kodama}-{shape.name}"), feature, kodama, shape)
        for feature in Feature
        for kodama in Kodama
        for shape in shapes
    ]


# ---------------------------------------------------------------- wood


def _wood(path: Path) -> tuple[Trunk, list[Shape]]:
    content = read_toml(path)
    fields = Fields(path.name, "trunk", content).inner("trunk")
    height = fields.number("height", 1, 9)
    openings = _openings(fields, 3)
    trunk = Trunk(height, fields.number("mass", 1, 99), fields.number("foot", 1, 9), openings)
    fields.member("source", Source)
    fields.done()
    return trunk, [_shape(card) for card in tables(path.name, content, "shape")]


def _shape(fields: Fields) -> Shape:
    tip = Offset(*fields.row("tip", fields.take("tip"), 3, -1, 1))
    stem_mass, tip_mass = fields.row("masses", fields.take("masses"), 2, 1, 9)
    if tip == (0, 0, 0):
        raise fields.wrong("tip", "must be another cell than the stem's")
    shape = Shape.of(fields.card, tip, (stem_mass, tip_mass), _openings(fields, None))
    fields.member("source", Source)
    fields.done()
    return shape


def _openings(fields: Fields, count: int | None) -> tuple[Opening, ...]:
    rows = [fields.row("points", row, 4, -5, 9) for row in fields.parts("points", fields.take("points"))]
    if len(rows) not in ((count,) if count else range(1, 4)):
        raise fields.wrong("points", f"there must be {count or 'one to three'} of them, not {len(rows)}")
    return tuple(Opening(Offset(ahead, left, up), turn) for ahead, left, up, turn in rows)


# ---------------------------------------------------------------- goals


def _goals(path: Path) -> list[tuple[Goal, tuple[Source, Source]]]:
    goals = [_goal(fields) for fields in tables(path.name, read_toml(path), "goal")]
    numbers = [goal.number for goal, _ in goals]
    if numbers != list(range(1, len(goals) + 1)):
        raise PackError(path.name, "", "number", "goals are numbered from 1 on, in order")
    return goals


def goal_of(fields: Fields) -> Goal:
    """What a goal asks and gives; or a `PackError`."""
    return Goal(
        GoalName(fields.card),
        fields.number("number", 1, 999),
        fields.number("vp", 1, 99),
        fields.flag("per"),
        _condition(fields.inner("condition")),
    )


def _goal(fields: Fields) -> tuple[Goal, tuple[Source, Source]]:
    goal = goal_of(fields)
    source = fields.member("source", Source), fields.member("vp-source", Source)
    fields.done()
    return goal, source


def _condition(fields: Fields) -> Condition:
    condition: Condition
    match fields.take("is"):
        case "row":
            condition = Row(fields.member("of", _ROWS), fields.number("length", 2, 12))
        case "touching":
            condition = Touching(_trait(fields, "one"), _trait(fields, "other"))
        case "traced":
            condition = Traced(_trait(fields, "of"))
        case "limb-ends":
            condition = LimbEnds(_trait(fields, "of"))
        case "ends":
            condition = Ends(_trait(fields, "of"))
        case "count":
            condition = Count(_trait(fields, "of"), fields.number("each", 1, 12))
        case "sets":
            condition = Sets(fields.member("of", Kind))
        case "forks":
            condition = Forks(fields.number("bearing", 2, 3))
        case "height":
            condition = Height(fields.number("least", 1, 30))
        case "spread":
            condition = Spread(fields.number("least", 1, 30))
        case "even-limbs":
            condition = EvenLimbs(fields.number("within", 0, 12))
        case "upright":
            condition = Upright(fields.number("sixths", 0, 6), fields.number("tiles", 0, 12))
        case other:
            raise fields.wrong("is", f"{other!r} is no condition there is")
    fields.done()
    return condition


def _trait(fields: Fields, field: str) -> Trait:
    return fields.member(field, _TRAITS)
