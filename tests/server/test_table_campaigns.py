"""Campaigns at the table: chapters become matches, finished matches become results, once, whatever happens between."""

import asyncio
from datetime import date

import pytest
from bench.table_server import Guest, Server
from table_campaign import begun, entered, founded, known, played_out, room_at

from understory.games.everdell_duo.campaign.keeping import EverdellCampaigns, EverdellFeats
from understory.games.everdell_duo.campaign.sheet import REPLAY_PENALTY, WATCH_BONUS
from understory.games.everdell_duo.campaign.text import read
from understory.locale import speak
from understory.server.campaign_forms import CampaignFile, CampaignWishes
from understory.server.errors import TableError
from understory.server.people import Known
from understory.server.room import Room
from understory.table import campaigns as kept
from understory.table import deciding
from understory.table import messages as msg
from understory.table.campaigns import let_go_on
from understory.table.changing import Asker
from understory.table.forms import SeatWish, Wishes
from understory.table.vocabulary import Code, Person
from understory.testing import rule

CAMPAIGNS = EverdellCampaigns()


@rule("everdell.campaign.score")
@rule("everdell.campaign.record")
def test_a_whole_campaign_of_two_is_played_through_the_server_and_its_sums_are_right(sqlite_store: str) -> None:
    async def run() -> None:
        async with room_at(sqlite_store) as room:
            ada, bea = await known(room, "Ada"), await known(room, "Bea")
            code = await founded(room, ada, bea)
            matches: list[Code] = []
            while ahead := CAMPAIGNS.standing((await entered(room, code, ada)).text).ahead:
                match = await begun(room, (ada, bea)[len(matches) % 2], code, ahead[0].chapter)
                await played_out(room, match, f"{len(matches)}")
                matches.append(match)
            campaign = await entered(room, code, bea)
            told = read(campaign.text)
            assert [played.match for played in campaign.matches] == matches
            assert all(played.entered for played in campaign.matches)
            assert told.players == ("Ada", "Bea")
            assert [result.chapter for result in told.counted] == list(range(1, 16))
            last = {result.chapter: result for result in told.results}
            score = sum(result.points for result in last.values() if result.won)
            unused = sum(result.watches - result.turned for result in last.values())
            replays = len(told.results) - len(last)
            total = score + WATCH_BONUS * unused - REPLAY_PENALTY * replays
            assert CAMPAIGNS.standing(campaign.text).total == total
            for played, result in zip(campaign.matches, told.results, strict=True):
                end = (await room.tables.actor(played.match)).match
                assert (end.line.options.text("chapter"), end.over) == (str(result.chapter), True)
                assert result.points == sum(entry.amount for entry in end.game.ledger(end.line.state) if not entry.seat)
            assert len(told.headlines) == len(told.results)

    asyncio.run(run())


@rule("everdell.coop.goodnews.keep")
def test_good_news_kept_in_one_chapter_is_in_hand_in_the_next(sqlite_store: str) -> None:
    async def run() -> None:
        async with room_at(sqlite_store) as room:
            ada = await known(room, "Ada")
            code = await founded(room, ada)
            match = await begun(room, ada, code, 1)
            await played_out(room, match, "news", lambda state: bool(state.together.news))
            actor = await room.tables.actor(match)
            held = actor.match.line.state.together.news
            assert held
            asker = Asker(ada.person, ada.name, "resign")
            await actor.change(lambda now_match, now: deciding.decided(now_match, msg.Resign("resign", 0), asker, now))
            result = read((await entered(room, code, ada)).text).results[-1]
            assert (result.won, result.kept) == (False, held)
            again = await begun(room, ada, code, 1)
            assert set(held) <= set((await room.tables.actor(again)).match.line.state.together.news)

    asyncio.run(run())


def test_a_result_is_entered_once_even_where_the_server_stopped_before_it_was(sqlite_store: str) -> None:
    async def first(room: Room) -> tuple[Person, Code]:
        ada = await known(room, "Ada")
        code = await founded(room, ada)
        match = await begun(room, ada, code, 1)
        assert await begun(room, ada, code, 1) == match
        room.tables.campaigns.entered = _nothing  # type: ignore[method-assign, assignment]
        await played_out(room, match, "once")
        return ada.person, code

    async def run() -> None:
        async with room_at(sqlite_store) as room:
            person, code = await first(room)
        async with room_at(sqlite_store) as room:
            assert len(read((await room.tables.campaigns.read(code)).text).results) == 0
            await asyncio.gather(*(room.tables.campaigns.theirs(code, person) for _ in range(8)))
            assert len(read((await room.tables.campaigns.read(code)).text).results) == 1

    asyncio.run(run())


async def _nothing(*_: object) -> None:
    """Enter nothing."""


def test_whoever_asks_for_another_chapter_than_the_one_being_played_is_told_and_not_taken_there(
    sqlite_store: str,
) -> None:
    async def run() -> None:
        async with room_at(sqlite_store) as room:
            ada, bea = await known(room, "Ada"), await known(room, "Bea")
            code = await founded(room, ada, bea)
            match = await begun(room, ada, code, 1)
            await _given_up(room, match, ada)
            again = await begun(room, ada, code, 1)
            assert await begun(room, bea, code, 1) == again != match
            with pytest.raises(TableError, match=r"campaign\.chapter-in-progress"):
                await begun(room, bea, code, 2)

    asyncio.run(run())


def test_a_chapter_that_another_was_about_to_begin_is_not_played_under_a_wrong_number(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with room_at(sqlite_store) as room:
            ada, bea = await known(room, "Ada"), await known(room, "Bea")
            code = await founded(room, ada, bea)
            await _given_up(room, await begun(room, ada, code, 1), ada)
            assert (await entered(room, code, ada)).running is None
            with monkeypatch.context() as stopping:
                stopping.setattr(room.tables.campaigns, "change", _stopped)
                with pytest.raises(ConnectionAbortedError):
                    await begun(room, ada, code, 1)
            match = await begun(room, bea, code, 2)
            assert (await room.tables.actor(match)).match.line.options.text("chapter") == "2"
            with pytest.raises(TableError, match=r"campaign\.chapter-in-progress"):
                await begun(room, ada, code, 1)

    asyncio.run(run())


async def _stopped(*_: object) -> None:
    """The server stops before it has written what it made."""
    raise ConnectionAbortedError


async def _given_up(room: Room, match: Code, who: Known) -> None:
    """One of the mayors gives the chapter up."""
    asker = Asker(who.person, who.name, "resign")
    actor = await room.tables.actor(match)
    await actor.change(lambda now_match, now: deciding.decided(now_match, msg.Resign("resign", 0), asker, now))


def test_one_goes_on_alone_only_where_the_other_agreed(sqlite_store: str) -> None:
    async def run() -> None:
        async with room_at(sqlite_store) as room:
            ada, bea = await known(room, "Ada"), await known(room, "Bea")
            code = await founded(room, ada, bea)
            with pytest.raises(TableError, match=r"campaign\.not-alone"):
                await begun(room, ada, code, 1, alone=True)
            await room.tables.campaigns.change(code, lambda campaign: let_go_on(campaign, bea.person, alone=True))
            match = await begun(room, ada, code, 1, alone=True)
            assert len((await room.tables.actor(match)).match.seats) == 1
            await played_out(room, match, "alone")
            assert read((await entered(room, code, bea)).text).players == ("Ada", "Bea")

    asyncio.run(run())


def test_a_chapter_waits_until_its_second_mayor_has_come(sqlite_store: str) -> None:
    async def run() -> None:
        async with room_at(sqlite_store) as room:
            ada = await known(room, "Ada")
            wishes = CampaignWishes("c", "everdell-duo", "Mossgate", "hard", (SeatWish("me"), SeatWish("guest")))
            code, key = await room.tables.campaigns.made(ada, wishes)
            with pytest.raises(TableError, match=r"campaign\.mayor-missing"):
                await begun(room, ada, code, 1)
            bea, cleo = await known(room, "Bea"), await known(room, "Cleo")
            await room.tables.campaigns.joined(bea, key or "", None)
            with pytest.raises(TableError, match=r"campaign\.full"):
                await room.tables.campaigns.joined(cleo, key or "", None)
            with pytest.raises(TableError, match=r"campaign\.none-here"):
                await room.tables.campaigns.theirs(code, cleo.person)
            assert await begun(room, bea, code, 1)

    asyncio.run(run())


def test_a_campaign_goes_out_as_its_file_and_comes_back_with_its_chapter_in_progress(sqlite_store: str) -> None:
    async def run() -> None:
        async with room_at(sqlite_store) as room:
            ada = await known(room, "Ada")
            code = await founded(room, ada)
            await played_out(room, await begun(room, ada, code, 1), "out")
            following = CAMPAIGNS.standing((await entered(room, code, ada)).text).ahead[0].chapter
            match = await begun(room, ada, code, following)
            await played_out(room, match, "on", lambda state: bool(state.city(0)))
            text = await room.tables.campaigns.exported(code, ada.person)
            brought, _ = await room.tables.campaigns.brought(
                ada, CampaignFile("again", "everdell-duo", text, (SeatWish("me"),))
            )
            again = await room.tables.actor(await begun(room, ada, brought, following))
            before = (await room.tables.actor(match)).match
            assert [step.move for step in again.match.line.steps] == [step.move for step in before.line.steps]
            await played_out(room, again.code, "end")
            assert len(read((await entered(room, brought, ada)).text).results) == 2

    asyncio.run(run())


def test_a_file_that_is_no_campaign_is_refused_with_its_place(server: Server, ada: Guest) -> None:
    mayors = [{"who": "me"}]
    for text, error in (
        ("nonsense", "campaign.damaged"),
        ('{"understory-campaign": 99}', "campaign.newer"),
        ('{"understory-campaign": 4, "city": "A"}', "campaign.damaged"),
    ):
        body = {"client": ada.client_id(), "game": "everdell-duo", "text": text, "mayors": mayors}
        answer = ada.call("POST", "/api/campaigns/files", body)
        assert (answer.status_code, answer.json()["error"]) == (422, error)


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_road_its_sheet_and_the_book_are_told_over_http(
    server: Server, ada: Guest, ben: Guest, language: str
) -> None:
    mayors = [{"who": "me"}, {"who": "guest"}]
    wishes = {"game": "everdell-duo", "city": "Mossgate", "difficulty": "normal", "mayors": mayors}
    made = ada.done("POST", "/api/campaigns", {"client": ada.client_id(), **wishes})
    assert ben.done("POST", "/api/campaigns/keys", {"key": made["key"]})["city"] == "Mossgate"
    assert ben.call("GET", f"/api/campaigns/{made['campaign']}", language=language).status_code == 404
    ben.done("POST", "/api/campaigns/mayors", {"key": made["key"]})
    told = ben.done("GET", f"/api/campaigns/{made['campaign']}", language=language)
    assert [mayor["name"] for mayor in told["info"]["mayors"]] == ["Ada", "Ben"]
    assert len(told["road"]["chapters"]) == 15
    assert ada.call("GET", f"/api/campaigns/{made['campaign']}/sheet", language=language).text.startswith("<svg")
    assert ada.call("GET", "/api/games/everdell-duo/pictures/castle").text.startswith("<svg")
    book = ada.done("GET", "/api/me/feats", language=language)["books"][0]
    assert len(book["book"]["feats"]) == 10
    assert ada.call("GET", "/api/me/feats/everdell-duo/sheet", language=language).text.startswith("<svg")


@rule("everdell.challenge.achievements")
def test_a_challenge_that_is_won_ticks_the_book_of_everybody_who_played_it(sqlite_store: str) -> None:
    async def run() -> None:
        async with room_at(sqlite_store) as room:
            ada = await known(room, "Ada")
            options = {"mode": "challenge", "difficulty": "easy"}
            won = 0
            for at in range(4):
                wishes = Wishes(f"w{at}", "everdell-duo", (SeatWish("me"), SeatWish("me", "Bo")), options)
                made = await room.tables.make(ada, wishes)
                await played_out(room, Code(made.match), f"thorn {at}")
                end = (await room.tables.actor(made.match)).match.line.node
                won += bool(end.winners)  # type: ignore[union-attr]
            await room.tables.feats.catch_up(ada.person)
            texts = await room.tables.feats.texts("everdell-duo", ada.person, None)
            feats = EverdellFeats()
            book = feats.told(feats.merged([*texts, *texts]), speak("en"))
            assert (book.games, book.won) == (4, won)
            assert any(any(feat.days) for feat in book.feats) == (won > 0)

    asyncio.run(run())


def test_the_day_of_a_chapter_can_be_written_anew_and_stands_on_the_sheet(sqlite_store: str) -> None:
    async def dated() -> None:
        async with room_at(sqlite_store) as room:
            ada = await known(room, "Ada")
            code = await founded(room, ada)
            await played_out(room, await begun(room, ada, code, 1), "day")
            campaigns = room.tables.campaigns
            before = await entered(room, code, ada)
            kind = await campaigns.kind(before.game)
            after = await campaigns.change(code, lambda found: kept.dated(kind, found, 1, date(2026, 3, 21)))
            assert [result.day for result in read(after.text).results] == [date(2026, 3, 21)]
            with pytest.raises(TableError) as refused:
                await campaigns.change(code, lambda found: kept.dated(kind, found, 2, date(2026, 3, 21)))
            assert refused.value.error == "campaign.rule"

    asyncio.run(dated())


def test_a_day_that_no_calendar_has_is_refused(server: Server, ada: Guest) -> None:
    wishes = {"game": "everdell-duo", "city": "Mossgate", "difficulty": "normal", "mayors": [{"who": "me"}]}
    made = ada.done("POST", "/api/campaigns", {"client": ada.client_id(), **wishes})
    answer = ada.call("POST", f"/api/campaigns/{made['campaign']}/days", {"chapter": 1, "day": "2026-02-30"})
    assert (answer.status_code, answer.json()["error"]) == (422, "campaign.no-such-day")
