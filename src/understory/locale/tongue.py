"""A language that can be spoken at a table: ids and evidence go in, sentences come out.

Whatever a catalogue lacks is an error that names it, never a silent word of English. Messages are found by these ids:

    rule-ID (.ruling)     a rule of the catalogue; English stands in the catalogue itself
    why-ID                a refusal or what decided a game: the attribute named like the first evidence that has one, or
                          else the value
    event-ID              a line of the log
    ask-ID                what a decision asks for
    source-ID             what gave points, in a few words
    game-NAME (.line), option-GAME-NAME (.about and the values), card-ID

Dots of ids are hyphens in messages. Evidence is passed as it is, several parts with spaces between them; what its words
mean is looked up by the catalogues themselves, with the function `NAME`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from fluent.runtime import FluentBundle

from understory import games
from understory.catalogue import Rule
from understory.core import CHANCE, Datum, Event, Evidence, Reason
from understory.games.books import book, book_with
from understory.locale.catalogues import HERE, Language, parsed, topics, voice, words_of


class Unspoken(LookupError):
    """A catalogue has no words for something, or words that cannot be said."""


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule for reading."""

    id: str
    text: str
    ruling: str | None


@dataclass(frozen=True, slots=True)
class CardText:
    """A card for reading: its name, and what it says."""

    name: str
    text: str
    mark: str = ""
    """Where it comes from, in a word: printed, partly (ours in part), reported or house."""
    origin: str = ""
    """The same as a sentence, field by field where fields differ."""


class Tongue:
    """One language, at a table whose seats have these names."""

    def __init__(self, language: Language, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        functions = cast("Any", {"NAME": self._name})
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._rules_read = False
        self._stories_read = False
        for topic in topics(language):
            if not topic.rules and not topic.story:
                self._bundle.add_resource(parsed(language, topic))

    def seated(self, names: Sequence[str]) -> "Tongue":
        """The same language at another table."""
        return Tongue(self.language, names)

    # ------------------------------------------------------------ what the engine says

    def rule(self, rule: str) -> RuleText:
        """A rule of the catalogue."""
        book = book_with(rule)
        found = book.rule(rule) if book else None
        if book is None or found is None:
            raise Unspoken(f"there is no rule {rule!r}")
        home = words_of(book.name) if book.name in games.names() else HERE
        if voice(home, self.language) is Language.ENGLISH:
            return RuleText(found.id, found.text, found.ruling)
        return self._translated(found)

    def _translated(self, rule: Rule) -> RuleText:
        if not self._rules_read:
            for topic in topics(self.language):
                if topic.rules:
                    self._bundle.add_resource(parsed(self.language, topic))
            self._rules_read = True
        at = f"rule-{worded(rule.id)}"
        return RuleText(rule.id, self.say(at), self.say(f"{at}.ruling") if rule.ruling else None)

    def reason(self, reason: Reason) -> str:
        """Why a move is refused, or what decided a game: a sentence on the evidence, or else the rule itself."""
        at = f"why-{worded(reason.rule)}"
        if not self._bundle.has_message(at):
            return self.rule(reason.rule).text
        attributes = self._bundle.get_message(at).attributes
        part = next((name for name, _ in reason.evidence if name in attributes), "")
        return self.say(f"{at}.{part}" if part else at, spread(reason.evidence))

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.say(f"event-{worded(event.what)}", spread(event.evidence))

    def has_event(self, event: Event) -> bool:
        """Whether there are words for such an event."""
        return self._bundle.has_message(f"event-{worded(event.what)}")

    def has_reason(self, reason: Reason) -> bool:
        """Whether there is a sentence for such a reason beside its rule."""
        return self._bundle.has_message(f"why-{worded(reason.rule)}")

    def has_source(self, source: str) -> bool:
        """Whether what gave points has a name."""
        return self._bundle.has_message(f"source-{worded(source)}") or self.card_name(source) != source

    def asked(self, ask: str) -> str:
        """What a decision asks for."""
        return self.say(f"ask-{worded(ask)}")

    def source(self, source: str) -> str:
        """What gave points: a rule in a few words, or a card's name."""
        return self.say(f"source-{worded(source)}") if "." in source else self.card_name(source)

    def season(self, when: str) -> str:
        """The part of a game in which points were given."""
        return self.say(f"season-{when}")

    # ------------------------------------------------------------ games, options, cards

    def game(self, name: str) -> tuple[str, str]:
        """A game's title, and what it is in a line."""
        return self.say(f"game-{name}"), self.say(f"game-{name}.line")

    def book(self, name: str) -> str:
        """What a book of rules is called: as its game, or by a title of its own."""
        known = next((at for at in (f"book-{name}", f"game-{name}") if self.has(at)), None)
        return self.say(known) if known else book(name).title

    def option(self, game: str, option: str) -> tuple[str, str]:
        """An option's name, and what it is for."""
        at = f"option-{game}-{option}"
        return self.say(at), self.say(f"{at}.about")

    def value(self, game: str, option: str, value: str) -> str:
        """What a value of an option is called."""
        own = f"option-{game}-{option}"
        attributes = self._bundle.get_message(own).attributes if self._bundle.has_message(own) else {}
        return self.say(f"{own}.{value}" if value in attributes else f"value-{value}")

    def card_name(self, card: str) -> str:
        """A card's name, or what all of its kind are called; what has neither is called by its id."""
        from understory.locale.cards import english_name, place_word  # noqa: PLC0415  (who reads rules needs no cards)

        if self._bundle.has_message(f"card-{card}"):
            return self.say(f"card-{card}")
        place = place_word(card)
        return self.say(f"place-{place[0]}", place[1]) if place else english_name(card) or card

    def card(self, card: str) -> CardText:
        """A card's name, and what it says."""
        from understory.locale.cards import card_text  # noqa: PLC0415  (the same)

        return CardText(self.card_name(card), card_text(self, card))

    # ------------------------------------------------------------ Fluent

    def has(self, message: str) -> bool:
        """Whether there is such a message, or attribute; rules and stories are not looked through."""
        at, _, attribute = message.partition(".")
        found = self._bundle.has_message(at)
        return found and (not attribute or attribute in self._bundle.get_message(at).attributes)

    def say(self, message: str, arguments: Mapping[str, float | str] | None = None) -> str:
        """A message, or an attribute written `message.attribute`, with its arguments; `Unspoken` where it cannot be."""
        at, _, attribute = message.partition(".")
        if not self._bundle.has_message(at) and not self._stories_read:
            self._read_stories()
        if not self._bundle.has_message(at):
            raise Unspoken(f"{self.language}: no message {message}")
        found = self._bundle.get_message(at)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise Unspoken(f"{self.language}: no message {message}")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise Unspoken(f"{self.language}: {message} cannot be said: {errors[0]}")
        return str(text)

    def _read_stories(self) -> None:
        for topic in topics(self.language):
            if topic.story:
                self._bundle.add_resource(parsed(self.language, topic))
        self._stories_read = True

    def _name(self, value: object, *, of: str, form: str = "", joined: str = "and") -> str:
        """`NAME($icons, of: "icon", form: "a", joined: "or")`: the names of one or several things in a list."""
        parts = [self._one(part, of, form) for part in str(value).split()]
        if not parts:
            return self.say("list-none")
        *most, last = parts
        return f"{self.say('list-comma').join(most)}{self.say(f'list-{joined}')}{last}" if most else last

    def _one(self, part: str, of: str, form: str) -> str:
        match of:
            case "seat":
                return self._seat(int(part))
            case "card":
                return self.card_name(part)
            case "text":
                return self.card(part).text
            case "source":
                return self.source(part)
            case "":
                return part
            case _:
                return self.say(f"{of}-{part}.{form}" if form else f"{of}-{part}")

    def _seat(self, seat: int) -> str:
        if seat == CHANCE:
            return self.say("chance")
        return self.names[seat] if seat < len(self.names) else self.say("seat", {"number": seat})


def worded(id_: str) -> str:
    """An id of the engine as part of a message's id."""
    return id_.replace(".", "-")


def spread(evidence: Evidence) -> dict[str, int | str]:
    """Evidence as arguments: numbers and words as they are, several parts with spaces between them."""
    return {name: value if isinstance(value, int) else _joined(value) for name, value in evidence}


def _joined(value: Datum) -> str:
    return " ".join(map(_joined, value)) if isinstance(value, tuple) else str(value)


@cache
def speak(language: str) -> Tongue:
    """The language with this code; `KeyError` names those there are."""
    if language not in set(Language):
        raise KeyError(f"no language {language!r}; there are {', '.join(Language)}")
    return Tongue(Language(language))
