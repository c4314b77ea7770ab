"""A device on its own: tables are made, played by people and bots, and stored before anything is acknowledged."""

import pytest

from tablee.games import GAMES
from tablee.games.bots import LEVELS
from tests.browser.helpers.device import BUILT, Device, Message, Socket, a_device

NEW = {"players": 2, "name": "Anna", "options": {"rounds": 1}}


def new_table(device: Device, game: str, **more: object) -> Message:
    answer = device.call("POST", "/tables", {**NEW, "game": game, **more})
    assert answer.status == 201, answer.body
    seated: Message = answer.json()
    return seated


def play_one(person: Socket) -> None:
    """Play one action of our own: the first that the view lists, or what a hint says."""
    while person.table["view"]["turn"] != person.table["me"]:
        person.next()
    actions = person.table["view"].get("actions")
    action = actions[0] if actions else person.ask("hint")["action"]
    assert person.ask("play", action=action, version=person.table["version"])["type"] == "accepted"


@pytest.mark.parametrize("game", GAMES)
def test_a_round_with_a_bot(device: Device, game: str) -> None:
    anna = new_table(device, game)
    assert anna["code"].startswith("0")
    assert len(anna["code"]) == 10
    assert anna["link"] == f"/t/{anna['code']}#seat={anna['token']}"
    person = Socket(device, anna["code"], anna["token"])
    assert person.ask("start", fill="beginner")["type"] == "accepted"
    play_one(person)
    assert person.ask("leave")["type"] == "accepted"  # a bot plays on
    while person.table["phase"] != "match_over":
        person.next()
    assert person.ask("come_back")["type"] in ("accepted", "refused")
    record = device.call("GET", f"/tables/{anna['code']}/record").body
    verified = device.call("POST", "/verify", {"record": record}).json()
    assert verified["sheet"] == person.table["sheet"]
    rematch = person.ask("rematch")
    assert rematch["type"] == "accepted"
    again = person.table["rematch"] or person.until(lambda table: table["rematch"])["rematch"]
    assert again.startswith("0")
    person.close()


def test_people_on_one_device_have_seats_of_their_own(device: Device) -> None:
    anna = new_table(device, "zoo-domino")
    ben = device.call("POST", f"/tables/{anna['code']}/seats", {"name": "Ben"}, guest=False).json()
    one, two = (Socket(device, anna["code"], token) for token in (anna["token"], ben["token"]))
    assert (one.table["me"], two.table["me"]) == (0, 1)
    assert one.ask("start")["type"] == "accepted"
    hands = [person.until(lambda table: table["view"])["view"]["hand"] for person in (two,)]
    assert hands
    assert not set(hands[0]) & set(one.table["view"]["hand"])
    nobody = Socket(device, anna["code"], "wrong")
    assert nobody.table["me"] == 0  # this device stands for the cookie of its first person
    one.close()
    two.close()
    nobody.close()


def test_what_cannot_be_stored_is_refused_and_nothing_is_acknowledged() -> None:
    with a_device() as device:
        anna = new_table(device, "zoo-domino")
        person = Socket(device, anna["code"], anna["token"])
        for name, code in (("QuotaExceededError", "device.full"), ("UnknownError", "server.failed")):
            device.tell("fail", name=name)
            told = person.ask("start", fill="beginner")
            assert (told["type"], told["code"]) == ("refused", code)
            problem = device.call("POST", "/tables", {**NEW, "game": "zoo-domino"})
            assert (problem.status, problem.json()["code"]) == (503, code)
        device.tell("fail", name=None)
        assert person.table["phase"] == "waiting"
        assert person.ask("start", fill="beginner")["type"] == "accepted"


def test_a_table_that_does_not_exist_and_a_line_before_the_hello_close_the_socket(device: Device) -> None:
    device.tell("open", socket="s1", code="0ABCDEFGHJ")
    refused = device.wait_for(lambda message: message.get("socket") == "s1" and message["type"] == "line")
    assert '"table.unknown"' in refused["text"]
    closed = device.wait_for(lambda message: message.get("socket") == "s1" and message["type"] == "closed")
    assert closed["code"] == 4404
    anna = new_table(device, "zoo-domino")
    device.tell("open", socket="s2", code=anna["code"])
    device.tell("line", socket="s2", text='{"type": "start", "id": "1"}')
    refused = device.wait_for(lambda message: message.get("socket") == "s2" and message["type"] == "line")
    assert '"message.no_hello"' in refused["text"]
    closed = device.wait_for(lambda message: message.get("socket") == "s2" and message["type"] == "closed")
    assert closed["code"] == 1008


def test_the_helper_may_end_in_mid_thought() -> None:
    with a_device() as device:
        anna = new_table(device, "zoo-domino", players=4)
        person = Socket(device, anna["code"], anna["token"])
        started = device.helpers()
        assert person.ask("start", fill="casual")["type"] == "accepted"
        for _ in range(2):
            device.tell("end_helper")
            play_one(person)
        assert device.helpers() > started


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_the_very_moves_that_it_plays_on_a_server(device: Device, game: str) -> None:
    """A round against the beginner. So a level is as strong here, with the same kernels, as WebAssembly."""
    here: dict[str, object] = {}
    exec(ROUND.format(game=game), here)
    there = device.python(ROUND.format(game=game) + "\njson.dumps(played)")
    assert list(there) == list(LEVELS[game]), "all levels of a server are offered"
    assert there == here["played"]
    assert all(len(moves) > 5 for moves in there.values())


ROUND = """
import json
from random import Random
from tablee.bots import Seat
from tablee.bots.standing import Standing
from tablee.core.match import Match
from tablee.core.options import build
from tablee.games import find_game
from tablee.games.bots import LEVELS

def play(level):
    match = Match.start(build(find_game("{game}"), dict(rounds=1)), 2, seed=3)
    bots, rng, moves = [LEVELS["{game}"][level], LEVELS["{game}"]["beginner"]], Random(5), []
    while not match.over and len(moves) < 60:
        (seat,) = match.game.to_act(match.state)
        view = match.game.view_for(match.state, seat)
        action = bots[seat](Seat(match.game, view, rng, Standing.of(match))).action
        moves.append(match.game.write_action(action))
        match = match.play(moves[-1], seat)
    return moves

played = dict((level, play(level)) for level in LEVELS["{game}"])
"""


def test_every_module_that_is_shipped_can_be_imported(device: Device) -> None:
    wanted = (BUILT.parent.parent / "tools" / "device" / "stdlib.txt").read_text(encoding="utf-8").split()
    failed = device.python(f"""
import importlib, json, zipfile, sys
from pathlib import Path

def modules(root):
    for file in Path(root).rglob("*.pyc"):
        name = str(file.relative_to(root).with_suffix("")).replace("/", ".")
        yield name.removesuffix(".__init__")

def fault(name):
    try:
        importlib.import_module(name)
    except Exception as error:
        return f"{{name}}: {{error!r}}"

stdlib = [path.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for path in {wanted!r}]
json.dumps([told for name in [*modules("/lib/tablee"), *stdlib] if (told := fault(name))])
""")
    assert failed == []
