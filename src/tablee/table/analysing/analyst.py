"""Analyses of finished matches, made part by part: what was found is kept for everybody who asks later."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import msgspec

from tablee.table.analysing.parts import Part, analyse_part
from tablee.table.bots.client import BotClient
from tablee.table.messages.analysis import Analysis, OfferedDepth
from tablee.table.metrics import NO_METRICS, Metrics
from tablee.toolkit.judging.findings import Moment

MAX_KEPT_BYTES = 16 * 1024 * 1024  # of analyses; one of a long match has some 200 kB
BYTES_OF_MOMENT = 300  # in memory, beside what is sent of it

Key = tuple[bytes, OfferedDepth]


@dataclass
class KeptAnalysis:
    """What has been found of a match, from its beginning."""

    parts: list[Part] = field(default_factory=list)
    next: int | None = 0
    size: int = 0

    def add(self, part: Part) -> None:
        """Add the part that begins at `next`."""
        self.parts.append(part)
        self.next = part.next
        self.size += len(part.found) * BYTES_OF_MOMENT + len(msgspec.msgpack.encode(part[1:4]))

    @property
    def found(self) -> tuple[Moment, ...]:
        """All that was found."""
        return tuple(moment for part in self.parts for moment in part.found)

    def told(self, depth: OfferedDepth, first: int) -> Analysis:
        """Return everything from a step on."""
        return Analysis(
            depth=depth,
            first=first,
            next=self.next,
            steps=self.parts[-1].steps,
            choices=[each for part in self.parts for each in part.choices if each.step >= first],
            luck=[each for part in self.parts for each in part.luck if each.step >= first],
            chances=[each for part in self.parts for each in part.chances if each.step >= first],
            players=self.parts[-1].players,
        )


class Analyst:
    """Lets workers analyse matches, each of them once.

    A match is analysed as far as somebody asks for it, so that nothing is done for readers who have left. The same text
    has the same rules and the same estimates as long as this process runs: it is all that a key needs.
    """

    def __init__(self, bot_client: BotClient, metrics: Metrics = NO_METRICS, most_bytes: int = MAX_KEPT_BYTES) -> None:
        self._bot_client, self._metrics, self._most_bytes = bot_client, metrics, most_bytes
        self._kept: OrderedDict[Key, KeptAnalysis] = OrderedDict()
        self._working: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()  # so that none is made twice
        self.size = 0

    async def find(self, owner: str, text: str, depth: OfferedDepth, first: int, count: Callable[[], None]) -> Analysis:
        """Return what there is from step `first` on: at least one part, or all that was found before.

        `count` is called before each part that has to be made, and may refuse it.
        """
        key = (hashlib.sha256(text.encode()).digest(), depth)
        async with self._working.setdefault(key, asyncio.Lock()):
            kept = self._take(key)
            known = len(kept.parts)
            try:
                while not kept.parts or (kept.next is not None and kept.next <= first):
                    count()
                    kept.add(await self._bot_client.ask(owner, analyse_part, text, depth, kept.next, kept.found))
            finally:
                if kept.parts:
                    self._keep(key, kept)
        self._metrics.analysed(len(kept.parts) - known)
        return kept.told(depth, first)

    def _take(self, key: Key) -> KeptAnalysis:
        kept = self._kept.pop(key, None)
        if kept is None:
            return KeptAnalysis()
        self.size -= kept.size
        return kept

    def _keep(self, key: Key, kept: KeptAnalysis) -> None:
        """Keep an analysis as the last to go, and forget those that nobody has read for longest."""
        self._kept[key] = kept
        self.size += kept.size
        while self.size > self._most_bytes:
            self.size -= self._kept.popitem(last=False)[1].size
