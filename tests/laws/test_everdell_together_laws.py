"""What holds in every position of Everdell Duo played together, alone and against Miss Thorn."""

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from shutil import copytree
from xml.etree.ElementTree import fromstring

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from understory.core import CHANCE, SPECTATOR, Chance, Decision, Seat, Terminal, total
from understory.games.everdell_duo import EVERDELL_DUO
from understory.games.everdell_duo.coding import Observations
from understory.games.everdell_duo.coding.actions import moves_of
from understory.games.everdell_duo.pack import LIBRARY, PackError, load
from understory.games.everdell_duo.pack.library import HERE
from understory.games.everdell_duo.rules.shelf import shipped_shelf
from understory.games.everdell_duo.rules.spaces import AHEAD, BEHIND, HANDSHAKE, LAST, STARTS
from understory.games.everdell_duo.rules.state import Ask, State
from understory.games.everdell_duo.rules.together.moves import CONCEDE
from understory.games.everdell_duo.rules.together.skunks import standing
from understory.games.everdell_duo.rules.vocabulary import SKUNK, CardId, Mode, Section
from understory.games.everdell_duo.search.evaluation import evaluate
from understory.games.everdell_duo.search.together import turns_left
from understory.testing import menu_moves

GAME, FACE = EVERDELL_DUO.game, EVERDELL_DUO.face
MOVES, TOLD = frozenset(moves_of(shipped_shelf())), Observations(shipped_shelf())
SEEDS = st.integers(0, 10**9)
HELD = ",".join(list(LIBRARY.news)[:4])
WAYS = st.sampled_from(
    [
        (2, (("mode", "cooperative"), ("held", HELD))),
        (2, (("mode", "cooperative"), ("difficulty", "hard"), ("deck", "tiny"))),
        (1, (("mode", "cooperative"), ("held", HELD))),
        (2, (("mode", "challenge"), ("difficulty", "easy"))),
        (2, (("mode", "challenge"), ("difficulty", "hard"), ("deck", "tiny"))),
        (1, (("mode", "challenge"),)),
    ]
)
Way = tuple[int, tuple[tuple[str, str], ...]]


@cache
def game(seed: int, way: Way) -> tuple[State, ...]:
    """Every state of a random game."""
    rng = Random(seed)
    state = GAME.start(GAME.spec.chosen(way[0], dict(way[1])))
    states = [state]
    while not isinstance(node := GAME.node(state), Terminal):
        if isinstance(node, Chance):
            state = GAME.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
        else:
            moves = GAME.legal(state, node.seats[0])
            assert moves, f"seat {node.seats[0]} is stuck at {node.ask}"
            state = GAME.apply(state, node.seats[0], moves.sample(rng))
        states.append(state)
    return tuple(states)


@settings(max_examples=18)
@given(SEEDS, WAYS)
def test_every_card_is_in_one_place_at_all_times(seed: int, way: Way) -> None:
    for state in game(seed, way):
        gift = state.together.shared
        where = Counter(
            [
                *state.deck,
                *state.discard,
                *state.aside,
                *state.together.thorn,
                *([CardId(gift)] if gift in LIBRARY.cards else []),
                *(card for card in state.meadow if card),
                *(below for _, below in state.under),
                *state.city(0),
                *(card for pair in (state.hands, state.buried, state.sunk) for cards in pair for card in cards),
                *(CardId(frame.what) for frame in state.pending if frame.ask in (Ask.PAY, Ask.ENTER)),
            ]
        )
        assert where == Counter(LIBRARY.decks[state.pack])


@settings(max_examples=18)
@given(SEEDS, WAYS)
def test_skunks_keep_their_numbers_and_no_token_stands_with_one(seed: int, way: Way) -> None:
    for state in game(seed, way):
        if state.turn < 0 or not state.pending:
            continue
        assert not state.path >> state.sun & 1
        assert not state.path >> state.moon & 1
        assert not state.path >> HANDSHAKE & 1
        assert len(standing(state, Section.PATH)) <= 5
        on_board = sum(whose == SKUNK for _, whose in state.workers) + state.path.bit_count()
        assert on_board <= 6
        spaces = [space for space, whose in state.workers if whose == SKUNK]
        assert len(set(spaces)) == len(spaces), "never two skunks on a space"
        assert all(state.placed(mayor) <= state.together.workers for mayor in (0, 1))


@settings(max_examples=18)
@given(SEEDS, WAYS)
def test_traces_account_for_hands_and_buried_cards_look_by_look(seed: int, way: Way) -> None:
    for state in game(seed, way):
        for mayor in (0, 1):
            held = GAME.view(state, SPECTATOR).holdings[mayor]
            assert len(held.looks) == len(state.hands[mayor])
            assert Counter(held.looks) == Counter(
                f"{LIBRARY.cards[c].colour} {LIBRARY.cards[c].kind}" for c in state.hands[mayor]
            )
            assert set(held.followed) <= set(state.hands[mayor])


@settings(max_examples=12)
@given(SEEDS, WAYS)
def test_events_claims_and_reports_are_the_same_six(seed: int, way: Way) -> None:
    states = game(seed, way)
    laid = next(state for state in states if len(state.events) == 6)
    for state in states[states.index(laid) :]:
        together = state.together
        claimed = sorted(claim.event for claim in together.claims)
        assert claimed == sorted((*state.achieved[0], *state.achieved[1]))
        assert sorted([*claimed, *together.reported, *filter(None, state.events)]) == sorted(laid.events)


@settings(max_examples=12)
@given(SEEDS, WAYS)
def test_all_or_nobody_wins_and_every_seat_reads_the_whole_score(seed: int, way: Way) -> None:
    end = game(seed, way)[-1]
    node = GAME.node(end)
    assert isinstance(node, Terminal)
    assert len(node.winners) in (0, way[0])
    assert len(set(node.scores)) == 1
    assert all(total(GAME.ledger(end), Seat(seat)) == node.scores[0] for seat in range(way[0]))


@settings(max_examples=12)
@given(SEEDS, WAYS)
def test_turns_run_out_one_by_one_but_for_watches_and_good_news(seed: int, way: Way) -> None:
    for before, after in pairwise(game(seed, way)):
        stepped = bool(before.pending) and before.pending[-1].ask is Ask.STEP and after.turn == 1 - before.turn
        used = (after.together.wound, after.together.spent) != (before.together.wound, before.together.spent)
        if stepped and after.season == before.season and not used:
            assert turns_left(after) == turns_left(before) - 1


@settings(max_examples=10)
@given(SEEDS, WAYS)
def test_every_legal_move_has_an_action_id_and_observations_have_one_length(seed: int, way: Way) -> None:
    lengths = set()
    for state in game(seed, way):
        node = GAME.node(state)
        if isinstance(node, Decision):
            assert all(move in MOVES for move in GAME.legal(state, node.seats[0]))
            lengths.add(len(TOLD.of(GAME.view(state, node.seats[0]))))
    assert len(lengths) == 1
    assert CONCEDE in MOVES


@given(st.integers(0, (1 << LAST + 1) - 1).filter(lambda cover: cover.bit_count() <= 5), st.integers(0, LAST))
def test_ahead_and_behind_are_each_others_way_back(cover: int, position: int) -> None:
    cover &= ~(1 << position)
    ahead = AHEAD[cover][position]
    assert ahead < 0 or BEHIND[cover][ahead] == position
    assert not cover >> STARTS[cover] & 1
    assert BEHIND[cover][STARTS[cover]] < 0


# ---------------------------------------------------------------- faces and the greedy player


@pytest.mark.parametrize(
    "way", [(2, (("mode", "cooperative"), ("held", HELD))), (1, (("mode", "challenge"),))], ids=["chapter", "alone"]
)
def test_menus_texts_and_drawings_show_all_that_lies_open_and_nothing_hidden(way: Way) -> None:
    states = game(5, way)
    for state in states[:: max(1, len(states) // 30)]:
        node = GAME.node(state)
        if isinstance(node, Decision):
            seat = node.seats[0]
            legal = GAME.legal(state, seat)
            offered = Counter(map(str, menu_moves(FACE.menu(GAME.view(state, seat), legal))))
            offered.pop("concede", None)
            assert offered == Counter(map(str, legal))
    for state in states[len(states) // 4 :: len(states) // 5]:
        for viewer in (*map(Seat, range(way[0])), SPECTATOR):
            view = GAME.view(state, viewer)
            text, drawn = FACE.text(view), FACE.svg(view)
            fromstring(drawn)  # noqa: S314  (our own drawing)
            assert "share tile" in text
            assert ("Miss Thorn" in text) == (state.together.mode is Mode.CHALLENGE)
            assert drawn.count("<title>skunk</title>") >= len(standing(state, Section.PATH))
            for mayor in (0, 1):
                for card in state.hands[mayor] if not view.own(mayor) else ():
                    assert f"<title>{LIBRARY.cards[card].name} (" not in drawn or card in view.together.thorn


def test_a_greedy_pair_does_better_together_than_a_random_one() -> None:
    for seed in range(2):
        rng = Random(seed)
        way = (2, (("mode", "challenge"), ("difficulty", "easy")))
        state = GAME.start(GAME.spec.chosen(2, dict(way[1])))
        while not isinstance(node := GAME.node(state), Terminal):
            if isinstance(node, Chance):
                state = GAME.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
            else:
                seat = node.seats[0]
                legal = GAME.legal(state, seat)
                state = GAME.apply(state, seat, EVERDELL_DUO.greedy(GAME.view(state, seat), legal, rng))
        random = GAME.node(game(seed, way)[-1])
        assert isinstance(random, Terminal)
        assert node.scores[0] > random.scores[0] + 20


def test_a_greedy_partner_agrees_when_a_person_gives_up() -> None:
    state = next(s for s in game(3, (2, (("mode", "cooperative"),))) if s.pending and s.pending[-1].ask is Ask.ACT)
    partner = Seat(1 - state.turn)
    asked = GAME.apply(state, Seat(state.turn), CONCEDE)
    answer = EVERDELL_DUO.greedy(GAME.view(asked, partner), GAME.legal(asked, partner), Random(1))
    assert isinstance(GAME.node(GAME.apply(asked, partner, answer)), Terminal)


def test_points_objectives_and_events_are_worth_having() -> None:
    state = next(s for s in game(3, (2, (("mode", "cooperative"),))) if s.pending and s.pending[-1].ask is Ask.ACT)
    scored, given, rich = state.clone(), state.clone(), state.clone()
    scored.score(0, 3, "x")
    assert evaluate(scored, 0) > evaluate(state, 0) + 250
    assert evaluate(state, 0) == evaluate(state, 1), "both want the same"
    rich.receive(1, (1, 0, 0, 0))
    given.together = given.together._replace(shared="twig", giver=0)
    assert evaluate(given, 0) == evaluate(rich, 0), "what lies on the tile is the partner's"


# ---------------------------------------------------------------- packs

PACK = {
    "chapters.toml": """
[[chapter]]
id = "1"
name = "A trial"
story = "Nothing happens."
skunks = { events = 1, path = 1, locations = 1 }
sharing = "free"
objective = [{ ask = "events", count = 4, end = true }]
normal = 85
hard = 95
source = "house"
""",
    "good_news.toml": """
[[news]]
id = "full-larder"
name = "Full Larder"
effect = [{ do = "gain", any = 3 }]
source = "house"

[[news]]
id = "fresh-breeze"
name = "Fresh Breeze"
effect = [{ do = "shoo", section = "any" }]
moment = "turn"
source = "house"
""",
}
"""Small packs of the right kind, to be made wrong."""


@pytest.mark.parametrize(
    ("file", "was", "becomes", "field"),
    [
        ("chapters.toml", "events = 1", "events = 7", "skunks.events"),
        ("chapters.toml", "path = 1", "path = 6", "skunks"),
        ("chapters.toml", "path = 1", "path = [1, 2]", "skunks.path"),
        ("chapters.toml", 'sharing = "free"', 'sharing = "some"', "sharing"),
        ("chapters.toml", 'id = "1"', 'id = "one"', "id"),
        ("chapters.toml", "hard = 95", "hard = 80", "hard"),
        ("chapters.toml", 'ask = "events"', 'ask = "nothing"', "objective.1.ask"),
        ("chapters.toml", "count = 4, end", "count = 9, end", "objective.1.count"),
        ("chapters.toml", "end = true", 'until = "june"', "objective.1.until"),
        ("chapters.toml", "ask =", 'id = "five-events", ask =', "objective.1.id"),
        ("chapters.toml", "end = true }", 'end = true }, { ask = "events", count = 4 }', "objective"),
        ("chapters.toml", "normal = 85", 'normal = 85\nspecial = { guards = ["path-4"] }', "special.guards"),
        ("chapters.toml", "normal = 85", 'normal = 85\nspecial = { city = ["no-such"] }', "special.city"),
        ("chapters.toml", "normal = 85", "normal = 85\nspecial = { tea = true }", "special.tea"),
        ("good_news.toml", 'do = "gain", any = 3', 'do = "bonus", each = "card", points = 1', "effect"),
        ("good_news.toml", 'id = "full-larder"', 'id = "mine"', "id"),
        ("good_news.toml", 'section = "any"', 'section = "sky"', "effect.1.section"),
        ("good_news.toml", 'moment = "turn"', 'moment = "never"', "moment"),
        ("cards_tan.toml", 'do = "each"', 'do = "back"', "effect"),
    ],
)
def test_a_wrong_chapter_or_good_news_card_is_refused_by_name(
    tmp_path: Path, file: str, was: str, becomes: str, field: str
) -> None:
    folder = tmp_path / "pack"
    copytree(HERE, folder)
    for name, text in PACK.items():
        (folder / name).write_text(text, "utf-8")
    load(folder)
    path = folder / file
    text = path.read_text("utf-8")
    assert was in text
    path.write_text(text.replace(was, becomes, 1), "utf-8")
    with pytest.raises(PackError) as wrong:
        load(folder)
    assert wrong.value.file == file
    assert wrong.value.field.startswith(field)
    assert wrong.value.card
