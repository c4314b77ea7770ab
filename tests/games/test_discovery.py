"""Discovery of games: in folders, and in installed packages."""

from importlib.metadata import EntryPoint

import pytest

from tablee import games
from tablee.core.errors import InvalidOption
from tablee.games import GAMES, discovery, find_game
from tablee.games.discovery import GROUP, Games, part_of
from tablee.testing.high_card import HighCard


def announce(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> Games:
    """Return the games with one more registered by a package."""
    monkeypatch.setattr(discovery, "entry_points", lambda group: [EntryPoint(name, value, group)])
    return Games()


def test_a_package_announces_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    found = announce(monkeypatch, HighCard.name, "tablee.testing.high_card:HighCard")
    assert list(found)[:-1] == list(GAMES)
    assert found[HighCard.name] is HighCard


def test_a_game_of_ours_cannot_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    found = announce(monkeypatch, next(iter(GAMES)), "tablee.testing.high_card:HighCard")
    assert dict(found) == dict(GAMES)


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("no.such.module:Game", "cannot be loaded"),
        ("tablee.testing.high_card:LowCard", "cannot be loaded"),
        ("tablee.testing.high_card:HighCard", "has another name"),
    ],
)
def test_a_package_that_announces_what_it_has_not_is_refused(
    monkeypatch: pytest.MonkeyPatch, value: str, why: str
) -> None:
    with pytest.raises(InvalidOption, match=why):
        announce(monkeypatch, "low-card", value)["low-card"]


def test_a_game_that_was_only_set_has_no_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, HighCard.name, HighCard)
    assert find_game(HighCard.name) is HighCard
    assert part_of(HighCard.name, "bots") is None


def test_a_game_is_found_by_the_name_of_its_class() -> None:
    for game in GAMES.values():
        assert getattr(games, game.__name__) is game
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        games.Chess  # noqa: B018


def test_the_group_is_the_documented_one() -> None:
    assert GROUP == "tablee.games"
