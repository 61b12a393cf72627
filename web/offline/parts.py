"""Writes what the page needs without a server beside the page: Python for its workers, the list of all files with their
digests, and that list into the service worker, which keeps them.

Where a file's place holds a digest it never changes there. Compressed files that servers would not compress themselves
are compressed here (`.bin`): any static host will do.
"""

import base64
import gzip
import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from understory import games
from understory.hosting.shelving import games_told
from web.offline import wasm

PYTHON: Final = "python"
"""The folder of the workers' Python, a folder with a digest for its name in it for each part."""
SERVICE: Final = "service.js"
INDEX: Final = "index.html"
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'"
)
"""What a page on a static host may do, as the server says it of its own."""
_PREFIX: Final = "const RELEASE = "
_RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json")
_WASM: Final = "pyodide.asm.wasm"
LIBRARY_AT: Final = "/lib/python.zip"
OURS_AT: Final = "/lib/understory"


def write(page: Path, node: str) -> None:
    """All of it, into the folder of a page that was just built."""
    shutil.rmtree(page / PYTHON, ignore_errors=True)
    runtime = {name: (wasm.PYODIDE / name).read_bytes() for name in _RUNTIME}
    runtime["pyodide-lock.json"] = _lock(runtime["pyodide-lock.json"])
    runtime[f"{_WASM}.bin"] = _packed((wasm.PYODIDE / _WASM).read_bytes())
    runtime["library.bin"] = _packed(wasm.compiled(node, wasm.library(), LIBRARY_AT))
    runtime["msgspec.whl"] = wasm.wheel().read_bytes()
    told = msgspec.json.encode(games_told(map(games.box, games.names())))
    ours = {"understory.bin": _packed(wasm.compiled(node, wasm.archive(), OURS_AT)), "games.json": told}
    python = {"runtime": _laid(page, runtime), "ours": _laid(page, ours)}
    files = {path.relative_to(page).as_posix(): _digest(path) for path in _kept(page)}
    version = _version(files)
    name = f"{PYTHON}/files-{version}.json"
    (page / name).write_text(json.dumps({"version": version, "python": python}), encoding="utf-8")
    files[name] = _digest(page / name)
    index = page / INDEX
    text = index.read_text(encoding="utf-8").replace('="./', '="/')
    index.write_text(text.replace("<html ", f'<html data-offline="{name}" ', 1), encoding="utf-8")
    service = page / SERVICE
    release = {"version": version, "index": _digest(index), "files": files}
    service.write_text(_released(release, service.read_text(encoding="utf-8")), encoding="utf-8")


def site(page: Path, target: Path) -> None:
    """The same page for any static host, at any path: addresses are relative, and places stand behind a `#`."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(page, target, ignore=shutil.ignore_patterns("built-from"))
    index, service = target / INDEX, target / SERVICE
    text = index.read_text(encoding="utf-8").replace("<html ", "<html data-site ", 1).replace('="/', '="./')
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    index.write_text(text.replace("<head>", f"<head>\n    {policy}", 1), encoding="utf-8")
    release, code = released(service)
    service.write_text(_released({**release, "index": _digest(index)}, code), encoding="utf-8")


def anew(page: Path) -> None:
    """Some of a page's files were changed: it is another release from now on."""
    service = page / SERVICE
    release, code = released(service)
    files = {name: _digest(page / name) for name in release["files"]}
    told = {"version": _version(files), "index": _digest(page / INDEX), "files": files}
    service.write_text(_released(told, code), encoding="utf-8")


def released(service: Path) -> tuple[dict[str, Any], str]:
    """The release that a service worker keeps, and its code."""
    first, _, code = service.read_text(encoding="utf-8").partition("\n")
    return json.loads(first.removeprefix(_PREFIX).removesuffix(";")), code


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _released(release: dict[str, Any], code: str) -> str:
    return f"{_PREFIX}{json.dumps(release, separators=(',', ':'), sort_keys=True)};\n{code}"


def _lock(text: bytes) -> bytes:
    """Which packages Pyodide could fetch: none, all that is needed is here."""
    lock: dict[str, Any] = json.loads(text)
    return json.dumps({**lock, "packages": {}}, separators=(",", ":")).encode()


def _laid(page: Path, parts: dict[str, bytes]) -> dict[str, object]:
    """Files in a folder that is named after all that is in them."""
    digest = hashlib.sha256()
    for name, data in sorted(parts.items()):
        digest.update(name.encode() + hashlib.sha256(data).digest())
    folder = f"{PYTHON}/{digest.hexdigest()[:12]}"
    (page / folder).mkdir(parents=True, exist_ok=True)
    for name, data in parts.items():
        (page / folder / name).write_bytes(data)
    return {"folder": folder, "sizes": {name: len(data) for name, data in parts.items()}}


def _kept(page: Path) -> Iterator[Path]:
    """Every file that the page may ask for without a network, but for the page itself."""
    for path in sorted(page.rglob("*")):
        if path.is_file() and path.name not in (SERVICE, INDEX, "built-from"):
            yield path


def _digest(path: Path) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"


def _version(files: dict[str, str]) -> str:
    return hashlib.sha256(json.dumps(files, sort_keys=True).encode()).hexdigest()[:12]
