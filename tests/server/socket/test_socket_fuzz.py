"""Garbled, repeated, reordered, stale and huge messages on real sockets: each gets an answer, none changes anything."""

import json
from collections import Counter
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from tablee.games import GAMES
from tablee.games.bots import BOTS
from tablee.server.socket.connection import MAX_MESSAGE_BYTES
from tablee.table.messages.from_page import (
    Agree,
    AskHint,
    Check,
    ComeBack,
    Emote,
    Leave,
    RemoveSeat,
    Said,
    SetFace,
    SetPace,
)
from tests.server.helpers.leaks.comparison import OF_PRESENCE, Answered, Heard, check_leaks, words_of
from tests.server.helpers.leaks.permissions import is_allowed
from tests.server.helpers.load.soaking import rounds, tell
from tests.server.helpers.message_generators import KINDS, fine, garbled, kind_of, nonsense, odd
from tests.server.helpers.server import Client, Server, play_on

EXAMPLES = 6
ENOUGH = 20 * EXAMPLES  # messages

SAID: Counter[str] = Counter()  # messages of all runs, to see how much was tried
BY_PLAYERS: Counter[str] = Counter()  # kinds of messages that had to be refused
DONE: Counter[str] = Counter()  # kinds of messages that changed something
COMPARED: Counter[str] = Counter()  # received messages

UNSTORED = (Emote, Check, AskHint)  # repeated ones are answered again
SPECTATOR = 2
someone = st.integers(0, SPECTATOR)  # two players and a spectator
player = st.integers(0, 1)


class Sockets(RuleBasedStateMachine):
    """A table of two people, a spectator and perhaps bots; `seen` is what each of them must still see of it."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.sockets = ExitStack()
        self.accepted: list[tuple[str | None, Said, dict[str, Any]]] = []  # (token, message, answer)
        self.heard: list[Heard] = []
        self.answered: list[Answered] = []
        self.seen: list[dict[str, Any]] = []

    @initialize(
        stage=st.sampled_from(["waiting", "playing", "playing", "over"]),
        game=st.sampled_from(list(GAMES)),
        players=st.integers(2, 3),
        rounds=st.integers(1, 2),
    )
    def sit_down(self, stage: str, game: str, players: int, rounds: int) -> None:
        self.game = "zoo-domino" if stage == "over" else game  # a short one
        options: dict[str, Any] = {"rounds": rounds} if stage == "over" else {}
        anna = self.server.new_table(players, game=self.game, **options)
        self.code = anna["code"]
        self.tokens = [anna["token"], self.server.sit(self.code)["token"], None]
        self.clients = [self.connect(seat) for seat in range(3)]
        self.words = words_of(self.game)
        if stage != "waiting":
            self.clients[0].accepted("start", fill=next(iter(BOTS[self.game])))
        if stage == "over":
            play_on(self.clients[:2])
        self.version = self.settled = -1
        self.see_change(self.clients[0].table["version"])

    def connect(self, seat: int) -> Client:
        client = Client(self.sockets.enter_context(self.server.socket(self.code)), self.tokens[seat])
        self.heard.append(Heard(self.tokens[seat], client))
        return client

    # --- valid messages -----------------------------------------------------------------------------------------------

    @rule()
    def someone_plays(self) -> None:
        for seat in range(SPECTATOR):
            if is_turn(self.seen[seat]):
                self.say(seat, type="play", action=self.hint(seat), version=self.version)
                return
        self.say(0, type="next_round", version=self.version)

    def hint(self, seat: int) -> str:
        action: str = self.clients[seat].say("hint")["action"]
        return action

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

    def is_refused(self, seat: int, text: str) -> bool:
        said = read(text)
        return said is None or is_allowed(said, self.seen[seat], self.settled) is False

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

    # --- messages and their expected effects -------------------------------------------------------------------------

    def fitting(self, *kinds: str) -> st.SearchStrategy[dict[str, Any]]:
        """Return messages of these kinds, or of all, with values among which some fit this table.

        What is drawn must not depend on the deal, which is another each time, but only what is made of it.
        """
        bots = st.sampled_from(list(BOTS[self.game]))
        return fine(
            kinds or KINDS,
            {
                "id": st.just(self.with_id()["id"]),
                "seat": st.integers(-1, 3),
                "bot": bots | st.text(max_size=20),
                "fill": st.none() | bots,
                "version": st.integers(-2, 1).map(lambda more: self.version + more),
                "action": self.actions(),
            },
        )

    def actions(self) -> st.SearchStrategy[str]:
        listed = [action for table in self.seen if table["view"] for action in table["view"].get("actions") or ["pass"]]
        choices = listed or ["pass"]
        by_chance = st.lists(st.sampled_from(self.words), min_size=1, max_size=5).map(" ".join)
        return st.integers(0, 99).map(lambda number: choices[number % len(choices)]) | by_chance

    def with_id(self, **facts: Any) -> dict[str, Any]:
        return {"id": str(uuid4()), **facts}

    def say(self, seat: int, /, **facts: Any) -> dict[str, Any]:
        return self.speak(seat, json.dumps(self.with_id(**facts)))

    def speak(self, seat: int, text: str | bytes) -> dict[str, Any]:
        """Say something and return the answer, which must be the right one."""
        said, table, client = read(text), self.seen[seat], self.clients[seat]
        if said is not None and is_last_to_leave(said, table):  # bots would play on by themselves
            return {}
        client.socket.send(text)
        answer = hear_answer(client)
        SAID[answer["type"]] += 1
        if said is None:
            assert answer["type"] == "refused", (text, answer)
            return answer
        self.answered.append(Answered(said, table, answer))
        self.check_answer(seat, said, answer)
        if answer["type"] == "accepted" and answer["version"] > self.version:
            DONE[kind_of(type(said))] += 1
            self.accepted.append((self.tokens[seat], said, answer))
            self.see_change(answer["version"], in_passing=is_in_passing(said, table))
        return answer

    def check_answer(self, seat: int, said: Said, answer: dict[str, Any]) -> None:
        allowed = is_allowed(said, self.seen[seat], self.settled)
        first = self.first_answer(seat, said)
        assert answer["id"] == said.id
        assert answer.get("code") != "server.failed"
        if first is not None:
            assert answer == first
        elif allowed is not None:
            assert (answer["type"] != "refused") == allowed, (said, answer)

    def first_answer(self, seat: int, said: Said) -> dict[str, Any] | None:
        """Return the answer to the first message of this id, if its sender still has that seat."""
        place = self.seen[seat]["left" if isinstance(said, ComeBack) else "me"]
        if isinstance(said, Leave) and place is None:
            place = self.seen[seat]["waiting"]
        if place is None or isinstance(said, UNSTORED):
            return None
        mine = (answer for token, before, answer in self.accepted if (token, before.id) == (self.tokens[seat], said.id))
        return next(mine, None)

    def see_change(self, version: int, *, in_passing: bool = False) -> None:
        """Wait until the table has reached this version and bots have acted; all must see this state from now on.

        What happens in passing makes no answer stale, unless somebody takes a seat by it.
        """
        now = self.clients[SPECTATOR].until(lambda table: table["version"] >= version and is_at_rest(table))
        self.version = now["version"]
        if not in_passing or self.version > version:
            self.settled = self.version
        self.seen = self.look()

    def look(self) -> list[dict[str, Any]]:
        """Return what each new viewer sees now."""
        tables = []
        for token in self.tokens:
            with self.server.socket(self.code) as socket:
                looker = Client(socket, token)
                self.heard.append(Heard(token, looker))
                tables.append(looker.table)
        return tables

    @invariant()
    def nothing_else_has_changed(self) -> None:
        assert list(map(without_presence, self.look())) == list(map(without_presence, self.seen))

    def teardown(self) -> None:
        self.sockets.close()
        if self.seen:
            COMPARED.update(check_leaks(self.server, self.code, self.heard, self.answered))


def read(text: str | bytes) -> Said | None:
    """Return the message as the server must understand it; None: not at all."""
    try:
        return msgspec.json.decode(text, type=Said)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def hear_answer(client: Client) -> dict[str, Any]:
    """Return the next message that is an answer."""
    while (message := client.hear())["type"] not in ("accepted", "refused", "checked", "hint"):
        pass
    return message


def is_turn(table: dict[str, Any]) -> bool:
    return table["phase"] == "playing" and table["me"] is not None and table["view"]["turn"] == table["me"]


def is_host(table: dict[str, Any]) -> bool:
    return table["me"] is not None and table["seats"][table["me"]]["host"] is True


def is_at_rest(table: dict[str, Any]) -> bool:
    """Whether people are awaited, and not a bot."""
    return table["phase"] != "playing" or table["seats"][table["view"]["turn"]]["bot"] is None


def is_in_passing(said: Said, table: dict[str, Any]) -> bool:
    """Whether it changes only the pace of the bots, a face, or who waits for a seat."""
    if isinstance(said, RemoveSeat):
        return table["seats"][said.seat]["newcomer"] is not None
    return isinstance(said, SetPace | SetFace | Agree) or (isinstance(said, Leave) and table["me"] is None)


def is_last_to_leave(said: Said, table: dict[str, Any]) -> bool:
    people = [seat for seat, chair in enumerate(table["seats"]) if chair["name"] is not None and chair["bot"] is None]
    leaves = isinstance(said, Leave) or (isinstance(said, RemoveSeat) and said.seat == table["me"])
    return leaves and people == [table["me"]]


def without_presence(table: dict[str, Any]) -> dict[str, Any]:
    """Return the table without what changes as people come and go."""
    seats = [{name: value for name, value in seat.items() if name != "connected"} for seat in table["seats"]]
    return {name: value for name, value in table.items() if name not in OF_PRESENCE} | {"seats": seats}


def shout(client: Client, text: str) -> None:
    """Say something and listen until the socket is closed."""
    client.socket.send(text)
    while True:
        client.hear()


def was_enough_said() -> bool:
    return SAID.total() > ENOUGH and min(BY_PLAYERS[kind] for kind in KINDS) > 0


def test_no_message_does_harm(own_server: Server) -> None:
    once = settings(max_examples=EXAMPLES, stateful_step_count=25, suppress_health_check=list(HealthCheck))
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
