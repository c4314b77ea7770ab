"""Turns of bots, as the referee's documents: what a position that is put together by taps must be, too.

`make cases` writes them to `turns.json`, which `web/src/games/turns.test.ts` reads. They are not compared with what
bots play today, only judged again: any legal turn will do.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tablee.bots import Seat
from tablee.core.chance import Chance, Seed
from tablee.core.match import Match
from tablee.core.options import build
from tablee.core.pieces.counting import removed
from tablee.games import GAMES
from tablee.games.bots import find_bot
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.state import Lay as LaidPhotos
from tablee.games.romi_rami import RomiRami
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.laying.judging import judge_lay
from tablee.games.tile_rummy.state import Lay as LaidTiles
from tablee.games.zoo_domino import ZooDomino

FILE = Path(__file__).with_name("turns.json")
EVENING = Path(__file__).with_name("evening.json")  # four rounds of bots, which the companion follows
TURNS = 200  # of each game

Document = dict[str, Any]


def zoo_domino(game: Any, state: Any, action: Any) -> Document | None:
    """The chain, the hand and the action."""
    stock = {} if game.way == "trumps" else {"stock": len(state.stock)}
    hand = [str(domino) for domino in state.hands[state.turn]]
    return {"chain": [str(laid) for laid in state.chain], "hand": hand, **stock, "action": str(action)}


def tile_rummy(game: Any, state: Any, action: Any) -> Document | None:
    """The table and the rack before and after a turn in which tiles are laid."""
    if not isinstance(action, LaidTiles):
        return None
    rack = state.racks[state.turn]
    laid = judge_lay(game, state.table, rack, state.opened[state.turn], action.table)
    return {
        "before": {"table": state.table, "rack": rack, "opened": state.opened[state.turn]},
        "after": {"table": action.table, "rack": removed(rack, laid)},
    }


def photo_rummy(game: Any, state: Any, action: Any) -> Document | None:
    """The same for cards, with the jokers that were taken."""
    if not isinstance(action, LaidPhotos):
        return None
    hand = state.hands[state.turn]
    after = game.apply(state, state.turn, action)
    document: Document = {
        "before": {"table": state.table, "hand": hand, "opened": state.opened[state.turn]},
        "after": {"table": action.table, "hand": after.hands[state.turn]},
    }
    taken = [{"meld": take.meld - 1, "photo": take.photo} for take in action.taking]
    return {**document, "taken": taken} if taken else document


def romi_rami(game: Any, state: Any, action: Any) -> Document | None:
    """Both markets, the hand and the action."""
    return {
        "values": state.values,
        "contracts": [contract.name for contract in state.contracts],
        "hand": state.hands[state.turn],
        "joker": state.jokers[state.turn],
        "action": str(action),
    }


DOCUMENTS: dict[str, tuple[Callable[[Any, Any, Any], Document | None], list[Document]]] = {
    ZooDomino.name: (zoo_domino, [{}, {"way": "trumps"}]),
    TileRummy.name: (tile_rummy, [{}, {"stars": "free"}, {"stars_in_play": "0"}]),
    PhotoRummy.name: (photo_rummy, [{}]),
    RomiRami.name: (romi_rami, [{}]),
}


def turns_of(name: str) -> Iterator[dict[str, Any]]:
    """Yield documents of turns, round by round."""
    describe, variants = DOCUMENTS[name]
    bot = find_bot(name, "casual")
    number = 0
    while True:
        game = build(GAMES[name], variants[number % len(variants)])
        players = game.players[number % 3]
        state = game.initial_state(players, Chance.from_number(number), 0)
        rng = Random(number)
        while state.turn is not None:
            action = bot(Seat(game, game.view_for(state, state.turn), rng)).action
            document = describe(game, state, action)
            if document is not None:
                yield {"options": variants[number % len(variants)], "players": players, "document": document}
            state = game.apply(state, state.turn, action)
        number += 1


def write_turns() -> str:
    """Return the whole file: a line for each turn."""
    games = []
    for name in GAMES:
        turns = turns_of(name)
        lines = [json.dumps(next(turns), separators=(",", ":")) for _ in range(TURNS)]
        games.append(f'"{name}": [\n' + ",\n".join(lines) + "\n]")
    return "{\n" + ",\n".join(games) + "\n}\n"


def write_evening() -> str:
    """Return a match of four rounds between bots: what they lay, and how the rounds end."""
    game = TileRummy(clock="none")
    match = Match.start(game, 3, Seed(bytes(16)))
    bot = find_bot(TileRummy.name, "greedy")
    rounds: list[Document] = []
    while True:
        turns = []
        while not match.round_over:
            assert match.turn is not None
            action = bot(Seat(match.game, match.view(match.turn), Random(len(rounds)))).action
            if isinstance(action, LaidTiles):
                turns.append({"lay": str(action), "opened": match.state.opened[match.turn]})
            match = match.apply(match.turn, action)
        assert match.outcome is not None
        left = [game.points_left(rack) for rack in match.state.racks]
        rounds.append({"turns": turns, "left": left, "double": match.outcome.reason == "double"})
        if match.over:
            break
        match = match.next_round()
    evening = {"rounds": rounds, "sheet": match.sheet, "totals": match.totals}
    return json.dumps(evening, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(write_turns(), encoding="utf-8")
    EVENING.write_text(write_evening(), encoding="utf-8")
