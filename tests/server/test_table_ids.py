"""Idempotency keys: an id stands for one request of one person, and for nothing that anybody else can make."""

from typing import Any, get_args

import httpx
from bench.table_server import Guest, Server

from understory.table import deciding
from understory.table import messages as msg
from understory.testing import rule


def _error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


def _post(guest: Guest, match: str, kind: str, **parts: object) -> httpx.Response:
    return guest.call("POST", f"/api/matches/{match}/requests", {"type": kind, "client": "same", **parts})


def _join(guest: Guest, match: str, **parts: object) -> httpx.Response:
    return guest.call("POST", f"/api/matches/{match}/seats", {"client": "same", **parts})


@rule("table.id-used")
def test_an_id_that_stood_for_another_kind_of_request_is_refused_as_that(ada: Guest, ben: Guest) -> None:
    match = ada.make("me", "guest", access="public")["match"]
    said = _post(ben, match, "say", text="hello")
    assert said.is_success
    assert _post(ben, match, "say", text="hello").json() == said.json()
    assert _error(_join(ben, match)) == (409, "table.id-used")
    assert _error(_post(ben, match, "mute", seat=0, muted=True)) == (422, "table.id-used")
    assert ben.join(match) == 1
    assert _post(ada, match, "say", text="an id is a person's own").is_success


def test_a_seat_that_was_taken_and_given_up_is_not_had_again_by_the_same_request(ada: Guest, ben: Guest) -> None:
    match = ada.make("me", "guest", "guest", access="public")["match"]
    assert _join(ben, match, seat=1).json()["seat"] == 1
    assert _join(ben, match, seat=1).json()["seat"] == 1
    assert ben.ask(match, "leave", seat=1).is_success
    assert _error(_join(ben, match, seat=1)) == (409, "table.id-used")


def test_whoever_may_no_longer_look_learns_nothing_from_an_old_id(ada: Guest, ben: Guest) -> None:
    match = ada.make("me", "guest", access="invitation")["match"]
    key = ada.done("POST", f"/api/matches/{match}/seats/1/invitations")["key"]
    assert _join(ben, match, key=key).json()["seat"] == 1
    assert ben.ask(match, "leave", seat=1).is_success
    assert _error(_join(ben, match, key=key)) == (404, "table.no-such-match")
    assert _error(_post(ben, match, "say", text="boo")) == (404, "table.no-such-match")


def test_every_kind_of_request_can_be_sent_again() -> None:
    assert set(deciding._SIGNED) == set(get_args(msg.Request))


def _over(ada: Guest) -> str:
    """A match of Ada's that has ended."""
    match: str = ada.make("me", "me")["match"]
    while (stands := ada.situation(match, 0))["status"] != "over":
        seat = stands["waiting"][0]
        body: dict[str, Any] = {
            "seat": seat,
            "moves": ada.legal(match, seat)[:1],
            "answers": stands["seq"],
            "closes": 0,
        }
        assert ada.ask(match, "move", **body).is_success
    return match


def test_a_rematch_is_its_hosts_and_nobody_can_put_another_match_in_its_place(
    server: Server, ada: Guest, ben: Guest
) -> None:
    match = _over(ada)
    body = {"game": "lanterns", "seats": [{"who": "me"}] * 2}
    for guest in (ada, ben):
        assert guest.call("POST", "/api/matches", body | {"client": f"rematch/{match}"}).status_code == 422
        guest.call("POST", "/api/matches", body | {"client": f"rematch:{match}"})
    rematch = ada.done("POST", f"/api/matches/{match}/rematch")["match"]
    assert ada.done("POST", f"/api/matches/{match}/rematch")["match"] == rematch
    assert rematch not in {info["match"] for info in ben.done("GET", "/api/me/matches")["matches"]}
    assert ada.situation(rematch, 0)["status"] == "playing"
