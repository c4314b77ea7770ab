"""`tablee analyse`: errors, luck and clear mistakes of a match, in six languages."""

import json
from pathlib import Path

import pytest

from tablee.locales import LANGUAGES
from tests.cli.helpers.command import Refused, Run

RECORDS = Path(__file__).parents[1] / "records" / "zoo-domino"
ONE, TRUMPS = str(RECORDS / "1-draw.txt"), str(RECORDS / "1-trumps.txt")


def test_a_match_is_told_by_its_sums_and_its_mistakes(run: Run) -> None:
    told = run("analyse", ONE, "--depth", "quick").stdout
    assert told.startswith("Zoo Domino, played by ")
    for label in ("result", "accuracy", "lost per decision", "luck", "result without luck", "plays like"):
        assert f"\n  {label}  " in told
    assert "1 pp is one percentage point of the chance to win the match." in told
    assert told == run("analyse", ONE, "--depth", "quick").stdout


def test_a_mistake_says_what_was_better(run: Run) -> None:
    lines = run("analyse", TRUMPS, "--depth", "quick").stdout.splitlines()
    mistakes = [line for line in lines if "Better: " in line]
    assert mistakes
    for line in mistakes:
        place, sign, loss, *_ = line.split()
        assert "." in place
        assert sign in ("?!", "?", "??")
        assert loss.startswith("-")


def test_one_seat_is_enough(run: Run) -> None:
    both, one = (run("analyse", ONE, "--depth", "quick", *args).stdout for args in ((), ("--seat", "2")))
    assert both.count("clear mistake") > one.count("clear mistake") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(run: Run, language: str) -> None:
    for files in ([TRUMPS], [ONE, TRUMPS]):
        result = run("analyse", *files, "--depth", "quick", "--lang", language)
        assert result.exit_code == 0
        assert result.stderr == ""


def test_several_matches_make_a_table_of_all_players(run: Run) -> None:
    told = run("analyse", ONE, TRUMPS, str(RECORDS / "1-draw-full-table.txt"), "--depth", "quick").stdout
    assert told.startswith("Zoo Domino\n")
    head, *rows = [line for line in told.splitlines() if line.startswith("  ")]
    assert "matches" in head
    assert len(rows) >= 2


def test_everything_is_written_as_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "analysis.json"
    told = run("analyse", ONE, "--depth", "quick", "--json", str(file)).stdout
    assert "accuracy" in told
    found = json.loads(file.read_text(encoding="utf-8"))
    assert json.loads(run("analyse", ONE, "--depth", "quick", "--json", "-").stdout) == found
    assert found["depth"] == "quick"
    assert {moment["kind"] for moment in found["moments"]} == {"point", "decision", "draw"}
    both = json.loads(run("analyse", ONE, TRUMPS, "--depth", "quick", "--json", "-").stdout)
    assert both[0] == found


def test_what_cannot_be_analysed_is_refused_in_one_line(refused: Refused, tmp_path: Path) -> None:
    assert refused("analyse", "nowhere.txt") == "cannot read nowhere.txt: No such file or directory"
    assert refused("analyse", ONE, "--seat", "9") == "there is no seat 9: the match has 2"
    assert "Invalid value for '--depth'" in refused("analyse", ONE, "--depth", "deeep")
    assert "Invalid value for '--seat'" in refused("analyse", ONE, "--seat", "0")
    assert refused("analyse").startswith("Missing argument 'FILE...'.")
    changed = tmp_path / "changed.txt"
    changed.write_text(Path(ONE).read_text(encoding="utf-8").replace("draw", "pass"))
    assert refused("analyse", ONE, str(changed)).startswith(f"{changed}: the record was changed")
