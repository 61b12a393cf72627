"""The whole host of a page without a server: one person, all matches, every connection of every tab's match screens.

It keeps nothing and sends nothing by itself. Each call gives a `Step`; what that appends counts once `stored` was said,
and only then does `news` tell of it. Where another tab was faster, what it wrote is `read`, and the call is made again.
"""

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import msgspec

from understory.core import Seat, Viewer
from understory.hosting.errors import TableError
from understory.hosting.histories import FinishedGame
from understory.hosting.making import AnyMatch
from understory.hosting.steps import Step, Unfetched, Unread, Unsearched, appended, problem, row, text
from understory.hosting.thinking import PATIENCE, Search, is_legal, question, specs_for
from understory.table import deciding, trying
from understory.table import messages as msg
from understory.table.changing import Asker, Change
from understory.table.deciding import BotMove
from understory.table.forms import Who
from understory.table.listening import Listener
from understory.table.replaying import continued, opened
from understory.table.teller import Teller
from understory.table.vocabulary import Code, NotNow, Person, Shelf

ME: Final = Person("here")
"""Whoever sits at this device."""
WHO: Final = "who"
"""What the person's name is kept under."""
SECONDS: Final = 10.0
"""The longest that a bot may think about one decision."""
LATE: Final = SECONDS + PATIENCE
"""Seconds after which a bot has to be ended."""

_hearing: Final[msgspec.json.Decoder[msg.FromClient]] = msgspec.json.Decoder(msg.FromClient)
Asked: TypeAlias = Callable[[], Step]


@dataclass(slots=True)
class _Thought:
    """A bot's decision that was asked for: the bots still to be asked, the present one first."""

    code: Code
    seat: Seat
    opened_at: int
    specs: list[str]
    handed: bool = field(default=False)


class Local:
    """The host of one page."""

    def __init__(self, shelf: Shelf, games: Sequence[str]) -> None:
        self.shelf = shelf
        self.games = tuple(games)
        self.finished: dict[str, FinishedGame | None] = {}
        self._matches: dict[str, AnyMatch | NotNow] = {}
        self._absent: set[str] = set()
        self._kept: dict[str, str | None] = {}
        self._drafts: dict[str, AnyMatch] = {}
        self._keeping: dict[str, str] = {}
        self._listeners: dict[int, Listener] = {}
        self._thoughts: dict[int, _Thought] = {}
        self._counted = 0
        self._searches: dict[str, Search] = {}
        self._searched: dict[str, str | None] = {}

    # ------------------------------------------------------------ what the store says

    def read(self, code: str, rows: Sequence[str]) -> None:
        """The rows that a match's log holds beyond those known here; none where there is no such match."""
        known = self._matches.get(code)
        try:
            found = [row(stored) for stored in rows]
            if known is not None and not isinstance(known, NotNow):
                self._matches[code] = continued(known, found)
            elif found:
                self._matches[code] = opened(self.shelf, found)
            else:
                self._absent.add(code)
        except NotNow as refusal:
            self._matches[code] = refusal

    def fetched(self, key: str, value: str | None) -> None:
        """What is kept under this key, if anything is."""
        self._kept[key] = value

    def searching(self, key: str) -> bytes:
        """The question that a step wants looked into, as `thinker` reads it."""
        return pickle.dumps(self._searches.pop(key))

    def searched(self, key: str, found: str | None) -> None:
        """What a search found, nothing where it failed; the request that wanted it takes it."""
        self._searched[key] = found

    def stored(self) -> None:
        """What the last step wanted stored is stored."""
        self._matches.update(self._drafts)
        self._kept.update(self._keeping)
        self._absent -= self._drafts.keys()
        self._drafts, self._keeping = {}, {}

    def forget(self, code: str) -> None:
        """The match's log is not what it was: it is read anew when somebody asks for it."""
        self._matches.pop(code, None)
        self._absent.discard(code)

    def seq(self, code: str) -> int:
        """The last entry of a match that is known here; 0 where it is not."""
        known = self._matches.get(code)
        return 0 if known is None or isinstance(known, NotNow) else known.seq

    # ------------------------------------------------------------ what requests are made of

    def match(self, code: str) -> AnyMatch:
        """The match of this code, once its log was read."""
        known = self._matches.get(code)
        if isinstance(known, NotNow):
            raise TableError.of(known)
        if known is not None:
            return known
        if code in self._absent:
            raise TableError(404, "table.no-such-match")
        raise Unread(code)

    def kept(self, key: str) -> str | None:
        """What is kept under this key, once it was fetched."""
        if key not in self._kept:
            raise Unfetched(key)
        return self._kept[key]

    def found(self, key: str, search: Search) -> str:
        """What a search found of this, once it has looked."""
        if key not in self._searched:
            self._searches[key] = search
            raise Unsearched(key)
        told = self._searched.pop(key)
        if told is None:
            raise TableError(503, "table.try-again")
        return told

    @property
    def who(self) -> Who:
        """Whoever sits here; they must have introduced themselves."""
        known = self.kept(WHO)
        if known is None:
            raise TableError(401, "table.who-are-you")
        return msgspec.json.decode(known, type=Who)

    def step(self, ask: Asked) -> Step:
        """What a request comes to, whatever it is."""
        self._drafts, self._keeping = {}, {}
        try:
            return ask()
        except Unread as unread:
            return Step(read=unread.code)
        except Unfetched as unfetched:
            return Step(fetch=unfetched.key)
        except Unsearched as unsearched:
            return Step(search=unsearched.key)
        except TableError as error:
            return problem(error)
        except NotNow as refusal:
            return problem(TableError.of(refusal))

    def keep(self, key: str, value: str, status: int, body: object) -> Step:
        """Keep a text, then answer."""
        self._keeping[key] = value
        return Step(keep={key: value}, status=status, body=text(body))

    def store(self, changes: dict[Code, Change], status: int = 0, body: object = "") -> Step:
        """Store what these changes add, then answer."""
        appends = tuple(appended(code, change, ME) for code, change in changes.items())
        self._drafts = {code: change.match for code, change in changes.items()}
        return Step(append=appends, status=status, body=text(body))

    # ------------------------------------------------------------ connections

    def listen(self, connection: int, code: str, seat: int | None, after: int) -> Step:
        """A connection to a match, as one's own seat or looking on; `news` greets it."""
        return self.step(lambda: self._listening(connection, Code(code), seat, after))

    def _listening(self, connection: int, code: Code, seat: int | None, after: int) -> Step:
        match = self.match(code)
        self._listeners[connection] = Listener(code, _viewer(match, seat), ME, min(after, match.seq))
        return Step()

    def leave(self, connection: int) -> None:
        """Nobody listens on this connection any more."""
        self._listeners.pop(connection, None)

    def hear(self, connection: int, said: str, now: float) -> Step:
        """A message that came over a connection."""
        listener = self._listeners.get(connection)
        if listener is None:
            return Step(body=text(msg.Refused("", "table.no-such-match")))
        client = ""
        try:
            request = _hearing.decode(said)
            client = getattr(request, "client", "")
            self._drafts = {}
            return self._heard(listener, request, now)
        except Unread as unread:
            return Step(read=unread.code)
        except Unfetched as unfetched:
            return Step(fetch=unfetched.key)
        except (msgspec.DecodeError, RecursionError):
            return Step(body=text(msg.Refused(client, "table.unreadable")))
        except (TableError, NotNow) as error:
            return Step(body=text(msg.Refused(client, error.error, arguments=dict(error.arguments))))

    def _heard(self, listener: Listener, request: msg.FromClient, now: float) -> Step:
        match = self.match(listener.code)
        match request:
            case msg.Ping():
                return Step(body=text(msg.Pong()))
            case msg.Look(seat):
                listener.look(_viewer(match, seat))
                return Step()
            case msg.Preview() | msg.Why() | msg.Show():
                _viewer(match, request.seat)
                return Step(body=text(trying.answered(match, request)))
            case _:
                made = deciding.decided(match, request, Asker(ME, self.who.name, request.client), now)
                if not isinstance(made, Change):
                    return Step(body=text(made))
                return self.store({listener.code: made}, body=msg.Accepted(request.client, made.seq))

    def news(self) -> dict[int, list[str]]:
        """What each connection is told that it has not heard yet, message by message."""
        tellers: dict[Code, Teller] = {}
        told: dict[int, list[str]] = {}
        for connection, listener in self._listeners.items():
            match = self._matches.get(listener.code)
            if match is None or isinstance(match, NotNow):
                continue
            batch = listener.told(match, tellers.setdefault(listener.code, Teller()))
            if batch:
                told[connection] = [text(message) for message in batch]
        return told

    # ------------------------------------------------------------ time and bots

    def _watched(self) -> dict[Code, AnyMatch]:
        codes = dict.fromkeys(listener.code for listener in self._listeners.values())
        known = ((code, self._matches.get(code)) for code in codes)
        return {code: match for code, match in known if match is not None and not isinstance(match, NotNow)}

    def due(self) -> float | None:
        """When a turn that somebody watches closes by itself."""
        return min((match.due for match in self._watched().values() if match.due is not None), default=None)

    def rung(self, now: float) -> Step:
        """Close what is overdue."""
        made = {code: deciding.overdue(match, now) for code, match in self._watched().items()}
        self._drafts = {}
        return self.store({code: change for code, change in made.items() if change is not None})

    def questions(self) -> list[tuple[int, bytes]]:
        """Decisions of bots that nobody was asked for yet, each under a number, as `thinker` reads it. They think about
        matches that somebody watches."""
        watched = self._watched()
        self._thoughts = {
            number: thought
            for number, thought in self._thoughts.items()
            if _is_open(watched.get(thought.code), thought)
        }
        asked = {(thought.code, thought.seat) for thought in self._thoughts.values()}
        for code, match in watched.items():
            for seat in match.deciders():
                if match.seats[seat].played_by_bot and (code, seat) not in asked:
                    self._counted += 1
                    specs = list(specs_for(match, seat))
                    self._thoughts[self._counted] = _Thought(code, seat, match.opened_at[seat], specs)
        return [
            (number, self._handed(watched[thought.code], thought))
            for number, thought in self._thoughts.items()
            if not thought.handed
        ]

    def _handed(self, match: AnyMatch, thought: _Thought) -> bytes:
        thought.handed = True
        return pickle.dumps(question(match, thought.seat, thought.specs[0], SECONDS))

    def thought(self, number: int, move: str | None, now: float) -> Step:
        """What a bot decided, nothing where it failed: then the next is asked."""
        thought = self._thoughts.get(number)
        self._drafts = {}
        if thought is None:
            return Step()
        match = self._matches.get(thought.code)
        if match is None or isinstance(match, NotNow) or not _is_open(match, thought):
            return Step()
        if move is None or not is_legal(match, match.game.legal(match.line.state, thought.seat), move):
            if len(thought.specs) > 1:
                thought.specs, thought.handed = thought.specs[1:], False
            return Step()
        choice = BotMove(move, fallback=thought.specs[0] != match.bot_of(thought.seat))
        change = deciding.bot_moved(match, thought.seat, thought.opened_at, choice, now)
        return self.store({thought.code: change}) if change else Step()


def _is_open(match: AnyMatch | None, thought: _Thought) -> bool:
    return (
        match is not None
        and thought.seat in match.deciders()
        and match.opened_at[thought.seat] == thought.opened_at
        and match.seats[thought.seat].played_by_bot
    )


def _viewer(match: AnyMatch, seat: int | None) -> Viewer:
    """The viewer that the person is who asks to look from a seat: their own, or none."""
    if seat is None:
        return None
    if seat not in match.seats_of(ME):
        raise TableError(403, "table.not-your-seat", seat=seat)
    return Seat(seat)
