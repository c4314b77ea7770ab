"""Whole games over real sockets: no message depends on what its receiver may not know.

Every message to everybody is recorded. Afterwards the table is rebuilt from the store, and for each message a second
table is made that differs in everything its receiver may not know: it must give the same message.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablee.games import GAMES
from tablee.games.bots import BOTS
from tests.server.helpers.leaks.comparison import check_log, compare_answer, compare_table, situations_of, words_of
from tests.server.helpers.load.soaking import rounds, tell
from tests.server.helpers.server import Client, Server, at_table
from tests.server.helpers.short_games import SHORT, wait_for_someone


@pytest.mark.parametrize("name", GAMES)
def test_nobody_receives_what_they_may_not_know(server: Server, name: str) -> None:
    heard: Counter[str] = Counter()
    for number in rounds():
        heard += play_and_compare(server, name, 2 + (number + 1) % 2, SHORT[name], Random(f"{name} {number}"))
    tell(f"{name} over the wire", dict(heard))
    assert heard["tables"] > 30
    assert heard["answers"] > 10
    assert heard["different"] > heard["tables"] // 2


def play_and_compare(
    server: Server, name: str, players: int, options: dict[str, Any], rng: Random, most: int = 60
) -> Counter[str]:
    """Let two people, bots and a spectator play this many turns of people; return how much was compared."""
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
            if len(people) == 1:
                version, question = player.table["version"], risky_question(player, words, rng)
                asked.append((player, version, question, player.say(**question)))
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


def risky_question(client: Client, words: tuple[str, ...], rng: Random) -> dict[str, Any]:
    """Return a question to the tutor about any action, which may be a bad or an impossible one."""
    listed = client.table["view"].get("actions")
    draft = " ".join(rng.choices(words, k=rng.randint(1, 3)))
    return {"kind": "consider", "action": rng.choice(listed) if listed else draft}


def random_question(client: Client, words: tuple[str, ...], rng: Random) -> dict[str, Any]:
    """Return something that the table may refuse: an action by chance, mostly at a wrong moment."""
    heard = client.table["view"].get("actions")
    text = rng.choice(heard) if heard and rng.random() < 0.3 else " ".join(rng.choices(words, k=rng.randint(1, 4)))
    if rng.random() < 0.6 or client.my_turn:
        return {"kind": "check", "action": text}
    return {"kind": "play", "action": text, "version": client.table["version"]}
