"""Tile Rummy over the wire."""

import json
import re

from tests.server.helpers.server import Server, at_table, wait_for_turn

POSITION = {"table": [["R7", "R8", "R9"]], "rack": ["R10", "K1"], "opened": True}
TILE = re.compile(r'"(?:[KRBO]\d+|\*)"')


def test_the_solver_answers_over_http(server: Server) -> None:
    answer = server.http.post("/api/solve/tile-rummy", json=POSITION)
    assert answer.status_code == 200
    assert answer.json() == {"laid": ["R10"], "table": [["R7", "R8", "R9", "R10"]], "rack": ["K1"], "optimal": True}
    points = server.http.post("/api/solve/tile-rummy?objective=points", json=POSITION)
    assert points.json()["laid"] == ["R10"]
    for address, document, code in (
        ("tile-rummy", {}, "invalid.position"),
        ("tile-rummy?objective=fun", POSITION, "invalid.option"),
        ("zoo-domino", {}, "invalid.position"),
        ("tile-rummy", [], "request.invalid"),
    ):
        answer = server.http.post(f"/api/solve/{address}", json=document)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_the_referee_judges_over_http(server: Server) -> None:
    document = {"before": POSITION, "after": {"table": [["R7", "R8", "R9", "K1"]], "rack": ["R10"]}}
    verdict = server.http.post("/api/referee/tile-rummy", json=document).json()
    assert (verdict["verdict"], verdict["rule"], verdict["code"]) == ("refused", "TR-20", "meld.other_colour")


def test_a_person_plays_with_a_bot_and_receives_nothing_hidden(server: Server) -> None:
    table = {"game": "tile-rummy", "players": 2, "name": "Anna", "options": {"rounds": 1, "blocked_after": 2}}
    anna = server.http.post("/api/tables", json=table).json()
    with at_table(server, anna["code"], anna["token"], None) as (one, spectator):
        one.accepted("add_bot", bot="greedy")
        one.accepted("start")
        assert wait_for_turn([one])
        assert one.refused("play", action="timeout", version=one.table["version"]) == "turn.only_the_table"
        assert one.refused("play", action="pass", version=one.table["version"]) == "pass.must_exchange"
        while wait_for_turn([one]):
            tile = one.table["view"]["hand"][0]
            one.accepted("play", action=f"exchange {tile}", version=one.table["version"])
        assert one.table["phase"] == "match_over"
        spectator.until(lambda table: table["phase"] == "match_over")
        for message in spectator.told:
            if message["type"] == "table" and message["phase"] == "playing":
                view = message["view"]
                open_tiles = json.dumps([view["table"], view["before"]])
                assert set(TILE.findall(json.dumps(view))) <= set(TILE.findall(open_tiles))
