"""Questions over the wire: they are answered, and nothing happens."""

import pytest

from tablee.bots.standing import Standing
from tablee.core.chance import Seed
from tablee.core.record import read_record
from tablee.games import find_game
from tablee.games.zoo_domino import ZooDomino
from tablee.table.bots.tasks import consider
from tablee.table.events import BotSat, Event, Left, Reserved, Sat, Setup, Started
from tablee.table.transitions import recall
from tests.server.helpers.server import Server, at_table, wait_for_turn
from tests.table.analysing.records import finished


def test_checks_and_hints_are_answered_to_the_asker_alone_and_change_nothing(server: Server) -> None:
    anna = server.new_table(game="tile-rummy", turn_seconds=0)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"], None) as (one, two, spectator):
        assert one.refused("check", action="lay R1 R2 R3") == "table.not_started"
        one.accepted("start")
        two.until(lambda table: table["phase"] == "playing")
        mine, other = (one, two) if one.table["view"]["turn"] == 0 else (two, one)
        version = mine.table["version"]
        tile = mine.table["view"]["hand"][0]
        for client in (mine, other):
            held = client.table["view"]["hand"][0]
            checked = client.say("check", action=f"lay {held}")
            assert checked["type"] == "checked"
            assert checked["draft"]["laid"] == [held]
            assert checked["draft"]["melds"][0]["flaw"]["code"].endswith("too_short")
        hint = mine.say("hint")
        assert hint["type"] == "hint"
        assert hint["action"].split()[0] in ("lay", "exchange")
        assert other.refused("hint") == "turn.not_yours"
        assert mine.refused("check", action="lay nonsense") == "invalid.notation"
        assert spectator.refused("check", action=f"lay {tile}") == "seat.none"
        assert mine.table["version"] == version
        mine.accepted("play", action=hint["action"], version=version)
        assert [told["type"] for told in other.told].count("checked") == 1
        assert not any(told["type"] in ("checked", "hint") for told in spectator.told)


def test_a_game_without_drafts_judges_the_action(server: Server) -> None:
    anna = server.new_table()
    server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start")
        assert one.refused("check", action="lay nonsense") == "invalid.notation"
        checked = one.say("check", action="lay lion-lion")  # a game without drafts judges the action
        assert (checked["type"], checked["draft"]["melds"]) == ("checked", [])


def test_the_tutor_answers_before_a_costly_action_and_only_where_all_others_are_bots(server: Server) -> None:
    anna, eva = server.new_table(3), server.new_table(3)
    server.sit(eva["code"])
    with (
        at_table(server, anna["code"], anna["token"], None) as (one, spectator),
        at_table(server, eva["code"], eva["token"]) as (with_people,),
    ):
        assert one.refused("consider", action="pass") == "table.not_started"
        one.accepted("start", fill="casual")
        with_people.accepted("start", fill="casual")
        assert with_people.refused("consider", action="pass") == "tutor.people"
        assert spectator.refused("consider", action="pass") == "seat.none"
        wait_for_turn([one])
        version = one.table["version"]
        for action in (*one.table["view"]["actions"], "pass", "nonsense"):
            answer = one.say("consider", action=action)
            assert (answer["type"], answer["version"]) == ("considered", version)
            concern = answer["concern"]
            if concern is not None:
                assert concern["cost"] >= 0.05
                assert concern["action"] != action
                assert {entry["player"] for entry in concern["log"]} == {0}
        assert one.say("consider", action="pass")["concern"] is None  # the referee says why
        assert one.table["version"] == version


def test_the_tutor_says_what_is_better_from_the_view_alone() -> None:
    record = read_record(finished("zoo-domino"), find_game)
    concerns = 0
    for _, match in record.replay():
        if match.round_over or match.turn is None:
            continue
        view, standing = match.view(match.turn), Standing.of(match)
        for action in match.legal_actions():
            text = match.game.write_action(action)
            concern = consider(match.game, view, standing, text)
            assert concern == consider(match.game, view, standing, text)
            if concern is not None:
                concerns += 1
                assert match.game.read_action(concern.action) in match.legal_actions()
    assert concerns > 3


ANNA, BEN, BOT = Sat(0, "Anna", b"a", b"of a"), Sat(1, "Ben", b"b", b"of b"), BotSat(1, "casual")


@pytest.mark.parametrize(
    ("events", "alone"),
    [
        ([ANNA, BOT, Started()], True),
        ([ANNA, BEN, Started()], False),
        ([ANNA, BEN, Started(), Left(1, "casual")], False),  # Ben may come back
        ([ANNA, BOT, Started(), Reserved(1, "Eve", b"e", b"of e")], False),  # Eve takes over with the next round
    ],
)
def test_the_tutor_is_for_those_who_play_with_bots_that_play_for_nobody(events: list[Event], alone: bool) -> None:
    now = recall(Setup("CODE", ZooDomino(), 2, Seed(bytes(range(16)))), events)
    assert now.is_alone(0) is alone
