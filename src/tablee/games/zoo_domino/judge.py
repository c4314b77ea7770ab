"""Zoo Domino: what a turn was worth, in worlds that agree with what the player knew, each played out carefully."""

from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from typing import ClassVar

from tablee.bots.standing import Standing
from tablee.core.answers import Solved
from tablee.core.game import Player
from tablee.engines.chances import Chances
from tablee.engines.dominoes import Round, Seen, count_playouts, imagine, solve, weigh
from tablee.engines.dominoes.playouts import WHOLE
from tablee.engines.dominoes.search import LOSS
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.bots.seeing import round_of, see
from tablee.games.zoo_domino.pieces.dominoes import Domino
from tablee.games.zoo_domino.pieces.numbering import number
from tablee.games.zoo_domino.solving import is_open
from tablee.games.zoo_domino.state import Action, Draw, State, View
from tablee.toolkit.judging.estimates import decide, decide_again, decide_proven
from tablee.toolkit.judging.findings import Decision
from tablee.toolkit.judging.judge import BATCHES, Depth
from tablee.toolkit.judging.sheet import Prize, chances_by_winner

WORLDS = 500  # of each batch
ORDERS = 200  # of the stock, each played out once
POSITIONS = 2_000_000  # limit of an exact search; a tenth for an action that is neither the best nor was played


class ZooDominoJudge:
    """Judges every action; where nothing is hidden and the round is not lost, by an exact search."""

    version = 1
    levels: ClassVar[Mapping[str, float]] = {"beginner": 0.045, "casual": 0.025, "strong": 0.017, "expert": 0.0005}

    def options(
        self, game: ZooDomino, view: View, standing: Standing, played: str, depth: Depth, seed: int
    ) -> Decision | None:
        """Return the decision between all actions that lead to different positions."""
        assert view.me is not None
        if len(view.actions) < 2:
            return None
        seen = see(game, view)
        actions = _different(game, seen, view.actions, played)
        if len(actions) < 2:
            return None
        numbers = [number(action) for action in actions.values()]
        texts, place = list(actions), list(actions).index(played)
        prize = _prize(seen, standing)
        if is_open(seen, view) and (values := _search(seen, numbers, place, depth, seed)):
            return decide_proven(view.me, texts, [prize.of(value) for value in values], place)
        return decide(view.me, texts, _weigh(seen, numbers, prize, depth, seed), place)

    def look_again(
        self, game: ZooDomino, view: View, standing: Standing, found: Decision, depth: Depth, seed: int
    ) -> Decision:
        """Compare what was played with the best in other worlds."""
        seen = see(game, view)
        pair = [number(game.read_action(found.options[place].action)) for place in (found.played, found.best)]
        return decide_again(found, _weigh(seen, pair, _prize(seen, standing), depth, seed))

    def value(self, game: ZooDomino, state: State, standing: Standing, depth: Depth, seed: int) -> tuple[float, ...]:
        """Return each player's chance if all go on carefully; every playout has its own order of the stock."""
        return _value(game, state, standing, depth, seed)

    def luck(
        self,
        game: ZooDomino,
        before: State,
        player: Player,
        action: Action,
        after: State,
        standing: Standing,
        depth: Depth,
        seed: int,
    ) -> tuple[float, ...] | None:
        """Return the value of the domino that was drawn, less the mean of all that might have come."""
        if not isinstance(action, Draw):
            return None
        worth = {domino: _value(game, with_drawn(before, domino), standing, depth, seed) for domino in before.stock}
        means = [fsum(values) / len(worth) for values in zip(*worth.values(), strict=True)]
        return tuple(value - mean for value, mean in zip(worth[before.stock[-1]], means, strict=True))


def with_drawn(before: State, domino: Domino) -> State:
    """Return the state as if the player had drawn this domino of the stock."""
    assert before.turn is not None
    stock = tuple(other for other in before.stock if other != domino)
    hands = tuple((*hand, domino) if player == before.turn else hand for player, hand in enumerate(before.hands))
    return before._replace(hands=hands, stock=stock)


def _different(game: ZooDomino, seen: Seen, texts: Sequence[str], played: str) -> dict[str, Action]:
    """Return the actions that lead to different positions: which end is which does not matter (ZD-12)."""
    found: dict[object, str] = {}
    for text in (played, *texts):  # what was played stands for all that are like it
        found.setdefault(_position_after(seen, number(game.read_action(text))), text)
    return {text: game.read_action(text) for text in texts if text in found.values()}


def _position_after(seen: Seen, action: int) -> object:
    after = seen.now.copy()
    after.apply(action)
    ends = tuple(sorted([(after.left, bool(after.left_trump)), (after.right, bool(after.right_trump))]))
    return after.hands[seen.me], ends, after.passes


def _prize(seen: Seen, standing: Standing) -> Prize:
    return Prize(standing, seen.me, seen.now.players, _spread(seen.now.players))


def _weigh(seen: Seen, actions: Sequence[int], prize: Prize, depth: Depth, seed: int) -> list[list[float]]:
    """Return the value of each action in each batch of worlds."""
    chances, worlds = Chances(seed), depth.worlds(WORLDS)
    return [
        [prize.of(won / (worlds * WHOLE)) for won in weigh(seen, actions, worlds, chances.next())]
        for _ in range(BATCHES)
    ]


def _search(seen: Seen, actions: Sequence[int], played: int, depth: Depth, seed: int) -> list[float] | None:
    """Return the share of the win that each action reaches against any play.

    None if the round is lost against the best play, and so not yet against everyone; or if it is too large.
    """
    limit, start = depth.worlds(POSITIONS), imagine(seen, 0)  # there is one world only
    best = solve(start, limit)
    if not isinstance(best, Solved) or best.plan.value == LOSS:
        return None
    most = (1 + best.plan.value) / 2
    found: list[float] = []
    for place, action in enumerate(actions):
        share = (
            most if action == best.plan.action else _reached(start, action, limit if place == played else limit // 10)
        )
        if share is None and place == played:
            return None
        if share is None:  # it is no better than the best; how bad it is does not matter
            worlds = depth.worlds(WORLDS)
            share = min(most, weigh(seen, [action], worlds, seed)[0] / (worlds * WHOLE))
        found.append(share)
    return found if max(found) == most else None


def _reached(start: Round, action: int, limit: int) -> float | None:
    """Return the share of the win after an action against any play; None if that takes too long."""
    after = start.copy()
    after.apply(action)
    if after.over:
        winners = after.winners()
        return (start.turn in winners) / len(winners)
    answer = solve(after, limit)
    return (1 - answer.plan.value) / 2 if isinstance(answer, Solved) else None


def _value(game: ZooDomino, state: State, standing: Standing, depth: Depth, seed: int) -> tuple[float, ...]:
    games = depth.worlds(ORDERS)
    start = round_of(game, state._replace(stock=tuple(sorted(state.stock))))  # its true order is no part of the value
    won = count_playouts(start, games, seed, careful=True, shuffled=True)
    return chances_by_winner(standing, [each / (games * WHOLE) for each in won], _spread(len(won)))


def _spread(players: int) -> float:
    """Return how many rounds won a round changes the lead of one of two equal players: either of them may win it."""
    return sqrt(2 / players)


JUDGE = ZooDominoJudge()
