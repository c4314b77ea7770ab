"""No cache may be filled with keys or entries without bound."""

import gc
from functools import _lru_cache_wrapper
from typing import Any

import pytest

from tablee.core.chance import Seed
from tablee.core.errors import TableeError
from tablee.core.match import Match
from tablee.core.pieces.caching import LONGEST_KEY, cached_by_meld
from tablee.core.pieces.melds import Meld
from tablee.core.positions.drafts import check_by_view
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.pieces.cards import BOX
from tablee.games.tile_rummy import TileRummy, melds
from tablee.games.tile_rummy.melds import Combinations
from tablee.games.tile_rummy.pieces.tiles import FACES

#: Unbounded caches: they have few possible keys, none of which come from players.
FEW = {
    "catalogue",
    "_all_levels_of",  # games
    "_bots_of",
    "_levels_of",
    "_yardsticks_of",
    "lesson_of",
    "rules_of",
    "read_catalogue",
    "_blocks",  # the sizes of boxes
    "_numbers",
    "_patterns",  # combinations that a table agrees on
    "_step",
    "as_good",
    "best_division",
    "choices",
    "divisions",
    "_series",  # all combinations of a box
    "_sequences",  # with and without the ace at both ends
    "moves",  # of the solver, for at most two of a tile
    "weights_of",  # two objectives, checked before, and the penalties of a star
    "Laid",
    "_see_entry",
    "_see_laid",  # dominoes
}


def caches() -> list[Any]:
    ours = ("tablee.core.", "tablee.games.", "tablee.engines.", "tablee.guide.")
    found = (each for each in gc.get_objects() if type(each) is _lru_cache_wrapper)
    return [each for each in found if each.__module__.startswith(ours)]


def test_every_cache_has_a_bound_or_can_be_asked_little() -> None:
    unbounded = {each.__name__ for each in caches() if each.cache_parameters()["maxsize"] is None}
    assert unbounded - FEW == set()


def test_long_melds_are_not_kept() -> None:
    @cached_by_meld
    def size(meld: Meld) -> int:
        return len(meld)

    for length in (3, LONGEST_KEY, LONGEST_KEY + 1, 10_000):
        assert size(("R1",) * length) == length
    cached: Any = vars(size)["cached"]
    assert cached.cache_info().currsize == 2


def test_hostile_positions_leave_nothing_long_in_any_cache() -> None:
    """Each tile of a long meld is an object that a cache would keep alive."""
    piece = "".join(["R", "7"])  # not the constant of the table of faces, so that only caches can hold it
    kept = len(gc.get_referrers(piece))
    long = (piece,) * 12_000
    melds.find_flaw(long, Combinations())
    melds.in_order(long)
    with pytest.raises(TableeError):
        TileRummy().referee({"before": {"table": [list(long)], "rack": ["R1"]}, "after": {"table": [], "rack": []}})
    with pytest.raises(TableeError):
        PhotoRummy().referee(
            {"before": {"table": [[BOX[0]] * 5000], "hand": [BOX[0]]}, "after": {"table": [], "hand": []}}
        )
    del long
    gc.collect()
    assert len(gc.get_referrers(piece)) <= kept


def test_drafts_of_many_tiles_ask_for_few_judgements(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def counted(meld: Meld, rules: Combinations) -> object:
        nonlocal asked
        asked += 1
        return melds.find_flaw(meld, rules)

    monkeypatch.setattr("tablee.games.tile_rummy.laying.drafting.find_flaw", counted)
    game = TileRummy()
    view_of = game.view_for
    match = Match.start(game, 2, Seed(bytes(16)))
    box = " ".join(FACES * 2)
    for draft, most in (
        (f"lay {box} * *", 10),
        (f"lay * * | {box}", 1500),
        ("lay R5 R6 * *", 500),
        ("lay * * R5", 500),
    ):
        asked = 0
        check_by_view(game, view_of(match.state, 0), 0, draft)
        assert 0 < asked < most, draft
