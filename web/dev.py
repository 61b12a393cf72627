"""`python -m web.dev` runs the table and the page for whoever works on them: the server starts anew when Python
changes, Vite shows the page as it is written, at the address that it prints. Ctrl-C ends both.
"""

from contextlib import suppress
from typing import Final

from watchfiles import PythonFilter, run_process

from understory.cli import app
from web import generate
from web.build import ROOT, Npm

SOURCES: Final = ROOT / "src" / "understory"


def serve() -> None:
    """The table, in a process that is ended and started again."""
    app(["serve", "--log-level", "warning"])


def main() -> None:
    """Both, until Ctrl-C."""
    generate.main()
    npm = Npm()
    npm.install()
    with npm.beside("run", "dev") as page:
        with suppress(KeyboardInterrupt):
            run_process(SOURCES, target=serve, watch_filter=PythonFilter())
        page.terminate()


if __name__ == "__main__":
    main()
