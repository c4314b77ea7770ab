"""Statistics: counts, findings, and that the fast path gives the same."""

from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from tablee.core.errors import InvalidOption
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.statistics import WithoutJoker
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino
from tablee.lab.running.workers import Workers
from tablee.lab.statistics import run
from tablee.lab.statistics.census import (
    GAMES_OF_A_UNIT,
    Census,
    Fared,
    Table,
    count,
    play_game,
    play_quick_game,
    statistics_of,
)
from tablee.lab.statistics.findings import findings
from tablee.lab.statistics.run import count_all, units_of
from tablee.lab.statistics.variants import label, others, single_round
from tablee.toolkit.statistics import PlayedGame as Game


def table(players: int = 2, **options: Any) -> Any:
    return Table(ZooDomino(**options), players, "careful", 1)


def counted(*games: Game) -> Census:
    census = Census()
    for number, game in enumerate(games):
        census.enter(game, number % 2)
    return census


def test_games_are_counted_by_place_by_seat_and_by_what_was_dealt() -> None:
    census = counted(
        Game((3, -3), (0,), 1, (2, 0), 30, ["out"]),  # seat 0 won as the second to play
        Game((1, 1), (0, 1), 0, (1, 0), 40, ["blocked", "out"]),
    )
    assert census.places == {0: Fared(2, 30, 900, -2, 10), 1: Fared(2, 90, 4500, 4, 10)}
    assert census.seats == {0: Fared(2, 90, 4500, 4, 10), 1: Fared(2, 30, 900, -2, 10)}
    assert census.dealt == {2: Fared(1, 60, 3600, 3, 9), 0: Fared(1, 30, 900, 1, 1)}
    assert census.endings == {"out": 2, "blocked": 1}
    assert census.lengths == {30: 1, 40: 1}


def test_places_are_counted_from_the_player_who_began() -> None:
    census = counted(Game((0, 0, 1), (2,), 1, (0, 0, 0), 30, ["out"]))
    assert [census.places[place].won for place in range(3)] == [0, 60, 0]


def test_what_was_counted_reads_back_and_adds_up() -> None:
    one, other = (count(table(), [unit])[unit] for unit in (0, 1))
    both = Census.read(one.written())
    assert both == one
    both.add(other)
    assert sum(both.lengths.values()) == 2 * GAMES_OF_A_UNIT
    assert both.places[0].times == both.places[1].times == 2 * GAMES_OF_A_UNIT
    assert both.places[0].won + both.places[1].won == 60 * 2 * GAMES_OF_A_UNIT
    assert one != other


def test_values_have_the_slope_and_the_bounds_that_they_should() -> None:
    won, lost = Game((1, 0), (0,), 0, (1, 0), 30, ["out"]), Game((0, 1), (1,), 0, (0, 1), 30, ["out"])
    census = counted(*[won, lost] * 50)  # the player with one piece always wins; going first is worth nothing
    found = findings(table(), {table(): census})["tables"][0]
    assert found["one_more"] is None  # everybody who was looked at had one
    assert found["first"]["value"] == 0
    assert found["first"]["high"] == pytest.approx(1.96 * 0.5 / sqrt(100), abs=1e-3)
    census = counted(*[won, won, lost, lost] * 50)
    found = findings(table(), {table(): census})["tables"][0]
    assert found["one_more"]["wins"] == {"value": 1.0, "low": 1.0, "high": 1.0}


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {}), (5, {"way": "trumps"}), (2, {"way": "trumps"})])
def test_the_fast_path_finds_the_same(players: int, options: Any) -> None:
    what, games = table(players, **options), 200
    slow, quick = Census(), Census()
    for number in range(games):
        slow.enter(play_game(what, number), 0)
        quick.enter(play_quick_game(what, number), 0)
    assert slow.dealt.keys() == quick.dealt.keys()
    assert {key: fared.times for key, fared in slow.dealt.items()} == {k: f.times for k, f in quick.dealt.items()}

    def lengths(census: Any) -> Any:
        mean = sum(length * times for length, times in census.lengths.items()) / games
        return mean, sum((length - mean) ** 2 * times for length, times in census.lengths.items()) / games

    (one, spread), (other, _) = lengths(slow), lengths(quick)
    assert abs(one - other) < 4 * sqrt(2 * spread / games)
    assert abs(slow.places[0].won - quick.places[0].won) / 60 / games < 4 * 0.5 * sqrt(2 / games)
    assert abs(slow.endings["out"] - quick.endings["out"]) / games < 4 * 0.5 * sqrt(2 / games)


def test_the_fast_path_deals_as_the_game_does() -> None:
    what = table(3)
    for number in range(20):
        slow, quick = play_game(what, number), play_quick_game(what, number)
        assert (slow.began, list(slow.dealt)) == (quick.began, list(quick.dealt))


@pytest.mark.parametrize("jobs", [1, 2])
def test_findings_do_not_depend_on_processes_or_on_an_interruption(jobs: int, tmp_path: Path) -> None:
    tables = {table(): 3, table(3): 1}
    whole = count_all(tables, Workers(), None, lambda games: None)
    kept = tmp_path / "kept"
    count_all({table(): 2}, Workers(), kept, lambda games: None)
    kept.write_bytes(kept.read_bytes()[:-20])
    done: list[int] = []
    assert count_all(tables, Workers(jobs), kept, done.append) == whole
    assert sum(done) == 4 * GAMES_OF_A_UNIT
    assert findings(table(), whole)["tables"][1]["table"] == "3 players"


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept"
    before = count_all({table(): 1}, Workers(), kept, lambda games: None)
    monkeypatch.setattr(run, "count", None)
    assert count_all({table(): 1}, Workers(), kept, lambda games: None) == before


def test_every_number_of_players_and_every_option_is_looked_at() -> None:
    usual = single_round(Table(TileRummy(), 2, "greedy", 0), ())
    assert usual.game.rounds == 1
    labels = [label(other, usual) for other in others(usual)]
    assert labels[:4] == ["3 players", "4 players", "version=draw-discard", "version=draw-keep"]
    assert labels[4] == "version=draw-discard, rejected=pool"
    assert {"opening_minimum=15", "opening_minimum=60", "stars=free", "stars_in_play=0", "ace=both"} < set(labels)
    assert len(set(labels)) == len(labels)
    assert label(usual, usual) == "as it comes"
    assert single_round(Table(TileRummy(), 2, "greedy", 0), ("rounds=4",)).game.rounds == 4


def test_in_romi_rami_one_player_goes_without_a_joker_to_show_what_it_is_worth() -> None:
    usual = single_round(Table(RomiRami(), 2, "planner", 0), ())
    *_, last = others(usual)
    assert label(last, usual) == "one player without a joker"
    assert isinstance(last.game, WithoutJoker)
    assert list(play_game(last, 0).dealt) == [0, 1]
    assert list(play_game(usual, 0).dealt) == [1, 1]


def test_notable_pieces_are_counted_in_every_game() -> None:
    assert statistics_of(PhotoRummy()).notable == "jokers"
    dealt = play_game(Table(TileRummy(rounds=1), 2, "greedy", 0), 0).dealt
    assert len(dealt) == 2

    class Another(ZooDomino):
        name = "another"

    assert statistics_of(Another()).notable == ""
    assert statistics_of(Another()).count_notable(None, 3) == [0, 0, 0]


def test_units_are_rounded_up() -> None:
    assert [units_of(games) for games in (1, GAMES_OF_A_UNIT, GAMES_OF_A_UNIT + 1)] == [1, 1, 2]


def test_what_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(InvalidOption, match="unknown bot 'carful'"):
        Table(ZooDomino(), 2, "carful", 0)
    with pytest.raises(InvalidOption, match="2 to 6 players"):
        table(9)
