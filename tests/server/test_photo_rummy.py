"""Photo Rummy over the wire."""

import json

from tablee.games.photo_rummy.pieces.cards import BOX
from tests.server.helpers.server import Server, at_table, wait_for_turn

POSITION = {"table": [["GB-church", "GB-sight", "joker"]], "hand": ["GB-dish", "D-dish"], "opened": True}


def test_the_solver_and_the_referee_answer_over_http(server: Server) -> None:
    answer = server.http.post("/api/solve/photo-rummy", json=POSITION)
    assert answer.status_code == 200
    assert answer.json() == {
        "laid": ["GB-dish"],
        "table": [["GB-church", "GB-sight", "GB-dish", "joker"]],
        "hand": ["D-dish"],
        "optimal": True,
    }
    after = {"table": [["GB-church", "GB-sight", "GB-dish"]], "hand": ["D-dish", "joker"]}
    document = {"before": POSITION, "after": after, "taken": [{"meld": 0, "photo": "GB-dish"}]}
    verdict = server.http.post("/api/referee/photo-rummy", json=document).json()
    assert verdict["verdict"] == "legal"
    verdict = server.http.post("/api/referee/photo-rummy", json={**document, "taken": []}).json()
    assert (verdict["rule"], verdict["code"]) == ("PR-27", "lay.joker_taken")
    wrong = server.http.post("/api/solve/photo-rummy", json={"table": [], "rack": []})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "invalid.position")


def test_a_person_plays_with_a_bot_and_receives_nothing_hidden(server: Server) -> None:
    table = {"game": "photo-rummy", "players": 2, "name": "Anna", "options": {"rounds": 1, "first": "1"}}
    anna = server.http.post("/api/tables", json=table).json()
    with at_table(server, anna["code"], anna["token"], None) as (one, spectator):
        one.accepted("add_bot", bot="greedy")
        one.accepted("start")
        assert wait_for_turn([one])
        assert one.refused("play", action="pass", version=one.table["version"]) == "draw.first"
        assert one.say("hint")["action"] == "draw 1"
        held = one.table["view"]["hand"][0]
        checked = one.say("check", action=f"lay {held}")["draft"]
        assert (checked["laid"], checked["refusal"]["code"]) == ([held], "draw.first")
        while wait_for_turn([one]):
            view = one.table["view"]
            highest = view["piles"].index(max(view["piles"])) + 1
            action = "pass" if view["drawn"] else f"draw {highest}"
            one.accepted("play", action=action, version=one.table["version"])
        assert one.table["phase"] == "match_over"
        spectator.until(lambda table: table["phase"] == "match_over")
        for message in spectator.told:
            if message["type"] == "table" and message["phase"] == "playing":
                view = message["view"]
                lying = {card for meld in [*view["table"], *view["before"]] for card in meld}
                assert not {card for card in set(BOX) - lying if f'"{card}"' in json.dumps(view)}
