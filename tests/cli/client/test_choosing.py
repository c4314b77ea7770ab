import pytest

from tablee.cli.client.choosing import Choice, find_choices

GERMAN = [
    Choice("lay lion-zebra left", "Löwe–Zebra links anlegen"),
    Choice("lay lion-zebra right", "Löwe–Zebra rechts anlegen"),
    Choice("lay zebra-zebra right", "Doppel-Zebra rechts anlegen"),
    Choice("draw", "einen Stein ziehen"),
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay lion-zebra left", [0]),
        ("  lay   lion-zebra   right ", [1]),
        ("lay zebra-lion left", [0]),
        ("lion zebra l", [0]),
        ("zebra lion r", [1]),
        ("li z r", [1]),
        ("l z r", [1, 2]),
        ("LÖWE zebra re", [1]),
        ("lowe l", [0]),
        ("lö re", [1]),
        ("zebra zebra", [2]),
        ("doppel", [2]),
        ("zieh", [3]),
        ("draw", [3]),
        ("zebra", [0, 1, 2]),
        ("lay lion-zebra", [0, 1]),
        ("lion lion", []),
        ("lay monkey-zebra left", []),
        ("nonsense", []),
        ("...", []),
        ("", []),
    ],
)
def test_beginnings_of_words_find_the_choice_that_is_meant(typed: str, meant: list[int]) -> None:
    assert find_choices(typed, GERMAN) == meant
