"""The table of a page without a server: the same answers, over a log that outlives worker and tab."""

import json
from random import Random

import pytest
from local_tab import Killed, Store, Tab, begun, code_of, played

from understory.bots.analysing import SIMS
from understory.games import names
from understory.table.services import SERVICES
from understory.testing import rule

AGAINST_BOT = [{"who": "me"}, {"who": "greedy"}]


@pytest.fixture
def store() -> Store:
    """A store with nothing in it."""
    return Store()


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_against_a_bot_to_its_end_and_its_record_told(game: str, store: Store) -> None:
    tab, rng = Tab(store), Random(3)
    code = begun(tab, game, AGAINST_BOT)
    tab.listen(1, code, 0)
    while tab.situation(1)["status"] == "playing":
        tab.think()
        played(tab, 1, 0, rng)
    status, record = tab.request("GET", f"/api/matches/{code}/record")
    assert status == 200
    assert record.startswith("understory-record")
    assert tab.situation(1)["end"]["seed"]
    assert store.infos[code]["status"] == "over"
    status, told = tab.request("GET", f"/api/matches/{code}/timeline?seat=1")
    assert (status, told["viewers"]) == (200, [0, 1])
    status, frame = tab.request("GET", f"/api/matches/{code}/frames/{len(told['steps'])}?seat=0")
    assert (status, frame["end"]) == (200, tab.situation(1)["end"])
    status, joined = tab.request("POST", f"/api/matches/{code}/rematch")
    assert (status, joined["seat"]) == (200, 1)
    assert tab.request("POST", f"/api/matches/{code}/rematch")[1] == joined


def test_a_game_that_is_over_is_looked_into_as_at_a_server_and_none_that_is_still_played(store: Store) -> None:
    tab, rng = Tab(store), Random(3)
    code = begun(tab, "kodama-3d", AGAINST_BOT)
    tab.listen(1, code, 0)
    assert tab.request("GET", f"/api/matches/{code}/frames/2/analysis")[0] == 409
    while tab.situation(1)["status"] == "playing":
        tab.think()
        played(tab, 1, 0, rng)
    steps = tab.request("GET", f"/api/matches/{code}/timeline?seat=0")[1]["steps"]
    at = next(at for at, step in reversed(list(enumerate(steps))) if step["seat"] == 0)
    status, judged = tab.request("GET", f"/api/matches/{code}/frames/{at}/analysis")
    assert (status, judged["moves"], judged["seat"]) == (200, at, 0)
    assert judged["sims"] >= SIMS
    assert 0 <= judged["chance"] <= judged["chance"] + judged["cost"] <= 1
    kept = tab.request("POST", "/api/records", tab.request("GET", f"/api/matches/{code}/record")[1])[1]
    assert tab.request("GET", f"/api/records/{kept['record']}/frames/{at}/analysis")[1] == judged
    assert tab.request("GET", f"/api/matches/{code}/frames/{len(steps)}/analysis")[0] == 404


def test_the_coach_is_told_what_a_search_makes_of_an_open_decision(store: Store) -> None:
    tab = Tab(store)
    code = begun(tab, "kodama-3d", AGAINST_BOT)
    tab.listen(1, code, 0)
    tab.think()
    status, listed = tab.request("GET", f"/api/matches/{code}/legal?seat=0&limit=500&scored=true&thoughts=true")
    assert status == 200
    assert {thought["move"] for thought in listed["thoughts"]} <= set(listed["moves"])
    assert sum(thought["tries"] for thought in listed["thoughts"]) > 0


def test_a_match_is_the_same_for_whoever_opens_it_again(store: Store) -> None:
    first = Tab(store)
    code = begun(first, "kodama-duo", AGAINST_BOT)
    first.listen(1, code, 0)
    first.think()
    again = Tab(store)
    again.listen(7, code, 0)
    told = [message for message in first.heard[1] if message["type"] not in ("situation", "hello")]
    assert [message for message in again.heard[7] if message["type"] not in ("situation", "hello")] == told
    assert again.situation(7) == first.situation(1)


def test_the_same_request_makes_one_match(store: Store) -> None:
    first, second = Tab(store), Tab(store)
    assert begun(first, "kodama", AGAINST_BOT) == begun(second, "kodama", AGAINST_BOT)
    assert len(store.rows) == 1


def test_two_tabs_play_one_match_without_a_fight(store: Store) -> None:
    tabs, rng = (Tab(store), Tab(store)), Random(5)
    code = begun(tabs[0], "kodama-3d", [{"who": "me"}, {"who": "me", "name": "Fern"}])
    for tab in tabs:
        tab.listen(1, code, 0)
        tab.listen(2, code, 1)
    for turn in range(30):
        tab = tabs[turn % 2]
        seat = next((seat for seat in (0, 1) if seat in tab.situation(seat + 1)["waiting"]), None)
        if seat is None:
            break
        played(tab, seat + 1, seat, rng)
        tab.think()
    rows = [json.loads(row) for row in store.rows[code]]
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    ends = [Tab(store), *tabs]
    for tab in ends:
        tab.port.read(code, store.rows[code][tab.port.seq(code) :])
        tab.listen(9, code, 0)
    assert ends[0].situation(9) == ends[1].situation(9) == ends[2].situation(9)


@pytest.mark.parametrize("game", ["kodama-3d", "everdell-duo"])
def test_a_worker_killed_a_hundred_times_loses_nothing_and_does_nothing_twice(game: str, store: Store) -> None:
    rng, deaths = Random(11), 0
    code = begun(Tab(store), game, AGAINST_BOT)
    wish: dict[str, object] | None = None
    accepted: set[str] = set()
    while True:
        left = rng.randrange(1, 12) if deaths < 100 else 10**9
        moments = iter(range(left))
        tab = Tab(store, lambda moments=moments: next(moments, None) is None)  # type: ignore[misc]
        try:
            tab.listen(1, code, 0)
            while tab.situation(1)["status"] == "playing":
                tab.think()
                if wish is None:
                    stands = tab.situation(1)
                    if 0 not in stands["waiting"]:
                        continue
                    move = rng.choice(stands["legal"])["move"]
                    wish = {"type": "move", "client": f"r{stands['seq']}", "answers": stands["seq"], "closes": 0}
                    wish |= {"seat": 0, "moves": [move]}
                answer = tab.say(1, wish)
                if answer["type"] == "accepted":
                    accepted.add(str(wish["client"]))
                wish = None
            break
        except Killed:
            deaths += 1
    assert deaths == 100
    rows = [json.loads(row) for row in store.rows[code]]
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    signed = [row["client"] for row in rows if row["client"]]
    assert len(signed) == len(set(signed))
    assert accepted <= set(signed)


def test_a_turn_that_is_overdue_is_closed_when_it_is_next_opened(store: Store) -> None:
    tab, rng = Tab(store), Random(1)
    code = begun(tab, "kodama-duo", [{"who": "me"}, {"who": "me", "name": "Fern"}])
    connections = {0: 1, 1: 2}
    for seat, connection in connections.items():
        tab.listen(connection, code, seat)
    while tab.port.due() is None:
        seat = next(seat for seat, connection in connections.items() if seat in tab.situation(connection)["waiting"])
        stands = tab.situation(connections[seat])
        moves = [offer["move"] for offer in stands["legal"] or ()]
        moves = moves or tab.request("GET", f"/api/matches/{code}/legal?seat={seat}&limit=50")[1]["moves"]
        request = {"type": "move", "client": f"r{stands['seq']}", "answers": stands["seq"], "seat": seat, "closes": 10}
        assert tab.say(connections[seat], {**request, "moves": [rng.choice(moves)]})["type"] == "accepted"
    later = Tab(store)
    later.now = tab.now + 3600
    later.listen(1, code, 0)
    assert later.situation(1)["held"] is not None
    later.step(lambda: later.port.rung(later.now))
    later.tell()
    assert later.situation(1)["held"] is None


def test_what_was_played_is_told_in_figures_and_can_be_taken_along(store: Store) -> None:
    tab, rng = Tab(store), Random(5)
    going = begun(tab, "kodama", AGAINST_BOT, "going")
    code = begun(tab, "kodama-3d", AGAINST_BOT, "played")
    tab.listen(1, code, 0)
    while tab.situation(1)["status"] == "playing":
        tab.think()
        played(tab, 1, 0, rng)
    end = tab.situation(1)["end"]
    again, listed = Tab(store), {"matches": list(store.infos.values())}
    status, told = again.request("GET", "/api/me/history", listed)
    (game,) = told["games"]
    assert (status, game["match"], game["seat"], game["scores"]) == (200, code, 0, end["scores"])
    assert game["result"] == ("won" if end["winners"] == [0] else "shared" if 0 in end["winners"] else "lost")
    assert sum(game["sources"].values()) == end["scores"][0]
    assert [(one["game"], one["games"], one["best"]) for one in told["figures"]] == [("kodama-3d", 1, end["scores"][0])]
    assert [(one["bot"], one["games"]) for one in told["opponents"]] == [("greedy", 1)]
    assert told["deals"] == []
    status, kept = again.request("GET", "/api/me/export", listed)
    assert (status, kept["person"]["name"]) == (200, "Moss")
    records = {one["info"]["match"]: one.get("record", "") for one in kept["matches"]}
    assert records == {going: "", code: again.request("GET", f"/api/matches/{code}/record")[1]}


@rule("table.needs-network")
def test_what_needs_others_says_that_it_needs_a_network(store: Store) -> None:
    tab = Tab(store)
    tab.request("POST", "/api/me", {"name": "Moss"})
    for method, target in (("GET", "/api/matches"), ("POST", "/api/session"), ("POST", "/api/claims")):
        assert tab.request(method, target, {})[1]["error"] == "table.needs-network"
    wishes = {"client": "c", "game": "kodama", "seats": [{"who": "me"}, {"who": "guest"}]}
    assert tab.request("POST", "/api/matches", wishes)[1]["error"] == "table.needs-network"


def test_requests_that_are_wrong_are_refused_as_by_the_server(store: Store) -> None:
    tab = Tab(store)
    wishes = {"client": "c", "game": "kodama", "seats": [{"who": "me"}, {"who": "greedy"}]}
    assert tab.request("POST", "/api/matches", wishes) == (401, {"error": "table.who-are-you", "arguments": {}})
    assert tab.request("POST", "/api/me", "{")[0] == 400
    assert tab.request("POST", "/api/me", {"name": "Sapling"})[1]["error"] == "table.name"
    code = begun(tab, "kodama-duo", AGAINST_BOT)
    assert tab.request("GET", "/api/matches/here-nothing")[1]["error"] == "table.no-such-match"
    assert tab.request("GET", f"/api/matches/{code}/situation?seat=1")[1]["error"] == "table.not-your-seat"
    assert tab.request("POST", "/api/matches", {**wishes, "game": "chess"})[1]["error"] == "table.no-such-game"
    tab.listen(1, code, 0)
    assert tab.say(1, {"type": "undo", "client": "u", "seat": 0})["error"] == "table.nothing-to-undo"
    assert tab.say(1, {"type": "undo", "client": "v", "seat": 1})["error"] == "table.not-your-seat"
    assert tab.say(1, {"type": "nonsense"})["error"] == "table.unreadable"
    assert code_of(tab, 1) == code


@pytest.mark.parametrize("service", SERVICES, ids=lambda service: service.path)
def test_every_service_is_answered_under_its_path(service: object, store: Store) -> None:
    status, told = Tab(store).request("POST", f"/api/{getattr(service, 'path', '')}", {})
    assert status in (200, 422), told
