"""Games taken from the shelf by a server whose threads want several at once."""

import subprocess
import sys

import pytest

PROGRAM = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from understory.server.worker import shelf_with

shelf, names = shelf_with({}, {}), sys.argv[1:]
together = Barrier(len(names))

def opened(name):
    together.wait()
    return shelf(name).game.spec.name

with ThreadPoolExecutor(len(names)) as threads:
    print(*threads.map(opened, names))
"""


@pytest.mark.parametrize("names", [("kodama", "kodama-duo"), ("kodama-duo", "kodama", "kodama-3d", "everdell-duo")])
def test_games_that_share_modules_can_be_opened_at_the_same_time(names: tuple[str, ...]) -> None:
    opened = subprocess.run([sys.executable, "-c", PROGRAM, *names], capture_output=True, text=True, check=False)
    assert opened.stdout.split() == list(names), opened.stderr
