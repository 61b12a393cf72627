import json
import re
from pathlib import Path

import httpx
import pytest
from bench.table_server import Guest, serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def test_no_token_key_password_seed_or_card_stands_in_any_log_line_and_secrets_are_stored_as_hashes(
    sqlite_store: str,
) -> None:
    with serving(sqlite_store, "--log-level", "debug", "--unlimited") as server:
        with Guest(server.address, "Ada Secretname") as ada, Guest(server.address, "Ben") as ben:
            made = ada.make("me", "guest")
            match = made["match"]
            ben.join(match, made["key"])
            ada.done("POST", "/api/account", {"login": "ada", "password": "a very long secret"})
            ada.call("POST", "/api/session", {"login": "ada", "password": "a wrong long secret"})
            device = ada.done("POST", f"/api/matches/{match}/seats/0/device-keys")["key"]
            ada.situation(match, 0, made["key"])
            with ada.listen(match, key=made["key"]) as socket:
                socket.told()
            ada.ask(match, "move", seat=0, moves=["return L77"], answers=5)
            ada.ask(match, "say", text="a spoken word")
            _play_out(match, ada, ben)
            seed = ada.situation(match, 0)["end"]["seed"]
            secrets = [ada.token, ben.token, made["key"], device, "a very long secret", "a wrong long secret"]
            kept = b"".join(
                path.read_bytes() for path in Path(sqlite_store.removeprefix("sqlite:///")).parent.iterdir()
            )
        server.stop()
        logged = "".join(server.lines)
    assert len(server.lines) > 30
    assert not [secret for secret in (*secrets, seed, "spoken", "Secretname", match) if secret in logged]
    assert not re.search(r"\bL\d+\b", logged), "a card stands in the log"
    assert not [secret for secret in secrets if secret.encode() in kept]
    for line in server.lines:
        json.loads(line)


def _play_out(match: str, *guests: Guest) -> None:
    while (stands := guests[0].situation(match, 0))["status"] != "over":
        seat = stands["waiting"][0]
        move = guests[seat].legal(match, seat)[0]
        guests[seat].ask(match, "move", seat=seat, moves=[move], answers=stands["seq"], closes=0)


@pytest.mark.parametrize("https", [False, True])
def test_the_cookie_is_kept_from_scripts_and_other_sites(sqlite_store: str, https: bool) -> None:
    with serving(sqlite_store, *(["--https"] if https else [])) as server:
        answer = httpx.post(f"{server.address}/api/me", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert ("secure" in cookie) == https
        assert len(answer.cookies["understory"]) >= 43, "32 random bytes"


def test_every_answer_tells_browsers_to_be_strict(ada: Guest) -> None:
    for path in ("/api/games", "/api/me", "/nowhere", "/healthz", "/openapi.json"):
        headers = ada.call("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_another_sites_page_can_change_nothing(ada: Guest) -> None:
    body = {"client": "x", "game": "lanterns", "seats": [{"who": "me"}, {"who": "me"}]}
    foreign = {"origin": "https://elsewhere.example"}
    assert ada.http.post("/api/matches", json=body, headers=foreign).status_code == 403
    assert ada.http.post("/api/matches", json=body, headers={"origin": ada.address}).status_code == 201
    form = {"content-type": "text/plain"}
    assert ada.http.post("/api/matches", content=json.dumps(body), headers=form).status_code == 415
    match = ada.make("me", "me")["match"]
    address = f"{ada.address.replace('http', 'ws')}/api/matches/{match}/socket?seat=0"
    cookie = {"Cookie": f"understory={ada.token}", "Origin": "https://elsewhere.example"}
    with pytest.raises(Exception, match="403"):
        connect(address, additional_headers=cookie)


def test_what_is_too_large_is_refused_whatever_its_header_says(ada: Guest) -> None:
    large = b'{"name": "' + b"a" * 20_000 + b'"}'
    json_kind = {"content-type": "application/json"}
    assert ada.http.post("/api/me", content=large, headers=json_kind).status_code == 413
    assert (
        ada.http.post("/api/me", content=iter([large[:10_000], large[10_000:]]), headers=json_kind).status_code == 413
    )
    assert ada.call("POST", "/api/me", {"name": "a" * 41}).status_code == 422
    match = ada.make("me", "me")["match"]
    with ada.listen(match, seat=0) as line:
        line.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                line.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_whoever_asks_too_often_is_told_when_to_come_back(sqlite_store: str) -> None:
    with serving(sqlite_store) as server, Guest(server.address, "Ada") as ada, Guest(server.address, "Ben") as ben:
        body = {"game": "lanterns", "seats": [{"who": "me"}, {"who": "me"}]}
        answers = [ada.call("POST", "/api/matches", body | {"client": f"c{n}"}) for n in range(30)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert answers[0].status_code == 201
        assert refused
        assert refused[0].json()["error"] == "table.too-often"
        assert refused[0].json()["arguments"]["seconds"] >= 1
        assert ben.make("me", "me")["match"], "others are not held up"
        joins = [ben.call("POST", "/api/matches/abcdefgh22/seats", {"client": f"j{n}"}) for n in range(40)]
        assert {answer.status_code for answer in joins} == {404, 429}
        match = ben.make("me", "me")["match"]
        posts = [ben.ask(match, "say", text="again") for _ in range(90)]
        assert {answer.status_code for answer in posts} == {200, 429}
        guests = [httpx.post(f"{server.address}/api/me", json={"name": "Many"}).status_code for _ in range(30)]
        assert set(guests) == {201, 429}


def test_a_forged_or_missing_token_is_nobody(ada: Guest) -> None:
    for token in (None, "", "x", "ä", "a" * 5000):
        headers = {} if token is None else {b"cookie": f"understory={token}".encode()}
        assert httpx.get(f"{ada.address}/api/me", headers=headers).status_code == 401


def test_whoever_may_not_look_cannot_tell_a_hidden_match_from_none(ada: Guest, ben: Guest) -> None:
    hidden = [ada.make("me", "me", access=access)["match"] for access in ("unlisted", "invitation")]
    asked = (
        ("GET", "", None),
        ("GET", "/situation", None),
        ("GET", "/legal", None),
        ("GET", "/stream", None),
        ("GET", "/record", None),
        ("POST", "/requests", {"type": "say", "client": "c", "text": "a word"}),
        ("POST", "/requests", {"type": "undo", "client": "c", "seat": 0}),
        ("POST", "/queries", {"type": "why", "client": "c", "seat": 0, "move": "pass"}),
        ("POST", "/seats", {"client": "c"}),
        ("POST", "/links", None),
        ("POST", "/rematch", None),
        ("POST", "/seats/0/invitations", None),
        ("POST", "/seats/0/device-keys", None),
    )
    for method, path, body in asked:
        query = {"seat": 0} if path == "/legal" else {}
        none = ben.call(method, f"/api/matches/abcdefgh22{path}", body, **query)
        assert none.status_code == 404
        for match in hidden:
            found = ben.call(method, f"/api/matches/{match}{path}", body, **query)
            assert (found.status_code, found.content) == (404, none.content), path
            with ada.http.stream(method, f"/api/matches/{match}{path}", json=body, params=query) as own:
                assert own.status_code != 404, path


def test_a_token_that_was_seen_before_registering_or_logging_in_is_worth_nothing_after(ada: Guest, ben: Guest) -> None:
    account = {"login": f"ada-{id(ada)}", "password": "lantern light"}
    guest = ada.token
    ada.done("POST", "/api/account", account)
    registered = ada.token
    ada.done("POST", "/api/session", account)
    assert len({guest, registered, ada.token}) == 3
    for token in (guest, registered):
        assert httpx.get(f"{ben.address}/api/me", cookies={"understory": token}).status_code == 401
    assert ada.done("GET", "/api/me")["account"] == account["login"]
