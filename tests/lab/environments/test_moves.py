"""Numbered moves: what is legal, what is hidden, and that nothing changes under the same version."""

import hashlib
import json
from collections import Counter
from itertools import chain
from random import Random
from typing import Any

import numpy as np
import pytest

from tablee.core.pieces.melds import compare_tables
from tablee.games.photo_rummy import moves as photo_rummy
from tablee.games.photo_rummy.melds import normal
from tablee.games.photo_rummy.pieces.cards import BOX, JOKER
from tablee.games.photo_rummy.state import Lay as PhotoLay
from tablee.games.tile_rummy import moves as tile_rummy
from tablee.games.tile_rummy.laying.judging import tiles_laid
from tablee.games.tile_rummy.state import Lay as TileLay
from tablee.lab.environments import IDS, find_moves
from tablee.lab.environments.moves import Position
from tests.lab.environments.tables import on_every_table, walk


@on_every_table
def test_what_is_hidden_changes_neither_the_observation_nor_the_moves(game: str, players: int, options: Any) -> None:
    moves, rng = find_moves(game, players, options), Random(4)
    differed = 0
    for number, (position, _) in enumerate(walk(moves, 2, 45)):
        for player in range(players) if number % 4 == 0 else ():
            other = moves.imagine(position, player, rng)
            differed += other.state != position.state
            assert np.array_equal(moves.observe(other, player), moves.observe(position, player))
            if moves.player(position) == player:
                assert moves.legal(other) == moves.legal(position)
    assert differed


@on_every_table
def test_whatever_is_legal_can_be_done_and_leads_on(game: str, players: int, options: Any) -> None:
    moves = find_moves(game, players, options)
    space = [part.most for part in moves.parts for _ in range(part.size)]
    for number, (position, _) in enumerate(walk(moves, 3, 60)):
        player = moves.player(position)
        assert player is not None
        numbers = moves.observe(position, player)
        assert (numbers >= 0).all()
        assert (numbers <= space).all()
        for move in moves.legal(position) if number % 6 == 0 else ():
            after = moves.play(position, move)
            assert (after.draft is None) == (moves.action(position, move) is not None)
            assert bool(moves.legal(after)) == (moves.player(after) is not None)


def everything(moves: Any, position: Any) -> Any:
    """Return all actions of the game that moves from here can come to."""
    found, waiting = set(), [position]
    while waiting:
        here = waiting.pop()
        for move in moves.legal(here):
            action = moves.action(here, move)
            if action is None:
                waiting.append(moves.play(here, move))
            else:
                found.add(action)
    return found


@pytest.mark.parametrize("game", ["zoo-domino", "romi-rami"])
def test_moves_come_to_every_action_that_the_game_lists(game: str) -> None:
    moves = find_moves(game)
    looked: set[Any] = set()
    for position, _ in walk(moves, 7, 120):
        if position.draft is None and len(looked) < 15:
            listed = set(moves.game.legal_actions(position.state, position.state.turn))
            assert everything(moves, position) == listed
            looked.add(position.state)


def tiles(state: Any, lay: Any) -> Any:
    return tiles_laid(*compare_tables(state.table, lay.table), state.racks[state.turn])


def cards(state: Any, lay: Any) -> Any:
    now = Counter(card for meld in lay.table for card in meld)
    now.subtract(card for meld in state.table for card in meld)
    now[JOKER] += len(lay.taking)
    given = [take.photo for take in lay.taking]
    return [*given, *(now - Counter(given)).elements()], given


@pytest.mark.parametrize("version", ["exchange", "draw-discard", "draw-keep"])
def test_tiles_that_may_be_laid_can_be_laid_one_by_one(version: str) -> None:
    moves = find_moves("tile-rummy", 2, {"version": version, "opening_minimum": 10})
    lays = 0
    for seed in range(2):
        for position, _ in walk(moves, seed, 45):
            if position.draft is not None:
                continue
            state = position.state
            for lay in moves.game.legal_actions(state, state.turn):
                if not isinstance(lay, TileLay):
                    continue
                here = position
                for tile in tiles(state, lay):
                    move = tile_rummy.KIND[tile]
                    assert move in moves.legal(here)
                    here = moves.play(here, move)
                end = tile_rummy.END if lay.reject is None else tile_rummy.PART + tile_rummy.KIND[lay.reject]
                assert end in moves.legal(here)
                after = moves.play(here, end).state
                assert Counter(after.racks[state.turn]) == Counter(
                    moves.game.apply(state, state.turn, lay).racks[state.turn]
                )
                lays += 1
    assert lays > 3


def test_cards_that_may_be_laid_and_jokers_that_may_be_taken_go_one_by_one() -> None:
    moves = find_moves("photo-rummy")
    lays = taken = 0
    for seed in range(4):
        for position, _ in walk(moves, seed, 70):
            state = position.state
            if position.draft is not None or not state.drawn:
                continue
            for lay in moves.game.legal_actions(state, state.turn):
                if not isinstance(lay, PhotoLay) or (lay.taking and not state.opened[state.turn]):
                    continue
                laid, given = cards(state, lay)
                here: Position = position
                for card in laid:
                    first = photo_rummy.GIVE if card in given else photo_rummy.LAY
                    assert first + photo_rummy.KIND[card] in moves.legal(here)
                    here = moves.play(here, first + photo_rummy.KIND[card])
                if here.draft is None:  # a move that only rearranges the table
                    continue
                after = moves.play(here, photo_rummy.END).state
                assert photo_rummy.END in moves.legal(here)
                expected = moves.game.apply(state, state.turn, lay)
                assert Counter(after.hands[state.turn]) == Counter(expected.hands[state.turn])
                lays += 1
                taken += len(given)
    assert lays > 30
    assert taken > 3


def photo_position(hand: Any, table: Any, opened: bool = True) -> Any:
    """Return a position in which the first player has drawn and holds these cards."""
    moves = find_moves("photo-rummy")
    state = next(walk(moves, 1))[0].state
    others = [card for card in BOX if card != JOKER and card not in [*hand, *chain.from_iterable(table)]]
    return moves, Position(
        state._replace(
            hands=(tuple(hand), tuple(others[:8])), table=normal(table), opened=(opened, True), turn=0, drawn=True
        )
    )


def names(moves: Any, position: Any) -> Any:
    return {moves.names[move] for move in moves.legal(position)}


def test_no_photo_is_given_where_the_draft_needs_the_meld_for_itself() -> None:
    """Both photos of the family make series of three whole: with a third photo in it, one of them would stay."""
    laid = ["D-dish", "E-dish", "F-dish", "I-church", "N-church", "P-church"]
    moves, position = photo_position([*laid, "GB-sight"], [("GB-dish", "GB-church", "joker")])
    assert "give GB-sight for a joker" in names(moves, position)
    for card in laid:
        position = moves.play(position, moves.names.index(f"lay {card}"))
    assert names(moves, position) == {"end the turn"}


def test_two_photos_free_two_jokers_whichever_comes_first() -> None:
    table = [("I-dish", "F-dish", "joker", "joker", "E-dish"), ("GB-church", "GB-sight", "joker")]
    for first, second in (("GB-dish", "GB-palace"), ("GB-palace", "GB-dish")):
        moves, position = photo_position(["GB-dish", "GB-palace", "N-letterbox"], table)
        for photo in (first, second):
            position = moves.play(position, moves.names.index(f"give {photo} for a joker"))
        assert "end the turn" in names(moves, position)
        after = moves.play(position, photo_rummy.END).state
        assert sorted(after.hands[0]) == ["N-letterbox", "joker", "joker"]


def test_a_player_who_has_not_opened_gives_photos_only_when_the_draft_opens() -> None:
    families = [("I-dish", "I-church", "joker")]
    moves, position = photo_position(["GB-church", "GB-dish", "GB-sight", "I-sight"], families, opened=False)
    for card in ("GB-church", "GB-dish"):
        assert "give I-sight for a joker" not in names(moves, position)
        position = moves.play(position, moves.names.index(f"lay {card}"))
    assert names(moves, position) == {"lay GB-sight", "lay I-sight"}
    position = moves.play(position, moves.names.index("lay GB-sight"))
    assert names(moves, position) == {"lay I-sight", "give I-sight for a joker", "end the turn"}


#: A change of a numbering, an observation or a deal needs a new version of the environment, and an update here.
FINGERPRINTS = {
    "tablee/zoo-domino-v1": "17b1b6f8cdd36bca",
    "tablee/tile-rummy-v1": "7155359cffc7ad42",
    "tablee/photo-rummy-v1": "e5053c74c44d8f4e",
    "tablee/romi-rami-v1": "0e2ef7f2a983f1f0",
}


@pytest.mark.parametrize(("id", "game"), IDS.items())
def test_under_one_version_nothing_changes(id: str, game: str) -> None:  # noqa: A002
    moves = find_moves(game)
    digest = hashlib.sha256(json.dumps([list(moves.names), [str(part) for part in moves.parts]]).encode())
    for position, move in walk(moves, 11, 40):
        player = moves.player(position)
        assert player is not None
        digest.update(f"{player} {moves.legal(position)} {move} {moves.observe(position, player).tolist()}".encode())
    assert digest.hexdigest()[:16] == FINGERPRINTS[id]
