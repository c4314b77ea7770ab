"""The best lay of Photo Rummy, proven: which photos go to families, which to series, and where the jokers stand.

And rounds imagined and played to their end, in which lays are weighed.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.engines.photos.answers import Arranged
from tablee.engines.photos.questions import COMPILED, can_begin, can_open, next_cards, solve
from tablee.engines.photos.rounds import HOLDS, LAYS, Seen, Try

if TYPE_CHECKING:
    from tablee.engines.photos.rounds import weigh
else:
    from tablee.engines.photos.rounds import weigh

    with suppress(ImportError):  # no compiler where it was installed: as good answers, more slowly
        from tablee.engines.photos._kernel import weigh

__all__ = [
    "COMPILED",
    "HOLDS",
    "LAYS",
    "Arranged",
    "Seen",
    "Try",
    "can_begin",
    "can_open",
    "next_cards",
    "solve",
    "weigh",
]
