"""A table to be stored."""

from tablee.core.chance import Seed
from tablee.games import ZooDomino
from tablee.table.events import Entry, Sat, Setup

SETUP = Setup("TABLE", ZooDomino(way="trumps", must_trump=True, rounds=3), 2, Seed(bytes(range(16))))
ANNA = Entry(1, Sat(0, "Anna", b"digest"))
