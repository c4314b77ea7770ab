"""Romi Rami over the wire."""

from tests.games.romi_rami.editions import SMALL
from tests.server.helpers.server import Server, at_table, wait_for_turn

POSITION = {"hand": ["heart-1", "diamond-1", "heart-1"], "contracts": ["four/heart"], "joker": True}


def test_the_solver_and_the_referee_answer_over_http(server: Server) -> None:
    answer = server.http.post("/api/solve/romi-rami", json=POSITION)
    assert answer.status_code == 200
    assert answer.json()["actions"] == ["complete four/heart with heart-1 heart-1 diamond-1 joker"]
    assert answer.json()["optimal"] is True
    assert server.http.post("/api/solve/romi-rami?objective=score", json=POSITION).json()["bonus"] == 2
    document = {**POSITION, "values": ["heart-2", "clover-3"], "action": "take heart-2 clover-3"}
    verdict = server.http.post("/api/referee/romi-rami", json=document).json()
    assert (verdict["verdict"], verdict["rule"], verdict["code"]) == ("refused", "RR-20", "take.mixed")


def test_a_person_plays_with_a_bot_and_receives_nothing_hidden(server: Server) -> None:
    table = {"game": "romi-rami", "players": 2, "name": "Anna", "options": {"first": "1"}}
    anna = server.http.post("/api/tables", json=table).json()
    with at_table(server, anna["code"], anna["token"], None) as (one, spectator):
        one.accepted("add_bot", bot="planner")
        one.accepted("start")
        assert one.refused("play", action="end", version=one.table["version"]) == "end.take_first"
        while wait_for_turn([one]):
            one.accepted("play", action=one.table["view"]["actions"][0], version=one.table["version"])
        assert one.table["phase"] == "match_over"
        assert one.table["totals"] == [score["total"] for score in one.table["view"]["scores"]]
        spectator.until(lambda table: table["phase"] == "match_over")
        for message in spectator.told:
            if message["type"] == "table" and message["view"]:
                view = message["view"]
                assert (view["hand"], view["pile"], view["actions"]) == ([], [], [])


def test_a_take_is_checked_before_it_is_played(server: Server) -> None:
    table = {"game": "romi-rami", "players": 2, "name": "Anna", "options": {"first": "1"}}
    anna = server.http.post("/api/tables", json=table).json()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("add_bot", bot="planner")
        one.accepted("start")
        listed = one.table["view"]["actions"]
        assert one.say("check", action=listed[0])["draft"]["refusal"] is None
        refusal = one.say("check", action="end")["draft"]["refusal"]
        assert (refusal["code"], refusal["rule"]) == ("end.take_first", "RR-20")


def test_a_host_brings_an_edition(server: Server) -> None:
    table = {"game": "romi-rami", "players": 2, "name": "Anna", "options": {"edition": SMALL}}
    made = server.http.post("/api/tables", json=table)
    assert made.status_code == 201
    wrong = {**table, "options": {"edition": SMALL.replace("pair-7", "pair-8")}}
    problem = server.http.post("/api/tables", json=wrong)
    assert (problem.status_code, problem.json()["code"]) == (422, "invalid.option")
    assert "contract pair-8/heart: pair-8 needs a 8" in problem.json()["detail"]
