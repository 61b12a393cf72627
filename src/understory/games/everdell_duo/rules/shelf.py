"""All that is printed in one pack, by id, and what follows from it. Made once; nothing on it ever changes.

A state and a view carry the shelf that they are played with: whoever handles them reads cards from there.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import (
    Act,
    Bonus,
    Bridge,
    Card,
    Clock,
    Discount,
    Each,
    Gain,
    Have,
    Library,
    More,
    Price,
    Put,
    Rebate,
    Reward,
    Swap,
)
from understory.games.everdell_duo.rules.vocabulary import COLOURS, CardId, Colour, EventId, Kind, Space, Thing

_REMEMBERED: Final = 1 << 14
AT: Final = {thing: at for at, thing in enumerate(Thing)}
"""Where a thing stands in a tally."""
OF_A_CITY: Final = AT[Thing.PAIR] + 1
"""How many things a city alone decides; they come first in `Thing`."""


class Facts(NamedTuple):
    """What can be said of a city from its cards alone; cards in the order in which they were played."""

    counts: tuple[int, ...]
    """Of the things that a city alone decides, in the order of `Thing`, up to `Thing.PAIR`."""
    ready: frozenset[EventId]
    """Events for which it lacks none of these; what they ask of a supply or a hand may be missing."""
    points: int
    """Printed on its cards."""
    greens: tuple[CardId, ...]
    reds: tuple[Space, ...]
    """Its red cards, as the spaces that they are."""
    built: dict[Colour, tuple[CardId, ...]]
    """Constructions by colour."""
    homes: int
    """The colours that have a construction, as bits."""
    stars: tuple[tuple[CardId, Discount], ...]
    rebates: tuple[CardId, ...]
    swaps: tuple[CardId, ...]
    bridges: tuple[CardId, ...]
    clocks: tuple[CardId, ...]
    rewards: tuple[tuple[CardId, Reward], ...]
    bonuses: tuple[tuple[CardId, Bonus], ...]


class Shelf:
    """A pack's cards, tiles, places, events, decks, chapters and Good News, and tables made from them."""

    def __init__(self, library: Library, pack: str = "") -> None:
        self.library: Final = library
        self.pack: Final = pack
        """What it is called; nothing for the game's own."""
        cards = library.cards
        self.cards: Final = cards
        self.tiles: Final = library.tiles
        self.places: Final = library.places
        self.events: Final = library.events
        self.decks: Final = library.decks
        self.chapters: Final = library.chapters
        self.news: Final = library.news
        self.greens: Final = frozenset(card.id for card in cards.values() if card.colour is Colour.GREEN)
        self.reds: Final = frozenset(card.id for card in cards.values() if card.colour is Colour.RED)
        self.creatures: Final = frozenset(card.id for card in cards.values() if card.kind is Kind.CREATURE)
        self.tolled: Final = frozenset(card.id for card in cards.values() if card.toll)
        """Cards that are paid for with cards."""
        self.leaving: Final = frozenset(card.id for card in cards.values() if _leaves(card))
        """Cards that leave the city when they help to pay: Crane, Innkeeper."""
        self.lodgers: Final = {c.id: c.colour.bit if c.kind is Kind.CREATURE else 0 for c in cards.values()}
        """The colour of token that a card can be played with, as a bit; none for constructions."""
        self.looks: Final = {card.id: f"{card.colour} {card.kind}" for card in cards.values()}
        """Colour and kind: what partners may tell of a card (everdell.coop.talk)."""
        self.bonuses: Final = {c.id: power for c in cards.values() for power in c.powers if isinstance(power, Bonus)}
        """What purple cards count."""
        self.acts: Final = _acts(library)
        """The effects that are carried out, by card, river tile, farm, event space or Good News."""
        self.plain: Final = frozenset(source for source, acts in self.acts.items() if all(map(_plain, acts)))
        """What gives without price or choice: it is taken without asking (everdell.card.optional)."""
        self.have: Final = _have(library)
        self.more: Final = _more(library)
        """What events ask for, by places in a tally: looked up for every event at every action."""
        self.wanting: Final = lru_cache(_REMEMBERED)(self._wanting)
        """The events that may be open to a seat, by what its city is ready for and what lies on the event spaces."""
        self._stars: Final = {c.id: p for c in cards.values() for p in c.powers if isinstance(p, Discount)}
        self._rewards: Final = {c.id: p for c in cards.values() for p in c.powers if isinstance(p, Reward)}
        self._ready: Final = cache(self._ready_with)
        counts = things([0] * len(COLOURS), 0, 0, 0)
        built: dict[Colour, tuple[CardId, ...]] = dict.fromkeys(COLOURS, ())
        self._empty: Final = Facts(counts, self._ready(counts), 0, (), (), built, 0, (), (), (), (), (), (), ())
        self._alone: Final = cache(self._facts_of)
        self.facts: Final[Callable[[tuple[CardId, ...]], Facts]] = lru_cache(_REMEMBERED)(self._facts)
        """The facts about a city: worked out once for each set of cards."""

    def __reduce__(self) -> tuple[Callable[..., "Shelf"], tuple[object, ...]]:
        # The shipped shelf is in every process already: whatever holds it travels light.
        return (shipped_shelf, ()) if self is shipped_shelf() else (Shelf, (self.library, self.pack))

    def _facts(self, city: tuple[CardId, ...]) -> Facts:
        """From those of the city before its last card, which are mostly known: cities grow card by card."""
        if not city:
            return self._empty
        before, card = self.facts(city[:-1]), self.cards[city[-1]]
        changed = self._alone(card)
        colours = [*before.counts[: len(COLOURS)]]
        colours[COLOURS.index(card.colour)] += 1
        creatures = before.counts[AT[Thing.CREATURE]] + (card.kind is Kind.CREATURE)
        counts = things(colours, creatures, len(city) - creatures, len(city))
        built = before.built
        if card.kind is Kind.CONSTRUCTION:
            built = {**built, card.colour: (*built[card.colour], card.id)}
        return Facts(
            counts,
            self._ready(counts),
            before.points + card.points,
            before.greens + changed.greens,
            before.reds + changed.reds,
            built,
            before.homes | changed.homes,
            before.stars + changed.stars,
            before.rebates + changed.rebates,
            before.swaps + changed.swaps,
            before.bridges + changed.bridges,
            before.clocks + changed.clocks,
            before.rewards + changed.rewards,
            before.bonuses + changed.bonuses,
        )

    def _facts_of(self, card: Card) -> Facts:
        """What one card brings to a city; counts and constructions are told elsewhere."""
        name = (card.id,)
        return self._empty._replace(
            greens=name if card.id in self.greens else (),
            reds=(Space(card.id),) if card.id in self.reds else (),
            homes=card.colour.bit if card.kind is Kind.CONSTRUCTION else 0,
            stars=((card.id, self._stars[card.id]),) if card.id in self._stars else (),
            rebates=name if _holds(card, Rebate) else (),
            swaps=name if _holds(card, Swap) else (),
            bridges=name if _holds(card, Bridge) else (),
            clocks=name if _holds(card, Clock) else (),
            rewards=((card.id, self._rewards[card.id]),) if card.id in self._rewards else (),
            bonuses=((card.id, self.bonuses[card.id]),) if card.id in self.bonuses else (),
        )

    def _ready_with(self, counts: tuple[int, ...]) -> frozenset[EventId]:
        """The events for which a city that counts so lacks nothing."""
        here = len(counts)
        ready = {
            event for event, needs in self.have.items() if all(counts[at] >= least for at, least in needs if at < here)
        }
        for event, (*both, least) in self.more.items():
            mine = [counts[at] for at in both if at < here]
            if all(mine) and (len(mine) < len(both) or sum(mine) >= least):
                ready.add(event)
        return frozenset(ready)

    def _wanting(
        self, ready: frozenset[EventId], events: tuple[EventId, ...]
    ) -> tuple[tuple[int, EventId, tuple[tuple[int, int], ...] | None], ...]:
        """The spaces of those that are ready, with what each asks for that no city decides; `None` where it asks for
        more than another has."""
        return tuple(
            (
                space,
                event,
                tuple(need for need in self.have[event] if need[0] >= OF_A_CITY) if event in self.have else None,
            )
            for space, event in enumerate(events)
            if event in ready
        )


def things(colours: Sequence[int], creatures: int, constructions: int, cards: int) -> tuple[int, ...]:
    """How many there are of what a city alone decides, in the order of `Thing`, from how many cards it has of each
    colour, of each kind, and in all."""
    return (
        *colours,
        creatures,
        constructions,
        cards,
        sum(count > 0 for count in colours),
        sum(count >= 3 for count in colours),
        min(creatures, constructions),
    )


@cache
def shipped_shelf() -> Shelf:
    """The cards that come with the game."""
    return Shelf(LIBRARY)


def _holds(card: Card, power: type) -> bool:
    return any(isinstance(held, power) for held in card.powers)


def _leaves(card: Card) -> bool:
    return any(isinstance(power, Discount) and power.price is Price.ITSELF for power in card.powers)


def _acts(library: Library) -> dict[str, tuple[Act, ...]]:
    return (
        {str(card.id): card.acts for card in library.cards.values()}
        | {str(tile.id): tile.acts for tile in library.tiles.values()}
        | {str(place.id): (Gain(place.bundle),) for place in library.places.values()}
        | {str(news.id): news.acts for news in library.news.values()}
    )


def _plain(act: Act) -> bool:
    return isinstance(act, Each | Put) or (isinstance(act, Gain) and act.bundle.pure)


def _have(library: Library) -> dict[EventId, tuple[tuple[int, int], ...]]:
    return {
        event.id: tuple((AT[thing], least) for thing, least in event.requires.needs)
        for event in library.events.values()
        if isinstance(event.requires, Have)
    }


def _more(library: Library) -> dict[EventId, tuple[int, int, int]]:
    return {
        event.id: (AT[event.requires.things[0]], AT[event.requires.things[1]], event.requires.least)
        for event in library.events.values()
        if isinstance(event.requires, More)
    }
