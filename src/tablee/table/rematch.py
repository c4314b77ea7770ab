"""The table of a rematch."""

from dataclasses import replace

from tablee.core.chance import Seed
from tablee.core.names import tell_apart
from tablee.table.bots.pace import DEFAULT_PACE
from tablee.table.events import Barred, BotSat, Change, Entry, Event, Paced, Sat
from tablee.table.state import TableState


def new_table(now: TableState, code: str) -> Change:
    """Return a new table with the same game and chairs. The host sits down first, to be the host there too."""
    events: list[Event] = []
    names = [chair.name for chair in now.chairs if chair.cast and chair.name is not None]  # bots keep theirs
    for seat in sorted(range(now.setup.players), key=lambda seat: seat != now.host):
        chair = now.chairs[seat]
        if chair.newcomer is not None:
            names.append(tell_apart(chair.newcomer.name, names))
            events.append(Sat(seat, names[-1], chair.newcomer.token, chair.newcomer.guest, chair.newcomer.face))
        elif chair.token is not None and chair.name is not None:
            names.append(tell_apart(chair.name, names))  # older tables allowed names that look alike
            events.append(Sat(seat, names[-1], chair.token, chair.guest, chair.face))
        elif chair.bot is not None:
            events.append(BotSat(seat, chair.bot, chair.name if chair.cast else None))
    if now.pace != DEFAULT_PACE:
        events.append(Paced(now.pace))
    events += (Barred(digest) for digest in sorted(now.barred))
    entries = tuple(Entry(number, event) for number, event in enumerate(events, 1))
    return Change(code, entries, replace(now.setup, code=code, seed=Seed.fresh()))
