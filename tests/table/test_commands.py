"""What the host may do while a match runs, and how people come back."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.bots import USUAL
from tablee.core.chance import Seed
from tablee.core.errors import IllegalAction
from tablee.games.zoo_domino import ZooDomino
from tablee.server.http.guest_cookie import OPEN_NAME
from tablee.server.store.sqlite import SqliteStore
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked, Sat, Setup, Started
from tablee.table.lobby import Lobby
from tablee.table.storage.memory import MemoryStore
from tablee.table.transitions import recall
from tests.server.helpers.server import Client, Server, at_table, play_on


@contextmanager
def three_people(server: Server, **options: Any) -> Iterator[tuple[str, list[Client], list[str]]]:
    """Start a match of three people and return its code, the people and their tokens."""
    anna = server.new_table(players=3, **options)
    code = anna["code"]
    tokens = [anna["token"], *(server.sit(code, name)["token"] for name in ("Ben", "Carla"))]
    with at_table(server, code, *tokens) as people:
        people[0].accepted("start")
        yield code, people, tokens


def take_seat(server: Server, code: str, name: str = "Dora") -> tuple[int, dict[str, object]]:
    answer = server.http.post(f"/api/tables/{code}/seats", json={"name": name})
    return answer.status_code, answer.json()


def test_the_host_removes_a_player_from_a_running_match(server: Server) -> None:
    with three_people(server) as (code, (anna, ben, _), tokens):
        assert ben.refused("remove_seat", seat=0) == "seat.not_host"
        anna.accepted("remove_seat", seat=1)
        ben.until(lambda table: table["me"] is None)
        assert ben.table["left"] is None
        assert {"type": "gone", "code": "seat.removed"} in ben.told
        assert ben.refused("come_back") == "seat.none"
        seat = anna.table["seats"][1]
        assert (seat["name"], seat["bot"], seat["left"]) == ("Ben", USUAL, False)
        with at_table(server, code, tokens[1]) as (again,):
            assert again.told[0] == {"type": "gone", "code": "seat.removed"}
            assert again.table["me"] is None
            assert again.refused("come_back") == "seat.none"


def test_a_player_who_left_before_the_start_may_sit_down_again(server: Server) -> None:
    code = server.new_table(players=3)["code"]
    with server.browser() as browser:
        token = browser.post(f"/api/tables/{code}/seats", json={"name": "Ben"}).json()["token"]
        with at_table(server, code, token) as (ben,):
            ben.accepted("leave")  # voluntarily: so Ben may come back
        token = browser.post(f"/api/tables/{code}/seats", json={"name": "Ben"}).json()["token"]
        with at_table(server, code, token) as (ben,):
            assert ben.table["me"] == 1


def test_a_player_who_was_removed_cannot_sit_down_with_the_same_cookie(server: Server) -> None:
    anna = server.new_table(players=3)
    code = anna["code"]
    with server.browser() as browser, at_table(server, code, anna["token"]) as (host,):
        assert browser.post(f"/api/tables/{code}/seats", json={"name": "Ben"}).status_code == 201
        host.accepted("remove_seat", seat=1)
        again = browser.post(f"/api/tables/{code}/seats", json={"name": "Benno"})
        assert (again.status_code, again.json()["code"]) == (409, "seat.removed")
        headers = {"cookie": f"{OPEN_NAME}={browser.cookies[OPEN_NAME]}"}
        with server.socket(code, additional_headers=headers) as socket:
            assert Client(socket).told[0] == {"type": "gone", "code": "seat.removed"}
        assert server.sit(code, "Carl")["seat"] == 1


def test_a_bot_plays_for_a_player_who_is_away_until_they_are_back(server: Server) -> None:
    with three_people(server) as (code, (anna, ben, carla), tokens):
        assert anna.refused("replace_seat", seat=1) == "seat.present"
        assert ben.refused("replace_seat", seat=2) == "seat.not_host"
        assert anna.refused("replace_seat", seat=7) == "seat.unknown"
        ben.socket.close()
        anna.until(lambda table: not table["seats"][1]["connected"])
        anna.accepted("replace_seat", seat=1)
        seat = anna.table["seats"][1]
        assert (seat["name"], seat["bot"], seat["left"]) == ("Ben", USUAL, True)
        assert anna.refused("replace_seat", seat=1) == "seat.unknown"
        play_on([anna, carla], moves=2)
        with at_table(server, code, tokens[1]) as (back,):
            assert (back.table["me"], back.table["left"]) == (None, 1)
            assert back.told[0]["type"] == "table"  # the seat link is not a wrong one
            back.accepted("come_back")
            assert (back.table["me"], back.table["left"]) == (1, None)
            assert back.table["view"]["me"] == 1
            anna.until(lambda table: table["seats"][1]["bot"] is None)
            play_on([anna, back, carla])
            assert back.table["phase"] == "match_over"


def test_a_player_who_left_by_accident_comes_back_and_is_asked_nothing(server: Server) -> None:
    with three_people(server) as (_, (anna, ben, carla), _):
        anna.accepted("leave")
        assert (anna.table["me"], anna.table["left"]) == (None, 0)
        ben.until(lambda table: table["seats"][1]["host"])
        anna.accepted("come_back")
        assert anna.table["me"] == 0
        assert ben.refused("come_back") == "seat.none"
        assert anna.refused("remove_seat", seat=2) == "seat.not_host"  # hostship was passed on
        play_on([anna, ben, carla])


def test_when_all_have_left_the_first_to_come_back_is_host(server: Server) -> None:
    with three_people(server, rounds=20) as (_, people, _):
        for person in people:
            person.accepted("leave")
        people[1].accepted("come_back")
        assert people[1].table["seats"][1]["host"]


def test_a_newcomer_takes_over_a_seat_that_the_host_offers(server: Server) -> None:
    with three_people(server, rounds=2) as (code, (anna, ben, carla), _):
        assert anna.refused("offer_seat", seat=1, open=True) == "seat.not_a_bots"
        assert ben.refused("offer_seat", seat=1, open=True) == "seat.not_host"
        ben.accepted("leave")
        assert take_seat(server, code)[1]["code"] == "table.started"
        anna.accepted("offer_seat", seat=1, open=True)
        assert anna.table["seats"][1]["offered"]
        anna.accepted("offer_seat", seat=1, open=False)
        assert take_seat(server, code)[1]["code"] == "table.started"
        anna.accepted("offer_seat", seat=1, open=True)
        status, seated = take_seat(server, code)
        assert (status, seated["seat"]) == (201, 1)
        assert take_seat(server, code, "Emil")[1]["code"] == "table.started"
        with at_table(server, code, str(seated["token"])) as (dora,):
            play_on([anna, carla])
            dora.until(lambda table: table["me"] == 1)
            ben.until(lambda table: table["left"] is None)
            assert ben.refused("come_back") == "seat.none"
            seat = dora.table["seats"][1]
            assert (dora.table["me"], seat["name"], seat["bot"], seat["offered"]) == (1, "Dora", None, False)
            dora.accepted("next_round", version=dora.table["version"])
            play_on([anna, dora, carla])
            assert dora.table["phase"] == "match_over"


def test_a_bot_of_the_beginning_can_be_taken_over_too_but_nobody_twice(server: Server) -> None:
    with ExitStack() as open_things:
        browser = open_things.enter_context(server.browser())
        seated = browser.post("/api/tables", json={"game": "zoo-domino", "players": 2, "name": "Anna"}).json()
        (anna,) = open_things.enter_context(at_table(server, seated["code"], seated["token"]))
        assert anna.refused("offer_seat", seat=1, open=True) == "table.not_started"
        assert anna.refused("replace_seat", seat=0) == "table.not_started"
        anna.accepted("start", fill="careful")
        anna.accepted("offer_seat", seat=1, open=True)
        twice = browser.post(f"/api/tables/{seated['code']}/seats", json={"name": "Anna"})
        assert twice.json()["code"] == "seat.yours"
        assert take_seat(server, seated["code"])[0] == 201


def test_a_player_who_was_removed_is_not_let_in_at_the_rematch_either(server: Server) -> None:
    anna = server.new_table()
    with server.browser() as browser, at_table(server, anna["code"], anna["token"]) as (host,):
        browser.post(f"/api/tables/{anna['code']}/seats", json={"name": "Ben"})
        host.accepted("start")
        host.accepted("remove_seat", seat=1)
        play_on([host])
        host.accepted("rematch")
        with at_table(server, host.table["rematch"], anna["token"]) as (again,):
            again.accepted("remove_seat", seat=1)  # the bot
            sitting = browser.post(f"/api/tables/{host.table['rematch']}/seats", json={"name": "Ben"})
            assert sitting.json()["code"] == "seat.removed"


def test_the_host_who_removes_the_own_seat_only_leaves_it(server: Server) -> None:
    anna = server.new_table(players=3)
    server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"]) as (host,):
        host.accepted("start", fill="careful")
        host.accepted("remove_seat", seat=0)
        assert host.table["left"] == 0
        host.accepted("come_back")


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_there_is_no_seat_beyond_the_table(seat: int) -> None:
    setup = Setup("CODE", ZooDomino(), 2, Seed(bytes(16)))
    now = recall(setup, [Sat(0, "Anna", b"a"), Sat(1, "Ben", b"b"), Started()])
    calls = ((commands.remove, seat), (commands.replace, seat, {0}), (commands.offer, seat, True))
    for command, *args in calls:
        with pytest.raises(ValueError, match="there is nobody on seat"):
            command(now, 0, *args)


def test_messages_from_before_a_seat_was_lost_do_not_count_for_its_new_player(tmp_path: Path) -> None:
    async def story() -> None:
        store, bots, clocks = SqliteStore(tmp_path / "tables.db"), Bots(0), Timers()
        lobby = Lobby(store, bots, clocks)
        code, host, _ = await lobby.create("zoo-domino", 3, {}, "Anna")
        table = await lobby.find(code)
        ben, _ = await table.sit("Ben")
        async with table.lock:  # sent at the same time, and done in this order
            removing = asyncio.create_task(table.do(commands.remove, host, ben, asked=Asked(host, "1")))
            sitting = asyncio.create_task(table.sit("Carla"))
            leaving = asyncio.create_task(table.do(commands.leave, ben, asked=Asked(ben, "2")))
            await asyncio.sleep(0)
        await removing
        assert (await sitting)[0] == ben
        with pytest.raises(IllegalAction, match="you are a spectator"):
            await leaving
        assert table.state.chairs[ben].name == "Carla"
        await bots.close()
        await store.close()

    asyncio.run(story())


def test_a_host_chooses_how_codes_of_tables_are_made() -> None:
    """A device that hosts its own tables gives them codes that no server has."""
    codes = iter(["0FIRST", "0SECOND"])

    async def story() -> str | None:
        lobby = Lobby(MemoryStore(), Bots(0), Timers(), new_code=lambda: next(codes))
        code, seat, _ = await lobby.create("zoo-domino", 2, {}, "Anna")
        assert code == "0FIRST"
        table = await lobby.find(code)
        await table.sit("Ben")
        await table.do(commands.start, seat, None)
        while not table.state.played.over:
            match = table.state.played
            (turn,) = match.game.to_act(match.state)
            action = match.legal_actions(turn)[0]
            await table.play(turn, match.game.write_action(action), table.state.version)
        await table.do(commands.rematch, seat, table.new_code())
        return table.state.rematch

    assert asyncio.run(story()) == "0SECOND"
