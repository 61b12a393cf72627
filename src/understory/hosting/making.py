"""Matches set up from what somebody wishes, and what everybody may know of one."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

import msgspec

from understory.core import Box, Dealer, OptionError, Options, RecordError, Seat, Viewer, read, replayed
from understory.core.redealing import redealt
from understory.hosting.errors import TableError
from understory.hosting.names import checked_name
from understory.table import entries as log
from understory.table.changing import Change
from understory.table.forms import Continuation, MatchInfo, Wishes
from understory.table.match import Match
from understory.table.telling import public_scores, seat_infos
from understory.table.vocabulary import Code, Deal, Person, Sitter, Status

AnyBox: TypeAlias = Box[Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any]
People: TypeAlias = dict[int, tuple[Person, str]]
"""Who sits where, by id and name."""


def created(
    box: AnyBox, host: Person, wishes: Wishes, check: Callable[[str, AnyBox], None], record: str | None
) -> log.Created:
    """The match that somebody wishes for; `check` refuses bots. `record` is that of `wishes.after`, where it names one.
    What cannot be is refused."""
    spec = box.game.spec
    before, seed = "", Dealer.fresh().seed.hex()
    try:
        chosen = spec.chosen(len(wishes.seats), wishes.options)
        if record is not None and wishes.after is not None:
            chosen, before, seed = _continued(box, wishes, wishes.after, record, seed)
        else:
            box.game.start(chosen)
        chairs = tuple(_chair(wish.who) for wish in wishes.seats)
        for spec_of_bot in (*(chair.bot for chair in chairs), wishes.caretaker):
            if spec_of_bot:
                check(spec_of_bot, box)
    except OptionError as error:
        raise TableError(422, "table.option", option=error.option, allowed=error.allowed) from None
    return log.Created(
        wishes.game,
        spec.version,
        spec.packs,
        chosen.values,
        chairs,
        wishes.access,
        host,
        seed,
        wishes.caretaker or "",
        wishes.grace,
        before,
        wishes.hints,
        wishes.pace,
    )


def _continued(box: AnyBox, wishes: Wishes, after: Continuation, text: str, seed: str) -> tuple[Options, str, str]:
    """The options, what was played before, and the seed that deals what comes."""
    record = read(text)
    if record.game != wishes.game or record.players != len(wishes.seats) or after.moves > len(record.moves):
        raise TableError(422, "record.does-not-fit", game=record.game, players=record.players)
    cut = replace(record.cut(after.moves), origin=f"{after.record} {after.moves} {after.deal}")
    try:
        if after.deal is Deal.ANEW:
            cut = redealt(box.game, cut, _eyes(wishes), Random(seed))
        line = replayed(box.game, cut)
    except RecordError as error:
        raise TableError(422, "record.wrong", line=error.line) from None
    kept = after.deal is Deal.AS_IT_WAS and record.seed
    return line.options, str(replace(cut, commitment=None, seed=None)), record.seed if kept and record.seed else seed


def _eyes(wishes: Wishes) -> Viewer:
    """Whose cards stay: those of the one person who plays; where several do, nobody's."""
    people = [at for at, wish in enumerate(wishes.seats) if wish.who in ("me", "guest")]
    return Seat(people[0]) if len(people) == 1 else None


def _chair(who: str) -> log.Chair:
    return log.Chair(Sitter.PERSON) if who in ("me", "guest") else log.Chair(Sitter.BOT, who)


def own_seats(person: Person, name: str, wishes: Wishes) -> People:
    """The maker's own seats: several, where people share one device, each under a name of its own."""
    own = ((at, wish.name) for at, wish in enumerate(wishes.seats) if wish.who == "me")
    return {at: (person, checked_name(given) if given else name) for at, given in own}


def begun(match: AnyMatch, people: Mapping[int, tuple[Person, str]], now: float) -> Change:
    """A match of which nothing but its set-up is there, with these people on their seats."""
    change = Change(match, now)
    change.rows.append(match.applied[0].row)
    for seat, (person, name) in people.items():
        change.add(log.Seated(seat, person, name))
    return change.go_on()


def once_more(old: AnyMatch) -> tuple[log.Created, People]:
    """The same set-up under a new seed, everybody one seat further round the table."""
    places = len(old.seats)
    further = [old.seats[(at - 1) % places] for at in range(places)]
    first = old.created
    again = log.Created(
        first.game,
        first.rules,
        first.packs,
        first.options,
        tuple(sitting.chair for sitting in further),
        first.access,
        first.host,
        Dealer.fresh().seed.hex(),
        first.caretaker,
        first.grace,
        hints=first.hints,
        pace=first.pace,
    )
    return again, {at: (sitting.person, sitting.name) for at, sitting in enumerate(further) if sitting.person}


# ---------------------------------------------------------------- what may be known of a match


def info_of(code: Code, match: AnyMatch) -> MatchInfo:
    """What everyone who finds the match may know."""
    created = match.created
    return MatchInfo(
        code,
        created.game,
        match.status,
        created.access,
        len(match.seats),
        dict(created.options),
        seat_infos(match),
        tuple(match.waiting),
        (),
        False,
        match.commitment,
        created.caretaker or None,
        created.grace,
        match.applied[0].row.at,
        match.applied[-1].row.at,
        match.seq,
        match.rematch or None,
        created.hints,
        scores=public_scores(match),
        pace=created.pace,
        campaign=created.campaign or None,
        feats=match.for_the_book,
        origin=match.origin,
    )


def for_asker(info: MatchInfo, seats: tuple[int, ...]) -> MatchInfo:
    """The same for somebody who has these seats."""
    waited_for = info.status is Status.PLAYING and bool(set(seats) & set(info.waiting))
    return msgspec.structs.replace(info, mine=seats, my_turn=waited_for)


def info_for(code: Code, match: AnyMatch, person: Person | None) -> MatchInfo:
    """What this person may know of a match."""
    info = for_asker(info_of(code, match), tuple(match.seats_of(person)))
    return msgspec.structs.replace(info, hosted=person is not None and person == match.created.host)
