"""Tables in short, without waking them: a sleeping table is read from the store once, and again only after it
changed."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from tablee.core.errors import TableeError
from tablee.core.game import Player
from tablee.games.bots import level_played
from tablee.table.messages.summaries import Summaries, Summary, SummarySeat
from tablee.table.people.faces import faces_of
from tablee.table.people.places import find_place
from tablee.table.people.tokens import Proof, is_code
from tablee.table.state import TableState
from tablee.table.storage.store import Store, StoreFailed
from tablee.table.table import Table
from tablee.table.transitions import recall_in_slices

MAX_KEPT = 2_000  # summaries of sleeping tables; one has about 2 kB


class Wanted(NamedTuple):
    """A table that a visitor asks for, and what proves their seats there; without a proof they are a spectator."""

    code: str
    proofs: tuple[Proof, ...] = ()


class Found(NamedTuple):
    """The answer, and how many codes and tokens were unknown: guesses are counted."""

    summaries: Summaries
    wrong: int


class Short(NamedTuple):
    """What is cached of a table: what everybody may know, and the table without its match, for the seats of
    visitors."""

    summary: Summary
    seats: TableState

    @classmethod
    def of(cls, now: TableState) -> "Short":
        """Return what is cached of a state."""
        return cls(summarize(now), replace(now, match=None))

    def told(self, at: float, proofs: Sequence[Proof]) -> Summary:
        """Return the summary for a visitor with these proofs."""
        places = [find_place(self.seats, proof) for proof in proofs]
        return replace(
            self.summary,
            at=at,
            mine=_seats(place.seat for place in places),
            left=_seats(place.left for place in places),
            waiting=_seats(place.waiting for place in places),
        )

    def unknown(self, proofs: Sequence[Proof]) -> int:
        """Return how many of the tokens are unknown at this table."""
        return sum(proof.token is not None and not self.seats.knows(Proof(proof.token)) for proof in proofs)


class Summarizer:
    """Summarizes tables for visitors who have their codes."""

    def __init__(self, store: Store, awake: Mapping[str, Table]) -> None:
        self._store, self._awake = store, awake
        self._asleep: OrderedDict[str, Short] = OrderedDict()
        self._reading = asyncio.Lock()  # one table at a time: a request may ask for many

    async def find(self, wanted: Sequence[Wanted]) -> Found:
        """Return the summaries of the tables that exist, in the order in which they are asked for."""
        by_code = {one.code.upper(): one.proofs for one in wanted}
        newest = await self._store.newest([code for code in by_code if is_code(code)])
        found, wrong = Summaries([], []), 0
        for code, proofs in by_code.items():
            number, at = newest.get(code, (0, 0.0))
            short = await self._short(code, number) if number else None
            if short is None:
                found.gone.append(code)
                wrong += not number
            else:
                found.tables.append(short.told(at, proofs))
                wrong += short.unknown(proofs)
        return Found(found, wrong)

    async def _short(self, code: str, number: int) -> Short | None:
        """Return the table after this event, or after a later one; None if it cannot be read."""
        table = self._awake.get(code)
        if table is not None and table.state.version >= number:
            return Short.of(table.state)
        async with self._reading:
            short = self._asleep.pop(code, None)
            if short is None or short.summary.version < number:
                short = await self._read(code)
            if short is not None:
                self._keep(code, short)
        return short

    async def _read(self, code: str) -> Short | None:
        try:
            stored = await self._store.load(code)
            if stored is None:
                return None
            setup, entries = stored
            return Short.of(await recall_in_slices(setup, [entry.event for entry in entries]))
        except StoreFailed:
            raise
        except TableeError:  # its rules are unknown to this version
            return None

    def _keep(self, code: str, short: Short) -> None:
        self._asleep[code] = short  # the most recently used is the last
        if len(self._asleep) > MAX_KEPT:
            self._asleep.popitem(last=False)


def summarize(now: TableState) -> Summary:
    """Return what everybody may know about a table, in short."""
    match = now.match
    return Summary(
        code=now.setup.code,
        game=now.setup.game.name,
        phase=now.phase,
        seats=[
            SummarySeat(chair.name, chair.bot and level_played(now.setup.game.name, chair.bot), face)
            for chair, face in zip(now.chairs, faces_of(now.chairs), strict=True)
        ],
        round=match.round if match else 1,
        rounds=match.rounds if match else now.setup.game.rounds,
        totals=list(match.totals) if match else [0] * now.setup.players,
        leaders=list(match.leaders) if match and match.sheet else [],
        turn=sorted(now.to_act),
        rematch=now.rematch,
        version=now.version,
        began=now.turn_began,
        at=0,
        mine=[],
        left=[],
        waiting=[],
    )


def _seats(seats: Iterable[Player | None]) -> list[Player]:
    """Return each seat once."""
    return list(dict.fromkeys(seat for seat in seats if seat is not None))
