"""Taking seats, freeing them, leaving, and who may do what."""

from tablee.bots import USUAL
from tests.server.helpers.server import Server, at_table, play_on


def problem(answer: object) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]  # type: ignore[attr-defined]


def test_only_the_host_adds_bots_frees_seats_and_starts(server: Server) -> None:
    anna = server.new_table(players=3)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, two):
        assert two.refused("add_bot", bot="careful") == "seat.not_host"
        assert two.refused("remove_seat", seat=0) == "seat.not_host"
        assert two.refused("start", fill="careful") == "seat.not_host"
        assert one.refused("add_bot", bot="carefull") == "invalid.option"
        assert one.refused("start", fill="nobody") == "invalid.option"
        assert one.refused("start") == "table.seats_free"
        assert one.refused("remove_seat", seat=2) == "seat.unknown"
        assert one.refused("remove_seat", seat=99) == "seat.unknown"
        assert one.refused("remove_seat", seat=-1) == "seat.unknown"
        assert one.refused("next_round", version=one.table["version"]) == "table.not_started"
        assert one.refused("play", action="draw", version=one.table["version"]) == "table.not_started"
        assert one.refused("rematch") == "table.not_started"
        one.accepted("add_bot", bot="careful")
        assert one.refused("add_bot", bot="careful") == "table.full"
        assert one.table["version"] == 3  # no refusal left a trace
        one.accepted("start")
        assert one.refused("start") == "table.started"
        assert one.refused("remove_seat", seat=2) == "seat.unknown"  # a bot that replaces nobody
        assert one.refused("add_bot", bot="careful") == "table.started"
        assert one.refused("next_round", version=one.table["version"]) in ("match.round_not_over", "turn.stale")


def test_a_table_takes_as_many_as_it_has_seats_and_none_after_the_start(server: Server) -> None:
    anna = server.new_table()
    join = f"/api/tables/{anna['code']}/seats"
    server.sit(anna["code"])
    assert problem(server.http.post(join, json={"name": "Carl"})) == (409, "table.full")
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start")
    assert problem(server.http.post(join, json={"name": "Carl"})) == (409, "table.started")


def test_a_player_who_is_removed_looks_on_and_the_seat_can_be_taken_again(server: Server) -> None:
    anna = server.new_table()
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, two):
        one.accepted("remove_seat", seat=1)
        two.until(lambda table: table["me"] is None)
        assert {"type": "gone", "code": "seat.removed"} in two.told
        assert server.sit(anna["code"], "Carl")["seat"] == 1
        assert two.refused("leave") == "seat.none"
    with at_table(server, anna["code"], ben["token"]) as (late,):
        assert late.told[0] == {"type": "gone", "code": "seat.removed"}
        assert late.table["me"] is None


def test_a_guessed_seat_link_only_looks_on(server: Server) -> None:
    anna = server.new_table()
    for guess in ("", "x", "A" * 22, anna["token"][:-1], anna["token"] + "A", "ä\u0000ö"):
        with at_table(server, anna["code"], guess) as (stranger,):
            assert stranger.told[0] == {"type": "gone", "code": "seat.unknown_token"}
            assert stranger.table["me"] is None
            assert stranger.refused("start", fill="careful") == "seat.none"


def test_when_the_host_leaves_before_the_start_the_next_person_is_host(server: Server) -> None:
    anna = server.new_table(players=3)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, two):
        one.accepted("leave")
        assert {"type": "gone", "code": "seat.left"} in one.told
        assert one.table["seats"][0]["name"] is None
        two.until(lambda table: table["seats"][1]["host"])
        two.accepted("leave")
    answer = server.http.post(f"/api/tables/{anna['code']}/seats", json={"name": "Carl"})
    assert problem(answer) == (409, "table.closed")


def test_the_ids_of_a_seats_previous_player_do_not_answer_for_the_next(server: Server) -> None:
    anna = server.new_table()
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], ben["token"]) as (two,):
        two.tell({"type": "leave", "id": "same"})
        first = two.answer("same")
    carl = server.sit(anna["code"], "Carl")
    with at_table(server, anna["code"], carl["token"]) as (three,):
        three.tell({"type": "leave", "id": "same"})
        second = three.answer("same")
        assert second["version"] > first["version"]
        three.until(lambda table: table["me"] is None)


def test_a_bot_plays_on_for_a_player_who_leaves_after_the_start(server: Server) -> None:
    anna = server.new_table(rounds=2)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, two):
        one.accepted("start")
        play_on([one, two], moves=2)
        two.accepted("leave")
        assert two.table["me"] is None
        one.until(lambda table: table["seats"][1]["bot"] == USUAL)
        assert one.table["seats"][1]["name"] == "Ben"
        play_on([one])
        assert one.table["phase"] == "round_over"
    with at_table(server, anna["code"], ben["token"]) as (late,):
        assert late.table["me"] is None
        assert late.refused("next_round", version=late.table["version"]) == "seat.none"


def test_a_table_whose_players_all_left_ends_its_round_by_itself(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"], None) as (one, spectator):
        one.accepted("start", fill="careful")
        one.accepted("leave")
        spectator.until(lambda table: table["phase"] == "match_over")
        assert not any(seat["host"] for seat in spectator.table["seats"])
