"""The commands of a table: each is a function from the state and its arguments to the events that follow.

A command changes nothing itself: it raises the reason if it is forbidden, returns no events if nothing changes, and is
called again with a newer state if another process was faster. `by` is the seat of the player who asks.

A seat that a bot plays in a running match is only reserved for a newcomer at first. It is taken over once that reveals
nothing hidden: see `TableState.takeovers`.
"""

from collections.abc import Container, Mapping, Sequence
from typing import Protocol

from tablee.bots import USUAL
from tablee.core.common_options.timing import TIMEOUT, has_clock, with_clock
from tablee.core.common_options.versions import build_version
from tablee.core.errors import TURN
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.core.names import tell_apart
from tablee.core.options import chosen_options
from tablee.games.bots import find_bot
from tablee.table.bots.pace import Pace
from tablee.table.clock.turn_clock import TurnClock, cost_of_interruption
from tablee.table.events import (
    Agreed,
    BotSat,
    Clocked,
    Dealt,
    Event,
    Faced,
    Freed,
    Joined,
    Left,
    Move,
    Offered,
    Paced,
    Played,
    Rematched,
    Reserved,
    Rested,
    Resumed,
    Returned,
    Ruled,
    Sat,
    Started,
    Withdrawn,
    Worded,
)
from tablee.table.people.faces import known_face
from tablee.table.people.names import read_words
from tablee.table.people.tokens import Proof
from tablee.table.refusals import REFUSALS
from tablee.table.state import TableState

Events = Sequence[Event]


class Clock(Protocol):
    """The clock of a table, as it is when the command is called."""

    @property
    def running(self) -> TurnClock | None:
        """The clock of the turn, where this process may end it."""
        ...

    def time_taken(self, seat: Player) -> int:
        """Return the milliseconds that a player has spent on the turn and that are not stored yet."""
        ...


class StoppedClock(Protocol):
    """A clock that may be stopped."""

    @property
    def stands_still(self) -> bool:
        """Whether it should run."""
        ...

    @property
    def elapsed(self) -> float:
        """The seconds since the players' time was stored last."""
        ...


# --- the match -------------------------------------------------------------------------------------------------------


def play(now: TableState, by: Player, text: str, version: int, clock: Clock) -> Sequence[Move]:
    """Act, in the game's notation, in answer to the table as it was at `version`."""
    _check_version(now, version)
    game = now.played.game
    action = game.read_action(text)
    canonical = game.write_action(action)
    if canonical in game.table_actions:
        raise TURN("turn.only_the_table")
    return (Move(Played(by, canonical, clock.time_taken(by)), action),)


def start(now: TableState, by: Player, fill: str | None) -> Events:
    """Deal the first round, as the host; bots of the level `fill` take the free seats.

    For people who have not answered the offer of a rematch, bots play until they come.
    """
    _check_host(now, by)
    late = [Left(seat, fill or USUAL) for seat, chair in enumerate(now.chairs) if chair.invited]
    if fill is None:
        return [Started(), *late]
    find_bot(now.setup.game.name, fill)
    free = now.free_seats()
    names = now.newcomers(len(free))
    return [*(BotSat(seat, fill, name) for seat, name in zip(free, names, strict=True)), Started(), *late]


def next_round(now: TableState, by: Player, version: int) -> Events:
    """Deal the next round."""
    _check_version(now, version)
    return [Dealt()]


def rematch(now: TableState, by: Player, code: str) -> Events:
    """Offer a rematch at another table, of this code; a second request gets the same table."""
    return [] if now.rematch else [Rematched(code, by)]


def join(now: TableState, by: Player) -> Events:
    """Accept a rematch. When the last one has accepted it starts, unless a seat became free."""
    if not now.chairs[by].invited:
        return []
    others = [chair for seat, chair in enumerate(now.chairs) if seat != by]
    complete = not any(chair.invited or chair.is_free for chair in others)
    return [Joined(by), Started()] if complete else [Joined(by)]


def add_words(now: TableState, by: Player, text: str) -> Events:
    """Add words to the seed before the start, or replace them."""
    words = read_words(text)
    return [] if now.match is None and now.chairs[by].words == words else [Worded(by, words)]


# --- one's own seat --------------------------------------------------------------------------------------------------


def sit(now: TableState, name: str, proof: Proof, face: str | None = None) -> Events:
    """Take the next free seat; after the start, wait for one that the host offers."""
    assert proof.token is not None
    kind = Sat if now.match is None else Reserved
    return [kind(now.seat_for(proof), tell_apart(name, now.names), proof.token, proof.guest, known_face(face))]


def set_face(now: TableState, by: Player, face: str | None) -> Events:
    """Show another face, at any time; None leaves the choice to the table."""
    known = known_face(face)
    return [] if now.chairs[by].face == known else [Faced(by, known)]


def leave(now: TableState, by: Player) -> Events:
    """Give up the seat: before the start it becomes free, afterwards a bot plays until the player comes back."""
    return [Freed(by)] if now.match is None else [Left(by, USUAL)]


def come_back(now: TableState, by: Player, proof: Proof) -> Events:
    """Take one's own seat back from the bot."""
    if now.left_seat_of(proof) != by:
        raise REFUSALS("seat.none")
    return [Returned(by)]


def withdraw(now: TableState, by: Player, proof: Proof) -> Events:
    """Stop waiting for a seat."""
    if now.waiting_seat_of(proof) != by:
        raise REFUSALS("seat.none")
    return [Withdrawn(by)]


def agree(now: TableState, by: Player, seat: Player) -> Events:
    """Agree that a newcomer takes over a seat at once."""
    newcomer = now.chairs[seat].newcomer if 0 <= seat < now.setup.players else None
    if newcomer is None:
        raise REFUSALS("seat.nobody_waits", seat=seat + 1)
    return [] if now.chairs[by].person in newcomer.agreed else [Agreed(by, seat)]


# --- what only the host may do ---------------------------------------------------------------------------------------


def add_bot(now: TableState, by: Player, bot: str, seat: Player | None) -> Events:
    """Put a bot on a free seat; without a seat, on the first free one."""
    _check_host(now, by)
    find_bot(now.setup.game.name, bot)
    free = now.next_free_seat()
    if seat is not None and seat not in now.free_seats():
        raise REFUSALS("seat.taken", seat=seat + 1)
    (name,) = now.newcomers(1)
    return [BotSat(free if seat is None else seat, bot, name)]


def change_bot(now: TableState, by: Player, seat: Player, bot: str) -> Events:
    """Change the level of a bot before the start; it keeps its name."""
    _check_host(now, by)
    find_bot(now.setup.game.name, bot)
    _check_taken(now, seat)
    if now.match is not None:
        raise REFUSALS("table.started")
    chair = now.chairs[seat]
    if chair.bot is None:
        raise REFUSALS("seat.not_a_bots", seat=seat + 1)
    return [] if chair.bot == bot else [BotSat(seat, bot, chair.name)]


def set_pace(now: TableState, by: Player, pace: Pace) -> Events:
    """Set how long bots take for their turns, from the next one on."""
    _check_host(now, by)
    return [] if now.pace == pace else [Paced(pace)]


def change_rules(now: TableState, by: Player, options: Mapping[str, object], players: int | None) -> Events:
    """Change what is agreed before the start: the named options of the game, and the number of seats."""
    _check_host(now, by)
    if now.match is not None:
        raise REFUSALS("table.started")
    setup, players = now.setup, now.setup.players if players is None else players
    game = build_version(type(setup.game), setup.game.rules_version, {**setup.options, **options})
    if game == setup.game and players == setup.players:
        return []
    Match.start(game, players, setup.seed)  # refuses now what could not be dealt later
    return [Ruled(chosen_options(game), players)]


def switch_clock(now: TableState, by: Player, on: bool) -> Events:
    """Switch the table's clock off or on, from the next turn on. One without a clock gets the usual one."""
    _check_host(now, by)
    now.check_started()
    if not has_clock(with_clock(now.setup.game)):
        raise REFUSALS("table.no_clock")
    return [] if now.clock_off is not on else [Clocked(by, on)]


def remove(now: TableState, by: Player, seat: Player) -> Events:
    """Remove somebody for good: before the start the seat becomes free, afterwards a bot takes over.

    If a newcomer waits for the seat, the newcomer is removed.
    """
    _check_host(now, by)
    _check_taken(now, seat)
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
    _check_host(now, by)
    now.check_started()
    _check_taken(now, seat)
    if not now.chairs[seat].is_human:
        raise REFUSALS("seat.unknown", seat=seat + 1)
    if seat in present:
        raise REFUSALS("seat.present", seat=seat + 1)
    return [Left(seat, USUAL, replaced=True)]


def offer(now: TableState, by: Player, seat: Player, is_open: bool) -> Events:
    """Open a bot's seat to newcomers, or close it again."""
    _check_host(now, by)
    now.check_started()
    _check_taken(now, seat)
    if now.chairs[seat].bot is None:
        raise REFUSALS("seat.not_a_bots", seat=seat + 1)
    if is_open and now.chairs[seat].newcomer is not None:
        raise REFUSALS("seat.taken", seat=seat + 1)
    return [] if now.chairs[seat].offered == is_open else [Offered(seat, is_open)]


# --- the clock -------------------------------------------------------------------------------------------------------


def end_turn(now: TableState, turn_clock: TurnClock, clock: Clock) -> Events:
    """End the turn of a player whose time is up; if none of the players is present, the turn is suspended instead."""
    if clock.running is not turn_clock:  # the turn has ended meanwhile, or its clock was stopped
        raise REFUSALS("turn.stale", answered=turn_clock.turn, version=now.version)
    if turn_clock.deserted:
        return [Rested(clock.time_taken(turn_clock.seat))]
    return [Played(turn_clock.seat, TIMEOUT, turn_clock.due)]


def resume(now: TableState, clock: StoppedClock) -> Events:
    """Let the clock run again, if it is still stopped."""
    return [Resumed(cost_of_interruption(now, clock.elapsed))] if clock.stands_still else []


def _check_version(now: TableState, version: int) -> None:
    if not now.settled <= version <= now.version:
        raise REFUSALS("turn.stale", answered=version, version=now.version)


def _check_host(now: TableState, seat: Player) -> None:
    if seat != now.host:
        raise REFUSALS("seat.not_host")


def _check_taken(now: TableState, seat: Player) -> None:
    if not 0 <= seat < now.setup.players or now.chairs[seat].is_free:
        raise REFUSALS("seat.unknown", seat=seat + 1)
