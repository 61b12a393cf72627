"""`understory` alone: the table is laid and shown."""

import os
import subprocess
import sys
from pathlib import Path

import httpx

PROGRAM = "from understory.cli import main; main()"


def test_the_command_alone_lays_the_table_and_shows_it_in_the_browser(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}.new && mv {seen}.new {seen}\n', encoding="utf-8")
    browser.chmod(0o755)
    told = {"DISPLAY": ":0", "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path / "data")}
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != "UNDERSTORY_STORE"} | told,
    ) as table:
        assert table.stdout is not None
        address = table.stdout.readline().split()[-1]
        assert "<title>Understory" in httpx.get(address, timeout=60).text
        table.terminate()
        assert table.wait(timeout=60) == 0
    assert seen.read_text(encoding="utf-8").strip() == address
    assert (tmp_path / "data" / "understory" / "understory.db").is_file()
