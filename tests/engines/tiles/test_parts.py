"""Parts of the solver that whole questions cannot easily reach."""

import importlib.util
import sys
from typing import Any

import pytest

import tablee.engines.tiles
from tablee.core.answers import Solved
from tablee.core.pieces.melds import LaidTable
from tablee.engines.tiles import MeldRules, questions
from tablee.engines.tiles.lanes import Step, moves
from tablee.engines.tiles.opening import minimal_openings
from tablee.engines.tiles.position import FACE, is_meld, read_position
from tablee.engines.tiles.problem import LINKS, all_links, cases, weights_of
from tablee.engines.tiles.series import divisions, kept_links
from tablee.engines.tiles.sweep import OutOfStates, Sweep


@pytest.mark.parametrize(
    ("meld", "options", "is_one"),
    [
        ("R3 R4 R5", {}, True),
        ("R5 R3 R4", {}, True),
        ("R3 R4", {}, False),
        ("R3 R4 R6", {}, False),
        ("R3 R4 B5", {}, False),
        ("R3 R4 B5", {"mixed_sequences": True}, True),
        ("R3 R4 B4", {"mixed_sequences": True}, False),
        ("R3 R3 R4", {}, False),
        ("R3 B3 K3 O3", {}, True),
        ("R3 B3 B3", {}, False),
        ("R3 B3 K3", {"combinations": "sequences"}, False),
        ("R3 R4 R5", {"combinations": "series"}, False),
        ("R12 R13 R1", {}, False),
        ("R12 R13 R1", {"ace": "both"}, True),
        ("R13 R1 R2", {"ace": "both"}, False),
        ("R1 R2 R3", {"ace": "both"}, True),
    ],
)
def test_what_lies_is_a_meld_or_not(meld: str, options: dict[str, Any], is_one: bool) -> None:
    rules = MeldRules(**options)
    assert is_meld(tuple(FACE[piece] for piece in meld.split()), rules) == is_one


@pytest.mark.parametrize(
    ("lanes", "tiles", "stars", "step", "after", "links"),
    [
        ("13", 2, 0, Step(), "23", 2),
        ("3k", 2, 0, Step(), "33", 1),  # a tile behind a star is no old neighbour
        ("j", 1, 0, Step(), "3", 0),
        ("12", 1, 1, Step(thrifty=False), "2k", 1),
        ("12", 1, 1, Step(thrifty=False), "3j", 1),
        ("3k", 2, 0, Step(thrifty=False, stars_link=True), "33", 2),
        ("2P", 1, 0, Step(from_ace=True), "FP", 1),
        ("2", 1, 0, Step(from_ace=True), "3", 1),
        ("2", 1, 0, Step(from_ace=True, thrifty=False, star_ends=True), "F", 1),
        ("3FP", 1, 0, Step(last=True), "3", 1),
    ],
)
def test_how_open_sequences_go_on(lanes: str, tiles: int, stars: int, step: Step, after: str, links: int) -> None:
    found = {move.lanes: move.links for move in moves(lanes, tiles, stars, step)}
    assert found[after] == links


@pytest.mark.parametrize("ace", ["low", "both"])
@pytest.mark.parametrize("mixed", [False, True])
def test_at_most_all_links_are_kept_and_all_tiles_laid(ace: str, mixed: bool) -> None:
    rules = MeldRules(ace=ace, mixed_sequences=mixed)
    table = [["R11", "R12", "R13", "R1"], ["K5", "R5", "B5"], ["K1", "K2", "K3"], ["O5", "O6", "O7", "O8"]]
    (problem,) = cases(read_position(table, ["K4", "*"], rules), rules, weights_of("tiles", 25), {})
    at_most = Sweep(problem, thrifty=not mixed, limit=0).at_most()
    assert all_links(problem) == (10 if ace == "both" else 9)
    assert at_most[0] == all_links(problem) + weights_of("tiles", 25).tiles[3] * LINKS
    assert at_most[13:] == [ace == "both", 0]


@pytest.mark.parametrize(
    ("old", "new", "links"),
    [
        ((0b0111,), (0b0111,), 2),
        ((0b1111,), (0b0111,), 2),
        ((0b0111,), (0b1100,), 0),
        ((0b0111, 0b1110), (0b1111,), 2),  # a series answers for one old one
        ((0b0111, 0b1110), (0b1110, 0b0111), 4),
    ],
)
def test_how_much_of_old_series_is_kept(old: tuple[int, ...], new: tuple[int, ...], links: int) -> None:
    assert kept_links(old, tuple((colours, 0) for colours in new)) == links


def test_of_openings_the_smallest_are_enough() -> None:
    position = read_position([], ["K10", "K11", "K12", "K13"], MeldRules())
    sets = [sorted(counts) for counts in minimal_openings(position, MeldRules(), 100)]
    assert sorted(sets) == [[9, 10, 11], [10, 11, 12]]


def test_looking_for_openings_has_a_limit() -> None:
    position = read_position([], ["K10", "K11", "K12"], MeldRules())
    with pytest.raises(OutOfStates):
        minimal_openings(position, MeldRules(), 0)


def test_without_a_kernel_pure_python_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(tablee.engines.tiles, "_kernel")
    monkeypatch.setitem(sys.modules, "tablee.engines.tiles._kernel", None)
    spec = importlib.util.spec_from_file_location("questions_without_kernel", questions.__file__)
    assert spec is not None
    assert spec.loader is not None
    alone = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, alone)
    spec.loader.exec_module(alone)
    assert not alone.COMPILED
    assert alone.solve([["R1", "R2", "R3"]], ["R4"]) == Solved(LaidTable(("R4",), (("R1", "R2", "R3", "R4"),), ()))


def test_stars_alone_are_a_series_only_where_they_need_not_be_spared() -> None:
    assert divisions((0, 0, 0, 0), 3, thrifty=False) == (((0, 3),),)
    assert divisions((0, 0, 0, 0), 3, thrifty=True) == ()
    assert divisions((0, 0, 0, 0), 2, thrifty=False) == ()
