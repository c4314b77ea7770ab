"""Hostile requests over real HTTP and real sockets: a short refusal, no trace in the log, and the others play on."""

import json
from typing import Any

import pytest

from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.core.record import Record
from tablee.games import GAMES
from tablee.games.zoo_domino import ZooDomino
from tablee.table.events import BotSat, Event, Rematched, Sat, Setup, Started
from tablee.table.rematch import new_table
from tablee.table.transitions import recall
from tests.server.helpers.answers import check_problem
from tests.server.helpers.server import TIMEOUT_S, Server, at_table, play_on

MAX_ANSWER = 1000  # bytes of a refusal
AS_JSON = {"content-type": "application/json"}
CALLS = [
    "/api/tables",
    "/api/tables/ABCDEFGHJK/seats",
    "/api/referee/tile-rummy",
    "/api/solve/tile-rummy",
    "/api/replay",
    "/api/verify",
    "/api/lessons/tile-rummy/0/play",
    "/api/lessons/tile-rummy/0/check",
]


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def check_refused(server: Server, address: str, body: str | bytes, status: int, code: str) -> Any:
    logged = server.log
    answer = server.http.post(address, content=body, headers=AS_JSON)
    check_problem(answer, status, code)
    assert len(answer.content) < MAX_ANSWER
    assert server.log == logged
    return answer.json()


@pytest.mark.parametrize("address", CALLS)
def test_a_deep_or_crowded_body_is_refused_by_every_call(server: Server, address: str) -> None:
    for depth in (11, 500, 900, 4000):
        told = check_refused(server, address, f'{{"rack": {nested(depth - 1)}}}', 400, "message.unreadable")
        assert "it is nested too deeply" in told["detail"]
        check_refused(server, address, f'{{"options": {{"x": {nested(depth - 2)}}}}}', 400, "message.unreadable")
    many = json.dumps({"rack": [1] * 5001})
    assert "more than 5000 items" in check_refused(server, address, many, 400, "message.unreadable")["detail"]
    check_refused(server, address, '{"name": "A"}'.encode("utf-16"), 400, "message.unreadable")
    check_refused(server, address, '{"name": "A", "name": "B"}', 400, "message.unreadable")


def test_bots_play_on_while_nested_documents_are_sent(own_server: Server) -> None:
    anna = own_server.new_table(players=4)
    with at_table(own_server, anna["code"], anna["token"]) as (one,):
        one.accepted("start", fill="careful")
        for _ in range(5):
            check_refused(own_server, "/api/solve/tile-rummy", f'{{"rack": {nested(500)}}}', 400, "message.unreadable")
        play_on([one])
        assert one.table["phase"] != "playing"
    assert "Traceback" not in own_server.log


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("options", ["5", '"way"', "[1]", "true"])
def test_options_that_are_no_mapping_are_refused(server: Server, game: str, options: str) -> None:
    for call in ("referee", "solve"):
        told = check_refused(server, f"/api/{call}/{game}", f'{{"options": {options}}}', 422, "invalid.position")
        assert told["detail"].startswith("options is a JSON object")


@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("tile-rummy", {"table": [["R7"] * 2000], "rack": ["R8"]}),
        ("tile-rummy", {"table": [], "rack": ["R8"] * 2000}),
        ("photo-rummy", {"table": [["GB-dish"] * 2000], "hand": ["D-dish"]}),
        ("photo-rummy", {"table": [], "hand": ["D-dish"] * 2000}),
        ("romi-rami", {"hand": ["heart-1"] * 2000, "contracts": [], "values": [], "action": "end"}),
        ("zoo-domino", {"chain": ["lion-zebra"] * 2000, "hand": ["lion-lion"], "action": "pass"}),
        ("zoo-domino", {"chain": [], "hand": ["lion-lion"] * 2000, "action": "pass"}),
    ],
)
def test_more_pieces_than_the_box_has_are_refused(server: Server, game: str, position: dict[str, Any]) -> None:
    in_turn = {"before": position, "after": position} if game in ("tile-rummy", "photo-rummy") else position
    told = check_refused(server, f"/api/referee/{game}", json.dumps(in_turn), 422, "invalid.position")
    assert "has 2000" in told["detail"]
    position.pop("action", None)
    check_refused(server, f"/api/solve/{game}", json.dumps(position), 422, "invalid.position")


def test_what_is_too_long_is_refused_briefly(server: Server) -> None:
    table = {"game": "zoo-domino", "players": 2, "name": "Anna"}
    long = "x" * 60_000
    dotted = "sums.bonus" + ".a" * 9_000 + " = 1"
    for options in ({"rounds": long}, {"way": long}, {"must_trump": long}, {long: 1}):
        check_refused(server, "/api/tables", json.dumps({**table, "options": options}), 422, "invalid.option")
    edition = {**table, "game": "romi-rami", "options": {"edition": dotted}}
    assert (
        "nested too deeply"
        in check_refused(server, "/api/tables", json.dumps(edition), 422, "invalid.option")["detail"]
    )
    marks = "a" + "\u0301\u0316" * 10_000
    check_refused(server, "/api/tables", json.dumps({**table, "name": marks}, ensure_ascii=False), 422, "seat.bad_name")
    attempt = json.dumps({"action": "lay" + " R7" * 10_000})
    check_refused(server, "/api/lessons/tile-rummy/0/check", attempt, 422, "request.invalid")


def test_an_endless_language_is_answered_like_any_other(server: Server) -> None:
    logged = server.log
    answer = server.http.get("/", headers={"accept-language": "a" * 60_000 + ";"})
    assert answer.status_code in (200, 404, 431)
    assert server.log == logged


def said(depth: int) -> list[str]:
    return [
        f'{{"type":"play","id":"deep","action":{nested(depth)},"version":1}}',
        f'{{"type":"play","id":"deep","action":"pass","version":1,"more":{nested(depth)}}}',
        f'{{"more":{nested(depth)},"type":"leave","id":"deep"}}',
        nested(depth),
        '{"a":' * (depth // 3) + "1" + "}" * (depth // 3),
    ]


@pytest.mark.parametrize("depth", [40, 900, 1900])
def test_a_deep_message_is_refused_and_nothing_beside_it_is_lost(server: Server, depth: int) -> None:
    anna = server.new_table()
    logged = server.log
    with at_table(server, anna["code"], anna["token"], None) as (one, other):
        for text in said(depth):
            one.socket.send(text)
            assert one.answer(None)["code"] == "message.unreadable"
            assert len(one.heard[-1]) < MAX_ANSWER
        one.accepted("start", fill="careful")
        other.until(lambda table: table["phase"] == "playing")
    assert server.log == logged


def test_what_comes_in_the_same_piece_as_a_deep_message_is_answered(server: Server) -> None:
    """All frames in one segment: the transport takes them in at once."""
    anna = server.new_table()
    logged = server.log
    with at_table(server, anna["code"], anna["token"]) as (one,):
        texts = [
            json.dumps({"type": "words", "id": "before", "words": "a"}),
            *said(1900),
            json.dumps({"type": "words", "id": "after", "words": "b"}),
        ]
        frames = []
        for text in texts:
            one.socket.protocol.send_text(text.encode())
            frames += one.socket.protocol.data_to_send()
        one.socket.socket.sendall(b"".join(frames))
        assert one.answer("before")["type"] == "accepted"
        assert one.answer("after")["type"] == "accepted"
        assert sum(message.get("code") == "message.unreadable" for message in one.told) == len(said(1900))
    assert server.log == logged


def test_a_deep_first_message_is_no_hello(server: Server) -> None:
    logged = server.log
    with server.socket(server.new_table()["code"]) as socket:
        socket.send(f'{{"type":"hello","token":{nested(1900)}}}')
        told = socket.recv(timeout=TIMEOUT_S)
        assert isinstance(told, str)
        assert json.loads(told)["code"] == "message.no_hello"
    assert server.log == logged


def test_a_refusal_does_not_repeat_a_long_message(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.socket.send(json.dumps({"type": "x" * 3900, "id": "a"}))
        assert one.answer("a")["code"] == "message.unreadable"
        assert len(one.heard[-1]) < MAX_ANSWER


def test_names_of_a_record_are_shown_only_if_a_table_would_take_them(server: Server) -> None:
    match = Match.start(ZooDomino(), 4, Seed(bytes(16)))
    names = ("Anna", "evil\u202ertl", "Z" + "\u0301" * 400, "n" * 200_000)
    answer = server.http.post("/api/replay", json={"record": Record(match, (), names).write()})
    assert answer.status_code == 200, answer.text
    assert [seat["name"] for seat in answer.json()["table"]["seats"]] == ["Anna", None, None, None]
    assert len(answer.content) < 20_000


def test_people_whose_names_look_alike_are_told_apart(server: Server) -> None:
    anna = server.new_table(players=6, name="Anna", game="zoo-domino")
    for name in ("anna", "\u0410nna", "Anna 2", "Rosa"):
        server.sit(anna["code"], name)
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start", fill="careful")
        names = [seat["name"] for seat in one.table["seats"]]
    assert names[:5] == ["Anna", "anna 2", "\u0410nna 3", "Anna 2 2", "Rosa"]
    assert names[5] != "Rosa"


def test_nobody_takes_the_name_of_a_bot(server: Server) -> None:
    anna = server.new_table(players=3)
    with at_table(server, anna["code"], anna["token"]) as (one,):
        bot = one.accepted("add_bot", bot="careful")["seats"][1]["name"]
        server.sit(anna["code"], bot.upper())
        one.until(lambda table: table["seats"][2]["name"] is not None)
        assert one.table["seats"][2]["name"] == f"{bot.upper()} 2"


def test_a_name_with_hidden_characters_is_refused(server: Server) -> None:
    code = server.new_table(players=4)["code"]
    for name in ("An\u200bna", "An\u2064na", "An\U000e0061na", "Anna\u200d"):
        check_refused(server, f"/api/tables/{code}/seats", json.dumps({"name": name}), 422, "seat.bad_name")


def test_a_rematch_of_an_older_table_tells_its_people_apart() -> None:
    setup = Setup("ABCDEFGHJK", ZooDomino(), 4, Seed(bytes(16)))
    sat: list[Event] = [
        Sat(0, "Anna", b"a"),
        Sat(1, "\u0410nna", b"b"),
        Sat(2, "rosa", b"c"),
        BotSat(3, "careful", "Rosa"),
    ]
    again = new_table(recall(setup, [*sat, Started()]), Rematched("KJHGFEDCBA", 0))
    names = [entry.event.name for entry in again.entries if isinstance(entry.event, Sat | BotSat)]
    assert names == ["Anna", "\u0410nna 2", "rosa 2", "Rosa"]
