"""Every arrangement of a small board, by trying; it shares no code with the solver."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

Meld = tuple[tuple[str, ...], int]  # photos, jokers


def is_meld(cards: Sequence[str]) -> bool:
    """Return whether these cards are a valid meld (PR-21, PR-23, PR-24)."""
    photos = [card for card in cards if card != "joker"]
    if len(set(photos)) != len(photos) or len(photos) * 2 <= len(cards):
        return False
    if len({capital(photo) for photo in photos}) == 1:
        return 3 <= len(cards) <= 6
    if len({theme(photo) for photo in photos}) == 1:
        return 4 <= len(cards) <= 17
    return False


def capital(photo: str) -> str:
    return photo.split("-")[0]


def theme(photo: str) -> str:
    return photo.split("-")[1]


def melds_with(photo: str, others: Sequence[str], jokers: int) -> Iterator[Meld]:
    """Yield every meld of this photo with some of the others and some jokers."""
    for near in (
        [other for other in others if capital(other) == capital(photo)],
        [other for other in others if theme(other) == theme(photo)],
    ):
        for size in range(1, len(near) + 1):
            for some in combinations(near, size):
                for few in range(jokers + 1):
                    if is_meld([photo, *some, *["joker"] * few]):
                        yield (photo, *some), few


def arrangements(must: Sequence[str], may: Sequence[str], jokers: int) -> Iterator[tuple[Meld, ...]]:
    """Yield every way to lay all required and some optional cards, with a limited number of jokers."""
    if not must and not may:
        yield ()
        return
    first, rest_must, rest_may = (must[0], must[1:], may) if must else (may[0], (), may[1:])
    if not must:
        yield from arrangements((), rest_may, jokers)
    for photos, few in melds_with(first, [*rest_must, *rest_may], jokers):
        left_must = [photo for photo in rest_must if photo not in photos]
        left_may = [photo for photo in rest_may if photo not in photos]
        for others in arrangements(left_must, left_may, jokers - few):
            yield ((photos, few), *others)


def kept(old: Sequence[Sequence[str]], new: Sequence[Sequence[str]]) -> int:
    """Return how many cards need not be moved: an old meld continues as at most one new one of its capital or theme."""
    total = 0
    groups = {key(meld) for meld in old}
    for group in groups:
        before = [Counter(meld) for meld in old if key(meld) == group]
        after = [Counter(meld) for meld in new if key(meld) == group]
        after += [Counter()] * len(before)
        total += max(
            sum((one & other).total() for one, other in zip(before, order, strict=True))
            for order in permutations(after, len(before))
        )
    return total


def key(meld: Sequence[str]) -> str:
    """Return the capital of a family, the theme of a series."""
    photos = [card for card in meld if card != "joker"]
    return capital(photos[0]) if len({capital(photo) for photo in photos}) == 1 else theme(photos[0])


def lays(table: Sequence[Sequence[str]], hand: Sequence[str]) -> Iterator[tuple[Counter[str], int]]:
    """Yield for every legal new table the cards laid, and how many cards stay in place."""
    must = [card for meld in table for card in meld if card != "joker"]
    lying = sum(meld.count("joker") for meld in map(list, table))
    jokers = lying + list(hand).count("joker")
    for melds in arrangements(must, [card for card in hand if card != "joker"], jokers):
        used = sum(few for _, few in melds)
        if used >= lying:
            laid = Counter(photo for photos, _ in melds for photo in photos) - Counter(must)
            if used > lying:
                laid["joker"] = used - lying
            yield laid, kept(table, [(*photos, *["joker"] * few) for photos, few in melds])


def points(cards: Counter[str]) -> int:
    return cards.total() + 9 * cards["joker"]


def value(laid: Counter[str], stay: int, objective: str) -> tuple[int, int, int]:
    """Return the value of a move, in the order of the objective."""
    return (laid.total(), points(laid), stay) if objective == "tiles" else (points(laid), laid.total(), stay)


def opens(laid: Counter[str]) -> bool:
    """Return whether some of these cards by themselves are a meld (PR-26)."""
    cards = list(laid.elements())
    return any(is_meld(some) for size in range(3, len(cards) + 1) for some in combinations(cards, size))
