"""The family's pictures on the start page: a tree by day, and two trees by night.

Each says which light it is drawn in (`data-light`), so that day stays day where the page is dark. Units are those of
the cards, 0.01 mm, y down; limbs are given as points with the radius there, y up.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from understory.drawing.ink import Whim, attrs, element, flick, group, number, smooth
from understory.drawing.season import Palette, Tint
from understory.games.kodama.face.art.bark import flesh
from understory.games.kodama.face.art.leaves import crown, foliage, leaf_defs, moss
from understory.games.kodama.face.art.scenes import coarse, silhouette, stretches
from understory.games.kodama.face.art.spirits import spirit
from understory.games.kodama.pack.cards import Shape

WIDTH: Final = 12800
HEIGHT: Final = 9600
_GROUND: Final = 4050

_SLIM: Final = 0.72

Limb: TypeAlias = tuple[tuple[int, int, int], ...]

_OAK: Final[tuple[Limb, ...]] = (
    ((-300, -4500, 1150), (-200, -2700, 820), (250, -900, 690), (100, 900, 540), (500, 2500, 380), (200, 3700, 210)),
    ((0, -1400, 620), (1500, -100, 470), (2900, 300, 360), (4300, 1300, 240), (5300, 1500, 150)),
    ((100, -300, 560), (-1500, 900, 420), (-3000, 1100, 320), (-4400, 2100, 210), (-5400, 2100, 130)),
    ((2700, 250, 300), (3300, -700, 220), (4400, -900, 140)),
    ((-2500, 1000, 300), (-2900, 2200, 220), (-2500, 3200, 140)),
    ((-300, -3700, 800), (-1600, -4300, 420), (-2800, -4500, 180)),
    ((-200, -3700, 800), (1200, -4300, 440), (2500, -4500, 180)),
)
_ASH: Final[tuple[Limb, ...]] = (
    ((0, -4500, 700), (100, -2600, 520), (-150, -800, 420), (200, 800, 310), (0, 2100, 180)),
    ((0, -1500, 380), (1000, -500, 280), (1700, 600, 170)),
    ((-50, -500, 360), (-1100, 500, 260), (-1500, 1600, 160)),
    ((0, -4000, 460), (-900, -4400, 220)),
    ((0, -4000, 460), (900, -4400, 220)),
)
_PINE: Final[tuple[Limb, ...]] = (
    ((0, -4500, 800), (-150, -2400, 600), (200, -300, 480), (-100, 1600, 340), (250, 3100, 190)),
    ((100, -900, 440), (1300, 200, 320), (2300, 300, 220), (3000, 1300, 140)),
    ((0, 300, 400), (-1300, 1300, 280), (-1900, 2500, 160)),
    ((-100, -1900, 440), (-1400, -1000, 320), (-2500, -800, 180)),
    ((0, -3900, 560), (-1100, -4400, 240)),
    ((0, -3900, 560), (1200, -4400, 260)),
)


def _tree(limbs: Sequence[Limb], season: Tint | None, colours: Palette, name: str, *, leafy: bool = True) -> str:
    """A tree about the middle of its picture."""
    slim = [[(x, y, round(radius * _SLIM)) for x, y, radius in limb] for limb in limbs]
    shape = Shape(WIDTH, HEIGHT, tuple(stretches(limb) for limb in slim), (), 0)
    behind = crown(shape, season, colours, name) if leafy else ""
    wood = silhouette(shape, colours) + flesh(shape, colours, name, 0, fine=False)
    leaves = foliage(shape, season, name, f"leaf-{name}") if leafy else ""
    defs = element("defs", leaf_defs(season, colours, f"leaf-{name}"))
    return coarse(defs + behind + wood + moss(shape, colours, season, name, 0) + leaves, 50)


def _hill(colours: Palette, whim: Whim, top: float, opacity: float) -> str:
    steps = 5
    line = [(-WIDTH / 2 + WIDTH * i / steps, top + whim.between(-500, 500)) for i in range(steps + 1)]
    d = f"{smooth(line, grid=10)}L{WIDTH // 2} {HEIGHT // 2}L{-WIDTH // 2} {HEIGHT // 2}z"
    return element("path", d=d, fill=colours.moss, opacity=opacity)


def _grass(colours: Palette, whim: Whim) -> str:
    tufts: list[str] = []
    for _ in range(14):
        x = whim.between(-WIDTH / 2, WIDTH / 2)
        for _ in range(3):
            lean, high = whim.between(-160, 160), whim.between(220, 520)
            foot = _GROUND + 560
            tufts.append(flick([(x, foot), (x + lean * 0.35, foot - high * 0.55), (x + lean, foot - high)], 70, 10))
            x += whim.between(-110, 110)
    return element("path", d="".join(tufts), fill=colours.moss)


def _someone(which: int, colours: Palette, x: float, y: float, scale: float) -> str:
    return group(spirit(which, colours), transform=f"translate({number(x)} {number(y)}) scale({number(scale)})")


def _fireflies(colours: Palette, whim: Whim, count: int) -> str:
    spots = [(whim.between(-6000, 6000), whim.between(-3800, 3200), whim.between(40, 80)) for _ in range(count)]
    rounds = [
        element("circle", cx=round(x), cy=round(y), r=round(r * reach), opacity=share)
        for x, y, r in spots
        for reach, share in ((4.5, 0.12), (2.2, 0.22), (1, 0.95))
    ]
    return group(*rounds, fill=colours.icons.firefly[1], class_="fireflies")


def _picture(light: str, *content: str) -> str:
    box = f"{-WIDTH // 2} {-HEIGHT // 2} {WIDTH} {HEIGHT}"
    frame = attrs(viewBox=box, preserveAspectRatio="xMidYMax slice", aria_hidden="true", data_light=light)
    return f"<svg{frame}>{''.join(content)}</svg>".replace("xlink:href", "href")


def by_day(colours: Palette) -> str:
    """One great tree in its meadow, and who lives there."""
    whim = Whim("by day")
    sun = element("circle", cx=-3900, cy=-2900, r=820, fill=colours.icons.firefly[1], opacity=0.35)
    return _picture(
        "light",
        sun,
        coarse(_hill(colours, whim, 1500, 0.12) + _hill(colours, whim, 3000, 0.2), 20),
        _tree(_OAK, Tint.SPRING, colours, "oak"),
        _someone(4, colours, 1500, -760, 5),
        _someone(0, colours, -3000, -1640, 4.4),
        _someone(9, colours, 3500, 3700, 6),
        coarse(_hill(colours, whim, 4350, 0.35) + _grass(colours, whim), 20),
    )


def by_night(colours: Palette) -> str:
    """Two trees under the moon, a spirit between them."""
    whim = Whim("by night")
    moon = element("circle", cx=300, cy=-3000, r=900, fill=colours.snow, opacity=0.85)
    shade = element("circle", cx=620, cy=-3180, r=780, fill=colours.ground)
    left = group(_tree(_PINE, Tint.WINTER, colours, "pine"), transform="translate(-3500 300)")
    right = group(_tree(_ASH, None, colours, "ash"), transform="translate(3600 420) scale(-1 1)")
    return _picture(
        "dark",
        moon + shade,
        coarse(_hill(colours, whim, 1900, 0.12) + _hill(colours, whim, 3300, 0.16), 20),
        left + right,
        _someone(11, colours, 100, 3500, 7),
        coarse(_hill(colours, whim, 4350, 0.25) + _grass(colours, whim), 20),
        _fireflies(colours, whim, 14),
    )
