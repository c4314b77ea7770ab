"""`tablee referee`: verdicts as data, exit codes for scripts."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.cli.commands.referee import judge
from tablee.core.errors import TableeError
from tablee.games.zoo_domino import ZooDomino
from tablee.locales import catalogue
from tests.cli.helpers.command import Refused, Run

FITS = {"chain": ["lion-zebra"], "hand": ["zebra-monkey"], "action": "lay zebra-monkey right"}
FITS_NOT = {**FITS, "action": "lay zebra-monkey left"}
BESIDE = {
    "options": {"way": "trumps"},
    "chain": ["lion-zebra", "monkey-monkey!"],
    "hand": ["penguin-penguin", "flamingo-flamingo"],
    "action": "trump penguin-penguin right",
}


def ask(run: Run, document: Any, *args: str) -> Any:
    result = run("referee", "zoo-domino", "-", *args, input=json.dumps(document))
    return result.exit_code, json.loads(result.stdout)


def test_a_legal_move(run: Run) -> None:
    assert ask(run, FITS) == (0, {"verdict": "legal"})


def test_a_refused_move_names_rule_code_pieces_and_reason(run: Run) -> None:
    assert ask(run, FITS_NOT) == (
        1,
        {
            "verdict": "refused",
            "rule": "ZD-12",
            "code": "lay.does_not_fit",
            "pieces": ["zebra-monkey"],
            "args": {"domino": "zebra-monkey", "end": "left", "animal": "lion"},
            "message": "There’s a lion at that end: zebra–monkey doesn’t fit there.",
        },
    )


def test_options_are_part_of_the_document(run: Run) -> None:
    code, verdict = ask(run, BESIDE)
    assert (code, verdict["rule"], verdict["code"]) == (1, "ZD-24", "trump.beside_trump")


def test_the_sentence_is_in_the_chosen_language(run: Run) -> None:
    _, verdict = ask(run, FITS_NOT, "--lang", "es")
    assert verdict["message"] == "En ese extremo hay un león. Esta ficha no encaja ahí: cebra-mono."


def test_a_list_is_answered_with_a_list_and_one_refusal_is_enough(run: Run) -> None:
    code, verdicts = ask(run, [FITS, BESIDE, FITS])
    assert (code, [verdict["verdict"] for verdict in verdicts]) == (1, ["legal", "refused", "legal"])
    assert ask(run, [FITS, FITS])[0] == 0
    assert ask(run, []) == (0, [])


def test_a_file_is_read_as_well(run: Run, tmp_path: Path) -> None:
    (tmp_path / "position.json").write_text(json.dumps(FITS))
    assert run("referee", "zoo-domino", str(tmp_path / "position.json")).stdout == '{"verdict": "legal"}\n'


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('{"chain": [,', "standard input is not JSON: line 1, column 12: Expecting value"),
        ('{"hand":\n 1 2}', "standard input is not JSON: line 2, column 4: Expecting ',' delimiter"),
        ("[" * 100_000, "standard input is nested too deeply"),
        ('{"stock": ' + "9" * 5000 + "}", "standard input has a number that is too long"),
        ('{"hand": [], "hand": []}', "standard input is not strict JSON: duplicate key 'hand'"),
        ('{"stock": NaN}', "standard input is not strict JSON: NaN is not a JSON number"),
        ("3", "a position is a JSON object in { }"),
        ("[null]", "position 1: a position is a JSON object in { }"),
        ('{"options": []}', 'options is a JSON object in { }, such as {"way": "draw"}'),
        ('{"options": {"wya": 1}}', "unknown option 'wya'; did you mean 'way'?"),
        ('{"hnad": []}', "unknown key 'hnad'; did you mean 'hand'?"),
        (
            json.dumps([FITS, {**FITS, "hand": ["lino-zebra"]}]),
            "position 2: 'lino-zebra' is not a domino; did you mean 'lion-zebra'?",
        ),
        (
            json.dumps({**FITS, "action": "eat zebra-monkey"}),
            "'eat' is not an action; known: lay, trump, draw, pass, timeout",
        ),
    ],
    ids=lambda value: value[:30],
)
def test_what_cannot_be_judged_is_reported_in_one_line(refused: Refused, text: str, line: str) -> None:
    assert refused("referee", "zoo-domino", "-", input=text) == line


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["lion-zebra", "draw"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from([*FITS, "options", "stock"]), inner),
    max_leaves=12,
)


@given(PLAIN)
def test_no_document_does_worse_than_a_verdict_or_a_reason(document: Any) -> None:
    with suppress(TableeError):
        assert judge(ZooDomino, document, catalogue("en"))["verdict"] in ("legal", "refused")
