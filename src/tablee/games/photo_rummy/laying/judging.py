"""Judges a move: the table before, the hand, the jokers taken, and the resulting table."""

from collections import Counter
from typing import NamedTuple

from tablee.core.pieces.counting import removed
from tablee.core.pieces.melds import Meld, Table, compare_tables
from tablee.engines.photos import can_open
from tablee.games.photo_rummy.melds import find_flaw, fits, jokers_of
from tablee.games.photo_rummy.pieces.cards import JOKER, Card, in_order
from tablee.games.photo_rummy.refusals import REFUSALS
from tablee.games.photo_rummy.state import Hand, Take


class Laid(NamedTuple):
    """The effect of a move on the hand."""

    laid: Hand  # cards added to the table, including those given for jokers and jokers taken in this turn
    hand: Hand  # remaining cards, including jokers taken and kept


def judge_lay(before: Table, hand: Hand, opened: bool, after: Table, taking: tuple[Take, ...]) -> Laid:
    """Return the cards laid and the cards left, or refuse."""
    new, gone = compare_tables(before, after)
    if not new and not gone and not taking:
        raise REFUSALS("lay.nothing")
    check_takes(before, hand, taking)
    result = moved(new, gone, hand, taking)
    for meld in new:
        check_meld(meld)
    if not opened and not can_open(own_cards(hand, result.laid)):
        photos = [take.photo for take in taking]
        raise REFUSALS("take.not_opened", photos) if taking else REFUSALS("lay.not_opened", result.laid)
    return result


def check_takes(before: Table, hand: Hand, taking: tuple[Take, ...]) -> None:
    """PR-29: each photo of the hand frees one joker of a meld that it fits, as the meld was when the turn began."""
    given: set[Card] = set()
    freed: Counter[int] = Counter()
    for photo, number in taking:
        if not 1 <= number <= len(before):
            raise REFUSALS("take.no_meld", [photo], number=number, melds=len(before))
        meld = before[number - 1]
        if photo in given:
            raise REFUSALS("take.twice", [photo], card=photo)
        if photo not in hand:
            raise REFUSALS("take.not_in_hand", [photo], card=photo)
        if freed[number] == jokers_of(meld):
            raise REFUSALS("take.no_joker", meld, meld=" ".join(meld))
        if not fits(photo, meld):
            raise REFUSALS("take.does_not_fit", [photo, *meld], card=photo, meld=" ".join(meld))
        given.add(photo)
        freed[number] += 1


def moved(new: list[Meld], gone: list[Meld], hand: Hand, taking: tuple[Take, ...]) -> Laid:
    """PR-27, PR-31: cards on the table stay there, and new ones come from the hand or were taken."""
    now = Counter(card for meld in new for card in meld)
    was = Counter(card for meld in gone for card in meld)
    for take in taking:
        if take.photo not in now:
            raise REFUSALS("take.taken_back", [take.photo], card=take.photo)
    laid = now.copy()
    laid.subtract(was)
    laid[JOKER] += len(taking)  # they are in the hand now, and count as laid if they are on the table again
    for card, count in laid.items():
        if count < 0:
            raise REFUSALS("lay.joker_taken", [JOKER]) if card == JOKER else REFUSALS("lay.taken", [card], card=card)
    held = hand + (JOKER,) * len(taking)
    for card in (laid - Counter(held)).elements():
        raise REFUSALS("lay.not_in_hand", [card], card=card)
    cards = in_order(laid.elements())
    return Laid(cards, removed(held, cards))


def check_meld(meld: Meld) -> None:
    """Refuse a meld that is neither a family nor a series."""
    flaw = find_flaw(meld)
    if flaw is not None:
        raise REFUSALS(flaw.code, meld, **dict(flaw.args))


def own_cards(hand: Hand, laid: Hand) -> Hand:
    """Return the cards laid that the player held before any joker was taken: only they open (PR-25)."""
    return tuple((Counter(laid) & Counter(hand)).elements())
