"""Names: which can be shown, and which look alike."""

from collections.abc import Iterator

import pytest

from tablee.core.names import MAX_NAME, is_one_line, looks, tell_apart, tidy_name, tidy_text

ZWJ, ZWNJ = "\u200d", "\u200c"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Zoe\u0308", "Zoë"),
        (f"نیک{ZWNJ}پی", f"نیک{ZWNJ}پی"),
        (f"क्{ZWJ}ष", f"क्{ZWJ}ष"),
        (f"👩{ZWJ}👧", f"👩{ZWJ}👧"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_that_can_be_seen_is_taken(text: str, name: str) -> None:
    assert tidy_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x" * 25,
        "a\nb",
        "a\u202eb",
        "An\u200bna",
        "An\u2060na",
        "An\u2064na",
        "An\ufeffna",
        "An\xadna",
        "An\U000e0061na",
        ZWJ + "Anna",
        "Anna" + ZWJ,
        f"Anna {ZWJ}B",
        f"An{ZWJ}{ZWJ}na",
        "A\ud800",
        "\u3164",
        "Z" + "\u0301" * 5,
    ],
)
def test_what_hides_something_is_no_name(text: str) -> None:
    assert tidy_name(text) is None


def test_what_is_far_too_long_is_not_looked_at() -> None:
    class Long(str):
        def __len__(self) -> int:
            return 241

        def __iter__(self) -> Iterator[str]:
            raise AssertionError

    assert tidy_name(Long()) is None
    assert tidy_text(Long(), 24) is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Anna", "\u0391nna"),  # Greek
        ("Anna", "\uff21nna"),  # full width
        ("Anna", f"An{ZWJ}na"),
        ("Anna", "Anna\u2800"),
        ("Anna", "An\u034fna"),
        ("Anna", "Anna\ufe0f"),
        ("Ilse", "llse"),
        ("Otto", "0tto"),
        ("ANNI", "anni"),
        ("BEN", "\u0412\u0415N"),
        ("Ben", "\u0412\u0415N"),
        ("Straße", "STRASSE"),
    ],
)
def test_names_that_look_alike_are_numbered(one: str, other: str) -> None:
    assert looks(one) & looks(other)
    assert tell_apart(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anne"), ("Ali", "All"), ("Zoë", "Zoe"), ("Кай", "Kai")])
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert tell_apart(other, [one]) == other


def test_a_number_is_that_of_nobody_else_and_fits() -> None:
    assert tell_apart("Anna", ["Anna", "anna 2", "Anna 3"]) == "Anna 4"
    long = "x" * MAX_NAME
    second = tell_apart(long, [long])
    assert (second, len(second)) == ("x" * 22 + " 2", MAX_NAME)
    assert tell_apart(long, [long, second]) == "x" * 22 + " 3"
    joined = "x" * 21 + ZWJ + "yz"
    assert tell_apart(joined, [joined]) == "x" * 21 + " 2"


def test_records_keep_words_that_older_tables_let_in() -> None:
    assert is_one_line("for\u200b luck", 60)
    assert not is_one_line("x" * 61, 60)
    assert not is_one_line("\x1b[31m", 60)
    assert not is_one_line("\u202e", 60)
