"""A campaign at a table: whose it is, its text, and the matches in which its chapters are played.

A `Campaign` is a value; every change gives a new one, or a `NotNow`. What its text means is the game's affair.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any, TypeAlias

import msgspec

from understory.core import Options
from understory.core.campaign import Ahead, Campaigns
from understory.table.entries import Chair
from understory.table.match import Match
from understory.table.vocabulary import Code, NotNow, Person, Sitter

AnyMatch: TypeAlias = Match[Any, Any, Any]
AnyCampaigns: TypeAlias = Campaigns[Any]

NOBODY_YET = "?"
"""Stands in the text for a mayor who has not come yet."""


class Mayor(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of those who play: a person, a bot, or nobody yet."""

    person: Person = Person("")
    name: str = ""
    bot: str = ""
    lets_go_on: bool = False
    """Whether the partner may play chapters alone, as both mayors."""

    @property
    def free(self) -> bool:
        """Whether somebody is still to come."""
        return not self.person and not self.bot


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match in which a chapter is or was played."""

    match: Code
    chapter: int
    replay: bool = False
    entered: bool = False
    dropped: bool = False
    """It could not be gone on with: its chapter was dealt anew, which is no replay."""


class Campaign(msgspec.Struct, frozen=True, omit_defaults=True):
    """A campaign as the table keeps it."""

    game: str
    host: Person
    text: str
    mayors: tuple[Mayor, ...]
    matches: tuple[Played, ...] = ()

    @property
    def running(self) -> Played | None:
        """The match of the chapter in progress."""
        last = self.matches[-1] if self.matches else None
        return last if last is not None and not last.entered and not last.dropped else None

    def places_of(self, person: Person | None) -> tuple[int, ...]:
        """Which of the mayors a person is."""
        return tuple(at for at, mayor in enumerate(self.mayors) if person and mayor.person == person)

    def may_be_played_alone_by(self, person: Person) -> bool:
        """Whether everybody else lets this person go on as both mayors."""
        others = [mayor for mayor in self.mayors if mayor.person != person]
        return bool(others) and all(mayor.lets_go_on for mayor in others)


def encoded(campaign: Campaign) -> str:
    """The campaign as the store keeps it."""
    return msgspec.json.encode(campaign).decode()


def decoded(body: str) -> Campaign:
    """The campaign that the store kept."""
    return msgspec.json.decode(body, type=Campaign)


# ---------------------------------------------------------------- making and joining


def founded(kind: AnyCampaigns, game: str, city: str, difficulty: str, mayors: tuple[Mayor, ...]) -> Campaign:
    """A new campaign of whoever is its first mayor."""
    text = kind.founded(city, _names(mayors), difficulty)
    return Campaign(game, mayors[0].person, text, mayors)


def brought(kind: AnyCampaigns, game: str, text: str, mayors: tuple[Mayor, ...]) -> Campaign:
    """A campaign from its text, under the names that it has where nobody says otherwise."""
    lifted = kind.brought(text)
    players = kind.standing(lifted).players
    if len(players) != len(mayors):
        raise NotNow("campaign.other-mayors", players=len(players))
    called = tuple(
        msgspec.structs.replace(mayor, name=mayor.name or player) for mayor, player in zip(mayors, players, strict=True)
    )
    return Campaign(game, mayors[0].person, lifted, called)


def joined(kind: AnyCampaigns, campaign: Campaign, person: Person, name: str) -> Campaign:
    """Somebody becomes the mayor who was still to come; who is one already stays so."""
    if campaign.places_of(person):
        return campaign
    free = next((at for at, mayor in enumerate(campaign.mayors) if mayor.free), None)
    if free is None:
        raise NotNow("campaign.full")
    mayors = (*campaign.mayors[:free], Mayor(person, name), *campaign.mayors[free + 1 :])
    return _changed(campaign, mayors=mayors, text=kind.named(campaign.text, _names(mayors)))


def let_go_on(campaign: Campaign, person: Person, *, alone: bool) -> Campaign:
    """Agree, or no longer, that the partner may go on alone."""
    mayors = tuple(
        msgspec.structs.replace(mayor, lets_go_on=alone) if mayor.person == person else mayor
        for mayor in campaign.mayors
    )
    return _changed(campaign, mayors=mayors)


def dated(kind: AnyCampaigns, campaign: Campaign, chapter: int, day: date) -> Campaign:
    """Write down another day for a chapter: games are entered on the day they ended, as the machine's clock has it."""
    return _changed(campaign, text=kind.dated(campaign.text, chapter, day))


def handed_over(campaign: Campaign, giver: Person, to: Person) -> Campaign:
    """A guest's part goes to the account that they logged in to."""
    mayors = tuple(
        msgspec.structs.replace(mayor, person=to) if mayor.person == giver else mayor for mayor in campaign.mayors
    )
    return _changed(campaign, mayors=mayors, host=to if campaign.host == giver else campaign.host)


def _names(mayors: tuple[Mayor, ...]) -> tuple[str, ...]:
    return tuple(mayor.name or mayor.bot or NOBODY_YET for mayor in mayors)


def _changed(campaign: Campaign, **parts: Any) -> Campaign:
    return msgspec.structs.replace(campaign, **parts)


# ---------------------------------------------------------------- chapters


@dataclass(frozen=True, slots=True)
class Beginning:
    """The match that a chapter asks for. `record` is what was played of it before, elsewhere."""

    options: Options
    chairs: tuple[Chair, ...]
    people: dict[int, tuple[Person, str]]
    ahead: Ahead
    record: str


def beginning(kind: AnyCampaigns, campaign: Campaign, person: Person, chapter: int, *, alone: bool) -> Beginning:
    """How the match of a chapter is made, for both mayors or for one who plays both."""
    if campaign.running is not None:
        raise NotNow("campaign.chapter-in-progress", chapter=campaign.running.chapter)
    standing = kind.standing(campaign.text)
    ahead = next((each for each in standing.ahead if each.chapter == chapter), None)
    if ahead is None:
        raise NotNow("campaign.not-this-chapter", chapter=chapter)
    mayors = _playing(campaign, person, alone=alone)
    record = standing.begun if len(mayors) == len(campaign.mayors) else ""
    return Beginning(
        kind.options(campaign.text, chapter, len(mayors)),
        tuple(Chair(Sitter.BOT, mayor.bot) if mayor.bot else Chair(Sitter.PERSON) for mayor in mayors),
        {at: (mayor.person, mayor.name) for at, mayor in enumerate(mayors) if mayor.person},
        ahead,
        record,
    )


def _playing(campaign: Campaign, person: Person, *, alone: bool) -> tuple[Mayor, ...]:
    """Who sits at the chapter."""
    if alone and len(campaign.mayors) > 1:
        if not campaign.may_be_played_alone_by(person):
            raise NotNow("campaign.not-alone")
        return tuple(mayor for mayor in campaign.mayors if mayor.person == person)[:1]
    if any(mayor.free for mayor in campaign.mayors):
        raise NotNow("campaign.mayor-missing")
    return campaign.mayors


def with_match(campaign: Campaign, match: Code, ahead: Ahead) -> Campaign:
    """The campaign while a chapter is played; one that is being played already stays so."""
    if campaign.running is not None:
        return campaign
    return _changed(campaign, matches=(*campaign.matches, Played(match, ahead.chapter, ahead.replay)))


def without_match(campaign: Campaign, match: Code) -> Campaign:
    """The campaign without a match that cannot be gone on with."""
    running = campaign.running
    if running is None or running.match != match:
        return campaign
    dropped = msgspec.structs.replace(running, dropped=True)
    return _changed(campaign, matches=(*campaign.matches[:-1], dropped))


def entered(kind: AnyCampaigns, campaign: Campaign, code: Code, match: AnyMatch) -> Campaign | None:
    """The campaign with the result of a match that is over; `None` where there is nothing to enter."""
    running = campaign.running
    if running is None or running.match != code or not match.over:
        return None
    line = match.line
    moves = [str(step.move) for step in line.steps]
    text = kind.entered(campaign.text, running.chapter, _day(match), line.state, moves)
    done = msgspec.structs.replace(running, entered=True)
    return _changed(campaign, text=text, matches=(*campaign.matches[:-1], done))


def _day(match: AnyMatch) -> date:
    """The day on which the match ended."""
    return datetime.fromtimestamp(match.applied[-1].row.at, UTC).date()


def exported(kind: AnyCampaigns, campaign: Campaign, person: Person, match: AnyMatch | None) -> str:
    """The campaign's text to be brought elsewhere. A chapter in progress goes along where nobody but this person has a
    seat in it: its record tells of every hand."""
    running = campaign.running
    if match is None or running is None or match.over or match.people() != {person}:
        return campaign.text
    return kind.begun(campaign.text, running.chapter, str(match.record()))
