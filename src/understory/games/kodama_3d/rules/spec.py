"""Kodama 3D's name card: players, options, and what its refusals may cite."""

from typing import Final

from understory.core import PLAYERS, Group, OneOf, OneSeat, RuleId, Spec, when

TURNS: Final = 10
"""Each player's turns (k3d.turn.count)."""
DEALT: Final = 3
"""Goals dealt to each player, of which one goes back (k3d.setup.goals)."""
DISPLAY: Final = 4
"""Goals face up beside the deck."""
STACK_HEIGHT: Final = 4
"""Tiles in a stack (k3d.setup.forest)."""

BY_PLAYERS: Final = {2: (3, 3), 3: (4, 3), 4: (4, 4)}
"""Columns and rows of the forest where it depends on the players."""
BOOKLET: Final = (4, 4)

_REFUSALS: Final = (
    "table.asked",
    "k3d.setup.trunk",
    "k3d.setup.forest",
    "k3d.setup.goals",
    "k3d.setup.meeples",
    "k3d.move.line",
    "k3d.move.no-jump",
    "k3d.move.empty",
    "k3d.move.blocked",
    "k3d.grow.attach",
    "k3d.grow.balance",
    "k3d.grow.space",
    "k3d.goal.draw",
    "k3d.end.last-two",
)


def spec_of(digest: str, pack: str = "") -> Spec:
    """The name card for a box with this pack."""
    return Spec(
        name="kodama-3d",
        title="Kodama 3D",
        fewest=2,
        most=4,
        version=1,
        options=(
            OneOf(
                "forest",
                ("booklet", "by-players"),
                "booklet",
                RuleId("k3d.setup.forest"),
                applies=((when(PLAYERS, *(n for n, size in BY_PLAYERS.items() if size != BOOKLET)),),),
            ),
            OneSeat("first", RuleId("k3d.setup.meeples"), "0"),
            OneOf("colours", ("drawn", "picked"), "drawn", RuleId("k3d.setup.trunk"), Group.SEATS),
        ),
        packs=(("kodama-3d", digest),),
        refusals=frozenset(map(RuleId, _REFUSALS)),
    ).with_pack(pack)
