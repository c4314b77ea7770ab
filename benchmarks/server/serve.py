"""Our server as it is, with the counting game, and as patient as machines need it, which are quicker than people."""

import sys

from benchmarks.server.counting import Counting
from tablee.games import GAMES
from tablee.server.run import serve

PATIENT = 1_000_000.0  # times what strangers may usually ask for


def main(database: str) -> None:
    GAMES[Counting.name] = Counting
    serve(port=0, database=database, patience=PATIENT, log_level="warning")


if __name__ == "__main__":
    main(sys.argv[1])
