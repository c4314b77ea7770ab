"""How the tests are laid out."""

import re
from pathlib import Path

TESTS = Path(__file__).parent


def test_helpers_never_import_from_tests() -> None:
    """Else a helper brings a whole test module along, and nobody can move or delete that test."""
    helpers = [file for file in TESTS.rglob("*.py") if not file.name.startswith("test_")]
    text = {file: file.read_text(encoding="utf-8") for file in helpers}
    assert not [
        file for file in helpers if re.search(r"^from tests\S*\.test_|^from tests\S* import test_", text[file], re.M)
    ]
