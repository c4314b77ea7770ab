"""A device answers byte for byte what a server answers: the same tables, records, lessons, positions and refusals."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.discovery import facts_of
from tablee.table.calls.routes import ROUTES
from tests.browser.helpers.copying import copy
from tests.browser.helpers.device import BUILT, Answer, Device
from tests.server.helpers.server import Server, at_table, wait_for_turn
from tests.table.analysing.records import finished, unfinished

RECORDS = Path(__file__).parents[1] / "records"


class Both:
    """A server and a device that are asked the same."""

    def __init__(self, server: Server, device: Device) -> None:
        self._server, self._device = server, device
        self.asked: set[tuple[str, str]] = set()

    def same(self, method: str, path: str, body: object = None, token: str | None = None) -> Answer:
        """Return the answer of both."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        if body is not None:
            headers["content-type"] = "application/json"
        text = body if body is None or isinstance(body, str) else json.dumps(body)
        http = self._server.http.request(method, f"/api{path}", content=text, headers=headers)
        told = self._device.call(method, path, text, token)
        assert (told.status, told.mime, told.body) == (http.status_code, http.headers["content-type"], http.text)
        return told


@pytest.fixture
def both(server: Server, device: Device) -> Both:
    return Both(server, device)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_what_became_of_it(both: Both, server: Server, device: Device, game: str) -> None:
    anna = server.new_table(game=game, rounds=1, clock="none")
    code, token = anna["code"], anna["token"]
    with at_table(server, code, token) as (one,):
        one.accepted("start", fill="casual")
        for _ in range(2):
            wait_for_turn([one])
            assert one.play(one.say("hint")["action"])["type"] == "accepted"
    over = server.new_table(game=game, rounds=1, clock="none")
    with at_table(server, over["code"], over["token"]) as (one,):
        one.accepted("start", fill="beginner")
        one.accepted("leave")  # a bot plays on
        one.until(lambda table: table["phase"] == "match_over")
    copy(server, device, code)
    copy(server, device, over["code"])
    for table, secret in ((code, token), (over["code"], over["token"])):
        both.same("GET", f"/tables/{table}")
        both.same("GET", f"/tables/{table.lower()}/record")
        both.same("POST", "/tables/summaries", {"tables": [{"code": table, "tokens": [secret, "wrong"]}]})
        for query in ("", "?hands=true", "?seat=1&first=2&count=3", "?first=100000", "?seat=9"):
            both.same("GET", f"/tables/{table}/replay{query}", token=secret)
        both.same("GET", f"/tables/{table}/replay")
    record = both.same("GET", f"/tables/{over['code']}/record")
    assert record.body.startswith("tablee")
    both.same("POST", "/verify", {"record": record.body})
    both.same("POST", "/replay", {"record": record.body, "count": 5})


def test_a_query_that_cannot_be_read(server: Server, device: Device) -> None:
    """On a server the framework reads it, and says so in other words."""
    for query in ("first=x", "count=51", "hands=perhaps", "seat=99999999999"):
        path = f"/tables/ABCDEFGHJK/replay?{query}"
        here, there = device.call("GET", path), server.http.get(f"/api{path}")
        assert (here.status, here.json()["code"]) == (422, "request.invalid")
        assert (there.status_code, there.json()["code"]) == (422, "request.invalid")


@pytest.mark.parametrize("game", GAMES)
def test_records_of_the_archive(both: Both, game: str) -> None:
    files = sorted((RECORDS / game).glob("*.txt"), key=lambda file: file.stat().st_size)
    for file in files[:2]:
        record = file.read_text(encoding="utf-8")
        both.same("POST", "/verify", {"record": record})
        both.same("POST", "/replay", {"record": record, "first": 1, "count": 3, "hands": False})
        both.same("POST", "/verify", {"record": record.replace("Anna", "Anne")})


@pytest.mark.parametrize("game", GAMES)
def test_lessons(both: Both, game: str) -> None:
    lesson = both.same("GET", f"/lessons/{game}").json()
    tasks = [(number, scene["action"]) for number, scene in enumerate(lesson["scenes"]) if scene["action"]]
    assert tasks
    for number, action in tasks[:4]:
        for text in (action, "nonsense"):
            both.same("POST", f"/lessons/{game}/{number}/play", {"action": text})
            both.same("POST", f"/lessons/{game}/{number}/check", {"action": text})
    both.same("POST", f"/lessons/{game}/999/play", {"action": "nonsense"})


@pytest.mark.parametrize("game", GAMES)
def test_positions(both: Both, game: str) -> None:
    examples = facts_of(game)["examples"]
    for call in ("referee", "solve"):
        position = json.loads(examples[call]) if call in examples else {}
        both.same("POST", f"/{call}/{game}", position)
        both.same("POST", f"/{call}/{game}", {**position, "options": {"colour": "red"}})
        both.same("POST", f"/{call}/{game}", [position])
    both.same("POST", f"/solve/{game}?objective=fun", json.loads(examples.get("solve", "{}")))


@pytest.mark.parametrize("game", GAMES)
def test_analyses(both: Both, server: Server, device: Device, game: str) -> None:
    match = {"record": finished(game), "depth": "quick"}

    def ask_server(first: int) -> Any:
        return server.http.post("/api/analysis", json={**match, "first": first}).json()

    def ask_device(first: int) -> Any:
        return device.call("POST", "/analysis", json.dumps({**match, "first": first})).json()

    assert whole_analysis(ask_device) == whole_analysis(ask_server)
    for path in ("try", "show", "check"):
        for action in ("pass", "nonsense"):
            both.same("POST", f"/analysis/{path}", {**match, "step": 0, "action": action})


def whole_analysis(ask: Callable[[int], Any]) -> dict[str, Any]:
    """Return what all parts of an analysis found: how many there are depends on the time they take."""
    part = ask(0)
    found = {name: list(part[name]) for name in ("choices", "luck", "chances")}
    while part["next"] is not None:
        part = ask(part["next"])
        for name, all_found in found.items():
            all_found += part[name]
    assert found["choices"]
    return {**found, "players": part["players"]}


def test_a_match_that_can_go_on_is_not_analysed(both: Both) -> None:
    assert both.same("POST", "/analysis", {"record": unfinished()}).json()["code"] == "table.not_over"


ANNA = {"game": "zoo-domino", "players": 2, "name": "Anna"}
IMPOSSIBLE: list[Any] = [
    {"players": 7},
    {"players": "2"},
    {"game": "chess"},
    {"options": {"way": "drwa"}},
    {"options": {"rounds": [1]}},
    {"options": []},
    {"name": " "},
    {"name": "\ud800"},
    {"pace": "hectic"},
    {"colour": "red"},
]


@pytest.mark.parametrize("change", IMPOSSIBLE)
def test_impossible_tables(both: Both, change: dict[str, Any]) -> None:
    assert both.same("POST", "/tables", ANNA | change).status == 422


@pytest.mark.parametrize("body", ["", "{", "[]", "null", "[" * 2000, '{"game": 1, "game": 2}', '{"players": NaN}'])
def test_bodies_that_cannot_be_read(both: Both, body: str) -> None:
    assert both.same("POST", "/tables", body).status in (400, 422)


def test_addresses_and_methods_that_do_not_exist(both: Both) -> None:
    assert both.same("GET", "/nothing").json()["code"] == "request.not_found"
    assert both.same("POST", "/games", {}).json()["code"] == "request.wrong_method"
    assert both.same("GET", "/tables/ABCDEFGHJK").json()["code"] == "table.unknown"
    assert both.same("POST", "/tables/ABCDEFGHJK/seats", {"name": "Ben"}).json()["code"] == "table.unknown"
    assert both.same("GET", "/lessons/chess").status == 422


def test_the_games_with_all_levels(both: Both, server: Server) -> None:
    facts = json.loads((BUILT / "parts.json").read_text(encoding="utf-8"))
    shipped = (BUILT / facts["folder"] / "games.json").read_text(encoding="utf-8")
    assert both.same("GET", "/games").body == shipped


def test_every_call_of_the_list_is_compared_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for route in ROUTES:
        first = route.path.split("/")[1]
        assert f'"/{first}' in text or f"/{first}/" in text or first in ("referee", "solve"), route.path
