"""A server with faulty bots; the tests run it as a program, and its workers import it."""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import cast

from tablee.bots import Choice, Seat
from tablee.bots.bot import Bot
from tablee.core.errors import TableeError
from tablee.games.bots import BOTS

FOLDER = Path(os.environ.get("ODD_BOTS", "."))
GATE, THINKER = FOLDER / "gate", FOLDER / "thinker"


def dreamer(seat: Seat) -> Choice:
    """Report who is thinking, and think until the gate is open."""
    THINKER.with_suffix(".new").write_text(str(os.getpid()))
    THINKER.with_suffix(".new").rename(THINKER)
    while not GATE.exists():
        time.sleep(0.01)
    return BOTS["zoo-domino"]["careful"](seat)


def mortal(seat: Seat) -> Choice:
    """Kill the worker with every thought."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("still alive")


def stumbler(seat: Seat) -> Choice:
    """Raise an error that cannot be pickled."""

    class Private(Exception):
        pass

    raise Private("tripped")


def cheat(seat: Seat) -> Choice:
    """Play an illegal action."""
    game = seat.game
    return Choice(game.read_action("pass"))


def fail(*_: object) -> None:
    """A server process that cannot start."""
    raise TableeError("out of order")


if "ODD_BOTS" in os.environ:  # in the server and its workers; never among the tests that import this file
    cast("dict[str, Bot]", BOTS["zoo-domino"]).update(dreamer=dreamer, mortal=mortal, stumbler=stumbler, cheat=cheat)

if __name__ == "__main__":
    from tablee.server.run import serve  # workers import this file too, and need no server

    serve(**json.loads(sys.argv[1]))
