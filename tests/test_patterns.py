"""No regular expression that sees what people send takes more than linear time."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patterns import NotProven, check_linear

ROOT = Path(__file__).parent.parent
ANCHORED = ("fullmatch", "match")
FUNCTIONS = ("compile", "search", "findall", "finditer", "sub", "subn", "split", *ANCHORED)
# A regular expression in TypeScript appears where a value can, and contains no line end.
IN_TYPESCRIPT = re.compile(
    r"(?<=[(,=:?&|!\[{ ])/(?![/* ])((?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)/[dgimsuvy]*(?=[.,;)\s])"
)


def patterns_of(source: str) -> Iterator[tuple[str, bool]]:
    """Yield each pattern of a module of Python, and whether it is searched for; one that is not a text is an error."""
    tree = ast.parse(source)
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        if (
            isinstance(call.func, ast.Attribute)
            and getattr(call.func.value, "id", "") == "re"
            and call.func.attr in FUNCTIONS
        ):
            name = call.func.attr
            yield text_of(call.args[0]), not (name in ANCHORED or (name == "compile" and is_anchored(tree, call)))
        for keyword in call.keywords:
            if keyword.arg == "pattern":
                yield text_of(keyword.value), True


def text_of(node: ast.expr) -> str:
    value = ast.literal_eval(node)
    assert isinstance(value, str)
    return value


def is_anchored(tree: ast.Module, compiled: ast.Call) -> bool:
    """Whether a constant with a compiled pattern is only ever asked for whole matches."""
    names = [node.targets[0].id for node in ast.walk(tree) if isinstance(node, ast.Assign) and node.value is compiled]  # type: ignore[attr-defined]
    uses = [
        node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") in names
    ]
    return bool(uses) and all(use.attr in ANCHORED for use in uses)


PYTHON = sorted((ROOT / "src").rglob("*.py"))
PAGE = sorted(
    path
    for kind in ("*.ts", "*.svelte")
    for path in (ROOT / "web" / "src").rglob(kind)
    if not path.name.endswith(".test.ts")
)
OURS = [(path, *found) for path in PYTHON for found in patterns_of(path.read_text())]
PAGES = [(path, found[1]) for path in PAGE for found in IN_TYPESCRIPT.finditer(path.read_text())]


@pytest.mark.parametrize(("path", "pattern", "searched"), OURS, ids=lambda value: getattr(value, "stem", None))
def test_every_pattern_of_the_server_and_the_command_line_is_linear(path: Path, pattern: str, searched: bool) -> None:
    check_linear(pattern, searched=searched)


@pytest.mark.parametrize(("path", "pattern"), PAGES, ids=lambda value: getattr(value, "stem", None))
def test_every_pattern_of_the_page_is_linear(path: Path, pattern: str) -> None:
    check_linear(re.sub(r"\\u\{([0-9a-f]{1,6})\}", lambda code: f"\\U{code[1]:0>8}", pattern), searched=True)


def test_the_patterns_are_found() -> None:
    assert len(OURS) >= 5
    assert len(PAGES) >= 10


@pytest.mark.parametrize(
    "pattern",
    [
        r"\s*([a-zA-Z]+)[^,;]*(?:;\s*q=([01](?:\.[0-9]+)?))?",  # of Accept-Language, as it was
        r"(a+)+b",
        r"(a|b*)*c",
        r"a*a*b",
        r"\w+\d",
        r".*x",
        r"(?:a*)*",
        r"x[^y]*[^z]*w",
        r"(?=a*b)a",
        r"(a)*\1",
        r"a*?ab",
    ],
)
def test_a_pattern_that_goes_back_and_forth_is_caught(pattern: str) -> None:
    for searched in (False, True):
        with pytest.raises(NotProven):
            check_linear(pattern, searched=searched)


@pytest.mark.parametrize("pattern", [r"(://[^\s/:@]*):[^\s@]*@", r"a[^b]*b", r"\s+$", r"(x+)y"])
def test_a_pattern_that_begins_again_and_again_is_caught_where_it_is_searched_for(pattern: str) -> None:
    check_linear(pattern, searched=False)
    with pytest.raises(NotProven):
        check_linear(pattern, searched=True)


@pytest.mark.parametrize(
    "pattern", [r"^[^\x00]*$", r"\w+", r"a{1,8}b?", r"^#.*", r"\[[^\[\]]*\]", r"[a-z]+(?::[0-9]{1,5})?"]
)
def test_a_plain_pattern_passes(pattern: str) -> None:
    check_linear(pattern, searched=False)
    if pattern != r"[a-z]+(?::[0-9]{1,5})?":
        check_linear(pattern, searched=True)


@pytest.mark.parametrize(
    ("planted", "searched"),
    [
        ('import re\nX = re.compile(r"a+b")\nX.fullmatch(t)', False),
        ('import re\nX = re.compile(r"a+b")\nX.sub("", t)', True),
        ('import re\nre.findall(r"a+b", t)', True),
        ('Meta(pattern=r"a+b")', True),
    ],
)
def test_a_planted_pattern_is_found(planted: str, searched: bool) -> None:
    assert list(patterns_of(planted)) == [("a+b", searched)]


def test_a_pattern_that_is_made_up_at_run_time_is_an_error() -> None:
    with pytest.raises(ValueError, match="malformed"):
        list(patterns_of('import re\nre.match(f"{given}+", t)'))
