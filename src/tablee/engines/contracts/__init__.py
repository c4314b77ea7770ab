"""Games of contracts on plain numbers: stepped, and played out by fast players in sampled worlds.

The compiled kernel and pure Python give the same answers, including random choices.
"""

from tablee.engines.compiled import use_kernel
from tablee.engines.contracts.box import Box, Kind, one_of
from tablee.engines.contracts.habits import POINT, Habits
from tablee.engines.contracts.playouts import WIN, count_playouts, play_out, weigh
from tablee.engines.contracts.policy import rate
from tablee.engines.contracts.table import COMPLETE, DISCARD, END, OVER, TAKE, Action, Position, Table

COMPILED = use_kernel(__name__, globals(), "Box", "Table", "count_playouts", "play_out", "rate", "weigh")

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
    "count_playouts",
    "one_of",
    "play_out",
    "rate",
    "weigh",
]
