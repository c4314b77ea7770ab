"""A connection to PostgreSQL that breaks on demand."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

PORT = ".s.PGSQL.5432"


class Wire:
    """Passes everything on until it has to break: before the next query arrives, or after it and before the answer."""

    def __init__(self, beyond: Path) -> None:
        self._beyond = beyond
        self._passing: set[asyncio.Task[None]] = set()
        self._ends: set[asyncio.StreamWriter] = set()
        self.breaks: Literal["before", "after"] | None = None
        self.broken = 0  # how often it broke
        self.cut = False  # while it is cut, nothing gets through

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.close()
            return
        there, back = await asyncio.open_unix_connection(str(self._beyond / PORT))
        ends = {writer, back}
        self._ends |= ends
        for source, target, breaks in ((reader, back, "before"), (there, writer, "after")):
            task = asyncio.create_task(self._pass_on(source, target, breaks, ends))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    def hang_up(self) -> None:
        """Break all connections now."""
        for end in self._ends:
            end.close()

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, breaks: str, ends: set[asyncio.StreamWriter]
    ) -> None:
        try:
            while data := await source.read(65536):
                if self.breaks == breaks:
                    self.breaks = None
                    self.broken += 1
                    return
                target.write(data)
                await target.drain()
        except OSError:
            return
        finally:
            for end in ends:
                end.close()
            self._ends -= ends


@asynccontextmanager
async def wire_to(database: str, folder: Path) -> AsyncIterator[tuple[Wire, str]]:
    """Connect to a database through this proxy; return it and its URL."""
    parts = urlsplit(database)
    wire = Wire(Path(parse_qs(parts.query)["host"][0]))
    async with await asyncio.start_unix_server(wire.meet, folder / PORT) as serving:
        yield wire, urlunsplit(parts._replace(query=urlencode({"host": str(folder)})))
        serving.close()
