"""Games looked at again at the server: every moment, as whoever may look so, and nothing that another may not see."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from bench.table_server import Guest, Server
from table_play import Play
from test_table_http import play_out, seated

from understory import games
from understory.core import Seat, digest, read, replayed
from understory.core.plain import canonical
from understory.table import replays
from understory.table.keepsakes import keepsake, made
from understory.table.telling import missed, situation
from understory.table.vocabulary import NotNow

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(path for path in GOLDEN.glob("*.record") if "lanterns" not in path.name)
RELEASED = sorted((GOLDEN / "released").glob("*.record"))


def error(answer: Any) -> str:
    told: str = answer.json()["error"]
    return told


def test_a_running_match_is_seen_again_as_ones_own_seat_or_as_a_spectator(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    for seat, guest in enumerate((ada, ben)):
        guest.ask(match, "move", seat=seat, moves=[guest.legal(match, seat)[0]], answers=5, closes=0)
    told = ada.done("GET", f"/api/matches/{match}/timeline", seat=0)
    assert (told["viewers"], told["over"], told["viewer"]) == ([0], False, 0)
    assert len(told["moments"]) == len(told["steps"]) + 1
    frame = ada.done("GET", f"/api/matches/{match}/frames/{len(told['steps'])}", seat=0)
    assert frame["view"] == ada.situation(match, 0)["view"]
    assert error(ada.call("GET", f"/api/matches/{match}/timeline", seat=1)) == "table.not-your-seat"
    assert error(ada.call("GET", f"/api/matches/{match}/frames/3", seat=1)) == "table.not-your-seat"
    assert error(ada.call("GET", f"/api/matches/{match}/frames/3/drawing", seat=1)) == "table.not-your-seat"
    assert ben.done("GET", f"/api/matches/{match}/timeline")["viewer"] is None


def test_strangers_find_no_replay_of_an_unlisted_match(ada: Guest, ben: Guest, server: Server) -> None:
    match = seated(ada, ben)
    play_out(match, ada, ben)
    with Guest(server.address, "Cleo") as cleo:
        for place in ("timeline", "frames/3", "frames/3/drawing"):
            assert cleo.call("GET", f"/api/matches/{match}/{place}").status_code == 404
        key = ada.done("POST", f"/api/matches/{match}/links")["key"]
        assert cleo.done("GET", f"/api/matches/{match}/timeline", key=key)["viewers"] == [0, 1]


def test_when_it_is_over_everybody_may_look_as_every_seat_at_every_moment(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    play_out(match, ada, ben)
    told = ada.done("GET", f"/api/matches/{match}/timeline", seat=1)
    assert (told["viewers"], told["over"]) == ([0, 1], True)
    last = ada.done("GET", f"/api/matches/{match}/frames/{len(told['steps'])}", seat=1)
    assert last["view"] == ben.situation(match, 1)["view"]
    assert last["end"] == ben.situation(match, 1)["end"]
    assert "<svg" in ada.done("GET", f"/api/matches/{match}/frames/4/drawing", seat=0)["svg"]
    assert error(ada.call("GET", f"/api/matches/{match}/frames/9999", seat=0)) == "record.no-such-frame"
    assert error(ada.call("GET", f"/api/matches/{match}/frames/-1", seat=0)) == "record.no-such-frame"


def test_a_record_is_seen_again_without_being_kept(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    play_out(match, ada, ben)
    text = ada.call("GET", f"/api/matches/{match}/record").text
    told = ada.done("POST", "/api/replay/timeline", {"record": text, "seat": 0})
    assert told["steps"] == ada.done("GET", f"/api/matches/{match}/timeline", seat=0)["steps"]
    frame = ada.done("POST", "/api/replay/frame", {"record": text, "seat": 0, "moves": 5})
    assert frame["view"] == ada.done("GET", f"/api/matches/{match}/frames/5", seat=0)["view"]
    answer = ada.call("POST", "/api/replay/frame", {"record": "a letter", "moves": 5})
    assert (answer.status_code, error(answer)) == (422, "record.wrong")


def test_a_finished_match_is_played_on_from_any_of_its_moments(ada: Guest, ben: Guest, server: Server) -> None:
    match = seated(ada, ben)
    after = {"record": match, "moves": 5}
    answer = ada.call("POST", "/api/matches", wishes("me", "greedy", after=after))
    assert (answer.status_code, error(answer)) == (409, "table.not-over")
    play_out(match, ada, ben)
    was = ada.done("GET", f"/api/matches/{match}/timeline", seat=0)
    seen = ada.done("GET", f"/api/matches/{match}/frames/5", seat=0)["view"]
    for deal in ("as-it-was", "dealt-anew"):
        on = ada.make("me", "me", after=after | {"deal": deal})["match"]
        assert ada.done("GET", f"/api/matches/{on}")["origin"] == f"{match} 5 {deal}"
        told = ada.done("GET", f"/api/matches/{on}/timeline", seat=0)
        assert (told["origin"], len(told["steps"]) >= 5) == (f"{match} 5 {deal}", True)
        alone = ada.make("me", "greedy", after=after | {"deal": deal})["match"]
        assert ada.done("GET", f"/api/matches/{alone}/frames/5", seat=0)["view"] == seen
        play_out(on, ada)
        text = ada.call("GET", f"/api/matches/{on}/record").text
        assert read(text).origin == f"{match} 5 {deal}"
        assert ada.done("POST", "/api/replay/timeline", {"record": text})["origin"] == f"{match} 5 {deal}"
        if deal == "as-it-was":
            dealt = [step["move"] for step in ada.done("GET", f"/api/matches/{on}/timeline", seat=0)["steps"]]
            assert dealt == [step["move"] for step in was["steps"]], "the same choices meet the same cards"
    with Guest(server.address, "Cleo") as cleo:
        assert cleo.call("POST", "/api/matches", wishes("me", "greedy", after=after)).status_code == 404


def wishes(*seats: str, **more: Any) -> dict[str, Any]:
    return {"client": "on", "game": "lanterns", "seats": [{"who": who} for who in seats], **more}


def test_what_a_replay_shows_is_what_the_table_told() -> None:
    play = Play().play_on(6)
    course = replays.course_of(play.match)
    for seat in (Seat(0), Seat(1), None):
        told = replays.timeline(course, seat, ())
        live = [step for happening in missed(play.match, seat, None, 0) for step in getattr(happening, "steps", ())]
        assert list(told.steps) == live
        assert replays.frame(course, course.length, seat).view == situation(play.match, seat).view


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_who_was_ahead_is_told_by_what_counts_at_the_end_to_those_who_may_see_everything(path: Path) -> None:
    course = replays.course_in(games.box, path.read_text(encoding="utf-8"))
    every = tuple(range(len(course.seats)))
    moments = replays.timeline(course, None, every).moments
    assert course.end is not None
    assert moments[-1].standing == course.end.scores
    grown = [moment.standing for moment in moments]
    assert sum(map(any, grown)) > len(grown) / 2, "it is not all told at the end"
    blind = replays.timeline(course, None, every[1:]).moments
    assert all(moment.standing == moment.points for moment in blind)


def test_a_choice_that_is_put_down_unseen_is_no_part_of_the_replay() -> None:
    play = Play()
    while len(play.match.waiting) < 2:
        play.play_on(1)
    before = replays.course_of(play.match).length
    play.move(play.match.waiting[0])
    course = replays.course_of(play.match)
    assert (course.length, len(play.match.line.steps)) == (before, before + 1)
    with pytest.raises(NotNow):
        course.checked(before + 1, None)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_moment_of_a_record_is_the_state_it_replays_to(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read(text)
    game = games.box(record.game).game
    line, course = replayed(game, record), replays.course_in(games.box, text)
    told = replays.timeline(course, None, ())
    assert digest(line.state) == digest(course.line.state)
    for at in range(0, course.length + 1, 7):
        assert bytes(replays.frame(course, at, None).view) == canonical(game.view(line.states[at], None))
    assert told.moments[-1].points == course.end.scores if course.end and not course.end.together else True
    assert set(replays.stops(course)) == {at for at, m in enumerate(told.moments) if m.waiting} | {course.length}


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.stem)
def test_records_of_earlier_releases_are_seen_again_as_far_as_they_go(path: Path) -> None:
    course = replays.course_in(games.box, path.read_text("utf-8"))
    assert len(replays.timeline(course, Seat(0), ()).steps) == course.length > 0
    assert replays.frame(course, course.length, Seat(0)).length == course.length


def test_a_decision_is_looked_into_when_the_match_is_over_and_never_before(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    for seat, guest in enumerate((ada, ben)):
        guest.ask(match, "move", seat=seat, moves=[guest.legal(match, seat)[0]], answers=5, closes=0)
    steps = ada.done("GET", f"/api/matches/{match}/timeline", seat=0)["steps"]
    at = next(at for at, step in enumerate(steps) if step["seat"] == 0)
    answer = ada.call("GET", f"/api/matches/{match}/frames/{at}/analysis")
    assert (answer.status_code, error(answer)) == (409, "table.not-over")
    play_out(match, ada, ben)
    judged = ada.done("GET", f"/api/matches/{match}/frames/{at}/analysis")
    assert (judged["moves"], judged["seat"]) == (at, 0)
    assert judged["sims"] > 0
    assert judged["told"]["move"] == judged["best"]
    moments = ada.done("GET", f"/api/matches/{match}/timeline", seat=0)["moments"]
    assert judged["points"] == moments[at + 1]["points"][0] - moments[at]["points"][0]
    dealt = next(at for at, step in enumerate(steps) if step["seat"] < 0)
    assert ada.call("GET", f"/api/matches/{match}/frames/{dealt}/analysis").status_code == 404


def test_what_a_seat_made_is_drawn_for_whoever_may_look_as_that_seat(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    assert ada.done("GET", f"/api/matches/{match}/made", seat=0)["svg"].startswith("<svg")
    refused = ada.call("GET", f"/api/matches/{match}/made", seat=1)
    assert (refused.status_code, error(refused)) == (403, "table.not-your-seat")
    play_out(match, ada, ben)
    assert ada.done("GET", f"/api/matches/{match}/made", seat=1)["svg"].startswith("<svg")


@pytest.mark.parametrize("name", ["kodama", "kodama_duo", "kodama_3d", "everdell_duo"])
def test_what_each_seat_made_is_a_picture_of_its_own_without_fonts(name: str) -> None:
    course = replays.course_in(games.box, (GOLDEN / f"{name}.record").read_text("utf-8"))
    ours, theirs = (made(course, course.length, Seat(seat)) for seat in (0, 1))
    assert ours != theirs
    assert "<text" not in ours


def test_a_picture_of_what_was_made_carries_names_points_and_its_own_letters(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    play_out(match, ada, ben)
    svg = ada.done("GET", f"/api/matches/{match}/keepsake", names="Ada <&>\nBen")["svg"]
    root = ElementTree.fromstring(svg)  # noqa: S314  (the table's own)
    told = root.find("{http://www.w3.org/2000/svg}desc")
    assert told is not None
    assert "Ada <&>: " in (told.text or "")
    for title, shown in ({"title": "Laternen & <mehr>"}, "Laternen & <mehr>"), ({}, "Lanterns"):
        svg = ada.done("GET", f"/api/matches/{match}/keepsake", **title)["svg"]
        assert ElementTree.fromstring(svg).findtext("{http://www.w3.org/2000/svg}title") == shown  # noqa: S314
    assert ada.call("GET", f"/api/matches/{match}/keepsake.png").content.startswith(b"\x89PNG")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_picture_to_be_kept_needs_no_font(path: Path) -> None:
    course = replays.course_in(games.box, path.read_text("utf-8"))
    names = ("Łukasz Ž.", "Ольга")[: len(course.seats)]
    root = ElementTree.fromstring(keepsake(course, course.length, None, names, "Title", 0.0))  # noqa: S314
    assert not list(root.iter("{http://www.w3.org/2000/svg}text"))
    for moves in (0, 1, course.length // 3):
        assert keepsake(course, moves, None, names, "Title", 0.0).startswith("<svg")
    assert len(list(root.iter("{http://www.w3.org/2000/svg}path"))) > 100


def test_links_tell_what_a_spectator_may_know_and_strangers_nothing(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    hidden = ada.call("GET", f"/m/{match}").text
    if "Understory" not in hidden:
        pytest.skip("no page is built")
    assert "og:" not in hidden
    key = ada.done("POST", f"/api/matches/{match}/links")["key"]
    assert "Ada 0 · Ben 0" in ada.call("GET", f"/m/{match}", key=key).text
    play_out(match, ada, ben)
    scores = ada.situation(match, 0)["end"]["scores"]
    told = ada.call("GET", f"/r/{match}", key=key).text
    assert f"Ada {scores[0]} · Ben {scores[1]}" in told
    assert f"/api/matches/{match}/keepsake.png?" in told
    shared = ada.call("GET", f"/r/{match}", t=4, key=key).text
    assert f'/r/{match}?t=4&amp;key={key}"' in shared, "whoever follows what the head names sees the same moment"
    assert "og:" not in ada.call("GET", "/r/nothing").text
