"""What the table needs to run inside a page, under Pyodide: msgspec's own wasm wheel, and our sources as one archive.

The wheel is fetched once, when things are set up, and kept beside the page's other packages. Only what the table
imports is in the archive: no server, no arena, no environments, no command line.
"""

import hashlib
import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1]
SOURCES: Final = WEB.parent / "src" / "understory"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
_WHEELS: Final = WEB / "node_modules" / ".wheels"
_COMPILED: Final = WEB / "node_modules" / ".compiled"
_COMPILER: Final = WEB / "offline" / "compile.mjs"
_MSGSPEC: Final = "msgspec==0.22.0"
_LIBRARY: Final = "python_stdlib.zip"
_UNWANTED: Final = re.compile(
    # Codecs of texts that nobody sends.
    r"encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_escape|utf_)"
    # Networks, mail and markup, other processes, other machines, and whatever asks at a prompt, tests or measures.
    r"|(__phello__|_pyrepl|ctypes|email/mime|html|multiprocessing|site-packages|sqlite3|unittest|wsgiref|xml/dom|xmlrpc"
    r"|zoneinfo)/"
    r"|http/(cookie|server)|logging/(config|handlers)"
    r"|(__hello__|_pyio|_pydatetime|_strptime|antigravity|bdb|cProfile|cmd|code|colorsys|compileall|configparser|csv"
    r"|doctest|fileinput|filecmp|ftplib|getpass|imaplib|mailbox|mimetypes|modulefinder"
    r"|netrc|nturl2path|optparse|pdb|pickletools|plistlib|poplib|pprint|profile|pstats|pty|py_compile|pyclbr|pydoc"
    r"|rlcompleter|sched|shelve|smtplib|socketserver|statistics|stringprep|symtable|tabnanny|this|timeit|trace"
    r"|tracemalloc|tty|wave|webbrowser|zipapp)\.py$"
)
"""What of Python's library is left out: with it, a third more would be fetched."""
PARTS: Final = (
    "__init__.py",
    "core",
    "catalogue",
    "geometry",
    "drawing",
    "games",
    "bots",
    "table",
    "hosting",
    "locale",
)
_DATE: Final = (2020, 1, 1, 0, 0, 0)
"""The archive is the same for the same sources."""


def wheel() -> Path:
    """msgspec for the Python and the platform that this Pyodide is."""
    found = sorted(_WHEELS.glob("msgspec-*.whl"))
    if not found:
        told = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
        major, minor = told["python"].split(".")[:2]
        platform = f"pyemscripten_{told['abi_version']}_{told['arch']}"
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        chosen = ["--only-binary", ":all:", "--implementation", "cp", "--abi", f"cp{major}{minor}"]
        where = ["--python-version", f"{major}.{minor}", "--platform", platform, "--dest", str(_WHEELS)]
        subprocess.run([*pip, *chosen, *where, _MSGSPEC], check=True)
        found = sorted(_WHEELS.glob("msgspec-*.whl"))
    return found[-1]


def archive() -> bytes:
    """Our sources, as `understory/...` in a zip."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as zipped:
        for path in sorted(path for part in PARTS for path in _files(SOURCES / part)):
            name = f"understory/{path.relative_to(SOURCES).as_posix()}"
            zipped.writestr(zipfile.ZipInfo(name, _DATE), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def library() -> bytes:
    """Python's own modules but for those that no table could want, as they lie in Pyodide's archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(PYODIDE / _LIBRARY) as given, zipfile.ZipFile(packed, "w") as made:
        for name in sorted(given.namelist()):
            if not name.endswith("/") and not _UNWANTED.match(name):
                made.writestr(zipfile.ZipInfo(name, _DATE), given.read(name))
    return packed.getvalue()


def compiled(node: str, sources: bytes, place: str) -> bytes:
    """An archive with every module compiled by the Python that will run it from `place`: a third of the time until it
    can be used. Compiled once, and kept until the sources change."""
    folder = _COMPILED / place.strip("/").replace("/", "-")
    kept = folder / f"{hashlib.sha256(sources + _COMPILER.read_bytes()).hexdigest()[:20]}.zip"
    if not kept.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.zip"):
            old.unlink()
        given, made = folder / "sources", folder / "made"
        given.write_bytes(sources)
        command = [node, str(_COMPILER), str(PYODIDE), str(given), str(made), place]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        made.rename(kept)
    return kept.read_bytes()


def _files(part: Path) -> list[Path]:
    """What is needed of a part: modules and data; the page has the words."""
    if part.is_file():
        return [part]
    return [path for path in part.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".ftl")]
