"""Our server as it is, with the counting game, and for machines, which are quicker than people may be."""

import sys

from benchmarks.server.counting import Counting
from tablee.games import GAMES
from tablee.server import app, sockets
from tablee.server.run import serve

AT_ONCE = 1_000_000  # messages, tables and seats: more than the load asks for


def main(database: str) -> None:
    GAMES[Counting.name] = Counting
    for limited in (app, sockets):
        limited.BURST, limited.PER_SECOND = AT_ONCE, float(AT_ONCE)
    serve(port=0, database=database)


if __name__ == "__main__":
    main(sys.argv[1])
