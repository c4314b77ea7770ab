"""Many rounds stepped at once: observations and masks of the players on turn, in arrays of numbers.

A finished round is dealt again. An observation is written from the seat of the player to act: that seat comes
first, the others clockwise. `layout` describes its parts.
"""

from collections.abc import Iterator
from typing import Any

from tablee.engines.chances import Chances
from tablee.engines.dominoes.deals import Deals
from tablee.engines.dominoes.pieces import ACTIONS, ANIMALS, DOMINOES, TRUMP_LEFT
from tablee.engines.dominoes.rounds import Round

Array = Any  # one row of numbers per round: a numpy array, or anything with the same interface


def layout(players: int) -> Iterator[tuple[str, tuple[int, ...], int]]:
    """Yield the parts of an observation in order: name, shape, and maximum."""
    yield "hand", (DOMINOES,), 1
    yield "laid", (DOMINOES,), 1
    yield "ends", (2, ANIMALS), 1
    yield "trumped", (2,), 1
    yield "counts", (players,), DOMINOES
    yield "turn", (players,), 1
    yield "stock", (1,), DOMINOES
    yield "passes", (1,), players
    yield (
        "missed",
        (players, ANIMALS),
        2 * DOMINOES * players,
    )  # how often nothing fitted while this animal was at an end


class Rounds:
    """A number of rounds of the same game, each with its own random stream."""

    def __init__(
        self, count: int, players: int, hand_size: int, seed: int, *, trumps: bool = False, must_trump: bool = False
    ) -> None:
        if count < 1:
            raise ValueError(f"{count} rounds cannot be stepped")
        seeds = Chances(seed)
        self._players = players
        self._deals = [
            Deals(players, hand_size, seeds.next(), trumps=trumps, must_trump=must_trump) for _ in range(count)
        ]
        self._rounds = [deals.next() for deals in self._deals]
        self._missed = [self._nothing_missed() for _ in range(count)]

    def __len__(self) -> int:
        return len(self._rounds)

    def round(self, index: int) -> Round:
        """Return a copy of one round with everything hidden: for tests and observation, not for players."""
        return self._rounds[index].copy()

    def look(self, observations: Array, masks: Array, turns: Array) -> None:
        """Write the observation and the mask of the player on turn, and who that is."""
        for index, now in enumerate(self._rounds):
            turns[index] = now.turn
            legal = now.legal()
            for action in range(ACTIONS):
                masks[index, action] = action in legal
            for place, number in enumerate(self._seen(now, self._missed[index])):
                observations[index, place] = number

    def step(self, actions: Array, rewards: Array, dones: Array) -> None:
        """Act in every round; the winners of a finished round are written, and it is dealt again.

        An illegal action raises ValueError, and no round is changed.
        """
        if len(actions) != len(self._rounds):
            raise ValueError(f"{len(actions)} actions for {len(self._rounds)} rounds")
        for index, now in enumerate(self._rounds):
            if int(actions[index]) not in now.legal():
                raise ValueError(f"{int(actions[index])} is not legal in round {index}")
        for index, now in enumerate(self._rounds):
            action = int(actions[index])
            if action >= TRUMP_LEFT:  # a trump, draw or pass means that nothing fitted
                for end in {now.left, now.right}:
                    self._missed[index][now.turn][end] += 1
            now.play(action)
            dones[index] = now.over
            winners = now.winners() if now.over else []
            for player in range(self._players):
                rewards[index, player] = player in winners
            if now.over:
                self._rounds[index] = self._deals[index].next()
                self._missed[index] = self._nothing_missed()

    def _nothing_missed(self) -> list[list[int]]:
        return [[0] * ANIMALS for _ in range(self._players)]

    def _seen(self, now: Round, missed: list[list[int]]) -> Iterator[int]:
        seats = [(now.turn + step) % self._players for step in range(self._players)]
        counts = now.counts
        for dominoes in (now.hands[now.turn], now.laid):
            yield from (dominoes >> domino & 1 for domino in range(DOMINOES))
        for end in (now.left, now.right):
            yield from (int(animal == end) for animal in range(ANIMALS))
        yield from (int(now.left_trump), int(now.right_trump))
        yield from (counts[seat] for seat in seats)
        yield from (int(seat == now.turn) for seat in seats)
        yield from (len(now.stock), now.passes)
        for seat in seats:
            yield from missed[seat]
