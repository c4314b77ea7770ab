"""Without the kernels a level is as strong, or it is not on offer (docs/decisions/0024)."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest

from tablee.engines.photos import Try, _kernel, rounds
from tablee.games import GAMES
from tablee.games.bots import LEVELS
from tablee.games.photo_rummy.bots.seeing import find_lays, see
from tablee.games.photo_rummy.bots.strong import NEAR, strong
from tablee.games.photo_rummy.pieces.cards import points_left
from tablee.games.tile_rummy import TileRummy
from tablee.testing.walks import deal
from tests.bots.helpers.choices import Chosen, Position, choose_all, positions

ROOT = Path(__file__).parents[2]
#: What pure Python takes too long for.
MISSING = {"zoo-domino": ["expert"], "photo-rummy": ["expert"]}
#: It compares several moves; where the solver found others that are as good, it compares others.
SIMULATES = ("photo-rummy", "strong")
#: Of equally good moves the solver of melds finds one or the other.
MELDS = {"tile-rummy": TileRummy().points_left, "photo-rummy": points_left}

Choices = Mapping[str, Mapping[str, list[Chosen]]]


@pytest.fixture(scope="module")
def looked_at() -> list[Position]:
    return [at for name in GAMES for at in positions(name)]


@pytest.fixture(scope="module")
def pure(looked_at: list[Position]) -> Choices:
    told = subprocess.run(
        [sys.executable, "-m", "tests.bots.helpers.choices"],
        input=json.dumps(looked_at),
        env=os.environ | {"TABLEE_PURE": "1"},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    found = json.loads(told.stdout)
    return {
        game: {level: [as_chosen(*each) for each in every] for level, every in of.items()} for game, of in found.items()
    }


def as_chosen(action: str, estimates: list[tuple[str, float]]) -> Chosen:
    """Return a choice that was read from JSON."""
    return Chosen(action, [(other, worth) for other, worth in estimates])


def test_levels_that_would_take_too_long_are_not_on_offer_without_kernels(pure: Choices) -> None:
    for name in GAMES:
        assert list(pure[name]) == [level for level in LEVELS[name] if level not in MISSING.get(name, [])]


@pytest.mark.parametrize("name", GAMES)
def test_a_level_on_offer_chooses_the_same_with_and_without_kernels(
    name: str, pure: Choices, looked_at: list[Position]
) -> None:
    at_hand = [at for at in looked_at if at.game == name]
    compiled = choose_all(at_hand)[name]
    for level, chosen in pure[name].items():
        if (name, level) == SIMULATES:
            continue
        for at, one, other in zip(at_hand, compiled[level], chosen, strict=True):
            assert one == other or (name in MELDS and hand_after(at, one) == hand_after(at, other)), (level, at)


def hand_after(at: Position, chosen: Chosen) -> tuple[int, int]:
    """Return how many pieces the player keeps and what they cost: what the solver of melds goes by."""
    game: Any = GAMES[at.game]()
    state = deal(game, at.players, at.seed)
    for text in at.actions:
        state = game.apply(state, min(game.to_act(state)), game.read_action(text))
    player = min(game.to_act(state))
    hand = game.view_for(game.apply(state, player, game.read_action(chosen.action)), player).hand
    return len(hand), MELDS[at.game](hand)


def test_the_simulated_rounds_of_photo_rummy_are_worth_the_same_with_and_without_kernels(
    looked_at: list[Position],
) -> None:
    """What strong goes by: as many worlds, and no more points in the one than in the other, but for chance."""
    more = []
    for at in looked_at:
        if at.game == "photo-rummy":
            view = view_at(at)
            lays = find_lays(view) if view.drawn else {}
            if lays:
                seen = see(view, near=NEAR, tries=1)
                both = [weigh(seen, [Try(), *lays], strong.worlds, 1) for weigh in (_kernel.weigh, rounds.weigh)]
                more += [fmean(one) - fmean(other) for one, other in zip(*both, strict=True)]
    assert len(more) >= 4 * strong.worlds
    assert abs(fmean(more)) <= 2 * stdev(more) / sqrt(len(more))


def view_at(at: Position) -> Any:
    """Return what the player on turn sees."""
    game: Any = GAMES[at.game]()
    state = deal(game, at.players, at.seed)
    for text in at.actions:
        state = game.apply(state, min(game.to_act(state)), game.read_action(text))
    return game.view_for(state, min(game.to_act(state)))
