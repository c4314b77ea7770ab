"""The best action in a position on a real table: proven if both hands are known, else tried in sampled worlds."""

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from tablee.core.answers import Estimated, Solved
from tablee.core.errors import InvalidPosition
from tablee.core.positions.reading import check_keys
from tablee.engines.dominoes import COMPILED, PROOF, Clue, Round, Seen, imagine, pieces, solve, weigh
from tablee.engines.dominoes.clues import LAID_ANY
from tablee.engines.dominoes.playouts import WHOLE
from tablee.engines.dominoes.search import LOSS
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES, DOUBLE_ELEPHANT, read_domino
from tablee.games.zoo_domino.pieces.numbering import ANIMAL, DOMINO, number
from tablee.games.zoo_domino.position import read_lacking, read_view
from tablee.games.zoo_domino.state import Action, View

if TYPE_CHECKING:
    from tablee.games.zoo_domino.rules import ZooDomino

KEYS = ("options", "chain", "hand", "counts", "stock", "lacking", "passes")
WORLDS = 1000
MOST_LEFT = 30  # dominoes in both hands, up to which an exact search is tried
MOST_POSITIONS = 2_000_000  # limit of an exact search: well below a second
SLOWER = 1 if COMPILED else 50  # pure Python examines so many fewer in that time


class Advice(NamedTuple):
    """An action and how good it is."""

    action: str | None  # None: no advice
    wins: float | None  # its share of wins; None: it is the only action
    actions: tuple[tuple[str, float], ...]  # all that were compared, with their shares of wins, the best first


def solve_document(game: "ZooDomino", document: Mapping[str, Any]) -> Solved[Advice] | Estimated[Advice]:
    """Answer `{"options": ..., "chain": [...], "hand": [...], "counts": [...], "stock": 0, "lacking": [...]}`."""
    check_keys(document, KEYS)
    view = read_view(game, document)
    if game.way == "trumps" and not view.chain and str(DOUBLE_ELEPHANT) not in view.hand:
        raise InvalidPosition(f"{DOUBLE_ELEPHANT} begins, and it is not in the hand")
    seen = _see(game, view, read_lacking(document, len(view.counts) - 1))
    actions = list(game.legal_actions(game.imagine(view, Random(0)), 0))
    if len(actions) == 1:
        return Solved(Advice(str(actions[0]), None, ()))
    if is_open(seen, view):
        answer = solve(imagine(seen, 0), MOST_POSITIONS // SLOWER)  # there is one world only
        if isinstance(answer, Solved):
            value, best = answer.plan
            # What is lost against the best play is not lost against everyone: then the others may err.
            action = _compare(seen, actions)[0][0] if value == LOSS else str(actions[_numbers(actions).index(best)])
            return Solved(Advice(action, (1 + value) / 2, ()))  # won, shared by two, or lost
    compared = _compare(seen, actions)
    return Estimated(Advice(*compared[0], tuple(compared)), WORLDS // SLOWER)


def write_plan(advice: Advice) -> dict[str, Any]:
    """Return the advice as plain data."""
    return {"action": advice.action, "wins": advice.wins, "actions": dict(advice.actions)}


def is_open(seen: Seen, view: View) -> bool:
    """Whether all unseen dominoes are in one hand, and few enough to be searched."""
    if len(view.counts) != 2 or sum(view.counts) > MOST_LEFT:
        return False
    return seen.unseen.bit_count() == view.counts[1 - seen.me]


def _compare(seen: Seen, actions: Sequence[Action]) -> list[tuple[str, float]]:
    """Return the share of wins of each action in sampled worlds, the best first."""
    worlds = WORLDS // SLOWER
    won = weigh(seen, _numbers(actions), worlds, 0)  # the same chances each time: the same position, the same answer
    compared = [(str(action), shares / (worlds * WHOLE)) for action, shares in zip(actions, won, strict=True)]
    return sorted(compared, key=lambda one: -one[1])


def _numbers(actions: Sequence[Action]) -> list[int]:
    return [number(action) for action in actions]


def _see(game: "ZooDomino", view: View, lacking: list[list[str]]) -> Seen:
    """Return what the position says: seat 0 is the player, and the others follow in the order of their turns."""
    chain, others = view.chain, view.counts[1:]
    laid = _set([f"{one.left}-{one.right}" for one in chain])
    hand = _set(view.hand)
    unseen = pieces.ALL & ~(laid | hand)
    lack = [reduce(or_, (pieces.FITS[ANIMAL[animal]] for animal in animals), 0) for animals in lacking]
    _check_possible(unseen, others, lack, view.stock)
    dealt = max(others)
    clues: list[Clue] = []
    for player, (count, told) in enumerate(zip(others, lack, strict=True), 1):
        clues += [Clue(player, LAID_ANY, 0)] * (dealt - count)  # which ones makes no difference: all lie in the chain
        clues.append(Clue(player, PROOF, told))
    now = Round(
        [hand, *[0] * len(others)],
        [],
        0,
        ends=(ANIMAL[chain[0].left], ANIMAL[chain[-1].right]) if chain else (pieces.EMPTY, pieces.EMPTY),
        trumped=(chain[0].trump, chain[-1].trump) if chain else (False, False),
        laid=laid,
        passes=view.passes,
        trumps=game.way == "trumps",
        must_trump=game.way == "trumps" and game.must_trump,
    )
    return Seen(now, 0, dealt, view.stock, unseen, tuple(clues))


def _check_possible(unseen: int, others: Sequence[int], lack: Sequence[int], stock: int) -> None:
    """Refuse what the others cannot hold."""
    for count, told in zip(others, lack, strict=True):
        if (unseen & ~told).bit_count() < count:
            raise InvalidPosition(f"a player who lacks all these animals cannot hold {count} dominoes")
    nobodys = 0 if stock else unseen
    for told in lack:
        nobodys &= told
    for domino in pieces.members(nobodys):
        raise InvalidPosition(f"{DOMINOES[domino]} is neither seen nor in the stock, but nobody can hold it")


def _set(dominoes: Sequence[str]) -> int:
    return sum(1 << DOMINO[read_domino(text)] for text in dominoes)
