"""What everyone at a table can read about its seats while a match is played: who left, came back or takes over."""

from collections.abc import Sequence

from tablee.core.game import Player
from tablee.table.events import Agreed, Clocked, Event, Left, Reserved, Returned, Sat, Withdrawn
from tablee.table.messages.from_server import Note, NoteKind
from tablee.table.people.seats import Chair

NOTED = (Sat, Left, Returned, Reserved, Withdrawn, Agreed, Clocked)  # the events that leave a note
MAX_NOTES = 20  # the older ones are dropped: every message carries all of them


def find_note(event: Event, chairs: Sequence[Chair], round_number: int, entries: int) -> Note | None:
    """Return the note of an event, given the chairs before it; None for events without one."""

    def note(kind: NoteKind, seat: Player, name: str | None, other: str | None = None) -> Note:
        return Note(kind, seat, name or "", other, round_number, entries)

    match event:
        case Sat(seat, name):
            return note("seated", seat, name, chairs[seat].name)
        case Left(seat, _, removed):
            return note("removed" if removed else "left", seat, chairs[seat].name)
        case Returned(seat):
            return note("returned", seat, chairs[seat].name)
        case Reserved(seat, name):
            return note("reserved", seat, name, chairs[seat].name)
        case Withdrawn(seat):
            return note("withdrawn", seat, _waiting(chairs[seat]), chairs[seat].name)
        case Agreed(by, seat):
            return note("agreed", seat, chairs[by].name, _waiting(chairs[seat]))
        case Clocked(by, on):
            return note("clock_on" if on else "clock_off", by, chairs[by].name)
    return None


def _waiting(chair: Chair) -> str:
    return "" if chair.newcomer is None else chair.newcomer.name
