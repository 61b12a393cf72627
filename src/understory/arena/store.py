"""Results in a file, as JSON lines or Parquet. A file can be taken up again: what it holds need not be played again.

JSON lines: the plan's header, then a result a line, each written as soon as it is there. For Parquet the lines are
gathered in a file beside it, and put into the table when all are there.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, cast

from understory.arena.matches import Result
from understory.core import OptionError
from understory.core.extras import NotInstalled

LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"


class Results:
    """The results of one plan, in memory and, where a path is given, in a file."""

    def __init__(self, path: Path | None, header: dict[str, object]) -> None:
        if path is not None and path.suffix not in (LINES, PARQUET):
            raise OptionError("output", str(path), f"its name has to end in {LINES} or {PARQUET}")
        self.path = path
        self.header = header
        self.results: list[Result] = []
        self._lines = path.with_name(f"{path.name}.jsonl") if path and path.suffix == PARQUET else path
        self._file: IO[str] | None = None

    def __enter__(self) -> "Results":
        if self.path is not None and self.path.suffix == PARQUET:
            _pyarrow()
            if self.path.exists():
                self.results = _from_parquet(self.path, self.header)
                return self
        if self._lines is not None:
            whole = self._taken_up(self._lines)
            self._file = self._lines.open("r+" if self._lines.exists() else "w", encoding="utf-8", newline="\n")
            self._file.truncate(whole)
            self._file.seek(whole)
            if not whole:
                self._write(self.header)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    @property
    def done(self) -> set[int]:
        """The numbers of the matches that have been played."""
        return {result["number"] for result in self.results}

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results.append(result)
        if self._file is not None:
            self._write(cast("dict[str, object]", result))

    def finish(self) -> None:
        """All are there: make the table, where one was asked for."""
        self.results.sort(key=lambda result: result["number"])
        if self.path is not None and self.path.suffix == PARQUET and self._lines is not None and self._file is not None:
            _to_parquet(self.path, self.header, self.results)
            self._file.close()
            self._file = None
            self._lines.unlink()

    def _write(self, line: dict[str, object]) -> None:
        assert self._file is not None  # noqa: S101  (only asked of an open file)
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._file.flush()

    def _taken_up(self, path: Path) -> int:
        """Take what an earlier run has written; how many bytes of it are whole lines. The last may be cut short."""
        if not path.exists():
            return 0
        kept = path.read_bytes()
        whole = kept.rfind(b"\n") + 1
        lines = kept[:whole].decode("utf-8", errors="replace").splitlines()
        if not lines:
            return 0
        try:
            header, *results = map(json.loads, lines)
        except ValueError:
            raise OptionError("output", str(path), "it is there and holds no results") from None
        _check(path, header, self.header)
        self.results = results
        return whole


def _check(path: Path, found: object, wanted: dict[str, object]) -> None:
    if found == wanted:
        return
    if not isinstance(found, dict) or found.get("understory") != "results":
        raise OptionError("output", str(path), "it is there and holds no results")
    differing = sorted(key for key in {*found, *wanted} if found.get(key) != wanted.get(key))
    raise OptionError("output", str(path), f"it holds results of another plan: {', '.join(differing)} differ")


def _pyarrow() -> Any:
    try:
        import pyarrow.parquet  # noqa: PLC0415  (the extra `research`)
    except ImportError:
        raise NotInstalled("pyarrow", "research") from None
    return pyarrow


def _to_parquet(path: Path, header: dict[str, object], results: Iterable[Result]) -> None:
    arrow = _pyarrow()
    table = arrow.Table.from_pylist(list(results))
    table = table.replace_schema_metadata({b"understory": json.dumps(header).encode()})
    arrow.parquet.write_table(table, path)


def _from_parquet(path: Path, header: dict[str, object]) -> list[Result]:
    try:
        table = _pyarrow().parquet.read_table(path)
        found = json.loads((table.schema.metadata or {}).get(b"understory", b"null"))
    except (ValueError, OSError):
        raise OptionError("output", str(path), "it is there and holds no results") from None
    _check(path, found, header)
    return cast("list[Result]", table.to_pylist())
