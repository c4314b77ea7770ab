"""The table of rule ids fails if a rule has no test."""

from pathlib import Path

import pytest
from tools.rules import ids_tested, ids_told, problems

PAGE = """# Toy

- **TO-01** The first rule.
- **TO-02** *House rule:* the second one, as TO-01 says.
- TO-03 is no rule of this page.
"""
TESTS = """
@pytest.mark.rule("TO-01")
def test_one(): ...
@pytest.mark.rule("TO-01")
async def test_two(): ...
@pytest.mark.slow
@pytest.mark.rule("TO-09")
def test_three(): ...
"""


def test_ids_are_those_of_the_pages_and_each_needs_a_test(tmp_path: Path) -> None:
    (tmp_path / "toy.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "test_toy.py").write_text(TESTS, encoding="utf-8")
    told, tested = ids_told(tmp_path), ids_tested(tmp_path)
    assert told == {"toy": ["TO-01", "TO-02"]}
    assert tested == {"TO-01": ["test_toy.py::test_one", "test_toy.py::test_two"], "TO-09": ["test_toy.py::test_three"]}
    assert problems(told, tested) == ["TO-02 has no test", "TO-09 is tested but on no page"]


def test_an_id_is_listed_once() -> None:
    assert problems({"one": ["TO-01"], "two": ["TO-01"]}, {"TO-01": ["test"]}) == ["TO-01 is listed 2 times"]


def test_every_rule_of_the_games_has_a_test(pytestconfig: pytest.Config) -> None:
    root = pytestconfig.rootpath
    assert problems(ids_told(root / "docs" / "games"), ids_tested(root / "tests")) == []
