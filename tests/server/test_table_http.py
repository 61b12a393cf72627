import json
from pathlib import Path
from typing import Any

import pytest
from bench.table_server import Guest, Server

from understory.core import read
from understory.core.record import verified
from understory.testing.lanterns import LANTERNS


def seated(ada: Guest, ben: Guest) -> str:
    """A match of Ada's at which both sit."""
    made = ada.make("me", "guest")
    assert ben.join(made["match"], made["key"]) == 1
    code: str = made["match"]
    return code


def play_out(match: str, *guests: Guest) -> None:
    """Every seat its first legal move until the game is over; seats belong to the guests in order."""
    while True:
        stands = guests[0].situation(match, 0)
        if stands["status"] == "over":
            return
        seat = stands["waiting"][0]
        guest = guests[seat % len(guests)]
        move = guest.legal(match, seat)[0]
        done = guest.ask(match, "move", seat=seat, moves=[move], answers=stands["seq"], closes=0)
        assert done.status_code == 200, done.text


def test_two_guests_play_a_whole_game_and_check_its_deals(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    commitment = ada.situation(match, 0)["commitment"]
    assert ada.call("GET", f"/api/matches/{match}/record").status_code == 409
    play_out(match, ada, ben)
    stands = ben.situation(match, 1)
    record = read(ada.call("GET", f"/api/matches/{match}/record").text)
    assert record.names == ("Ada", "Ben")
    assert (record.seed, record.commitment) == (stands["end"]["seed"], commitment)
    assert verified(LANTERNS.game, record) >= 6


def test_the_list_of_my_matches_says_whose_turn_it_is(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    assert [found["my_turn"] for found in ada.done("GET", "/api/me/matches")["matches"]] == [True]
    ada.ask(match, "move", seat=0, moves=[ada.legal(match, 0)[0]], answers=5)
    (found,) = ada.done("GET", "/api/me/matches")["matches"]
    assert (found["match"], found["mine"], found["my_turn"], found["waiting"]) == (match, [0], False, [1])
    assert ben.done("GET", "/api/me/matches")["matches"][0]["my_turn"]


def test_a_public_match_stands_in_the_lobby_until_it_is_over(ada: Guest, ben: Guest) -> None:
    match = ada.make("me", "guest", access="public")["match"]
    assert match in {found["match"] for found in ben.done("GET", "/api/matches")["matches"]}
    ben.join(match)
    play_out(match, ada, ben)
    assert match not in {found["match"] for found in ben.done("GET", "/api/matches")["matches"]}


def test_an_unlisted_match_is_found_with_its_link_only(ada: Guest, ben: Guest) -> None:
    made = ada.make("me", "guest")
    match = made["match"]
    assert match not in {found["match"] for found in ben.done("GET", "/api/matches")["matches"]}
    for path in ("", "/situation", "/stream", "/record"):
        assert ben.call("GET", f"/api/matches/{match}{path}").status_code == 404
    assert ben.ask(match, "say", text="hello").status_code == 404
    body = {"client": "x", "key": "wrong"}
    assert ben.call("POST", f"/api/matches/{match}/seats", body).status_code == 404
    assert ben.situation(match, key=made["key"])["viewer"] is None
    assert ben.join(match, made["key"]) == 1


def test_an_invitation_is_for_one_seat_and_one_guest(server: Server, ada: Guest, ben: Guest) -> None:
    match = ada.make("me", "guest", "guest", access="invitation")["match"]
    key = ada.done("POST", f"/api/matches/{match}/seats/2/invitations")["key"]
    assert ben.call("POST", f"/api/matches/{match}/seats/1/invitations").status_code == 404, (
        "nobody learns that it is there"
    )
    assert ben.call("POST", f"/api/matches/{match}/seats", {"client": "no-key"}).status_code == 404
    assert ben.join(match, key) == 2
    with Guest(server.address, "Cleo") as cleo:
        assert cleo.call("POST", f"/api/matches/{match}/seats", {"client": "c", "key": key}).status_code == 404
        assert cleo.call("GET", f"/api/matches/{match}").status_code == 404


def test_a_request_sent_twice_makes_one_match_one_seat_one_move(ada: Guest, ben: Guest) -> None:
    body = {"client": "once", "game": "lanterns", "seats": [{"who": "me"}, {"who": "guest"}], "access": "public"}
    match = ada.done("POST", "/api/matches", body)["match"]
    assert ada.done("POST", "/api/matches", body)["match"] == match
    joining = {"client": "sit"}
    assert ben.done("POST", f"/api/matches/{match}/seats", joining)["seat"] == 1
    assert ben.done("POST", f"/api/matches/{match}/seats", joining)["seat"] == 1
    move = {"type": "move", "client": "m", "seat": 0, "answers": 5, "moves": [ada.legal(match, 0)[0]]}
    first = ada.call("POST", f"/api/matches/{match}/requests", move)
    assert ada.call("POST", f"/api/matches/{match}/requests", move).content == first.content
    assert ada.situation(match, 0)["seq"] == first.json()["seq"]


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(server: Server, ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    key = ada.done("POST", f"/api/matches/{match}/seats/0/device-keys")["key"]
    assert ben.call("POST", f"/api/matches/{match}/seats/0/device-keys").status_code == 403
    with Guest(server.address, "Ada's phone") as phone, Guest(server.address, "Eve") as eve:
        assert phone.done("POST", "/api/claims", {"key": key}) == {"match": match, "seat": 0}
        assert eve.call("POST", "/api/claims", {"key": key}).status_code == 403
        assert phone.situation(match, 0)["view"]["viewer"] == 0
        assert ada.call("GET", f"/api/matches/{match}/situation", seat=0).status_code == 404
        assert [seat["name"] for seat in phone.situation(match, 0)["seats"]] == ["Ada", "Ben"]


def test_a_rematch_seats_everybody_one_further_and_exists_once(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    assert ada.call("POST", f"/api/matches/{match}/rematch").status_code == 409
    play_out(match, ada, ben)
    again = ada.done("POST", f"/api/matches/{match}/rematch")
    assert again["seat"] == 1
    assert ben.done("POST", f"/api/matches/{match}/rematch") == {"match": again["match"], "seat": 0}
    assert ben.situation(again["match"], 0)["status"] == "playing"
    assert ada.done("GET", f"/api/matches/{match}")["rematch"] == again["match"]


def test_an_account_keeps_a_guests_games_and_a_login_brings_a_guests_along(
    server: Server, ada: Guest, ben: Guest
) -> None:
    first = seated(ada, ben)
    login = f"ada-{first}"
    assert ada.done("POST", "/api/account", {"login": login, "password": "lantern light"})["account"] == login
    assert ben.call("POST", "/api/account", {"login": login.upper(), "password": "lantern light"}).status_code == 409
    with Guest(server.address, "Ada elsewhere") as other:
        second = seated(other, ben)
        wrong = {"login": login, "password": "lantern dark!"}
        assert other.call("POST", "/api/session", wrong).status_code == 403
        assert other.done("POST", "/api/session", wrong | {"password": "lantern light"})["name"] == "Ada"
        mine = {found["match"] for found in other.done("GET", "/api/me/matches")["matches"]}
        assert mine == {first, second}
        assert other.situation(second, 0)["viewer"] == 0
        token = other.token
        other.done("DELETE", "/api/session")
        other.http.cookies.set("understory", token)
        assert other.call("GET", "/api/me").status_code == 401


def test_hot_seat_players_share_a_device_and_see_one_seat_at_a_time(ada: Guest) -> None:
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
    match = ada.done("POST", "/api/matches", {"client": "hot", "game": "lanterns", "seats": seats})["match"]
    with ada.listen(match, seat=0) as line:
        assert line.until("situation")["view"]["viewer"] == 0
        line.send(json.dumps({"type": "look", "seat": 1}))
        assert line.until("situation")["view"]["viewer"] == 1
        line.send(json.dumps({"type": "look", "seat": 7}))
        assert line.until("refused")["error"] == "table.not-your-seat"
    play_out(match, ada)


def test_a_record_is_uploaded_looked_at_and_played_on(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    play_out(match, ada, ben)
    text = ada.call("GET", f"/api/matches/{match}/record").text
    kept = ada.http.post("/api/records", content=text, headers={"content-type": "text/plain"}).json()
    assert (kept["game"], kept["over"]) == ("lanterns", True)
    assert ben.call("GET", f"/api/records/{kept['record']}").text == text
    frame = ben.done("GET", f"/api/records/{kept['record']}/frames/7", seat=1)
    assert (frame["length"], frame["viewer"], frame["view"]["viewer"], frame["legal"]) == (7, 1, 1, None)
    assert ben.call("GET", f"/api/records/{kept['record']}/frames/999").status_code == 404
    on = ada.make("me", "me", after={"record": kept["record"], "moves": 8})["match"]
    assert ada.situation(on, 0)["length"] == 8
    play_out(on, ada)
    broken = text.replace("deal 0", "deal 1", 1)
    answer = ada.http.post("/api/records", content=broken, headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["error"]) == (422, "record.wrong")


def test_a_record_of_other_rules_is_looked_at_as_far_as_it_goes_and_not_played_on(ada: Guest) -> None:
    path = Path(__file__).parents[1] / "golden" / "released" / "everdell_duo_chapter.1.record"
    text = path.read_text("utf-8")
    kept = ada.http.post("/api/records", content=text, headers={"content-type": "text/plain"}).json()
    assert (kept["rules"], kept["over"]) == (1, False)
    stopped = kept["stopped"]
    assert text.splitlines()[stopped["line"] - 1] == stopped["move"]
    assert stopped["rules"] == ["everdell.coop.goodnews.use"]
    assert ada.done("GET", f"/api/records/{kept['record']}/frames/{kept['moves']}")["length"] == kept["moves"]
    body = {"client": "on", "game": kept["game"], "seats": [{"who": "me"}] * 2}
    answer = ada.call("POST", "/api/matches", body | {"after": {"record": kept["record"], "moves": 3}})
    assert (answer.status_code, answer.json()["error"]) == (422, "record.wrong")


def test_whoever_asks_is_told_what_moves_would_score_unless_the_table_plays_without_hints(ada: Guest) -> None:
    match = ada.make("me", "me", game="kodama")["match"]
    stands = ada.situation(match, 0)
    seat = stands["waiting"][0]
    found = ada.done("GET", f"/api/matches/{match}/legal", seat=seat, scored=True, limit=20)
    assert len(found["moves"]) == len(found["points"]) == 20
    assert found["points"] == sorted(found["points"], reverse=True)
    before = {entry["seat"]: entry["amount"] for entry in stands["view"]["ledger"]}
    done = ada.ask(match, "move", seat=seat, moves=[found["moves"][0]], answers=stands["seq"])
    assert done.status_code == 200, done.text
    after = [entry["amount"] for entry in ada.situation(match, seat)["view"]["ledger"] if entry["seat"] == seat]
    assert before == {}
    assert sum(after) == found["points"][0]
    assert ada.call("GET", f"/api/matches/{match}/legal", seat=seat, limit=20).json()["points"] is None
    strict = ada.make("me", "me", game="kodama", hints=False)["match"]
    assert ada.done("GET", f"/api/matches/{strict}")["hints"] is False
    answer = ada.call("GET", f"/api/matches/{strict}/legal", seat=0, scored=True)
    assert (answer.status_code, answer.json()["error"]) == (403, "table.no-hints")


def test_a_key_tells_what_it_opens_before_it_is_used(ada: Guest, ben: Guest) -> None:
    made = ada.make("me", "guest")
    opens = ben.done("POST", "/api/keys", {"key": made["key"]})
    assert (opens["purpose"], opens["seat"], opens["match"]["match"]) == ("link", None, made["match"])
    match = ada.make("me", "guest", access="invitation")["match"]
    key = ada.done("POST", f"/api/matches/{match}/seats/1/invitations")["key"]
    for _ in range(2):
        opens = ben.done("POST", "/api/keys", {"key": key})
        assert (opens["purpose"], opens["seat"], opens["match"]["game"]) == ("invitation", 1, "lanterns")
    assert ben.join(match, key) == 1
    answer = ada.call("POST", "/api/keys", {"key": key})
    assert (answer.status_code, answer.json()["error"]) == (403, "table.key-used-or-expired")


# ---------------------------------------------------------------- streams


def lines(guest: Guest, match: str, until_seq: int, **query: object) -> list[dict[str, Any]]:
    """The NDJSON stream up to the situation after an entry."""
    known = {key: str(value) for key, value in query.items() if value is not None}
    told: list[dict[str, Any]] = []
    with guest.http.stream("GET", f"/api/matches/{match}/stream", params=known) as stream:
        assert stream.status_code == 200
        for line in stream.iter_lines():
            if line:
                told.append(json.loads(line))
                if told[-1]["type"] == "situation" and told[-1]["seq"] >= until_seq:
                    break
    return told


def test_a_stream_resumes_after_any_entry_as_if_it_had_never_been_broken(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    play_out(match, ada, ben)
    last = ada.situation(match, 0)["seq"]
    for viewer in (0, None):
        whole = lines(ada, match, last, seat=viewer, after=0)
        for after in (1, last // 2, last):
            rest = lines(ada, match, last, seat=viewer, after=after)
            assert rest[1:] == [
                message for message in whole[1:] if message["seq"] > after or message["type"] == "situation"
            ]


def test_both_players_see_a_move_on_their_sockets_and_its_answer_comes_to_one(ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    move = ada.legal(match, 0)[0]
    with ada.listen(match, seat=0) as one, ben.listen(match, seat=1) as other:
        seq = one.until("situation")["seq"]
        other.until("situation")
        one.send(json.dumps({"type": "move", "client": "a", "seat": 0, "answers": seq, "moves": [move]}))
        assert other.until("put-down").get("move") is None
        heard = [one.told() for _ in range(3)]
        assert {message["type"] for message in heard} == {"accepted", "put-down", "situation"}
        assert next(message for message in heard if message["type"] == "put-down")["move"] == move
        one.send("{")
        assert one.until("refused")["error"] == "table.unreadable"
        one.send(json.dumps({"type": "ping"}))
        one.until("pong")


def test_a_spectator_of_a_public_match_sees_what_is_public(server: Server, ada: Guest, ben: Guest) -> None:
    match = ada.make("me", "guest", access="public")["match"]
    ben.join(match)
    with Guest(server.address, "Cleo") as cleo:
        told = lines(cleo, match, 5, after=0)
        dealt = next(message for message in told if message["type"] == "moves")
        assert {step["move"] for step in dealt["steps"]} == {"deal 0 ?", "deal 1 ?"}
        assert all(not hand["known"] for hand in told[-1]["view"]["hands"])
        assert cleo.call("GET", f"/api/matches/{match}/situation", seat=0).status_code == 403


def test_the_old_devices_stream_ends_when_the_seat_moves(server: Server, ada: Guest, ben: Guest) -> None:
    match = seated(ada, ben)
    with ada.listen(match, seat=0) as line:
        line.until("situation")
        key = ada.done("POST", f"/api/matches/{match}/seats/0/device-keys")["key"]
        with Guest(server.address, "phone") as phone:
            phone.done("POST", "/api/claims", {"key": key})
        assert line.until("goodbye")["why"] == "moved"


@pytest.mark.parametrize("seats", [["me"], ["me", "nobody-knows"], ["me"] * 4])
def test_a_match_that_cannot_be_is_refused_with_what_can(ada: Guest, seats: list[str]) -> None:
    body = {"client": "x", "game": "lanterns", "seats": [{"who": who} for who in seats]}
    answer = ada.call("POST", "/api/matches", body)
    assert (answer.status_code, answer.json()["error"]) == (422, "table.option")
    assert ada.call("POST", "/api/matches", body | {"game": "chess"}).status_code == 404


def test_what_can_be_chosen_is_told_beside_what_is_wished(ada: Guest) -> None:
    asked = {"game": "everdell-duo", "players": 1, "options": {"mode": "competitive"}}
    told = {offer["name"]: offer for offer in ada.done("POST", "/api/tables/options", asked)["options"]}
    assert (told["mode"]["value"], told["mode"]["values"]) == ("cooperative", ["cooperative", "challenge"])
    assert told["chapter"]["group"] == "mode"
    assert "hare" not in told
    assert ada.call("POST", "/api/tables/options", {**asked, "game": "chess"}).json()["error"] == "table.no-such-game"


def test_a_search_tells_its_thoughts_to_who_plays_against_bots_and_to_nobody_else(ada: Guest, ben: Guest) -> None:
    alone = ada.make("me", "me", game="everdell-duo")["match"]
    seat = ada.situation(alone, 0)["waiting"][0]
    told = ada.done("GET", f"/api/matches/{alone}/legal", seat=seat, scored=True, thoughts=True)
    assert {thought["move"] for thought in told["thoughts"]} <= set(told["moves"])
    assert sum(thought["tries"] for thought in told["thoughts"]) > 20
    assert all(0 <= thought["chance"] <= 1 for thought in told["thoughts"])
    both = ada.make("me", "guest", game="everdell-duo")
    ben.join(both["match"], both["key"])
    answer = ada.call("GET", f"/api/matches/{both['match']}/legal", seat=0, scored=True, thoughts=True)
    assert (answer.status_code, answer.json()["error"]) == (403, "table.no-hints")
