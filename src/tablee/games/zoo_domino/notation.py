"""One notation for actions: `lay elephant-lion left`, `trump zebra-zebra right`, `draw`, `pass`, `timeout`."""

from tablee.core.common_options.timing import TIMEOUT
from tablee.core.errors import InvalidNotation, did_you_mean
from tablee.core.turns import Pass, Timeout
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES, Domino, read_domino
from tablee.games.zoo_domino.state import Action, Draw, Lay, Trump

VERBS = ("lay", "trump", "draw", "pass", TIMEOUT)

# All possible actions, created once: simulations of millions of games reuse them.
LAY: dict[Domino, Lay] = {domino: Lay(domino) for domino in DOMINOES}
LAY_LEFT: dict[Domino, Lay] = {domino: Lay(domino, "left") for domino in DOMINOES}
LAY_RIGHT: dict[Domino, Lay] = {domino: Lay(domino, "right") for domino in DOMINOES}
TRUMP_LEFT: dict[Domino, Trump] = {domino: Trump(domino, "left") for domino in DOMINOES}
TRUMP_RIGHT: dict[Domino, Trump] = {domino: Trump(domino, "right") for domino in DOMINOES}
DRAW = Draw()
PASS = Pass()
TIME_IS_UP = Timeout()

_ENDS = ("left", "right")


def read_action(text: str) -> Action:
    """Return the action that the text names; a domino may be written either way round."""
    words = text.split()
    match words:
        case ["draw"]:
            return DRAW
        case ["pass"]:
            return PASS
        case ["timeout"]:
            return TIME_IS_UP
        case ["lay", domino]:
            return LAY[read_domino(domino)]
        case ["lay", domino, "left"]:
            return LAY_LEFT[read_domino(domino)]
        case ["lay", domino, "right"]:
            return LAY_RIGHT[read_domino(domino)]
        case ["trump", domino, "left"]:
            return TRUMP_LEFT[read_domino(domino)]
        case ["trump", domino, "right"]:
            return TRUMP_RIGHT[read_domino(domino)]
        case ["lay" | "trump", domino, end]:
            read_domino(domino)
            raise InvalidNotation(f"{end[:80]!r} is not an end{did_you_mean(end[:80], _ENDS)}")
        case [verb, *_] if verb not in VERBS:
            raise InvalidNotation(f"{verb[:80]!r} is not an action{did_you_mean(verb[:80], VERBS)}")
    example = "'lay elephant-lion left', 'trump zebra-zebra right', 'draw' or 'pass'"
    raise InvalidNotation(f"{text[:80]!r} is not an action; write {example}")
