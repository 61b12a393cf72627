"""Which headline fits a chapter. Each is data: bounds on what happened, and cards that must stand in the city.

The first that is true and was not printed in this campaign is taken; a chapter's own come last, and are always true.
"""

from dataclasses import dataclass, field
from typing import Final

from understory.games.everdell_duo.campaign.happened import NUMBERS, Happened
from understory.games.everdell_duo.campaign.story import CHAPTERS, Story


@dataclass(frozen=True, slots=True)
class Headline:
    """A headline and when it is true. Bounds include their ends; `margin` counts as a number too."""

    id: str
    least: dict[str, int] = field(default_factory=dict)
    most: dict[str, int] = field(default_factory=dict)
    city: tuple[str, ...] = ()
    """Cards of which one must stand in the city."""

    def fits(self, happened: Happened) -> bool:
        """Whether it is true."""
        return (
            all(getattr(happened, name) >= bound for name, bound in self.least.items())
            and all(getattr(happened, name) <= bound for name, bound in self.most.items())
            and (not self.city or bool(set(self.city) & set(happened.city)))
        )


def _won(name: str, least: dict[str, int] | None = None, most: dict[str, int] | None = None) -> Headline:
    return Headline(name, {"won": 1, **(least or {})}, most or {})


def _lost(name: str, least: dict[str, int] | None = None, most: dict[str, int] | None = None) -> Headline:
    return Headline(name, least or {}, {"won": 0, **(most or {})})


_RARE: Final = (
    _won("gold-passed", {"total": 1500}, {"before": 1499}),
    _won("silver-passed", {"total": 1250}, {"before": 1249}),
    _won("bronze-passed", {"total": 1000}, {"before": 999}),
    _won("exact", {"margin": 0}, {"margin": 0}),
    _lost("conceded", {"conceded": 1}),
    _won("second-attempt", {"replay": 1}),
    _lost("same-again", {"replay": 1}, {"conceded": 0}),
    _lost("wrong-points", {"margin": 0, "missed": 1}),
    _lost("hair", {"margin": -3}, {"margin": -1, "conceded": 0}),
    _won("whisker", {"margin": 1}, {"margin": 3}),
    _won("runaway", {"margin": 20}),
    _won("six-in-a-row", {"streak": 6}),
    _won("three-in-a-row", {"streak": 3}, {"streak": 3}),
    _lost("three-lost", {"losses": 3}, {"losses": 3}),
    _won("record", {"best": 1, "chapter": 3}),
    _lost("landslide", {}, {"margin": -25, "conceded": 0}),
    _won("no-watch", {"watches": 1}, {"turned": 0}),
    _won("village", {}, {"cards": 13}),
    _won("empty-shelf", {}, {"goods": 0}),
)
_SPECIAL: Final = (
    Headline("two-watches", {"turned": 2}),
    Headline("good-news", {"news": 2}),
    Headline("tortoise", {"tortoise": 4}, {"hare": 1}),
    Headline("hare", {"hare": 4}, {"tortoise": 1}),
    Headline("lodgers", {"occupied": 3}),
    Headline("plans", {"hand": 7}, {"conceded": 0}),
    Headline("cellar", {"goods": 14}),
    Headline("late", {"late": 3}),
    Headline("dungeon", city=("dungeon",)),
    Headline("pirates", city=("pirate-ship",)),
    Headline("balloon", city=("air-balloon",)),
    Headline("tourists", {"red": 5}),
    Headline("officials", {"blue": 5}),
    Headline("purple", {"purple": 6}),
    Headline("green", {"green": 7}),
    Headline("travellers", {"tan": 7}),
    Headline("builders", {"constructions": 13}),
    Headline("tails", {"creatures": 13}),
    Headline("queen", city=("queen",)),
    Headline("fool", city=("fool",)),
    Headline("locomotive", city=("locomotive",)),
    Headline("small-change", {"tokens": 45}),
    Headline("ribbons", {"events": 6}),
    _lost("parties", {"events": 5}, {"conceded": 0}),
    Headline("traders", {"traded": 8}),
    Headline("harmony", {"events": 4, "apart": 0}, {"apart": 0}),
    Headline("early", {"early": 4}),
    Headline("crowded", {"cards": 21}),
    Headline("palace", city=("palace",)),
    Headline("castle", city=("castle",)),
    Headline("ever-tree", city=("ever-tree",)),
    Headline("fair", {"fair": 1}),
)
_OWN: Final = tuple(
    headline
    for number in range(1, CHAPTERS + 1)
    for headline in (
        Headline(f"chapter-{number}-won", {"chapter": number, "won": 1}, {"chapter": number}),
        Headline(f"chapter-{number}-lost", {"chapter": number}, {"chapter": number, "won": 0, "replay": 0}),
        Headline(f"chapter-{number}-again", {"chapter": number, "replay": 1}, {"chapter": number, "won": 0}),
    )
)
"""A chapter's own: won, lost, and lost once more. One of them is always true, and none of them twice."""
HEADLINES: Final = (*_RARE, *_SPECIAL, *_OWN)
"""All of them, the rarer first."""
WITH_LEAD: Final = frozenset(headline.id for headline in (*_RARE, *_SPECIAL))
"""Those that have a sentence of their own below."""


def story_of(happened: Happened, printed: frozenset[str]) -> Story:
    """What the newspaper prints of a chapter, which is nothing that it has printed before."""
    own = next(each for each in _OWN if each.fits(happened))
    found = next((each for each in HEADLINES if each.id not in printed and each.fits(happened)), own)
    numbers = {name: getattr(happened, name) for name in NUMBERS}
    cards = {"building": happened.building, "creature": happened.creature}
    return Story(found.id, tuple((numbers | cards).items()))
