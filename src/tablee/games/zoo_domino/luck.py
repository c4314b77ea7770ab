"""Zoo Domino: how often careful players would win with a domino."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.core.game import Player
from tablee.engines.dominoes import Round, count_playouts
from tablee.engines.dominoes.playouts import WHOLE
from tablee.games.zoo_domino.pieces.dominoes import Domino
from tablee.games.zoo_domino.pieces.numbering import ANIMAL, DOMINO
from tablee.games.zoo_domino.state import Action, Draw, State
from tablee.toolkit.luck import Luck

STOCKS = 8  # sampled orders of the stock,
PLAYOUTS = 12  # each played this many times


class ZooDominoLuck(Luck):
    """The luck of drawing from the stock."""

    measures = ("wins",)

    def find_draw(
        self, before: State, seat: Player, action: Action, after: State
    ) -> tuple[Domino, tuple[Domino, ...]] | None:
        """Return the domino from the stock."""
        if not isinstance(action, Draw):
            return None
        (drawn,) = set(after.hands[seat]) - set(before.hands[seat])
        return drawn, before.stock

    def worth(self, game: Any, before: State, seat: Player, action: Action, piece: Domino) -> Sequence[float]:
        """Return the share of wins when all continue carefully, with the same randomness for every domino."""
        hands = [_set(hand) for hand in before.hands]
        hands[seat] |= 1 << DOMINO[piece]
        stock = sorted(DOMINO[domino] for domino in before.stock if domino != piece)
        laid = _set(Domino(*sorted((each.left, each.right), key=ANIMAL.__getitem__)) for each in before.chain)
        ends = ANIMAL[before.chain[0].left], ANIMAL[before.chain[-1].right]
        rng = Random(len(before.log))
        won = 0
        for number in range(STOCKS):
            rng.shuffle(stock)
            start = Round(hands, stock, seat, ends=ends, laid=laid)
            won += count_playouts(start, PLAYOUTS, number, careful=True)[seat]
        return (won / (STOCKS * PLAYOUTS * WHOLE),)


def _set(dominoes: Any) -> int:
    return sum(1 << DOMINO[domino] for domino in dominoes)
