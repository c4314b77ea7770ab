"""Simulations: seating, counts, and independence of the number of processes."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tablee.bots import Choice, Seat
from tablee.bots.bot import choose_at_random
from tablee.core.errors import InvalidOption
from tablee.core.match import Match
from tablee.games.bots import BOTS, find_bot
from tablee.games.zoo_domino import ZooDomino
from tablee.lab.playing import choose, find_player
from tablee.lab.running.workers import CHUNK, Workers
from tablee.lab.simulation.report import summarise
from tablee.lab.simulation.run import Plan, Tally, play_some, simulate


def plan(games: int = 20, players: int = 2, seed: int = 1, bots: Any = ("careful",), **options: Any) -> Any:
    return Plan(ZooDomino(**options), players, games, seed, bots)


def test_bots_move_on_by_a_seat_with_every_game() -> None:
    three = plan(players=3, bots=("careful", "random"))
    assert [[three.bot_of(seat, number) for seat in range(3)] for number in range(2)] == [
        ["careful", "random", "careful"],
        ["random", "careful", "random"],
    ]
    tally = play_some(three, range(10))
    assert tally.played == {"careful": 15, "random": 15}


def test_more_bots_than_seats_all_get_their_turn() -> None:
    tally = play_some(plan(bots=("careful", "random", "careful")), range(6))
    assert tally.played == {"careful": 8, "random": 4}


def test_a_game_depends_on_the_seed_and_its_number_only() -> None:
    whole = play_some(plan(), range(20))
    parts = Tally()
    for numbers in ([19, 3], range(4, 19), [0, 2, 1]):
        parts.add(play_some(plan(), numbers))
    assert parts == whole
    assert play_some(plan(seed=2), range(20)) != whole


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_counted_does_not_depend_on_the_processes(jobs: int) -> None:
    games = 2 * CHUNK + 1
    finished: list[int] = []
    assert simulate(plan(games), Workers(jobs), finished.append) == play_some(plan(games), range(games))
    assert sorted(finished) == [1, CHUNK, CHUNK]


def test_every_game_has_a_seed_with_which_it_can_be_dealt_again() -> None:
    one = plan()
    seeds = {one.seed_of(number).secret for number in range(100)}
    assert len(seeds) == 100
    assert all(len(secret) == 16 for secret in seeds)


def test_wins_are_counted_in_exact_parts() -> None:
    tally = play_some(plan(games=300, players=3), range(300))
    shared = {sharing for _, sharing in tally.seats if sharing > 1}
    assert shared, "no shared win among 300 games"
    found = summarise(plan(games=300, players=3), tally)
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(300, abs=1e-9)


def test_a_match_of_several_rounds_is_one_game() -> None:
    tally = play_some(plan(rounds=4), range(5))
    assert sum(tally.endings.values()) == 20
    assert sum(tally.lengths.values()) == 5


def test_the_careful_bot_beats_the_random_one() -> None:
    found = summarise(plan(600, bots=("careful", "random")), simulate(plan(600, bots=("careful", "random")), Workers()))
    careful, by_chance = found["bots"]
    assert careful["low"] > by_chance["high"]


def test_the_random_bot_exists_only_here() -> None:
    assert find_player("zoo-domino", "random") is choose_at_random
    assert all("random" not in bots for bots in BOTS.values())
    with pytest.raises(InvalidOption, match="unknown bot 'random'"):
        find_bot("zoo-domino", "random")


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"bots": ("carful",)}, "unknown bot 'carful'; did you mean 'careful'"),
        ({"first": "5"}, "first is seat 5, but there are 2 players"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(wrong: Any, message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        plan(**wrong)


def test_a_bot_is_asked_only_where_there_is_a_choice() -> None:
    asked = []

    def bot(seat: Seat) -> Choice:
        view = seat.view
        asked.append(len(view.actions))
        return choose_at_random(seat)

    game = ZooDomino()
    match = Match.start(game, 2, plan().seed_of(0))
    while match.turn is not None:
        action: Any = choose(game, match.state, match.turn, bot, Random(1))
        match = match.apply(match.turn, action)
    assert asked
    assert min(asked) > 1


def fail_at_three(_: Any, numbers: Any) -> Any:
    if 3 * CHUNK in numbers:
        raise InvalidOption("three is enough")
    return list(numbers)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_a_process_reaches_the_caller(jobs: int) -> None:
    with pytest.raises(InvalidOption, match="three is enough"):
        list(Workers(jobs).run(fail_at_three, None, range(5 * CHUNK)))


def test_a_closely_watched_run_finds_the_same_and_sees_a_lost_piece() -> None:
    watched = replace(plan(), checked=True)
    assert play_some(watched, range(20)) == play_some(plan(), range(20))

    class Careless(ZooDomino):
        """Loses a domino of every deal out of sight."""

        def pieces(self, state: Any) -> Any:
            return list(super().pieces(state))[len(state.chain) :]

    with pytest.raises(AssertionError, match="vanished"):
        play_some(replace(watched, game=Careless()), range(1))
