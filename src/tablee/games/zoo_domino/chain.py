"""Whether a chain is possible: it grew from a first domino, one domino after another."""

from itertools import pairwise

from tablee.games.zoo_domino.state import End, Laid


def find_flaw(chain: tuple[Laid, ...]) -> str | None:
    """Return why no round can lead to this chain (ZD-12, ZD-23, ZD-24); None if one can."""
    for left, right in pairwise(chain):
        if left.trump and right.trump:
            return f"{left} and {right} are trumps side by side"
        if not left.trump and not right.trump and left.right != right.left:
            return f"{left} does not fit {right}"
    trumps = [place for place, laid in enumerate(chain) if laid.trump]
    return next(filter(None, (_flaw_of_trump(chain, place) for place in trumps)), None) or _flaw_of_order(chain, trumps)


def _flaw_of_trump(chain: tuple[Laid, ...], place: int) -> str | None:
    """A trump does not fit the neighbour it was laid against; the neighbour laid later fits the trump."""
    trump, left, right = chain[place], chain[:place][-1:], chain[place + 1 :][:1]
    neighbours = left + right
    fitting = [laid for laid in left if laid.right == trump.left] + [laid for laid in right if laid.left == trump.right]
    if not neighbours:
        return f"{trump} cannot be the first domino: a trump is laid against another one"
    if len(fitting) == len(neighbours):
        return f"{trump} fits {fitting[0]}: a double that fits is laid as an ordinary domino, not as a trump"
    if not fitting and len(neighbours) == 2:
        return f"neither {neighbours[0]} nor {neighbours[1]} fits {trump}: the chain goes on with the trump's animal"
    return None


def _flaw_of_order(chain: tuple[Laid, ...], trumps: list[int]) -> str | None:
    """The first domino is to the left of all trumps laid at the right end, and to the right of all others."""
    for one, two in pairwise(trumps):
        if (_end_of(chain, one), _end_of(chain, two)) == ("right", "left"):
            return f"{chain[one]} was laid at the right end and {chain[two]} at the left end: no domino was the first"
    return None


def _end_of(chain: tuple[Laid, ...], place: int) -> End:
    """Return the end at which a trump was laid: there it does not fit its inner neighbour."""
    return "right" if place and chain[place - 1].right != chain[place].left else "left"
