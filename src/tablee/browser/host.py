"""The host: all tables of this device, in a web worker. `web/src/device/worker/host.ts` starts it.

JavaScript calls the methods of Host; everything else is what the server uses, too.
"""

import asyncio
import secrets
from typing import Any

from pyodide.ffi import to_js  # only here: nothing else knows that this is a browser

from tablee.browser.bridge import Database, Page
from tablee.browser.session import Session
from tablee.browser.store import BrowserStore
from tablee.browser.workers import HelperWorker
from tablee.table.bots.client import BotClient
from tablee.table.bots.turns import Bots
from tablee.table.calls.routes import Call, Calls
from tablee.table.clock.timers import Timers
from tablee.table.lobby import Lobby
from tablee.table.people.tokens import CODE_LENGTH, LETTERS, digest

HERE = "0"  # how the codes of this device begin: no server's code has it
GUEST = digest("this device")  # stands for the cookie, which a browser without a server has not
MAX_TURN_S = 60.0  # for a bot's turn: a phone may take ten times as long as a computer
MAX_ANSWER_S = 30.0  # for a question


def new_code() -> str:
    """Return the code of a table on this device."""
    return HERE + "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH - 1))


class Host:
    """Answers the page's calls and sockets, one object for as long as the worker lives."""

    def __init__(self, page: Page, database: Database, helper: Any, pace: float = 1.0) -> None:
        store, turn = BrowserStore(database), asyncio.Lock()
        turns, answers = (HelperWorker(_Helper(helper), turn, seconds) for seconds in (MAX_TURN_S, MAX_ANSWER_S))
        self._bot_client = BotClient(turns, answers)
        self._page = page
        self._lobby = Lobby(store, Bots(pace, self._bot_client), Timers(), new_code=new_code)
        self._calls = Calls(self._lobby, self._bot_client)
        self._sessions: dict[str, Session] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Wake the tables that wait for a bot."""
        await self._lobby.open()

    def call(self, number: str, method: str, path: str, body: str, token: str, is_guest: bool) -> None:
        """Answer what HTTP would answer; without a token it is empty."""
        call = Call(method, path, body.encode(errors="surrogatepass"), token or None, GUEST if is_guest else None)
        task = asyncio.create_task(self._answer(number, call))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    def open_socket(self, socket: str, code: str) -> None:
        """Show a table."""
        self._sessions[socket] = Session(self._page, socket, code, self._lobby, GUEST)

    def line(self, socket: str, text: str) -> None:
        """Pass on a message; one for a socket that is closed is lost, as anywhere."""
        session = self._sessions.get(socket)
        if session is not None:
            session.hear(text)

    def close_socket(self, socket: str) -> None:
        """Stop showing a table."""
        session = self._sessions.pop(socket, None)
        if session is not None:
            session.end()

    async def _answer(self, number: str, call: Call) -> None:
        answer = await self._calls.answer(call)
        self._page.answer(number, int(answer.status), answer.mime, answer.body.decode())


class _Helper:
    """The helper of JavaScript, which takes and gives arrays of bytes."""

    def __init__(self, helper: Any) -> None:
        self._helper = helper

    async def start(self) -> None:
        await self._helper.start()

    async def attempt(self, task: bytes) -> bytes:
        outcome = await self._helper.attempt(to_js(task))
        told: bytes = outcome.to_bytes()
        return told

    def end(self) -> None:
        self._helper.end()
