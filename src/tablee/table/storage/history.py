"""The history of a table: its state, and the answers to repeated messages."""

from collections.abc import Sequence

from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE, ChangeLimit
from tablee.table.events import Asked, Entry, Sat
from tablee.table.state import TableState


class History:
    """The sum of a table's events."""

    __slots__ = ("_answers", "change_limit", "state", "stored_at")

    def __init__(
        self,
        state: TableState,
        entries: Sequence[Entry],
        at: float,
        max_changes_per_minute: int = MAX_CHANGES_PER_MINUTE,
    ) -> None:
        self.state = state
        self._answers: dict[Asked, int] = {}
        self.change_limit = ChangeLimit(max_changes_per_minute)
        self.stored_at = 0.0  # when the players' time was last stored, in seconds since 1970
        for entry in entries:
            self._remember(entry, at)

    def advance(self, state: TableState, entries: Sequence[Entry], at: float) -> None:
        """Advance to the state after these entries, which have just been stored."""
        self.state = state
        for entry in entries:
            self._remember(entry, at)

    def answer(self, asked: Asked | None) -> int | None:
        """Return the answer to the same message, if it was answered before."""
        return None if asked is None else self._answers.get(asked)

    def _remember(self, entry: Entry, at: float) -> None:
        """Remember the answer for a repeated message, and the time up to which the players' time is stored.

        A person who sits down later is somebody else and may use the same ids.
        """
        if isinstance(entry.event, Sat):
            newcomer = entry.event.seat
            self._answers = {asked: version for asked, version in self._answers.items() if asked.seat != newcomer}
        if entry.asked is not None:
            self._answers[entry.asked] = entry.number
        stored_at = at if entry.at is None else entry.at
        self.change_limit.count(entry, stored_at)
        if entry.number == self.state.time.since:
            self.stored_at = stored_at
