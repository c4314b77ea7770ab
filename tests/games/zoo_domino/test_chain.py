"""Possible chains: those that grow from a first domino, and no others."""

from itertools import combinations_with_replacement, permutations, product

import pytest

from tablee.games.zoo_domino.chain import find_flaw
from tablee.games.zoo_domino.state import Laid

DOMINOES = list(combinations_with_replacement(("lion", "zebra", "monkey"), 2))

Chain = tuple[Laid, ...]


def ways_to_lie(domino: tuple[str, str]) -> list[Laid]:
    """Either way round; a double as an ordinary domino or as a trump."""
    one, two = domino
    return [Laid(one, two), Laid(one, two, True)] if one == two else [Laid(one, two), Laid(two, one)]


def grown(length: int) -> set[Chain]:
    """Grow chains by the rules of the booklet, independently of the game."""
    chains: set[tuple[Laid, ...]] = {
        (piece,) for domino in DOMINOES for piece in ways_to_lie(domino) if not piece.trump
    }
    for _ in range(length - 1):
        pieces = [piece for domino in DOMINOES for piece in ways_to_lie(domino)]
        right = {
            (*chain, new) for chain in chains for new in pieces if may_touch(chain[-1], chain[-1].right, new.left, new)
        }
        left = {
            (new, *chain) for chain in chains for new in pieces if may_touch(chain[0], chain[0].left, new.right, new)
        }
        chains = {chain for chain in left | right if len({frozenset(piece[:2]) for piece in chain}) == len(chain)}
    return chains


def may_touch(lying: Laid, shown: str, touching: str, new: Laid) -> bool:
    """A fitting domino is laid normally; a double that does not fit is a trump, and never beside a trump."""
    return (shown != touching and not lying.trump) if new.trump else shown == touching


@pytest.mark.rule("ZD-12")
@pytest.mark.rule("ZD-23")
@pytest.mark.rule("ZD-24")
@pytest.mark.parametrize("length", [1, 2, 3, 4, 5])
def test_a_chain_has_no_flaw_just_when_it_can_have_grown(length: int) -> None:
    possible = {
        chain
        for dominoes in permutations(DOMINOES, length)
        for chain in product(*map(ways_to_lie, dominoes))
        if find_flaw(chain) is None
    }
    assert possible == grown(length)


def test_an_empty_chain_has_no_flaw() -> None:
    assert find_flaw(()) is None
