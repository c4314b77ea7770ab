"""The page docs/add-a-game.md: its code is run as it stands there, installed as a package."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.testing import high_card

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
GAME, TEST = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
ENTRY = re.search(r"^high-card = .*$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Return a folder with the game as pip would have installed it."""
    assert ENTRY is not None
    (tmp_path / "high_card.py").write_text(GAME, encoding="utf-8")
    (tmp_path / "test_high_card.py").write_text(TEST, encoding="utf-8")
    facts = tmp_path / "high_card-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: high-card\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text(f"[tablee.games]\n{ENTRY[0].replace(chr(34), '')}\n", encoding="utf-8")
    return tmp_path


def run(folder: Path, *command: str, said: str = "") -> str:
    env = {**os.environ, "PYTHONPATH": str(folder), "TABLEE_LANG": "en"}
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=env, input=said, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def tablee_command(folder: Path, *args: str, said: str = "") -> str:
    return run(folder, "-c", "from tablee.cli import main; main()", *args, said=said)


def test_the_page_shows_the_shipped_example_whole_and_it_is_short() -> None:
    assert Path(high_card.__file__).read_text(encoding="utf-8") == GAME
    assert len([line for line in GAME.splitlines() if line.strip()]) <= 60


def test_the_test_file_of_the_page_passes(installed: Any) -> None:
    assert " passed" in run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_high_card.py")


def test_an_installed_game_is_on_the_command_line(installed: Any) -> None:
    *_, last = json.loads(tablee_command(installed, "games", "--json"))
    assert (last["name"], last["players"], last["bots"]) == ("high-card", [2, 4], ["casual"])
    assert "high-card: High Card" in tablee_command(installed, "games")


def test_an_installed_game_can_be_played_at_the_terminal(installed: Any) -> None:
    told = tablee_command(installed, "play", "high-card", "--seed", "7", said="lay 99\n1\n")
    assert re.search(r"^hand: \d+ \d+ \d+$", told, re.MULTILINE)
    assert "lay " in told


def test_an_installed_game_can_be_simulated(installed: Any) -> None:
    told = json.loads(tablee_command(installed, "simulate", "high-card", "--games", "20", "--json"))
    assert told["game"] == "high-card"


def test_an_installed_game_is_in_the_api(installed: Any) -> None:
    names = (
        "import asyncio, json; from tablee.server.http.api.catalogue import games; "
        "print([game['name'] for game in json.loads(asyncio.run(games()).body)])"
    )
    assert "'high-card'" in run(installed, "-c", names)


def test_a_package_that_cannot_be_imported_is_reported_in_a_sentence(installed: Any) -> None:
    (installed / "high_card.py").write_text("import nothing_of_that_name\n", encoding="utf-8")
    code = "from tablee.cli import main; main()"
    env = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run([sys.executable, "-c", code, "games"], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "cannot be loaded from high_card:HighCard" in done.stderr
    assert "Traceback" not in done.stderr


def test_listing_games_imports_neither_bots_nor_numpy_nor_kernels(tmp_path: Path) -> None:
    code = """
import sys
from tablee.games import GAMES
assert len(list(GAMES)) >= 4 and "zoo-domino" in GAMES
print([name for name in sys.modules if "numpy" in name or "_kernel" in name or ".bots" in name or ".engines" in name])
"""
    assert run(tmp_path, "-c", code) == "[]\n"
