"""Checks that several commands share."""

from tablee.core.game import Player
from tablee.table.refusals import REFUSALS
from tablee.table.state import TableState


def check_version(now: TableState, version: int) -> None:
    """Refuse a command in answer to an outdated table."""
    if not now.settled <= version <= now.version:
        raise REFUSALS("turn.stale", answered=version, version=now.version)


def check_host(now: TableState, seat: Player) -> None:
    """Refuse a command that only the host may give."""
    if seat != now.host:
        raise REFUSALS("seat.not_host")


def check_taken(now: TableState, seat: Player) -> None:
    """Refuse a seat that does not exist or is free."""
    if not 0 <= seat < now.setup.players or now.chairs[seat].is_free:
        raise REFUSALS("seat.unknown", seat=seat + 1)
