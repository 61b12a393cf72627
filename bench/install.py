"""`python -m bench.install`: a release, installed in empty environments, one an extra; how large, how long, and whether
it works. `--write` keeps the figures in `install.json`, `--extra NAME` tries one alone.

Each environment gets the wheel that `make dist` built and nothing else of this folder. Sizes are those of the whole
environment; seconds are of `pip install` alone, with the packages it needs already in pip's cache or not, as it comes.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FIGURES: Final = Path(__file__).with_name("install.json")
SERVED: Final = """
import subprocess, sys, urllib.request
command = [sys.argv[1], "serve", "--port", "0", "--store", "sqlite:///table.db"]
served = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
try:
    address = served.stdout.readline().split()[-1]
    assert b"<html" in urllib.request.urlopen(address + "/").read()
    assert urllib.request.urlopen(address + "/healthz").status == 200
finally:
    served.terminate()
    assert served.wait(60) == 0
"""
PLAYED: Final = """
import understory
game = understory.new("kodama", players=2, seed="leaf")
while not game.over:
    game.push(game.legal.sample(__import__("random").Random(1)))
print(game.scores)
"""
STEPPED: Final = """
from understory.envs import openspiel, solo
env = solo("kodama-3d", opponents="random")
seen, info = env.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, info = env.step(env.action_space.sample(seen["action_mask"]))
print(reward, openspiel.load("kodama-3d").num_distinct_actions())
"""
_SERVE: Final = ("python", "-c", SERVED, "understory")
CHECKS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "": {
        "understory simulate": ("understory", "simulate", "kodama-3d", "--games", "2"),
        "a whole game of Kodama": ("python", "-c", PLAYED),
    },
    "table": {"understory serve, its page fetched": _SERVE},
    "play": {"understory serve, its page fetched": _SERVE, "a whole game of Kodama": ("python", "-c", PLAYED)},
    "host": {"understory serve, its page fetched": _SERVE, "drivers": ("python", "-c", "import psycopg, pywebpush")},
    "research": {"an episode in Gymnasium, a game in OpenSpiel": ("python", "-c", STEPPED)},
}
"""What has to work with each extra: programs of the environment, with their arguments."""


def main() -> None:
    """All extras, or one."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--extra", choices=[*CHECKS])
    asked.add_argument("--wheel", type=Path, default=newest_wheel())
    given = asked.parse_args()
    found = {extra or "bare": tried(given.wheel, extra) for extra in CHECKS if given.extra in (None, extra)}
    told: dict[str, Any] = {
        "python": platform.python_version(),
        "wheel_mb": megabytes(given.wheel) if given.wheel else 0,
        "extras": found,
    }
    print(json.dumps(told, indent=1))
    if given.write:
        FIGURES.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def newest_wheel() -> Path | None:
    """The wheel that `make dist` built last."""
    built = sorted((ROOT / "wheel").glob("understory-*.whl"), key=lambda path: path.stat().st_mtime)
    return built[-1] if built else None


def tried(wheel: Path | None, extra: str) -> dict[str, Any]:
    """An empty environment with the wheel and one extra: its size, how long it took, and that its commands work."""
    if wheel is None:
        raise SystemExit("there is no wheel yet: make dist")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        began = time.perf_counter()
        package = f"{wheel}[{extra}]" if extra else str(wheel)
        pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--no-compile", package], check=True, stderr=subprocess.DEVNULL)
        seconds = time.perf_counter() - began
        size = megabytes(folder / "venv")
        for title, words in CHECKS[extra].items():
            checked(programs, title, words, folder)
    return {"mb": size, "seconds": round(seconds), "checked": [*CHECKS[extra]]}


def checked(programs: Path, title: str, words: tuple[str, ...], folder: Path) -> None:
    """Run a command of the environment; what it says where it fails."""
    command = [str(programs / word) if word in ("python", "understory") else word for word in words]
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, env=kept, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{title} failed:\n{done.stdout}{done.stderr}")


def megabytes(path: Path) -> float:
    """The size of a file, or of all files in a folder."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return round(sum(file.stat().st_size for file in files) / 1e6, 1)


if __name__ == "__main__":
    main()
