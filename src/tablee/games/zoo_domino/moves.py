"""Zoo Domino: a move is an action, numbered as the kernel numbers them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from tablee.engines.dominoes import layout, pieces
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.notation import (
    DRAW,
    LAY,
    LAY_LEFT,
    LAY_RIGHT,
    PASS,
    TRUMP_LEFT,
    TRUMP_RIGHT,
)
from tablee.games.zoo_domino.pieces.dominoes import ANIMALS, DOMINOES
from tablee.games.zoo_domino.state import Action, View
from tablee.toolkit.moves import Moves, Part, Position, counted

DOUBLES = [DOMINOES[double] for double in pieces.DOUBLE]
ACTIONS: list[Action] = [
    *(ways[domino] for ways in (LAY, LAY_LEFT, LAY_RIGHT) for domino in DOMINOES),
    *(ways[double] for ways in (TRUMP_LEFT, TRUMP_RIGHT) for double in DOUBLES),
    DRAW,
    PASS,
]
NUMBER = {action: number for number, action in enumerate(ACTIONS)}
NUMBER_OF = {str(action): number for action, number in NUMBER.items()}
DOMINO = {f"{one}-{two}": number for number, halves in enumerate(DOMINOES) for one, two in (halves, halves[::-1])}


class ZooDominoMoves(Moves[ZooDomino]):
    """126 moves: each domino as the first, left or right, each double as a trump left or right, draw, pass."""

    names = tuple(map(str, ACTIONS))

    @cached_property
    def parts(self) -> Sequence[Part]:
        """The kernel's summary of a round."""
        return [Part(*part) for part in layout(self.players)]

    def legal(self, position: Position) -> list[int]:
        """Return the numbers of the legal actions."""
        turn = self.player(position)
        return [] if turn is None else sorted(NUMBER[each] for each in self.game.legal_actions(position.state, turn))

    def action(self, position: Position, move: int) -> Action:
        """Return the action of a number."""
        return ACTIONS[move]

    def see(self, view: View, draft: Any) -> Iterator[Iterable[int]]:
        """Yield the parts that `layout` names."""
        seats = self.seats(view.me)
        yield counted(view.hand, DOMINO, len(DOMINOES))
        chain = [f"{laid.left}-{laid.right}" for laid in view.chain]
        yield counted(chain, DOMINO, len(DOMINOES))
        ends = (view.chain[0].left, view.chain[-1].right) if view.chain else ("", "")
        yield [animal == end for end in ends for animal in ANIMALS]
        yield [view.chain[place].trump for place in (0, -1)] if view.chain else (0, 0)
        yield [view.counts[seat] for seat in seats]
        yield self.turn(view)
        yield (view.stock,)
        yield (view.passes,)
        missed = self._missed(view, [DOMINO[domino] for domino in chain])
        for seat in seats:
            yield missed[seat]

    def _missed(self, view: View, chain: list[int]) -> list[list[int]]:
        """Return how often each player trumped, drew or passed while an animal was at an end."""
        missed = [[0] * len(ANIMALS) for _ in range(self.players)]
        log = [(entry.player, NUMBER_OF[entry.action]) for entry in view.log]
        laid = {pieces.domino_of(move) for _, move in log if move < pieces.DRAW}
        left_over = [domino for domino in chain if domino not in laid]  # ZD-20: the chain began with it
        left, right = pieces.HALVES[left_over[0]] if left_over else (pieces.EMPTY, pieces.EMPTY)
        for player, move in log:
            if move >= pieces.TRUMP_LEFT:
                for end in {left, right}:
                    missed[player][end] += 1
            if move < pieces.DRAW:
                left, right = pieces.ends_after(left, right, move)
        return missed
