"""Bots in any language: a program that reads and writes JSON, a message a line, on its standard streams.

`docs/bot-protocol.md` specifies the messages. A spec is `program:COMMAND` or `program:seconds=S:COMMAND`, such as
`program:node my-bot.js`; S is how long one decision may take. A program that crashes, stalls or answers nonsense loses
its turn to a caretaker, the game's own quick player, and is given up after `FAILURES` of those. Why is logged as a
warning, which Python writes to standard error unless told otherwise.

A spec that runs a command is for whoever sits at this machine: `bot` does not know it, `contender` does.
"""

import json
import logging
import os
import shlex
import shutil
import signal
import subprocess
import weakref
from collections.abc import Iterable, Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from time import monotonic
from typing import IO, Any, Final, Generic, TypeVar

from understory.bots.bot import Bot, BotAnswer, Clock
from understory.bots.deciding import seat_of
from understory.bots.specs import bot
from understory.core import Box, LegalMoves, NotationError, OptionError, plain

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

PROTOCOL: Final = 1
"""The version of the messages."""
PREFIX: Final = "program:"
SECONDS: Final = 10.0
"""For a decision, where neither the spec nor the clock says less."""
STARTING: Final = 20.0
"""Seconds for a program to start and say that it is ready."""
FAILURES: Final = 5
"""Turns that a program may lose before it is given up."""
LONGEST: Final = 1 << 20
"""Characters of a line that is read."""
UNREAD: Final = 10_000
"""Lines of a program that may wait to be read."""

_SECONDS: Final = "seconds="
_LOG: Final = logging.getLogger(__name__)


class Lost(Exception):
    """A program lost its turn; says how."""


def contender(spec: str, box: Box[S, M, V]) -> Bot[V, M]:
    """The bot or the program that the spec describes."""
    if not spec.startswith(PREFIX):
        return bot(spec, box)
    command, seconds = spec.removeprefix(PREFIX), SECONDS
    if command.startswith(_SECONDS):
        text, _, command = command.removeprefix(_SECONDS).partition(":")
        seconds = _seconds(spec, text)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise OptionError("bot", spec, f"the command cannot be read: {str(error).lower()}") from None
    if not words:
        raise OptionError("bot", spec, "write the command after it, such as program:node my-bot.js")
    if shutil.which(words[0]) is None:
        raise OptionError("bot", spec, f"there is no program {words[0]!r}")
    return ProgramBot(box, words, seconds)


def _seconds(spec: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise OptionError("bot", spec, "seconds is a number above 0, at most 3600")
    return seconds


class ProgramBot(Generic[S, M, V]):
    """A program that plays. It is started when it is first asked, and ended with the bot."""

    def __init__(self, box: Box[S, M, V], command: list[str], seconds: float) -> None:
        self.box = box
        self.command = command
        self.seconds = seconds
        self.lost: list[str] = []
        """Why turns were lost, one after another, until the program was given up."""
        self.lost_turns = 0
        """All of them, those after that too."""
        self._asked = 0
        self._program: _Program | None = None

    def decide(self, view: V, legal: LegalMoves[M], clock: Clock, rng: Random) -> BotAnswer[M]:
        """What the program answers; what the caretaker does where it answers nothing that counts."""
        why = "given up"
        if len(self.lost) < FAILURES:
            try:
                return self._answer(view, legal, min(self.seconds, clock.seconds))
            except Lost as lost:
                why = str(lost)
                self._note(why)
        self.lost_turns += 1
        move = self.box.greedy(view, legal, rng)
        if self._program is not None:
            self._program.tell({"type": "lost", "id": self._asked, "why": why, "played": str(move)})
        return BotAnswer(move, (("fallback", why),))

    def _note(self, why: str) -> None:
        """Keep why a turn was lost, and tell whoever waits for the results; the same reason once."""
        name = shlex.join(self.command)
        if why not in self.lost:
            _LOG.warning("%s lost a turn: %s", name, why)
        self.lost.append(why)
        if len(self.lost) == FAILURES:
            _LOG.warning("%s lost %d turns and is not asked again: the quick player plays for it", name, FAILURES)

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _answer(self, view: V, legal: LegalMoves[M], seconds: float) -> BotAnswer[M]:
        program = self._running()
        self._asked += 1
        program.tell(
            {
                "type": "decide",
                "id": self._asked,
                "seat": seat_of(view),
                "view": plain(view),
                "legal": [str(move) for move in legal],
                "closed": legal.closed,
                "seconds": seconds,
            }
        )
        try:
            answer = program.heard("move", seconds, self._asked)
        except _Gone as gone:
            self.close()
            raise Lost(str(gone)) from None
        return self._read(answer, legal)

    def _running(self) -> "_Program":
        """The program, started and ready."""
        if self._program is None:
            spec = self.box.game.spec
            try:
                self._program = _Program(self.command)
                self._program.tell(
                    {
                        "type": "hello",
                        "protocol": PROTOCOL,
                        "game": spec.name,
                        "title": spec.title,
                        "rules": spec.version,
                        "packs": dict(spec.packs),
                    }
                )
                ready = self._program.heard("ready", STARTING)
            except (_Gone, OSError) as gone:
                self.close()
                raise Lost(f"it did not start: {gone}") from None
            if ready.get("protocol") != PROTOCOL:
                self.close()
                raise Lost(f"it speaks protocol {str(ready.get('protocol'))[:20]}, not {PROTOCOL}")
        return self._program

    def _read(self, answer: Mapping[str, Any], legal: LegalMoves[M]) -> BotAnswer[M]:
        notation = answer.get("move")
        if not isinstance(notation, str):
            raise Lost("its answer holds no move")
        try:
            move = self.box.game.parse(notation)
        except NotationError as error:
            raise Lost(str(error)) from None
        if move not in legal:
            raise Lost(f"{notation[:80]!r} is not legal")
        return BotAnswer(move, tuple(_thoughts(answer.get("thoughts"))))


def _thoughts(given: object) -> list[tuple[str, int | str]]:
    """What a program says of its thoughts, as far as it is plain."""
    items = list(given.items())[:20] if isinstance(given, dict) else []
    return [(str(name)[:40], value if isinstance(value, int) else str(value)[:200]) for name, value in items]


class _Gone(Exception):
    """Nothing more is to be expected of the program; says why."""


class _Program:
    """A running program. Threads read and write its lines: one that neither listens nor speaks holds up nobody."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._lines: SimpleQueue[str | _Gone] = SimpleQueue()
        self._said: SimpleQueue[str | None] = SimpleQueue()
        hears, says = self._process.stdin, self._process.stdout
        assert hears is not None and says is not None  # noqa: S101, PT018  (both were asked for)
        threads = (
            Thread(target=_read_lines, args=(says, self._lines), daemon=True),
            Thread(target=_write_lines, args=(hears, self._said), daemon=True),
        )
        for thread in threads:
            thread.start()
        self.end = weakref.finalize(self, _end, self._process, self._said, threads)

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send a message; a program that does not listen any more is found out when it is asked."""
        self._said.put(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n")

    def heard(self, kind: str, seconds: float, number: int | None = None) -> dict[str, Any]:
        """The next message of this kind and number; `Lost` for what is no message, earlier answers are passed over."""
        deadline = monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                raise _Gone(f"it did not answer in {seconds:g} s") from None
            if isinstance(line, _Gone):
                raise line
            message = _message(line)
            if number is not None and isinstance(message.get("id"), int) and message["id"] < number:
                if monotonic() > deadline:  # there may be no end of them
                    raise _Gone(f"it did not answer in {seconds:g} s")
                continue
            if message.get("type") != kind or (number is not None and message.get("id") != number):
                raise Lost(f"it should answer {kind}{'' if number is None else f' {number}'}: {line[:80]!r}")
            return message


def _message(line: str) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise Lost(f"it should answer a JSON object on one line: {line[:80]!r}")
    return message


def _read_lines(output: IO[str], lines: "SimpleQueue[str | _Gone]") -> None:
    """Hand every line on, then that there are no more, or too many: nobody keeps what a program writes without end."""
    with suppress(OSError, ValueError):
        while line := output.readline(LONGEST):
            if lines.qsize() >= UNREAD:
                lines.put(_Gone(f"it wrote {UNREAD} lines that nobody asked for"))
                return
            lines.put(line)
    lines.put(_Gone("it ended"))


def _write_lines(hears: IO[str], said: "SimpleQueue[str | None]") -> None:
    """Write every line that is said, until no more will be."""
    with suppress(OSError, ValueError):
        while (line := said.get()) is not None:
            hears.write(line)
            hears.flush()
    with suppress(OSError, ValueError):
        hears.close()


def _end(process: "subprocess.Popen[str]", said: "SimpleQueue[str | None]", threads: Iterable[Thread]) -> None:
    """End a program and all that it started."""
    with suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    said.put(None)
    for thread in threads:
        thread.join()
    if process.stdout is not None:
        process.stdout.close()
