"""The sockets of pages: each shows one table to one viewer, as a websocket of a server does."""

import asyncio

from tablee.browser.bridge import Page
from tablee.core.errors import TableeError
from tablee.table.calls.tables import proof_of
from tablee.table.conversation import (
    FIRST,
    POLICY_VIOLATION,
    TRY_AGAIN_LATER,
    UNKNOWN_TABLE,
    Conversation,
    read,
)
from tablee.table.lobby import Lobby
from tablee.table.messages.from_page import Hello
from tablee.table.people.tokens import Proof
from tablee.table.refusals import REFUSALS, refusal_of
from tablee.table.rendering.presenter import refused, written
from tablee.table.storage.store import StoreFailed
from tablee.table.table import Table


class Session:
    """One socket, from its first message to its end; it is also the viewer at the table."""

    def __init__(self, page: Page, socket: str, code: str, lobby: Lobby, guest: bytes) -> None:
        self._page, self._socket, self._code, self._lobby = page, socket, code, lobby
        self._guest = guest
        self.proof = Proof()  # until its hello
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self._task = asyncio.create_task(self._serve())

    def hear(self, text: str) -> None:
        """Take a message of the page; messages are answered in order."""
        self._lines.put_nowait(text)

    def end(self) -> None:
        """End it: the page has closed the socket."""
        self._task.cancel()

    def tell(self, message: bytes, rest: bytes = b"") -> None:
        """Send the page a message, which may come in two parts."""
        self._page.line(self._socket, (message + rest).decode())

    async def _serve(self) -> None:
        try:
            table = await self._lobby.find(self._code)
        except TableeError as error:
            self._dismiss(error, TRY_AGAIN_LATER if isinstance(error, StoreFailed) else UNKNOWN_TABLE)
            return
        try:
            hello = read(FIRST, (await self._lines.get()).encode())
            if not isinstance(hello, Hello):
                raise REFUSALS("message.no_hello")
        except TableeError:
            self._dismiss(REFUSALS("message.no_hello"), POLICY_VIOLATION)
            return
        self.proof = proof_of(hello.token, self._guest)
        await self._look_on(table)

    async def _look_on(self, table: Table) -> None:
        try:
            table.enter(self)
        except TableeError as error:
            self._dismiss(error, TRY_AGAIN_LATER)
            return
        conversation = Conversation(table, self)
        try:
            while True:
                text = await self._lines.get()
                self.tell(written(await conversation.answer(text.encode())))
        finally:
            table.exit(self)

    def _dismiss(self, error: TableeError, code: int) -> None:
        self.tell(written(refused(refusal_of(error), None)))
        self._page.closed(self._socket, code)
