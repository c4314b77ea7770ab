"""Converts a view of Photo Rummy to the solver's numbers, and lists candidate moves."""

from collections.abc import Iterable, Iterator

from tablee.engines.photos import HOLDS, LAYS, Seen, Try, solve
from tablee.games.photo_rummy.bots.first import take_jokers
from tablee.games.photo_rummy.melds import normal
from tablee.games.photo_rummy.pieces.cards import ORDER
from tablee.games.photo_rummy.state import Lay, View


def see(view: View, *, near: int, tries: int) -> Seen:
    """Return all that the player of the view knows; a player who laid without going out is modelled as one who lays."""
    assert view.me is not None, "only a player acts"
    habits = tuple(LAYS if opened and player != view.me else HOLDS for player, opened in enumerate(view.opened))
    table = numbers(card for meld in view.table for card in meld)
    return Seen(table, numbers(view.hand), view.me, view.counts, view.opened, habits, near, tries)


def find_lays(view: View) -> dict[Try, Lay]:
    """Return the best moves by every measure: most cards, most points, jokers kept, jokers taken."""
    assert view.me is not None, "only a player acts"
    return dict(_find_lays(view, view.opened[view.me]))


def _find_lays(view: View, opened: bool) -> Iterator[tuple[Try, Lay]]:
    for objective in ("tiles", "points", "keep_jokers"):
        best = solve(view.table, view.hand, opened=opened, objective=objective).plan
        if best.laid:
            yield Try(_sorted(best.laid)), Lay(normal(best.table))
    table, hand, taking = take_jokers(view.table, view.hand) if opened else (view.table, view.hand, ())
    if taking:
        given = [take.photo for take in taking]
        best = solve(table, hand, opened=True, objective="keep_jokers").plan
        yield Try(_sorted(given), len(taking)), Lay(normal(table), taking)
        yield Try(_sorted([*given, *best.laid]), len(taking)), Lay(normal(best.table), taking)


def numbers(cards: Iterable[str]) -> bytes:
    """Return cards as the solver counts them: photos by capital and theme, then the joker."""
    return bytes(ORDER[card] for card in cards)


def _sorted(cards: Iterable[str]) -> bytes:
    return bytes(sorted(numbers(cards)))
