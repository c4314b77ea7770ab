"""States, actions and views, as data and text only."""

from dataclasses import dataclass
from typing import NamedTuple

from tablee.core.game import Player
from tablee.core.pieces.melds import Table, write_table
from tablee.core.turns import LogEntry, Pass, Timeout
from tablee.games.photo_rummy.pieces.cards import Card, in_order

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the card with which a turn begins, from a pile counted from 1 (PR-20); the turn goes on."""

    pile: int

    def __str__(self) -> str:
        return f"draw {self.pile}"


class Take(NamedTuple):
    """Take a joker for a photo of the hand; melds are counted from 1 as the table was when the turn began (PR-29)."""

    photo: Card
    meld: int

    def __str__(self) -> str:
        return f"{self.photo} {self.meld}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay cards of the hand, or rearrange: the whole resulting table, and the jokers that are taken from it."""

    table: Table
    taking: tuple[Take, ...] = ()

    def __str__(self) -> str:
        taking = f" taking {' '.join(map(str, self.taking))}" if self.taking else ""
        return f"lay {write_table(self.table)}{taking}"


Action = Draw | Lay | Pass | Timeout


class State(NamedTuple):
    """One round. `turn` is None when it is over. The card drawn in a turn is the last one of the hand."""

    hands: tuple[Hand, ...]
    piles: tuple[tuple[Card, ...], ...]  # face down; the last card of a pile is drawn next
    table: Table
    before: Table  # the table before cards were last laid
    opened: tuple[bool, ...]  # who has opened in an earlier turn
    turn: Player | None
    first: Player
    drawn: bool  # whether the player whose turn it is has drawn
    log: tuple[LogEntry, ...]

    def __str__(self) -> str:
        lines = [f"table: {write_table(self.table) or 'empty'}"]
        for player, hand in enumerate(self.hands):
            mark = "*" if player == self.turn else " "
            opened = " (opened)" if self.opened[player] else ""
            lines.append(f"{mark} p{player}{opened}: {' '.join(in_order(hand)) or 'nothing left'}")
        piles = [f"{len(pile)} ({pile[-1]})" if pile else "0" for pile in self.piles]
        return "\n".join([*lines, f"piles: {', '.join(piles)}"])


@dataclass(frozen=True)
class View:
    """What one player, or a spectator, may know."""

    me: Player | None  # None: a spectator
    turn: Player | None  # None: the round is over
    first: Player
    table: tuple[tuple[str, ...], ...]
    before: tuple[tuple[str, ...], ...]  # the table before cards were last laid
    hand: tuple[str, ...]  # mine; a card that I drew in this turn is the last one
    counts: tuple[int, ...]  # how many cards each player holds
    piles: tuple[int, ...]  # how many cards each of the five has
    opened: tuple[bool, ...]
    drawn: bool  # whether the player whose turn it is has drawn
    kinds: tuple[str, ...]  # of actions that I may try now: draw, or lay and pass
    # draw 3, pass, timeout; the effects of a move: take GB-dish dish, lay D-church joker, rebuild, joker GB. A meld is
    # named by its capital or theme: the one from which a joker was taken, or to which one has come.
    log: tuple[LogEntry, ...]
    shown: tuple[tuple[str, ...], ...]  # all hands, once the round is over; empty before
