"""Garbled, repeated, reordered, stale and huge messages on real sockets: each gets an answer, none changes anything."""

import json
from collections import Counter
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from tablee.server.socket.connection import MAX_MESSAGE_BYTES
from tests.server.helpers.fuzzed_table import COMPARED, DONE, SAID, SPECTATOR, FuzzedTable, is_host, is_turn
from tests.server.helpers.load.soaking import rounds, tell
from tests.server.helpers.message_generators import KINDS, garbled, nonsense, odd
from tests.server.helpers.server import Client, Server

EXAMPLES = 6
ENOUGH = 20 * EXAMPLES  # messages
BY_PLAYERS: Counter[str] = Counter()  # kinds of messages that had to be refused
someone = st.integers(0, SPECTATOR)  # two players and a spectator
player = st.integers(0, 1)


class Sockets(FuzzedTable):
    """Everything that people, broken programs and attackers send."""

    # --- valid messages -----------------------------------------------------------------------------------------------

    @rule()
    def someone_plays(self) -> None:
        for seat in range(SPECTATOR):
            if is_turn(self.seen[seat]):
                self.say(seat, type="play", action=self.hint(seat), version=self.version)
                return
        self.say(0, type="next_round", version=self.version)

    @rule(seat=someone, data=st.data())
    def someone_speaks(self, seat: int, data: st.DataObject) -> None:
        """Something of which nobody knows whether it is allowed."""
        self.speak(seat, json.dumps(data.draw(self.fitting())))

    @rule(seat=player, data=st.data())
    def someone_does_what_is_allowed(self, seat: int, data: st.DataObject) -> None:
        texts = [json.dumps(data.draw(self.fitting(kind))) for kind in KINDS]
        for text in data.draw(st.permutations(texts)):
            if not self.is_refused(seat, text):
                self.speak(seat, text)
                return

    @rule(seat=someone)
    def someone_comes_back(self, seat: int) -> None:
        self.clients[seat].socket.close()
        self.clients[seat] = self.connect(seat)
        SAID["reconnected"] += 1

    @rule()
    def the_host_lets_a_bot_play_for_who_is_away(self) -> None:
        for seat, table in enumerate(self.seen[:SPECTATOR]):
            if is_host(self.seen[1 - seat]) and table["me"] is not None:
                self.replace_while_away(seat, table["me"], host=1 - seat)
                return

    def replace_while_away(self, seat: int, place: int, host: int) -> None:
        self.clients[seat].socket.close()
        while self.server.http.get(f"/api/tables/{self.code}").json()["seats"][place]["connected"]:
            pass
        chair = self.seen[host]["seats"][place]
        chair["connected"] = False
        self.say(host, type="replace_seat", seat=place)
        self.clients[seat] = self.connect(seat)
        chair["connected"] = True
        SAID["replaced"] += 1

    @rule(seat=player)
    def who_lost_a_seat_comes_as_somebody_new(self, seat: int) -> None:
        table = self.seen[seat]
        if any(table[place] is not None for place in ("me", "left", "waiting")):
            return
        is_waiting, chairs = table["phase"] == "waiting", table["seats"]
        is_open = table["rematch"] is None
        is_place = any((chair["offered"] and is_open) or (is_waiting and chair["name"] is None) for chair in chairs)
        answer = self.server.http.post(f"/api/tables/{self.code}/seats", json={"name": "Eve"})
        assert answer.status_code == (201 if is_place else 409), answer.text
        if is_place:
            self.tokens[seat] = answer.json()["token"]
            self.clients[seat].socket.close()
            self.clients[seat] = self.connect(seat)
            self.see_change(self.version + 1, in_passing=not is_waiting)
        SAID["newcomer"] += 1

    # --- invalid messages ---------------------------------------------------------------------------------------------

    @rule(chance=st.randoms(use_true_random=False))
    def what_was_accepted_is_said_again(self, chance: Random) -> None:
        """A viewer who lost the seat, or regained it, is refused; one who still has it gets the first answer again."""
        mine = [(seat, said) for token, said, _ in self.accepted for seat in range(2) if self.tokens[seat] == token]
        if mine:
            seat, said = chance.choice(mine)
            self.speak(seat, msgspec.json.encode(said))
            SAID["repeated"] += 1

    @rule(seat=player, behind=st.integers(-3, 3))
    def an_answer_to_another_version(self, seat: int, behind: int) -> None:
        version = self.version - behind
        if not self.settled <= version <= self.version and self.seen[seat]["me"] is not None:
            for said in ({"type": "play", "action": "pass"}, {"type": "next_round"}):
                assert self.say(seat, **said, version=version)["code"] in ("turn.stale", "message.unreadable")
            SAID["stale"] += 1

    @rule(seat=player)
    def two_answers_in_the_wrong_order(self, seat: int) -> None:
        """The second of two moves comes first: it answers a table that is not there yet."""
        client = self.clients[seat]
        if not is_turn(self.seen[seat]):
            return
        action = self.hint(seat)
        early, later = (self.with_id(type="play", action=action, version=self.version + more) for more in (1, 0))
        client.tell(early)
        client.tell(later)
        assert client.answer(early["id"])["code"] == "turn.stale"
        assert client.answer(later["id"]) == {"type": "accepted", "id": later["id"], "version": self.version + 1}
        self.see_change(self.version + 1)
        SAID["reordered"] += 1

    @rule(seat=player, data=st.data())
    def an_action_out_of_turn(self, seat: int, data: st.DataObject) -> None:
        action = data.draw(self.actions())
        if not is_turn(self.seen[seat]):
            self.say(seat, type="play", action=action, version=self.version)
            SAID["out of turn"] += 1

    @rule(seat=someone, data=st.data())
    def all_that_is_not_allowed(self, seat: int, data: st.DataObject) -> None:
        """One message of every kind: if it could do something as it is, an odd one that cannot."""
        for kind in KINDS:
            texts = [json.dumps(data.draw(some)) for some in (self.fitting(kind), odd(self.fitting(kind)))]
            refused = [text for text in texts if self.is_refused(seat, text)]
            if refused:
                self.speak(seat, refused[0])
                BY_PLAYERS[kind] += self.seen[seat]["me"] is not None

    @rule(seat=someone, data=st.data())
    def an_odd_message(self, seat: int, data: st.DataObject) -> None:
        self.speak(seat, json.dumps(data.draw(odd(self.fitting()))))
        SAID["odd"] += 1

    @rule(seat=someone, data=st.data())
    def a_garbled_message(self, seat: int, data: st.DataObject) -> None:
        self.speak(seat, data.draw(garbled(self.fitting())))
        SAID["garbled"] += 1

    @rule(seat=someone, text=st.text(max_size=200) | nonsense.map(json.dumps) | st.binary(max_size=200))
    def noise(self, seat: int, text: str | bytes) -> None:
        self.speak(seat, text)
        SAID["noise"] += 1

    @rule(seat=someone, size=st.integers(MAX_MESSAGE_BYTES + 1, 200_000))
    def a_huge_message(self, seat: int, size: int) -> None:
        with pytest.raises(ConnectionClosed) as closed:
            shout(self.clients[seat], "x" * size)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        self.clients[seat] = self.connect(seat)
        SAID["huge"] += 1

    @rule(seat=someone, number=st.integers(2, 30))
    def many_at_once(self, seat: int, number: int) -> None:
        for index in range(number):
            self.clients[seat].tell({"type": "play", "id": f"many {index}", "action": "pass", "version": -1})
        for index in range(number):
            assert self.clients[seat].answer(f"many {index}")["type"] == "refused"
        SAID["at once"] += number

    @rule(token=st.text(max_size=40))
    def a_guessed_token(self, token: str) -> None:
        with self.server.socket(self.code) as socket:
            guest = Client(socket, token)
            assert guest.told[0]["type"] == "gone"
            assert guest.table["me"] is None
        SAID["guessed token"] += 1


def shout(client: Client, text: str) -> None:
    """Say something and listen until the socket is closed."""
    client.socket.send(text)
    while True:
        client.hear()


def was_enough_said() -> bool:
    return SAID.total() > ENOUGH and min(BY_PLAYERS[kind] for kind in KINDS) > 0


def test_no_message_does_harm(own_server: Server) -> None:
    # Hypothesis repeats itself where CI is set: then trying once more would find nothing new.
    once = settings(
        max_examples=EXAMPLES, stateful_step_count=25, derandomize=False, suppress_health_check=list(HealthCheck)
    )
    machine: Any = partial(Sockets, own_server)
    for _ in rounds():
        run_state_machine_as_test(machine, settings=once)
    for _ in range(5):
        if not was_enough_said():  # randomly, too few messages were sent, or some kind was missing
            run_state_machine_as_test(machine, settings=once)
    tell("said to sockets", dict(SAID))
    tell("of these refused to players", dict(BY_PLAYERS))
    tell("done", dict(DONE))
    tell("of what was heard, compared", dict(COMPARED))
    assert was_enough_said()
    assert own_server.http.get("/api/health").json() == {"status": "ok"}
