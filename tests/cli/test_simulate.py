"""`tablee simulate`: its report, and that it depends on nothing but the arguments."""

import json
from typing import Any

import pytest

from tablee.core.options import build
from tablee.games import GAMES
from tests.cli.helpers.command import Run


def found(run: Run, *args: str) -> Any:
    result = run("simulate", "zoo-domino", "--json", *args)
    assert result.exit_code == 0, result.stderr
    document = json.loads(result.stdout)
    assert document["time"].keys() == {"seconds", "games_per_second"}
    del document["time"]
    return document


def test_the_report_says_who_won_how_long_it_took_and_how_it_ended(run: Run) -> None:
    result = run("simulate", "zoo-domino", "--games", "60", "--jobs", "1", "--bots", "careful,random")
    lines = result.stdout.splitlines()
    assert (
        lines[0] == "zoo-domino, 2 players, 60 games, seed 0, way=draw rounds=1 first=chance starter=rotate clock=none"
    )
    assert [line.split("  ")[0] for line in lines[1:]] == [
        "Wins by seat", "", "", "Wins by bot, for each seat played", "", "", "Rounds by ending", "", "",
        next(line for line in lines if line.startswith("Actions in a game: mean ")),
        "Score of a player: mean 0.5, median 1, from 0 to 1",
        next(line for line in lines if line.startswith("Highest score of a game: mean ")),
        next(line for line in lines if line.startswith("Speed: ")),
    ]  # fmt: skip
    assert result.stderr == ""


def test_the_data_adds_up(run: Run) -> None:
    report = found(run, "--players", "3", "--games", "70", "--option", "rounds=2", "--seed", "9", "--jobs", "1")
    assert {key: report[key] for key in ("game", "version", "players", "games", "seed")} == {
        "game": "zoo-domino",
        "version": 1,
        "players": 3,
        "games": 70,
        "seed": 9,
    }
    assert build(GAMES["zoo-domino"], report["options"]).rounds == 2
    assert [seat["seat"] for seat in report["seats"]] == [1, 2, 3]
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(70)
    assert report["bots"][0]["seats"] == 210
    assert report["bots"][0]["rate"] == pytest.approx(1 / 3, abs=1e-6)
    assert sum(ending["rounds"] for ending in report["endings"]) == 140
    assert report["actions"]["min"] <= report["actions"]["median"] <= report["actions"]["max"]
    for row in report["seats"] + report["bots"] + report["endings"]:
        assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1


def test_the_findings_do_not_depend_on_the_number_of_processes(run: Run) -> None:
    args = ["--games", "130", "--players", "4", "--bots", "careful,random,careful", "--option", "way=trumps"]
    assert found(run, *args, "--jobs", "1") == found(run, *args, "--jobs", "3")


def test_another_seed_finds_something_else(run: Run) -> None:
    one, other = (found(run, "--games", "50", "--jobs", "1", "--seed", seed) for seed in "12")
    assert one["actions"] != other["actions"]
