"""What each request does. A handler takes a `Call` and gives a form, a `Reply`, or a whole response."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from starlette.responses import Response

from understory.core import Seat
from understory.hosting.shelving import games_told
from understory.hosting.vocabularies import words_told
from understory.locale import Language
from understory.server.actor import Actor, AnyMatch
from understory.server.calls import Call, Reply
from understory.server.config import Limit
from understory.server.errors import TableError
from understory.server.fair import Share
from understory.server.people import Known
from understory.table import forms, seating, trying
from understory.table import messages as msg
from understory.table.changing import Asker
from understory.table.messages import Accepted, Answer, Refused, Stale
from understory.table.services import Service
from understory.table.telling import as_data
from understory.table.vocabulary import NotNow, Purpose

# ---------------------------------------------------------------- games and matches


async def list_games(call: Call) -> forms.GameList:
    """What can be played here."""
    boxes = [await asyncio.to_thread(call.room.shelf, name) for name in call.room.game_names]
    return games_told(boxes)


async def game_words(call: Call) -> forms.GameWords:
    """What a game says and how its cards and rules read, for a page that was built without it."""
    game, language = call.path["game"], call.path["language"]
    if game not in call.room.game_names:
        raise TableError(404, "table.no-such-game", game=game)
    if language not in set(Language):
        raise TableError(404, "table.no-such-place")
    return await asyncio.to_thread(words_told, game, Language(language))


async def make_match(call: Call) -> Reply:
    """A new match."""
    who = await call.who()
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
    actor = await call.tables.actor(call.path["match"])
    await call.tables.may_look(actor, who.person if who else None, call.query.key)
    if isinstance(call.query, forms.Looking):
        await actor.caught_up_to(call.query.seen)
    actor.look()
    return actor, who


async def found(call: Call) -> tuple[Actor, Known]:
    """The match that the call is about, for somebody who has to do with it: others learn no more than that there is
    none, whatever they ask for."""
    who = await call.who()
    actor = await call.tables.actor(call.path["match"])
    if actor.match.created.host != who.person:
        await call.tables.may_look(actor, who.person, call.query.key if isinstance(call.query, forms.Looking) else None)
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
    actor, who = await found(call)
    seat = call.tables.viewer(actor, who.person, call.query.seat)
    await actor.caught_up_to(call.query.seen)
    match, limit = actor.match, call.query.limit
    if (call.query.scored and not match.created.hints) or (call.query.thoughts and match.people() != {who.person}):
        raise TableError(403, "table.no-hints")
    if seat is None or seat not in match.deciders():
        return forms.LegalList(match.seq, (), complete=True)
    share = Share(who.person, actor.code)
    if call.query.scored:
        moves, complete, points, best = await call.tables.thinkers.scored(match, seat, limit, share)
        told = await call.tables.thinkers.thoughts(match, seat, share) if call.query.thoughts else ()
        return forms.LegalList(match.seq, moves, complete, _as_data(match, moves), points, best, told)
    moves, complete = await call.tables.thinkers.listed(match, seat, limit, share)
    return forms.LegalList(match.seq, moves, complete, _as_data(match, moves))


def _as_data(match: AnyMatch, moves: Sequence[str]) -> tuple[msgspec.Raw, ...]:
    return tuple(as_data(match.game.parse(move)) for move in moves)


async def join(call: Call) -> forms.Joined:
    """Take a seat."""
    form: forms.Join = call.body
    who = await call.who()
    actor = await call.tables.actor(call.path["match"])
    blockers = await call.room.order.blocked_by(who.person)
    if actor.match.created.host in blockers:
        raise TableError(403, "table.not-welcome")
    seat = await call.tables.join(actor, Asker(who.person, who.name, form.client), form.seat, form.key)
    await actor.change(lambda match, now: seating.unheard(match, Seat(seat), blockers, now))
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
    call.count(Limit.POSTING, who)
    if not actor.match.seats_of(who.person):
        await call.tables.may_look(actor, who.person, call.query.key if call.query else None)
    actor.welcome(who.person)
    if isinstance(request, msg.Move):
        await actor.caught_up_to(request.answers)
    with call.room.metrics.answering.time():
        answer = await actor.ask(request, Asker(who.person, who.name, request.client))
    call.room.metrics.answers.labels(type(answer).__name__.lower()).inc()
    return answer


async def query(call: Call) -> Reply:
    """Ask what a move would do, why it may not be made, or to be shown the table; nothing happens."""
    actor, who = await looked_at(call)
    if who is None:
        raise TableError(401, "table.who-are-you")
    answer = await tried(call, actor, who, call.body)
    return Reply(422 if isinstance(answer, Refused) else 200, answer)


async def tried(call: Call, actor: Actor, who: Known, query: msg.Query) -> msg.Reply:
    """The answer to a query of whoever has its seat, counted. A drawing is made away from the event loop."""
    call.count(Limit.READING, who)
    call.tables.viewer(actor, who.person, query.seat)
    if isinstance(query, msg.Show):
        return await asyncio.to_thread(trying.answered, actor.match, query)
    return trying.answered(actor.match, query)


async def rematch(call: Call) -> forms.Joined:
    """Play again with the same people."""
    actor, who = await found(call)
    if not actor.match.seats_of(who.person):
        raise TableError(403, "table.not-at-this-table")
    code = await call.tables.rematch(actor)
    seats = (await call.tables.actor(code)).match.seats_of(who.person)
    return forms.Joined(code, seats[0] if seats else -1)


# ---------------------------------------------------------------- keys


async def share_link(call: Call) -> Reply:
    """A further link to an unlisted match."""
    actor, who = await found(call)
    if not actor.match.seats_of(who.person) and actor.match.created.host != who.person:
        raise TableError(403, "table.not-at-this-table")
    return Reply(201, forms.Made(actor.code, await call.tables.keys.link(actor.code)))


async def invite(call: Call) -> Reply:
    """An invitation to a free seat, from the match's host."""
    actor, who = await found(call)
    if actor.match.created.host != who.person:
        raise TableError(403, "table.not-host")
    seat = seat_of(call, actor)
    if seat not in actor.match.free:
        raise TableError(409, "table.no-free-seat")
    return Reply(201, await call.tables.keys.for_seat(actor.code, seat, Purpose.INVITATION))


async def device_key(call: Call) -> Reply:
    """A key that brings one's seat to another device."""
    actor, who = await found(call)
    seat = seat_of(call, actor)
    if seat not in actor.match.seats_of(who.person):
        raise TableError(403, "table.not-your-seat", seat=seat)
    return Reply(201, await call.tables.keys.for_seat(actor.code, seat, Purpose.DEVICE))


async def look_at_key(call: Call) -> forms.Opens:
    """What a key opens, before it is used: who plays what, and on which seat one would sit."""
    form: forms.Key = call.body
    who = await call.maybe_who()
    opens = await call.tables.keys.opens(form.key)
    actor = await call.tables.actor(opens.match)
    return forms.Opens(opens.purpose, opens.seat, call.tables.info(actor, who.person if who else None))


async def claim(call: Call) -> forms.Joined:
    """Bring a seat to this device: from now on it is the asker's."""
    form: forms.Claim = call.body
    who = await call.who()
    opened = await call.tables.keys.used(form.key, Purpose.DEVICE)
    actor = await call.tables.actor(opened.match)
    seat = opened.seat
    if seat is None:
        raise TableError(404, "table.no-such-seat")
    to = Asker(who.person, who.name)
    await actor.change(lambda match, now: seating.handed_over(match, (Seat(seat),), to, now))
    return forms.Joined(actor.code, seat)


def seat_of(call: Call, actor: Actor) -> int:
    """The seat that the call's path names."""
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
    call.count(Limit.KEEPING, await call.who(), len(call.body))
    return Reply(201, await call.tables.records.uploaded(call.body))


async def kept_record(call: Call) -> Response:
    """A record that was brought here."""
    return Response(await call.tables.records.text(call.path["record"]), media_type="text/plain")


# ---------------------------------------------------------------- services


def service(served: Service) -> Callable[[Call], Awaitable[msgspec.Struct]]:
    """The handler of a service of the table; it is answered away from the event loop."""

    async def handler(call: Call) -> msgspec.Struct:
        try:
            return await asyncio.to_thread(served.answer, call.room.shelf, call.body)
        except NotNow as error:
            raise TableError(422, error.error, **error.arguments) from None

    handler.__name__ = served.answer.__name__
    handler.__doc__ = served.answer.__doc__
    return handler


# ---------------------------------------------------------------- the house


async def health(call: Call) -> Reply:
    """Whether the table is well."""
    health = call.room.monitor.health()
    return Reply(200 if health.healthy else 503, health)


async def metrics(call: Call) -> Response:
    """Figures for Prometheus."""
    return Response(call.room.metrics.text(), media_type="text/plain; version=0.0.4")
