"""What has happened at a table so far, and what was answered to whom."""

from collections.abc import Sequence

from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE, ChangeLimit
from tablee.table.events import Asked, Entry, Sat
from tablee.table.state import TableState


class Story:
    """The sum of a table's events."""

    __slots__ = ("_answers", "change_limit", "situation", "stored_at")

    def __init__(
        self,
        situation: TableState,
        entries: Sequence[Entry],
        at: float,
        most_changes: int = MAX_CHANGES_PER_MINUTE,
    ) -> None:
        self.situation = situation
        self._answers: dict[Asked, int] = {}
        self.change_limit = ChangeLimit(most_changes)
        self.stored_at = 0.0  # the time until which it is stored what was spent, in seconds since 1970
        for entry in entries:
            self._remember(entry, at)

    def go_on(self, situation: TableState, entries: Sequence[Entry], at: float) -> None:
        """Go on to where these entries, stored now, lead."""
        self.situation = situation
        for entry in entries:
            self._remember(entry, at)

    def answer(self, asked: Asked | None) -> int | None:
        """Return what was answered to the same message before, if it was."""
        return None if asked is None else self._answers.get(asked)

    def _remember(self, entry: Entry, at: float) -> None:
        """Keep the answer for who asks again, and until when it is stored what was spent.

        Who sits down later is someone else and may choose the same ids.
        """
        if isinstance(entry.event, Sat):
            newcomer = entry.event.seat
            self._answers = {asked: version for asked, version in self._answers.items() if asked.seat != newcomer}
        if entry.asked is not None:
            self._answers[entry.asked] = entry.number
        stored_at = at if entry.at is None else entry.at
        self.change_limit.count(entry, stored_at)
        if entry.number == self.situation.time.since:
            self.stored_at = stored_at
