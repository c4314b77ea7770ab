"""How the tests are laid out."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
IMPORT = re.compile(r"^\s*(?:from|import) (tests\S*\.test_\w+)|^\s*from tests\S* import (test_\w+)$", re.MULTILINE)


def imported_tests(text: str) -> set[str]:
    """Return the test modules that a module imports from."""
    return {module or name for module, name in IMPORT.findall(text)}


def test_nothing_imports_from_a_test() -> None:
    """Importing one would import a whole test module, which could then not be moved or deleted. Helpers are in
    helpers/."""
    files = TESTS.rglob("*.py")
    found = {file.relative_to(TESTS): imported_tests(file.read_text(encoding="utf-8")) for file in files}
    assert {file: tests for file, tests in found.items() if tests} == {}


def test_an_import_from_a_test_is_found() -> None:
    assert imported_tests("import re\nfrom tests.core.test_names import NAMES\n") == {"tests.core.test_names"}
    assert imported_tests("import re\n    from tests.core import test_names\n") == {"test_names"}
    assert imported_tests("from tests.core.helpers.names import NAMES\n") == set()
