"""What is kept, removed: matches, and people with all that is theirs, inside the caller's transaction.

A match in which nobody else sits goes with its person. Where others sit, it stays theirs: the person's name and words
are blanked in its log, and whoever asks for the person finds nobody.
"""

from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select, update

from understory.server import schema
from understory.table import entries as log
from understory.table.forms import MatchInfo
from understory.table.vocabulary import Code, Person

NOBODY: Final = "..."
"""The name of somebody who was removed."""


def match_removed(connection: Connection, code: Code) -> bool:
    """Remove a match with its log; whether there was one."""
    for table in (schema.entries, schema.seats, schema.keys, schema.presences, schema.feats):
        connection.execute(delete(table).where(table.c.match == code))
    return bool(connection.execute(delete(schema.matches).where(schema.matches.c.code == code)).rowcount)


def person_removed(connection: Connection, person: Person) -> tuple[int, int]:
    """Remove a person; how many matches went with them, and in how many others their name and words are gone."""
    theirs, shared = _matches_of(connection, person)
    campaigns = _campaigns_left(connection, person)
    for code in theirs:
        match_removed(connection, code)
    for code in shared:
        _blanked(connection, code, person)
    connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person))
    b = schema.blocked_persons.c
    connection.execute(delete(schema.blocked_persons).where((b.person == person) | (b.blocked == person)))
    connection.execute(delete(schema.complaints).where(schema.complaints.c.person == person))
    connection.execute(delete(schema.pushes).where(schema.pushes.c.person == person))
    p = schema.persons.c
    if shared or campaigns:  # a log names its people by id: somebody has to stand there
        blank = {"name": NOBODY, "login": None, "password": None}
        connection.execute(update(schema.persons).where(p.id == person).values(blank))
    else:
        connection.execute(delete(schema.persons).where(p.id == person))
    return len(theirs), len(shared)


def _campaigns_left(connection: Connection, person: Person) -> bool:
    """Leave all campaigns; those that nobody else is in are gone. Whether one stays that the person has begun."""
    c, y, k = schema.campaigns.c, schema.mayors.c, schema.campaign_keys.c
    sat = select(y.campaign).where(y.person == person)
    codes = [row[0] for row in connection.execute(select(c.code).where((c.host == person) | c.code.in_(sat)))]
    stays = False
    for code in codes:
        others = connection.execute(select(y.place).where(y.campaign == code, y.person != person).limit(1)).first()
        connection.execute(delete(schema.mayors).where(y.campaign == code, y.person == person))
        if others:
            stays = True
        else:
            connection.execute(delete(schema.campaign_keys).where(k.campaign == code))
            connection.execute(delete(schema.campaigns).where(c.code == code))
    return stays


def _matches_of(connection: Connection, person: Person) -> tuple[list[Code], list[Code]]:
    """The matches that only this person had to do with, and the others that they sat at, hosted or spoke in."""
    m, s, e = schema.matches.c, schema.seats.c, schema.entries.c
    touched = (
        select(m.code)
        .where(m.host == person)
        .union(select(s.match).where(s.person == person), select(e.match).where(e.person == person))
    )
    codes = [Code(row[0]) for row in connection.execute(touched)]
    theirs: list[Code] = []
    shared: list[Code] = []
    for code in codes:
        others = connection.execute(select(s.seat).where(s.match == code, s.person != person).limit(1)).first()
        (shared if others else theirs).append(code)
    return theirs, shared


def _blanked(connection: Connection, code: Code, person: Person) -> None:
    e = schema.entries.c
    for seq, body in connection.execute(select(e.seq, e.body).where(e.match == code)).all():
        entry = log.decoded(body)
        match entry:
            case log.Seated(person=by) if by == person:
                blank: log.Entry = msgspec.structs.replace(entry, name=NOBODY)
            case log.Said(person=by) if by == person:
                blank = msgspec.structs.replace(entry, name=NOBODY, text="")
            case _:
                continue
        connection.execute(update(schema.entries).where(e.match == code, e.seq == seq).values(body=log.encoded(blank)))
    _summary_blanked(connection, code, person)


def _summary_blanked(connection: Connection, code: Code, person: Person) -> None:
    m, s = schema.matches.c, schema.seats.c
    own = {row.seat for row in connection.execute(select(s.seat).where(s.match == code, s.person == person))}
    told = connection.execute(select(m.info).where(m.code == code)).scalar_one()
    info = msgspec.json.decode(told, type=MatchInfo)
    seats = tuple(msgspec.structs.replace(seat, name=NOBODY) if seat.seat in own else seat for seat in info.seats)
    blank = msgspec.json.encode(msgspec.structs.replace(info, seats=seats)).decode()
    connection.execute(update(schema.matches).where(m.code == code).values(info=blank))
