"""Whole games over real sockets: nothing that anybody hears depends on what they may not know.

Everybody's every message is kept. Afterwards the table is rebuilt from what was stored, and for each message another
table is imagined that differs in all that its hearer may not know: it would have given the same message.
"""

import asyncio
import json
import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from tablee.core.drafts import check_draft
from tablee.core.errors import TableeError
from tablee.games import GAMES
from tablee.games.bots import BOTS
from tablee.server.store.database import open_store
from tablee.table.events import Entry, Setup
from tablee.table.messages import Clock
from tablee.table.rendering.presenter import Place, table_for, written
from tablee.table.state import TableState
from tablee.testing.walks import vocabulary
from tests.server.helpers.leaks import otherwise, verdict
from tests.server.helpers.server import Client, Server, at_table
from tests.server.helpers.soaking import rounds, tell

OF_PRESENCE = ("spectators", "clock")  # and `connected` of each seat: facts of the moment, not of the game
CLOCK = Clock(seat=0, limit=60_000, left=1, grace=None)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_hears_what_they_may_not_know(server: Server, name: str) -> None:
    heard: Counter[str] = Counter()
    for number in rounds():
        heard += play_and_compare(server, name, 2 + (number + 1) % 2, SHORT[name], Random(f"{name} {number}"))
    tell(f"{name} over the wire", dict(heard))
    assert heard["tables"] > 30
    assert heard["answers"] > 10
    assert heard["different"] > heard["tables"] // 2


SHORT: dict[str, dict[str, object]] = {
    "zoo-domino": {},
    "tile-rummy": {"rounds": 1},
    "photo-rummy": {"rounds": 1},
    "romi-rami": {},
}


words_of = cache(lambda name: vocabulary(GAMES[name]))


def play_and_compare(
    server: Server, name: str, players: int, options: dict[str, object], rng: Random, most: int = 60
) -> Counter[str]:
    """Let two people, bots and a spectator play so many turns of people; return how much was compared."""
    anna = server.new_table(players, game=name, **options)
    code = anna["code"]
    ben = server.sit(code) if players > 2 else None
    tokens = [anna["token"], *([ben["token"]] if ben else []), None]
    words = words_of(name)
    with at_table(server, code, *tokens) as clients:
        people = clients[:-1]
        asked: list[tuple[Client, int, dict[str, Any], dict[str, Any]]] = []
        people[0].accepted("start", fill=next(iter(BOTS[name])))
        for _ in range(most):
            player = wait_for_someone(people)
            if player is None:
                break
            for client in people:
                version = client.table["version"]
                question = random_question(client, words, rng)
                asked.append((client, version, question, client.say(**question)))
            hint = player.say("hint")
            if hint["type"] == "hint":
                player.play(hint["action"])
        version = max(client.table["version"] for client in clients)
        for client in clients:
            client.until(lambda table: table["version"] >= version)
    now = situations_of(server, code)
    count: Counter[str] = Counter()
    for client in clients:
        for message in client.told:
            count[message["type"]] += 1
            if message["type"] == "table":
                compare_table(message, now[message["version"]], rng, count)
    for client, version, question, answer in asked:
        if version == answer.get("version", version):
            compare_answer(now[version], client.table["me"], question, answer, rng, count)
    check_log(server, [token for token in tokens if token], now[-1])
    return Counter(tables=count["table"], answers=count["compared"], different=count["different"])


def wait_for_someone(people: list[Client]) -> Client | None:
    """Listen until one of the people must act; None where the round is over."""
    while True:
        version = max(client.table["version"] for client in people)
        for client in people:
            client.until(lambda table: table["version"] >= version)  # noqa: B023 - asked at once
        if people[0].table["phase"] != "playing":
            return None
        for client in people:
            if client.my_turn:
                return client
        people[0].hear()


def random_question(client: Client, words: tuple[str, ...], rng: Random) -> dict[str, Any]:
    """Return something that the table may refuse: an action by chance, mostly at a wrong moment."""
    heard = client.table["view"].get("actions")
    text = rng.choice(heard) if heard and rng.random() < 0.3 else " ".join(rng.choices(words, k=rng.randint(1, 4)))
    if rng.random() < 0.6 or client.my_turn:
        return {"kind": "check", "action": text}
    return {"kind": "play", "action": text, "version": client.table["version"]}


def situations_of(server: Server, code: str) -> list[TableState]:
    """Return the table after each of its events, by version."""
    setup, entries = asyncio.run(load(server.database, code))
    now = TableState.recall(setup, ())
    return [now, *(now := now.after(entry.event) for entry in entries)]


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
    if now.match is not None:  # the lots for who begins are drawn openly, but from the seed, which is another there
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
    elif answer["type"] == "refused" and answer["code"] != "turn.stale":
        told = json.loads(verdict(other, me, question["action"]))
        assert answer == told | {"id": answer["id"]}
    count["compared"] += 1


def check_log(server: Server, tokens: list[str], now: TableState) -> None:
    """Nothing in the log opens a seat or tells a deal."""
    log = server.log
    assert "Traceback" not in log, log
    for secret in (*tokens, now.setup.seed.secret.hex(), now.setup.code):
        assert secret not in log
    assert not re.search(r"'hand'|\"hand\"", log)
