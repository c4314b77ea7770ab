"""The faces of people: chosen from a fixed list, or given by the table."""

import msgspec
import pytest

from tablee.bots.cast import CAST
from tablee.core.chance import Seed
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.pieces.dominoes import ANIMALS as ON_DOMINOES
from tablee.table import commands
from tablee.table.events import BotSat, Event, Faced, Left, Rematched, Reserved, Returned, Sat, Setup, Started
from tablee.table.people.faces import ANIMALS, faces_of, known_face
from tablee.table.people.tokens import Proof
from tablee.table.rematch import new_table
from tablee.table.state import TableState
from tablee.table.transitions import recall
from tests.server.helpers.server import Server, at_table

SETUP = Setup("CODE", ZooDomino(), 3, Seed(bytes(16)))


def faces(events: list[Event]) -> list[str | None]:
    return list(faces_of(after(events).chairs))


def after(events: list[Event]) -> TableState:
    return recall(SETUP, events)


def test_everyone_without_a_choice_gets_another_animal_and_keeps_it_whatever_others_choose() -> None:
    sat: list[Event] = [Sat(seat, name, name.encode()) for seat, name in enumerate("ABC")]
    first, second, third = faces(sat)
    assert len({first, second, third}) == 3
    for animal in ANIMALS:
        one, two, three = faces([*sat, Faced(0, animal)])
        assert one == animal
        assert len({one, two, three}) == 3
        assert (two, three) == (second, third) or animal in (second, third)


def test_no_animal_is_one_of_the_cast_or_a_piece_of_a_game() -> None:
    assert not set(ANIMALS) & ({member.lower() for member in CAST} | set(ON_DOMINOES))


def test_a_bot_of_the_cast_shows_its_own_face_and_a_free_seat_or_a_bot_for_a_person_none() -> None:
    assert faces([Sat(0, "A", b"a", face="bee"), BotSat(1, "casual", "Mei")]) == ["bee", "Mei", None]
    playing: list[Event] = [Sat(0, "A", b"a"), Sat(1, "Mei", b"b", face="owl"), BotSat(2, "casual"), Started()]
    assert faces([*playing, Left(1, "casual")])[1] is None
    assert faces([*playing, Left(1, "casual"), Returned(1)])[1] == "owl"


def test_a_newcomer_and_a_rematch_keep_what_was_chosen() -> None:
    events: list[Event] = [Sat(0, "A", b"a", face="owl"), Sat(1, "B", b"b"), BotSat(2, "casual", "Mei"), Started()]
    waiting = after([*events, Reserved(2, "N", b"n", face="cat")])
    again = recall(SETUP, [entry.event for entry in new_table(waiting, Rematched("NEXT", 0)).entries])
    assert list(faces_of(again.chairs)) == ["owl", faces_of(waiting.chairs)[1], "cat"]


@pytest.mark.parametrize("name", [None, "", "lion", "Fox", "fox ", "Mei"])
def test_what_the_list_does_not_know_is_no_choice(name: str | None) -> None:
    assert known_face(name) is None
    now = after([Sat(0, "A", b"a", face="owl")])
    assert commands.set_face(now, 0, name) == [Faced(0, None)]
    assert commands.sit(now, "B", Proof(b"b"), name) == [Sat(1, "B", b"b")]
    assert commands.set_face(now, 0, "owl") == []  # the same again is no event


def test_events_of_earlier_days_and_of_other_versions_are_read() -> None:
    stored = b'[{"type":"sat","seat":0,"name":"A","token":"YQ=="},{"type":"faced","seat":0,"face":"dodo"}]'
    sat, faced = msgspec.json.decode(stored, type=list[Sat | Faced])
    assert sat == Sat(0, "A", b"a")
    assert faces([sat, faced]) == faces([sat])


def test_a_face_is_chosen_on_sitting_down_and_changed_at_any_time_and_everyone_sees_it(server: Server) -> None:
    body = {"game": "zoo-domino", "players": 2, "name": "Anna", "face": "owl"}
    anna = server.http.post("/api/tables", json=body).json()
    ben = server.http.post(f"/api/tables/{anna['code']}/seats", json={"name": "Ben", "face": "bee"}).json()
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, two):
        assert [seat["face"] for seat in two.table["seats"]] == ["owl", "bee"]
        two.accepted("set_face", face="cat")
        one.until(lambda table: table["seats"][1]["face"] == "cat")
        one.accepted("start")
        version = one.table["version"]
        two.accepted("set_face", face="mouse")
        one.until(lambda table: table["seats"][1]["face"] == "mouse")
        mover = one if one.table["view"]["turn"] == 0 else two
        action = mover.table["view"]["actions"][0]
        assert mover.say("play", action=action, version=version)["type"] == "accepted"  # a face makes no move stale


def test_a_face_is_bounded(server: Server) -> None:
    anna = server.new_table()
    sits = f"/api/tables/{anna['code']}/seats"
    for face in ("x" * 25, 7, ["owl"]):
        assert server.http.post(sits, json={"name": "Ben", "face": face}).status_code == 422
    with at_table(server, anna["code"], anna["token"]) as (one,):
        assert one.refused("set_face", face="x" * 25) == "message.unreadable"
        one.accepted("set_face", face="dodo")
        assert one.table["seats"][0]["face"] in ANIMALS
