"""Dominoes, animals and actions as the numbers of `tablee.engines.dominoes`."""

from tablee.engines.dominoes import pieces
from tablee.games.zoo_domino.pieces.dominoes import ANIMALS, DOMINOES
from tablee.games.zoo_domino.state import Action, Draw, Lay, Trump

ANIMAL = {animal: number for number, animal in enumerate(ANIMALS)}
DOMINO = {domino: number for number, domino in enumerate(DOMINOES)}
LAYS = {None: pieces.LAY, "left": pieces.LAY_LEFT, "right": pieces.LAY_RIGHT}
TRUMPS = {"left": pieces.TRUMP_LEFT, "right": pieces.TRUMP_RIGHT}


def number(action: Action) -> int:
    """Return the kernel's number of an action."""
    match action:
        case Lay(domino, end):
            return LAYS[end] + DOMINO[domino]
        case Trump(domino, end):
            return TRUMPS[end] + ANIMAL[domino.one]
        case Draw():
            return pieces.DRAW
    return pieces.PASS
