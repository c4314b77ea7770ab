"""House rules that the host changes before the start, and the clock that the host switches during the match."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tablee.core.chance import Seed
from tablee.core.errors import IllegalAction
from tablee.core.options import chosen_options
from tablee.core.record import read_record
from tablee.games import find_game
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino
from tablee.table import commands
from tablee.table.events import Clocked, Dealt, Played, Rested, Ruled, Sat, Setup, Started
from tablee.table.state import TableState
from tablee.table.transitions import apply_event, recall
from tablee.testing.high_card import HighCard
from tests.server.helpers.server import Client, Server, at_table, play_on, wait_for_turn


@contextmanager
def waiting(server: Server, **options: Any) -> Iterator[list[Client]]:
    """Seat two people at a table that has not started."""
    anna = server.new_table(**options)
    with at_table(server, anna["code"], anna["token"], server.sit(anna["code"])["token"]) as people:
        yield people


def test_the_deal_uses_the_rules_as_they_are_at_the_start_and_the_record_verifies(server: Server) -> None:
    with waiting(server, players=3) as (anna, ben):
        commitment = anna.table["commitment"]
        ben.accepted("words", words="a bird in the hand")
        assert ben.refused("change_rules", options={"rounds": 2}) == "seat.not_host"
        anna.accepted("change_rules", options={"way": "trumps", "clock": "bank"}, players=2)
        anna.accepted("change_rules", options={"rounds": 2})  # what is not named stays as it is
        told = ben.until(lambda table: table["rounds"] == 2)
        assert (told["players"], len(told["seats"]), told["commitment"]) == (2, 2, commitment)
        assert (told["options"]["way"], told["options"]["clock"]) == ("trumps", "bank")
        anna.accepted("start")
        assert anna.refused("change_rules", options={"rounds": 3}) == "table.started"
        assert (anna.table["banks"], anna.table["rounds"]) == ([600_000] * 2, 2)
        play_on([anna, ben])
        anna.accepted("next_round", version=anna.table["version"])
        play_on([anna, ben])
        record = read_record(server.http.get(f"/api/tables/{anna.table['code']}/record").text, find_game)
        assert (chosen_options(record.match.game)["way"], record.match.players) == ("trumps", 2)
        assert record.verify(commitment).over
        assert "a bird in the hand" in record.match.seed.words
        replay = server.http.get(f"/api/tables/{anna.table['code']}/replay").json()
        assert replay["table"]["options"]["way"] == "trumps"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"options": {"rounds": 99}}, "invalid.option"),
        ({"options": {"colour": "red"}}, "invalid.option"),
        ({"players": 7}, "invalid.option"),
        ({"players": -1}, "invalid.option"),
        ({"players": 2, "options": {"first": "3"}}, "invalid.option"),
        ({"options": {str(number): 1 for number in range(65)}}, "message.unreadable"),
    ],
)
def test_what_could_not_be_dealt_is_refused_and_nothing_has_changed(
    server: Server, wish: dict[str, Any], code: str
) -> None:
    with waiting(server, players=3) as (anna, _):
        before = anna.table
        assert anna.refused("change_rules", **wish) == code
        assert anna.table["version"] == before["version"]


def test_seats_that_are_taken_stay(server: Server) -> None:
    with waiting(server, players=3) as (anna, ben):
        anna.accepted("add_bot", bot="careful")
        assert anna.refused("change_rules", players=2) == "table.seat_in_use"
        anna.accepted("change_rules", players=4)
        anna.accepted("remove_seat", seat=2)
        anna.accepted("change_rules", players=2)
        ben.until(lambda table: len(table["seats"]) == 2)
        version = anna.table["version"]
        anna.accepted("change_rules", players=2)  # nothing changes, so nothing is stored
        assert anna.table["version"] == version


def test_a_player_who_sat_on_a_seat_that_is_gone_is_a_spectator(server: Server) -> None:
    with waiting(server, players=2) as (anna, ben):
        anna.accepted("remove_seat", seat=1)
        anna.accepted("change_rules", players=3)
        assert ben.until(lambda table: table["players"] == 3)["me"] is None


def table_of(game: Any, *events: Any) -> TableState:
    chairs = [Sat(0, "Anna", b"a"), Sat(1, "Ben", b"b")]
    return recall(Setup("CODE", game, 2, Seed(bytes(16))), [*chairs, *events])


def test_rules_that_this_version_does_not_know_refuse_the_table_not_the_server() -> None:
    with pytest.raises(IllegalAction) as caught:
        table_of(ZooDomino(), Ruled({"of the future": 1}, 2))
    assert caught.value.refusal.code == "table.other_rules"


def test_a_table_keeps_the_rules_version_with_which_it_was_made() -> None:
    now = table_of(TileRummy(rules_version=1))
    (ruled,) = commands.change_rules(now, 0, {"rounds": 2}, None)
    changed = apply_event(now, ruled).setup.game
    assert (changed.rules_version, changed.rounds) == (1, 2)


# --- the clock -------------------------------------------------------------------------------------------------------


def play_a_turn(now: TableState, took: int = 0) -> TableState:
    (seat,) = now.to_act
    while seat in now.to_act:
        game = now.played.game
        now = apply_event(
            now, Played(seat, game.write_action(next(iter(game.legal_actions(now.played.state, seat)))), took)
        )
    return now


def test_a_turn_ends_with_the_clock_with_which_it_began() -> None:
    now = table_of(ZooDomino(clock="turn", turn_seconds=30), Started())
    now = apply_event(now, Clocked(0, on=False))
    assert now.time_allowed == 30_000
    now = play_a_turn(now)
    assert now.time_allowed is None
    now = apply_event(now, Clocked(0, on=True))
    assert now.time_allowed is None
    assert play_a_turn(now).time_allowed == 30_000


def test_turns_without_the_clock_cost_a_bank_nothing_and_add_nothing() -> None:
    now = table_of(ZooDomino(clock="bank", bank_minutes=2, increment_seconds=10), Started())
    now = play_a_turn(now, took=5_000)
    banks = now.time.banks
    now = play_a_turn(apply_event(now, Clocked(0, on=False)))  # the last turn on the clock
    assert now.time.banks != banks
    banks = now.time.banks
    now = play_a_turn(play_a_turn(now, took=40_000), took=40_000)
    assert now.time.banks == banks
    now = play_a_turn(apply_event(now, Clocked(0, on=True)))
    seat = now.person_to_act()
    assert seat is not None
    assert now.time_allowed == banks[seat]


def test_a_clock_that_is_off_stays_off_in_the_next_round() -> None:
    now = apply_event(table_of(ZooDomino(clock="turn", rounds=2), Started()), Clocked(0, on=False))
    while now.phase == "playing":
        now = play_a_turn(now)
    assert apply_event(now, Dealt()).time_allowed is None


def test_switching_the_clock_does_not_make_a_move_stale() -> None:
    now = table_of(ZooDomino(clock="turn"), Started())
    switched = apply_event(now, Clocked(0, on=False))
    assert switched.settled == now.settled
    assert [note.kind for note in switched.notes] == ["clock_off"]
    assert apply_event(apply_event(now, Rested(0)), Clocked(0, on=False)).time.resting


def test_who_may_switch_the_clock() -> None:
    timed = table_of(ZooDomino(clock="turn"), Started())
    for now, seat, code in (
        (timed, 1, "seat.not_host"),
        (table_of(ZooDomino(clock="turn")), 0, "table.not_started"),
        (table_of(HighCard(), Started()), 0, "table.no_clock"),
    ):
        with pytest.raises(IllegalAction) as caught:
            commands.switch_clock(now, seat, on=False)
        assert caught.value.refusal.code == code
    assert commands.switch_clock(timed, 0, on=True) == []
    off = apply_event(timed, Clocked(0, on=False))
    assert commands.switch_clock(off, 0, on=False) == []
    assert commands.switch_clock(off, 0, on=True) == [Clocked(0, on=True)]


@pytest.mark.parametrize("game", [ZooDomino(), TileRummy(turn_seconds=0)])
def test_a_table_made_without_a_clock_gets_the_usual_one_from_the_next_turn_on(game: Any) -> None:
    now = play_a_turn(table_of(game, Started()))
    assert now.clock_off
    assert commands.switch_clock(now, 0, on=False) == []
    (event,) = commands.switch_clock(now, 0, on=True)
    on = apply_event(now, event)
    assert (on.clock_off, on.time_allowed, on.settled) == (False, None, now.settled)
    assert (on.setup.options["clock"], on.setup.options["turn_seconds"]) == ("turn", 60)
    assert on.played.state == now.played.state
    assert [note.kind for note in on.notes] == ["clock_on"]
    later = play_a_turn(on)
    assert later.time_allowed == 60_000
    assert play_a_turn(apply_event(later, Clocked(0, on=False))).time_allowed is None


def test_a_clock_that_was_switched_on_follows_from_the_events() -> None:
    (switch,) = commands.switch_clock(table_of(ZooDomino(rounds=2), Started()), 0, on=True)
    now = table_of(ZooDomino(rounds=2), Started(), switch)
    while now.phase == "playing":
        now = play_a_turn(now)
    dealt = apply_event(now, Dealt())
    assert dealt.time_allowed == 60_000
    (seat,) = dealt.to_act
    assert apply_event(dealt, Played(seat, "timeout")).to_act != dealt.to_act


def test_no_turn_runs_out_while_the_clock_is_off_and_again_when_it_is_on(server: Server) -> None:
    anna = server.new_table(game="tile-rummy", turn_seconds=1, rounds=1, blocked_after=3)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as people:
        host = people[0]
        host.accepted("start")
        assert host.table["clock"] is not None
        host.accepted("switch_clock", on=False)
        assert host.table["clock_off"]
        host.until(
            lambda table: bool(table["view"]["log"]) and table["clock"] is None
        )  # the turn that had begun with it
        people[1].until(lambda table: table["clock"] is None and table["clock_off"])
        assert [note["kind"] for note in people[1].table["notes"]] == ["clock_off"]
        host.accepted("switch_clock", on=True)
        player = wait_for_turn(people)
        assert player is not None
        assert player.table["clock"] is None
        before = len(player.table["view"]["log"])
        hint = player.say("hint")
        player.accepted("play", action=hint["action"], version=hint["version"])
        host.until(lambda table: table["clock"] is not None)
        host.until(lambda table: "timeout" in [entry["action"] for entry in table["view"]["log"][before:]])


def test_a_record_with_a_clock_that_was_switched_on_verifies(server: Server) -> None:
    anna = server.new_table(rounds=1)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as people:
        host, other = people
        host.accepted("start")
        assert host.table["clock_off"]
        assert other.refused("switch_clock", on=True) == "seat.not_host"
        host.accepted("switch_clock", on=True)
        told = other.until(lambda table: not table["clock_off"])
        assert (told["clock"], told["options"]["clock"]) == (None, "turn")
        player = wait_for_turn(people)
        assert player is not None
        while player.my_turn:
            player.accepted("play", action=player.table["view"]["actions"][0], version=player.table["version"])
        assert host.until(lambda table: table["clock"] is not None)["clock"]["limit"] == 60_000
        play_on(people)
        record = server.http.get(f"/api/tables/{anna['code']}/record").text
        assert read_record(record, find_game).verify(host.table["commitment"]).over
