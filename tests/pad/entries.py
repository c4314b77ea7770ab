"""Final states of each game, and what people enter on their score pad then."""

from collections.abc import Callable
from random import Random
from typing import Any

from tablee.core.chance import Chance
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.pieces.cards import BOX, JOKER
from tablee.games.romi_rami import RomiRami
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.pieces.dominoes import DOMINOES

Ending = tuple[dict[str, Any], Any, dict[str, Any]]  # options, the final state, what is entered

STARTERS = ("rotate", "same", "winner")


def zoo_domino(rng: Random, players: int) -> Ending:
    """Somebody is out, or the round is blocked and the fewest dominoes win."""
    options: dict[str, Any] = {"starter": rng.choice(STARTERS)}
    counts = [rng.randint(0, 3) for _ in range(players)]
    rest = iter(rng.sample(DOMINOES, len(DOMINOES)))
    hands = tuple(tuple(next(rest) for _ in range(count)) for count in counts)
    state = fresh(ZooDomino(**options), rng, players)._replace(hands=hands, turn=None)
    return options, state, {"won": [player for player in range(players) if counts[player] == min(counts)]}


def tile_rummy(rng: Random, players: int) -> Ending:
    """Somebody is out, perhaps in one turn, or the round is blocked."""
    options: dict[str, Any] = {
        "starter": rng.choice((*STARTERS, "draw")),
        "stars_in_play": rng.choice("0234"),
        "star_penalty": rng.choice((0, 25, 50)),
        "doubling": rng.random() < 0.8,
    }
    game = TileRummy(**options)
    out = rng.choice((None, *range(players)))
    rest = iter(rng.sample(game.box, len(game.box)))
    racks = tuple(
        tuple(next(rest) for _ in range(0 if player == out else rng.randint(1, 14))) for player in range(players)
    )
    double = out is not None and game.doubling and rng.random() < 0.3
    state = fresh(game, rng, players)._replace(racks=racks, double=double, turn=None)
    entered = {"out": out, "left": [game.points_left(rack) for rack in racks], "double": double}
    return options, state, entered


def photo_rummy(rng: Random, players: int) -> Ending:
    """Somebody is out, or the round is void."""
    options: dict[str, Any] = {"starter": rng.choice(STARTERS), "void_rounds": rng.choice(("count", "replay"))}
    out = rng.choice((None, *range(players)))
    rest = iter(rng.sample(BOX, len(BOX)))
    hands = tuple(
        tuple(next(rest) for _ in range(0 if player == out else rng.randint(1, 14))) for player in range(players)
    )
    state = fresh(PhotoRummy(**options), rng, players)._replace(hands=hands, turn=None)
    jokers = [hand.count(JOKER) for hand in hands]
    photos = [len(hand) - count for hand, count in zip(hands, jokers, strict=True)]
    return options, state, {"out": out, "photos": photos, "jokers": jokers}


def romi_rami(rng: Random, players: int) -> Ending:
    """Contracts by name, or as points with the holders of the trophies; often equal totals."""
    game = RomiRami()
    contracts = iter(rng.sample(game.box.contracts, len(game.box.contracts)))
    zones = tuple(tuple(next(contracts) for _ in range(rng.randint(0, 5))) for _ in range(players))
    piles = tuple(("heart-1",) * rng.randint(0, 6) for _ in range(players))
    jokers = tuple(rng.random() < 0.5 for _ in range(players))
    faces = tuple(rng.choice(both) for both in game.box.trophies)
    state = fresh(game, rng, players)._replace(zones=zones, jokers=jokers, trophies=faces, turn=None)
    if rng.random() < 0.5:  # a tie, which the bonus cards may break
        piles = level(game, state._replace(piles=piles), players)
    state = state._replace(piles=piles)
    named = rng.random() < 0.6
    entered = [
        {
            "contracts": [contract.name for contract in zone] if named else sum(each.points for each in zone),
            "bonus": len(pile),
            "joker": joker,
        }
        for zone, pile, joker in zip(zones, piles, jokers, strict=True)
    ]
    holders = [trophy.leader for trophy in game.view_for(state, None).trophies]
    trophies = [
        {"face": str(face)} if named else {"face": str(face), "holder": holder}
        for face, holder in zip(faces, holders, strict=True)
    ]
    return {}, state, {"players": entered, "trophies": trophies}


def booklet() -> list[Ending]:
    """TR-70: the four rounds of the score sheet that the booklet shows."""
    game, state = TileRummy(), TileRummy().initial_state(4, Chance.from_number(0), 0)
    rounds: list[Ending] = []
    for left in ([10, 5, 0, 8], [3, 0, 9, 6], [12, 0, 2, 7], [0, 9, 10, 3]):
        racks = tuple((f"K{points}",) if points else () for points in left)
        entered = {"out": left.index(0), "left": left, "double": False}
        rounds.append(({}, state._replace(racks=racks, turn=None), entered))
    assert [game.outcome(state).scores[1] for _, state, _ in rounds] == [-5, 18, 21, -9]
    return rounds


def level(game: RomiRami, state: Any, players: int) -> tuple[tuple[str, ...], ...]:
    """Return bonus piles that bring everybody as near to the highest total as they can."""
    totals = game.outcome(state).scores
    more = [max(totals) - total for total in totals]
    return tuple((*pile, *("heart-1",) * extra) for pile, extra in zip(state.piles, more, strict=True))


def fresh(game: Any, rng: Random, players: int) -> Any:
    """Return a new round in which any seat is first."""
    return game.initial_state(players, Chance.from_number(rng.randrange(10**6)), rng.randrange(players))


EXAMPLES: dict[str, Callable[[], list[Ending]]] = {TileRummy.name: booklet}  # from booklets, before the others
ENDINGS: dict[str, Callable[[Random, int], Ending]] = {
    ZooDomino.name: zoo_domino,
    TileRummy.name: tile_rummy,
    PhotoRummy.name: photo_rummy,
    RomiRami.name: romi_rami,
}
