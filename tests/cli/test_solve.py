"""`tablee solve`: the best turn as data."""

import json
from typing import Any

from tests.cli.helpers.command import Refused, Run

POSITION = {"table": [["R7", "R8", "R9"]], "rack": ["R10", "K1", "K2", "K3"], "opened": True}


def ask(run: Run, document: Any, *args: str) -> Any:
    result = run("solve", "tile-rummy", "-", *args, input=json.dumps(document))
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_the_best_turn(run: Run) -> None:
    answer = ask(run, POSITION)
    assert sorted(answer["laid"]) == ["K1", "K2", "K3", "R10"]
    assert answer["table"] == [["K1", "K2", "K3"], ["R7", "R8", "R9", "R10"]]
    assert (answer["rack"], answer["optimal"]) == ([], True)


def test_options_and_the_objective_matter(run: Run) -> None:
    assert ask(run, {**POSITION, "options": {"combinations": "sequences"}}, "--objective", "points")["rack"] == []
    few = {"options": {"ace": "both"}, "table": [["R11", "R12", "R13"]], "rack": ["R1"]}
    assert ask(run, few)["laid"] == ["R1"]
    assert ask(run, {**few, "options": {}})["laid"] == []
    assert ask(run, {**POSITION, "opened": False})["laid"] == []


def test_a_list_is_answered_with_a_list(run: Run) -> None:
    first, second = ask(run, [POSITION, {**POSITION, "rack": ["O1"]}])
    assert first["rack"] == []
    assert second["laid"] == []
    assert ask(run, []) == []


def test_bad_input_is_answered_in_one_line(refused: Refused) -> None:
    def say(document: Any, game: str = "tile-rummy") -> str:
        return refused("solve", game, "-", input=json.dumps(document))

    assert say(7) == "a position is a JSON object in { }"
    assert say({**POSITION, "options": []}).startswith("options is a JSON object")
    assert say([POSITION, {"table": []}]).startswith("position 2: rack must be a list of pieces")
    assert say({**POSITION, "rack": ["X1"]}).startswith("'X1' is not a tile")
    assert say({}, "zoo-domino").startswith("chain is missing; write")
    assert say({"chain": [], "hand": ["lion-lino"]}, "zoo-domino").startswith("'lion-lino' is not a domino")
    assert "objective cannot be 'fun'" in refused("solve", "tile-rummy", "-", "--objective", "fun", input="{}")
