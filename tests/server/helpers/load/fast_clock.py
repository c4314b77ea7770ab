"""A process that stores moves at a hundred tables as fast as it can, and prints each one when it is acknowledged."""

import asyncio
import os
import sys

from tablee.core.chance import Seed
from tablee.games.zoo_domino import ZooDomino
from tablee.server.store.database import open_store
from tablee.table.events import Asked, Change, Entry, Played, Setup
from tablee.table.storage.store import Store

TABLES = 100


async def hurry(store: Store, code: str) -> None:
    setup: Setup | None = Setup(code, ZooDomino(), 2, Seed.fresh())
    number = 0
    while True:
        number += 1
        said = f"{code}.{number}"
        await store.append(Change(code, (Entry(number, Played(0, "pass"), Asked(0, said)),), setup))
        os.write(1, f"{code} {said} {number}\n".encode())
        setup = None


async def main(database: str, name: str) -> None:
    store = open_store(database)
    await asyncio.gather(*(hurry(store, f"{name}{table}") for table in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
