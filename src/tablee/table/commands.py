"""What the host may do with the seats: decisions, each from a situation to the events that follow."""

from collections.abc import Container, Sequence

from tablee.bots import USUAL
from tablee.core.game import Player
from tablee.games.bots import find_bot
from tablee.table.bots.pace import Pace
from tablee.table.events import BotSat, Event, Freed, Left, Offered, Paced, Started, Withdrawn
from tablee.table.refusals import REFUSALS
from tablee.table.state import Decide, TableState


def add_bot(host: Player, bot: str, seat: Player | None) -> Decide:
    """Put a bot on a free seat, or on the next one."""

    def decide(now: TableState) -> Sequence[Event]:
        _check_host(now, host)
        find_bot(now.setup.game.name, bot)
        free = now.next_free_seat()
        if seat is not None and seat not in now.free_seats():
            raise REFUSALS("seat.taken", seat=seat + 1)
        return [BotSat(free if seat is None else seat, bot, *now.newcomers(1))]

    return decide


def change_bot(host: Player, seat: Player, bot: str) -> Decide:
    """Let the bot on a seat play at another level, before the start; it stays who it is."""

    def decide(now: TableState) -> Sequence[Event]:
        _check_host(now, host)
        find_bot(now.setup.game.name, bot)
        _check_taken(now, seat)
        if now.match is not None:
            raise REFUSALS("table.started")
        chair = now.chairs[seat]
        if chair.bot is None:
            raise REFUSALS("seat.not_a_bots", seat=seat + 1)
        return [] if chair.bot == bot else [BotSat(seat, bot, chair.name)]

    return decide


def set_pace(host: Player, pace: Pace) -> Decide:
    """Let the bots think for longer or less long, from their next turn on."""

    def decide(now: TableState) -> Sequence[Event]:
        _check_host(now, host)
        return [] if now.pace == pace else [Paced(pace)]

    return decide


def start(host: Player, fill: str | None) -> Decide:
    """Deal the first round; bots of the kind `fill` take the free seats."""

    def decide(now: TableState) -> Sequence[Event]:
        _check_host(now, host)
        if fill is None:
            return [Started()]
        find_bot(now.setup.game.name, fill)
        free = now.free_seats()
        names = now.newcomers(len(free))
        return [*(BotSat(seat, fill, name) for seat, name in zip(free, names, strict=True)), Started()]

    return decide


def remove(host: Player, seat: Player) -> Decide:
    """Send somebody away for good: before the start the seat is free again, after it a bot plays on.

    Where a newcomer waits for the seat, it is the newcomer who is sent away.
    """

    def decide(now: TableState) -> Sequence[Event]:
        _check_host(now, host)
        _check_taken(now, seat)
        if seat == host:
            return give_up(host)(now)
        if now.match is None:
            return [Freed(seat, removed=True)]
        if now.chairs[seat].newcomer is not None:
            return [Withdrawn(seat, removed=True)]
        if not now.chairs[seat].is_human and now.chairs[seat].left is None:
            raise REFUSALS("seat.unknown", seat=seat + 1)
        return [Left(seat, USUAL, removed=True)]

    return decide


def replace(host: Player, seat: Player, present: Container[Player | None]) -> Decide:
    """Let a bot play on for somebody who is away, until they are back."""

    def decide(now: TableState) -> Sequence[Event]:
        _check_host(now, host)
        now.check_started()
        _check_taken(now, seat)
        if not now.chairs[seat].is_human:
            raise REFUSALS("seat.unknown", seat=seat + 1)
        if seat in present:
            raise REFUSALS("seat.present", seat=seat + 1)
        return [Left(seat, USUAL, replaced=True)]

    return decide


def offer(host: Player, seat: Player, is_open: bool) -> Decide:
    """Let newcomers take over a seat that a bot plays, or no longer."""

    def decide(now: TableState) -> Sequence[Event]:
        _check_host(now, host)
        now.check_started()
        _check_taken(now, seat)
        if now.chairs[seat].bot is None:
            raise REFUSALS("seat.not_a_bots", seat=seat + 1)
        if is_open and now.chairs[seat].newcomer is not None:
            raise REFUSALS("seat.taken", seat=seat + 1)
        return [] if now.chairs[seat].offered == is_open else [Offered(seat, is_open)]

    return decide


def give_up(seat: Player) -> Decide:
    """Leave: before the start the seat is free again, after it a bot plays on, until one comes back."""

    def decide(now: TableState) -> Sequence[Event]:
        return [Freed(seat)] if now.match is None else [Left(seat, USUAL)]

    return decide


def _check_host(now: TableState, seat: Player) -> None:
    if seat != now.host:
        raise REFUSALS("seat.not_host")


def _check_taken(now: TableState, seat: Player) -> None:
    if not 0 <= seat < now.setup.players or now.chairs[seat].is_free:
        raise REFUSALS("seat.unknown", seat=seat + 1)
