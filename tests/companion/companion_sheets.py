"""Games that the engine played, entered on the companion's sheets as somebody with the box would enter them."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from understory import games
from understory.core import CHANCE, Chance, Decision, Seat, Terminal
from understory.core.companion import Column, Covered, Filled, Laid, Phrase
from understory.games.everdell_duo.rules.counting import best, count
from understory.games.everdell_duo.rules.state import State as EverdellState
from understory.games.everdell_duo.rules.vocabulary import Thing
from understory.games.kodama.pack.conditions import word_of
from understory.games.kodama.rules.moves import Pass, Place, RevealDecree, ScoreKodama
from understory.games.kodama.rules.shelf import shipped_shelf
from understory.games.kodama.rules.state import Ask
from understory.games.kodama_3d.companion import WORDS as GOAL_WORDS
from understory.games.kodama_3d.pack import printed
from understory.games.kodama_duo.rules.moves import Summon
from understory.games.kodama_duo.rules.state import Ask as DuoAsk
from understory.table.companion import CountSheet, SheetCounted, count_sheet


class Step(NamedTuple):
    """A move that was made, and the states around it."""

    seat: Seat
    move: Any
    before: Any
    after: Any


class Played(NamedTuple):
    """A whole game, and how it ended."""

    steps: tuple[Step, ...]
    state: Any
    result: Terminal


@cache
def played(name: str, seed: int, players: int, **options: str) -> Played:
    """A game among greedy players, the same again for the same seed."""
    box, rng = games.box(name), Random(seed)
    game = box.game
    state, steps = game.start(game.spec.chosen(players, options)), []
    while not isinstance(node := game.node(state), Terminal):
        if isinstance(node, Chance):
            seat, move = CHANCE, node.pick(rng.randrange(node.total))
        else:
            assert isinstance(node, Decision)
            seat = node.seats[0]
            move = box.greedy(game.view(state, seat), game.legal(state, seat), rng)
        after = game.apply(state, seat, move)
        steps.append(Step(seat, move, state, after))
        state = after
    return Played(tuple(steps), state, node)


def counted(game: str, sheet: str, filled: Filled) -> SheetCounted:
    """What the companion's service answers to a sheet, as it travels."""
    asked = CountSheet(game, sheet, filled)
    read = msgspec.json.decode(msgspec.json.encode(asked), type=CountSheet)
    answer = count_sheet(games.box, read)
    return msgspec.json.decode(msgspec.json.encode(answer), type=SheetCounted)


def phrase(word: object) -> Phrase:
    """A word of a vocabulary with its arguments, as a pack writes it."""
    assert is_dataclass(word)
    given = {part.name: getattr(word, part.name) for part in fields(word)}
    return {"is": word_of(type(word)), **{name: _written(value) for name, value in given.items()}}


def _written(value: object) -> Any:
    if isinstance(value, tuple):
        return [str(part) for part in value]
    return phrase(value) if is_dataclass(value) else value if isinstance(value, int) else str(value)


# ---------------------------------------------------------------- the Kodama family


def kodama_sheet(game: Played) -> Filled:
    """A game of the family: every card laid, every Kodama read out, every decree turned up."""
    shelf = shipped_shelf()
    columns = [Column(trunk=shelf.trunk_icon(tree)) for tree in game.state.trees]
    phrases: dict[str, Phrase] = {}
    covers: list[Covered] = []
    for step in game.steps:
        match step.move:
            case RevealDecree(decree):
                effect = shelf.decrees[decree].effect
                phrases[step.after.season] = phrase(effect)
            case Place(card, on, _, _, _):
                columns[step.seat] = _grown(columns[step.seat], step, card, on, game)
            case ScoreKodama(kodama):
                row = f"{step.before.season}-kodama"
                said = {row: (phrase(shelf.kodamas[kodama].condition),)}
                column = columns[step.seat]
                sides = {"smaller-side": _smaller_side(step)} if said[row][0]["is"] == "smaller-side" else {}
                columns[step.seat] = replace(column, words=column.words | said, counters=column.counters | sides)
            case Pass() if step.before.pending[-1].ask in {Ask.GROW, DuoAsk.PLACE}:
                column = columns[step.seat]
                columns[step.seat] = replace(column, typed=column.typed | {_row(column, step): 0})
            case Summon() as summon:
                trees = step.after.trees
                at = trees[step.seat].cards.index(summon.card)
                mark = shelf.kinds[summon.card][summon.icon - 1]
                covers.append(Covered(step.seat, _row(columns[step.seat], step, 0), at, str(mark), str(summon.kind)))
            case _:
                pass
    none = {"market", "gust", "two-spirits", "rooted-spirits"}
    phrases = {season: said for season, said in phrases.items() if said["is"] not in none}
    columns = [
        _unnoted(column, {cover.row for cover in covers if cover.column == at}) for at, column in enumerate(columns)
    ]
    return Filled(tuple(columns), {}, phrases, tuple(covers), first_of(game))


def _unnoted(column: Column, summoned: set[str]) -> Column:
    """Without notes in the turns of `summoned`: that a spirit came says that the card was alone in its pile."""
    return replace(
        column, cards=tuple(replace(card, notes=()) if card.row in summoned else card for card in column.cards)
    )


def first_of(game: Played) -> int:
    """Who began, or in Duo who pruned first."""
    state = next(step.before for step in game.steps if isinstance(step.move, RevealDecree | Place))
    return int(state.first if hasattr(state, "first") else state.pruner)


def _smaller_side(step: Step) -> int:
    """How many cards lie on the side of the trunk that has fewer, as one counts them on the table."""
    tree = step.before.trees[step.seat]
    middles: list[int] = [tree.pose(card).x for card in range(1, len(tree))]
    return min(sum(x < 0 for x in middles), sum(x > 0 for x in middles))


def _row(column: Column, step: Step, ahead: int = 1) -> str:
    """The next row of the season, or the one that was filled in last."""
    season = step.before.season
    filled = [row for row in (*column.typed, *(card.row for card in column.cards)) if row.startswith(f"{season}-")]
    return f"{season}-{len(filled) + ahead}"


def _grown(column: Column, step: Step, card: Any, on: Any, game: Played) -> Column:
    shelf = shipped_shelf()
    tree = game.state.trees[step.seat]
    at, parent = tree.cards.index(card), tree.cards.index(on)
    notes = ("lone",) if hasattr(game.state, "lone") and at in game.state.lone[step.seat] else ()
    laid = Laid(_row(column, step), parent, tuple(map(str, shelf.kinds[card])), notes)
    return replace(column, cards=(*column.cards, laid))


# ---------------------------------------------------------------- Kodama 3D


def space_sheet(game: Played) -> Filled:
    """Every tile by what it hangs on, every goal in hand; those that speak of heights and leans as points."""
    pack, columns = printed(), []
    words = {word.id for word in GOAL_WORDS}
    for seat, tree in enumerate(game.state.trees):
        cards = tuple(
            Laid(f"tile-{at}", part.on, (str(pack.tiles[part.tile].feature), str(pack.tiles[part.tile].kodama)))
            for at, part in enumerate(tree.parts, 1)
        )
        goals: list[Phrase] = []
        others: list[int] = []
        for known in game.state.hands[seat]:
            goal = pack.goals[known.card]
            spoken = phrase(goal.condition)
            if spoken["is"] in words:
                goals.append(spoken | {"vp": goal.vp, "per": goal.per})
            else:
                others += [one.amount for one in game.state.ledger if (one.seat, one.source) == (seat, goal.name)]
        said = {"goals": tuple(goals)}
        columns.append(Column(sums={"others": tuple(others)}, words=said, trunk=str(tree.kodama), cards=cards))
    return Filled(tuple(columns))


# ---------------------------------------------------------------- Everdell Duo


def town_column(state: EverdellState, seat: int) -> Column:
    """What lies before a player at the end: points card by card, purple cards, tokens, events."""
    shelf, city = state.shelf, state.city(seat)
    tokens = [gain.points for gain in state.scored if state.shared or gain.seat == seat]
    lying = [state.counter(card) for card in city if state.counter(card)]
    events = (*state.achieved[0], *state.achieved[1]) if state.shared else state.achieved[seat]
    bonuses = tuple(
        {"is": "bonus", "each": str(shelf.bonuses[card].each), "every": bonus.every, "points": bonus.points}
        for card in city
        if card in shelf.bonuses
        for bonus in (shelf.bonuses[card],)
    )
    sums = {
        "cards": tuple(shelf.cards[card].points for card in city),
        "tokens": (*tokens, *lying),
        "events": tuple(shelf.events[event].points for event in events),
    }
    return Column(sums=sums, words={"bonuses": bonuses})


def answers(tally: Callable[[int, str], int], game: str, sheet: str, filled: Filled) -> tuple[Filled, list[str]]:
    """The sheet with every counter that it asks for, in the order asked, and what was asked."""
    asked: list[str] = []
    while wanted := counted(game, sheet, filled).wanted:
        one = wanted[0]
        asked.append(one.blank)
        column = filled.columns[one.column]
        told = replace(column, counters=column.counters | {one.blank: tally(one.column, one.blank)})
        columns = tuple(told if at == one.column else other for at, other in enumerate(filled.columns))
        filled = replace(filled, columns=columns)
    return filled, asked


def have(state: EverdellState, seat: int, blank: str) -> int:
    """How many of a thing a player finds before them."""
    return best(state, Thing(blank)) if state.shared else count(state, seat, Thing(blank))
