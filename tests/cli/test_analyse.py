"""`tablee analyse`: errors, luck and clear mistakes of a match, in six languages."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tablee.analysis.analyse import Analysis
from tablee.analysis.moments import moments
from tablee.cli.analyses import tell_analysis, tell_together
from tablee.core.record import read_record
from tablee.games import find_game
from tablee.locales import LANGUAGES, catalogue
from tablee.toolkit.judging.findings import Missed
from tablee.toolkit.judging.judge import DEPTHS
from tests.cli.helpers.command import Refused, Run

RECORDS = Path(__file__).parents[1] / "records" / "zoo-domino"
ONE, FULL, TRUMPS = (str(RECORDS / f"1-{name}.txt") for name in ("draw", "draw-full-table", "trumps"))


def test_a_match_is_told_by_its_sums_and_its_mistakes(run: Run) -> None:
    told = run("analyse", ONE, "--depth", "quick").stdout
    assert told.startswith("Zoo Domino, played by ")
    for label in ("result", "accuracy", "loss per decision", "luck", "result without luck", "plays like"):
        assert f"\n  {label}  " in told
    assert "1 pp is one percentage point of the chance of winning the match." in told
    assert told == run("analyse", ONE, "--depth", "quick").stdout


def test_a_mistake_says_what_was_better(run: Run) -> None:
    lines = run("analyse", ONE, "--depth", "quick").stdout.splitlines()
    mistakes = [line for line in lines if "Better: " in line]
    assert mistakes
    for line in mistakes:
        place, sign, loss, *_ = line.split()
        assert "." in place
        assert sign in ("?!", "?", "??")
        assert loss.startswith("-")


def test_one_seat_is_enough(run: Run) -> None:
    both, one = (run("analyse", ONE, "--depth", "quick", *args).stdout for args in ((), ("--seat", "2")))
    assert both.count("by round and turn") > one.count("by round and turn") == 1


@cache
def analysed(path: str, depth: str) -> Analysis:
    record = read_record(Path(path).read_text(encoding="utf-8"), find_game)
    return Analysis(record, DEPTHS[depth], tuple(moments(record, DEPTHS[depth], range(90))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(run: Run, language: str) -> None:
    words = catalogue(language)
    lines = [*tell_analysis(analysed(TRUMPS, "quick"), None, words)]
    assert any("??" in line and words.say("cli-analyse-proven") in line for line in lines)
    together = [*tell_together([analysed(ONE, "quick"), analysed(TRUMPS, "quick")], 1, words)]
    assert words.say("cli-analyse-matches") in together[1]
    assert run("analyse", ONE, "--depth", "quick", "--seat", "1", "--lang", language).exit_code == 0


def test_going_out_that_was_missed_several_turns_running_is_told_once() -> None:
    analysis, words = analysed(ONE, "quick"), catalogue("en")
    first = next(each for each in analysis.decisions if each.player == 0)
    missed = first._replace(proven=True, error=0.4, missed=Missed("out", first.options[first.best].action, 1))
    turns = tuple(missed._replace(step=step) for step in range(first.step, first.step + 3))
    told = "\n".join(tell_analysis(replace(analysis, moments=turns), 0, words))
    assert "one move worth another look" in told
    assert "(goes out and wins the round, proven). After that, there were 2 more chances to go out." in told
    assert "  ??  -40 pp: " in told
    nothing = replace(analysis, moments=(missed._replace(error=0.0),))
    assert "  0 pp: " in "\n".join(tell_analysis(nothing, 0, words)), "it is told even where it cost nothing"


def test_several_matches_make_a_table_of_all_players(run: Run) -> None:
    told = run("analyse", ONE, FULL, "--depth", "quick").stdout
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
    both = json.loads(run("analyse", ONE, FULL, "--depth", "quick", "--json", "-").stdout)
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
