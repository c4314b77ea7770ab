"""Who floods the server or does not listen is cut off; the others notice nothing."""

import json
import socket

from tests.server.server import Client, Server, at_table, play_on
from tests.server.test_bad_input import check_problem, closed_with


def test_who_says_too_much_is_answered_and_does_not_disturb_the_others(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"], None) as (one, flood):
        for number in range(130):
            flood.tell({"type": "leave", "id": str(number)})
        one.accepted("start", fill="careful")
        assert {flood.answer(str(number))["code"] for number in range(130)} == {"seat.none"}


def test_who_does_not_read_is_cut_off_and_the_others_play_on(server: Server) -> None:
    anna = server.new_table()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, _, port = server.address.removeprefix("http://").partition(":")
    deaf.connect((host, int(port)))
    with (
        at_table(server, anna["code"], anna["token"]) as (one,),
        server.socket(anna["code"], sock=deaf, max_queue=1, close_timeout=0.1) as unread,
    ):
        unread.send(json.dumps({"type": "hello", "token": None}))
        one.until(lambda table: table["spectators"] == 1)
        one.accepted("start", fill="careful")
        play_on([one], moves=5)
        coming_and_going = 0
        while one.table["spectators"]:
            with at_table(server, anna["code"], anna["token"]):
                coming_and_going += 1
            one.until(lambda table, last=one.table: table is not last)  # type: ignore[misc]
            assert coming_and_going < 1_500  # much later, unanswered pings would end it too
        play_on([one])
        assert one.table["phase"] == "match_over"


def test_one_address_cannot_make_tables_without_end(own_server: Server) -> None:
    body = {"game": "zoo-domino", "players": 2, "name": "Anna"}
    for _ in range(2000):
        answer = own_server.http.post("/api/tables", json=body)
        if answer.status_code != 201:
            break
    check_problem(answer, 429, "message.too_fast")
    assert own_server.http.get("/api/health").status_code == 200


def test_too_many_devices_are_refused_but_players_always_come_in(own_server: Server) -> None:
    anna = own_server.new_table()
    with at_table(own_server, anna["code"], *[None] * 100):
        with own_server.socket(anna["code"]) as late:
            late.send(json.dumps({"type": "hello"}))
            assert json.loads(late.recv())["code"] == "table.crowded"
            assert closed_with(late) == 1013
        with own_server.socket(anna["code"]) as player:
            assert Client(player, anna["token"]).table["me"] == 0
