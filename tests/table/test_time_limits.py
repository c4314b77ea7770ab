"""Time limits over the socket: a real server with a running clock, and its clients."""

import signal
import time
from contextlib import ExitStack
from typing import Any

import pytest

from tablee.games import GAMES
from tests.server.helpers.server import Client, Server, at_table


def first_and_second(clients: list[Client]) -> tuple[Client, Client]:
    """Return the player on turn and the other one, once both have received the deal."""
    for client in clients:
        client.until(lambda table: table["phase"] == "playing")
    first = clients[0].table["view"]["turn"]
    return clients[first], clients[1 - first]


def test_a_player_who_is_too_slow_is_passed_over_once_and_told_why(server: Server) -> None:
    anna = server.new_table(game="tile-rummy", turn_seconds=1, rounds=1, blocked_after=1)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"], None) as (*people, spectator):
        people[0].accepted("start")
        slow, other = first_and_second(people)
        dealt = slow.table
        assert dealt["clock"]["seat"] == slow.table["me"]
        assert dealt["clock"]["limit"] == 1000
        late = f"exchange {dealt['view']['hand'][0]}"
        slow.until(lambda table: table["version"] > dealt["version"])
        assert slow.table["view"]["log"] == [{"player": dealt["me"], "action": "timeout"}]
        assert slow.table["view"]["hand"] == dealt["view"]["hand"]
        assert slow.table["clock"]["seat"] == other.table["me"]
        assert slow.refused("play", action=late, version=dealt["version"]) == "turn.stale"
        for viewer in (slow, other, spectator):
            viewer.until(lambda table: table["phase"] == "match_over")
            actions = [entry["action"] for entry in viewer.table["view"]["log"]]
            assert actions == ["timeout", "timeout"]
            assert viewer.table["version"] == dealt["version"] + 2
            assert viewer.table["clock"] is None
        record = server.http.get(f"/api/tables/{anna['code']}/record").text
        assert record.count("timeout") == 2


def test_a_lost_connection_is_shown_with_its_grace(server: Server) -> None:
    anna = server.new_table(game="tile-rummy", turn_seconds=300)
    ben = server.sit(anna["code"])
    tokens = [anna["token"], ben["token"]]
    with at_table(server, anna["code"], *tokens) as people:
        people[0].accepted("start")
        one, two = first_and_second(people)
        seat = one.table["me"]
        assert one.table["clock"]["grace"] is None
        one.socket.close()
        waiting = two.until(lambda table: not table["seats"][seat]["connected"])["clock"]
        assert waiting["seat"] == seat
        assert 0 < waiting["grace"] <= 30_000
        with at_table(server, anna["code"], tokens[seat]) as (again,):
            assert again.table["clock"]["grace"] is None
            assert again.table["clock"]["left"] <= waiting["left"]


def test_a_killed_server_knows_how_long_the_turn_has_been_going_on(own_server: Server) -> None:
    anna = own_server.new_table(game="tile-rummy", turn_seconds=300)
    ben = own_server.sit(anna["code"])
    tokens = [anna["token"], ben["token"]]
    with at_table(own_server, anna["code"], *tokens) as people:
        people[0].accepted("start")
        one, two = first_and_second(people)
        version = two.until(lambda table: table["phase"] == "playing")["version"]
        own_server.end(signal.SIGKILL)
    own_server.start()
    with at_table(own_server, anna["code"], tokens[one.table["me"]]) as (again,):
        again.until(lambda table: table["clock"] is not None)
        assert again.table["clock"]["seat"] == again.table["me"]
        assert 30_000 <= again.table["clock"]["left"] < 300_000
        again.accepted("play", action=f"exchange {again.table['view']['hand'][0]}", version=version)
        assert again.table["clock"]["seat"] == two.table["me"]
        assert again.table["clock"]["grace"] is not None


BANKS: dict[str, Any] = {"clock": "bank", "bank_minutes": 10, "increment_seconds": 20}
FULL = 600_000


def test_a_move_is_paid_from_the_bank_and_everyone_sees_it(server: Server) -> None:
    anna = server.new_table(game="romi-rami", **BANKS)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"], None) as (*people, spectator):
        people[0].accepted("start")
        one, two = first_and_second(people)
        seat = one.table["me"]
        assert one.table["banks"] == [FULL, FULL]
        assert one.table["clock"]["limit"] == FULL
        while one.my_turn:
            assert one.play(one.table["view"]["actions"][-1])["type"] == "accepted"
        for viewer in (one, two, spectator):
            table = viewer.until(lambda table: table["view"] is not None and table["view"]["turn"] == 1 - seat)
            assert table["clock"]["seat"] == 1 - seat
            assert FULL < table["banks"][seat] <= FULL + 20_000
            assert table["banks"][1 - seat] == FULL
        assert len({tuple(viewer.table["banks"]) for viewer in (one, two, spectator)}) == 1


def test_a_lost_connection_costs_nothing_of_the_bank_while_the_grace_lasts(server: Server) -> None:
    anna = server.new_table(game="photo-rummy", **BANKS)
    ben = server.sit(anna["code"])
    tokens = [anna["token"], ben["token"]]
    with at_table(server, anna["code"], *tokens) as people:
        people[0].accepted("start")
        one, two = first_and_second(people)
        seat = one.table["me"]
        one.socket.close()
        lost = two.until(lambda table: not table["seats"][seat]["connected"])["clock"]
        assert 0 < lost["grace"] <= 30_000
        with at_table(server, anna["code"], tokens[seat]) as (again,):
            back = two.until(lambda table: table["seats"][seat]["connected"])["clock"]
            assert back["grace"] is None
            assert lost["left"] - 2 <= back["left"] <= lost["left"]  # it runs again since the return
            again.accepted("play", action="draw 1", version=again.table["version"])


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_banks_are_after_a_restart_what_they_were_before(own_server: Server, how: signal.Signals) -> None:
    anna = own_server.new_table(game="tile-rummy", **BANKS)
    ben = own_server.sit(anna["code"])
    tokens = [anna["token"], ben["token"]]
    with at_table(own_server, anna["code"], *tokens) as people:
        people[0].accepted("start")
        one, two = first_and_second(people)
        seat = one.table["me"]
        one.play(f"exchange {one.table['view']['hand'][0]}")
        before = two.until(lambda table: table["view"]["turn"] == 1 - seat)
        began = time.monotonic()
        own_server.end(how)
    own_server.start()
    with at_table(own_server, anna["code"], tokens[1 - seat]) as (again,):
        after = again.until(lambda table: table["clock"] is not None)
        passed = 1000 * (time.monotonic() - began) + 1000  # the stored times are those of another clock
        assert after["clock"]["seat"] == 1 - seat
        # A server that is asked to stop stores the rest of the turn first; a killed one cannot.
        assert after["version"] == before["version"] + (1 if how is signal.SIGKILL else 2)
        assert before["clock"]["left"] - passed <= after["clock"]["left"] <= before["clock"]["left"]
        assert after["banks"][seat] == before["banks"][seat]
        hand = after["view"]["hand"]
        again.accepted("play", action=f"exchange {hand[0]}", version=before["version"])
        assert again.table["banks"][1 - seat] <= before["banks"][1 - seat] + 20_000


def test_in_every_game_the_table_ends_a_turn_when_the_time_is_up(server: Server) -> None:
    with ExitStack() as sockets:
        tables = []
        for game in GAMES:
            anna = server.new_table(game=game, turn_seconds=1)
            tokens = [anna["token"], server.sit(anna["code"])["token"]]
            tables.append(sockets.enter_context(at_table(server, anna["code"], *tokens)))
            tables[-1][0].accepted("start")
        for people in tables:
            seat = next(table["view"]["turn"] for table in people[0].told if table.get("view"))
            people[0].until(lambda table, seat=seat: table["view"]["turn"] != seat)
            assert {"player": seat, "action": "timeout"} in people[0].table["view"]["log"]
