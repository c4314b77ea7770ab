"""Commands of the match: play, start, deal the next round, offer and accept a rematch, add words to the seed."""

from collections.abc import Sequence

from tablee.bots import USUAL
from tablee.core.errors import TURN
from tablee.core.game import Player
from tablee.games.bots import find_bot
from tablee.table.commands.checks import check_host, check_version
from tablee.table.commands.clock import Clock
from tablee.table.events import BotSat, Dealt, Events, Joined, Left, Move, Played, Rematched, Started, Worded
from tablee.table.people.names import read_words
from tablee.table.state import TableState


def play(now: TableState, by: Player, text: str, version: int, clock: Clock) -> Sequence[Move]:
    """Act, in the game's notation, in answer to the table as it was at `version`."""
    check_version(now, version)
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
    check_host(now, by)
    late = [Left(seat, fill or USUAL) for seat, chair in enumerate(now.chairs) if chair.invited]
    if fill is None:
        return [Started(), *late]
    find_bot(now.setup.game.name, fill)
    free = now.free_seats()
    names = now.newcomers(len(free))
    return [*(BotSat(seat, fill, name) for seat, name in zip(free, names, strict=True)), Started(), *late]


def next_round(now: TableState, by: Player, version: int) -> Events:
    """Deal the next round."""
    check_version(now, version)
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
