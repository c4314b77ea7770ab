"""A turn of Romi Rami as an integer program: which cards to take or to keep, and which contracts to complete with them.

The most points come first. Among equals, the program prefers the fewest missing cards for one
more contract. Only values matter to it; our payment solver chooses the suits.
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from benchmarks.solvers.ilp import INFINITY, Model, highs_values
from tablee.bots import Choice, Seat
from tablee.core.game import AnyGame
from tablee.core.pieces.counting import removed
from tablee.games.romi_rami.paying.patterns import BITS, Pattern, parts, patterns
from tablee.games.romi_rami.pieces.cards import SUIT, VALUE, Card, Hand, sorted_hand
from tablee.games.romi_rami.state import Complete, Discard, End, Take, View

POINT, AIM, LACKING = 10_000, 1_000, 100  # weights of a point, of a contract within reach, and of each missing card
TAKEN = 3  # cards at most
MANY = 99

Terms = list[tuple[int, int]]


class Paid(NamedTuple):
    """A contract with the cards that pay it, as values."""

    contract: str
    joker: bool
    values: tuple[int, ...]


def contracts(seat: Seat) -> Choice:
    """Take, complete and discard as the program decides."""
    game = seat.game
    view: View = seat.view
    if view.step == "complete":
        paid = Program(game, view, view.hand, ()).solve()[1]
        ways = [action for action in map(game.read_action, view.actions) if isinstance(action, Complete)]
        return Choice(next((way for way in ways if _as_paid(way) in paid), End()))
    if view.step == "discard":
        program = Program(game, view, (), view.hand)
        kept = len(view.hand) - view.surplus
        program.row(kept, kept, program.chosen.values())
        return Choice(Discard(removed(view.hand, program.solve()[0])))
    program = Program(game, view, view.hand, view.values)
    program.row(1, TAKEN, program.chosen.values())
    alike = {kind: program.variable(1) for card in program.chosen for kind in (SUIT[card], VALUE[card])}
    program.row(1, 1, alike.values())  # RR-20: all of one value, or all of one suit
    for card, variable in program.chosen.items():
        program.model.row(-INFINITY, 0, [(variable, 1), (alike[SUIT[card]], -TAKEN), (alike[VALUE[card]], -TAKEN)])
    return Choice(Take(program.solve()[0]))


def _as_paid(way: Complete) -> Paid:
    return Paid(way.contract, bool(way.jokers), tuple(sorted(VALUE[card] for card in way.cards)))


class Program:
    """Completes contracts, and aims at one more, with given and chosen cards."""

    def __init__(self, game: AnyGame, view: View, there: Iterable[Card], choice: Iterable[Card]) -> None:
        assert view.me is not None, "only a player acts"
        self.model = Model()
        self.variable = self.model.variable
        self.chosen = {card: self.variable(count) for card, count in Counter(choice).items()}
        self._box, self._view = game.box, view  # type: ignore[attr-defined]
        self._there = Counter(VALUE[card] for card in there)

    def row(self, low: int, high: int, variables: Iterable[int]) -> None:
        """Choose between a minimum and a maximum of these."""
        self.model.row(low, high, [(variable, 1) for variable in variables])

    def solve(self) -> tuple[Hand, list[Paid]]:
        """Return the chosen cards and the completed contracts."""
        needs: dict[int, Terms] = {value: [] for value in range(1, self._box.values + 1)}
        aimed: dict[int, Terms] = {value: [] for value in needs}
        payments: dict[int, Paid] = {}
        aims: list[int] = []
        for shown in self._view.contracts:
            contract = self._box.by_name[shown.name]
            ways = []
            for joker in (False, True)[: 1 + self._view.jokers[self._view.me or 0]]:
                for pattern in patterns(contract.requires, self._box.values, joker):
                    way = self.variable(1, POINT * (contract.points - joker))
                    payments[way] = Paid(contract.name, joker, _values(pattern))
                    _need(needs, way, pattern)
                    ways.append(way)
            for pattern in patterns(contract.requires, self._box.values, False):
                aim = self.variable(1, AIM + contract.points)
                _need(needs, aim, pattern)
                _need(aimed, aim, pattern)
                aims.append(aim)
                ways.append(aim)
            self.row(0, 1, ways)
        self.row(0, 1, aims)
        self.row(0, 1, [way for way, paid in payments.items() if paid.joker])
        for value, terms in needs.items():
            lacking = self.variable(MANY, -LACKING)
            chosen = [(variable, -1) for card, variable in self.chosen.items() if VALUE[card] == value]
            self.model.row(-INFINITY, self._there[value], [*terms, *chosen, (lacking, -1)])
            self.model.row(-INFINITY, 0, [(lacking, 1), *((aim, -count) for aim, count in aimed[value])])
        values = highs_values(self.model)
        assert values is not None, "nothing has to be completed"
        cards = Counter({card: values[variable] for card, variable in self.chosen.items()})
        return sorted_hand(list(cards.elements())), [paid for way, paid in payments.items() if values[way]]


def _values(pattern: Pattern) -> tuple[int, ...]:
    return tuple(shift // BITS + 1 for shift, count in parts(pattern) for _ in range(count))


def _need(needs: dict[int, Terms], variable: int, pattern: Pattern) -> None:
    for shift, count in parts(pattern):
        needs[shift // BITS + 1].append((variable, count))
