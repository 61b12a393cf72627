"""Cards, events and spaces of Everdell Duo as a line for the terminal, in English or in somebody's own words."""

from understory.core import CardWords
from understory.games.everdell_duo.face.wording import (
    bundle_text,
    cost_text,
    effects_text,
    requirement_text,
)
from understory.games.everdell_duo.pack.model import Card, Event, More
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import EVENT_AT, FARMS, RIVER_AT
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import CardId, EventId, Source, Space

TOGETHER = "-together"
"""What follows the id of an event that two who play together read differently."""


class Reader:
    """Reads out what is printed. Without words of somebody's language it speaks English."""

    def __init__(self, words: CardWords | None = None) -> None:
        self._words = words

    def _read(self, card: str) -> tuple[str, str] | None:
        """Name and text in the language; `None` where that is English, or the card is of somebody's own pack."""
        if self._words is None:
            return None
        try:
            return self._words(card)
        except LookupError:
            return None

    def name(self, shelf: Shelf, card: str) -> str:
        """What a card or an event is called."""
        read = self._read(card)
        printed = shelf.cards.get(CardId(card)) or shelf.events.get(EventId(card))
        return read[0] if read else printed.name if printed else card

    def does(self, printed: Card) -> str:
        """What a card says."""
        read = self._read(printed.id)
        return read[1] if read else effects_text((*printed.acts, *printed.powers), printed)

    def short(self, printed: Card) -> str:
        """A card without what it does: `Mine: green construction, 1 p, 1 twig and 1 pebble`."""
        read = self._read(printed.id)
        name = read[0] if read else printed.name
        return f"{name}: {printed.colour} {printed.kind}, {printed.points} p, {cost_text(printed)}"

    def line(self, printed: Card) -> str:
        """A card in one line: what it is, what it costs, what it does."""
        return f"{self.short(printed)} | {self.does(printed)}"

    def space(self, view: View, space: Space) -> str:
        """What a space does."""
        if space in EVENT_AT:
            event = view.events[EVENT_AT[space]]
            return self._event(view, view.shelf.events[event], space) if event else "achieved"
        if space in RIVER_AT:
            return self._river(view, space)
        if space in FARMS:
            return self._gives(view, space)
        return self.does(view.shelf.cards[CardId(space)])

    def _event(self, view: View, printed: Event, space: Space) -> str:
        reward = self._gives(view, space)
        needed = view.needed(printed)
        other = view.shared and isinstance(printed.requires, More)
        read = self._read(f"{printed.id}{TOGETHER}" if other else printed.id)
        if read is None:
            asks = requirement_text(printed, needed)
        else:
            asks = read[1].rstrip(".") + (f": {needed}" if needed is not None else "")
        return f"{self.name(view.shelf, printed.id)}: {asks} ({printed.points} p; {reward})"

    def _gives(self, view: View, space: Space) -> str:
        """What a farm gives, or an event space beside its event."""
        read = self._read(space)
        return read[1].rstrip(".") if read else bundle_text(view.shelf.places[Source(space)].bundle)

    def _river(self, view: View, space: Space) -> str:
        if len(view.river) < 2:
            return ""
        tile = view.river[RIVER_AT[space]]
        read = self._read(tile)
        return read[1] if read else effects_text(view.shelf.tiles[tile].acts)
