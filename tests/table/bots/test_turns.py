"""Bots as people meet them at a table: names, levels, and how long they think."""

import msgspec

from tablee.bots import USUAL
from tablee.bots.cast import CAST
from tablee.core.chance import Seed
from tablee.games.bots import LEVELS
from tablee.games.zoo_domino import ZooDomino
from tablee.table.bots.pace import PACES
from tablee.table.events import BotSat, Event, Sat, Setup, Started
from tablee.table.transitions import recall
from tests.server.helpers.server import Client, Server, at_table, play_on


def seats(client: Client) -> list[tuple[str | None, str | None, str | None]]:
    return [(seat["name"], seat["bot"], seat["face"]) for seat in client.table["seats"]]


def test_people_choose_among_levels_and_yardsticks_can_still_be_named(server: Server) -> None:
    for game in server.http.get("/api/games").json():
        assert game["bots"] == list(LEVELS[game["name"]]) == ["beginner", "casual", "strong", "expert"]
        assert game["usual_bot"] == USUAL in game["bots"]
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (host,):
        host.accepted("add_bot", bot="careful")
        assert seats(host)[1][1] == "careful"


def test_the_host_puts_bots_on_seats_changes_their_level_and_frees_them(server: Server) -> None:
    anna = server.new_table(players=4)
    with at_table(server, anna["code"], anna["token"]) as (host,):
        host.accepted("add_bot", bot="careful", seat=2)
        name = seats(host)[2][0]
        assert seats(host) == [("Anna", None, "fox"), (None, None, None), (name, "careful", name), (None, None, None)]
        for taken in (0, 2, 4, -1):
            assert host.refused("add_bot", bot="careful", seat=taken) == "seat.taken"
        host.accepted("change_bot", seat=2, bot="expert")
        assert seats(host)[2] == (name, "expert", name)
        version = host.table["version"]
        host.accepted("change_bot", seat=2, bot="expert")
        assert host.table["version"] == version
        assert host.refused("change_bot", seat=2, bot="genius") == "invalid.option"
        assert host.refused("change_bot", seat=0, bot="expert") == "seat.not_a_bots"
        assert host.refused("change_bot", seat=1, bot="expert") == "seat.unknown"
        host.accepted("remove_seat", seat=2)
        assert seats(host)[2] == (None, None, None)
        host.accepted("start", fill="careful")
        assert len({name for name, *_ in seats(host)}) == 4
        assert {face for *_, face in seats(host)[1:]} <= set(CAST)
        assert host.refused("change_bot", seat=2, bot="expert") == "table.started"


def test_only_the_host_changes_levels_and_the_pace(server: Server) -> None:
    anna = server.new_table(players=3)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (host, guest):
        host.accepted("add_bot", bot="careful")
        assert guest.refused("change_bot", seat=2, bot="expert") == "seat.not_host"
        assert guest.refused("set_pace", pace="slow") == "seat.not_host"
        assert host.refused("set_pace", pace="hectic") == "message.unreadable"


def test_the_pace_is_sent_to_all_kept_at_the_rematch_and_makes_no_answer_stale(server: Server) -> None:
    anna = server.new_table()
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (host, guest):
        assert host.table["pace"] == "human"
        host.accepted("start")
        players = [host, guest]
        play_on(players, moves=1)
        version = max(one.table["version"] for one in players)  # the other player may not have received it yet
        for pace in PACES:
            host.accepted("set_pace", pace=pace)
            guest.until(lambda table, pace=pace: table["pace"] == pace)
        mover = next(one for one in players if one.table["view"]["turn"] == one.table["me"])
        assert mover.play(mover.table["view"]["actions"][0], version=version)["type"] == "accepted"
        play_on(players)
        host.accepted("rematch")
        with at_table(server, host.table["rematch"], anna["token"]) as (again,):
            assert again.table["pace"] == PACES[-1]


def test_a_table_is_made_with_a_pace(server: Server) -> None:
    body = {"game": "zoo-domino", "players": 2, "name": "Anna", "pace": "quick"}
    code = server.http.post("/api/tables", json=body).json()["code"]
    assert server.http.get(f"/api/tables/{code}").json()["pace"] == "quick"
    refused = server.http.post("/api/tables", json={**body, "pace": "hectic"})
    assert (refused.status_code, refused.json()["code"]) == (422, "request.invalid")


def test_bots_keep_their_names_in_the_record_and_at_the_rematch(server: Server) -> None:
    anna = server.new_table(players=3)
    with at_table(server, anna["code"], anna["token"]) as (host,):
        host.accepted("start", fill="careful")
        named = seats(host)
        play_on([host])
        record = server.http.get(f"/api/tables/{anna['code']}/record").text
        assert [line[6:] for line in record.splitlines() if line.startswith("name: ")] == [name for name, *_ in named]
        host.accepted("rematch")
        with at_table(server, host.table["rematch"], anna["token"]) as (again,):
            assert seats(again) == named


def test_a_bot_that_plays_on_for_a_person_has_no_face_of_its_own(server: Server) -> None:
    anna = server.new_table(players=2)
    mei = server.sit(anna["code"], "Mei")
    with at_table(server, anna["code"], anna["token"], mei["token"]) as (host, guest):
        host.accepted("start")
        guest.accepted("leave")
        host.until(lambda table: table["seats"][1]["bot"] is not None)
        assert seats(host)[1] == ("Mei", USUAL, None)


def test_at_tables_of_earlier_days_bots_find_names() -> None:
    old = msgspec.json.decode(b'[{"type":"bot_sat","seat":1,"bot":"careful"}]', type=list[BotSat])
    setup = Setup("K7XQ", ZooDomino(), 3, Seed(bytes(16)))
    events: list[Event] = [Sat(0, "Anna", b"a"), *old, BotSat(2, "careful"), Started()]
    now = recall(setup, events)
    names = [chair.name for chair in now.chairs]
    assert names == [chair.name for chair in recall(setup, events).chairs]
    assert len(set(names)) == 3
    assert set(names[1:]) <= set(CAST)
