"""A table to which random messages are sent: the expected answer to each, and what everybody must still see of it."""

import json
from collections import Counter
from contextlib import ExitStack
from typing import Any
from uuid import uuid4

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant

from tablee.games import GAMES
from tablee.games.bots import BOTS
from tablee.table.messages.from_page import (
    Agree,
    AskHint,
    Check,
    ComeBack,
    Consider,
    Emote,
    Leave,
    RemoveSeat,
    Said,
    SetFace,
    SetPace,
)
from tests.server.helpers.leaks.comparison import OF_PRESENCE, Answered, Heard, check_leaks, words_of
from tests.server.helpers.leaks.permissions import is_allowed
from tests.server.helpers.message_generators import KINDS, fine, kind_of
from tests.server.helpers.server import ANSWERS, Client, Server, play_on

SAID: Counter[str] = Counter()  # messages of all runs, to see how much was tried
DONE: Counter[str] = Counter()  # kinds of messages that changed something
COMPARED: Counter[str] = Counter()  # received messages
UNSTORED = (Emote, Check, AskHint, Consider)  # repeated ones are answered again
SPECTATOR = 2


class FuzzedTable(RuleBasedStateMachine):
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

    def hint(self, seat: int) -> str:
        action: str = self.clients[seat].say("hint")["action"]
        return action

    def is_refused(self, seat: int, text: str) -> bool:
        said = read(text)
        return said is None or is_allowed(said, self.seen[seat], self.settled) is False

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
    while (message := client.hear())["type"] not in ANSWERS:
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
