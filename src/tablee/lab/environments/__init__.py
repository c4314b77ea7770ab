"""The games as environments for research: PettingZoo, OpenSpiel, many rounds at once. See docs/research.md.

They need `pip install tablee[lab]`.
"""

try:
    import pettingzoo
except ImportError as error:
    raise ImportError("the environments need more than the games: pip install tablee[lab]") from error

from tablee.lab.environments.aec import Environment, env
from tablee.lab.environments.moves import MOVES, Moves, Position, find_moves
from tablee.lab.environments.vector import many
from tablee.toolkit.vector import Vector

#: id with version -> name of the game
IDS = {f"tablee/{game}-v{moves.version}": game for game, moves in MOVES.items()}

for _id, _game in IDS.items():
    pettingzoo.register("aec", _id, entry_point=env, kwargs={"game": _game})

__all__ = ["IDS", "MOVES", "Environment", "Moves", "Position", "Vector", "env", "find_moves", "many"]
