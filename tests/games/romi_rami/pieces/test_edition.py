"""A table's own edition: read, checked, and carried in the record."""

import json
import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from tablee.core.chance import Seed
from tablee.core.errors import InvalidOption
from tablee.core.match import Match
from tablee.core.options import build
from tablee.core.record import Event, Record, read_record
from tablee.games import find_game
from tablee.games.romi_rami import RomiRami
from tablee.testing.conformance import CHECKS
from tablee.testing.walks import random_walk
from tests.games.romi_rami.editions import SMALL
from tests.games.romi_rami.table import position, refused

STANDARD = files("tablee.games.romi_rami").joinpath("edition.toml").read_text(encoding="utf-8")


@pytest.mark.rule("RR-05")
def test_a_table_may_have_its_own_edition() -> None:
    game = RomiRami(edition=SMALL)
    assert game.box.values == 7
    assert len(game.box.cards) == 42
    assert [contract.name for contract in game.box.contracts].count("pair-7/heart") == 2
    assert " " not in game.edition, "it is one word in a record"
    assert build(RomiRami, {"edition": game.edition}) == game
    assert build(RomiRami, {"edition": json.loads(game.edition)}) == game, "a position in JSON may have it as it is"
    assert RomiRami(edition=STANDARD).box == RomiRami().box


@pytest.mark.rule("RR-05")
@pytest.mark.rule("RR-51")
@pytest.mark.parametrize("players", [2, 4])
def test_it_keeps_all_promises(players: int) -> None:
    game = RomiRami(edition=SMALL)
    walk = random_walk(game, players, 3)
    for check in CHECKS:
        check(walk)
    assert game.outcome(walk.steps[-1].after).reason == "exhausted"


@pytest.mark.rule("RR-05")
def test_a_record_carries_it_and_replays_anywhere() -> None:
    start = match = Match.start(RomiRami(edition=SMALL), 2, Seed(bytes(16)))
    walk = []
    while not match.over:
        seat = min(match.game.to_act(match.state))
        action = match.game.write_action(next(iter(match.game.legal_actions(match.state, seat))))
        walk.append(Event(seat, action))
        match = match.play(action, seat)
    written = Record(start, tuple(walk), ("Anna", "Ben")).write()
    assert read_record(written, find_game).match.game == match.game


@pytest.mark.rule("RR-51")
def test_a_market_without_contracts_stays_short() -> None:
    game = RomiRami(edition=SMALL)
    last = position("h1 l2", "h3", market="run-2/heart", game=game, step="complete", contract_deck=(), trophies="2")
    assert refused(last, "p0 complete run-2/clover with h1 l2", game) == ("complete.not_in_market", "RR-21")
    after = game.apply(last, 0, game.read_action("complete run-2/heart with heart-1 clover-2"))
    assert game.view_for(after, 0).ending == "exhausted"
    after = game.apply(after, 0, game.read_action("end"))
    assert (after.contracts, after.turn) == ((), 1), "the round is finished"
    after = game.apply(game.apply(after, 1, game.read_action(f"take {after.values[0]}")), 1, game.read_action("end"))
    assert game.is_over(after)
    assert game.outcome(after).reason == "exhausted"


def wrong(**changes: Any) -> str:
    return json.dumps({**tomllib.loads(SMALL), **changes})


CONTRACT = {"requires": ["pair"], "points": 1, "bonus": ["heart"]}
FACES = [{"combo": 2, "points": 5}, {"suit": "heart", "points": 3}]


@pytest.mark.rule("RR-05")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("standrad", "edition: neither 'standard' nor a file of TOML or JSON"),
        ("{", "edition: neither 'standard' nor a file of TOML or JSON"),
        ("#" * 20_001, "edition: the file has more than 20000 characters"),
        ("[cards]\n", "edition: contracts is missing"),
        (wrong(extra=1), "edition: unknown key 'extra'"),
        (wrong(cards=[1]), "cards: must be a table of keys and values, not '[1]'"),
        (wrong(cards={"spade": [1]}), "cards: cannot be 'spade'; known: heart, diamond, cherry, clover"),
        (wrong(cards={"heart": 5}), "cards.heart: write how many 1s"),
        (wrong(cards={"heart": [1] * 10}), "cards.heart: write how many 1s, 2s, 3s ... there are, at most 9 numbers"),
        (wrong(cards={"heart": [1, "x"]}), "cards.heart, 2s: must be a number from 0 to 20, not 'x'"),
        (wrong(cards={"heart": [1, True]}), "cards.heart, 2s: must be a number from 0 to 20, not 'True'"),
        (wrong(cards={"heart": [20, 9]}), "cards: 29 are too few; there must be 30 or more"),
        (wrong(contracts={}), "contracts: must be a list, not '{}'"),
        (wrong(contracts=[]), "contracts: there must be from 1 to 200, not 0"),
        (wrong(contracts=[3]), "contract 1: must be a table of keys and values, not '3'"),
        (wrong(contracts=[CONTRACT, {"requires": []}]), "contract 2: points is missing"),
        (wrong(contracts=[{**CONTRACT, "requires": []}]), "contract 1: it must have from 1 to 3 requirements, not 0"),
        (wrong(contracts=[{**CONTRACT, "requires": ["six"]}]), "contract 1: 'six' is not a requirement"),
        (wrong(contracts=[{**CONTRACT, "requires": ["three-1"]}]), "contract 1: 'three-1' is not a requirement"),
        (wrong(contracts=[{**CONTRACT, "requires": [7]}]), "contract 1: '7' is not a requirement"),
        (
            wrong(contracts=[{**CONTRACT, "points": 101}]),
            "contract 1, points: must be a number from 0 to 100, not '101'",
        ),
        (wrong(contracts=[{**CONTRACT, "bonus": ["hart"]}]), "contract 1, bonus: cannot be 'hart'"),
        (wrong(contracts=[{**CONTRACT, "requires": ["pair-8"]}]), "pair-8/heart: pair-8 needs a 8, and there is none"),
        (wrong(cards={"heart": [20, 20]}, contracts=[{**CONTRACT, "requires": ["run-3"]}]), "run-3 needs a 3"),
        (
            wrong(contracts=[CONTRACT, {**CONTRACT, "points": 2}]),
            "contract card 1: pair/heart is also listed with 2 points",
        ),
        (wrong(trophies=[{"faces": FACES[:1]}]), "trophy 1: a token has two faces, not 1"),
        (wrong(trophies=[{"faces": FACES}] * 9), "trophies: at most 8, not 9"),
        (wrong(trophies=[{"faces": FACES}, {"faces": FACES}]), "trophies: '2' is on two faces"),
        (wrong(trophies=[{"faces": [{"points": 3}, *FACES]}]), "trophy 1: a face is for a combo or for a suit"),
        (wrong(trophies=[{"faces": [{"combo": 6, "points": 3}]}]), "trophy 1, combo: must be a number from 2 to 5"),
        (wrong(sums={"points": 9}), "sums.points: the file says 9, its entries say 8"),
        (wrong(sums={"stars": 9}), "sums: unknown key 'stars'"),
    ],
)
def test_a_malformed_file_gets_an_error_that_names_the_entry(text: str, message: str) -> None:
    with pytest.raises(InvalidOption, match=re.escape(message)):
        RomiRami(edition=text)


@pytest.mark.rule("RR-02")
def test_the_sums_of_the_standard_edition_are_checked_on_loading() -> None:
    with pytest.raises(InvalidOption, match=r"sums.points: the file says 140, its entries say 142"):
        RomiRami(edition=STANDARD.replace('points = 1\nbonus = ["diamond"]', 'points = 3\nbonus = ["diamond"]'))


def test_an_edition_is_a_text() -> None:
    with pytest.raises(InvalidOption, match="edition is standard, or a text, not 3"):
        build(RomiRami, {"edition": 3})
