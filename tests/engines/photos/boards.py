"""Small boards for brute force, and how an answer of the solver is judged."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import strategies as st

from tablee.core.answers import Solved
from tablee.core.pieces.melds import LaidTable
from tests.engines.photos import brute

SIGNS = ["NL", "GR", "D", "CH", "B", "IRL", "FIN", "DK", "P", "GB", "L", "E", "N", "F", "I", "S", "A"]
THEMES = ["palace", "church", "sight", "dish", "letterbox", "emblem"]
Board = tuple[list[list[str]], list[str]]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw a table of up to three melds and a hand of up to five cards, close to each other."""
    signs = draw(st.lists(st.sampled_from(SIGNS), min_size=2, max_size=5, unique=True))
    themes = draw(st.lists(st.sampled_from(THEMES), min_size=2, max_size=6 if len(signs) < 4 else 3, unique=True))
    stock = [f"{sign}-{theme}" for sign in signs for theme in themes]
    jokers = draw(st.integers(0, 3))
    table: list[list[str]] = []
    for _ in range(draw(st.integers(0, 3))):
        key = draw(st.sampled_from([*signs, *themes]))
        near = [photo for photo in stock if key in photo.split("-")]
        some = draw(st.lists(st.sampled_from(near), min_size=2, max_size=5, unique=True)) if len(near) > 1 else []
        meld = some + ["joker"] * draw(st.integers(0, jokers))
        if brute.is_meld(meld):
            table.append(draw(st.permutations(meld)))
            stock = [photo for photo in stock if photo not in some]
            jokers -= meld.count("joker")
    room = max(0, min(5, 13 - sum(map(len, table))))
    photos = draw(st.lists(st.sampled_from(stock), max_size=room, unique=True)) if stock else []
    return table, photos + ["joker"] * draw(st.integers(0, min(2, jokers)))


def check(table: Sequence[Sequence[str]], hand: Sequence[str], answer: Solved[LaidTable]) -> tuple[Counter[str], int]:
    """Assert that an answer is legal where the player has opened; return what it lays and how many cards it keeps."""
    before, after = (Counter(card for meld in melds for card in meld) for melds in (table, answer.plan.table))
    assert Counter(answer.plan.laid) + Counter(answer.plan.left) == Counter(hand)
    assert after == before + Counter(answer.plan.laid)
    for meld in answer.plan.table:
        assert brute.is_meld(meld), meld
    return Counter(answer.plan.laid), brute.kept(table, answer.plan.table)
