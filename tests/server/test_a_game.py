"""Whole games over the wire."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.core.record import read_record
from tablee.games import find_game
from tests.server.helpers.server import Client, Server, at_table, play_on, wait_for_turn

PIECE = re.compile(r'"(?:lay |trump )?([a-z]+-[a-z]+)(?: left| right)?"')


@pytest.mark.parametrize("way", ["draw", "trumps"])
def test_two_people_and_a_bot_play_a_match_and_its_record_verifies(server: Server, way: str) -> None:
    anna = server.new_table(players=3, way=way, rounds=2)
    code = anna["code"]
    ben = server.sit(code)
    with at_table(server, code, anna["token"], ben["token"], None) as (one, two, spectator):
        people = [one, two]
        assert one.table["phase"] == "waiting"
        assert one.table["view"] is None
        commitment = one.table["commitment"]
        one.accepted("add_bot", bot="careful")
        assert [seat["bot"] for seat in one.table["seats"]] == [None, None, "careful"]
        one.accepted("start")
        play_on(people)
        assert one.table["phase"] == "round_over"
        assert one.table["outcome"]["winners"]
        assert len(one.table["sheet"]) == 1
        assert server.http.get(f"/api/tables/{code}/record").status_code == 409
        two.accepted("next_round", version=two.table["version"])
        assert two.table["round"] == 2
        play_on(people)
        assert one.table["phase"] == "match_over"
        spectator.until(lambda table: table["phase"] == "match_over")

        told = server.http.get(f"/api/tables/{code}/record")
        assert told.headers["content-type"] == "text/plain; charset=utf-8"
        record = read_record(told.text, find_game)
        assert record.names == ("Anna", "Ben", one.table["seats"][2]["name"])
        *_, (_, last) = record.replay()
        assert list(last.totals) == one.table["totals"]
        assert record.match.seed.commitment == commitment
        assert record.match.seed.secret.hex() == one.table["seed"]
        for client in (one, two, spectator):
            check_that_nothing_leaks(client, tokens=[anna["token"], ben["token"]])
        for secret in (anna["token"], ben["token"], one.table["seed"]):
            assert secret not in server.log


@pytest.fixture
def stock_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, websocket="stock")
    yield running
    running.end()


def test_a_match_is_played_through_the_stock_websocket_of_uvicorn(stock_server: Server) -> None:
    anna = stock_server.new_table(players=3, way="trumps", rounds=2)
    ben = stock_server.sit(anna["code"])
    with at_table(stock_server, anna["code"], anna["token"], ben["token"], None) as (one, two, spectator):
        one.accepted("add_bot", bot="careful")
        one.accepted("start")
        player = wait_for_turn([one, two])
        assert player is not None
        assert player.say("hint")["type"] == "hint"
        play_on([one, two])
        two.accepted("next_round", version=two.table["version"])
        play_on([one, two])
        spectator.until(lambda table: table["phase"] == "match_over")
        for client in (one, two, spectator):
            check_that_nothing_leaks(client, tokens=[anna["token"], ben["token"]])
    record = read_record(stock_server.http.get(f"/api/tables/{anna['code']}/record").text, find_game)
    *_, (_, last) = record.replay()
    assert list(last.totals) == one.table["totals"]
    assert not stock_server.log


@pytest.mark.parametrize("pause", [0, 0.001])
def test_messages_sent_at_once_are_answered_in_order(server: Server, pause: float) -> None:
    """Moves take the fast path: none may overtake an earlier message."""
    anna = server.new_table(players=2, way="trumps")
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as people:
        people[0].accepted("start")
        player = wait_for_turn(people)
        assert player is not None
        move = {"type": "play", "action": player.table["view"]["actions"][0], "version": player.table["version"]}
        kinds = [
            {"type": "hint"},
            move,
            move,
            {"type": "hint"},
            {"type": "emote", "emote": "hello"},
            move,
            {"type": "nonsense"},
            move,
        ]
        ids = [f"breath {place}" for place in range(len(kinds))]
        for said_id, said in zip(ids, kinds, strict=True):
            player.tell({**said, "id": said_id})
            time.sleep(pause)
        answers = [player.answer(said_id) for said_id in ids]
        order = [message["id"] for message in player.told if str(message.get("id")).startswith("breath")]
        assert order == ids
        assert answers[1]["type"] == "accepted"
        assert {answers[place].get("code") for place in (2, 5, 7)} == {"turn.stale"}


def check_that_nothing_leaks(client: Client, tokens: list[str]) -> None:
    """Messages to a client contain only visible pieces and its own, and no secrets."""
    seed = client.table["seed"]
    for text, message in zip(client.heard, client.told, strict=True):
        assert not any(token in text for token in tokens)
        if message["type"] == "table":
            assert (seed in text) == (message["phase"] == "match_over")
            if message["phase"] == "playing":
                assert pieces_in(text) <= pieces_known(message["view"]), text


def pieces_in(text: str) -> set[str]:
    return {"-".join(sorted(piece.split("-"))) for piece in PIECE.findall(text)} - {"domino-zoo"}


def pieces_known(view: dict[str, Any]) -> set[str]:
    laid = {"-".join(sorted((piece["left"], piece["right"]))) for piece in view["chain"]}
    return laid | {"-".join(sorted(piece.split("-"))) for piece in view["hand"]}


def test_a_spectator_sees_no_hand(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"], None) as (one, spectator):
        assert spectator.table["me"] is None
        one.until(lambda table: table["spectators"] == 1)
        one.accepted("start", fill="careful")
        spectator.until(lambda table: table["phase"] == "playing")
        assert one.table["view"]["hand"]
        assert spectator.table["view"]["hand"] == []
        assert spectator.table["view"]["actions"] == []
        assert spectator.refused("play", action="draw", version=spectator.table["version"]) == "seat.none"


def test_a_seat_opens_on_a_second_device_by_its_token(server: Server) -> None:
    anna = server.new_table()
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, two):
        one.accepted("start")
        play_on([one, two], moves=3)
        with at_table(server, anna["code"], ben["token"]) as (phone,):
            assert phone.table["me"] == 1
            two.until(lambda table: table["version"] == phone.table["version"])
            assert phone.table["view"] == two.table["view"]
            two.socket.close()
            phone.hear()
            assert phone.table["seats"][1]["connected"]  # one device is still there
            play_on([one, phone])
            assert phone.table["phase"] == "match_over"
        one.until(lambda table: not table["seats"][1]["connected"])


def test_a_rematch_has_the_same_seats_and_tokens(server: Server) -> None:
    anna = server.new_table(players=3)
    code = anna["code"]
    ben = server.sit(code)
    with at_table(server, code, anna["token"], ben["token"]) as (one, two):
        one.accepted("start", fill="careful")
        bot = one.table["seats"][2]["name"]
        assert two.refused("rematch") == "table.not_over"
        play_on([one, two])
        again = two.accepted("rematch")["rematch"]
        assert again != code
        assert one.accepted("rematch")["rematch"] == again  # who asks second comes to the same table
    with at_table(server, again, anna["token"], ben["token"]) as (one, two):
        assert (one.table["me"], two.table["me"]) == (0, 1)
        assert [seat["name"] for seat in one.table["seats"]] == ["Anna", "Ben", bot]
        assert one.accepted("join")["phase"] == "playing"
        play_on([one, two])
        assert one.table["phase"] == "match_over"
