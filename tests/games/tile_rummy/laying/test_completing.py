"""What unfinished combinations lack, compared with every combination there is."""

from itertools import combinations, combinations_with_replacement

import pytest

from tablee.core.capabilities import Missing
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.laying.completing import find_missing
from tablee.games.tile_rummy.laying.drafting import namings
from tablee.games.tile_rummy.melds import LONGEST, Combinations, find_flaw
from tablee.games.tile_rummy.pieces.tiles import COLOURS, FACES, STAR
from tests.games.tile_rummy.drafts import check
from tests.games.tile_rummy.table import GAME

NEAR = [f"{colour}{number}" for colour in COLOURS for number in (1, 2, 3, 4, 5, 12, 13)]
BOTH = Combinations()
TABLES = [
    BOTH,
    Combinations(ace="both"),
    Combinations(mixed=True),
    Combinations(kinds="series"),
    Combinations(kinds="sequences", ace="both", mixed=True),
]


def missing(meld: str, agreed: Combinations = BOTH) -> Missing | None:
    return find_missing(tuple(meld.split()), agreed)


def is_valid(meld: tuple[str, ...], agreed: Combinations) -> bool:
    """Whether some faces for its stars make a combination of these tiles."""
    return find_flaw(namings(meld, agreed, set())[0], agreed) is None


@pytest.mark.parametrize(
    ("meld", "code", "count", "tiles"),
    [
        ("R7", "some", 2, None),
        ("*", "some", 2, None),
        ("R7 R8", "one_of", 1, "R6 R9"),
        ("R1 R2", "one_of", 1, "R3"),
        ("R12 R13", "one_of", 1, "R11"),
        ("R7 R9", "one_of", 1, "R8"),
        ("R5 R8", "all_of", 2, "R6 R7"),
        ("R5 R8 *", "one_of", 1, "R6 R7"),
        ("R5 R6 R8", "one_of", 1, "R7"),
        ("R2 R13", "some", 10, None),
        ("R7 K7", "one_of", 1, "B7 O7"),
        ("R7 *", "some", 1, None),
        ("* *", "some", 1, None),
    ],
)
def test_what_would_complete_a_combination_is_named_if_that_is_short(
    meld: str, code: str, count: int, tiles: str | None
) -> None:
    assert missing(meld) == Missing(code, count, {"tiles": tiles} if tiles else {})


@pytest.mark.parametrize("meld", ["R4 B9", "R7 R7", "R7 *R7", "K5 R5 B6", "R5 R6 B7 *"])
def test_nothing_is_missing_where_nothing_helps(meld: str) -> None:
    assert missing(meld) is None


def test_house_rules_change_what_can_be_completed() -> None:
    assert missing("R13 R1") == Missing("some", 11)
    assert missing("R13 R1", Combinations(ace="both")) == Missing("one_of", 1, {"tiles": "R12"})
    assert missing("R5 B6") is None
    assert missing("R5 B6", Combinations(mixed=True)) == Missing("some", 1)
    assert missing("R7 R8", Combinations(kinds="series")) is None
    assert missing("R7 K7", Combinations(kinds="sequences")) is None


@pytest.mark.parametrize("agreed", TABLES)
def test_unfinished_combinations_can_be_completed_with_that_many_tiles_and_not_with_fewer(agreed: Combinations) -> None:
    for pair in combinations(("R1", "R2", "R5", "K5", "B3", "R13", STAR, STAR), 2):
        lack = find_missing(pair, agreed)
        if lack is None or lack.count > 2:
            continue  # what takes more than two tiles is proved below, by what cannot be completed at all
        added = [more for count in (1, 2) for more in combinations_with_replacement(NEAR, count)]
        finished = [more for more in added if is_valid((*pair, *more), agreed)]
        assert min(map(len, finished)) == lack.count
        nearest = [set(more) for more in finished if len(more) == lack.count]
        match lack.code:
            case "one_of":
                assert set().union(*nearest) == set(str(lack.args["tiles"]).split())
            case "all_of":
                assert nearest == [set(str(lack.args["tiles"]).split())]


@pytest.mark.parametrize("agreed", TABLES)
def test_a_combination_is_hopeless_just_when_no_combination_contains_it(agreed: Combinations) -> None:
    """Every valid combination of one colour or number, and of mixed colours by a walk over all pairs."""
    small = [meld for meld in every_small_meld(agreed) if find_flaw(meld, agreed) is None]
    together = {frozenset(pair) for meld in small for pair in combinations(meld, 2)}
    for pair in combinations(FACES, 2):
        assert (find_missing(pair, agreed) is not None) == (frozenset(pair) in together), pair


def every_small_meld(agreed: Combinations) -> list[tuple[str, ...]]:
    """Return series of three, and sequences of every length: those of two colours stand for all that are mixed."""
    series = [tuple(f"{colour}{number}" for colour in three) for number in range(1, 14) for three in THREE]
    numbers = [*range(1, 14), 1]
    runs = [numbers[start:end] for start in range(14) for end in range(start + 3, min(start + LONGEST, 14) + 1)]
    plain = [tuple(f"{colour}{number}" for number in run) for run in runs for colour in "KRBO"]
    if not agreed.mixed:
        return series + plain
    return (
        series
        + plain
        + [
            tuple(f"{other if number == changed else colour}{number}" for number in run)
            for run in runs
            for changed in run
            for colour, other in combinations_with_replacement("KRBO", 2)
        ]
        + [
            tuple(f"{colour if number == changed else other}{number}" for number in run)
            for run in runs
            for changed in run
            for colour, other in combinations("KRBO", 2)
        ]
    )


THREE = list(combinations("KRBO", 3))


@pytest.mark.rule("TR-20")
def test_a_draft_says_what_is_missing_and_what_does_not_belong() -> None:
    short, apart, good = check("", "R7 R8 R4 B9 K1 K2 K3 K9", "R7 R8 | R4 B9 | K1 K2 K3").melds
    assert (short.flaw is not None, short.missing) == (True, Missing("one_of", 1, {"tiles": "R6 R9"}))
    assert apart.missing is None
    assert apart.flaw is not None
    assert apart.flaw.code == "meld.other_colour"
    assert (good.flaw, good.missing) == (None, None)
    (group,) = check("", "R7 R8 K9", "R7 R8", game=TileRummy(combinations="series")).melds
    assert group.flaw is not None
    assert group.flaw.code == "meld.no_sequences"


def test_every_prefix_of_a_combination_is_unfinished() -> None:
    for meld in every_small_meld(GAME.agreed):
        if find_flaw(meld, GAME.agreed) is None:
            for size in (1, 2):
                assert find_missing(meld[:size], GAME.agreed) is not None
