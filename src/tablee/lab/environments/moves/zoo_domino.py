"""Zoo Domino: a move is an action, numbered as the kernel numbers them."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.dominoes import ANIMALS, DOMINOES
from tablee.games.zoo_domino.notation import (
    DRAW,
    LAY,
    LAY_LEFT,
    LAY_RIGHT,
    PASS,
    TRUMP_LEFT,
    TRUMP_RIGHT,
    read_action,
)
from tablee.games.zoo_domino.state import Action, View
from tablee.lab.environments.moves.moves import Moves, Numbers, Part, Position, counted
from tablee.solver.dominoes import layout, pieces

DOUBLES = [DOMINOES[double] for double in pieces.DOUBLE]
ACTIONS: list[Action] = [
    *(ways[domino] for ways in (LAY, LAY_LEFT, LAY_RIGHT) for domino in DOMINOES),
    *(ways[double] for ways in (TRUMP_LEFT, TRUMP_RIGHT) for double in DOUBLES),
    DRAW,
    PASS,
]
NUMBER = {action: number for number, action in enumerate(ACTIONS)}
ANIMAL = {animal: number for number, animal in enumerate(ANIMALS)}
DOMINO = {f"{one}-{two}": number for number, halves in enumerate(DOMINOES) for one, two in (halves, halves[::-1])}


class ZooDominoMoves(Moves[ZooDomino]):
    """126 moves: each domino as the first, left or right, each double as a trump left or right, draw, pass."""

    names = tuple(map(str, ACTIONS))

    @cached_property
    def parts(self) -> Sequence[Part]:
        """What the kernel tells of a round."""
        return [Part(*part) for part in layout(self.players)]

    def legal(self, position: Position) -> list[int]:
        """Return the numbers of what the game lists."""
        turn = self.player(position)
        return [] if turn is None else sorted(NUMBER[each] for each in self.game.legal_actions(position.state, turn))

    def action(self, position: Position, move: int) -> Action:
        """Return what the number means."""
        return ACTIONS[move]

    def see(self, view: View, draft: Any) -> Iterator[Any]:
        """Yield the parts that `layout` names."""
        seats = self.seats(view.me)
        yield counted(view.hand, DOMINO)[: len(DOMINOES)]
        chain = [f"{laid.left}-{laid.right}" for laid in view.chain]
        yield np.isin(np.arange(len(DOMINOES)), [DOMINO[domino] for domino in chain])
        yield self._ends(view)
        yield [view.chain[place].trump for place in (0, -1)] if view.chain else (0, 0)
        yield [view.counts[seat] for seat in seats]
        yield self.turn(view)
        yield view.stock
        yield view.passes
        yield self._missed(view)[seats]

    def _ends(self, view: View) -> Numbers:
        ends = np.zeros((2, len(ANIMALS)), np.int16)
        if view.chain:
            ends[0, ANIMAL[view.chain[0].left]] = ends[1, ANIMAL[view.chain[-1].right]] = 1
        return ends

    def _missed(self, view: View) -> Numbers:
        """Return how often each player trumped, drew or passed while an animal was at an end."""
        missed = np.zeros((self.players, len(ANIMALS)), np.int16)
        log = [(entry.player, NUMBER[read_action(entry.action)]) for entry in view.log]
        dominoes = [DOMINO[f"{laid.left}-{laid.right}"] for laid in view.chain]
        laid = [pieces.domino_of(move) for _, move in log if move < pieces.DRAW]
        left_over = [domino for domino in dominoes if domino not in laid]  # ZD-20: what the chain began with
        left, right = pieces.HALVES[left_over[0]] if left_over else (pieces.EMPTY, pieces.EMPTY)
        for player, move in log:
            if move >= pieces.TRUMP_LEFT:
                missed[player, [left, right]] += 1  # once where both ends are equal
            if move < pieces.DRAW:
                left, right = pieces.ends_after(left, right, move)
        return missed
