"""A server that is killed and started again goes on where it was: nothing acknowledged is lost."""

import signal
import threading
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed

from tablee.core.record import read_record
from tablee.games import find_game
from tests.server.conftest import on_every_store
from tests.server.server import Client, Server, at_table, play_on, wait_for_turn

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


def test_no_acknowledged_action_is_lost_however_often_the_server_is_killed(own_server: Server) -> None:
    tables = [own_server.new_table(rounds=20, way=way) for way in ("draw", "trumps", "draw", "trumps")]
    for table in tables:
        with at_table(own_server, table["code"], table["token"]) as (host,):
            host.accepted("start", fill="careful")
    acknowledged: list[dict[str, int]] = [{} for _ in tables]
    for _ in range(3):
        hurry = [
            threading.Thread(target=until_closed, args=(play_hurriedly, own_server, table, known))
            for table, known in zip(tables, acknowledged, strict=True)
        ]
        enough = sum(map(len, acknowledged)) + 40
        for thread in hurry:
            thread.start()
        while sum(map(len, acknowledged)) < enough and any(thread.is_alive() for thread in hurry):
            hurry[0].join(0.01)
        own_server.end(signal.SIGKILL)
        for thread in hurry:
            thread.join()
        own_server.start()
        for table, known in zip(tables, acknowledged, strict=True):
            with at_table(own_server, table["code"], table["token"]) as (host,):
                assert host.table["version"] >= max(known.values(), default=0)
                for said_id, version in list(known.items())[-5:]:
                    host.tell({"type": "play", "id": said_id, "action": "pass", "version": 0})
                    assert host.answer(said_id) == {"type": "accepted", "id": said_id, "version": version}
    assert sum(map(len, acknowledged)) >= 120


def play_hurriedly(server: Server, table: dict[str, Any], acknowledged: dict[str, int]) -> None:
    """Play until the server is gone, and note what it acknowledged."""
    with at_table(server, table["code"], table["token"]) as (host,):
        while host.table["phase"] != "match_over":
            if host.my_turn:
                note(host, host.play(host.table["view"]["actions"][0]), acknowledged)
            elif host.table["phase"] == "round_over":
                note(host, host.say("next_round", version=host.table["version"]), acknowledged)
            else:
                host.hear()


def note(host: Client, answer: dict[str, Any], acknowledged: dict[str, int]) -> None:
    if answer["type"] == "accepted":
        acknowledged[answer["id"]] = answer["version"]
        host.until(lambda table: table["version"] >= answer["version"])


def until_closed(play: Callable[..., None], *args: object) -> None:
    try:
        play(*args)
    except (ConnectionClosed, OSError):
        return
