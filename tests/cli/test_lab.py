"""`tablee ladder` and `tablee stats`: output, files and refusals."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers.command import Refused, Run

LADDER = ("ladder", "zoo-domino", "--bots", "careful,random", "--games", "40", "--no-luck")
STATS = ("stats", "zoo-domino", "--games", "250")


def test_a_ladder_tells_ratings_pairs_times_and_how_to_repeat_it(run: Run) -> None:
    lines = run(*LADDER, "--jobs", "1").stdout.splitlines()
    assert lines[0] == "zoo-domino, 2 players, way=draw rounds=1 first=chance starter=rotate clock=none"
    assert lines[1] == "20 deals, 40 games of each pair, seed 0"
    titles = [line for line in lines if not line.startswith(" ")]
    assert titles[2:4] == ["Ratings (Bradley and Terry, mean 0)", "Pairs"]
    assert titles[5] == "Processor time of a decision"
    assert (
        titles[-1] == "Again: tablee ladder zoo-domino --bots careful,random --no-luck --players 2 --games 40 --seed 0"
    )
    again = run(*titles[-1].removeprefix("Again: tablee ").split(), "--jobs", "1").stdout.splitlines()
    until = lines.index("Processor time of a decision")
    assert again[:until] == lines[:until]


def test_a_ladder_is_written_as_data_page_and_picture(run: Run, tmp_path: Path) -> None:
    data, page, chart = tmp_path / "found.json", tmp_path / "pages" / "found.md", tmp_path / "found.svg"
    page.parent.mkdir()
    files = ("--json", data, "--page", page, "--chart", chart)
    assert run(*LADDER, "--jobs", "1", *map(str, files)).exit_code == 0
    found = json.loads(data.read_text())
    assert found["command"] in page.read_text()
    assert "![Ladder: zoo-domino](../found.svg)" in page.read_text()
    assert chart.read_text().startswith("<?xml")
    assert json.loads(run(*LADDER, "--jobs", "1", "--json", "-").stdout)["pairs"] == found["pairs"]


def test_every_key_of_the_data_is_documented(run: Run) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    ladder = json.loads(run(*LADDER, "--jobs", "1", "--json", "-").stdout)
    stats = json.loads(run(*STATS, "--jobs", "1", "--json", "-").stdout)
    parts = (ladder, ladder["ratings"][0], ladder["pairs"][0], ladder["luck"], stats, stats["tables"][0])
    missing = {key for part in parts for key in part if f"`{key}`" not in page}
    assert missing == {"table"}  # its name


def test_one_two_processes_and_an_interrupted_run_write_the_same_bytes(run: Run, tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    run("ladder", "zoo-domino", "--bots", "careful,random", "--games", "10", "--no-luck", "--keep", kept, "--jobs", "1")
    ways = [("--jobs", "1"), ("--jobs", "2"), ("--jobs", "1", "--keep", kept)]
    texts = {run(*LADDER, *way, "--json", "-").stdout.partition('"time"')[0] for way in ways}
    assert len(texts) == 1


def test_a_question_is_answered(run: Run) -> None:
    result = run(
        "ladder",
        "zoo-domino",
        "--sprt",
        "careful,random",
        "--elo",
        "0,80",
        "--no-luck",
        "--games",
        "2000",
        "--jobs",
        "1",
    )
    answer = next(line for line in result.stdout.splitlines() if line.startswith("Is "))
    assert answer.startswith("Is careful better than random? Yes, after ")
    assert "Ratings" not in result.stdout
    again = result.stdout.splitlines()[-1]
    assert "--sprt careful,random --elo 0,80" in again


def test_without_names_all_levels_play(run: Run) -> None:
    found = json.loads(run("ladder", "zoo-domino", "--games", "2", "--no-luck", "--jobs", "1", "--json", "-").stdout)
    assert found["bots"] == ["expert", "strong", "casual", "beginner"]


def test_statistics_tell_places_pieces_endings_and_how_to_repeat_them(run: Run, tmp_path: Path) -> None:
    page, chart = tmp_path / "found.md", tmp_path / "found.png"
    result = run(*STATS, "--others", "250", "--jobs", "1", "--page", str(page), "--chart", str(chart))
    titles = [line for line in result.stdout.splitlines() if not line.startswith(" ")]
    assert titles[1:7] == [
        "250 games, the bot 'careful' in all seats, seed 0",
        "Who begins, and who follows",
        "Seats",
        "By the doubles that a player was dealt",
        "How rounds end",
        next(line for line in titles if line.startswith("A game takes ")),
    ]
    again = "tablee stats zoo-domino --bot careful --players 2 --games 250 --others 250 --seed 0"
    assert titles[-1] == f"Again: {again}"
    assert again in page.read_text()
    assert "| way=trumps | 250 |" in page.read_text()
    assert chart.read_bytes().startswith(b"\x89PNG")
    found = [json.loads(run(*STATS, "--jobs", jobs, "--json", "-").stdout) for jobs in "12"]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ((*LADDER, "--sprt", "careful"), "--sprt takes two bots, like expert,casual; not 'careful'"),
        ((*LADDER, "--elo", "20"), "--elo takes two numbers, like 0,20; not '20'"),
        ((*LADDER, "--elo", "20,0"), "the two Elo bounds must rise, not go from 20 to 0"),
        ((*LADDER, "--chart", "one.pdf"), "a chart is a file that ends in .svg or .png, not 'one.pdf'"),
        (
            (*LADDER, "--cluster", "here", "--jobs", "2"),
            "Use either --jobs or --cluster, not both. Try 'tablee ladder --help'.",
        ),
        (
            (*LADDER, "--cluster", "here"),
            "'here' is not the address of a Dask scheduler; write it like tcp://host:8786",
        ),
        ((*STATS, "--bot", "nobody"), "unknown bot 'nobody'; there are: careful, expert, random"),
        ((*STATS, "--chart", "one"), "a chart is a file that ends in .svg or .png, not 'one'"),
        (("ladder", "zoo-domino", "--bots", "careful"), "a ladder needs two bots or more, each named once"),
    ],
)
def test_what_cannot_be_done_is_reported_in_one_line(refused: Refused, args: Any, message: str) -> None:
    told = refused(*args)
    assert told == message or told.startswith(message.partition("; there are")[0])


def test_what_cannot_be_written_is_reported_in_one_line(run: Run, tmp_path: Path) -> None:
    result = run(*STATS, "--jobs", "1", "--json", str(tmp_path / "nowhere" / "found.json"))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("missing", "args", "message"),
    [
        ("numpy", LADDER, "A ladder needs numpy, which is not installed: pip install 'tablee[lab]'"),
        (
            "matplotlib",
            (*LADDER, "--chart", "one.svg"),
            "A chart needs matplotlib, which is not installed: pip install 'tablee[lab]'",
        ),
        (
            "distributed",
            (*STATS, "--cluster", "tcp://127.0.0.1:1"),
            "A cluster needs distributed, which is not installed: pip install 'tablee[lab]'",
        ),
    ],
)
def test_without_the_extra_one_line_says_how_to_get_it(missing: str, args: Any, message: str, tmp_path: Path) -> None:
    hidden = f"""
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] == {missing!r}:
            raise ModuleNotFoundError(f'No module named {{name!r}}', name=name)
sys.meta_path.insert(0, Hidden())
from tablee.cli import main
main()
"""
    result = subprocess.run(
        [sys.executable, "-c", hidden, *args], cwd=tmp_path, env=os.environ, capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout, result.stderr) == (2, "", f"tablee: {message}\n")
