"""Romi Rami: what an action was worth, in worlds that agree with what the player knew, played on by fast players."""

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import ClassVar

from tablee.bots.standing import Standing
from tablee.core.game import Player
from tablee.engines.chances import Chances
from tablee.engines.contracts import WIN, count_playouts, rate, weigh
from tablee.engines.contracts.habits import TUNED
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots.expert import first_at_sight
from tablee.games.romi_rami.bots.memory import known_hands
from tablee.games.romi_rami.bots.seeing import action_of, table_of
from tablee.games.romi_rami.bots.worlds import World, imagine
from tablee.games.romi_rami.state import Action, End, State, View
from tablee.toolkit.judging.estimates import decide, decide_again
from tablee.toolkit.judging.findings import Decision, Option
from tablee.toolkit.judging.judge import BATCHES, Depth
from tablee.toolkit.judging.sheet import chances

HABITS = TUNED  # of the players who play on
CANDIDATES = 6  # the best at first sight; what was played is always among the options
PLAYOUTS = 40  # of each batch
LEAD = 0.1  # a point of lead beside a win: it tells much in few playouts
SCALE = 0.25  # of both together: then a difference is one between chances to win
GAMES = 500  # played out before and after a refill
CURVE = 200  # played out for the chances at a step
SPREAD = 15.0  # points: how much a game changes the lead of one of two equal players


class RomiRamiJudge:
    """Judges the most promising actions and the one that was played."""

    version = 1
    levels: ClassVar[Mapping[str, float]] = {"beginner": 0.039, "casual": 0.023, "strong": 0.010, "expert": -0.001}

    def options(
        self, game: RomiRami, view: View, standing: Standing, played: str, depth: Depth, seed: int
    ) -> Decision | None:
        """Return the decision between the six best at first sight and what was played."""
        if len(view.actions) < 2:
            return None
        assert view.me is not None
        judging = _Judging(game, view, standing, Chances(seed))
        action = game.read_action(played)
        actions = judging.candidates(action)
        wins, values = judging.weigh(actions, depth)
        found = decide(view.me, list(map(str, actions)), values, actions.index(action))
        # Shown as chances to win: the best by how often it won, the others by their distance from it.
        shift = fmean(batch[found.best] for batch in wins) - found.options[found.best].value
        return found._replace(options=tuple(Option(option.action, option.value + shift) for option in found.options))

    def look_again(
        self, game: RomiRami, view: View, standing: Standing, found: Decision, depth: Depth, seed: int
    ) -> Decision:
        """Compare what was played with the best in other worlds."""
        pair = [game.read_action(found.options[place].action) for place in (found.played, found.best)]
        _, values = _Judging(game, view, standing, Chances(seed)).weigh(pair, depth)
        return decide_again(found, values)

    def value(self, game: RomiRami, state: State, standing: Standing, depth: Depth, seed: int) -> tuple[float, ...]:
        """Return each player's chance if fast players play on with shuffled decks."""
        return _value(game, state, standing, depth.worlds(CURVE), seed)

    def luck(
        self,
        game: RomiRami,
        before: State,
        player: Player,
        action: Action,
        after: State,
        standing: Standing,
        depth: Depth,
        seed: int,
    ) -> tuple[float, ...] | None:
        """Return what a refill was worth: the chances with what came, less those before it came."""
        if not isinstance(action, End) or (before.deck, before.contract_deck) == (after.deck, after.contract_deck):
            return None
        games, seeds = depth.worlds(GAMES), Chances(seed)
        usual = _value(game, before, standing, games, seeds.next(), action)
        came = _value(game, after, standing, games, seeds.next())
        return tuple(one - other for one, other in zip(came, usual, strict=True))


class _Judging:
    """What one player knew at one moment."""

    def __init__(self, game: RomiRami, view: View, standing: Standing, chances: Chances) -> None:
        self._game, self._view, self._chances = game, view, chances
        self._remembered = known_hands(view, game.box)
        self._ahead, self._left = _brought(game, standing), standing.left

    def candidates(self, played: Action) -> list[Action]:
        """Return the most promising actions, in their order, and what was played."""
        actions = [self._game.read_action(text) for text in self._view.actions]
        worths = rate(self._imagine().table, [action_of(self._game, action) for action in actions], HABITS)
        promising = [actions[place] for place in first_at_sight(actions, worths, CANDIDATES)]
        return promising if played in promising else [*promising, played]

    def weigh(self, actions: Sequence[Action], depth: Depth) -> tuple[list[list[float]], list[list[float]]]:
        """Return for each batch how often each action wins, and its value."""
        wins, values = [], []
        numbers, playouts = [action_of(self._game, action) for action in actions], depth.worlds(PLAYOUTS)
        for _ in range(BATCHES):
            table, known = self._imagine()
            sums = weigh(table, known, numbers, HABITS, playouts, self._chances.next(), self._ahead)
            means = [(won / (WIN * playouts), lead / playouts) for won, lead in sums]
            wins.append([self._chance(won, lead) for won, lead in means])
            values.append(
                [SCALE * (won + LEAD * lead) if self._left == 0 else self._chance(won, lead) for won, lead in means]
            )
        return wins, values

    def _chance(self, won: float, lead: float) -> float:
        """Return the chance to win the match."""
        return won if self._left == 0 else NormalDist(0, SPREAD * sqrt(self._left)).cdf(lead)

    def _imagine(self) -> World:
        return imagine(self._game, self._view, self._remembered, Random(self._chances.next()))


def _value(
    game: RomiRami, state: State, standing: Standing, games: int, seed: int, action: Action | None = None
) -> tuple[float, ...]:
    """Return each player's chance to win the match when this action is played, if any, and fast players play on."""
    # The true order of the decks is no part of the value.
    face_down = sorted(state.deck), sorted(state.contract_deck, key=str)
    table = table_of(game, state._replace(deck=tuple(face_down[0]), contract_deck=tuple(face_down[1])))
    before = _brought(game, standing)
    if table.over:  # the refill ended the game
        games = 1
    number = None if action is None else action_of(game, action)
    found = count_playouts(table, HABITS, games, seed, number, before)
    if standing.left:
        return chances([points / games for _, points in found], standing.left, SPREAD)
    return tuple(won / (WIN * games) for won, _ in found)


def _brought(game: RomiRami, standing: Standing) -> Sequence[int] | None:
    """Return the points of earlier games; None where there is only one game, which bonus cards may decide (RR-43)."""
    return None if game.rounds == 1 else standing.totals


JUDGE = RomiRamiJudge()
