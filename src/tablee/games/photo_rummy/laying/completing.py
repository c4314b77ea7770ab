"""What an unfinished meld lacks: a player who has put two cards on the table wants to know what is next."""

from collections.abc import Sequence

from tablee.core.capabilities import Missing
from tablee.core.pieces.melds import Meld
from tablee.games.photo_rummy.melds import FAMILY, SERIES, jokers_of
from tablee.games.photo_rummy.pieces.cards import CAPITAL, JOKER, SIGNS, THEME, THEMES


def find_missing(meld: Meld) -> Missing | None:
    """Return what would complete an invalid meld; None if no cards can (PR-21, PR-23, PR-24)."""
    photos = [card for card in meld if card != JOKER]
    if len(set(photos)) < len(photos):
        return None
    capitals, themes = {CAPITAL[photo] for photo in photos}, {THEME[photo] for photo in photos}
    family = _photos_missing(meld, FAMILY, len(THEMES)) if len(capitals) < 2 else None
    series = _photos_missing(meld, SERIES, len(SIGNS)) if len(themes) < 2 else None
    args: dict[str, str | int] = {}
    if family is not None and photos:
        args |= {"capital": capitals.pop(), "family": family}
    if series is not None and photos:
        args |= {"theme": themes.pop(), "series": series}
    counts = [count for count in (family, series) if count is not None]
    if not counts:
        return None
    if not photos:
        return Missing("some", min(counts))
    code = "either" if len(counts) > 1 else "family" if series is None else "series"
    return Missing(code, min(counts), args)


def _photos_missing(meld: Meld, lengths: Sequence[int], kinds: int) -> int | None:
    """Return how many photos make the cards a meld of a valid length, with more photos than jokers; None: too many."""
    jokers = jokers_of(meld)
    photos = max(len(meld) - jokers, jokers + 1, lengths[0] - jokers)
    if photos > kinds or photos + jokers > lengths[-1]:
        return None
    return photos - (len(meld) - jokers)
