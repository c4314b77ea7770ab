"""Limits of custom editions, so that views list hardly more actions than with the standard one."""

import json
import re
from dataclasses import asdict
from itertools import combinations_with_replacement
from typing import Any

import pytest

from tablee.core.chance import Chance, Seed
from tablee.core.common_options.versions import build_version
from tablee.core.errors import InvalidOption, InvalidRecord
from tablee.core.options import build
from tablee.core.record import read_record
from tablee.games import find_game
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.paying.payments import find_payments
from tablee.games.romi_rami.pieces.cards import OF_A_KIND, SUITS, Contract, Requirement
from tests.core.helpers.records import record_of, resealed
from tests.games.romi_rami.table import cards

MOST_ACTIONS = 4_000
MOST_BYTES = 400_000  # of a view as JSON

#: Hands of 13 cards that can be paid with in the most ways, found by climbing: many suits of few values.
FULL_HANDS = [
    "c1 c2 c4 l1 l2 l4 l4 d1 d2 d4 h1 h2 h4",
    "c2 c3 c5 l2 l3 l5 d2 d3 d4 d5 h2 h3 h5",
    "c2 c3 c4 c5 l2 l3 l5 d2 d3 d4 d5 h4 h5",
    "c2 c3 c4 c5 l2 l3 l4 l5 d2 d4 d5 h2 h5",
    "c1 c5 l1 l2 l3 l4 l5 d1 d2 d3 h1 h4 h5",
    "c2 c3 c5 l3 l4 d1 d3 d4 h1 h2 h3 h4 h5",
]


def edition(*requires: list[str], bonus: list[str] | None = None, **changes: Any) -> str:
    contracts = [{"requires": each, "points": 1, "bonus": bonus or ["heart"]} for each in requires]
    full = {"cards": {suit: [5] * 5 for suit in SUITS}, "contracts": contracts, "trophies": [], **changes}
    return json.dumps(full)


@pytest.mark.rule("RR-05")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (edition(["pair"], cards={suit: [15] * 5 for suit in SUITS}), "cards: 300 are too many; there may be 240"),
        (edition(["run-2", "run-3"]), "contract run-2+run-3/heart: a contract may ask for one run at most"),
        (edition(["pair", "pair", "run-3"]), "contract pair+pair+run-3/heart: three requirements must all be pairs"),
        (edition(["pair", "pair-1", "three"]), "contract pair+pair-1+three/heart: three requirements must all be"),
        (
            edition(["pair"] * 3, bonus=["heart", "clover", "cherry"]),
            "contracts: 3 have three requirements; at most 2 may",
        ),
    ],
)
def test_an_edition_with_too_many_ways_to_pay_is_refused(text: str, message: str) -> None:
    with pytest.raises(InvalidOption, match=re.escape(message)):
        RomiRami(edition=text)
    assert RomiRami(edition=text, rules_version=1).box.contracts, "tables and records of the first version have them"


@pytest.mark.rule("RR-05")
def test_as_many_ways_to_pay_as_in_the_standard_edition_are_allowed() -> None:
    assert RomiRami(edition=edition(["pair", "pair", "pair-5"], bonus=["heart", "clover"])).box.values == 5
    assert RomiRami(edition=edition(["five", "run-5"], cards={suit: [6] * 9 for suit in SUITS})).box.values == 9


def allowed_kinds() -> list[tuple[Requirement, ...]]:
    """Return the possible contracts of one or two requirements; a given pair never allows more than any pair."""
    parts = [Requirement("set", size) for size in OF_A_KIND.values()] + [Requirement("run", n) for n in (2, 3, 4, 5)]
    pairs = combinations_with_replacement(parts, 2)
    return [(part,) for part in parts] + [pair for pair in pairs if [part.kind for part in pair].count("run") < 2]


@pytest.mark.rule("RR-05")
@pytest.mark.parametrize("hand", FULL_HANDS)
def test_the_freest_market_lists_a_bounded_number_of_actions(hand: str) -> None:
    def ways(kind: tuple[Requirement, ...]) -> int:
        return len(find_payments(cards(hand), True, Contract(kind, 1, "heart"), 5))

    freest = max(map(ways, allowed_kinds()))
    three_pairs = ways((Requirement("set", 2),) * 3)
    assert 2 * max(three_pairs, freest) + 2 * freest < MOST_ACTIONS


@pytest.mark.rule("RR-05")
def test_the_view_of_the_freest_market_is_bounded() -> None:
    text = edition(["pair", "pair", "pair"], ["pair", "run-4"], bonus=["heart", "clover"])
    game = RomiRami(edition=text)
    start = game.initial_state(4, Chance.from_number(1), 0)
    state = start._replace(
        hands=(cards(FULL_HANDS[1]), *start.hands[1:]),
        contracts=game.box.contracts,
        contract_deck=(),
        discards=game.box.cards,
        step="complete",
    )
    view = game.view_for(state, 0)
    assert 3_000 < len(view.actions) < MOST_ACTIONS
    assert len(json.dumps(asdict(view))) < MOST_BYTES


@pytest.mark.rule("RR-53")
def test_a_stall_comes_after_a_hundred_turns_at_the_latest() -> None:
    assert build(RomiRami, {"stalled_after": 100}).stalled_after == 100
    with pytest.raises(InvalidOption, match="stalled_after is a number from 1 to 100, not 101"):
        build(RomiRami, {"stalled_after": 101})
    assert build_version(RomiRami, 1, {"stalled_after": 1000}).stalled_after == 1000


@pytest.mark.rule("RR-05")
@pytest.mark.rule("RR-53")
def test_a_record_of_the_first_version_is_read_whatever_its_edition_holds() -> None:
    chosen = {"edition": edition(["pair", "pair", "run-3"], ["run-2", "run-2"]), "stalled_after": 1000}
    old = record_of(build_version(RomiRami, 1, chosen), 2, Seed(bytes(16)))
    text = old.write()
    assert read_record(text, find_game).write() == text
    with pytest.raises(InvalidRecord, match="the record is impossible"):
        read_record(resealed(text.replace("version: 1", "version: 2")), find_game)
