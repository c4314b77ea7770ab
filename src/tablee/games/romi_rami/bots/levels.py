"""Levels of Romi Rami that play by eye: they consider a few contracts, and do not model other hands."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from tablee.bots import Choice, Seat
from tablee.bots.bot import Bot
from tablee.bots.human import noticed, sensible, softened
from tablee.engines.contracts import DISCARD, POINT, Box, Habits, Position, Table, rate
from tablee.engines.contracts.habits import PLANNER, TUNED
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots.seeing import action_of, box_of, kinds_of, position_of
from tablee.games.romi_rami.pieces.cards import CARDS, ORDER, Contract, sorted_hand
from tablee.games.romi_rami.state import Action, Complete, Discard, End, Take, View

EASY = 4  # cards of a contract that nobody overlooks
FORGOTTEN = 2  # cards: the joker is as easily overlooked as two more cards


#: Considers trophies only when about to win them, and hardly looks at suits.
CASUAL = PLANNER._replace(gaps=(0, 0, 200, 300, 200, 0, 0), bonus=20)
#: Sees only the points of a contract and how many cards are missing.
BEGINNER = PLANNER._replace(gaps=(0,) * 7, bonus=0, next_best=(1024, 512, 0, 0))


class Manner(NamedTuple):
    """Parameters of a player who plays by eye."""

    habits: Habits  # what it values
    mind: int  # how many contracts it considers
    attention: float  # probability of noticing each card of a contract beyond an easy one
    temperature: float  # points by which a choice must be better to be clearly preferred


def by_eye(name: str, manner: Manner) -> Bot:
    """Return the bot with these parameters."""

    def choose(seat: Seat) -> Choice:
        game = seat.game
        view: View = seat.view
        rng = seat.rng
        assert isinstance(game, RomiRami)
        return Choice(_Eye(game, view, manner, rng).choose())

    choose.__name__ = choose.__qualname__ = name
    return choose


class _Eye:
    """One look at the table."""

    def __init__(self, game: RomiRami, view: View, manner: Manner, rng: Random) -> None:
        self._game, self._view, self._manner, self._rng = game, view, manner, rng
        self._box: Box = box_of(game.edition, tuple(trophy.name for trophy in view.trophies))
        self._at: Position = position_of(game, game.imagine(view, rng))
        self._number = kinds_of(game.edition)
        self._market = [game.box.by_name[contract.name] for contract in view.contracts]

    def choose(self) -> Action:
        """Choose what seems best, and sometimes what seems nearly as good."""
        actions: list[Action] = [self._game.read_action(text) for text in self._view.actions]
        mind = self._in_mind()
        if self._view.step == "complete":
            return self._complete([action for action in actions if isinstance(action, Complete)], mind)
        if self._view.step == "discard":
            return self._discard(mind)
        takes = [action for action in actions if isinstance(action, Take)]
        takes = list(
            sensible(takes, lambda take: any(_is_part(take, other) for other in takes))
        )  # a third card is free
        return takes[self._softly(self._rate(takes, mind))]

    def _in_mind(self) -> list[Contract]:
        """Return the noticed contracts of the market that the hand is closest to, at most `mind` of them."""
        seen = self._notice(self._market, _effort)
        return sorted(seen, key=lambda contract: -self._rate([End()], [contract])[0])[: self._manner.mind]

    def _notice(self, contracts: Sequence[Contract], effort: Callable[[Contract], float]) -> list[Contract]:
        # Any requirement may be overlooked.
        seen = noticed(
            self._rng, [None, *contracts], lambda one: 0 if one is None else effort(one), self._manner.attention
        )
        return [contract for contract in seen if contract is not None]

    def _rate(self, actions: Sequence[Action], mind: Sequence[Contract]) -> list[int]:
        numbers = [action_of(self._game, action) for action in actions]
        return rate(self._looking_at(mind), numbers, self._manner.habits)

    def _looking_at(self, mind: Sequence[Contract]) -> Table:
        return Table(self._box, self._at._replace(contracts=[self._number[contract] for contract in mind]))

    def _softly(self, worths: Sequence[int]) -> int:
        return softened(self._rng, [worth / POINT for worth in worths], self._manner.temperature)

    def _complete(self, payments: Sequence[Complete], mind: list[Contract]) -> Action:
        """Choose a contract among those it notices it can pay, and then the cards."""
        by_name = self._game.box.by_name
        ways = {by_name[payment.contract]: [payment] for payment in payments}
        for contract in ways:
            listed = [payment for payment in payments if payment.contract == contract.name]
            ways[contract] = list(sensible(listed, lambda payment: payment.jokers > 0))  # the joker is kept if possible
        seen = self._notice(list(ways), lambda contract: _effort(contract) + FORGOTTEN * ways[contract][0].jokers)
        mind += [contract for contract in seen if contract not in mind]
        worths = {contract: self._rate(ways[contract], mind) for contract in seen}
        estimates = [max(worths[contract]) for contract in seen]
        if all(ways[contract][0].jokers for contract in seen):  # otherwise it is obvious that another can be paid
            estimates += self._rate([End()], mind)
        place = self._softly(estimates)
        if place == len(seen):
            return End()
        return ways[seen[place]][self._softly(worths[seen[place]])]

    def _discard(self, mind: Sequence[Contract]) -> Action:
        """Choose one card after another."""
        table, hand = self._looking_at(mind), [ORDER[card] for card in self._view.hand]
        thrown: tuple[int, ...] = ()
        for _ in range(self._view.surplus):
            choices = [(*thrown, card) for card in dict.fromkeys(hand) if hand.count(card) > thrown.count(card)]
            worths = rate(table, [(DISCARD, cards, 0, False) for cards in choices], self._manner.habits)
            thrown = choices[self._softly(worths)]
        return Discard(sorted_hand([CARDS[card] for card in thrown]))


def _effort(contract: Contract) -> int:
    return max(0, contract.size - EASY) + len(contract.requires) - 1


def _is_part(take: Take, of: Take) -> bool:
    return len(take.cards) < len(of.cards) and not Counter(take.cards) - Counter(of.cards)


beginner = by_eye("beginner", Manner(BEGINNER, mind=2, attention=0.85, temperature=0.4))
casual = by_eye("casual", Manner(CASUAL, mind=3, attention=0.95, temperature=0.3))
strong = by_eye("strong", Manner(TUNED, mind=4, attention=1.0, temperature=0.0))
