"""Campaigns kept as they were written: one of the first schema, lifted; one played to its end, added up by hand."""

import json
from datetime import date
from pathlib import Path

from understory.games.everdell_duo.campaign.sheet import Medal, sheet
from understory.games.everdell_duo.campaign.story import Result, begun, turns
from understory.games.everdell_duo.campaign.text import CAMPAIGN, read, written
from understory.games.everdell_duo.commands._sheet import campaign_file
from understory.testing import rule

HERE = Path(__file__).parent
FIRST = HERE / "campaign_schema_1.json"
HARD = HERE / "campaign_schema_2.json"


def test_a_campaign_of_the_first_schema_is_read_with_all_it_held() -> None:
    campaign = read(FIRST.read_text())
    assert (campaign.city, campaign.players, campaign.difficulty) == ("Fernhollow", ("Ada", "Bea"), "normal")
    assert campaign.results[1] == Result(
        2, date(2026, 3, 8), False, 71, 1, 1, (), ("full-larder", "slow-clock"), missed=()
    )
    assert [result.chapter for result in campaign.results] == [1, 2, 2, 3]
    assert (campaign.kept, campaign.spent) == (("open-gates", "fresh-breeze"), ("full-larder", "slow-clock"))
    assert campaign.begun is not None
    assert campaign.begun.record.startswith("understory-record 1\n")
    assert sheet(campaign).total == 92 + 88 + 2 * 10 - 30


def test_lifting_goes_through_every_schema_up_to_the_present_one() -> None:
    assert CAMPAIGN.schema_of(FIRST.read_text()) == 1
    lifted = written(read(FIRST.read_text()))
    assert CAMPAIGN.schema_of(lifted) == CAMPAIGN.schema > 1
    assert read(lifted) == read(FIRST.read_text())


def test_the_old_text_is_laid_beside_the_file_before_it_is_written_in_a_new_schema(tmp_path: Path) -> None:
    path = tmp_path / "fern.campaign"
    path.write_text(FIRST.read_text())
    file = campaign_file(path)
    campaign = file.load()
    assert path.read_text() == FIRST.read_text(), "reading changes nothing"
    file.save(begun(campaign, 4, "a later move"))
    assert (tmp_path / "fern.campaign.schema-1").read_text() == FIRST.read_text()
    assert json.loads(path.read_text())["understory-campaign"] == CAMPAIGN.schema
    file.save(begun(campaign, 4, "one more"))
    assert (tmp_path / "fern.campaign.schema-1").read_text() == FIRST.read_text()


@rule("everdell.campaign.score")
def test_a_hard_campaign_from_the_first_chapter_to_the_last() -> None:
    campaign = read(HARD.read_text())
    told = sheet(campaign)
    assert campaign.over
    assert turns(campaign) == ()
    assert [line.total for line in told.lines] == [
        96, 197, 296, 400, 400, 495, 593, 693, 785, 895, 988, 1091, 1091, 1181, 1278,
    ]  # fmt: skip
    assert [line.result.chapter for line in told.lines if line.replayed] == [3, 5, 9]
    assert [line.result.chapter for line in told.lines if not line.result.won] == [5, 13]
    assert (told.unused, told.replays) == (3, 3)
    assert told.total == 1278 + 3 * 10 - 3 * 30 == 1218
    assert told.medal is Medal.BRONZE
    assert campaign.spent == ("full-larder", "timber-raft", "berry-moon")
    assert read(written(campaign)) == campaign


@rule("everdell.campaign.record")
def test_objectives_missed_under_a_name_of_old_are_lifted_to_what_was_asked_for_then() -> None:
    assert [result.missed for result in read(HARD.read_text()).results if result.missed] == [("events-4",)] * 5
    content = json.loads(HARD.read_text())
    by_chapter = {result["chapter"]: result for result in content["results"]}
    asked = {5: "five-events", 9: "all-colours", 14: "five-events", 15: "all-colours"}
    for chapter, name in asked.items():
        by_chapter[chapter]["missed"] = [name, "of-another-pack"]
    counted = {result.chapter: result.missed for result in read(json.dumps(content)).results}
    assert {chapter: counted[chapter][0] for chapter in asked} == {
        5: "events-4", 9: "least-rich-colour-2", 14: "events-5", 15: "least-colour-5",
    }  # fmt: skip
    assert {counted[chapter][1] for chapter in asked} == {"of-another-pack"}
