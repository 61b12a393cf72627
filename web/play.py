"""`python web/play.py` builds the page where it is not built, lays the table on SQLite, says where, and opens it there
where there is a screen. What is written after it goes to `understory serve`.
"""

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

PORT: Final = 8000
_PROGRAM: Final = "from understory.cli import main; main()"


def main(arguments: list[str]) -> int:
    """Serve until Ctrl-C, or until told to stop."""
    subprocess.run([sys.executable, str(Path(__file__).parent / "build.py")], check=True)
    command = [sys.executable, "-c", _PROGRAM, "serve", "--port", str(_port()), "--log-level", "warning", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as table:
        signal.signal(signal.SIGTERM, lambda _number, _frame: table.terminate())
        assert table.stdout is not None  # noqa: S101  (asked for above)
        with suppress(KeyboardInterrupt):
            for line in table.stdout:
                print(line, end="", flush=True)
                address = line.split()[-1]
                if address.startswith("http://") and _screen():
                    webbrowser.open(address)
        with suppress(KeyboardInterrupt):
            table.wait()
    return table.returncode


def _port() -> int:
    """The usual port, or any where it is taken: bookmarks and what a browser keeps hold on to the usual one."""
    with socket.socket() as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind(("127.0.0.1", PORT))
        except OSError:
            return 0
    return PORT


def _screen() -> bool:
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
