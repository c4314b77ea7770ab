"""A newcomer who takes over a seat sees no hand that was not theirs: not at once, not later, not in a replay."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from tablee.bots import Seat, choose_first
from tablee.core.chance import Seed
from tablee.core.options import build
from tablee.games import GAMES
from tablee.table.events import Agreed, BotSat, Dealt, Event, Left, Played, Reserved, Returned, Sat, Setup, Started
from tablee.table.transitions import apply_event, recall
from tests.server.helpers.leaks.comparison import situations_of
from tests.server.helpers.server import Client, Server, at_table, play_on
from tests.table.helpers.replays import play, replay, whole

ROUNDS: dict[str, dict[str, object]] = {
    "zoo-domino": {"rounds": 2},
    "tile-rummy": {"rounds": 2},
    "photo-rummy": {"rounds": 2},
    "romi-rami": {},  # has a single round
}
LAST = 2  # the seat of a bot


@contextmanager
def two_people_and_a_bot(
    server: Server, game: str = "zoo-domino", **options: Any
) -> Iterator[tuple[str, list[Client]]]:
    anna = server.new_table(3, game=game, **options)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as people:
        people[0].accepted("start", fill="beginner")
        yield anna["code"], people


def as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def check_spectator(server: Server, code: str, client: Client, seat: int) -> int:
    """Check that a waiting newcomer received only what a spectator sees; return how many tables were compared."""
    now = situations_of(server, code)
    waiting = [told for told in client.told if told["type"] == "table" and told["me"] is None]
    for told in waiting:
        then = now[told["version"]]
        assert told["waiting"] == seat
        assert told["view"] == as_json(then.played.game.view_for(then.played.state, None))
    return len(waiting)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("attack", ["a bot's seat", "a removed player's seat"])
def test_a_newcomer_who_waits_for_a_seat_sees_what_a_spectator_sees(server: Server, game: str, attack: str) -> None:
    with two_people_and_a_bot(server, game, **ROUNDS[game]) as (code, people):
        seat = LAST if attack == "a bot's seat" else 1
        if seat == 1:
            people[0].accepted("remove_seat", seat=1)
            people.pop()
        people[0].accepted("offer_seat", seat=seat, open=True)
        second_self = server.sit(code, "Dora")
        assert second_self["seat"] == seat
        with at_table(server, code, second_self["token"]) as (dora,):
            play(people, 2)
            dora.until(lambda table: table["version"] >= people[0].table["version"])
            assert dora.table["phase"] == "playing"  # a round that is over would have given her the seat
            for said in ({"kind": "hint"}, {"kind": "check", "action": "pass"}, {"kind": "agree", "seat": seat}):
                assert dora.refused(**said) == "seat.none"
            assert dora.refused("play", action="pass", version=dora.table["version"]) == "seat.none"
            assert check_spectator(server, code, dora, seat) > 2
        token = second_self["token"]
        assert replay(server, code, token, seat=seat).status_code == 403
        assert replay(server, code, token, hands=True).status_code == 403
        seen = whole(lambda first: replay(server, code, token, first=first))
        assert seen["seat"] is None
        spectators = whole(lambda first: replay(server, code, first=first))["steps"]  # a bot may have played since
        assert seen["steps"] == spectators[: len(seen["steps"])]


def test_with_the_next_round_the_newcomer_plays_and_the_rounds_before_stay_hidden(server: Server) -> None:
    with two_people_and_a_bot(server, rounds=3) as (code, people):
        people[0].accepted("offer_seat", seat=LAST, open=True)
        seated = server.sit(code, "Dora")
        with at_table(server, code, seated["token"]) as (dora,):
            play_on(people)
            dora.until(lambda table: table["phase"] == "round_over" and table["me"] == LAST)
            seat = dora.table["seats"][LAST]
            assert (seat["name"], seat["bot"], seat["newcomer"], dora.table["waiting"]) == ("Dora", None, None, None)
            dora.accepted("next_round", version=dora.table["version"])
            assert dora.table["view"]["me"] == LAST
            assert dora.table["view"]["hand"]
            play_on([*people, dora], moves=3)
            own = whole(lambda first: replay(server, code, seated["token"], first=first))
            dealt = own["acted"].index(None, 1)
            assert {step["view"]["me"] for step in own["steps"][:dealt]} == {None}
            assert {step["view"]["me"] for step in own["steps"][dealt:]} == {LAST}
            play_on([*people, dora])
            assert check_spectator(server, code, dora, LAST) > 3


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_is_taken_over_while_a_hand_is_hidden(game: str) -> None:
    """Whole random rounds: the newcomer sits down when the hands are open, and not before."""
    rules = build(GAMES[game], ROUNDS[game] | ({"blocked_after": 2} if game == "tile-rummy" else {}))
    start: list[Event] = [Sat(0, "Anna", b"a"), Sat(1, "Ben", b"b"), BotSat(2, "casual"), Started()]
    now = recall(Setup("CODE", rules, 3, Seed(bytes(16))), [*start, Reserved(2, "Dora", b"d")])
    rng = Random(1)
    for _ in range(5000):
        if now.phase != "playing":
            break
        assert now.takeovers() == []
        seat = min(now.to_act)
        action = choose_first(Seat(rules, rules.view_for(now.played.state, seat), rng)).action
        now = apply_event(now, Played(seat, rules.write_action(action)))
    if game == "romi-rami":
        assert (now.phase, now.takeovers()) == ("match_over", [])
        return
    assert now.phase == "round_over"
    (sat,) = now.takeovers()
    assert sat == Sat(2, "Dora", b"d")
    after = apply_event(apply_event(now, sat), Dealt())
    assert (after.chairs[2].name, after.chairs[2].bot, after.takeovers()) == ("Dora", None, [])


def test_at_once_if_everybody_agrees(server: Server) -> None:
    with two_people_and_a_bot(server, "romi-rami") as (code, (anna, ben)):
        anna.accepted("offer_seat", seat=LAST, open=True)
        assert anna.refused("agree", seat=LAST) == "seat.nobody_waits"
        assert anna.refused("agree", seat=17) == "seat.nobody_waits"
        bot = anna.table["seats"][LAST]["name"]
        seated = server.sit(code, "Dora")
        with at_table(server, code, seated["token"]) as (dora,):
            assert dora.table["seats"][LAST]["newcomer"] == {"name": "Dora", "awaits": [0, 1]}
            assert anna.refused("offer_seat", seat=LAST, open=True) == "seat.taken"
            anna.accepted("agree", seat=LAST)
            version = anna.accepted("agree", seat=LAST)["version"]  # once is enough, and the bot may play meanwhile
            dora.until(lambda table: table["version"] >= version)
            assert [note["kind"] for note in dora.table["notes"]].count("agreed") == 1
            assert (dora.table["me"], dora.table["seats"][LAST]["newcomer"]["awaits"]) == (None, [1])
            ben.accepted("agree", seat=LAST)
            dora.until(lambda table: table["me"] == LAST)
            assert (dora.table["seats"][LAST]["name"], dora.table["view"]["me"]) == ("Dora", LAST)
            notes = [(note["kind"], note["name"], note["other"]) for note in dora.table["notes"]]
            assert notes == [
                ("reserved", "Dora", bot),
                ("agreed", "Anna", "Dora"),
                ("agreed", "Ben", "Dora"),
                ("seated", "Dora", bot),
            ]
            own = whole(lambda first: replay(server, code, seated["token"], first=first))
            assert {step["view"]["me"] for step in own["steps"]} == {None}  # nobody has moved since


def test_a_person_alone_cannot_agree_with_a_second_self(server: Server) -> None:
    anna = server.new_table(3)
    with at_table(server, anna["code"], anna["token"]) as (host,):
        host.accepted("start", fill="beginner")
        host.accepted("offer_seat", seat=1, open=True)
        with at_table(server, anna["code"], server.sit(anna["code"], "Dora")["token"]) as (dora,):
            host.accepted("agree", seat=1)
            assert host.table["seats"][1]["newcomer"]["awaits"] == []
            dora.until(lambda table: table["version"] >= host.table["version"])
            assert (dora.table["me"], dora.table["view"]["me"]) == (None, None)


START: list[Event] = [Sat(seat, name, name.encode()) for seat, name in enumerate("ABC")]


@pytest.mark.parametrize(
    ("events", "awaited", "seated"),
    [
        ([Agreed(0, 3), Agreed(1, 3)], [2], False),
        ([Agreed(0, 3), Agreed(1, 3), Left(2, "casual", replaced=True)], [2], False),  # was only away
        ([Agreed(0, 3), Agreed(1, 3), Left(2, "casual")], [], True),  # gave up the hand
        ([Agreed(0, 3), Agreed(1, 3), Left(2, "casual", removed=True)], [], True),
        ([Left(1, "casual", removed=True), Left(2, "casual", removed=True), Agreed(0, 3)], [], False),
        ([Agreed(0, 3), Agreed(1, 3), Agreed(2, 3), Left(0, "casual")], [], True),
        ([Left(1, "casual"), Returned(1), Agreed(0, 3), Agreed(2, 3)], [1], False),
        ([Agreed(0, 3), Left(0, "casual", removed=True), Reserved(0, "N", b"n"), Agreed(1, 3)], [2], False),
    ],
)
def test_all_who_play_or_were_replaced_must_agree(events: list[Event], awaited: list[int], seated: bool) -> None:
    setup = Setup("CODE", GAMES["zoo-domino"](), 4, Seed(bytes(16)))
    now = recall(setup, [*START, BotSat(3, "casual"), Started(), Reserved(3, "Dora", b"d"), *events])
    assert now.awaited(3) == awaited
    assert [event.seat for event in now.takeovers() if isinstance(event, Sat)] == ([3] if seated else [])


def test_a_player_who_comes_back_to_their_own_seat_has_it_at_once(server: Server) -> None:
    with two_people_and_a_bot(server) as (code, (anna, ben)):
        ben.accepted("leave")
        anna.accepted("offer_seat", seat=1, open=True)
        with at_table(server, code, server.sit(code, "Dora")["token"]) as (dora,):
            assert (ben.table["left"], dora.table["waiting"]) == (1, 1)
            ben.accepted("come_back")
            assert ben.table["view"]["me"] == 1
            dora.until(lambda table: table["waiting"] is None)
            assert {"type": "gone", "code": "seat.taken_back"} in dora.told
            assert dora.table["seats"][1]["newcomer"] is None


def test_a_newcomer_may_wait_no_longer_and_the_host_may_send_one_away(server: Server) -> None:
    with two_people_and_a_bot(server) as (code, (anna, _)), server.browser() as browser:
        anna.accepted("offer_seat", seat=LAST, open=True)
        token = browser.post(f"/api/tables/{code}/seats", json={"name": "Dora"}).json()["token"]
        twice = browser.post(f"/api/tables/{code}/seats", json={"name": "Dora"})
        assert twice.json()["code"] == "seat.yours"
        with at_table(server, code, token) as (dora,):
            dora.accepted("leave")
            assert {"type": "gone", "code": "seat.left"} in dora.told
            assert dora.refused("leave") == "seat.none"
            assert dora.table["seats"][LAST]["offered"]  # to the next one
        token = browser.post(f"/api/tables/{code}/seats", json={"name": "Dora"}).json()["token"]
        with at_table(server, code, token) as (dora,):
            anna.accepted("remove_seat", seat=LAST)
            dora.until(lambda table: table["waiting"] is None)
            assert {"type": "gone", "code": "seat.removed"} in dora.told
            assert not dora.table["seats"][LAST]["offered"]
        again = browser.post(f"/api/tables/{code}/seats", json={"name": "Dora"})
        assert again.json()["code"] == "seat.removed"


def test_after_the_last_round_the_newcomer_waits_for_the_rematch(server: Server) -> None:
    with two_people_and_a_bot(server) as (code, people):
        people[0].accepted("offer_seat", seat=LAST, open=True)
        bot = people[0].table["seats"][LAST]["name"]
        seated = server.sit(code, "Dora")
        with at_table(server, code, seated["token"]) as (dora,):
            play_on(people)
            dora.until(lambda table: table["phase"] == "match_over")
            assert (dora.table["me"], dora.table["waiting"]) == (None, LAST)
            record = server.http.get(f"/api/tables/{code}/record").text
            assert f"name: {bot}" in record.splitlines()
            assert "Dora" not in record
            people[0].accepted("rematch")
            with at_table(server, people[0].table["rematch"], seated["token"]) as (again,):
                assert (again.table["me"], again.table["seats"][LAST]["name"]) == (LAST, "Dora")
        late = server.http.post(f"/api/tables/{code}/seats", json={"name": "Emil"})
        assert late.json()["code"] == "table.started"


def test_between_two_rounds_a_newcomer_sits_down_at_once(server: Server) -> None:
    with two_people_and_a_bot(server, rounds=2) as (code, people):
        people[0].accepted("offer_seat", seat=LAST, open=True)
        play_on(people)
        assert people[0].table["phase"] == "round_over"
        with at_table(server, code, server.sit(code, "Dora")["token"]) as (dora,):
            assert dora.table["me"] == LAST


def test_a_move_that_was_on_its_way_counts_though_a_newcomer_came(server: Server) -> None:
    with two_people_and_a_bot(server) as (code, (anna, ben)):
        anna.accepted("offer_seat", seat=LAST, open=True)
        play_on([anna, ben], moves=1)
        version = max(anna.table["version"], ben.table["version"])
        for one in (anna, ben):
            one.until(lambda table: table["version"] >= version and (table["view"]["turn"] != LAST))
        mover = next(one for one in (anna, ben) if one.my_turn)
        seen = mover.table["version"]
        server.sit(code, "Dora")
        assert mover.play(mover.table["view"]["actions"][0], version=seen)["type"] == "accepted"
