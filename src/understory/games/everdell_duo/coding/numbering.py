"""How a pack's cards, chapters, events, looks and proposals are numbered for learners."""

from array import array
from typing import Final

from understory.games.everdell_duo.coding.actions import moves_of
from understory.games.everdell_duo.rules.moves import Pass
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.state import Ask, Frame
from understory.games.everdell_duo.rules.together.moves import Give, Keep, News
from understory.games.everdell_duo.rules.together.record import Together
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, CardId, Colour, Difficulty, Mode

UNSEEN: Final = 0
"""Where a card is of which the viewer does not know."""
NO_PROPOSAL: Final = 0, 0

_MODES: Final = tuple(Mode)
_LEVELS: Final = tuple(Difficulty)
_GIFTS: Final = ("", *map(str, RESOURCES), *map(str, Colour))


class Numbering:
    """The numbers of one pack: they change with its digest only."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf: Final = shelf
        self.order: Final = {card: index for index, card in enumerate(sorted(shelf.cards))}
        """Cards by their ids."""
        self.unseen: Final = array("h", [UNSEEN] * len(self.order))
        self._chapters: Final = ("", *shelf.chapters)
        self._objectives: Final = max(len(chapter.objectives) for chapter in shelf.chapters.values())
        self._looks: Final = tuple(sorted(set(shelf.looks.values())))
        self._events: Final = tuple(shelf.events)
        self._proposals: Final = {
            str(move): number
            for number, move in enumerate(moves_of(shelf), 1)
            if isinstance(move, Give | Keep | News | Pass)
        }

    def looks(self, hand: tuple[CardId, ...]) -> tuple[str, ...]:
        """Colour and kind of the cards of a hand, as two who play together tell each other."""
        return tuple(sorted(self.shelf.looks[card] for card in hand))

    def proposed(self, stack: tuple[Frame, ...]) -> tuple[int, int]:
        """What the season's first player and the partner have proposed, by action ids counted from 1."""
        if not stack or stack[-1].ask not in (Ask.ANSWER, Ask.DECIDE):
            return NO_PROPOSAL
        first, *second = stack[-1].what, *stack[-1].used
        return self._proposals[first], self._proposals[second[0]] if second else 0

    def company(
        self,
        together: Together,
        path: int,
        skunks: int,
        them: int,
        looks: tuple[str, ...],
        proposed: tuple[int, int],
    ) -> list[int]:
        """Skunks, share tile, watches, Good News, objectives, proposals."""
        met = {entry.objective for entry in together.met}
        chapter = self.shelf.chapters.get(together.chapter)
        objectives = [int(objective.id in met) for objective in chapter.objectives] if chapter else []
        return [
            _MODES.index(together.mode),
            self._chapters.index(together.chapter),
            _LEVELS.index(together.difficulty),
            int(together.solo),
            path,
            skunks,
            _GIFTS.index(together.shared) if together.shared in _GIFTS else len(_GIFTS),
            int(together.giver == them),
            int(together.open and not together.gave),
            together.watches,
            *(int(card in together.news) + 2 * (card in together.offered) for card in self.shelf.news),
            *(looks.count(look) for look in self._looks),
            *(int(event in together.reported) for event in self._events),
            *(objectives + [0] * self._objectives)[: self._objectives],
            *proposed,
        ]
