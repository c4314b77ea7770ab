"""Print the table of rule ids and the tests that prove them (`make rules`); fail where an id has none.

The ids are the bold ones of `docs/games/*.md`; where the rules files lie beside the repository, they must agree.
"""

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

RULE = re.compile(r"^- (?:\*\*)?((?:PR|TR|ZD|RR)-E?\d+)\b", re.MULTILINE)
SHARED = Path("../shared/rules")


def ids_told(folder: Path) -> dict[str, list[str]]:
    """Return the rule ids of each game's page, in order."""
    return {page.stem: RULE.findall(page.read_text(encoding="utf-8")) for page in sorted(folder.glob("*.md"))}


def ids_tested(folder: Path) -> dict[str, list[str]]:
    """Return for each id the tests that are marked with it."""
    tests = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in filter(None, map(marked_rule, node.decorator_list)):
                    tests[rule].append(f"{path.relative_to(folder)}::{node.name}")
    return tests


def marked_rule(decorator: ast.expr) -> str | None:
    """Return the id in `@pytest.mark.rule("ZD-24")`."""
    match decorator:
        case ast.Call(func=ast.Attribute(attr="rule"), args=[ast.Constant(value=str(rule))]):
            return rule
    return None


def problems(told: dict[str, list[str]], tested: dict[str, list[str]], shared: dict[str, list[str]]) -> list[str]:
    """Return what is wrong: untested ids, tests of unknown ids, pages that differ from the rules files."""
    known = {rule for rules in told.values() for rule in rules}
    found = [f"{rule} has no test" for rule in sorted(known - tested.keys())]
    found += [f"{rule} is tested but on no page" for rule in sorted(tested.keys() - known)]
    for game, rules in told.items():
        if game in shared and sorted(shared[game]) != sorted(rules):
            found.append(f"docs/games/{game}.md and the rules file differ: {set(shared[game]) ^ set(rules)}")
    return found


if __name__ == "__main__":
    told, tested = ids_told(Path("docs/games")), ids_tested(Path("tests"))
    for rules in told.values():
        for rule in rules:
            for number, test in enumerate(tested.get(rule) or ["NO TEST"]):
                print(f"{rule if number == 0 else '':8}{test}")
    if found := problems(told, tested, ids_told(SHARED) if SHARED.is_dir() else {}):
        sys.exit("\n".join(found))
