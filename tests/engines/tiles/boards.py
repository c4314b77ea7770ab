"""Small boards for brute force, and how an answer of the solver is judged."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import strategies as st

from tablee.core.answers import Solved
from tablee.core.pieces.melds import LaidTable
from tablee.engines.tiles import MeldRules
from tests.engines.tiles import brute

RULES = st.builds(
    MeldRules,
    combinations=st.sampled_from(["both", "both", "series", "sequences"]),
    ace=st.sampled_from(["low", "both"]),
    mixed_sequences=st.sampled_from([False, False, True]),
    stars=st.sampled_from(["exchange", "free"]),
    opening_minimum=st.sampled_from([0, 12, 20, 30]),
    rework_on_opening=st.booleans(),
    stars_in_play=st.sampled_from([0, 1, 2, 2, 3, 4]),
    star_penalty=st.sampled_from([25, 0, 50]),
)


@st.composite
def boards(draw: st.DrawFn) -> tuple[list[list[str]], list[str], MeldRules]:
    """Draw a table of up to two melds, a rack of up to five pieces, and the variants."""
    rules = draw(RULES)
    middle = draw(st.integers(1, 13))
    numbers = {(middle - 1 + offset) % 13 + 1 for offset in range(-2, 4)}
    colours = draw(st.sampled_from(["KRBO", "KRB", "KR", "K"]))
    few = 1 if rules.mixed_sequences else 2 if rules.combinations == "both" else 4
    stars = draw(st.integers(0, min(few, rules.stars_in_play)))
    stock = Counter({f"{colour}{number}": 2 for colour in colours for number in numbers})
    room = max(1, 5 - 2 * stars)  # brute force has its limits
    table: list[list[str]] = []
    for _ in range(draw(st.integers(0, 1 if stars >= 2 else 2))):
        melds = [meld for meld in brute.formable_melds(stock, stars, rules) if len(meld) <= 4]
        if not melds:
            break
        meld = draw(st.sampled_from(melds))
        stock -= Counter(face for face, star in meld if not star)
        stars -= sum(star for _, star in meld)
        table.append([("*" if star else "") + face for face, star in meld])
    pieces = sorted(stock.elements()) + ["*"] * stars
    rack = draw(st.lists(st.sampled_from(range(len(pieces))), max_size=room, unique=True)) if pieces else []
    return table, [pieces[index] for index in rack], rules


def melds_of(answer: Solved[LaidTable]) -> tuple[brute.Meld, ...]:
    return tuple(tuple((piece.lstrip("*"), piece[0] == "*") for piece in meld) for meld in answer.plan.table)


def check(
    table: Sequence[Sequence[str]], rack: Sequence[str], rules: MeldRules, answer: Solved[LaidTable]
) -> tuple[Counter[str], int]:
    """Assert that an answer is legal after opening; return the tiles laid and the links that stay in place."""
    new = melds_of(answer)
    assert Counter(answer.plan.laid) + Counter(answer.plan.left) == Counter(rack)
    on_table = Counter(piece for meld in table for piece in meld)
    lying = Counter(piece if piece[0] != "*" else "*" for meld in answer.plan.table for piece in meld)
    before = sum(
        (Counter({("*" if piece[0] == "*" else piece): count}) for piece, count in on_table.items()), Counter()
    )
    assert lying == before + Counter(answer.plan.laid)
    for meld in new:
        assert is_meld(meld, rules), meld
    laid = Counter(answer.plan.laid)
    kept = [brute.links(table, new, fates, rules) for fates in brute.star_fates(table, laid, new, rules)]
    assert kept, "a star on the table lost its face without being exchanged"
    return laid, max(kept)


def is_meld(meld: brute.Meld, rules: MeldRules) -> bool:
    """Return whether this is a meld, sequences in ascending order."""
    numbers = [int(face[1:]) for face, _ in meld]
    colours = [face[0] for face, _ in meld]
    if len(set(numbers)) == 1:
        return rules.combinations != "sequences" and len(meld) in (3, 4) and len(set(colours)) == len(meld)
    if rules.combinations == "series" or not 3 <= len(meld) <= 13:
        return False
    if numbers[-1] == 1 and rules.ace == "both":
        numbers[-1] = 14
    upwards = numbers == list(range(numbers[0], numbers[0] + len(meld)))
    return upwards and (rules.mixed_sequences or len(set(colours)) == 1)
