"""A sample of the many possible moves: simple ones, found quickly."""

from collections.abc import Iterator

from tablee.core.errors import IllegalAction
from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import Meld, Table
from tablee.engines.photos import solve
from tablee.games.photo_rummy.laying.judging import judge_lay
from tablee.games.photo_rummy.laying.taking import exchanged, possible_takes
from tablee.games.photo_rummy.melds import FAMILY, SERIES, find_flaw, jokers_of, normal
from tablee.games.photo_rummy.pieces.cards import CAPITAL, JOKER, SIGNS, THEME, THEMES
from tablee.games.photo_rummy.state import Hand, Lay


def sample_lays(table: Table, hand: Hand, opened: bool) -> list[Lay]:
    """Return a few different legal moves."""
    return [lay for lay in dict.fromkeys(_candidates(table, hand)) if _is_legal(table, hand, opened, lay)]


def _is_legal(table: Table, hand: Hand, opened: bool, lay: Lay) -> bool:
    try:
        judge_lay(table, hand, opened, lay.table, lay.taking)
    except IllegalAction:
        return False
    return True


def _candidates(table: Table, hand: Hand) -> Iterator[Lay]:
    own, left = own_melds(hand)
    yield Lay(normal((*table, *own)))
    yield Lay(normal(extended((*table, *own), left)))
    yield Lay(normal(extended(table, hand)))
    yield Lay(normal(solve(table, hand, opened=True).plan.table))
    for take in possible_takes(table, hand):
        given, kept = exchanged(table, hand, take)
        yield Lay(normal(given), (take,))
        yield Lay(normal(extended(given, kept)), (take,))


def own_melds(hand: Hand) -> tuple[list[Meld], Hand]:
    """Return melds of the hand alone, longest first, and the remaining cards; at most one joker per meld."""
    melds: list[Meld] = []
    while best := max(_find_melds(hand), key=lambda meld: (-jokers_of(meld), len(meld)), default=None):
        melds.append(best)
        hand = removed(hand, best)
    return melds, hand


def _find_melds(hand: Hand) -> Iterator[Meld]:
    """Yield for each capital and theme all its photos, with one joker if needed."""
    for kind, names, lengths in ((CAPITAL, SIGNS, FAMILY), (THEME, THEMES, SERIES)):
        for name in names:
            photos = tuple(card for card in hand if card != JOKER and kind[card] == name)
            short = max(0, lengths[0] - len(photos))
            if short <= min(1, hand.count(JOKER)):
                yield photos + (JOKER,) * short


def extended(table: Table, hand: Hand) -> Table:
    """Return the table with every card added to the first meld that accepts it, photos before jokers."""
    melds = list(table)
    for card in sorted(hand, key=JOKER.__eq__):
        for place, meld in enumerate(melds):
            if find_flaw((*meld, card)) is None:
                melds[place] = (*meld, card)
                break
    return tuple(melds)
