"""Runs a census at one table after another; results are stored if wanted."""

from collections.abc import Callable, Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from tablee.lab.results_file import Kept, facts_of
from tablee.lab.running.workers import Workers
from tablee.lab.statistics.census import GAMES_OF_A_UNIT, Census, Table, count
from tablee.lab.statistics.variants import label


def units_of(games: int) -> int:
    """Return how many units make at least this many games."""
    return -(-games // GAMES_OF_A_UNIT)


def count_all(
    tables: Mapping[Table, int], workers: Workers, keep: Path | None, done: Callable[[int], None]
) -> dict[Table, Census]:
    """Play this many units at each table; stored ones are not played again."""
    usual = next(iter(tables))
    found = {}
    with Kept(keep, _facts(usual)) if keep else nullcontext() as kept:
        for table, units in tables.items():
            name = label(table, usual)
            counted = {
                line["unit"]: Census.read(line["census"])
                for line in (kept.lines if kept else ())
                if line["table"] == name and line["unit"] < units
            }
            done(len(counted) * GAMES_OF_A_UNIT)
            missing = [unit for unit in range(units) if unit not in counted]
            for some, played in workers.run(count, table, missing, 1) if missing else ():
                counted.update(some)
                for unit, census in some.items():
                    if kept:
                        kept.add({"table": name, "unit": unit, "census": census.written()})
                done(len(played) * GAMES_OF_A_UNIT)
            found[table] = Census()
            for census in counted.values():
                found[table].add(census)
    return found


def _facts(usual: Table) -> dict[str, Any]:
    return {"kept": "statistics", **facts_of(usual.game, usual.players, usual.seed), "bot": usual.bot}
