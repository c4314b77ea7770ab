"""Notifications between processes: short texts sent with PostgreSQL's NOTIFY."""

from collections.abc import Iterable

from tablee.table.cluster.bus import Listener

CHANNEL = "tablee"
MAX_PAYLOAD_BYTES = 7900  # PostgreSQL refuses 8,000
ANYONE = "-"  # as a sender: every process handles it

_TABLES, _WORD, _DEATH = "tables", "word", "death"


def of_tables(sender: str, numbers: Iterable[tuple[str, int]]) -> list[str]:
    """Return notifications of changes at tables: with the number of the event, or 0 if the change is not an event."""
    notices, room = [], 0
    for code, number in numbers:
        item = f" {code}:{number}"
        if len(item) > room:
            notices.append(f"{sender} {_TABLES}")
            room = MAX_PAYLOAD_BYTES - len(notices[-1])
        notices[-1] += item
        room -= len(item)
    return notices


def of_word(sender: str, code: str, text: str) -> str:
    """Return a notification that carries a message to all viewers of a table."""
    return f"{sender} {_WORD} {code} {text}"


def of_death(sender: str) -> str:
    """Return a notification that a process ended."""
    return f"{sender} {_DEATH}"


def hear(notice: str, me: str, listener: Listener) -> None:
    """Pass a notification to the listener, unless this process sent it."""
    sender, kind, *rest = notice.split(" ", 2)
    if sender == me:
        return
    if kind == _TABLES:
        for item in rest[0].split(" "):
            code, _, number = item.partition(":")
            listener.hear(code, int(number))
    elif kind == _WORD:
        listener.hear_word(*rest[0].split(" ", 1))
    elif kind == _DEATH:
        listener.hear_of_a_death()
