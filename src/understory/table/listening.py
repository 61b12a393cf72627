"""A viewer who listens to a match: what they have heard of it, and what they are told next."""

from typing import Any

from understory.core import Viewer
from understory.table import messages as msg
from understory.table.match import Match
from understory.table.teller import Teller
from understory.table.vocabulary import PROTOCOL, Code, Person


class Listener:
    """Somebody who has heard a match up to entry `seq`; greeted with the first batch."""

    def __init__(self, code: Code, viewer: Viewer, person: Person | None, seq: int) -> None:
        self.code = code
        self.viewer = viewer
        self.person = person
        self.seq = seq
        self._greeted = False

    def look(self, viewer: Viewer) -> None:
        """Go on as another viewer."""
        self.viewer = viewer
        self._greeted = False

    def told(self, match: Match[Any, Any, Any], teller: Teller) -> list[msg.FromTable]:
        """What happened since they last heard, then how things stand; nothing where they have heard it all."""
        batch: list[msg.FromTable] = []
        if not self._greeted:
            batch.append(msg.Hello(PROTOCOL, self.code, self.viewer, match.seq))
        if match.seq > self.seq or not self._greeted:
            batch += teller.missed(match, self.viewer, self.person, self.seq)
            batch.append(teller.situation(match, self.viewer))
        self.seq, self._greeted = match.seq, True
        return batch
