"""The commands' help in a language: English stands where the commands are, the others in `locale/LANGUAGE/help.ftl`.

help-COMMAND      what it is for, its parts joined by hyphens; `help-understory` is the whole
    .NAME         what its argument or option is for
help-any          the same for arguments and options that several commands have
"""

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from understory.locale import Tongue

WHOLE: Final = "understory"
_FRAME: Final = {
    "usage": r"^Usage:",
    "arguments": r"^Arguments:$",
    "options": r"^Options:$",
    "commands": r"^Commands:$",
    "any-options": r"\[OPTIONS\]",
    "any-command": r"COMMAND \[ARGS\]\.\.\.",
    "exit": r"Show this message and exit\.",
    "default": r"\bdefault: ",
    "required": r"\brequired\]",
}
"""Words that the library around the help says, in English only."""


def told_in(command: Any, path: str, tongue: "Tongue | None") -> Any:
    """The command, freshly made, with those below it, in the language; English where there is none."""
    if tongue is not None:
        _translate(command, path, tongue)
    # A list of commands wraps what each is for, rather than cut it short.
    command.short_help = (command.help or "").partition("\n\n")[0]
    for name, below in getattr(command, "commands", {}).items():
        told_in(below, name if path == WHOLE else f"{path}-{name}", tongue)
    return command


def _translate(command: Any, path: str, tongue: "Tongue") -> None:
    command.help = help_words(path, "", tongue) or command.help
    for param in command.params:
        param.help = help_words(path, param.name, tongue) or param.help
    get_help = command.get_help
    command.get_help = lambda context: _framed(get_help(context), tongue)


def help_words(path: str, param: str, tongue: "Tongue") -> str | None:
    """What a command, or an argument or option of it, is for; `None` where the catalogue does not say."""
    messages = [f"help-{path}.{param}", f"help-any.{param}"] if param else [f"help-{path}"]
    return next((tongue.say(message) for message in messages if tongue.has(message)), None)


def _framed(text: str, tongue: "Tongue") -> str:
    for word, english in _FRAME.items():
        text = re.sub(english, tongue.say(f"cli-help-{word}"), text, flags=re.MULTILINE)
    return text
