"""What the bare package does without: which extra brings it, and the command that installs it."""

from typing import Final

from understory.core.errors import UnderstoryError

BROUGHT_BY: Final = {
    "play": (
        *("aiosqlite", "alembic", "argon2", "httptools", "msgspec", "numba", "prometheus_client"),
        *("sqlalchemy", "starlette", "structlog", "uvicorn", "websockets"),
    ),
    "host": ("psycopg", "pywebpush", "uvloop"),
    "research": ("gymnasium", "numpy", "open_spiel", "pettingzoo", "PIL", "pyarrow", "pyspiel", "resvg_py"),
    "cluster": ("ray",),
    "dev": ("hypothesis", "pytest"),
}
"""What is imported, by the extra that installs it."""


class NotInstalled(UnderstoryError, ImportError):
    """Something is asked for that an extra brings, and it is not here."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(f"{module} is not installed; this brings it: pip install 'understory[{extra}]'")
        self.module = module
        self.extra = extra


def not_installed(error: ImportError) -> ImportError:
    """The error as one that says how to mend it, where an extra would; otherwise the error as it is."""
    module = (error.name or "").partition(".")[0]
    found = next((extra for extra, brought in BROUGHT_BY.items() if module in brought), None)
    return NotInstalled(module, found) if found else error
