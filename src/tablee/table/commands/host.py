"""Commands that only the host may give: bots, pace, rules, the clock, and who plays."""

from collections.abc import Container, Mapping

from tablee.bots import USUAL
from tablee.core.common_options.timing import has_clock, with_clock
from tablee.core.common_options.versions import build_version
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.core.options import chosen_options
from tablee.games.bots import find_bot
from tablee.table.bots.pace import Pace
from tablee.table.commands.checks import check_host, check_taken
from tablee.table.commands.seats import leave
from tablee.table.events import BotSat, Clocked, Events, Freed, Left, Offered, Paced, Ruled, Withdrawn
from tablee.table.refusals import REFUSALS
from tablee.table.state import TableState


def add_bot(now: TableState, by: Player, bot: str, seat: Player | None) -> Events:
    """Put a bot on a free seat; without a seat, on the first free one."""
    check_host(now, by)
    find_bot(now.setup.game.name, bot)
    free = now.next_free_seat()
    if seat is not None and seat not in now.free_seats():
        raise REFUSALS("seat.taken", seat=seat + 1)
    (name,) = now.newcomers(1)
    return [BotSat(free if seat is None else seat, bot, name)]


def change_bot(now: TableState, by: Player, seat: Player, bot: str) -> Events:
    """Change the level of a bot before the start; it keeps its name."""
    check_host(now, by)
    find_bot(now.setup.game.name, bot)
    check_taken(now, seat)
    if now.match is not None:
        raise REFUSALS("table.started")
    chair = now.chairs[seat]
    if chair.bot is None:
        raise REFUSALS("seat.not_a_bots", seat=seat + 1)
    return [] if chair.bot == bot else [BotSat(seat, bot, chair.name)]


def set_pace(now: TableState, by: Player, pace: Pace) -> Events:
    """Set how long bots take for their turns, from the next one on."""
    check_host(now, by)
    return [] if now.pace == pace else [Paced(pace)]


def change_rules(now: TableState, by: Player, options: Mapping[str, object], players: int | None) -> Events:
    """Change what is agreed before the start: the named options of the game, and the number of seats."""
    check_host(now, by)
    if now.match is not None:
        raise REFUSALS("table.started")
    setup, players = now.setup, now.setup.players if players is None else players
    game = build_version(type(setup.game), setup.game.rules_version, {**setup.options, **options})
    if game == setup.game and players == setup.players:
        return []
    Match.start(game, players, setup.seed)  # refuses now what could not be dealt later
    return [Ruled(chosen_options(game), players)]


def switch_clock(now: TableState, by: Player, on: bool) -> Events:
    """Switch the table's clock off or on, from the next turn on. A table without a clock gets the default one."""
    check_host(now, by)
    now.check_started()
    if not has_clock(with_clock(now.setup.game)):
        raise REFUSALS("table.no_clock")
    return [] if now.clock_off is not on else [Clocked(by, on)]


def remove(now: TableState, by: Player, seat: Player) -> Events:
    """Remove somebody for good: before the start the seat becomes free, afterwards a bot takes over.

    If a newcomer waits for the seat, the newcomer is removed.
    """
    check_host(now, by)
    check_taken(now, seat)
    if seat == by:
        return leave(now, by)
    if now.match is None:  # a player who has not answered yet is not kept out
        return [Freed(seat, removed=not now.chairs[seat].invited)]
    if now.chairs[seat].newcomer is not None:
        return [Withdrawn(seat, removed=True)]
    if not now.chairs[seat].is_human and now.chairs[seat].left is None:
        raise REFUSALS("seat.unknown", seat=seat + 1)
    return [Left(seat, USUAL, removed=True)]


def replace(now: TableState, by: Player, seat: Player, present: Container[Player]) -> Events:
    """Let a bot play for an absent player, until the player comes back."""
    check_host(now, by)
    now.check_started()
    check_taken(now, seat)
    if not now.chairs[seat].is_human:
        raise REFUSALS("seat.unknown", seat=seat + 1)
    if seat in present:
        raise REFUSALS("seat.present", seat=seat + 1)
    return [Left(seat, USUAL, replaced=True)]


def offer(now: TableState, by: Player, seat: Player, is_open: bool) -> Events:
    """Open a bot's seat to newcomers, or close it again."""
    check_host(now, by)
    now.check_started()
    check_taken(now, seat)
    if now.chairs[seat].bot is None:
        raise REFUSALS("seat.not_a_bots", seat=seat + 1)
    if is_open and now.chairs[seat].newcomer is not None:
        raise REFUSALS("seat.taken", seat=seat + 1)
    return [] if now.chairs[seat].offered == is_open else [Offered(seat, is_open)]
