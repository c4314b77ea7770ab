"""Time limits over the wire: a real server whose clock runs, and people who hear of it."""

import signal

from tests.server.server import Client, Server, at_table


def first_and_second(clients: list[Client]) -> tuple[Client, Client]:
    """Return who is to act and the other one, once both have seen the deal."""
    for client in clients:
        client.until(lambda table: table["phase"] == "playing")
    first = clients[0].table["view"]["turn"]
    return clients[first], clients[1 - first]


def test_who_is_too_slow_is_passed_over_once_and_told_why(server: Server) -> None:
    anna = server.new_table(game="tile-rummy", turn_seconds=1, rounds=1, blocked_after=1)
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"], None) as (*people, spectator):
        people[0].accepted("start")
        slow, other = first_and_second(people)
        dealt = slow.table
        assert dealt["clock"]["seat"] == slow.table["me"]
        assert dealt["clock"]["limit"] == 1000
        late = f"exchange {dealt['view']['hand'][0]}"
        slow.until(lambda table: table["version"] > dealt["version"])
        assert slow.table["view"]["log"] == [{"player": dealt["me"], "action": "timeout"}]
        assert slow.table["view"]["hand"] == dealt["view"]["hand"]
        assert slow.table["clock"]["seat"] == other.table["me"]
        assert slow.refused("play", action=late, version=dealt["version"]) == "turn.stale"
        for viewer in (slow, other, spectator):
            viewer.until(lambda table: table["phase"] == "match_over")
            deeds = [entry["action"] for entry in viewer.table["view"]["log"]]
            assert deeds == ["timeout", "timeout"]
            assert viewer.table["version"] == dealt["version"] + 2
            assert viewer.table["clock"] is None
        record = server.http.get(f"/api/tables/{anna['code']}/record").text
        assert record.count("timeout") == 2


def test_a_lost_connection_is_told_with_the_grace_that_it_brings(server: Server) -> None:
    anna = server.new_table(game="tile-rummy", turn_seconds=300)
    ben = server.sit(anna["code"])
    tokens = [anna["token"], ben["token"]]
    with at_table(server, anna["code"], *tokens) as people:
        people[0].accepted("start")
        one, two = first_and_second(people)
        seat = one.table["me"]
        assert one.table["clock"]["grace"] is None
        one.socket.close()
        waiting = two.until(lambda table: not table["seats"][seat]["connected"])["clock"]
        assert waiting["seat"] == seat
        assert 0 < waiting["grace"] <= 30_000
        with at_table(server, anna["code"], tokens[seat]) as (again,):
            assert again.table["clock"]["grace"] is None
            assert again.table["clock"]["left"] <= waiting["left"]


def test_a_killed_server_knows_how_long_the_turn_has_been_going_on(own_server: Server) -> None:
    anna = own_server.new_table(game="tile-rummy", turn_seconds=300)
    ben = own_server.sit(anna["code"])
    tokens = [anna["token"], ben["token"]]
    with at_table(own_server, anna["code"], *tokens) as people:
        people[0].accepted("start")
        one, two = first_and_second(people)
        version = two.until(lambda table: table["phase"] == "playing")["version"]
        own_server.end(signal.SIGKILL)
    own_server.start()
    with at_table(own_server, anna["code"], tokens[one.table["me"]]) as (again,):
        again.until(lambda table: table["clock"] is not None)
        assert again.table["clock"]["seat"] == again.table["me"]
        assert 30_000 <= again.table["clock"]["left"] < 300_000
        again.accepted("play", action=f"exchange {again.table['view']['hand'][0]}", version=version)
        assert again.table["clock"]["seat"] == two.table["me"]
        assert again.table["clock"]["grace"] is not None
