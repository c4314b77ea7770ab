"""A rematch by consent: who is asked, who moves to it, what they find there, and who has won how often."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tablee.core.chance import Seed
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.games import GAMES, find_game
from tablee.games.zoo_domino import ZooDomino
from tablee.table import commands
from tablee.table.events import BotSat, Clocked, Event, Left, Played, Rematched, Sat, Setup, Started
from tablee.table.rematch import new_table
from tablee.table.state import TableState
from tablee.table.transitions import apply_event, recall
from tests.server.helpers.server import Client, Server, at_table, play_on


@contextmanager
def after_a_match(server: Server, people: int = 3, players: int = 3, **options: Any) -> Iterator[list[Client]]:
    """Let people play a whole match; bots have the other seats."""
    anna = server.new_table(players=players, **options)
    others = [server.sit(anna["code"], name) for name in ("Ben", "Carla")[: people - 1]]
    tokens = [anna["token"], *(other["token"] for other in others)]
    with at_table(server, anna["code"], *tokens) as clients:
        clients[0].accepted("start", fill="careful")
        play_on(clients)
        for client, token in zip(clients, tokens, strict=True):
            client.until(lambda table: table["phase"] == "match_over")
            client.token = token  # type: ignore[attr-defined]
        yield clients


@contextmanager
def at_rematch(server: Server, *clients: Client) -> Iterator[list[Client]]:
    """Sit down at the table of the rematch, with the tokens of the table before."""
    code = clients[0].until(lambda table: table["rematch"])["rematch"]
    with at_table(server, code, *(client.token for client in clients)) as there:  # type: ignore[attr-defined]
        yield there


def invited(client: Client) -> list[bool]:
    return [seat["invited"] for seat in client.table["seats"]]


def test_nobody_is_asked_twice_and_the_match_begins_when_all_have_accepted(server: Server) -> None:
    with after_a_match(server) as (anna, ben, carla):
        ben.accepted("rematch")
        anna.until(lambda table: table["rematch"])
        assert (anna.table["rematch_by"], anna.table["phase"]) == (1, "match_over")
        with at_rematch(server, anna, ben, carla) as (anna, ben, carla):
            assert invited(ben) == [True, False, True]
            assert ben.table["seats"][1]["host"]  # the player who offers it is host: the others may never come
            assert anna.accepted("join")["phase"] == "waiting"
            anna.accepted("join")  # once more changes nothing
            assert invited(anna) == [False, False, True]
            assert carla.accepted("join")["phase"] == "playing"
            assert carla.table["view"]["me"] == 2


def test_a_player_who_declines_frees_the_seat_and_the_host_decides(server: Server) -> None:
    with after_a_match(server) as (anna, ben, carla):
        anna.accepted("rematch")
        with at_rematch(server, anna, ben, carla) as (anna, ben, carla):
            carla.accepted("leave")
            assert ben.accepted("join")["phase"] == "waiting"  # the free seat is the host's to fill
            assert ben.refused("start", fill="careful") == "seat.not_host"
            assert anna.refused("start") == "table.seats_free"
            anna.accepted("start", fill="careful")
            assert anna.table["seats"][2]["bot"] == "careful"
            assert carla.until(lambda table: table["phase"] == "playing")["me"] is None


def test_a_bot_plays_for_people_who_have_not_answered_until_they_come(server: Server) -> None:
    with after_a_match(server) as (anna, ben, carla):
        anna.accepted("rematch")
        with at_rematch(server, anna, ben, carla) as (anna, ben, carla):
            ben.accepted("join")
            anna.accepted("start", fill="careful")
            seat = anna.table["seats"][2]
            assert (seat["name"], seat["bot"], seat["left"], seat["invited"]) == ("Carla", "careful", True, False)
            late = carla.until(lambda table: table["phase"] == "playing")
            assert (late["me"], late["left"]) == (None, 2)
            assert carla.accepted("come_back")["me"] == 2


def test_the_host_frees_an_unanswered_seat_without_barring_its_player(server: Server) -> None:
    with after_a_match(server, people=2, players=2) as (anna, ben):
        anna.accepted("rematch")
        with at_rematch(server, anna) as (anna,):
            anna.accepted("remove_seat", seat=1)
            code, gone = anna.table["code"], anna.table["seats"][1]
            assert gone["name"] is None
            with at_table(server, code, ben.token) as (ben,):  # type: ignore[attr-defined]
                assert ben.told[0]["code"] == "seat.unknown_token"  # not "removed"
            assert server.sit(code, "Ben")["seat"] == 1


def test_if_the_host_of_the_rematch_leaves_it_someone_who_accepted_is_host(server: Server) -> None:
    with after_a_match(server) as (anna, ben, carla):
        anna.accepted("rematch")
        with at_rematch(server, anna, ben, carla) as (anna, ben, carla):
            carla.accepted("join")
            anna.accepted("leave")
            carla.until(lambda table: table["seats"][2]["host"])
            carla.accepted("leave")
            ben.until(lambda table: table["seats"][1]["host"])  # who has not answered, where nobody else is left
            assert ben.accepted("join")["phase"] == "waiting"


def test_the_tally_goes_from_rematch_to_rematch(server: Server) -> None:
    with after_a_match(server, people=1) as (anna,):
        first = anna.table["won"]
        assert first == [int(seat in anna.table["leaders"]) for seat in range(3)]
        anna.accepted("rematch")
        with at_rematch(server, anna) as (again,):
            assert again.table["won"] == first
            again.accepted("start")
            play_on([again])
            again.until(lambda table: table["phase"] == "match_over")
            both = [before + (seat in again.table["leaders"]) for seat, before in enumerate(first)]
            assert again.table["won"] == both
            again.token = anna.token  # type: ignore[attr-defined]
            again.accepted("rematch")
            with at_rematch(server, again) as (third,):
                assert third.table["won"] == both
                third.accepted("remove_seat", seat=1)
                third.accepted("add_bot", bot="careful", seat=1)
                assert third.table["won"] == [both[0], 0, both[2]]  # somebody else


def finished(game: AnyGame, players: int = 3) -> TableState:
    """Return the table of a match that has been played to its end, by the first legal action of each turn."""
    chairs: list[Event] = [
        Sat(0, "Anna", b"a"),
        Sat(1, "Ben", b"b"),
        *(BotSat(seat, "careful") for seat in range(2, players)),
    ]
    now = recall(Setup("CODE", game, players, Seed(bytes(16))), [*chairs, Started()])
    while not now.played.over:
        (seat,) = now.to_act
        action = next(iter(game.legal_actions(now.played.state, seat)))
        now = apply_event(now, Played(seat, game.write_action(action)))
    return now


def test_the_next_player_begins_the_next_match() -> None:
    for seat in (1, 2, 3):
        setup = new_table(finished(ZooDomino(first=str(seat))), Rematched("AGAIN", 0)).setup
        assert setup is not None
        assert setup.options["first"] == str(seat % 3 + 1)
        match = Match.start(setup.game, 3, setup.seed)
        assert match.game.view_for(match.state, None).turn == seat % 3


def test_the_next_player_begins_also_where_chance_chose_the_first_one() -> None:
    now = finished(ZooDomino())
    began = Match.start(now.setup.game, 3, now.played.seed).state.first
    setup = new_table(now, Rematched("AGAIN", 0)).setup
    assert setup is not None
    assert setup.options["first"] == str((began + 1) % 3 + 1)


@pytest.mark.parametrize("name", GAMES)
def test_a_rematch_of_every_game_can_be_dealt(name: str) -> None:
    game = find_game(name)()
    now = recall(Setup("CODE", game, 2, Seed(bytes(16))), [Sat(0, "Anna", b"a"), Sat(1, "Ben", b"b"), Started()])
    setup = new_table(now, Rematched("AGAIN", 1)).setup
    assert setup is not None
    Match.start(setup.game, 2, setup.seed)
    marked = {name for name, value in setup.options.items() if value != now.setup.options[name]}
    assert marked == ({"first"} if "first" in now.setup.options else set())  # lots are drawn again where they decide


def test_a_clock_that_was_switched_off_stays_off_at_the_rematch() -> None:
    now = apply_event(finished(ZooDomino(clock="turn")), Clocked(0, on=False))
    setup = new_table(now, Rematched("AGAIN", 0)).setup
    assert setup is not None
    assert setup.options["clock"] == "none"


def test_an_offer_of_an_older_server_makes_its_host_the_host() -> None:
    now = finished(ZooDomino())
    sat = [entry.event for entry in new_table(now, Rematched("AGAIN")).entries]
    assert [(event.seat, event.invited) for event in sat if isinstance(event, Sat)] == [(0, False), (1, True)]


def test_a_start_without_an_answer_stores_who_was_late_after_the_deal() -> None:
    setup = Setup("AGAIN", ZooDomino(), 2, Seed(bytes(16)))
    now = recall(setup, [Sat(0, "Anna", b"a"), Sat(1, "Ben", b"b", invited=True)])
    started, late = commands.start(now, 0, None)
    assert isinstance(started, Started)
    assert isinstance(late, Left)
    assert late.seat == 1
