"""Lessons over HTTP: sent as a whole, judged scene by scene, and nothing is stored."""

from typing import Any

import pytest

from tablee.games import GAMES
from tests.server.helpers.server import Server


def lesson(server: Server, game: str) -> list[dict[str, Any]]:
    answer = server.http.get(f"/api/lessons/{game}")
    assert answer.status_code == 200
    told: dict[str, Any] = answer.json()
    assert told["game"] == game
    scenes: list[dict[str, Any]] = told["scenes"]
    return scenes


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_taken_from_the_first_scene_to_the_last(server: Server, game: str) -> None:
    for number, scene in enumerate(lesson(server, game)):
        if scene["action"] is None:
            continue
        judged = server.http.post(f"/api/lessons/{game}/{number}/play", json={"action": scene["action"]}).json()
        assert (judged["code"], judged["wanted"]) == (scene["code"], scene["code"] is None)


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_shows_what_the_learner_sees_and_no_more(server: Server, game: str) -> None:
    for scene in lesson(server, game):
        table = scene["table"]
        assert (table["me"], table["view"]["me"], table["seats"][0]["name"]) == (0, 0, "")
        assert all(seat["name"] and seat["bot"] for seat in table["seats"][1:])
        if table["phase"] == "playing":
            assert not any(table["view"].get("shown", ()))


def test_a_refusal_comes_with_its_rule_and_another_action_is_told_apart(server: Server) -> None:
    scenes = lesson(server, "zoo-domino")
    number = next(number for number, scene in enumerate(scenes) if scene["say"] == "refused")
    tries = {"lay elephant-flamingo left": "ZD-12", "lay giraffe-zebra left": None}
    for action, rule in tries.items():
        judged = server.http.post(f"/api/lessons/zoo-domino/{number}/play", json={"action": action}).json()
        assert (judged["rule"], judged["wanted"]) == (rule, False)


def test_a_draft_is_judged_as_at_any_table(server: Server) -> None:
    draft = server.http.post("/api/lessons/tile-rummy/1/check", json={"action": "lay R10 R11 R12"}).json()
    assert (draft["points"], draft["minimum"], draft["refusal"]) == (33, 30, None)


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("zoo-dominoe/0/play", {"action": "pass"}, 422, "invalid.option"),
        ("zoo-domino/999/play", {"action": "pass"}, 422, "invalid.option"),
        ("zoo-domino/first/play", {"action": "pass"}, 422, "request.invalid"),
        ("zoo-domino/1/play", {"action": "fly"}, 422, "invalid.notation"),
        ("zoo-domino/1/play", {}, 422, "request.invalid"),
        ("tile-rummy/1/check", {"action": "lay nothing"}, 422, "invalid.notation"),
    ],
)
def test_bad_input_gets_a_clear_answer(server: Server, path: str, body: dict[str, str], status: int, code: str) -> None:
    answer = server.http.post(f"/api/lessons/{path}", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
