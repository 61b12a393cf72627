"""`python web/chromium.py` sees to it that there is a Chromium for the page's tests, and prints where.

One that is installed is used; where the user may install packages of the system, that is done; otherwise it is asked
for in one line.
"""

import os
import shutil
import subprocess
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
VARIABLE: Final = "CHROMIUM"
"""Names another Chromium."""
_INSTALLERS: Final = (
    (("apt-get", "update", "--quiet=2"), ("apt-get", "install", "--yes", "--quiet=2", "chromium")),
    (("dnf", "install", "--assumeyes", "--quiet", "chromium"),),
    (("apk", "add", "--quiet", "chromium"),),
    (("pacman", "-S", "--noconfirm", "--quiet", "chromium"),),
)


def found() -> str | None:
    """Where Chromium is."""
    named = os.environ.get(VARIABLE)
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> str | None:
    """Chromium from the system's packages, where the user is root and the system is one we know."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    for commands in _INSTALLERS:
        if shutil.which(commands[0][0]):
            for command in commands:
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            return found()
    return None


def main() -> None:
    """Print where Chromium is, after installing it if need be."""
    path = found() or _installed()
    if path is None:
        raise SystemExit(f"The page's tests need Chromium: install it, or name one in ${VARIABLE}, and run this again.")
    print(path)


if __name__ == "__main__":
    main()
