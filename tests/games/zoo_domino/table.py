"""Positions drawn as text, for tests that read like the booklet."""

from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.pieces.dominoes import read_domino
from tablee.games.zoo_domino.position import _read_laid
from tablee.games.zoo_domino.state import State

DRAW = ZooDomino(way="draw")
TRUMPS = ZooDomino(way="trumps")
MUST_TRUMP = ZooDomino(way="trumps", must_trump=True)


def position(chain: str, *hands: str, stock: str = "", turn: int = 0, passes: int = 0) -> State:
    """A position within a round: the chain, the hands, and the stock with the next domino last."""
    return State(
        hands=tuple(tuple(map(read_domino, hand.split())) for hand in hands),
        stock=tuple(map(read_domino, stock.split())),
        chain=tuple(_read_laid(TRUMPS, text) for text in chain.split()),
        turn=turn,
        first=0,
        passes=passes,
        log=(),
    )


def listed(game: ZooDomino, state: State, player: int = 0) -> list[str]:
    return [str(action) for action in game.legal_actions(state, player)]


def chain_of(state: State) -> str:
    return " ".join(map(str, state.chain))
