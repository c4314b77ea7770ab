"""What processes call out to each other: short texts, as PostgreSQL's NOTIFY carries them."""

from collections.abc import Iterable

from tablee.table.cluster.bus import Listener

CHANNEL = "tablee"
MAX_PAYLOAD_BYTES = 7900  # PostgreSQL refuses 8,000
ANYONE = "-"  # as a sender: nobody takes it for their own

_TABLES, _WORD, _DEATH = "tables", "word", "death"


def of_tables(sender: str, numbers: Iterable[tuple[str, int]]) -> list[str]:
    """Return notices that something happened at tables: the event of this number, or 0 for what is no event."""
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
    """Return a notice that passes a word on to those who look at a table."""
    return f"{sender} {_WORD} {code} {text}"


def of_death(sender: str) -> str:
    """Return a notice that a process ended."""
    return f"{sender} {_DEATH}"


def hear(notice: str, me: str, listener: Listener) -> None:
    """Let the listener hear a notice, unless it is our own."""
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
