"""What the viewers of one match are told, made once for all who are told the same.

Three look at a match and see most moves alike: what happened is worked out for the first of them, and of their views
those parts are written once that are the very same object. What was made stays until the match has gone on.
"""

from typing import Any, Final, TypeAlias

from understory.core import Game, Veiled, Viewer
from understory.core.plain import Scribe
from understory.table.match import Match
from understory.table.messages import Happening, Situation, StepTold
from understory.table.pieces import Turn
from understory.table.telling import missed, situation, step_seen
from understory.table.vocabulary import Person

AnyMatch: TypeAlias = Match[Any, Any, Any]

_REMEMBERED: Final = 64
"""Steps: whoever hears a whole game again shares it with nobody."""


class Teller:
    """Tells of a match as it stands; `turn_page` once it stands otherwise."""

    def __init__(self) -> None:
        self._situations: dict[Viewer, Situation] = {}
        self._steps: dict[tuple[int, Any], tuple[Turn[Any, Any], StepTold]] = {}
        self._scribe = Scribe()

    def turn_page(self) -> None:
        """The match has gone on."""
        self._situations.clear()
        self._steps.clear()
        self._scribe.turn_page()

    def situation(self, match: AnyMatch, viewer: Viewer) -> Situation:
        """How the match stands for a viewer."""
        found = self._situations.get(viewer)
        if found is None:
            found = self._situations[viewer] = situation(match, viewer, self._scribe.canonical)
        return found

    def missed(self, match: AnyMatch, viewer: Viewer, person: Person | None, after: int) -> tuple[Happening, ...]:
        """All that happened after entry `after`, as the viewer is told it."""
        return missed(match, viewer, person, after, self._step)

    def _step(self, game: Game[Any, Any, Any], turn: Turn[Any, Any], viewer: Viewer) -> StepTold:
        """A move as the viewer may know it. Whoever sees it alike is told the same of it (`Game.events`). The turn is
        kept with what is told of it, so that no other has its id."""
        seen: Any | Veiled = game.seen(turn.before, turn.step.seat, turn.step.move, viewer)
        found = self._steps.get((id(turn), seen))
        if found is None:
            found = (turn, step_seen(game, turn, seen, viewer))
            if len(self._steps) < _REMEMBERED:
                self._steps[id(turn), seen] = found
        return found[1]
