"""States, actions and views, as data and text only."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from tablee.core.chance import Chance
from tablee.core.game import Player
from tablee.core.turns import LogEntry, Timeout
from tablee.games.romi_rami.pieces.cards import JOKER, Card, Contract, Face, Hand

Step = Literal["take", "complete", "discard"]


@dataclass(frozen=True, slots=True)
class Take:
    """Take cards from the market (RR-20)."""

    cards: Hand

    def __str__(self) -> str:
        return f"take {' '.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Complete:
    """Pay a contract of the market (RR-21); which cards pay is the player's choice (RR-34)."""

    contract: str
    cards: Hand
    jokers: int = 0  # more than one is parsed, and refused (RR-33)

    def __str__(self) -> str:
        return f"complete {self.contract} with {' '.join((*self.cards, *[JOKER] * self.jokers))}"


@dataclass(frozen=True, slots=True)
class End:
    """Complete nothing more: markets and hand are refilled (RR-22)."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard down to ten cards (RR-22)."""

    cards: Hand

    def __str__(self) -> str:
        return f"discard {' '.join(self.cards)}"


Action = Take | Complete | End | Discard | Timeout


class State(NamedTuple):
    """One game. `turn` is None when it is over. Hands and bonus piles are in order."""

    hands: tuple[Hand, ...]
    deck: tuple[Card, ...]  # face down; the last one is drawn next
    contract_deck: tuple[Contract, ...]  # likewise
    values: tuple[Card, ...]  # the market
    contracts: tuple[Contract, ...]  # the market
    discards: tuple[Card, ...]
    zones: tuple[tuple[Contract, ...], ...]
    piles: tuple[Hand, ...]  # bonus cards
    jokers: tuple[bool, ...]  # who still has one
    trophies: tuple[Face, ...]
    turn: Player | None
    first: Player
    step: Step
    idle: int  # turns since a contract was completed (RR-53)
    chance: Chance  # of later shuffles; no view shows it
    log: tuple[LogEntry, ...]

    def __str__(self) -> str:
        lines = [
            f"contracts: {' '.join(map(str, self.contracts)) or 'none'} ({len(self.contract_deck)} in the deck)",
            f"values: {' '.join(self.values) or 'none'} ({len(self.deck)} in the deck, {len(self.discards)} discarded)",
        ]
        for player, hand in enumerate(self.hands):
            mark = "*" if player == self.turn else " "
            joker = f" {JOKER}" if self.jokers[player] else ""
            lines.append(f"{mark} p{player}: {' '.join(hand) or 'nothing'}{joker}")
            if self.zones[player]:
                pile = " ".join(self.piles[player]) or "none"
                lines.append(f"    has {' '.join(map(str, self.zones[player]))}, bonus {pile}")
        lines.append(f"trophies: {' '.join(map(str, self.trophies)) or 'none'}")
        return "\n".join(lines)


@dataclass(frozen=True)
class RequirementView:
    """A number of cards of one value, or of consecutive values."""

    name: str  # "pair-1"
    kind: Literal["set", "run"]
    size: int
    value: int | None  # fixed, or None: the player's choice


@dataclass(frozen=True)
class ContractView:
    """A contract card."""

    name: str  # in actions: "pair-1+four/cherry"
    requires: tuple[RequirementView, ...]
    points: int
    bonus: str  # a suit


@dataclass(frozen=True)
class TrophyView:
    """A trophy and its standing."""

    name: str  # "trophy-2", "trophy-cherry"
    combo: int | None  # most combos of this many cards ...
    suit: str | None  # ... or most contracts of this bonus suit
    points: int
    counts: tuple[int, ...]  # of each player
    leader: Player | None  # None: a tie, also at zero; nobody would get it
    lead: int  # by how much


@dataclass(frozen=True)
class ScoreView:
    """A player's current points: all are public, as is the number of bonus cards (RR-41)."""

    contracts: int
    bonus: int
    trophies: int
    joker: int
    total: int


@dataclass(frozen=True)
class GainView:
    """What completing a contract now would bring the viewer, besides the bonus cards that depend on the payment."""

    contract: str
    points: int
    trophies: int  # the points of those won
    won: tuple[str, ...]
    joker: int  # what the joker is worth as long as it is not used


@dataclass(frozen=True)
class AwardView:
    """A trophy that has changed hands."""

    entry: int  # of the log, which completes the contract that decided it
    trophy: str
    points: int
    before: Player | None  # who led; None: a tie
    after: Player | None


@dataclass(frozen=True)
class View:
    """What one player, or a spectator, may know (RR-52)."""

    me: Player | None  # None: a spectator
    turn: Player | None  # None: the game is over
    first: Player
    step: Step  # of the turn
    values: tuple[str, ...]  # the market
    contracts: tuple[ContractView, ...]  # the market
    deck: int  # its height
    contract_deck: int
    discards: tuple[str, ...]  # all were visible when they were discarded
    hand: tuple[str, ...]  # mine
    counts: tuple[int, ...]  # how many cards each player holds
    surplus: int  # how many cards the player whose turn it is must discard now
    zones: tuple[tuple[ContractView, ...], ...]
    pile: tuple[str, ...]  # my bonus cards
    pile_counts: tuple[int, ...]  # how many each player has
    jokers: tuple[bool, ...]  # who still has one
    trophies: tuple[TrophyView, ...]
    scores: tuple[ScoreView, ...]
    target: int  # this many contracts trigger the end
    ending: Literal["reached", "exhausted"] | None  # why these are the last turns
    turns_left: int | None  # of all players, including the current one; None: the end is not triggered
    idle: int  # turns since a contract was completed
    log: tuple[LogEntry, ...]  # only `complete X` when the payment is face down
    awards: tuple[AwardView, ...]  # all so far: completed contracts are public
    actions: tuple[str, ...]  # what I may do now; the best payment of a contract comes first
    bonuses: tuple[int, ...]  # how many bonus cards each of these actions earns
    gains: tuple[GainView, ...]  # of each contract that I can complete now
