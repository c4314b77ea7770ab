"""Three server processes on one PostgreSQL: people at different ones play one game, and any process may die."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import pytest

from tablee.server.http.guest_cookie import OPEN_NAME
from tests.server.cluster.helpers.guests import check_that_all_is_there_once, gather, holder, server_of, until
from tests.server.helpers.server import TIMEOUT_S, Client, Server, at_table, play_on, wait_for_turn
from tests.server.helpers.stores.databases import run_sql
from tests.server.helpers.stores.postgres import Postgres


@pytest.fixture(scope="module")
def shared(postgres: Postgres) -> str:
    """The URL of the database that the servers share."""
    return postgres.new_database()


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory, shared: str) -> Iterator[list[Server]]:
    folders = [tmp_path_factory.mktemp(f"process{number}") for number in range(3)]
    with ThreadPoolExecutor() as together:
        servers = list(together.map(lambda folder: Server(folder, pace=0.1, database=shared), folders))
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.end()
        assert "Traceback" not in server.log


@pytest.fixture
def servers(three: list[Server]) -> list[Server]:
    """Three processes on one database; those that a test has killed are started again for the next."""
    with ThreadPoolExecutor() as together:
        list(together.map(Server.start, [server for server in three if server.process.poll() is not None]))
    return three


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def test_people_at_three_processes_and_a_bot_play_one_game(
    servers: list[Server], shared: str, sockets: ExitStack
) -> None:
    guests = gather(servers, sockets, 3, players=4)
    clients = [guest.client for guest in guests]
    onlooker = Client(sockets.enter_context(servers[0].socket(guests[0].code)), None)
    for client in clients:
        client.until(lambda table: all(seat["connected"] for seat in table["seats"][:3]) and table["spectators"] == 1)
    assert clients[0].refused("add_bot", bot="unheard of") == "invalid.option"
    clients[0].accepted("start", fill="careful")
    play_on(clients)
    for client in (*clients, onlooker):
        client.until(lambda table: table["phase"] == "match_over")
        assert client.table["totals"] == clients[0].table["totals"]
    again = clients[2].accepted("rematch")["rematch"]
    assert clients[1].accepted("rematch")["rematch"] == again
    clients[1].socket.close()
    clients[0].until(lambda table: not table["seats"][1]["connected"])
    check_that_all_is_there_once(shared, guests, servers[1])


def test_a_game_goes_on_when_the_process_that_keeps_it_is_killed(
    servers: list[Server], shared: str, sockets: ExitStack
) -> None:
    guests = gather(servers, sockets, 3, players=4, game="tile-rummy", turn_seconds=60, rounds=1)
    guests[0].client.accepted("start", fill="greedy")
    alive = list(servers)
    for turn in range(10_000):
        client = wait_for_turn([guest.client for guest in guests])
        if client is None:
            break
        guest = next(guest for guest in guests if guest.client is client)
        clock = client.until(lambda table: table["clock"] is not None)["clock"]
        assert clock["seat"] == guest.seat
        # Before anyone can have gone out. The first time it dies after it has answered, the second time before.
        if turn in (2, 5):
            hint = client.say("hint")
            said = {"type": "play", "id": str(uuid4()), "action": hint["action"], "version": hint["version"]}
            client.tell(said)
            if turn == 2:
                guest.note(client.answer(said["id"]))
                assert server_of(servers, holder(shared, guest.code) or "") is guest.server
            victim = guest.server
            victim.end(signal.SIGKILL)
            alive.remove(victim)
            for other in guests:
                if other.server is victim:
                    watcher = next(one for one in guests if one.server is not victim)
                    watcher.client.until(lambda table, seat=other.seat: not table["seats"][seat]["connected"])
                    other.connect(alive[0])
            guest.client.tell(said)
            guest.note(guest.client.answer(said["id"]))
        else:
            guest.play()
    assert {guest.client.table["phase"] for guest in guests} == {"match_over"}
    assert len(alive) == 1
    check_that_all_is_there_once(shared, guests, alive[0])


def test_time_runs_out_although_the_process_that_kept_the_clock_is_dead(
    servers: list[Server], shared: str, sockets: ExitStack
) -> None:
    guests = gather(servers, sockets, 2, players=2, game="tile-rummy", turn_seconds=3, rounds=1, blocked_after=1)
    guests[0].client.accepted("start")
    client = wait_for_turn([guest.client for guest in guests])
    slow = next(guest for guest in guests if guest.client is not client)
    next(guest for guest in guests if guest.client is client).play()
    slow.client.until(lambda table: table["clock"] is not None and table["clock"]["seat"] == slow.seat)
    keeper = holder(shared, slow.code)
    assert keeper is not None
    victim = server_of(servers, keeper)
    assert victim is not slow.server
    victim.end(signal.SIGKILL)
    table = slow.client.until(lambda table: table["view"]["log"][-1]["action"] == "timeout")
    assert table["view"]["log"][-1]["player"] == slow.seat


def test_a_clock_that_the_host_switched_on_runs_on_in_another_process(
    servers: list[Server], shared: str, sockets: ExitStack
) -> None:
    guests = gather(servers[:2], sockets, 2, players=2, game="tile-rummy", turn_seconds=0, rounds=1)
    host, other = guests
    host.client.accepted("start")
    assert holder(shared, host.code) is None  # nothing happens there by itself
    host.client.accepted("switch_clock", on=True)
    told = other.client.until(lambda table: not table["clock_off"])
    assert [note["kind"] for note in told["notes"]] == ["clock_on"]
    client = wait_for_turn([guest.client for guest in guests])
    player = next(guest for guest in guests if guest.client is client)
    waiting = host if player is other else other
    player.play()
    seen = waiting.client.until(lambda table: table["clock"] is not None)["clock"]
    assert (seen["seat"], seen["limit"]) == (waiting.seat, 60_000)
    keeper = holder(shared, host.code)
    assert keeper is not None
    victim = server_of(servers, keeper)
    assert victim is player.server  # where the last event was stored
    victim.end(signal.SIGKILL)
    until(lambda: holder(shared, host.code) not in (None, keeper))
    after = waiting.client.until(lambda table: table["clock"] is not None)["clock"]
    assert (after["seat"], after["limit"]) == (waiting.seat, 60_000)
    assert after["left"] <= seen["left"]
    host_now = (host if host is waiting else host.connect(waiting.server)).client
    host_now.accepted("switch_clock", on=False)
    waiting.play()
    assert waiting.client.until(lambda table: table["clock"] is None)["clock_off"]


def test_bots_play_on_without_anybody_looking_on_when_their_process_is_killed(
    servers: list[Server], shared: str, sockets: ExitStack
) -> None:
    (guest,) = gather(servers, sockets, 1, players=6)
    guest.client.accepted("start", fill="careful")
    assert guest.client.say("leave")["type"] == "accepted"
    guest.client.socket.close()
    victim = server_of(servers, holder(shared, guest.code) or "")
    victim.end(signal.SIGKILL)
    before = run_sql(shared, f"SELECT max(number) FROM events WHERE code = '{guest.code}'")[0][0]
    until(lambda: holder(shared, guest.code) is None)
    server = next(server for server in servers if server is not victim)
    table = server.http.get(f"/api/tables/{guest.code}").json()
    assert table["phase"] == "match_over"
    assert table["version"] > before


def test_bots_play_on_without_anybody_looking_on_when_their_server_is_started_again(tmp_path: Path) -> None:
    server = Server(tmp_path, pace=1000.0)
    anna = server.new_table(players=6)
    with at_table(server, anna["code"], anna["token"]) as (host,):
        host.accepted("start", fill="careful")
        assert host.say("leave")["type"] == "accepted"
        server.end(signal.SIGKILL)
    assert holder(server.database, anna["code"]) is not None
    server.settings["bot_pace"] = 0.0
    server.start()
    try:
        until(lambda: holder(server.database, anna["code"]) is None)
        assert server.http.get(f"/api/tables/{anna['code']}").json()["phase"] == "match_over"
    finally:
        server.end()


@pytest.mark.parametrize("lost", ["LISTEN%", "%"])
def test_what_happens_while_a_process_cannot_hear_is_not_lost(
    servers: list[Server], shared: str, sockets: ExitStack, lost: str
) -> None:
    lines = (
        f"FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '{lost}'"
    )
    guests = gather(servers, sockets, 3, players=3)
    clients = [guest.client for guest in guests]
    clients[0].accepted("start")
    for _ in range(3):
        play_on(clients, moves=2)
        until(lambda: run_sql(shared, f"SELECT count(*) {lines}")[0][0] >= 3)
        run_sql(shared, f"SELECT pg_terminate_backend(pid) {lines}")
    play_on(clients)
    assert {client.table["phase"] for client in clients} == {"match_over"}


RACER = """
import asyncio, json, sys
from tablee.server.store.database import open_store
from tablee.table.events import Change, Entry, Played
from tablee.table.storage.store import Conflict

async def has_won(store, me, code, number):
    try:
        await store.append(Change(code, (Entry(number, Played(me, "pass")),)))
    except Conflict:
        return False
    return True

async def race(database, me, *codes):
    store = open_store(database)
    print("ready", flush=True)
    for line in sys.stdin:
        number = int(line)
        print(json.dumps(await asyncio.gather(*(has_won(store, int(me), code, number) for code in codes))), flush=True)
    await store.close()

asyncio.run(race(*sys.argv[1:]))
"""


class Racer:
    """A process that stores the next event of some tables when it is told to."""

    def __init__(self, me: int, database: str, codes: list[str]) -> None:
        arguments = [sys.executable, "-c", RACER, database, str(me), *codes]
        self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def go(self, number: int) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{number}\n")
        self._process.stdin.flush()

    def read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def end(self) -> None:
        self._process.communicate(timeout=TIMEOUT_S)


def test_of_two_processes_that_store_the_same_number_exactly_one_does(servers: list[Server], shared: str) -> None:
    codes = [servers[0].new_table()["code"] for _ in range(20)]
    racers = [Racer(me, shared, codes) for me in range(2)]
    assert [racer.read() for racer in racers] == ["ready", "ready"]
    winners: dict[tuple[str, int], int] = {}
    for number in range(2, 52):
        for racer in racers if number % 2 else reversed(racers):
            racer.go(number)
        for code, *won in zip(codes, *(json.loads(racer.read()) for racer in racers), strict=True):
            assert sorted(won) == [False, True]
            winners[code, number] = won.index(True)
    for racer in racers:
        racer.end()
    stored = run_sql(shared, "SELECT code, number, event FROM events WHERE number > 1 AND said IS NULL")
    seats = {(code, number): json.loads(event)["seat"] for code, number, event in stored if code in codes}
    assert seats == winners
    assert len(winners) == 1000
    assert set(winners.values()) == {0, 1}  # else there was no race


def test_people_at_different_processes_share_a_table(servers: list[Server], sockets: ExitStack) -> None:
    """Cookies, gestures and presence work the same at every process."""
    one, two, three = servers
    with one.browser() as browser:
        made = browser.post("/api/tables", json={"game": "zoo-domino", "players": 2, "name": "Anna"}).json()
        cookie = {"cookie": f"{OPEN_NAME}={browser.cookies[OPEN_NAME]}"}
    ben_token = two.sit(made["code"])["token"]
    anna = Client(sockets.enter_context(three.socket(made["code"], additional_headers=cookie)))
    ben = Client(sockets.enter_context(two.socket(made["code"])), ben_token)
    assert (anna.table["me"], ben.table["me"]) == (0, 1)
    anna.until(lambda table: table["seats"][1]["connected"])
    anna.accepted("start")
    assert ben.say("emote", emote="thanks")["type"] == "accepted"
    while anna.told[-1] != {"type": "emoted", "seat": 1, "emote": "thanks"}:
        anna.hear()
    assert anna.refused("replace_seat", seat=1) == "seat.present"
    ben.socket.close()
    anna.until(lambda table: not table["seats"][1]["connected"])
    anna.accepted("replace_seat", seat=1)
    back = Client(sockets.enter_context(one.socket(made["code"])), ben_token)
    assert (back.table["me"], back.table["left"]) == (None, 1)
    back.accepted("come_back")
    anna.until(lambda table: table["seats"][1]["bot"] is None)
    anna.accepted("remove_seat", seat=1)
    back.until(lambda table: table["me"] is None)
    assert {"type": "gone", "code": "seat.removed"} in back.told
