"""The record of a match at a table: written by a worker, and kept for whoever asks next."""

from collections import OrderedDict
from collections.abc import Sequence

from tablee.core.match import NEXT_ROUND, Match
from tablee.core.record import Event as RecordEvent
from tablee.core.record import Record
from tablee.table.events import Dealt, Entry, Played, Setup
from tablee.table.refusals import REFUSALS
from tablee.table.state import TableState

MAX_KEPT_BYTES = 16 * 1024 * 1024  # bytes of records; one of twenty rounds has some 100 kB


def write_record(setup: Setup, entries: Sequence[Entry]) -> str:
    """Return the record of a match that is over. In a worker: it is played again twice."""
    now = TableState.recall(setup, (entry.event for entry in entries))
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
    return Record(Match.start(setup.game, setup.players, now.match.seed), tuple(events), names).write()


class KeptRecords:
    """The records that were asked for last, by the table and its version, as far as they find room."""

    def __init__(self, most: int = MAX_KEPT_BYTES) -> None:
        self._most = most
        self._texts: OrderedDict[tuple[str, int], str] = OrderedDict()
        self.size = 0

    def get(self, code: str, version: int) -> str | None:
        """Return the record, if it is kept."""
        text = self._texts.get((code, version))
        if text is not None:
            self._texts.move_to_end((code, version))
        return text

    def keep(self, code: str, version: int, text: str) -> None:
        """Keep a record, and forget those that were not asked for the longest."""
        if (code, version) in self._texts:
            return
        self._texts[code, version] = text
        self.size += len(text)
        while self.size > self._most:
            self.size -= len(self._texts.popitem(last=False)[1])
