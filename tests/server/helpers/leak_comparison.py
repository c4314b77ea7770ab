"""What people heard at a table, compared afterwards with what they might know: tables, answers and all else."""

import json
from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from tablee.table import messages
from tablee.table.messages import Said
from tablee.table.seats import NOBODY
from tablee.table.state import TableState
from tablee.table.tokens import Proof, digest
from tests.server.helpers.server import Client, Server
from tests.server.socket.test_leaks_over_the_wire import check_log, compare_answer, compare_table, situations_of


class Heard(NamedTuple):
    """Someone who listened: by which token, and as which client."""

    token: str | None
    client: Client


class Answered(NamedTuple):
    """What was said by who saw this table, and the answer."""

    said: Said
    table: dict[str, Any]
    answer: dict[str, Any]


def check_whispers(server: Server, code: str, heard: Iterable[Heard], answered: Iterable[Answered]) -> Counter[str]:
    """Check that nobody heard what they may not know; return how much was compared."""
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
    """Nobody looks from a seat that is not theirs."""
    proof = NOBODY if token is None else Proof(digest(token))
    assert (message["me"], message["left"]) == (now.seat_of(proof), now.left_seat_of(proof))
    assert message["waiting"] == now.waiting_seat_of(proof)


def check_answer(one: Answered, now: TableState, rng: Random, compared: Counter[str]) -> None:
    """An answer about an action is the same whatever the others have; no other answer tells of pieces."""
    said, table, answer = one
    if isinstance(said, messages.Play | messages.Check) and table["me"] is not None and now.match is not None:
        if answer.get("code") != "turn.only_the_table":  # which the rules alone do not say
            question = {"kind": said.__struct_config__.tag, "action": said.action}
            compare_answer(now, table["me"], question, answer, rng, compared)
    elif answer["type"] == "refused":
        assert not answer["pieces"], answer
