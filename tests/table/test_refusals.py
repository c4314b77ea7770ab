"""Refusals over the socket, and their sentences in every language."""

import string

import pytest

from tablee.core.errors import InvalidInput, InvalidRecord, Refusal
from tablee.locales import LANGUAGES, catalogue
from tablee.table import refusals
from tests.server.helpers.server import Client, Server, at_table


@pytest.fixture
def started(server: Server) -> tuple[Server, str, str, str]:
    anna = server.new_table(first=1)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start")
    return server, anna["code"], anna["token"], ben["token"]


def test_a_stale_message_is_refused(started: tuple[Server, str, str, str]) -> None:
    server, code, anna, _ = started
    with at_table(server, code, anna) as (one,):
        action = one.table["view"]["actions"][0]
        answer = one.play(action, version=one.table["version"] - 1)
        assert (answer["code"], answer["rule"]) == ("turn.stale", None)
        assert answer["args"] == {"answered": one.table["version"] - 1, "version": one.table["version"]}
        assert one.refused("play", action=action, version=10**9) == "turn.stale"
        assert one.play(action)["type"] == "accepted"


def test_nobody_acts_out_of_turn_or_with_the_pieces_of_another(started: tuple[Server, str, str, str]) -> None:
    server, code, anna, ben = started
    with at_table(server, code, anna, ben) as (one, two):
        mine = two.table["view"]["hand"][0]
        assert two.refused("play", action=f"lay {mine}", version=two.table["version"]) == "turn.not_yours"
        answer = one.play(f"lay {mine}")
        assert (answer["code"], answer["rule"], answer["pieces"]) == ("lay.not_in_hand", "ZD-12", [mine])
        assert one.table["view"]["chain"] == []


def test_a_move_that_is_no_move_is_refused(started: tuple[Server, str, str, str]) -> None:
    server, code, anna, _ = started
    with at_table(server, code, anna) as (one,):
        assert one.play("lay zebra-lino left")["code"] == "invalid.notation"
        assert "did you mean" in one.play("lya zebra-lion")["message"]
        assert one.play("")["code"] == "invalid.notation"
        assert one.play("pass")["code"] == "pass.chain_empty"


def test_the_same_id_again_gives_the_first_answer_again(started: tuple[Server, str, str, str]) -> None:
    server, code, anna, ben = started
    with at_table(server, code, anna) as (one,):
        said = {
            "type": "play",
            "id": "a",
            "action": one.table["view"]["actions"][0],
            "version": one.table["version"],
        }
        one.tell(said)
        first = one.answer("a")
        assert first["type"] == "accepted"
        one.tell(said)
        assert one.answer("a") == first
        assert one.table["version"] == first["version"]
    with at_table(server, code, ben) as (two,):  # another seat's ids are its own
        said["version"] = two.table["version"]
        two.tell(said)
        assert two.answer("a")["type"] == "refused"


GARBLED: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "fly", "id": "1"}',
    '{"type": "play", "id": "1"}',
    '{"type": "play", "id": 1, "action": "draw", "version": 1}',
    '{"type": "play", "id": "", "action": "draw", "version": 1}',
    '{"type": "play", "id": "1", "action": "draw", "version": "1"}',
    '{"type": "play", "id": "1", "action": "draw", "version": 1e400}',
    '{"type": "play", "id": "1", "action": "draw", "version": 1, "seat": 1}',
    '{"type": "play", "id": "1", "action": "\\ud800", "version": 1}',
    '{"type": "hello", "token": null}',
    "[" * 4000,
    '{"type": "leave", "id": "' + "x" * 65 + '"}',
    '{"type": "leave", "id": "a\\u0000b"}',  # no database keeps the character 0
    b"\x00\xff\xfe",
    b'{"type": "leave", "id": "\xff"}',
]


def test_a_garbled_message_is_answered_and_harms_nobody(started: tuple[Server, str, str, str]) -> None:
    server, code, anna, _ = started
    with at_table(server, code, anna) as (one,):
        for garbled in GARBLED:
            one.socket.send(garbled)
            answer = one.hear()
            assert (answer["type"], answer["code"]) == ("refused", "message.unreadable"), garbled
        assert one.play(one.table["view"]["actions"][0])["type"] == "accepted"
    assert "Traceback" not in server.log


def test_a_refused_message_carries_its_id_where_that_can_be_read(server: Server) -> None:
    with at_table(server, server.new_table()["code"], None) as (one,):
        assert isinstance(one, Client)
        one.tell({"type": "fly", "id": "high"})
        assert one.hear()["id"] == "high"


def test_every_refusal_can_be_said_in_every_language() -> None:
    sentences = {code: refusals.REFUSALS._sentences[code][1] for code in refusals.REFUSALS.codes}
    sentences |= {f"record.{fault}": sentence for fault, sentence in InvalidRecord.faults.items()}
    others = [error for error in InvalidInput.__subclasses__() if error is not InvalidRecord]
    sentences |= {error.code: "{reason}" for error in others}
    for language in LANGUAGES:
        for code, sentence in sentences.items():
            args = {name: 2 for _, name, _, _ in string.Formatter().parse(sentence) if name}
            assert catalogue(language).refusal("zoo-domino", Refusal(code, None, "", (), dict(args)))
