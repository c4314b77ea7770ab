"""Garbled, repeated, reordered, stale and huge messages on real sockets: each gets an answer, none changes anything."""

import json
from collections import Counter
from contextlib import ExitStack
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from tablee.games import GAMES
from tablee.server.sockets import LARGEST
from tablee.testing.walks import vocabulary
from tests.server.server import Client, Server
from tests.server.soaking import rounds, tell

EXAMPLES = 6
ENOUGH = 10 * EXAMPLES  # messages

SAID: Counter[str] = Counter()  # what was said in all runs, for who wants to know how much was tried

someone = st.integers(0, 2)  # two players and a spectator
player = st.integers(0, 1)
number = st.sampled_from([-1, 0, 1, 7, 2**31, 2**63, 2**64, 10**30, 1.5, True, None, "1", [], {}])
nonsense = st.recursive(  # that JSON can say: what is none has no id that could be answered to
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KINDS = [
    *("hello", "add_bot", "remove_seat", "start", "play", "next_round", "rematch", "check", "hint"),
    *("leave", "words", "emote", "come_back", "replace_seat", "offer_seat"),
    *("table", "accepted", "nothing", "__class__", ""),
]
FACTS = ["action", "version", "bot", "seat", "fill", "token", "words", "emote", "extra"]


words_of = cache(lambda game: vocabulary(GAMES[game]))


class Sockets(RuleBasedStateMachine):
    """A table of two people and a spectator; `version` is what it must be after all that was said."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.sockets = ExitStack()
        self.accepted: list[tuple[int, dict[str, Any], dict[str, Any]]] = []

    @initialize(game=st.sampled_from(list(GAMES)))
    def sit_down(self, game: str) -> None:
        anna = self.server.new_table(game=game)
        self.code = anna["code"]
        self.tokens = [anna["token"], self.server.sit(self.code)["token"], None]
        self.clients = [self.connect(seat) for seat in range(3)]
        self.words = words_of(game)
        self.clients[0].accepted("start")
        self.version = self.clients[0].table["version"]

    def connect(self, seat: int) -> Client:
        return Client(self.sockets.enter_context(self.server.socket(self.code)), self.tokens[seat])

    # --- what is right ------------------------------------------------------------------------------------------------

    @rule()
    def someone_plays(self) -> None:
        for seat, client in enumerate(self.clients[:2]):
            self.see_newest(client)
            if client.my_turn:
                action = client.say("hint")["action"]
                self.version += 1
                self.expect(seat, {"type": "play", "action": action, "version": client.table["version"]})
                return
        if self.clients[0].table["phase"] == "round_over":
            self.version += 1
            self.expect(0, {"type": "next_round", "version": self.clients[0].table["version"]})

    def expect(self, seat: int, said: dict[str, Any]) -> None:
        said["id"] = f"{seat}.{self.version}"
        self.clients[seat].tell(said)
        answer = self.clients[seat].answer(said["id"])
        assert answer == {"type": "accepted", "id": said["id"], "version": self.version}, answer
        self.accepted.append((seat, said, answer))
        SAID["accepted"] += 1

    @rule(seat=someone)
    def someone_comes_back(self, seat: int) -> None:
        self.clients[seat].socket.close()
        self.clients[seat] = self.connect(seat)
        SAID["reconnected"] += 1

    # --- what is wrong ------------------------------------------------------------------------------------------------

    @rule(chance=st.randoms(use_true_random=False))
    def what_was_accepted_is_said_again(self, chance: Random) -> None:
        if self.accepted:
            seat, said, answer = chance.choice(self.accepted)
            self.clients[seat].tell(said)
            assert self.clients[seat].answer(said["id"]) == answer
            SAID["repeated"] += 1

    @rule(seat=player, behind=st.integers(-3, 3).filter(bool))
    def an_answer_to_another_version(self, seat: int, behind: int) -> None:
        client = self.clients[seat]
        self.see_newest(client)
        action = (client.table["view"].get("actions") or ["pass"])[0]
        assert client.refused("play", action=action, version=self.version - behind) == "turn.stale"
        SAID["stale"] += 1

    @rule(seat=player)
    def two_answers_in_the_wrong_order(self, seat: int) -> None:
        """The second of two moves comes first: it answers a table that is not there yet."""
        client = self.clients[seat]
        self.see_newest(client)
        if not client.my_turn:
            return
        action = client.say("hint")["action"]
        early = {"type": "play", "id": f"early {self.version}", "action": action, "version": self.version + 1}
        client.tell(early)
        self.version += 1
        said = {"type": "play", "id": f"{seat}.{self.version}", "action": action, "version": self.version - 1}
        client.tell(said)
        assert client.answer(early["id"])["code"] == "turn.stale"
        answer = client.answer(said["id"])
        assert answer == {"type": "accepted", "id": said["id"], "version": self.version}
        self.accepted.append((seat, said, answer))
        SAID["reordered"] += 1

    @rule(seat=player, data=st.data())
    def an_action_out_of_turn(self, seat: int, data: st.DataObject) -> None:
        client = self.clients[seat]
        self.see_newest(client)
        if not client.my_turn:
            text = " ".join(data.draw(st.lists(st.sampled_from(self.words), min_size=1, max_size=5)))
            assert client.say("play", action=text, version=self.version)["type"] == "refused"
            SAID["out of turn"] += 1

    @rule(kind=st.sampled_from(KINDS), facts=st.dictionaries(st.sampled_from(FACTS), nonsense | number, max_size=4))
    def a_spectator_speaks(self, kind: str, facts: dict[str, Any]) -> None:
        answer = self.clients[2].say(kind, **facts)
        assert answer["type"] == "refused", answer
        assert answer["code"] in ("seat.none", "message.unreadable"), answer
        SAID["spectator"] += 1

    @rule(seat=someone, text=st.text(max_size=200) | nonsense.map(json.dumps) | st.binary(max_size=200))
    def noise(self, seat: int, text: str | bytes) -> None:
        self.clients[seat].socket.send(text)
        self.refused_without_id(seat)
        SAID["noise"] += 1

    @rule(seat=someone, at=st.floats(0, 1), letter=st.characters(codec="utf-8"), cut=st.booleans())
    def a_garbled_message(self, seat: int, at: float, letter: str, cut: bool) -> None:
        """A good message of which one letter is another, or which breaks off; the id stays as it was."""
        said = json.dumps({"id": "garbled", "type": "play", "action": "pass", "version": -1})
        place = len('{"id": "garbled", ') + int(at * (len(said) - len('{"id": "garbled", ') - 1))
        self.clients[seat].socket.send(said[:place] + letter + ("" if cut else said[place + 1 :]))
        self.refused_without_id(seat)
        SAID["garbled"] += 1

    @rule(seat=someone, field=st.sampled_from(["version", "seat", "id", "action", "type"]), value=number)
    def a_field_of_another_kind(self, seat: int, field: str, value: object) -> None:
        said = {"type": "play", "id": "kind", "action": "pass", "version": -1} | {field: value}
        self.clients[seat].tell(said)
        self.refused_without_id(seat)
        SAID["another kind"] += 1

    @rule(seat=someone, size=st.integers(LARGEST + 1, 200_000))
    def a_huge_message(self, seat: int, size: int) -> None:
        with pytest.raises(ConnectionClosed) as closed:
            shout(self.clients[seat], "x" * size)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        self.clients[seat] = self.connect(seat)
        SAID["huge"] += 1

    @rule(seat=someone, count=st.integers(2, 30))
    def many_at_once(self, seat: int, count: int) -> None:
        for index in range(count):
            self.clients[seat].tell({"type": "play", "id": f"many {index}", "action": "pass", "version": -1})
        for index in range(count):
            assert self.clients[seat].answer(f"many {index}")["type"] == "refused"
        SAID["at once"] += count

    @rule(token=st.text(max_size=40))
    def a_guessed_token(self, token: str) -> None:
        with self.server.socket(self.code) as socket:
            guest = Client(socket, token)
            assert guest.told[0]["type"] == "gone"
            assert guest.table["me"] is None
        SAID["guessed token"] += 1

    def refused_without_id(self, seat: int) -> None:
        while (message := self.clients[seat].hear())["type"] == "table":
            pass
        assert message["type"] == "refused", message
        assert "Traceback" not in json.dumps(message)

    def see_newest(self, client: Client) -> None:
        client.until(lambda table: table["version"] >= self.version)

    @invariant()
    def nothing_else_has_changed(self) -> None:
        if self.accepted:
            assert self.server.http.get(f"/api/tables/{self.code}").json()["version"] == self.version

    def teardown(self) -> None:
        self.sockets.close()
        assert "Traceback" not in self.server.log, self.server.log


def shout(client: Client, text: str) -> None:
    """Say something and listen until the socket is closed."""
    client.socket.send(text)
    while True:
        client.hear()


def test_no_message_does_harm(own_server: Server) -> None:
    once = settings(max_examples=EXAMPLES, stateful_step_count=25, suppress_health_check=list(HealthCheck))
    for _ in rounds():
        run_state_machine_as_test(lambda: Sockets(own_server), settings=once)
    for _ in range(3):
        if sum(SAID.values()) <= ENOUGH:  # by chance only little was said
            run_state_machine_as_test(lambda: Sockets(own_server), settings=once)
    tell("said to sockets", dict(SAID))
    assert sum(SAID.values()) > ENOUGH
    assert own_server.http.get("/api/health").json() == {"status": "ok"}
