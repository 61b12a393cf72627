"""Campaigns as the store keeps them: a versioned row each, changed by whoever reads it first and writes it unchanged.

A finished match of a campaign is entered once: the row that says so and the text with the result are one. It is entered
when the match ends; where the server stopped in between, when the campaign is next looked at.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection, Row, delete, insert, select, update

from understory.core import Dealer
from understory.core.campaign import CampaignError
from understory.hosting.names import checked_name
from understory.server import schema
from understory.server.actor import Actor, AnyMatch
from understory.server.campaign_forms import CampaignFile, CampaignInfo, CampaignWishes, ChapterWish, MayorInfo
from understory.server.clock import Clock
from understory.server.errors import TableError, Unavailable
from understory.server.people import Known, fresh_secret, hashed
from understory.server.store import Store
from understory.server.warming import Warmed
from understory.server.writing import Conflict
from understory.table import campaigns as kept
from understory.table import entries as log
from understory.table.campaigns import AnyCampaigns, Campaign, Mayor
from understory.table.forms import SeatWish
from understory.table.vocabulary import Access, Code, NotNow, Person

T = TypeVar("T")
MakeMatch: TypeAlias = Callable[[Code, log.Created, dict[int, tuple[Person, str]], str], Awaitable[None]]
FindMatch: TypeAlias = Callable[[str], Awaitable[Actor]]

_TRIES: Final = 20
LISTED: Final = 100
_CHAPTER: Final = "chapter/"
"""Begins the id under which a chapter's match is made; no request of a person can have such an id."""

logger: Final = structlog.get_logger("understory.campaigns")


class CampaignsKept:
    """All campaigns. `make` begins a match, `find` gives a live one, `fresh` a new code."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        warmed: Warmed,
        make: MakeMatch,
        find: FindMatch,
        fresh: Callable[[], Code],
        check_bot: Callable[[str, Any], None],
    ) -> None:
        self.store = store
        self.clock = clock
        self.warmed = warmed
        self.make = make
        self.find = find
        self.fresh = fresh
        self.check_bot = check_bot

    async def kind(self, game: str) -> AnyCampaigns:
        """How a game keeps campaigns."""
        try:
            box = await self.warmed.box(game)
        except KeyError:
            raise TableError(404, "table.no-such-game", game=game) from None
        if box.campaigns is None:
            raise TableError(404, "campaign.not-of-this-game", game=game)
        return box.campaigns

    # ------------------------------------------------------------ making and joining

    async def made(self, who: Known, wishes: CampaignWishes) -> tuple[Code, str | None]:
        """A new campaign; the same request sent again finds the one it made."""
        kind = await self.kind(wishes.game)
        mayors = await self._mayors(who, wishes.game, wishes.mayors)
        campaign = _allowed(lambda: kept.founded(kind, wishes.game, wishes.city, wishes.difficulty, mayors))
        return await self._stored(who, wishes.client, campaign)

    async def brought(self, who: Known, form: CampaignFile) -> tuple[Code, str | None]:
        """A campaign from its text."""
        kind = await self.kind(form.game)
        mayors = await self._mayors(who, form.game, form.mayors)
        campaign = _allowed(lambda: kept.brought(kind, form.game, form.text, mayors))
        return await self._stored(who, form.client, campaign)

    async def _mayors(self, who: Known, game: str, wishes: tuple[SeatWish, ...]) -> tuple[Mayor, ...]:
        if wishes[0].who != "me":
            raise TableError(422, "campaign.first-mayor")
        box = await self.warmed.box(game)
        mayors = []
        for wish in wishes:
            match wish.who:
                case "me":
                    mayors.append(Mayor(who.person, checked_name(wish.name) if wish.name else who.name))
                case "guest":
                    mayors.append(Mayor())
                case bot:
                    self.check_bot(bot, box)
                    mayors.append(Mayor(bot=bot))
        return tuple(mayors)

    async def _stored(self, who: Known, client: str, campaign: Campaign) -> tuple[Code, str | None]:
        code, now = self.fresh(), self.clock.now()

        def work(connection: Connection) -> None:
            row = {"code": code, "host": who.person, "client": client, "version": 1, "changed": now}
            connection.execute(insert(schema.campaigns).values(row | {"body": kept.encoded(campaign)}))
            _write_mayors(connection, code, campaign)

        try:
            await self.store.write(work)
        except Conflict:
            code = await self._made_before(who.person, client)
        waits = any(mayor.free for mayor in campaign.mayors)
        return code, await self.link(code) if waits else None

    async def _made_before(self, host: Person, client: str) -> Code:
        c = schema.campaigns.c
        found = await self.store.fetch(select(c.code).where(c.host == host, c.client == client))
        if not found:
            raise TableError(503, "table.try-again")
        return Code(found[0].code)

    async def link(self, code: Code) -> str:
        """A key with which a mayor may join."""
        key = fresh_secret()
        await self.store.put(schema.campaign_keys, hash=hashed(key), campaign=code)
        return key

    async def opened_by(self, key: str) -> Code:
        """The campaign that a key is for."""
        k = schema.campaign_keys.c
        found = await self.store.fetch(select(k.campaign).where(k.hash == hashed(key)))
        if not found:
            raise TableError(403, "table.key-used-or-expired")
        return Code(found[0].campaign)

    async def joined(self, who: Known, key: str, name: str | None) -> Code:
        """Become the mayor who is still to come."""
        code = await self.opened_by(key)
        called = checked_name(name) if name else who.name
        kind = await self.kind((await self.read(code)).game)
        await self.change(code, lambda campaign: kept.joined(kind, campaign, who.person, called))
        return code

    # ------------------------------------------------------------ reading and changing

    async def read(self, code: str) -> Campaign:
        """The campaign of this code."""
        return (await self._row(code))[1]

    async def _row(self, code: str) -> tuple[int, Campaign, float]:
        c = schema.campaigns.c
        found = await self.store.fetch(select(c.version, c.body, c.changed).where(c.code == code))
        if not found:
            raise TableError(404, "campaign.none-here")
        return found[0].version, kept.decoded(found[0].body), found[0].changed

    async def change(self, code: str, make: Callable[[Campaign], Campaign | None]) -> Campaign:
        """Change a campaign; where somebody else was faster it is read and judged again. `None` changes nothing."""
        for _ in range(_TRIES):
            version, before, _changed = await self._row(code)
            after = _allowed(lambda before=before: make(before))  # type: ignore[misc]
            if after is None or after == before:
                return before
            try:
                await self._write(code, version, before, after)
            except Conflict:
                continue
            return after
        raise Unavailable

    async def _write(self, code: str, version: int, before: Campaign, after: Campaign) -> None:
        c, now = schema.campaigns.c, self.clock.now()

        def work(connection: Connection) -> None:
            change = update(schema.campaigns).where(c.code == code, c.version == version)
            values = {"version": version + 1, "changed": now, "body": kept.encoded(after), "host": after.host}
            if connection.execute(change.values(values)).rowcount != 1:
                raise Conflict
            if after.mayors != before.mayors:
                connection.execute(delete(schema.mayors).where(schema.mayors.c.campaign == code))
                _write_mayors(connection, Code(code), after)

        await self.store.write(work)

    async def theirs(self, code: str, person: Person) -> Campaign:
        """A campaign as one of its mayors finds it: whatever is over is entered. Others find none."""
        campaign = await self.read(code)
        if not campaign.places_of(person):
            raise TableError(404, "campaign.none-here")
        return await self._caught_up(campaign)

    async def _caught_up(self, campaign: Campaign) -> Campaign:
        running = campaign.running
        if running is None:
            return campaign
        try:
            actor = await self.find(running.match)
        except TableError:
            return campaign  # a match that cannot be opened now stays as it is until somebody begins anew
        return await self.entered(running.match, actor.match) or campaign

    async def listed(self, person: Person) -> list[CampaignInfo]:
        """A person's campaigns, the last changed first."""
        c, m = schema.campaigns.c, schema.mayors.c
        own = select(m.campaign).where(m.person == person)
        query = select(c.code, c.body, c.changed).where(c.code.in_(own)).order_by(c.changed.desc()).limit(LISTED)
        found = []
        for row in await self.store.fetch(query):
            campaign = await self._caught_up(kept.decoded(row.body))
            found.append(await self.info(row.code, campaign, person, row.changed))
        return found

    async def info(self, code: str, campaign: Campaign, person: Person | None, changed: float = 0.0) -> CampaignInfo:
        """A campaign in numbers and names."""
        standing = (await self.kind(campaign.game)).standing(campaign.text)
        running = campaign.running
        return CampaignInfo(
            code,
            campaign.game,
            standing.city,
            tuple(
                MayorInfo(mayor.name, mayor.bot, bool(person) and mayor.person == person, mayor.lets_go_on)
                for mayor in campaign.mayors
            ),
            standing.difficulty,
            standing.played,
            standing.chapters,
            standing.total,
            standing.medal,
            standing.over,
            standing.ahead,
            running.match if running else None,
            running.chapter if running else None,
            person is not None and campaign.may_be_played_alone_by(person),
            changed,
        )

    # ------------------------------------------------------------ chapters

    async def begun(self, who: Known, code: str, wish: ChapterWish) -> Code:
        """The match of a chapter: made now, or the one in which it is already played; refused while another is."""
        campaign = await self.theirs(code, who.person)
        if (running := campaign.running) is not None:
            if not await self._can_be_opened(running.match):
                campaign = await self.change(code, lambda now: kept.without_match(now, running.match))
            elif running.chapter == wish.chapter:
                return running.match
        kind = await self.kind(campaign.game)
        plan = _allowed(lambda: kept.beginning(kind, campaign, who.person, wish.chapter, alone=wish.alone))
        match = await self._match(campaign, code, plan)
        after = await self.change(code, lambda now: kept.with_match(now, match, plan.ahead))
        if after.running is None:
            return match
        if after.running.chapter != wish.chapter:
            raise TableError.of(NotNow("campaign.chapter-in-progress", chapter=after.running.chapter))
        return after.running.match

    async def _match(self, campaign: Campaign, code: str, plan: kept.Beginning) -> Code:
        """The match for the campaign's next chapter: whoever asks for the same second finds the same one."""
        asked = f"{len(campaign.matches)}/{plan.ahead.chapter}/{len(plan.chairs)}"
        client, match = f"{_CHAPTER}{code}/{asked}", self.fresh()
        try:
            await self.make(match, await self._created(campaign, code, plan), plan.people, client)
        except Conflict:
            m = schema.matches.c
            found = await self.store.fetch(select(m.code).where(m.host == campaign.host, m.client == client))
            if not found:
                raise TableError(503, "table.try-again") from None
            return Code(found[0].code)
        return match

    async def _can_be_opened(self, match: Code) -> bool:
        try:
            await self.find(match)
        except TableError as error:
            if error.status == 503:
                raise
            return False
        return True

    async def _created(self, campaign: Campaign, code: str, plan: kept.Beginning) -> log.Created:
        spec = (await self.warmed.box(campaign.game)).game.spec
        return log.Created(
            campaign.game,
            spec.version,
            spec.packs,
            plan.options.values,
            plan.chairs,
            Access.UNLISTED,
            campaign.host,
            Dealer.fresh().seed.hex(),
            record=plan.record,
            campaign=code,
        )

    async def entered(self, code: Code, match: AnyMatch) -> Campaign | None:
        """Enter the result of a match that is over, if it is one of a campaign and was not entered before."""
        if not match.created.campaign or not match.over:
            return None
        kind = await self.kind(match.created.game)
        return await self.change(match.created.campaign, lambda campaign: kept.entered(kind, campaign, code, match))

    async def exported(self, code: str, person: Person) -> str:
        """The campaign's text."""
        campaign = await self.theirs(code, person)
        kind, running = await self.kind(campaign.game), campaign.running
        match = (await self.find(running.match)).match if running is not None else None
        return kept.exported(kind, campaign, person, match)

    async def hand_over(self, giver: Person, to: Person) -> None:
        """A guest's campaigns go to the account they logged in to."""
        m = schema.mayors.c
        rows: list[Row[Any]] = await self.store.fetch(select(m.campaign).where(m.person == giver).distinct())
        for row in rows:
            await self.change(row.campaign, lambda campaign: kept.handed_over(campaign, giver, to))

    async def told(self, campaign: Campaign, work: Callable[[AnyCampaigns], T]) -> T:
        """Something that takes the game a moment, made away from the event loop."""
        return await asyncio.to_thread(work, await self.kind(campaign.game))


def _write_mayors(connection: Connection, code: Code, campaign: Campaign) -> None:
    rows = [
        {"campaign": code, "place": at, "person": mayor.person}
        for at, mayor in enumerate(campaign.mayors)
        if mayor.person
    ]
    if rows:
        connection.execute(insert(schema.mayors), rows)


def _allowed(work: Callable[[], T]) -> T:
    """What the campaign's rules refuse, as HTTP tells it."""
    try:
        return work()
    except NotNow as refusal:
        raise TableError.of(refusal) from refusal
    except CampaignError as error:
        raise TableError(422, error.problem, **error.arguments) from error
