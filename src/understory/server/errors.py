"""The words the server's parts share."""

from importlib.metadata import version

from understory.hosting.errors import TableError

__all__ = ["TableError", "Unavailable", "release"]


class Unavailable(TableError):
    """The store cannot be reached, is locked or full. Nothing was changed; the same request may be sent again."""

    def __init__(self) -> None:
        super().__init__(503, "table.storage")


def release() -> str:
    """The release that runs."""
    return version("understory")
