"""Gestures are shown to all present, and not stored."""

from tests.server.helpers.server import Server, at_table, play_on


def test_everyone_at_the_table_sees_a_gesture(server: Server) -> None:
    anna = server.new_table()
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"], None) as (one, two, spectator):
        two.until(lambda table: table["spectators"] == 1)
        version = one.table["version"]
        answer = two.say("emote", emote="well_played")
        assert (answer["type"], answer["version"]) == ("accepted", version)
        for viewer in (one, spectator):
            while viewer.told[-1]["type"] != "emoted":
                viewer.hear()
            assert viewer.told[-1] == {"type": "emoted", "seat": 1, "emote": "well_played"}
        assert {"type": "emoted", "seat": 1, "emote": "well_played"} in two.told


def test_a_spectator_makes_no_gestures_and_words_are_not_gestures(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"], None) as (one, spectator):
        assert spectator.refused("emote", emote="hello") == "seat.none"
        for words in ("Hello", "you are all fools", "", "<img src=x onerror=alert(1)>", None, 3):
            assert one.refused("emote", emote=words) == "message.unreadable"
        assert one.refused("emote", emote="hello", text="and more") == "message.unreadable"
        assert not any(told["type"] == "emoted" for told in one.told + spectator.told)


def test_too_many_gestures_are_refused_and_others_still_make_theirs(server: Server) -> None:
    anna = server.new_table()
    ben = server.sit(anna["code"])
    with at_table(server, anna["code"], anna["token"], ben["token"], anna["token"]) as (one, two, device):
        answers = [one.say("emote", emote="laugh")["type"] for _ in range(20)]
        assert answers[0] == "accepted"
        assert answers.count("refused") > 10
        assert device.refused("emote", emote="laugh") == "emote.too_fast"  # the same person on another device
        assert two.say("emote", emote="oops")["type"] == "accepted"


def test_gestures_are_in_no_record_and_latecomers_do_not_see_them(server: Server) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start", fill="careful")
        assert one.say("emote", emote="good_game")["type"] == "accepted"
        with at_table(server, anna["code"], None) as (late,):
            assert [told["type"] for told in late.told] == ["table"]
            assert "good_game" not in "".join(late.heard)
        play_on([one])
    assert "good_game" not in server.http.get(f"/api/tables/{anna['code']}/record").text
