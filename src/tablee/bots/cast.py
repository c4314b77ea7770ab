"""The bots' names: a fixed cast of first names from many countries. Each has a face on the page."""

import hashlib
from collections.abc import Iterable
from typing import Literal, get_args

from tablee.core.names import looks

#: Short, so that a narrow seat has room for the numbers beside a name; spelt the same in all languages.
Member = Literal[
    "Aiko",
    "Amir",
    "Bao",
    "Bente",
    "Chidi",
    "Dina",
    "Eero",
    "Gita",
    "Hugo",
    "Ines",
    "Kofi",
    "Leila",
    "Luca",
    "Mei",
    "Nils",
    "Noor",
    "Olga",
    "Pavel",
    "Rosa",
    "Sami",
    "Tane",
    "Uma",
    "Yara",
    "Zola",
]
CAST: tuple[Member, ...] = get_args(Member)


def members_for(table: str, present: Iterable[str]) -> Iterable[Member]:
    """Yield names of bots for a table: the same ones for the same table, different between tables, never one twice."""
    taken = frozenset[str]().union(*map(looks, present))
    order = sorted(CAST, key=lambda member: hashlib.sha256(f"{table} {member}".encode()).digest())
    return (member for member in order if not looks(member) & taken)
