"""Families and series, and the refusals of invalid melds."""

import pytest

from tablee.core.errors import InvalidNotation
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.melds import find_flaw, fits, normal
from tablee.games.photo_rummy.pieces.cards import BOX, CAPITAL, PHOTOS, SIGNS, THEME, THEMES, points_left, read_card
from tablee.games.photo_rummy.refusals import REFUSALS
from tablee.locales import catalogue

LONDON = ["GB-palace", "GB-church", "GB-sight", "GB-dish", "GB-letterbox", "GB-emblem"]
DISHES = [f"{sign}-dish" for sign in SIGNS]


def flaw_of(meld: str) -> tuple[str, str | None, str]:
    """Return the code, the rule and the sentence for a flawed meld."""
    cards = tuple(meld.split())
    flaw = find_flaw(cards)
    assert flaw is not None, f"{meld} was taken for a meld"
    found = REFUSALS(flaw.code, cards, **dict(flaw.args)).refusal
    return found.code, found.rule, found.message


@pytest.mark.rule("PR-01")
def test_102_photos_each_unique_and_six_jokers() -> None:
    assert len(BOX) == 108
    assert len(set(PHOTOS)) == len(PHOTOS) == 102
    assert BOX.count("joker") == 6


@pytest.mark.rule("PR-02")
@pytest.mark.rule("PR-03")
def test_17_capitals_and_six_themes_in_the_order_of_the_card_table() -> None:
    assert " ".join(SIGNS) == "NL GR D CH B IRL FIN DK P GB L E N F I S A"
    assert THEMES == ("palace", "church", "sight", "dish", "letterbox", "emblem")
    assert PHOTOS[:7] == ("NL-palace", "NL-church", "NL-sight", "NL-dish", "NL-letterbox", "NL-emblem", "GR-palace")
    assert (CAPITAL["IRL-letterbox"], THEME["IRL-letterbox"]) == ("IRL", "letterbox")


@pytest.mark.rule("PR-04")
@pytest.mark.parametrize(
    ("piece", "language", "name"),
    [
        ("GB-sight", "en", "Tower Bridge (London)"),
        ("GB-sight", "fr", "Tower Bridge (Londres)"),
        ("GB", "it", "Londra"),
        ("church", "nl", "Kerken"),
        ("joker", "es", "Comodín"),
        ("GB-zoo", "de", "GB-zoo"),
    ],
)
def test_a_card_is_named_with_its_capital(piece: str, language: str, name: str) -> None:
    assert PhotoRummy.piece_name(piece, catalogue(language)) == name


@pytest.mark.rule("PR-21")
@pytest.mark.parametrize(
    "meld",
    [
        LONDON[:3],
        LONDON,
        DISHES[:4],
        DISHES,
        ["I-church", "A-church", "P-church", "B-church"],
    ],
)
def test_three_of_one_capital_or_four_of_one_theme(meld: list[str]) -> None:
    assert find_flaw(tuple(meld)) is None


@pytest.mark.rule("PR-21")
@pytest.mark.parametrize(
    ("meld", "code", "message"),
    [
        ("GB-church", "meld.too_short", "GB-church is too short: a family needs 3, a series needs 4"),
        ("GB-church joker", "meld.too_short", "GB-church joker is too short: a family needs 3, a series needs 4"),
        ("GB-church GB-dish", "meld.family_too_short", "GB-church GB-dish: a family needs 3"),
        ("GB-church D-church", "meld.series_too_short", "GB-church D-church: a series needs 4"),
        ("GB-church D-church F-church", "meld.series_too_short", "GB-church D-church F-church: a series needs 4"),
        (
            "GB-church D-church F-church A-dish",
            "meld.mixed",
            "GB-church D-church F-church A-dish has neither one capital nor one theme: A-dish does not belong",
        ),
        (
            "A-dish GB-church GB-sight",
            "meld.mixed",
            "A-dish GB-church GB-sight has neither one capital nor one theme: A-dish does not belong",
        ),
    ],
)
def test_what_is_neither_says_why(meld: str, code: str, message: str) -> None:
    assert flaw_of(meld) == (code, "PR-21", message)


@pytest.mark.rule("PR-01")
def test_no_photo_is_there_twice() -> None:
    assert flaw_of("GB-church GB-church GB-sight")[:2] == ("meld.twice", "PR-01")


@pytest.mark.rule("PR-23")
@pytest.mark.parametrize(("cards", "jokers"), [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (11, 5)])
def test_in_every_meld_there_are_more_photos_than_jokers(cards: int, jokers: int) -> None:
    source = DISHES if cards > 3 else LONDON
    assert find_flaw((*source[: cards - jokers], *["joker"] * jokers)) is None
    too_many = " ".join((*source[: cards - jokers - 1], *["joker"] * (jokers + 1)))
    assert flaw_of(too_many)[:2] == ("meld.too_many_jokers", "PR-23")


@pytest.mark.rule("PR-23")
def test_jokers_alone_are_no_meld() -> None:
    assert flaw_of("joker joker joker")[:2] == ("meld.only_jokers", "PR-23")


@pytest.mark.rule("PR-24")
def test_a_joker_stands_for_a_photo_that_the_meld_lacks() -> None:
    assert find_flaw((*LONDON[:4], "joker", "joker")) is None
    assert flaw_of(" ".join((*LONDON, "joker")))[:2] == ("meld.family_too_long", "PR-24")
    assert flaw_of(" ".join((*LONDON[:5], "joker", "joker")))[:2] == ("meld.family_too_long", "PR-24")
    assert find_flaw((*DISHES[:11], *["joker"] * 6)) is None
    assert flaw_of(" ".join((*DISHES, "joker")))[:2] == ("meld.series_too_long", "PR-24")


@pytest.mark.rule("PR-E1")
@pytest.mark.rule("PR-E2")
@pytest.mark.parametrize(
    ("photo", "meld", "answer"),
    [
        ("GB-letterbox", "GB-church GB-sight joker", True),
        ("D-church", "GB-church GB-sight joker", False),
        ("F-letterbox", "GB-letterbox IRL-letterbox N-letterbox I-letterbox", True),
        ("F-dish", "joker GB-letterbox IRL-letterbox N-letterbox", False),
    ],
)
def test_a_photo_fits_by_what_the_photos_have_in_common(photo: str, meld: str, answer: bool) -> None:
    assert fits(photo, tuple(meld.split())) is answer


@pytest.mark.rule("PR-41")
def test_a_photo_costs_1_and_a_joker_10() -> None:
    assert points_left(("GB-church", "joker", "D-dish", "joker")) == 22


def test_a_table_is_written_in_one_way() -> None:
    melds = [["joker", "F-dish", "D-dish", "A-dish", "P-dish"], ["GB-sight", "GB-palace", "GB-church"]]
    assert normal(melds) == (
        ("D-dish", "P-dish", "F-dish", "A-dish", "joker"),
        ("GB-palace", "GB-church", "GB-sight"),
    )


def test_what_is_not_a_card_says_what_may_be_meant() -> None:
    with pytest.raises(InvalidNotation, match=r"'GB-chruch' is not a card.*did you mean 'GB-church'"):
        read_card("GB-chruch")
    with pytest.raises(InvalidNotation, match="write a country code and a theme, like 'GB-church'"):
        read_card("7")
