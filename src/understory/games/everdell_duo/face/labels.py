"""Moves of Everdell Duo as lines of a menu: as they are typed, and what that means."""

from understory.games.everdell_duo.face.reading import Reader
from understory.games.everdell_duo.rules.moves import (
    TOKEN_WAY,
    Achieve,
    Activate,
    Discard,
    Draw,
    Earn,
    Gain,
    House,
    Lift,
    Move,
    Pass,
    Pay,
    Place,
    Play,
    Reclaim,
    Show,
    Spend,
    Step,
    Store,
    Take,
    Trade,
    Tuck,
    Twice,
    Unload,
    Use,
)
from understory.games.everdell_duo.rules.notation import parse
from understory.games.everdell_duo.rules.state import Ask
from understory.games.everdell_duo.rules.together.moves import (
    Agree,
    Concede,
    Give,
    Insist,
    Keep,
    News,
    Share,
    Shoo,
    Trust,
    Watch,
)
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import CardId, Good, Thing


def label(reader: Reader, view: View, move: Move) -> str:
    """A line of the menu."""
    meaning = meant(reader, view, move)
    return f"{move}  {meaning}" if meaning else str(move)


def meant(reader: Reader, view: View, move: Move) -> str:
    """What a move means; nothing where its words say it all."""
    shelf, say = view.shelf, reader.say
    match move:
        case Play(card) | Take(card) | Discard(card) | Tuck(card) | Show(card) | Activate(card):
            return reader.line(shelf, shelf.cards[card])
        case Place(space) | Use(space) | Lift(space):
            return reader.space(view, space)
        case House(name) | Reclaim(name) | Achieve(name):
            return reader.name(shelf, name)
        case Draw():
            return say("amount-card", {"count": 1})
        case Step(token):
            return say("text-everdell-step", {"token": token})
        case Pay(ways):
            return _paid(reader, view, ways)
        case Spend(goods):
            return reader.goods(goods)
        case Gain(good):
            return say("amount-point", {"count": 1}) if good is Good.POINT else reader.amount(Thing(good), 1)
        case Earn(colour):
            return say(f"token-{colour}")
        case Trade() | Pass() | Store() | Unload() | Twice():
            return say(f"text-everdell-{move}")
        case _:
            return _agreed(reader, view, move)


def _paid(reader: Reader, view: View, ways: tuple[str, ...]) -> str:
    if not ways:
        return reader.say("text-everdell-pay")
    token = reader.say("text-everdell-pay-token")
    cards = [reader.name(view.shelf, way) for way in ways if way != TOKEN_WAY]
    return reader.say("text-everdell-pay-with", {"names": reader.listed(cards)}) if cards else token


def _agreed(reader: Reader, view: View, move: Move) -> str:
    """A move that only those who play together make; a proposal is told as what it proposes."""
    shelf, say = view.shelf, reader.say
    match move:
        case Agree() if view.pending[-1].ask in (Ask.ANSWER, Ask.DECIDE):
            return _proposed(reader, view)
        case Agree() | Concede():
            return say(f"text-everdell-{move}")
        case Trust():
            return say("text-everdell-rest", {"move": _proposed(reader, view)})
        case Insist():
            return meant(reader, view, parse(shelf, view.pending[-1].what))
        case Give(what, mayor):
            told = {"animal": reader.whose(view, mayor)}
            if what in ("deck", "meadow", "resource"):
                return say(f"text-everdell-give-{what}", told)
            return say("text-everdell-give-act", {**told, "text": reader.acts(shelf.cards[CardId(what)])})
        case Share(what):
            card = shelf.cards.get(CardId(what))
            return reader.line(shelf, card) if card else reader.shared(shelf, what)
        case Watch(token):
            return say("text-everdell-watch", {"token": token})
        case News(card, mayor):
            told = {"animal": reader.whose(view, mayor), "news": reader.news(shelf, card)}
            return say("text-everdell-news-for", told)
        case Keep(card):
            return reader.news(shelf, card)
        case Shoo():
            return say("text-everdell-shoo")
        case _:
            return ""


def _proposed(reader: Reader, view: View) -> str:
    """What lies on the table to be agreed to: the counter-proposal where there is one."""
    frame = view.pending[-1]
    return meant(reader, view, parse(view.shelf, frame.used[0] if frame.ask is Ask.DECIDE else frame.what))
