"""What requests about people do: introductions, accounts, sessions."""

from understory.hosting.names import checked_name
from understory.server.actor import Actor
from understory.server.calls import Call, Reply
from understory.server.config import Limit
from understory.server.errors import TableError
from understory.server.handlers import found, seat_of
from understory.server.people import Known
from understory.table import forms
from understory.table.changing import Asker
from understory.table.vocabulary import Person


async def introduce(call: Call) -> Reply:
    """A new guest, or a new name for the one who asks."""
    form: forms.Introduce = call.body
    name = checked_name(form.name)
    call.room.order.check_name(name)
    known = await call.maybe_who()
    if known is not None:
        return Reply(200, _who(await call.tables.people.renamed(known, name)))
    person, token = await call.tables.people.introduced(name)
    return Reply(201, _who(person), token)


async def me(call: Call) -> forms.Who:
    """Who the table takes you for."""
    return _who(await call.who())


async def register(call: Call) -> Reply:
    """Keep a guest's games under a login. The token is a new one from now on."""
    form: forms.Register = call.body
    who = await call.who()
    known, token = await call.tables.people.registered(who, form.login, form.password)
    await _rotated(call)
    return Reply(200, _who(known), token)


async def log_in(call: Call) -> Reply:
    """Come back to an account; a guest's games come along."""
    form: forms.LogIn = call.body
    call.count(Limit.LOGGING_IN, None)
    guest = await call.maybe_who()
    known, token = await call.tables.people.logged_in(form.login, form.password)
    if guest is not None and guest.login is None:
        await call.tables.hand_over(guest.person, Asker(known.person, known.name))
    await _rotated(call)
    return Reply(200, _who(known), token)


async def _rotated(call: Call) -> None:
    """Whoever had the old token is nobody now."""
    if call.token:
        await call.tables.people.logged_out(call.token)


async def log_out(call: Call) -> Reply:
    """The token is forgotten, here and there."""
    await _rotated(call)
    return Reply(204, None, "")


def _who(known: Known) -> forms.Who:
    return forms.Who(known.person, known.name, known.login)


# ---------------------------------------------------------------- between people


async def complain(call: Call) -> Reply:
    """Tell whoever looks after the table of the person on a seat."""
    form: forms.Complain = call.body
    actor, who, other = await _somebody(call)
    await call.room.order.complain(who.person, other, actor.code, form.words)
    return Reply(204, None)


async def report(call: Call) -> Reply:
    """Tell whoever looks after the table that something is wrong."""
    form: forms.Report = call.body
    who = await call.who()
    await call.room.order.report(who.person, form.match, f"{form.words}\n{form.seen}")
    return Reply(204, None)


async def push_key(call: Call) -> forms.PushKey:
    """What browsers subscribe with, where the table calls people when it is their turn."""
    keys = call.tables.push.keys
    return forms.PushKey(keys.public if keys else None)


async def subscribe(call: Call) -> Reply:
    """Be called on this browser when it is your turn."""
    who = await call.who()
    await call.tables.push.subscribe(who.person, call.body)
    return Reply(204, None)


async def block(call: Call) -> Reply:
    """Have nothing more to do with the person on a seat: not at one's own matches, and no word of theirs at others'."""
    _, who, other = await _somebody(call)
    await call.room.order.block(who.person, other)
    return Reply(204, None)


async def unblock(call: Call) -> Reply:
    """Let the person on a seat come to one's matches again."""
    _, who, other = await _somebody(call)
    await call.room.order.unblock(who.person, other)
    return Reply(204, None)


async def _somebody(call: Call) -> tuple[Actor, Known, Person]:
    """The match, whoever asks, and the other person on the seat that they name."""
    actor, who = await found(call)
    other = actor.match.seats[seat_of(call, actor)].person
    if other is None or other == who.person:
        raise TableError(409, "table.nobody-there")
    return actor, who, other
