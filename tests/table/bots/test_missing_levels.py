"""A level that would be too slow without its engine's kernel: nobody can choose it, and at old tables another plays."""

from collections.abc import Iterator

import pytest

from tablee.bots.standing import Standing
from tablee.core.chance import Seed
from tablee.core.errors import InvalidOption
from tablee.games import bots
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino import bots as zoo
from tablee.table import commands
from tablee.table.bots.tasks import think
from tablee.table.events import BotSat, Sat, Setup, Started
from tablee.table.people.places import SPECTATOR
from tablee.table.rendering.presenter import table_for
from tablee.table.rendering.summaries import summarize
from tablee.table.transitions import recall


@pytest.fixture
def only_weak(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Zoo Domino has neither strong players nor experts here."""
    cached = (bots._levels_of, bots._bots_of, bots.level_played)
    monkeypatch.setattr(zoo, "TOO_SLOW", ("strong", "expert"))
    for each in cached:
        each.cache_clear()
    yield
    monkeypatch.undo()
    for each in cached:
        each.cache_clear()


@pytest.mark.usefixtures("only_weak")
def test_a_missing_level_is_refused_by_name_and_told_apart_from_an_unknown_one() -> None:
    assert list(bots.LEVELS["zoo-domino"]) == ["beginner", "casual"]
    with pytest.raises(InvalidOption, match=r"'expert' would take too long.*the strongest level is 'casual'"):
        bots.find_bot("zoo-domino", "expert")
    with pytest.raises(InvalidOption, match="unknown bot 'genius'"):
        bots.find_bot("zoo-domino", "genius")
    bots.find_bot("tile-rummy", "expert")


@pytest.mark.usefixtures("only_weak")
def test_at_an_old_table_the_next_weaker_level_plays_and_the_seat_says_so() -> None:
    setup = Setup("K7XQ", ZooDomino(), 3, Seed(bytes(16)))
    now = recall(setup, [Sat(0, "Anna", b"a"), BotSat(1, "expert", "Mei"), BotSat(2, "careful", "Bao"), Started()])
    seats = table_for(now, SPECTATOR, frozenset(), 0, None).seats
    assert [(seat.bot, seat.instead_of) for seat in seats[1:]] == [("casual", "expert"), ("careful", None)]
    assert [seat.bot for seat in summarize(now).seats] == [None, "casual", "careful"]
    game, played = now.setup.game, now.played
    assert played.turn is not None
    view = game.view_for(played.state, played.turn)
    action = think(game, view, Standing.of(played), "expert", bytes(16))
    assert game.read_action(action) in game.legal_actions(played.state, played.turn)


@pytest.mark.usefixtures("only_weak")
def test_the_host_cannot_seat_or_choose_a_missing_level() -> None:
    now = recall(Setup("K7XQ", ZooDomino(), 3, Seed(bytes(16))), [Sat(0, "Anna", b"a"), BotSat(1, "expert", "Mei")])
    for chosen in (
        lambda: commands.add_bot(now, 0, "expert", None),
        lambda: commands.change_bot(now, 0, 1, "strong"),
        lambda: commands.start(now, 0, "expert"),
    ):
        with pytest.raises(InvalidOption, match="would take too long"):
            chosen()
