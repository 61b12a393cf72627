import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from bench.table_server import Guest, Server, serving
from typer.testing import CliRunner

from understory.cli import app
from understory.server.page import page_folder

INDEX = "<!doctype html><title>Understory</title><script type=module src=/assets/index-1a2b.js></script>"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as Vite builds one."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(INDEX)
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-1a2b.js").write_text("export const leaf = 1;\n" * 200)
    return folder


@pytest.fixture(scope="module")
def reader(built: Path) -> Iterator[httpx.Client]:
    """Somebody who looks at the table through a page, behind a proxy."""
    store = f"sqlite:///{built.parent}/table.db"
    with (
        serving(store, "--page", str(built), "--behind-proxy", "--heartbeat", "0.05") as server,
        httpx.Client(base_url=server.address, timeout=60) as client,
    ):
        yield client


@pytest.mark.parametrize("place", ["/", "/m/abcdefgh22", "/join/some-key_here", "/records/0f/frames/3", "/nowhere"])
def test_every_place_of_the_page_is_answered_with_the_page_and_asked_for_again(
    reader: httpx.Client, place: str
) -> None:
    answer = reader.get(place)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = reader.get(place, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_travels_compressed(reader: httpx.Client) -> None:
    answer = reader.get("/assets/index-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert reader.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/index-old.js", "/nothing.css", "/api/nothing", "/%2e%2e/table.db"])
def test_a_file_that_is_not_there_is_not_the_page(reader: httpx.Client, path: str) -> None:
    answer = reader.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "table.no-such-place")


def test_the_page_may_run_its_own_scripts_and_styles_and_nothing_inline(reader: httpx.Client) -> None:
    policy = reader.get("/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert (rules["style-src"], rules["connect-src"], rules["worker-src"]) == ("'self'", "'self'", "'self'")
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")


def test_a_release_without_a_page_serves_the_table_alone_and_a_wrong_folder_is_refused(tmp_path: Path) -> None:
    assert page_folder(str(tmp_path)) is None
    done = CliRunner().invoke(app, ["serve", "--page", str(tmp_path)])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1)
    assert "index.html" in done.stderr


def test_behind_a_proxy_limits_count_the_address_that_the_proxy_names_and_no_other(reader: httpx.Client) -> None:
    def taken_in(forwarded: str) -> int:
        headers = {"x-forwarded-for": forwarded}
        fresh = [httpx.post(f"{reader.base_url}/api/me", json={"name": "A"}, headers=headers) for _ in range(40)]
        assert {answer.status_code for answer in fresh} <= {201, 429}
        return sum(answer.status_code == 201 for answer in fresh)

    assert taken_in("192.0.2.1") >= 20
    assert taken_in("192.0.2.1, 192.0.2.2") >= 20, "the proxy's own word comes last"
    assert taken_in("192.0.2.7, 192.0.2.2") < 20, "what the client wrote before it counts for nothing"


def test_without_a_proxy_nobody_chooses_their_address(sqlite_store: str) -> None:
    with serving(sqlite_store) as server:
        statuses = [
            httpx.post(
                f"{server.address}/api/me", json={"name": "A"}, headers={"x-forwarded-for": f"192.0.2.{n}"}
            ).status_code
            for n in range(25)
        ]
    assert set(statuses) == {201, 429}


def test_a_quiet_stream_gives_signs_of_life(reader: httpx.Client) -> None:
    with Guest(str(reader.base_url).rstrip("/"), "Ada") as ada:
        match = ada.make("me", "me")["match"]
        with ada.http.stream("GET", f"/api/matches/{match}/stream", params={"seat": "0"}) as stream:
            lines = stream.iter_lines()
            heard = [next(lines) for _ in range(4)]
    assert [json.loads(line)["type"] if line else "" for line in heard] == ["hello", "situation", "", ""]


def test_games_tell_how_they_can_be_set_up(server: Server) -> None:
    games = {game["game"]: game for game in httpx.get(f"{server.address}/api/games", timeout=60).json()["games"]}
    kodama = games["kodama"]
    assert (kodama["fewest"], kodama["most"]) == (2, 6)
    kinds = {option["name"]: (option["kind"], option["default"]) for option in kodama["options"]}
    assert kinds["first"] == ("one-seat", "random")
    assert kinds["kids"] == ("some-seats", "none")
    assert kinds["draft"] == ("choice", "off")
    assert {"random", "greedy"} <= set(kodama["bots"])
