"""Each message is decoded once, whichever way it takes, and each kind of message has one command or answer."""

import asyncio
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest

from tablee.server.rate_limits import Limits, RateLimits
from tablee.server.socket import dispatch
from tablee.table import conversation
from tablee.table.bots.turns import Bots
from tablee.table.clock.timers import Timers
from tablee.table.conversation import COMMANDS, QUESTIONS
from tablee.table.lobby import Lobby
from tablee.table.messages import from_page
from tablee.table.people.tokens import Proof, digest
from tablee.table.storage.memory import MemoryStore


def test_every_message_is_a_command_or_a_question() -> None:
    assert {*COMMANDS, *QUESTIONS} == set(get_args(from_page.Said))
    assert not {*QUESTIONS} & {*COMMANDS}
    assert set(get_args(from_page.Command)) | {from_page.ComeBack} == {*COMMANDS}


class Socket:
    """A socket whose messages come from a queue, as the server's own connection fills it."""

    def __init__(self, proof: Proof) -> None:
        self.proof, self.address, self.wire = proof, "here", SimpleNamespace(handle_at_once=None)
        self.answers: list[Any] = []
        self.queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def tell(self, message: bytes, rest: bytes = b"") -> None:
        told = msgspec.json.decode(message + rest)
        if told["type"] not in ("table", "emoted"):
            self.answers.append(told)

    async def receive(self) -> dict[str, Any]:
        return await self.queue.get()

    async def say(self, text: bytes) -> Any:
        """Send a message the way `frames.Wire` hands it over, and return the answer."""
        count = len(self.answers)
        said = self.wire.handle_at_once(text)
        if said is not True:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "said": said})
        async with asyncio.timeout(10):
            while len(self.answers) == count:
                await asyncio.sleep(0)
        return self.answers[-1]


class CountingDecoder:
    """Decodes as the real one does, and counts."""

    def __init__(self) -> None:
        self.count = 0

    def decode(self, text: bytes) -> from_page.Said:
        self.count += 1
        return msgspec.json.decode(text, type=from_page.Said)


def test_a_message_is_decoded_once_whether_it_is_begun_at_once_or_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    decoder = CountingDecoder()
    for module in (dispatch, conversation):  # the fast path and the slow one
        monkeypatch.setattr(module, "SAID", decoder)

    async def story() -> None:
        lobby = Lobby(MemoryStore(), Bots(0), Timers())
        code, _, token = await lobby.create("zoo-domino", 2, {}, "Anna")
        table = await lobby.find(code)
        await table.sit("Ben")
        socket: Any = Socket(Proof(digest(token)))
        table.enter(socket)
        listening = asyncio.create_task(dispatch.SocketConversation(table, socket, RateLimits(Limits())).listen(socket))
        await asyncio.sleep(0)
        for text, answer in (
            (b'{"type": "start", "id": "1"}', "accepted"),  # at once
            (b'{"type": "emote", "id": "2", "emote": "hello"}', "accepted"),  # by the task that listens
            (b'{"type": "come_back", "id": "3"}', "refused"),
            (b'{"type": "next_round", "id": "4", "version": 3}', "refused"),
        ):
            before = decoder.count
            assert (await socket.say(text))["type"] == answer
            assert decoder.count == before + 1
        assert (await socket.say(b'{"type": "start", "id": 7}'))["code"] == "message.unreadable"
        listening.cancel()
        await lobby.close()

    asyncio.run(story())
