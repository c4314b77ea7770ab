"""Documents from outside are bounded before they are parsed."""

import json
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.documents import MAX_DEPTH, MAX_ITEMS, check_shape, read_json, read_toml
from tablee.core.errors import InvalidInput

DEEP = sys.getrecursionlimit() * 50


def why(read: Any, text: str) -> str:
    with pytest.raises(InvalidInput) as refused:
        read(text)
    return str(refused.value)


def test_ten_levels_are_read_and_not_one_more() -> None:
    assert read_json("[" * MAX_DEPTH + "]" * MAX_DEPTH)
    assert read_toml("a = " + "[" * (MAX_DEPTH - 1) + "]" * (MAX_DEPTH - 1))
    assert why(read_json, "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1)) == "is nested too deeply"
    assert why(read_toml, "a = " + "[" * MAX_DEPTH + "]" * MAX_DEPTH) == "is nested too deeply"


@pytest.mark.parametrize(
    "text",
    [
        '{"a":' * 100 + "1" + "}" * 100,
        '{"a\\"": ' + "[" * 100,
        '{"\\\\": ' + "[" * 100,
        '["]]]]", ' * 100,
        " [ " * 100,
        '[{"]}": ' * 11,
        '["' + "\\" * 11 + '"]",' + "[" * 11 + '"',
    ],
)
def test_strings_hide_no_depth(text: str) -> None:
    assert why(read_json, text) == "is nested too deeply"


@pytest.mark.parametrize(
    "text", ['"' + "[" * 100 + '"', '{"[[[[[[[[[[[": "\\"[[[[[[[[[[[\\\\"}', '["\\\\\\"[[[[[[[[[[["]']
)
def test_brackets_in_strings_are_no_depth(text: str) -> None:
    assert read_json(text) == json.loads(text)


def test_as_many_items_as_allowed_are_read_and_not_one_more() -> None:
    assert len(read_json(json.dumps([1] * MAX_ITEMS))) == MAX_ITEMS
    assert len(read_toml(f"a = {[1] * (MAX_ITEMS - 1)}")["a"]) == MAX_ITEMS - 1
    assert why(read_json, json.dumps([1] * (MAX_ITEMS + 1))) == "has more than 5000 items"
    assert why(read_json, "[" + "{}," * MAX_ITEMS) == "has more than 5000 items"
    assert why(read_toml, f"a = {[1] * MAX_ITEMS}") == "has more than 5000 items"
    assert len(read_json("[1,2,3]", max_items=3)) == 3


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * DEEP,
        "a" + ".a" * DEEP + " = 1",
        "[a" + ".a" * DEEP + "]",
        "[[a" + ".a" * DEEP + "]]",
        "a = { " + "a = { " * DEEP,
        "a = '''\n''' # '''\nb = " + "[" * DEEP,
        'a = "\\"" # "\nb = ' + "[" * DEEP,
        "a = '\\'\nb = " + "[" * DEEP,
        "[a.a.a.a.a.a]\nb.b.b.b.b.b = 1",
    ],
)
def test_toml_is_never_deep(text: str) -> None:
    assert why(read_toml, text) == "is nested too deeply"


@pytest.mark.parametrize(
    "text",
    [
        "# ......................",
        'a = "......................"',
        "a = '''\n[[[[[[[[[[[[''' # [[",
        "a = [1.5, 2.5]\nb.c = 1.5",
    ],
)
def test_comments_and_strings_of_toml_are_no_depth(text: str) -> None:
    assert isinstance(read_toml(text), dict)


def test_strings_of_toml_that_never_end_are_refused_by_the_parser() -> None:
    for text in ('a = "', "a = '''", 'a = "\\', "a = 1 1"):
        assert why(read_toml, text).startswith("is not TOML: ")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"a": [,', "is not JSON: line 1, column 8: Expecting value"),
        ("", "is not JSON: line 1, column 1: Expecting value"),
        ("9" * 5000, "has a number that is too long"),
        ('{"a": 1, "a": 2}', "is not strict JSON: duplicate key 'a'"),
        ("[NaN]", "is not strict JSON: NaN is not a JSON number"),
        ("]" * 100_000 + "[" * 5000, "is not JSON: line 1, column 1: Expecting value"),
    ],
)
def test_a_refusal_says_what_is_wrong(text: str, reason: str) -> None:
    assert why(read_json, text) == reason


def test_a_text_with_half_a_character_is_read() -> None:
    assert read_json('["\ud800"]') == ["\ud800"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=30,
)


def depth_of(document: Any) -> int:
    parts = document.values() if isinstance(document, dict) else document if isinstance(document, list) else None
    return 0 if parts is None else 1 + max(map(depth_of, parts), default=0)


@given(JSON, st.booleans())
def test_the_scan_agrees_with_the_parser(document: Any, ascii_only: bool) -> None:
    text = json.dumps(document, ensure_ascii=ascii_only)
    if depth_of(document) > MAX_DEPTH:
        assert why(read_json, text) == "is nested too deeply"
    else:
        assert read_json(text) == document


@given(st.text(alphabet='[]{}",:\\a1 ', max_size=60))
def test_whatever_the_parser_takes_was_bounded(text: str) -> None:
    try:
        document = json.loads(text)
    except ValueError:
        return
    if depth_of(document) > MAX_DEPTH:
        with pytest.raises(InvalidInput):
            check_shape(text.encode())
