"""Our server with the counting game, and with rate limits raised for clients that are faster than people."""

import sys

from benchmarks.server.counting import Counting
from tablee.games import GAMES
from tablee.server.run import serve

RATE_LIMIT_FACTOR = 1_000_000.0


def main(database: str, metrics: str | None = None) -> None:
    GAMES[Counting.name] = Counting
    serve(port=0, database=database, metrics=metrics, rate_limit_factor=RATE_LIMIT_FACTOR, log_level="warning")


if __name__ == "__main__":
    main(*sys.argv[1:])
