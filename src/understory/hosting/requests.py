"""What a page without a server asks by path, and how its host answers: the paths and bodies are the server's own."""

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from understory.core import Seat
from understory.hosting import making, thinking, watching
from understory.hosting.belongings import own_export, own_history
from understory.hosting.errors import TableError
from understory.hosting.local import ME, SECONDS, WHO, Local
from understory.hosting.names import checked_name
from understory.hosting.shelving import games_told
from understory.hosting.steps import Step, answer
from understory.hosting.watching import uploaded
from understory.table import entries as log
from understory.table import forms
from understory.table.deciding import rematched
from understory.table.replaying import opened
from understory.table.replays import Course, course_in
from understory.table.services import SERVICES
from understory.table.telling import as_data, situation
from understory.table.vocabulary import Code, NotNow

T = TypeVar("T", bound=msgspec.Struct)
_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
MARK: Final = "here-"
"""Begins the code of every match that is dealt in a page; no code of a server has a hyphen."""
_SERVICES: Final = {service.path: service for service in SERVICES}


def code_for(request: str) -> Code:
    """The code of the match that a request makes: the same request makes one match, however often it is sent."""
    digest = hashlib.sha256(request.encode()).digest()
    return Code(MARK + "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in digest[:10]))


def requested(local: Local, method: str, target: str, body: str, now: float) -> Step:
    """The answer to a request, by its method and its address with all that stands behind the question mark."""
    path, _, query = target.partition("?")
    parts = tuple(unquote(part) for part in path.removeprefix("/api/").split("/"))
    return local.step(partial(_answered, local, method, parts, query, body, now))


def _answered(local: Local, method: str, parts: tuple[str, ...], query: str, body: str, now: float) -> Step:
    match (method, *parts):
        case ("GET", "me"):
            return answer(200, local.who)
        case ("POST", "me"):
            return _introduced(local, _read(body, forms.Introduce))
        case ("GET", "me", "history"):  # the body is what the store lists of all matches
            return answer(200, own_history(local, _read(body, forms.MatchList)))
        case ("GET", "me", "export"):
            return answer(200, own_export(local, _read(body, forms.MatchList)))
        case ("GET", "games"):
            return answer(200, games_told(map(local.shelf, local.games)))
        case ("POST", "matches"):
            return _made(local, _read(body, forms.Wishes), now)
        case ("GET", "matches", code):
            return answer(200, making.info_for(Code(code), local.match(code), ME))
        case ("GET", "matches", code, "situation"):
            looking = _asked(query, forms.Looking)
            return answer(200, situation(local.match(code), _own(local, code, looking.seat)))
        case ("GET", "matches", code, "legal"):
            return answer(200, _legal(local, code, _asked(query, forms.Listing)))
        case ("POST", "matches", code, "rematch"):
            return _rematch(local, Code(code), now)
        case ("GET", "matches", code, "record"):
            return _record(local, code)
        case ("GET", "matches", code, "frames", moves, "analysis"):
            return _judged(local, code, watching.of_match(local.match(code), ME), watching.number(moves))
        case ("GET", "matches", code, *rest) if rest[:1] in (["timeline"], ["frames"], ["keepsake"], ["made"]):
            watched = watching.of_match(local.match(code), ME)
            return answer(200, watched.told(rest, _asked(query, forms.Watching)))
        case ("POST", "records"):
            return _uploaded(local, body)
        case ("GET", "records", name):
            return answer(200, _kept_record(local, name))
        case ("GET", "records", name, "frames", moves, "analysis"):
            watched = watching.of_record(_course(local, _kept_record(local, name)))
            return _judged(local, name, watched, watching.number(moves))
        case ("GET", "records", name, *rest):
            watched = watching.of_record(_course(local, _kept_record(local, name)))
            return answer(200, watched.told(rest, _asked(query, forms.Watching)))
        case ("POST", *path) if "/".join(path) in _SERVICES:
            return _served(local, "/".join(path), body)
        case _:
            raise TableError(503, "table.needs-network")


def _read(body: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise TableError(422, "table.invalid", detail=str(error)) from None
    except (msgspec.DecodeError, RecursionError):
        raise TableError(400, "table.unreadable") from None


def _asked(query: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(dict(parse_qsl(query)), kind, strict=False)
    except msgspec.ValidationError as error:
        raise TableError(422, "table.invalid", detail=str(error)) from None


def _introduced(local: Local, given: forms.Introduce) -> Step:
    who = forms.Who(ME, checked_name(given.name), None)
    return local.keep(WHO, msgspec.json.encode(who).decode(), 200, who)


def _made(local: Local, wishes: forms.Wishes, now: float) -> Step:
    if wishes.game not in local.games:
        raise TableError(404, "table.no-such-game", game=wishes.game)
    if any(wish.who == "guest" for wish in wishes.seats):
        raise TableError(503, "table.needs-network")
    code = code_for(wishes.client)
    if local.seq(code):
        return answer(201, forms.Made(code, None))
    who, box = local.who, local.shelf(wishes.game)
    record = None
    if wishes.after is not None:
        record = _before(local, wishes.after.record)
    check: Callable[[str, Any], None] = partial(thinking.check, most=SECONDS)
    created = making.created(box, ME, wishes, check, record)
    begun = making.begun(_opened(local, created, now), making.own_seats(ME, who.name, wishes), now)
    return local.store({code: begun}, 201, forms.Made(code, None))


def _opened(local: Local, created: log.Created, now: float) -> making.AnyMatch:
    return opened(local.shelf, [log.Row(1, now, created)])


def _rematch(local: Local, code: Code, now: float) -> Step:
    old = local.match(code)
    if not old.over:
        raise TableError(409, "table.not-over")
    again = Code(old.rematch) if old.rematch else code_for(f"rematch/{code}")
    if old.rematch:
        return answer(200, _joined(again, local.match(again)))
    created, people = making.once_more(old)
    begun = making.begun(_opened(local, created, now), people, now)
    told = rematched(old, again, now)
    changes = {again: begun} | ({code: told} if told else {})
    return local.store(changes, 200, _joined(again, begun.match))


def _joined(code: Code, match: making.AnyMatch) -> forms.Joined:
    seats = match.seats_of(ME)
    return forms.Joined(code, seats[0] if seats else -1)


def _own(local: Local, code: str, seat: int | None) -> Seat | None:
    if seat is None:
        return None
    if seat not in local.match(code).seats_of(ME):
        raise TableError(403, "table.not-your-seat", seat=seat)
    return Seat(seat)


def _legal(local: Local, code: str, asked: forms.Listing) -> forms.LegalList:
    match, seat = local.match(code), _own(local, code, asked.seat)
    if (asked.scored and not match.created.hints) or (asked.thoughts and match.people() != {ME}):
        raise TableError(403, "table.no-hints")
    if seat is None or seat not in match.deciders():
        return forms.LegalList(match.seq, (), complete=True)
    legal = match.game.legal(match.line.state, seat)
    if not asked.scored:
        moves, complete = thinking.listed(legal, asked.limit)
        return forms.LegalList(match.seq, moves, complete, _as_data(match, moves))
    view = match.view(seat)
    told = _thoughts(local, code, match, seat) if asked.thoughts else ()
    moves, complete, points, best = thinking.scored(local.shelf, match.created.game, view, legal, asked.limit, seat)
    return forms.LegalList(match.seq, moves, complete, _as_data(match, moves), points, best, told)


def _as_data(match: making.AnyMatch, moves: tuple[str, ...]) -> tuple[msgspec.Raw, ...]:
    return tuple(as_data(match.game.parse(move)) for move in moves)


def _judged(local: Local, code: str, watched: watching.Watched, moves: int) -> Step:
    if code.startswith(MARK) and not watched.course.over:
        raise TableError(409, "table.not-over")
    found = local.found(f"analysis/{code}/{moves}", watched.decision(moves))
    return answer(200, watched.judgement(moves, thinking.judged_in(found)))


def _thoughts(local: Local, code: str, match: making.AnyMatch, seat: Seat) -> tuple[forms.Thought, ...]:
    """What a search makes of an open decision; nobody but bots sits at the table besides."""
    view = match.view(seat)
    search = thinking.Search(match.created.game, view, None, f"coach {match.seq}")
    return thinking.thoughts_in(local.found(f"coach/{code}/{match.seq}/{seat}", search))


def _record(local: Local, code: str) -> Step:
    match = local.match(code)
    if not match.over:
        raise TableError(409, "table.not-over")
    return answer(200, str(match.record()))


def _course(local: Local, record: str) -> Course:
    try:
        return course_in(local.shelf, record)
    except NotNow as error:
        raise TableError(422, error.error, **error.arguments) from None


def _before(local: Local, name: str) -> str:
    """What a match goes on from: a match that is over, or a record that is kept."""
    if not name.startswith(MARK):
        return _kept_record(local, name)
    match = local.match(name)
    if not match.over:
        raise TableError(409, "table.not-over")
    return str(match.record())


def _kept_record(local: Local, name: str) -> str:
    record = local.kept(f"record/{name}")
    if record is None:
        raise TableError(404, "record.none")
    return record


def _uploaded(local: Local, record: str) -> Step:
    told = uploaded(_course(local, record), record)
    return local.keep(f"record/{told.record}", record, 201, told)


def _served(local: Local, path: str, body: str) -> Step:
    service = _SERVICES[path]
    try:
        return answer(200, service.answer(local.shelf, _read(body, service.takes)))
    except NotNow as error:
        raise TableError(422, error.error, **error.arguments) from None
