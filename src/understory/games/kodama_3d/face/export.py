"""The box as JSON for the page: what a board needs to know of tiles, trunk and goals, and the drawings it is made of.

Colours of features are CSS variables, so that day and night are the page's to choose; spirits bring their own.
"""

from dataclasses import fields
from typing import Final

from understory.core import Plain
from understory.drawing.icons import icon
from understory.games.kodama.face.export import INKS
from understory.games.kodama.pack.conditions import word_of
from understory.games.kodama_3d.face.art import camera, spirits
from understory.games.kodama_3d.face.art.branches import ICONS
from understory.games.kodama_3d.face.art.cover import cover
from understory.games.kodama_3d.face.art.stacks import wood
from understory.games.kodama_3d.face.sample import sample
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.rules.conditions import Goal
from understory.games.kodama_3d.rules.pieces import Feature, Kodama
from understory.games.kodama_3d.rules.space import Shape

_DIGITS: Final = 1000


def box(pack: Pack) -> Plain:
    """Shapes, tiles, trunk and goals, and how space is bent where it is drawn (in thousandths)."""
    shapes = {tile.shape.name: tile.shape for tile in pack.tiles.values()}
    return {
        "space": {
            "rise": round(_DIGITS * camera.RISE),
            "twist": round(_DIGITS * camera.TWIST),
            "lift": round(_DIGITS * camera.LIFT),
        },
        "trunk": {"height": pack.trunk.height, "foot": pack.trunk.foot},
        "shapes": {name: _shape(shape) for name, shape in shapes.items()},
        "tiles": {
            tile.name: {"feature": str(tile.feature), "kodama": str(tile.kodama), "shape": tile.shape.name}
            for tile in pack.tiles.values()
        },
        "goals": {name: _goal(goal) for name, goal in pack.goals.items()},
    }


def _shape(shape: Shape) -> Plain:
    """Where the tip is from the stem's cell for each heading, as a packed offset, and how many points it has."""
    return {"tips": [turned.tip for turned in shape.turned], "points": len(shape.openings)}


def _goal(goal: Goal) -> Plain:
    condition = goal.condition
    asks: dict[str, Plain] = {"is": word_of(type(condition))}
    for field in fields(condition):
        value = getattr(condition, field.name)
        asks[field.name] = value if isinstance(value, int) else str(value)
    return {"vp": goal.vp, "per": goal.per, "asks": asks}


def art(pack: Pack) -> Plain:
    """Features, kodamas and meeples about the origin with a radius of 100, and each shape lying flat, 104 wide."""
    shapes = {tile.shape.name: tile.shape for tile in pack.tiles.values()}
    return {
        "features": {str(feature): icon(ICONS[feature], INKS.icons) for feature in Feature},
        "kodamas": {str(kodama): spirits.spirit(kodama, INKS) for kodama in Kodama},
        "bodies": {str(kodama): spirits.body(kodama) for kodama in Kodama},
        "inks": {str(kodama): list(spirits.INKS[kodama]) for kodama in Kodama},
        "shapes": {name: wood(shape, INKS) for name, shape in shapes.items()},
    }


def page_files(pack: Pack) -> dict[str, Plain]:
    """Both, as the page's files, the start page's picture, and what its tests are made of."""
    return {
        "kodama-3d.json": box(pack),
        "kodama-3d-art.json": art(pack),
        "covers/kodama-3d.svg": cover(pack),
        "samples/kodama-3d.json": sample(pack),
        "companion/space.json": sketched(),
    }


def sketched() -> Plain:
    """What the companion's sketches show, about the origin with a radius of 100."""
    features: dict[str, Plain] = {str(feature): icon(ICONS[feature], INKS.icons) for feature in Feature}
    return features | {str(kodama): spirits.spirit(kodama, INKS) for kodama in Kodama}
