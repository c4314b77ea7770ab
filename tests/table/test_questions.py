"""Questions over the wire: they are answered, and nothing happens."""

from tests.server.helpers.server import Server, at_table


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
