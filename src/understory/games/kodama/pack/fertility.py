"""Whether a pack's cards can be built upon: every trunk and branch must offer room to every kind of connecting end.

Counting takes a while, so a folder may hold `fertility.toml`, which says for which cards (by their digest) it has been
done. Where the digest is another, it is done again, at load.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from understory.core.packs import PackError, read_toml
from understory.games.kodama.pack.cards import CardId
from understory.games.kodama.pack.ground import ground_of, join_of, places_on
from understory.games.kodama.pack.wood import Wood, read_wood

LEAST: Final = 100
"""So many canonical places a lone card must offer to every kind of connecting end."""


class Fertility(NamedTuple):
    """How many places a card offers to cards that connect at a point, both lone on the table."""

    card: CardId
    connect: tuple[int, int]
    places: int


def fertility(wood: Wood) -> Iterator[Fertility]:
    """Count the places that every card offers to every kind of connecting end of the branches."""
    joins = {join_of(branch) for branch in wood.branches}
    for card in wood:
        ground = ground_of(card)
        for join in sorted(joins):
            yield Fertility(card.id, (join.x, join.y), len(places_on(ground, join)) // 3)


def check_fertility(wood: Wood) -> None:
    """Raise `PackError` for the first barren card."""
    branches = {branch.id for branch in wood.branches}
    for found in fertility(wood):
        if found.places < LEAST:
            file = "branches.toml" if found.card in branches else "trunks.toml"
            problem = f"offers {found.places} places to cards that connect at {found.connect}, fewer than {LEAST}"
            raise PackError(file, found.card, "icons", problem)


def load_wood(folder: Path) -> Wood:
    """The trunks and branches of a pack's folder, checked, fertility included; or a `PackError`."""
    wood = read_wood(folder)
    noted = folder / "fertility.toml"
    if not noted.exists() or read_toml(noted).get("digest") != wood.digest():
        check_fertility(wood)
    return wood
