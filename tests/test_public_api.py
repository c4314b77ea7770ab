"""What `import tablee` offers, and what it does not import for it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.games import GAMES

HEAVY = ("tablee.bots", "tablee.engines", "tablee.games", "tablee.server", "tablee.table", "tablee.lab", "numpy")


def imported_by(code: str) -> set[str]:
    """Return the modules that a fresh interpreter has imported after this code."""
    report = f"{code}\nimport sys; print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_all_public_names_are_sorted_and_there() -> None:
    names = tablee.__all__
    assert names == sorted(names) == dir(tablee)
    assert {game.__name__ for game in GAMES.values()} < set(names)
    for name in names:
        assert getattr(tablee, name).__doc__


def test_type_checkers_see_the_same_names() -> None:
    stub = ast.parse(Path(tablee.__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
    told = next(node.value for node in stub.body if isinstance(node, ast.Assign))
    names = ast.literal_eval(told)
    assert sorted(names) == tablee.__all__  # ruff sorts constants first


def test_a_star_import_brings_the_games() -> None:
    names: dict[str, object] = {}
    exec("from tablee import *", names)
    assert names["ZooDomino"] is GAMES["zoo-domino"]


def test_what_is_not_there_is_missed() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Zoo'"):
        tablee.Zoo  # type: ignore[attr-defined]  # noqa: B018


VERSION = "import contextlib, tablee.cli\nwith contextlib.suppress(SystemExit): tablee.cli.main(['--version'])"


@pytest.mark.parametrize("code", ["import tablee", "from tablee import Match, Record, Refusal, Seed", VERSION])
def test_starting_imports_no_game_and_nothing_heavy(code: str) -> None:
    assert not [name for name in imported_by(code) if name.startswith(HEAVY)]


def test_tuples_are_as_good_as_lists() -> None:
    best = tablee.solve(tablee.TileRummy(), table=(("R7", "R8", "R9"),), rack=("R10", "K1"))
    assert isinstance(best, tablee.Solved)
    assert best.plan.laid == ("R10",)
    before, after = {"table": (), "rack": ("R10", "R11", "R12")}, {"table": (("R10", "R11", "R12"),), "rack": ()}
    assert tablee.referee(tablee.TileRummy(), before=before | {"opened": False}, after=after) is None


def test_a_position_that_cannot_be_read_is_reported() -> None:
    with pytest.raises(tablee.InvalidPosition, match="unknown key 'rak'; did you mean 'rack'"):
        tablee.solve(tablee.TileRummy(), table=[], rak=["R1"])
    with pytest.raises(tablee.InvalidOption, match="objective cannot be 'tile'; did you mean 'tiles'"):
        tablee.solve(tablee.TileRummy(), table=[], rack=["R1"], objective="tile")
