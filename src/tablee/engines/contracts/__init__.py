"""Games of contracts on numbers: played on step by step, and played out by quick players in imagined worlds.

The compiled kernel and pure Python give the same answers, chance included.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from tablee.engines.contracts.box import Box, Kind, one_of
from tablee.engines.contracts.habits import POINT, Habits
from tablee.engines.contracts.playouts import WIN, play_out, weigh
from tablee.engines.contracts.policy import rate
from tablee.engines.contracts.table import COMPLETE, DISCARD, END, OVER, TAKE, Action, Position, Table

if not TYPE_CHECKING:
    with suppress(ImportError):  # no compiler where it was installed: the same answers, more slowly
        from tablee.engines.contracts._kernel import Box, Table, play_out, rate, weigh

COMPILED = Table.__module__.endswith("._kernel")

__all__ = [
    "COMPILED",
    "COMPLETE",
    "DISCARD",
    "END",
    "OVER",
    "POINT",
    "TAKE",
    "WIN",
    "Action",
    "Box",
    "Habits",
    "Kind",
    "Position",
    "Table",
    "one_of",
    "play_out",
    "rate",
    "weigh",
]
