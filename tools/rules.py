"""Print the table of rule ids and the tests that prove them (`make rules`); fail where an id has none.

The ids are the bold ones of `docs/games/*.md`, which is the only list of them.
"""

import ast
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

RULE = re.compile(r"^- \*\*([A-Z]{2}-E?\d+)\*\*", re.MULTILINE)
RULING = re.compile(r"\*(Ruling|House rule):\*")  # marks questions that the booklet leaves open


def ids_told(folder: Path) -> dict[str, list[str]]:
    """Return the rule ids of each game's page, in order."""
    return {page.stem: RULE.findall(page.read_text(encoding="utf-8")) for page in sorted(folder.glob("*.md"))}


def ids_of_rulings(page: Path) -> list[str]:
    """Return the rule ids of a page that settle, at least in part, what the booklet leaves open."""
    _, *parts = RULE.split(page.read_text(encoding="utf-8").partition("\n## With a clock")[0])
    return [rule for rule, text in zip(parts[::2], parts[1::2], strict=True) if RULING.search(text)]


def ids_tested(folder: Path) -> dict[str, list[str]]:
    """Return for each id the tests that are marked with it."""
    tests = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for rule in filter(None, map(marked_rule, node.decorator_list)):
                    tests[rule].append(f"{path.relative_to(folder)}::{node.name}")
    return tests


def marked_rule(decorator: ast.expr) -> str | None:
    """Return the id in `@pytest.mark.rule("ZD-24")`."""
    match decorator:
        case ast.Call(func=ast.Attribute(attr="rule"), args=[ast.Constant(value=str(rule))]):
            return rule
    return None


def problems(told: dict[str, list[str]], tested: dict[str, list[str]]) -> list[str]:
    """Return the problems: ids without a test, duplicate ids, tests of unknown ids."""
    known = Counter(rule for rules in told.values() for rule in rules)
    found = [f"{rule} has no test" for rule in sorted(known.keys() - tested.keys())]
    found += [f"{rule} is listed {count} times" for rule, count in sorted(known.items()) if count > 1]
    return found + [f"{rule} is tested but on no page" for rule in sorted(tested.keys() - known.keys())]


if __name__ == "__main__":
    told, tested = ids_told(Path("docs/games")), ids_tested(Path("tests"))
    for rules in told.values():
        for rule in rules:
            for number, test in enumerate(tested.get(rule) or ["NO TEST"]):
                print(f"{rule if number == 0 else '':8}{test}")
    if found := problems(told, tested):
        sys.exit("\n".join(found))
