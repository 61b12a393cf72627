"""Cards, events, spaces and goods of Everdell Duo in a few words for the terminal, in a language."""

from collections.abc import Iterable
from typing import Final

from understory.core import CardWords, Speaker
from understory.core.speaker import English
from understory.games.everdell_duo.face.card_words import bundle_of, effects, goods, listed, requirement, things
from understory.games.everdell_duo.face.english import TEXT
from understory.games.everdell_duo.pack.model import Card, Event
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import EVENT_AT, FARMS, RIVER_AT
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import (
    COLOURS,
    RESOURCES,
    SKUNK,
    CardId,
    EventId,
    Goods,
    NewsId,
    Source,
    Space,
    Thing,
)

_ANIMALS: Final = ("tortoise", "hare")


class Reader:
    """Reads out what is printed. Without a language it speaks English."""

    def __init__(self, words: CardWords | None = None, speaker: Speaker | None = None) -> None:
        self._words = words
        self.speaker = speaker or English(TEXT)
        self.say = self.speaker.say

    def name(self, shelf: Shelf, card: str) -> str:
        """What a card, an event or Good News is called; one of somebody's own pack as the pack says."""
        if self._words is not None:
            try:
                return self._words(card)[0]
            except LookupError:
                pass
        printed = shelf.cards.get(CardId(card)) or shelf.events.get(EventId(card)) or shelf.news.get(NewsId(card))
        return printed.name if printed else card

    def names(self, shelf: Shelf, cards: Iterable[str]) -> str:
        """Several names with commas between them."""
        return self.say("list-comma").join(self.name(shelf, card) for card in cards)

    def listed(self, parts: list[str]) -> str:
        """Several things, as a person would say them."""
        return listed(self.speaker, parts)

    def then(self, *parts: str) -> str:
        """One thing after the other."""
        return self.say("list-then").join(parts)

    def season(self, season: str) -> str:
        """What a season is called."""
        return self.say(f"season-{season}")

    def whose(self, view: View, seat: int) -> str:
        """Whose worker it is, by the animal's id."""
        return "skunk" if seat == SKUNK else _ANIMALS[seat == view.hare]

    def animal(self, view: View, seat: int) -> str:
        """Whose worker it is, in a word."""
        return self.say(f"text-everdell-{self.whose(view, seat)}")

    # ------------------------------------------------------------ goods

    def amount(self, thing: Thing, count: int) -> str:
        """So many of a thing: `2 twigs`."""
        return things(self.speaker, thing, count)

    def goods(self, several: Goods) -> str:
        """Resources in words, those that there are."""
        return goods(self.speaker, several)

    def short_goods(self, several: Goods) -> str:
        """The same in at most eleven letters: `2tw 1re`."""
        pairs = zip(RESOURCES, several, strict=True)
        return " ".join(self.say(f"text-everdell-short-{good}", {"count": count}) for good, count in pairs if count)

    def colours(self, bits: int) -> str:
        """The colours of occupied tokens."""
        return self.say("list-comma").join(
            self.say(f"text-everdell-colour-{colour}") for colour in COLOURS if bits & colour.bit
        )

    def shared(self, shelf: Shelf, what: str) -> str:
        """What may be shared: a resource, an occupied token by its colour, or a card."""
        if what in RESOURCES:
            return self.amount(Thing(what), 1)
        return self.say(f"token-{what}") if what in COLOURS else self.name(shelf, what)

    # ------------------------------------------------------------ cards

    def does(self, printed: Card) -> str:
        """What a card says."""
        return effects(self.speaker, (*printed.acts, *printed.powers), printed)

    def acts(self, printed: Card) -> str:
        """What a card does when it acts."""
        return effects(self.speaker, printed.acts, printed)

    def look(self, look: str) -> str:
        """Colour and kind of a card: `green construction`."""
        colour, kind = look.split()
        return self.say("text-everdell-look", {"colour": colour, "kind": kind})

    def printed(self, printed: Card) -> str:
        """Colour, kind, points and cost: `green construction, 1 p, 1 twig and 1 pebble`."""
        cost = self.say("text-everdell-toll-card") if printed.toll else self.goods(printed.cost)
        look = self.look(f"{printed.colour} {printed.kind}")
        return self.say("text-everdell-printed", {"look": look, "points": printed.points, "cost": cost})

    def short(self, shelf: Shelf, printed: Card) -> str:
        """A card without what it does: `Mine: green construction, 1 p, 1 twig and 1 pebble`."""
        told = {"name": self.name(shelf, printed.id), "printed": self.printed(printed)}
        return self.say("text-everdell-card", told)

    def line(self, shelf: Shelf, printed: Card) -> str:
        """A card in one line: what it is, what it costs, what it does."""
        return f"{self.short(shelf, printed)} | {self.does(printed)}"

    def price(self, printed: Card) -> str:
        """A cost in at most eleven letters."""
        return self.say("text-everdell-toll") if printed.toll else self.short_goods(printed.cost)

    def news(self, shelf: Shelf, card: NewsId) -> str:
        """Good News in one line."""
        text = effects(self.speaker, shelf.news[card].acts)
        return self.say("text-everdell-news", {"name": self.name(shelf, card), "text": text})

    # ------------------------------------------------------------ spaces

    def space(self, view: View, space: Space) -> str:
        """What a space does."""
        if space in EVENT_AT:
            event = view.events[EVENT_AT[space]]
            return self._event(view, view.shelf.events[event], space) if event else self.say("text-everdell-achieved")
        if space in RIVER_AT:
            return effects(self.speaker, view.shelf.tiles[view.river[RIVER_AT[space]]].acts) if view.river[1:] else ""
        return self._gives(view, space) if space in FARMS else self.does(view.shelf.cards[CardId(space)])

    def _event(self, view: View, printed: Event, space: Space) -> str:
        asks = requirement(self.speaker, printed, together=view.shared).rstrip(".")
        needed = view.needed(printed)
        if needed is not None:
            asks = self.say("text-everdell-needed", {"asks": asks, "needed": needed})
        told: dict[str, int | str] = {
            "name": self.name(view.shelf, printed.id),
            "asks": asks,
            "points": printed.points,
            "reward": self._gives(view, space),
        }
        return self.say("text-everdell-event", told)

    def _gives(self, view: View, space: Space) -> str:
        """What a farm gives, or an event space beside its event."""
        return bundle_of(self.speaker, view.shelf.places[Source(space)].bundle)
