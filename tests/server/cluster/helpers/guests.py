"""People at different server processes, and the processes that keep their tables."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tablee.core.record import read_record
from tablee.games import find_game
from tests.server.helpers.server import TIMEOUT_S, Client, Server
from tests.server.helpers.stores.databases import run_sql


class Guest:
    """A person with a seat, connected to one of the servers; acknowledgements are recorded."""

    def __init__(self, seated: dict[str, Any], sockets: ExitStack) -> None:
        self.code, self.token, self.seat = seated["code"], seated["token"], seated["seat"]
        self.acknowledged: dict[str, int] = {}
        self._sockets = sockets

    def connect(self, server: Server) -> "Guest":
        self.server = server
        self.client = Client(self._sockets.enter_context(server.socket(self.code)), self.token)
        assert self.client.table["me"] == self.seat
        return self

    def note(self, answer: dict[str, Any]) -> None:
        assert answer["type"] == "accepted", answer
        self.acknowledged[answer["id"]] = answer["version"]

    def play(self) -> None:
        """Play a bot's choice."""
        hint = self.client.say("hint")
        self.note(self.client.play(hint["action"], version=hint["version"]))


def gather(servers: list[Server], sockets: ExitStack, people: int, **options: Any) -> list[Guest]:
    """Seat people, one at each process; another process each time than the one that they then connect to."""
    names = ["Anna", "Ben", "Carl"][:people]
    made = servers[-1].new_table(name=names[0], **options)
    seated = [made, *(server.sit(made["code"], name) for server, name in zip(servers, names[1:], strict=False))]
    return [Guest(one, sockets).connect(server) for one, server in zip(seated, servers, strict=False)]


def holder(database: str, code: str) -> str | None:
    """Return the name of the process that keeps a table."""
    rows = run_sql(database, f"SELECT holder FROM jobs WHERE code = '{code}'")
    return rows[0][0] if rows else None


def server_of(servers: list[Server], name: str) -> Server:
    return next(server for server in servers if name.startswith(f"{server.process.pid}-"))


def check_that_all_is_there_once(database: str, guests: list[Guest], server: Server) -> None:
    """Every acknowledged action is stored once, under its number, and the record reads back."""
    stored = run_sql(database, f"SELECT seat, said, number FROM events WHERE code = '{guests[0].code}' AND said <> ''")
    assert len({row[:2] for row in stored}) == len(stored)
    known = {(seat, said): number for seat, said, number in stored}
    for guest in guests:
        for said, version in guest.acknowledged.items():
            assert known[guest.seat, said] == version
    read_record(server.http.get(f"/api/tables/{guests[0].code}/record").text, find_game)


def until(wanted: Callable[[], bool]) -> None:
    """Wait until something is so."""
    give_up = time.monotonic() + TIMEOUT_S
    while not wanted():
        assert time.monotonic() < give_up
        time.sleep(0.02)
