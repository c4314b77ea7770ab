"""Rules versions: records and tables of older ones are played by the rules of their time."""

from dataclasses import dataclass
from typing import Any

import pytest

from tablee.core.chance import Seed
from tablee.core.common_options.versions import build_version, known_versions, rules
from tablee.core.errors import IllegalAction, InvalidOption, InvalidRecord, Refusals
from tablee.core.match import Match
from tablee.core.options import chosen_options, number
from tablee.core.record import Event, Record, read_record
from tablee.games.zoo_domino import ZooDomino
from tests.core.helpers.records import record_of, resealed

REFUSALS = Refusals({"toy.no_passing": ("TOY-1", "nobody passes any more")})


@dataclass(frozen=True)
class Stricter(ZooDomino):
    """Zoo Domino whose second version forbids passing and bounds an option more tightly."""

    length: int = number(5, least=1, most=10, older_most=20, rule="TOY-2")
    rules_version: int = rules(2, older=(1,))  # type: ignore[misc]  # Zoo Domino has one version so far

    def apply(self, state: Any, player: int, action: Any) -> Any:
        """Refuse to pass, since version 2."""
        if self.rules_version > 1 and str(action) == "pass":
            raise REFUSALS("toy.no_passing")
        return super().apply(state, player, action)


def find(name: str) -> type[Stricter]:
    return Stricter


def written_by(version: int, length: int = 5) -> str:
    """Return the record of a whole match, in which somebody passes, by the rules of a version."""
    game = build_version(Stricter, 1, {"way": "trumps", "length": length})
    text = record_of(game, 3, Seed(bytes(range(16)))).write()
    assert " pass\n" in text
    return resealed(text.replace("version: 1", f"version: {version}"))


def test_a_game_knows_its_own_version_and_the_older_ones_that_it_declares() -> None:
    assert Stricter().rules_version == Stricter.rules_version == 2
    assert known_versions(Stricter) == (1, 2)
    assert known_versions(Toy) == (7,)


@dataclass(frozen=True)
class Toy:
    """A game that has never changed need not declare a field."""

    rules_version = 7


def test_a_record_of_an_older_version_is_played_by_the_rules_of_its_day_and_written_as_it_was() -> None:
    text = written_by(1)
    record = read_record(text, find)
    assert record.match.game.rules_version == 1
    assert record.write() == text


def test_by_the_new_rules_the_same_match_is_refused_with_the_reason() -> None:
    with pytest.raises(InvalidRecord, match="the record is impossible: nobody passes any more"):
        read_record(written_by(2), find)


@pytest.mark.parametrize("version", [0, 3, 11, -1])
def test_a_record_of_an_unknown_version_is_refused(version: int) -> None:
    with pytest.raises(InvalidRecord, match=f"played by rules version {version}; these are version 2"):
        read_record(written_by(version), find)


def test_an_option_keeps_the_bound_of_its_version() -> None:
    assert build_version(Stricter, 1, {"length": 20}).length == 20
    game: Any = read_record(written_by(1, length=20), find).match.game
    assert game.length == 20
    for version, length in ((1, 21), (2, 11)):
        with pytest.raises(InvalidOption, match="length is a number from 1 to"):
            build_version(Stricter, version, {"length": length})


def test_the_version_is_no_option() -> None:
    assert "rules_version" not in chosen_options(Stricter())
    assert build_version(Stricter, 2, {}) == Stricter() != build_version(Stricter, 1, {})


def test_a_match_goes_on_by_the_rules_with_which_it_began() -> None:
    for version in (1, 2):
        match = Match.start(build_version(Stricter, version, {"way": "trumps"}), 2, Seed(bytes(16)))
        with pytest.raises(IllegalAction) as refused:
            match.play("pass", 0)
        assert (refused.value.refusal.code == "toy.no_passing") == (version == 2)
        text = Record(match, (Event(0, "lay elephant-elephant"),), ("Anna", "Ben")).write()
        assert f"\nversion: {version}\n" in text
