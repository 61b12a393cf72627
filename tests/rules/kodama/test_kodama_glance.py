"""What a face tells at a glance, beside the view."""

from random import Random

from understory.core import Chance, Decision, GlancingFace, Seat
from understory.games import box
from understory.games.kodama.face.glance import Glance
from understory.games.kodama.rules.awards import award
from understory.games.kodama.rules.shelf import shipped_shelf


def test_a_glance_tells_what_each_kodama_of_the_own_hand_would_score_and_of_no_other() -> None:
    for name in ("kodama", "kodama-duo"):
        game, face = box(name).game, box(name).face
        assert isinstance(face, GlancingFace)
        rng, shelf = Random(7), shipped_shelf()
        state = game.start(game.spec.chosen(2))
        for _ in range(60):
            node = game.node(state)
            if isinstance(node, Chance):
                state = game.apply(state, Seat(-1), node.pick(rng.randrange(node.total)))
            elif isinstance(node, Decision):
                seat = node.seats[0]
                state = game.apply(state, seat, game.legal(state, seat).sample(rng))
        view = game.view(state, Seat(1))
        covers, lone = getattr(view, "covers", ((), ())), getattr(view, "lone", ((), ()))
        tree = shelf.foliage(view.trees[1], covers[1]).with_lone(lone[1])
        told = face.glance(view)
        assert isinstance(told, Glance)
        assert {card: given.points for card, given in told.kodamas.items()} == {
            card: award(shelf.kodamas[card].condition, tree).points for card in view.hands[1].known
        }
        spectators = face.glance(game.view(state, None))
        assert isinstance(spectators, Glance)
        assert spectators.kodamas == {}
