"""What is asked, shown and told at a table in the terminal. What a person types is a number of the menu, a move, or a
word of help."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Generic, TypeVar

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from understory.cli.cards import cards_called, shown_card
from understory.cli.complaining import in_words
from understory.cli.reading import put
from understory.cli.rulebook import answering, shown_rule
from understory.cli.sentences import (
    asked_words,
    end_words,
    points_table,
    reason_words,
    score_words,
    told_moves,
    told_seat,
)
from understory.cli.session import YOU, Session
from understory.cli.shelf import book_of
from understory.cli.speaking import spoken as spoken_face
from understory.cli.speaking import title_words
from understory.cli.thinking import thought_words
from understory.core import (
    SPECTATOR,
    Asked,
    BriefFace,
    Decision,
    IllegalMove,
    Item,
    LegalMoves,
    NotationError,
    Seat,
    Terminal,
    Viewer,
)
from understory.core.spec import PACKED
from understory.locale import Language, Tongue, speak
from understory.locale.tongue import worded

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

_SHOWN: Final = 120
"""Menu lines shown at once; the rest can still be typed."""


@dataclass(frozen=True, slots=True)
class Keeping:
    """Where a game's record goes after every move, and what is told of it at the end."""

    keep: Callable[[str], None]
    told: str = ""


def kept_in(path: Path, tongue: Tongue) -> Keeping:
    """The record kept in a file of its own."""
    return Keeping(partial(put, path), tongue.say("cli-kept", {"file": str(path)}))


class Left(Exception):
    """The person leaves the table."""


def typed(prompt: str) -> str:
    """What the person types, single spaces between words. What comes through a pipe is shown as if it were typed."""
    answer = " ".join(input(prompt).split())
    if not sys.stdin.isatty():
        print(answer)
    return answer


class Dialogue(Generic[S, M, V]):
    """A table and the people before the screen."""

    def __init__(
        self,
        table: Session[S, M, V],
        console: Console,
        keeping: Keeping | None,
        svg: Path | None,
        tongue: Tongue | None = None,
        *,
        thoughts: bool = False,
    ) -> None:
        spoken = tongue or speak(Language.ENGLISH)
        self.face = spoken_face(table.box.face, spoken)
        self.tongue = spoken.seated([spoken.say("cli-you") if name == YOU else name for name in table.names])
        self.table = table
        self.console = console
        self.keeping = keeping
        self.svg = svg
        self.thoughts = thoughts
        self.sitting: Viewer = table.people[0] if len(table.people) == 1 else SPECTATOR
        """Who is before the screen: nothing that this viewer may not know is ever shown."""
        self.told = dict.fromkeys(table.people, 0)
        self.told_spectator = 0
        self.unsaved = False
        self.shown: Viewer = SPECTATOR
        """Whose table stands on the screen."""

    def run(self) -> None:
        """Play until the game is over."""
        spec = self.table.box.game.spec
        game = title_words(spec.name, spec.title, self.tongue)
        title = self.tongue.say("cli-line", {"head": game, "rest": ", ".join(self.tongue.names)})
        self.console.print(Text(title, style="bold"), self.tongue.say("cli-type-help"), sep="\n")
        self._keep()
        self._draw()
        # From here on what cannot be written any more is told, and does not end the game.
        while (seat := self.table.go_on(self._moved)) is not None:
            self._seat(seat)
            self._try(self._draw)
            self._tell(seat)
            self._show_or_remind(seat)
            self._ask(seat)
        self._end()

    # ------------------------------------------------------------ showing

    def _seat(self, seat: Seat) -> None:
        """Let the person of this seat sit down, the screen cleared of what the last one saw."""
        if self.sitting == seat:
            return
        if len(self.table.people) > 1:
            self.sitting = SPECTATOR
            self._try(self._draw)
            self._clear()
            while typed(f"{self.tongue.say('cli-your-turn', {'who': told_seat(seat, self.tongue)})} ") == "quit":
                self._quit()
            self._clear()
        self.sitting = seat

    def _clear(self) -> None:
        """Wipe the screen, and what has scrolled off it: the next person could look there."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.clear()

    def _tell(self, viewer: Viewer) -> None:
        """What has happened since this viewer was last told."""
        told = self.told_spectator if viewer is None else self.told[viewer]
        last = len(self.table.line.steps)
        for words in told_moves(self.table.line, min(told, last), last, viewer, self.tongue):
            self.console.print(Padding(Text(words, style="dim"), (0, 0, 0, 2), expand=False))
        if viewer is None:
            self.told_spectator = last
        else:
            self.told[viewer] = last

    def _show(self, viewer: Viewer) -> None:
        game, state = self.table.box.game, self.table.line.state
        self.console.print()
        # Where nobody can make the window wider, a row of the table stays one line.
        told = Text(self.face.text(game.view(state, viewer)))
        self.console.print(told, soft_wrap=not self.console.is_terminal)
        self.console.print(
            Text(self.tongue.say("cli-points-now", {"scores": score_words(game, state, self.tongue.names)}))
        )

    def _show_or_remind(self, seat: Seat) -> None:
        """The table, or what is new about it where it stands there already, and what is asked."""
        box, node, face = self.table.box, self.table.line.node, self.face
        view = box.game.view(self.table.line.state, seat)
        brief = face.brief(view) if isinstance(face, BriefFace) and self.shown == seat else None
        if brief is None:
            self._show(seat)
            self.shown = seat
        else:
            self.console.print(Text(brief))
        assert isinstance(node, Decision)  # noqa: S101  (the seat has to decide)
        asked = box.asked(view) if box.asked else Asked(node.ask)
        if box.game.legal(self.table.line.state, seat).only() is None and self.tongue.has(f"ask-{worded(asked.what)}"):
            self.console.print(Text(asked_words(asked, self.tongue), style="bold"))

    def _show_menu(self, items: tuple[Item[M], ...], legal: LegalMoves[M]) -> None:
        shown = [Text(f"{number:3}  {item.label}") for number, item in enumerate(items[:_SHOWN], 1)]
        if any(len(line) > self.console.width // 2 for line in shown):
            self.console.print(*shown, sep="\n", soft_wrap=True)
        else:
            self.console.print(Columns(shown, equal=True, column_first=True, padding=(0, 3)))
        if len(items) > _SHOWN:
            more = {"more": len(items) - _SHOWN, "last": len(items)}
            self.console.print(f"  {self.tongue.say('cli-more-listed', more)}")
        if not legal.closed:
            self.console.print(Text(f"  {self.tongue.say('cli-more-allowed')}", style="dim"))

    def _end(self) -> None:
        table, end = self.table, self.table.line.node
        assert isinstance(end, Terminal)  # noqa: S101  (nobody has to decide any more)
        if len(table.people) > 1:
            self.sitting, self.told_spectator = SPECTATOR, max(self.told.values())
        self._try(self._draw)
        self.console.print()
        self._tell(self.sitting)
        self._show(self.sitting)
        self.console.print(points_table(table.box.game.ledger(table.line.state), self.tongue))
        self.console.print(Text(end_words(end, self.tongue), style="bold"))
        if self.keeping and self.keeping.told:
            self.console.print(self.keeping.told)

    # ------------------------------------------------------------ asking

    def _ask(self, seat: Seat) -> None:
        """Ask until the seat has made a move, or taken one back."""
        game, state = self.table.box.game, self.table.line.state
        legal = game.legal(state, seat)
        only = legal.only()
        if only is not None:
            # Asked lest the others learn that there is no choice; who sits here need not be bothered with it.
            self._play(seat, only)
            return
        menus = [self.face.menu(game.view(state, seat), legal)]
        self._show_menu(menus[-1], legal)
        while True:
            answer = self._answer(seat, menus)
            if isinstance(answer, Item):
                if not isinstance(answer.then, tuple):
                    if self._play(seat, answer.then):
                        return
                    continue
                menus.append(answer.then)
            elif answer:
                if self._obey(seat, answer):
                    return
                continue
            self._show_menu(menus[-1], legal)

    def _answer(self, seat: Seat, menus: list[tuple[Item[M], ...]]) -> Item[M] | str:
        """What the person typed: a line of the menu, or words; nothing asks for the menu again."""
        while True:
            answer = typed(f"{told_seat(seat, self.tongue)} > ")
            if answer in {"0", "back"}:
                if len(menus) > 1:
                    menus.pop()
                return ""
            if not (answer.isascii() and answer.isdigit() and len(answer) < 9):
                return answer
            if 1 <= int(answer) <= len(menus[-1]):
                return menus[-1][int(answer) - 1]
            self.console.print(self.tongue.say("cli-list-goes", {"most": len(menus[-1])}))

    def _obey(self, seat: Seat, wish: str) -> bool:
        """Do what was typed; `True` where the table has changed."""
        word, _, rest = wish.partition(" ")
        if word == "undo" and not rest:
            return self._undo(seat)
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self.console.print(self.tongue.say("cli-help")),
            "?": lambda: self.console.print(self.tongue.say("cli-help")),
            "table": lambda: self._show(seat),
            "points": lambda: self.console.print(
                points_table(self.table.box.game.ledger(self.table.line.state), self.tongue)
            ),
            "rules": lambda: self._rules(rest),
            "card": lambda: self._card(rest),
            "save": lambda: self._save(rest),
            "quit": self._quit,
        }
        if word in commands:
            commands[word]()
            return False
        try:
            move = self.table.box.game.parse(wish)
        except NotationError as error:
            self.console.print(self.tongue.say("cli-unread", {"error": in_words(str(error), self.tongue)}))
            return False
        return self._play(seat, move)

    def _play(self, seat: Seat, move: M) -> bool:
        try:
            self.table.line.play(seat, move)
        except IllegalMove as error:
            self.console.print(Text(self.tongue.say("cli-refused", {"move": error.notation}), style="bold"))
            for fault in error.faults:
                self.console.print(Padding(reason_words(fault, self.tongue), (0, 0, 0, 2), expand=False))
            return False
        self.unsaved = True
        self._moved()
        return True

    def _undo(self, seat: Seat) -> bool:
        if not self.table.undo(seat):
            self.console.print(self.tongue.say("cli-no-undo"))
            return False
        length = len(self.table.line.steps)
        self.told = {at: min(told, length) for at, told in self.told.items()}
        self.told_spectator = min(self.told_spectator, length)
        self.console.print(self.tongue.say("cli-undone"))
        self._moved()
        return True

    def _rules(self, word: str) -> None:
        game = self.table.box.game.spec.name.partition(PACKED)[0]
        rules = [*book_of(game).rules, *book_of("table").rules]
        found = [rule for rule in rules if rule.id == word] or [rule for rule in rules if word in rule.id]
        found = found or answering((game,), word, self.tongue)
        if len(found) > 8:
            self.console.print(Columns([Text(rule.id) for rule in found], equal=True, column_first=True))
            return
        for rule in found:
            self.console.print(shown_rule(rule, self.tongue))
        if not found:
            self.console.print(self.tongue.say("cli-no-rule", {"word": word}))

    def _card(self, word: str) -> None:
        found = cards_called(word, self.tongue, (self.table.box.game.spec.name.partition(PACKED)[0],))
        for card in found:
            self.console.print(shown_card(card, self.tongue))
        if not found:
            self.console.print(self.tongue.say("cli-no-card", {"word": word}))

    # ------------------------------------------------------------ keeping

    def _save(self, name: str) -> None:
        if not name:
            self.console.print(self.tongue.say("cli-save-where"))
            return
        try:
            put(Path(name), str(self.table.record()))
        except OSError as error:
            why = in_words((error.strerror or str(error)).lower(), self.tongue)
            self.console.print(self.tongue.say("cli-cannot-save", {"file": name, "why": why}))
            return
        self.unsaved = False
        needed = " --pack DIR" if PACKED in self.table.box.game.spec.name else ""
        self.console.print(self.tongue.say("cli-saved", {"file": f"{name}{needed}"}))

    def _quit(self) -> None:
        if self.unsaved and self.keeping is None:
            self.unsaved = False
            self.console.print(self.tongue.say("cli-not-saved"))
            return
        raise Left(self.tongue.say("cli-goodbye"))

    def _moved(self) -> None:
        """After every move it is kept. It is drawn when somebody is asked, or at once where people only look on."""
        self._try(self._keep)
        if self.thoughts and self.table.thoughts:
            self.console.print(
                Padding(Text(thought_words(self.table.thoughts, self.tongue), style="dim"), (0, 0, 0, 4), expand=False)
            )
            self.table.thoughts = ()
        if not self.table.people:
            self._try(self._draw)

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:
            why = in_words((error.strerror or str(error)).lower(), self.tongue)
            self.console.print(self.tongue.say("cli-cannot-write", {"file": str(error.filename), "why": why}))

    def _keep(self) -> None:
        if self.keeping is not None:
            self.keeping.keep(str(self.table.record()))

    def _draw(self) -> None:
        if self.svg is not None:
            view = self.table.box.game.view(self.table.line.state, self.sitting)
            put(self.svg, self.table.box.face.svg(view))
