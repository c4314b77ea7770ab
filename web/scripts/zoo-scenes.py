"""Write the scenes of Zoo Domino's demo page, played by the real rules: `python scripts/zoo-scenes.py` in web/.

The demo page (`npm run dev`, then /src/games/zoo-domino/demo/) shows the board in situations that are rare in play.
"""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from tablee.games.zoo_domino.dominoes import DOMINOES
from tablee.games.zoo_domino.rules import ZooDomino
from tablee.games.zoo_domino.state import State

OUT = Path(__file__).parent.parent / "src/games/zoo-domino/demo/scenes.json"
NAMES = ["Anna", "Bruno", "Chiara", "Maximilian", "Eva", "Fien"]
Wanted = Callable[[State], bool]


def playout(game: ZooDomino, players: int, seed: int) -> list[State]:
    """Play a round at random; passes only where nothing else can be done, so that chains get long."""
    rng = Random(seed)
    dominoes = list(DOMINOES)
    rng.shuffle(dominoes)
    states = [game.deal(tuple(dominoes), players, 0)]
    while states[-1].turn is not None:
        actions = list(game.legal_actions(states[-1], states[-1].turn))
        useful = [action for action in actions if str(action) != "pass"] or actions
        states.append(game.apply(states[-1], states[-1].turn, rng.choice(useful)))
    return states


def find(game: ZooDomino, players: int, wanted: Wanted) -> State:
    """Return the first state of many rounds that is wanted."""
    for seed in range(20000):
        for state in playout(game, players, seed):
            if wanted(state):
                return state
    raise LookupError(f"no such scene with {players} players of {game}")


def table(game: ZooDomino, state: State, me: int | None) -> dict[str, Any]:
    """Return the table as the server would tell it."""
    over = state.turn is None
    outcome = asdict(game.outcome(state)) if over else None
    return {
        "type": "table",
        "code": "DEMO",
        "version": len(state.log),
        "game": "zoo-domino",
        "options": {"way": game.way, "must_trump": game.must_trump, "rounds": 1, "first": "chance"},
        "players": len(state.hands),
        "phase": "round_over" if over else "playing",
        "seats": [
            {"name": NAMES[seat], "bot": "careful" if seat % 2 else None, "connected": seat != 2, "host": seat == 0}
            for seat in range(len(state.hands))
        ],
        "me": me,
        "round": 1,
        "rounds": 1,
        "sheet": [outcome["scores"]] if outcome else [],
        "totals": outcome["scores"] if outcome else [0] * len(state.hands),
        "view": asdict(game.view_for(state, me)),
        "outcome": outcome,
        "leaders": [],
        "commitment": "",
        "seed": None,
        "rematch": None,
        "spectators": 0,
    }


def scenes() -> dict[str, list[dict[str, Any]]]:
    """Return each scene as the tables that follow each other in it."""
    draw, trumps = ZooDomino(), ZooDomino(way="trumps")

    def mine(state: State) -> bool:
        return state.turn == 0

    def can(state: State, kind: str) -> bool:
        return mine(state) and any(str(action).startswith(kind) for action in draw.legal_actions(state, 0))

    def trumped(state: State) -> int:
        return sum(laid.trump for laid in state.chain)

    single: dict[str, tuple[ZooDomino, int, Wanted, int | None]] = {
        "empty": (draw, 2, lambda s: mine(s) and not s.chain, 0),
        "first": (draw, 3, lambda s: mine(s) and len(s.chain) == 3 and can(s, "lay"), 0),
        "short": (draw, 4, lambda s: mine(s) and len(s.chain) == 8 and can(s, "lay"), 0),
        "draw": (draw, 2, lambda s: mine(s) and len(s.chain) == 8 and can(s, "draw") and len(s.stock) > 8, 0),
        "trumps": (trumps, 4, lambda s: mine(s) and trumped(s) >= 2 and len(s.chain) == 18, 0),
        "trumping": (trumps, 3, lambda s: mine(s) and any("trump" in a for a in actions(trumps, s)), 0),
        "six": (draw, 6, lambda s: mine(s) and len(s.chain) == 12 and can(s, "lay"), 0),
        "waiting": (draw, 3, lambda s: s.turn == 1 and len(s.chain) == 10, 0),
        "hand": (draw, 2, lambda s: mine(s) and len(s.hands[0]) >= 20 and can(s, "lay"), 0),
        "long": (trumps, 2, lambda s: mine(s) and len(s.chain) >= 33 and trumped(s) >= 2, 0),
        "spectator": (draw, 3, lambda s: s.turn is not None and len(s.chain) == 16, None),
        "over": (draw, 3, lambda s: s.turn is None and s.passes == 0 and sum(map(len, s.hands)) > 9, 0),
        "blocked": (draw, 4, lambda s: s.turn is None and s.passes == 4, 0),
    }
    told = {name: [table(game, find(game, n, wanted), me)] for name, (game, n, wanted, me) in single.items()}
    whole = next(states for seed in range(5000) if len((states := playout(draw, 3, seed))[-1].chain) > 20)
    return {**told, "game": [table(draw, state, 0) for state in whole]}


def actions(game: ZooDomino, state: State) -> list[str]:
    """Return what the first player may do."""
    return [str(action) for action in game.legal_actions(state, 0)]


if __name__ == "__main__":
    OUT.write_text(json.dumps(scenes(), separators=(",", ":")) + "\n", encoding="utf-8")
