"""What each request does. A handler takes a `Call` and gives a form, a `Reply`, or a whole response."""

import asyncio
from typing import Annotated, assert_never

import msgspec
from starlette.responses import Response

from understory.bots import bot_names
from understory.core import Choice, OneSeat, Option, Seat, SomeOf, SomeSeats, Spec
from understory.server import deciding, forms
from understory.server import messages as msg
from understory.server.actor import Actor
from understory.server.calls import Call, Reply
from understory.server.deciding import Asker
from understory.server.messages import Accepted, Answer, Refused, SeatNumber, Stale
from understory.server.people import Known
from understory.server.words import OptionKind, Purpose, Shelf, TableError, release


class Looking(msgspec.Struct, frozen=True):
    """From which seat to look: one's own, or none for a spectator. `key` comes from an unlisted match's link; `seen` is
    the last `seq` seen, perhaps at another process: the answer is never older."""

    seat: SeatNumber | None = None
    key: forms.Secret | None = None
    seen: msg.Count = 0


class Listening(msgspec.Struct, frozen=True):
    """The same for streams; `after` is the last `seq` seen, left out to be told the present only."""

    seat: SeatNumber | None = None
    key: forms.Secret | None = None
    after: msg.Count | None = None


class Listing(msgspec.Struct, frozen=True):
    """For which seat, how many moves at most, and whether to tell what they would score."""

    seat: SeatNumber
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 200
    seen: msg.Count = 0
    scored: bool = False


class Leaf(msgspec.Struct, frozen=True):
    """As whom to look at a record."""

    seat: SeatNumber | None = None


# ---------------------------------------------------------------- people


async def introduce(call: Call) -> Reply:
    """A new guest, or a new name for the one who asks."""
    form: forms.Introduce = call.body
    name = " ".join(form.name.split())
    if not name:
        raise TableError(422, "table.name")
    known = await call.maybe_who()
    call.count("introducing", known)
    if known is not None:
        return Reply(200, _who(await call.tables.people.renamed(known, name)))
    person, token = await call.tables.people.introduced(name)
    return Reply(201, _who(person), token)


async def me(call: Call) -> forms.Who:
    """Who the table takes you for."""
    return _who(await call.who())


async def register(call: Call) -> forms.Who:
    """Keep a guest's games under a login."""
    form: forms.Register = call.body
    who = await call.who()
    call.count("logging_in", who)
    return _who(await call.tables.people.registered(who, form.login, form.password))


async def log_in(call: Call) -> Reply:
    """Come back to an account; a guest's games come along."""
    form: forms.LogIn = call.body
    call.count("logging_in", None)
    guest = await call.maybe_who()
    known, token = await call.tables.people.logged_in(form.login, form.password)
    if guest is not None and guest.login is None:
        await call.tables.hand_over(guest.person, Asker(known.person, known.name))
    if call.token:
        await call.tables.people.logged_out(call.token)
    return Reply(200, _who(known), token)


async def log_out(call: Call) -> Reply:
    """The token is forgotten, here and there."""
    if call.token:
        await call.tables.people.logged_out(call.token)
    return Reply(204, None, "")


def _who(known: Known) -> forms.Who:
    return forms.Who(known.person, known.name, known.login)


# ---------------------------------------------------------------- games and matches


async def list_games(call: Call) -> forms.GameList:
    """What can be played here."""
    specs = [await asyncio.to_thread(_spec, call.room.shelf, name) for name in call.room.game_names]
    return forms.GameList(tuple(_game(spec) for spec in specs))


def _spec(shelf: Shelf, name: str) -> Spec:
    return shelf(name).game.spec


def _game(spec: Spec) -> forms.GameInfo:
    options = tuple(_option(option) for option in spec.options)
    return forms.GameInfo(spec.name, spec.title, spec.fewest, spec.most, options, bot_names())


def _option(option: Option) -> forms.OptionInfo:
    match option:
        case Choice(name, values, default, rule):
            return forms.OptionInfo(name, OptionKind.CHOICE, values, default, rule)
        case OneSeat(name, rule, default):
            return forms.OptionInfo(name, OptionKind.ONE_SEAT, (), default, rule)
        case SomeSeats(name, rule, default):
            return forms.OptionInfo(name, OptionKind.SOME_SEATS, (), default, rule)
        case SomeOf(name, values, rule, default):
            return forms.OptionInfo(name, OptionKind.SOME_OF, values, default, rule)
        case _:
            assert_never(option)


async def make_match(call: Call) -> Reply:
    """A new match."""
    who = await call.who()
    call.count("creating", who)
    return Reply(201, await call.tables.make(who, call.body))


async def lobby(call: Call) -> forms.MatchList:
    """Public matches."""
    return forms.MatchList(tuple(await call.tables.lobby()))


async def my_matches(call: Call) -> forms.MatchList:
    """The asker's own matches."""
    return forms.MatchList(tuple(await call.tables.mine((await call.who()).person)))


async def looked_at(call: Call) -> tuple[Actor, Known | None]:
    """The match that the call is about, if the asker may look at it."""
    who = await call.maybe_who()
    call.count("reading", who)
    actor = await call.tables.actor(call.path["match"])
    await call.tables.may_look(actor, who.person if who else None, call.query.key)
    if isinstance(call.query, Looking):
        await actor.caught_up_to(call.query.seen)
    return actor, who


async def match_info(call: Call) -> forms.MatchInfo:
    """A match as everyone who may find it sees it."""
    actor, who = await looked_at(call)
    return call.tables.info(actor, who.person if who else None)


async def match_situation(call: Call) -> msg.Situation:
    """How the match stands for a viewer."""
    actor, who = await looked_at(call)
    viewer = call.tables.viewer(actor, who.person if who else None, call.query.seat)
    return actor.situation(viewer)


async def legal_moves(call: Call) -> forms.LegalList:
    """Moves that the asker's seat may make now, listed by a worker."""
    who = await call.who()
    call.count("reading", who)
    actor = await call.tables.actor(call.path["match"])
    seat = call.tables.viewer(actor, who.person, call.query.seat)
    await actor.caught_up_to(call.query.seen)
    match, limit = actor.match, call.query.limit
    if call.query.scored and not match.created.hints:
        raise TableError(403, "table.no-hints")
    if seat is None or seat not in match.deciders():
        return forms.LegalList(match.seq, (), complete=True)
    if call.query.scored:
        return forms.LegalList(match.seq, *await call.tables.thinkers.scored(match, seat, limit))
    return forms.LegalList(match.seq, *await call.tables.thinkers.listed(match, seat, limit))


async def join(call: Call) -> forms.Joined:
    """Take a seat."""
    form: forms.Join = call.body
    who = await call.who()
    call.count("joining", who)
    actor = await call.tables.actor(call.path["match"])
    seat = await call.tables.join(actor, Asker(who.person, who.name, form.client), form.seat, form.key)
    return forms.Joined(actor.code, seat)


async def post(call: Call) -> Reply:
    """Ask something of a match: a move, an undo, a word."""
    request: msg.Request = call.body
    who = await call.who()
    answer = await asked(call, await call.tables.actor(call.path["match"]), who, request)
    match answer:
        case Accepted():
            return Reply(200, answer)
        case Stale():
            return Reply(409, answer)
        case Refused():
            return Reply(422, answer)


async def asked(call: Call, actor: Actor, who: Known, request: msg.Request) -> Answer:
    """The match's answer, counted and timed. Whoever may not look may not ask."""
    call.count("posting", who)
    if not actor.match.seats_of(who.person):
        await call.tables.may_look(actor, who.person, call.query.key if call.query else None)
    actor.welcome(who.person)
    if isinstance(request, msg.Move):
        await actor.caught_up_to(request.answers)
    with call.room.metrics.answering.time():
        answer = await actor.ask(request, Asker(who.person, who.name, request.client))
    call.room.metrics.answers.labels(type(answer).__name__.lower()).inc()
    return answer


async def rematch(call: Call) -> forms.Joined:
    """Play again with the same people."""
    who = await call.who()
    call.count("creating", who)
    actor = await call.tables.actor(call.path["match"])
    if not actor.match.seats_of(who.person):
        raise TableError(403, "table.not-at-this-table")
    code = await call.tables.rematch(actor)
    seats = (await call.tables.actor(code)).match.seats_of(who.person)
    return forms.Joined(code, seats[0] if seats else -1)


# ---------------------------------------------------------------- keys


async def share_link(call: Call) -> Reply:
    """A further link to an unlisted match."""
    who = await call.who()
    call.count("creating", who)
    actor = await call.tables.actor(call.path["match"])
    if not actor.match.seats_of(who.person) and actor.match.created.host != who.person:
        raise TableError(403, "table.not-at-this-table")
    return Reply(201, forms.Made(actor.code, await call.tables.keys.link(actor.code)))


async def invite(call: Call) -> Reply:
    """An invitation to a free seat, from the match's host."""
    who = await call.who()
    call.count("creating", who)
    actor = await call.tables.actor(call.path["match"])
    if actor.match.created.host != who.person:
        raise TableError(403, "table.not-host")
    seat = _seat_of(call, actor)
    if seat not in actor.match.free:
        raise TableError(409, "table.no-free-seat")
    return Reply(201, await call.tables.keys.for_seat(actor.code, seat, Purpose.INVITATION))


async def device_key(call: Call) -> Reply:
    """A key that brings one's seat to another device."""
    who = await call.who()
    call.count("creating", who)
    actor = await call.tables.actor(call.path["match"])
    seat = _seat_of(call, actor)
    if seat not in actor.match.seats_of(who.person):
        raise TableError(403, "table.not-your-seat", seat=seat)
    return Reply(201, await call.tables.keys.for_seat(actor.code, seat, Purpose.DEVICE))


async def look_at_key(call: Call) -> forms.Opens:
    """What a key opens, before it is used: who plays what, and on which seat one would sit."""
    form: forms.Key = call.body
    who = await call.maybe_who()
    call.count("joining", who)
    opens = await call.tables.keys.opens(form.key)
    actor = await call.tables.actor(opens.match)
    return forms.Opens(opens.purpose, opens.seat, call.tables.info(actor, who.person if who else None))


async def claim(call: Call) -> forms.Joined:
    """Bring a seat to this device: from now on it is the asker's."""
    form: forms.Claim = call.body
    who = await call.who()
    call.count("joining", who)
    opened = await call.tables.keys.used(form.key, Purpose.DEVICE)
    actor = await call.tables.actor(opened.match)
    seat = opened.seat or 0
    to = Asker(who.person, who.name)
    await actor.change(lambda match, now: deciding.handed_over(match, (Seat(seat),), to, now))
    return forms.Joined(actor.code, seat)


def _seat_of(call: Call, actor: Actor) -> int:
    given = call.path["seat"]
    seat = int(given) if given.isascii() and given.isdigit() and len(given) <= 2 else -1
    if not 0 <= seat < len(actor.match.seats):
        raise TableError(404, "table.no-such-seat")
    return seat


# ---------------------------------------------------------------- records


async def download(call: Call) -> Response:
    """The record of a finished match, with the dealer's seed."""
    actor, _ = await looked_at(call)
    if not actor.match.over:
        raise TableError(409, "table.not-over")
    return Response(str(actor.match.record()), media_type="text/plain")


async def upload(call: Call) -> Reply:
    """Keep a record."""
    who = await call.who()
    call.count("creating", who)
    return Reply(201, await call.tables.records.uploaded(call.body))


async def kept_record(call: Call) -> Response:
    """A record that was brought here."""
    call.count("reading", await call.maybe_who())
    return Response(await call.tables.records.text(call.path["record"]), media_type="text/plain")


async def frame(call: Call) -> forms.Frame:
    """A record's table after so many moves."""
    call.count("reading", await call.maybe_who())
    given = call.path["moves"]
    moves = int(given) if given.isascii() and given.isdigit() and len(given) <= 6 else -1
    if moves < 0:
        raise TableError(404, "record.no-such-frame")
    return await call.tables.records.frame(call.path["record"], moves, call.query.seat)


# ---------------------------------------------------------------- the house


async def health(call: Call) -> Reply:
    """Whether the table is well."""
    return Reply(200 if await call.room.healthy() else 503, forms.Health(healthy=True, version=release()))


async def metrics(call: Call) -> Response:
    """Figures for Prometheus."""
    return Response(call.room.metrics.text(), media_type="text/plain; version=0.0.4")
