"""Compares all messages that people received at a table with what they may know."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from tablee.bots.standing import Standing
from tablee.core.errors import TableeError
from tablee.core.positions.drafts import check_draft
from tablee.games import GAMES
from tablee.server.store.database import open_store
from tablee.table.bots.tasks import consider
from tablee.table.events import Entry, Setup
from tablee.table.messages import from_page
from tablee.table.messages.from_page import Said
from tablee.table.messages.from_server import Clock
from tablee.table.people.places import Place
from tablee.table.people.seats import NOBODY
from tablee.table.people.tokens import Proof, digest
from tablee.table.rendering.presenter import table_for, written
from tablee.table.state import TableState
from tablee.table.transitions import apply_event, recall
from tablee.testing.walks import vocabulary
from tests.server.helpers.leaks.variants import otherwise, verdict
from tests.server.helpers.server import Client, Server

OF_PRESENCE = ("spectators", "clock")  # and `connected` of each seat: facts of the moment, not of the game
CLOCK = Clock(seat=0, limit=60_000, left=1, grace=None)
words_of = cache(lambda name: vocabulary(GAMES[name]))


class Heard(NamedTuple):
    """A viewer: the token and the client."""

    token: str | None
    client: Client


class Answered(NamedTuple):
    """A message of a viewer who saw this table, and the answer."""

    said: Said
    table: dict[str, Any]
    answer: dict[str, Any]


def check_leaks(server: Server, code: str, heard: Iterable[Heard], answered: Iterable[Answered]) -> Counter[str]:
    """Check that nobody received what they may not know; return how much was compared."""
    now = situations_of(server, code)
    rng, compared = Random(code), Counter[str]()
    tokens = {token for token, _ in heard if token is not None}
    secrets = [*tokens, now[-1].setup.seed.secret.hex()]
    for token, text in {(token, text) for token, client in heard for text in client.heard}:
        message = json.loads(text)
        if message["type"] == "table":
            check_place(message, now[message["version"]], token)
            compare_table(message, now[message["version"]], rng, compared)
        else:
            assert not any(secret in text for secret in secrets), text
    for one in answered:
        check_answer(one, now[one.table["version"]], rng, compared)
    check_log(server, list(tokens), now[-1])
    return compared


def check_place(message: dict[str, Any], now: TableState, token: str | None) -> None:
    """Nobody watches from a seat that is not theirs."""
    proof = NOBODY if token is None else Proof(digest(token))
    assert (message["me"], message["left"]) == (now.seat_of(proof), now.left_seat_of(proof))
    assert message["waiting"] == now.waiting_seat_of(proof)


def check_answer(one: Answered, now: TableState, rng: Random, compared: Counter[str]) -> None:
    """An answer about an action is the same whatever the others have; no other answer mentions pieces."""
    said, table, answer = one
    if isinstance(said, from_page.Play | from_page.Check) and table["me"] is not None and now.match is not None:
        if answer.get("code") != "turn.only_the_table":  # not decided by the rules alone
            question = {"kind": said.__struct_config__.tag, "action": said.action}
            compare_answer(now, table["me"], question, answer, rng, compared)
    elif answer["type"] == "refused":
        assert not answer["pieces"], answer


def situations_of(server: Server, code: str) -> list[TableState]:
    """Return the table after each of its events, by version."""
    setup, entries = asyncio.run(load(server.database, code))
    now = recall(setup, ())
    return [now, *(now := apply_event(now, entry.event) for entry in entries)]


async def load(database: str, code: str) -> tuple[Setup, list[Entry]]:
    store = open_store(database)
    try:
        stored = await store.load(code)
    finally:
        await store.close()
    assert stored is not None
    return stored


def compare_table(message: dict[str, Any], now: TableState, rng: Random, count: Counter[str]) -> None:
    me = message["me"]
    other = otherwise(now, me, rng)
    present = {seat for seat, chair in enumerate(message["seats"]) if chair["connected"]}
    place = Place(me, message["left"], message["waiting"])
    told = json.loads(written(table_for(other, place, present, message["spectators"], CLOCK)))
    told |= {field: message[field] for field in OF_PRESENCE}
    if now.match is not None:  # the lots for who begins are drawn openly, but from the seed, which differs there
        assert message["lots"] == [list(row) for row in now.match.lots]
        told["lots"] = message["lots"]
    if message["phase"] == "match_over":
        assert message["seed"] == now.setup.seed.secret.hex()
        told["seed"] = message["seed"]
    assert msgspec.json.encode(told) == msgspec.json.encode(message)
    if now.match is not None and other.match is not None:
        count["different"] += now.match.state != other.match.state


def compare_answer(
    now: TableState, me: int, question: dict[str, Any], answer: dict[str, Any], rng: Random, count: Counter[str]
) -> None:
    other = otherwise(now, me, rng)
    if other.played.round_over:
        return
    if question["kind"] == "check":
        try:
            draft = check_draft(other.played.game, other.played.state, me, question["action"])
        except TableeError:
            assert answer["type"] == "refused"
        else:
            assert answer["draft"] == json.loads(msgspec.json.encode(draft))
    elif question["kind"] == "consider":
        if answer["type"] == "considered":
            compare_advice(now, other, me, question["action"], answer["concern"])
    elif answer["type"] == "refused" and answer["code"] != "turn.stale":
        told = json.loads(verdict(other, me, question["action"]))
        assert answer == told | {"id": answer["id"]}
    count["compared"] += 1


def compare_advice(now: TableState, other: TableState, me: int, action: str, concern: dict[str, Any] | None) -> None:
    """The tutor's answer is the same whatever the others have."""
    match = other.played
    told = consider(match.game, match.game.view_for(match.state, me), Standing.of(match), action)
    assert now.played.game.view_for(now.played.state, me) == match.game.view_for(match.state, me)
    assert concern == json.loads(msgspec.json.encode(told))


def check_log(server: Server, tokens: list[str], now: TableState) -> None:
    """Nothing in the log opens a seat or reveals a deal."""
    log = server.log
    assert "Traceback" not in log, log
    for secret in (*tokens, now.setup.seed.secret.hex(), now.setup.code):
        assert secret not in log
    assert not re.search(r"'hand'|\"hand\"", log)
