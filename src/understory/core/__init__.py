"""The kernel: what all games share and no game is named in. See `docs/concepts.md` for a tour of its nouns."""

from understory.core.basics import (
    CHANCE,
    NOBODY,
    PUBLIC,
    SPECTATOR,
    Knowers,
    RuleId,
    Seat,
    Viewer,
    after,
    knows,
    only,
    seats_of,
)
from understory.core.box import Box, CardWords, Face, GlancingFace, Item, Player, RoundFace, SpokenFace, flat_menu
from understory.core.coding import Coding, Path, Tensor
from understory.core.dealer import Dealer, Deals, dealing_from
from understory.core.errors import IllegalMove, NotationError, OptionError, RecordError, UnderstoryError
from understory.core.files import save
from understory.core.game import Game, Veiled, forced, judged, played
from understory.core.guide import Candidate, Guide, chances
from understory.core.ledger import Entry, Ledger, total, totals
from understory.core.legal import LegalMoves, Listed
from understory.core.line import Line, Step
from understory.core.nodes import Chance, Decision, Node, Terminal
from understory.core.pile import HandView, Known, Pile, PileView, hand_seen_by
from understory.core.plain import Plain, canonical, digest, plain
from understory.core.reasons import NOT_ASKED, Datum, Event, Evidence, Reason
from understory.core.record import Record, Written, read, replayed, verified, written
from understory.core.sealed import Sealed
from understory.core.spec import Choice, OneSeat, Option, Options, SomeOf, SomeSeats, Spec

__all__ = [
    "CHANCE",
    "NOBODY",
    "NOT_ASKED",
    "PUBLIC",
    "SPECTATOR",
    "Box",
    "Candidate",
    "CardWords",
    "Chance",
    "Choice",
    "Coding",
    "Datum",
    "Dealer",
    "Deals",
    "Decision",
    "Entry",
    "Event",
    "Evidence",
    "Face",
    "Game",
    "GlancingFace",
    "Guide",
    "HandView",
    "IllegalMove",
    "Item",
    "Knowers",
    "Known",
    "Ledger",
    "LegalMoves",
    "Line",
    "Listed",
    "Node",
    "NotationError",
    "OneSeat",
    "Option",
    "OptionError",
    "Options",
    "Path",
    "Pile",
    "PileView",
    "Plain",
    "Player",
    "Reason",
    "Record",
    "RecordError",
    "RoundFace",
    "RuleId",
    "Sealed",
    "Seat",
    "SomeOf",
    "SomeSeats",
    "Spec",
    "SpokenFace",
    "Step",
    "Tensor",
    "Terminal",
    "UnderstoryError",
    "Veiled",
    "Viewer",
    "Written",
    "after",
    "canonical",
    "chances",
    "dealing_from",
    "digest",
    "flat_menu",
    "forced",
    "hand_seen_by",
    "judged",
    "knows",
    "only",
    "plain",
    "played",
    "read",
    "replayed",
    "save",
    "seats_of",
    "total",
    "totals",
    "verified",
    "written",
]
