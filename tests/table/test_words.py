"""Words that players add to the seed: whose, until when, and who sees them."""

import pytest

from tablee.core.chance import Seed
from tablee.core.record import read_record
from tablee.games import find_game
from tablee.games.zoo_domino import ZooDomino
from tablee.table.events import BotSat, Event, Freed, Left, Sat, Setup, Started, Worded
from tablee.table.people.places import Place
from tablee.table.rendering.presenter import table_for, written
from tablee.table.transitions import recall
from tests.server.helpers.server import Client, Server, at_table, play_on

SETUP = Setup("CODE", ZooDomino(), 3, Seed(bytes(range(16))))
SEATED: list[Event] = [Sat(0, "Anna", b"1"), Sat(1, "Ben", b"2"), BotSat(2, "careful")]


def words_seen(table: dict[str, object]) -> list[tuple[bool, str]]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [(seat["worded"], seat["words"]) for seat in seats]


def test_words_are_hidden_from_the_others_until_the_start_and_then_open_for_all(server: Server) -> None:
    anna = server.new_table(players=3)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"], None) as (one, two, spectator):
        commitment = one.table["commitment"]
        one.accepted("words", words="  bonne   chance ")
        two.accepted("words", words="Kleeblatt")
        assert words_seen(two.table) == [(True, ""), (True, "Kleeblatt"), (False, "")]
        two.accepted("words", words="viel Glück")
        one.until(lambda table: table["version"] == two.table["version"])
        spectator.until(lambda table: table["version"] == two.table["version"])
        assert words_seen(one.table) == [(True, "bonne chance"), (True, ""), (False, "")]
        assert words_seen(spectator.table) == [(True, ""), (True, ""), (False, "")]
        assert not any("Kleeblatt" in text or "Glück" in text for text in one.heard + spectator.heard)

        one.accepted("start", fill="careful")
        started = one.table["version"]
        for viewer in (one, two, spectator):
            viewer.until(lambda table: table["version"] >= started)
            assert words_seen(viewer.table) == [(True, "bonne chance"), (True, "viel Glück"), (False, "")]
            assert viewer.table["commitment"] == commitment
        assert one.refused("words", words="too late") == "table.started"
        two.accepted("leave")
        one.until(lambda table: table["seats"][1]["bot"])
        play_on([one])
        assert words_seen(one.table)[1] == (True, "viel Glück"), "they are in the seed although Ben has left"
        record = read_record(server.http.get(f"/api/tables/{anna['code']}/record").text, find_game)
        assert record.match.seed == Seed(bytes.fromhex(one.table["seed"]), ("bonne chance", "viel Glück", ""))
        assert record.match.seed.commitment == commitment

        one.accepted("rematch")
        again = one.until(lambda table: table["rematch"])["rematch"]
    with at_table(server, again, anna["token"]) as (one,):
        assert not any(worded for worded, _ in words_seen(one.table)), "they are asked again"
        assert one.table["commitment"] != commitment


def test_a_spectator_adds_no_words(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], None) as (spectator,):
        assert spectator.refused("words", words="me too") == "seat.none"


def test_the_words_of_a_player_who_leaves_are_gone(server: Server) -> None:
    anna = server.new_table()
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, two):
        two.accepted("words", words="abracadabra")
        two.accepted("leave")
        one.until(lambda table: table["seats"][1]["name"] is None)
        assert words_seen(one.table)[1] == (False, "")
        carl = server.sit(anna["code"], "Carl")
        with at_table(server, anna["code"], carl["token"]) as (three,):
            assert words_seen(three.table)[1] == (False, "")


def test_words_can_be_taken_back(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("words", words="hm")
        one.accepted("words", words="  ")
        assert words_seen(one.table)[0] == (False, "")


@pytest.mark.parametrize("words", ["x" * 61, "x" * 3000, "a\nb", "a\u202eb", "\u200d", "\x00", "a\u2028b"])
def test_words_have_the_limits_of_names(server: Server, words: str) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        assert one.refused("words", words=words) == "seat.bad_words"
        assert words_seen(one.table)[0] == (False, "")
        one.accepted("words", words="ü" * 60)


@pytest.mark.parametrize("said", [{}, {"words": None}, {"words": 7}, {"words": "a", "seat": 1}])
def test_words_that_cannot_be_read_are_refused(server: Server, said: dict[str, object]) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        assert one.refused("words", **said) == "message.unreadable"


def test_words_outlive_a_restart(own_server: Server) -> None:
    anna = own_server.new_table()
    with at_table(own_server, anna["code"], anna["token"]) as (one,):
        one.tell({"type": "words", "id": "once", "words": "for luck"})
        first = one.answer("once")
    own_server.end()
    own_server.start()
    with at_table(own_server, anna["code"], anna["token"]) as (one,):
        assert words_seen(one.table)[0] == (True, "for luck")
        one.tell({"type": "words", "id": "once", "words": "for luck"})
        assert one.answer("once") == first
        one.accepted("start", fill="careful")
        own_server.end()
    own_server.start()
    with at_table(own_server, anna["code"], anna["token"]) as (one,):
        play_on([one])
        assert_words(one, ("for luck", ""))
        text = own_server.http.get(f"/api/tables/{anna['code']}/record").text
        assert read_record(text, find_game).match.seed.words == ("for luck", "")


def assert_words(client: Client, words: tuple[str, ...]) -> None:
    assert tuple(text for _, text in words_seen(client.table)) == words


@pytest.mark.parametrize("me", [0, 1, 2, None])
def test_before_the_start_no_message_depends_on_the_words_of_others(me: int | None) -> None:
    """Tables that differ in others' words give the same messages, byte for byte."""

    def told(anna: str, ben: str) -> bytes:
        now = recall(SETUP, [*SEATED, Worded(0, anna), Worded(1, ben)])
        return written(table_for(now, Place(me), {0, 1}, 0, None))

    mine = {0: told("a", "x") != told("b", "x"), 1: told("x", "a") != told("x", "b")}
    assert mine == {0: me == 0, 1: me == 1}


def test_words_are_fixed_by_seat_at_the_start() -> None:
    now = recall(SETUP, [*SEATED, Worded(1, "later"), Worded(1, "luck"), Started(), Left(1, "careful")])
    assert now.played.seed == Seed(SETUP.seed.secret, ("", "luck", ""))
    assert now.words == ("", "luck", "")


def test_a_table_without_words_deals_by_the_secret_alone() -> None:
    now = recall(SETUP, [*SEATED, Worded(1, "luck"), Freed(1), Sat(1, "Carl", b"3"), Started()])
    assert now.played.seed == SETUP.seed
    assert now.words == ("", "", "")
