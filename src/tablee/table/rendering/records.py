"""The record of a match at a table: written by a worker, and cached."""

from collections import OrderedDict
from collections.abc import Sequence

from tablee.core.match import NEXT_ROUND, Match
from tablee.core.record import Event as RecordEvent
from tablee.core.record import Record
from tablee.table.events import Dealt, Entry, Played, Setup
from tablee.table.refusals import REFUSALS
from tablee.table.transitions import recall

MAX_KEPT_BYTES = 16 * 1024 * 1024  # of records; one of twenty rounds has some 100 kB


def write_record(setup: Setup, entries: Sequence[Entry]) -> str:
    """Return the record of a finished match. This runs in a worker, since the match is replayed twice."""
    now = recall(setup, (entry.event for entry in entries))
    if now.match is None or not now.match.over:
        raise REFUSALS("table.not_over")
    events = []
    for entry in entries:
        match entry.event:
            case Played(seat, action):
                events.append(RecordEvent(seat, action))
            case Dealt():
                events.append(RecordEvent(None, NEXT_ROUND))
    names = tuple(chair.name or "" for chair in now.chairs)
    return Record(Match.start(now.setup.game, now.setup.players, now.match.seed), tuple(events), names).write()


class KeptRecords:
    """A cache of the most recently requested records, by table and version."""

    def __init__(self, most: int = MAX_KEPT_BYTES) -> None:
        self._most = most
        self._texts: OrderedDict[tuple[str, int], str] = OrderedDict()
        self.size = 0

    def get(self, code: str, version: int) -> str | None:
        """Return the record, if it is cached."""
        text = self._texts.get((code, version))
        if text is not None:
            self._texts.move_to_end((code, version))
        return text

    def keep(self, code: str, version: int, text: str) -> None:
        """Cache a record, and evict the least recently used ones."""
        if (code, version) in self._texts:
            return
        self._texts[code, version] = text
        self.size += len(text)
        while self.size > self._most:
            self.size -= len(self._texts.popitem(last=False)[1])
