"""Caches with bounded memory: the number of entries and the size of each are limited."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

LONGEST_KEY = 17  # pieces: no meld of any game is longer, a series of photos is as long
MOST_ENTRIES = 1 << 16

Function = TypeVar("Function", bound=Callable[..., Any])


def cached_by_meld(function: Function) -> Function:
    """Cache a function of melds. Long melds, which only hostile input has, are not cached."""
    cached = lru_cache(maxsize=MOST_ENTRIES)(function)

    @wraps(function)
    def call(meld: tuple[str, ...], *rest: Any) -> Any:
        return cached(meld, *rest) if len(meld) <= LONGEST_KEY else function(meld, *rest)

    call.cached = cached  # type: ignore[attr-defined]  # for its cache_info
    return cast("Function", call)
