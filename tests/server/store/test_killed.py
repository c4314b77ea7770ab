"""A server that is killed and restarted continues where it was: its answers can be requested again."""

import json
import signal

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.core.record import read_record
from tablee.games import find_game
from tests.server.helpers.fixtures import on_every_store
from tests.server.helpers.server import TIMEOUT_S, Server, at_table, play_on, wait_for_turn
from tests.server.helpers.stores.databases import run_sql

pytestmark = on_every_store


def test_a_killed_server_goes_on_in_the_middle_of_a_game(own_server: Server) -> None:
    anna = own_server.new_table(players=3, name="Anna")
    code = anna["code"]
    ben = own_server.sit(code)
    with at_table(own_server, code, anna["token"], ben["token"]) as (one, two):
        one.accepted("add_bot", bot="careful")
        one.accepted("start")
        play_on([one, two], moves=4)
        client = wait_for_turn([one, two])
        assert client is not None
        said = {
            "type": "play",
            "id": "the last one",
            "action": client.table["view"]["actions"][0],
            "version": client.table["version"],
        }
        client.tell(said)
        first = client.answer("the last one")
        assert first["type"] == "accepted"
        seat, before = client.table["me"], client.table
        own_server.end(signal.SIGKILL)
    own_server.start()
    token = (anna, ben)[seat]["token"]
    with at_table(own_server, code, token) as (again,):
        assert again.table["me"] == seat
        assert again.table["version"] >= first["version"]
        assert again.table["commitment"] == before["commitment"]
        assert again.table["view"]["log"][: len(before["view"]["log"])] == before["view"]["log"]
        again.tell(said)
        assert again.answer("the last one") == first
    with at_table(own_server, code, anna["token"], ben["token"]) as (one, two):
        play_on([one, two])
        assert one.table["phase"] == "match_over"
        read_record(own_server.http.get(f"/api/tables/{code}/record").text, find_game)


def test_a_client_that_connects_during_an_outage_is_asked_to_reconnect(own_server: Server, database: str) -> None:
    code = own_server.new_table()["code"]
    run_sql(database, "ALTER TABLE events RENAME TO elsewhere")
    with own_server.socket(code) as socket:
        assert json.loads(socket.recv(timeout=TIMEOUT_S))["code"] == "server.failed"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=TIMEOUT_S)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    answer = own_server.http.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["code"]) == (503, "server.failed")
    run_sql(database, "ALTER TABLE elsewhere RENAME TO events")
    assert own_server.http.get(f"/api/tables/{code}").status_code == 200
