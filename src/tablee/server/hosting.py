"""What the host may do with the seats: decisions, each from a situation to the events that follow."""

from collections.abc import Container, Sequence

from tablee.bots import BOTS, find_bot
from tablee.core.game import Player
from tablee.server.events import BotSat, Event, Freed, Left, Offered, Started
from tablee.server.refusals import REFUSALS
from tablee.server.situation import Decide, Situation


def add_bot(host: Player, bot: str) -> Decide:
    """Put a bot on the next free seat."""

    def decide(now: Situation) -> Sequence[Event]:
        _check_host(now, host)
        find_bot(now.setup.game.name, bot)
        return [BotSat(now.next_free_seat(), bot)]

    return decide


def start(host: Player, fill: str | None) -> Decide:
    """Deal the first round; bots of the kind `fill` take the free seats."""

    def decide(now: Situation) -> Sequence[Event]:
        _check_host(now, host)
        if fill is None:
            return [Started()]
        find_bot(now.setup.game.name, fill)
        return [*(BotSat(seat, fill) for seat in now.free_seats()), Started()]

    return decide


def remove(host: Player, seat: Player) -> Decide:
    """Send somebody away for good: before the start the seat is free again, after it a bot plays on."""

    def decide(now: Situation) -> Sequence[Event]:
        _check_host(now, host)
        _check_taken(now, seat)
        if seat == host:
            return give_up(host)(now)
        if now.match is None:
            return [Freed(seat, removed=True)]
        if not now.chairs[seat].is_human and now.chairs[seat].left is None:
            raise REFUSALS("seat.unknown", seat=seat + 1)
        return [Left(seat, stand_in(now), removed=True)]

    return decide


def replace(host: Player, seat: Player, present: Container[Player | None]) -> Decide:
    """Let a bot play on for somebody who is away, until they are back."""

    def decide(now: Situation) -> Sequence[Event]:
        _check_host(now, host)
        now.check_started()
        _check_taken(now, seat)
        if not now.chairs[seat].is_human:
            raise REFUSALS("seat.unknown", seat=seat + 1)
        if seat in present:
            raise REFUSALS("seat.present", seat=seat + 1)
        return [Left(seat, stand_in(now))]

    return decide


def offer(host: Player, seat: Player, is_open: bool) -> Decide:
    """Let newcomers take over a seat that a bot plays, or no longer."""

    def decide(now: Situation) -> Sequence[Event]:
        _check_host(now, host)
        now.check_started()
        _check_taken(now, seat)
        if now.chairs[seat].bot is None:
            raise REFUSALS("seat.not_a_bots", seat=seat + 1)
        return [] if now.chairs[seat].offered == is_open else [Offered(seat, is_open)]

    return decide


def give_up(seat: Player) -> Decide:
    """Leave: before the start the seat is free again, after it a bot plays on, until one comes back."""

    def decide(now: Situation) -> Sequence[Event]:
        return [Freed(seat)] if now.match is None else [Left(seat, stand_in(now))]

    return decide


def stand_in(now: Situation) -> str:
    """Return the kind of bot that plays on for people."""
    return next(iter(BOTS[now.setup.game.name]))


def _check_host(now: Situation, seat: Player) -> None:
    if seat != now.host:
        raise REFUSALS("seat.not_host")


def _check_taken(now: Situation, seat: Player) -> None:
    if not 0 <= seat < now.setup.players or now.chairs[seat].is_free:
        raise REFUSALS("seat.unknown", seat=seat + 1)
