"""Two who play a chapter of Everdell Duo together, for tests of what partners ask of the table."""

from typing import Any

from table_play import PEOPLE, SEED, Play, accepted

from understory.core import Dealer, Decision
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.pack import LIBRARY
from understory.table import entries as log
from understory.table import messages as msg
from understory.table.changing import Change
from understory.table.entries import Chair, Created, Row
from understory.table.replaying import opened
from understory.table.telling import situation
from understory.table.vocabulary import Access, Sitter

NEWS = next(str(card.id) for card in LIBRARY.news.values() if card.id == "spare-key")


class Together(Play):
    """Two at a chapter, one Good News held, up to where the first of them acts."""

    def __init__(self, **wishes: str) -> None:
        spec = EVERDELL_DUO.game.spec
        values = {"mode": "cooperative", "chapter": "8", "hare": "0", "held": NEWS} | wishes
        options = spec.chosen(2, values)
        chairs = (Chair(Sitter.PERSON), Chair(Sitter.PERSON))
        seed = Dealer(SEED).seed.hex()
        made = Created(
            spec.name, spec.version, spec.packs, options.values, chairs, Access.PUBLIC, PEOPLE[0].person, seed
        )
        self.rows = [Row(1, 0.0, made)]
        self.match = opened(lambda _: EVERDELL_DUO, self.rows)
        change = Change(self.match, 1.0)
        for seat, asker in enumerate(PEOPLE[:2]):
            change.add(log.Seated(seat, asker.person, asker.name))
        self.take(change.go_on())
        self.requests = 0
        while (state := self.match.line.state).turn < 0 or self.asked != "everdell.act":
            assert isinstance(node := self.match.line.node, Decision), state
            assert accepted(self.move(node.seats[0], end=True))

    @property
    def asked(self) -> str:
        node = self.match.line.node
        return node.ask if isinstance(node, Decision) else ""

    @property
    def mover(self) -> int:
        turn: int = self.match.line.state.turn
        return turn

    def wish(self, seat: int, move: str | None) -> msg.Answer:
        return self.ask(seat, msg.Wish(self.client(), seat, move))

    def wishes(self, viewer: Any) -> list[tuple[int, str]]:
        return [(one.seat, one.wish.move) for one in situation(self.match, viewer).wishes]
