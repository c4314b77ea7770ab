"""What others chose makes some hands likelier than others, and rules out none."""

from math import exp
from typing import Any

import pytest

from tablee.engines.chances import Chances
from tablee.engines.dominoes import imagine, pieces, plausible, rounds, worlds
from tablee.engines.dominoes.clues import DREW, LAID_ANY, PROOF, Choice, Clue, read_clues
from tests.engines.dominoes.twins import compiled

ELEPHANTS, LIONS = pieces.FITS[0], pieces.FITS[1]


def domino(one: int, two: int) -> int:
    return pieces.HALVES.index((one, two))


def table(*, trumps: bool = False, ends: tuple[int, int] = (0, 1), laid: int = 0) -> rounds.Round:
    return rounds.Round([0, 0], [], 0, ends=ends, laid=laid, trumps=trumps)


def test_a_choice_is_as_likely_as_it_leaves_few_dominoes_that_fit() -> None:
    # Both fit the left end. After the double, elephants and lions still fit; after the other, crocodiles instead.
    double, mixed = domino(0, 0), domino(0, 5)
    unseen = pieces.ALL & ~(1 << double | 1 << mixed)
    after_double = (unseen & (ELEPHANTS | LIONS)).bit_count()
    after_mixed = (unseen & (pieces.FITS[5] | LIONS)).bit_count()
    choice = Choice(pieces.LAY_LEFT + mixed, (0, 1), (False, False), 0)
    clue = Clue(1, PROOF, 0, choice)
    found = plausible.plausibility(table(), 2, [clue], [[], [double, mixed]])
    assert found == pytest.approx(1 / (1 + exp((after_mixed - after_double) / plausible.WAVERING)))


def test_what_could_not_be_otherwise_tells_nothing() -> None:
    passing = Clue(1, PROOF, 0, Choice(pieces.PASS, (0, 1), (False, False), 0))
    assert plausible.plausibility(table(), 1, [passing], [[], [domino(5, 6)]]) == 1


def test_a_player_who_passes_where_a_trump_is_free_has_likely_no_double() -> None:
    passing = [Clue(1, PROOF, 0, Choice(pieces.PASS, (0, 1), (False, False), 0))]
    now = table(trumps=True)
    without = plausible.plausibility(now, 2, passing, [[], [domino(5, 6), domino(6, 7)]])
    with_one = plausible.plausibility(now, 2, passing, [[], [domino(5, 6), domino(7, 7)]])
    assert without == 1
    assert 0 < with_one < 0.3
    trumped = [Clue(1, PROOF, 0, Choice(pieces.PASS, (0, 1), (True, True), 0))]  # now the double could not be laid
    assert plausible.plausibility(now, 2, trumped, [[], [domino(5, 6), domino(7, 7)]]) == 1


def test_hands_are_those_of_the_time_when_it_was_chosen() -> None:
    first, second, drawn = domino(0, 5), domino(0, 6), domino(0, 7)
    history = [(1, pieces.LAY_LEFT + first), (1, pieces.DRAW), (1, pieces.LAY_LEFT + drawn)]
    clues = list(read_clues(history, (0, 1), 0, 2, 2, must_trump=False))
    # One of two equally good elephants was chosen; the later actions were forced.
    found = plausible.plausibility(table(), 2, clues, [[], [first, second, drawn]])
    assert found == pytest.approx(0.5)


def test_a_player_who_begins_with_a_mixed_domino_is_imagined_with_fewer_doubles() -> None:
    """A double is the better start, since fewer dominoes fit it."""
    mine = sum(1 << domino(one, 7) for one in range(7))
    laid = 1 << domino(2, 3)
    now = rounds.Round([mine, 0], [], 0, ends=(2, 3), laid=laid)
    clues = tuple(read_clues([(1, pieces.LAY + domino(2, 3))], (pieces.EMPTY, pieces.EMPTY), 0, 7, 2, must_trump=False))
    unseen = pieces.ALL & ~(mine | laid)
    seen = worlds.Seen(now, 0, 7, unseen.bit_count() - 6, unseen, clues)
    expected = 6 * (unseen & pieces.DOUBLES).bit_count() / unseen.bit_count()
    likely = worlds._likely(seen, 200, Chances(1))
    assert all(world.counts == [7, 6] for world in likely)
    doubles = sum((world.hands[1] & pieces.DOUBLES).bit_count() for world in likely) / 200
    assert 0 < doubles < 0.7 * expected


def drawn_twice(laid: list[int]) -> worlds.Seen:
    """Return the facts about a player who had two dominoes, lacked elephants and lions, drew one, and laid these."""
    clues = [Clue(1, PROOF, ELEPHANTS | LIONS), Clue(1, DREW, 0), *[Clue(1, LAID_ANY, one) for one in laid]]
    out = sum(1 << one for one in laid)
    unseen = pieces.FITS[7] & ~out
    mine = pieces.ALL & ~(unseen | out)
    now = rounds.Round([mine, 0], [], 0, ends=(0, 1), laid=out)
    return worlds.Seen(now, 0, 2, unseen.bit_count() - 3 + len(laid), unseen, tuple(clues))


def test_a_contradictory_sampled_past_is_sampled_again() -> None:
    """The elephant must have been drawn; a sample in which the penguin was drawn gets stuck and starts again."""
    seen = drawn_twice([domino(5, 6), domino(0, 5)])
    tries = [worlds._try_to_imagine(seen, Chances(seed), marked=True) for seed in range(30)]
    assert None in tries
    assert any(tries)
    for seed in range(30):
        (held,) = pieces.members(worlds.imagine(seen, seed).hands[1])
        assert not (ELEPHANTS | LIONS) >> held & 1


def test_proofs_that_no_world_agrees_with_are_dropped() -> None:
    seen = drawn_twice([domino(0, 5), domino(0, 6)])  # only one of these can have been drawn
    assert worlds.imagine(seen, 1).counts[1] == 1
    now: Any = compiled(seen.now)
    assert worlds.imagine(seen, 1).hands == imagine(seen._replace(now=now), 1).hands
