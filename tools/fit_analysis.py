"""Fits the fixed weights with which a game's judge compares open positions to finished rounds on fresh deals.

    python -m tools.fit_analysis GAME [MATCHES]

For every table of the game's `[analysis] fit` in game.toml it plays matches of every combination of levels. Wherever
a player `draws`, `compare` of the judge's `outlook` returns what tells each two players apart, and `costs` what they
would pay now. Printed are the weights (logits) that say best who went out first, and how the final cost of a hand
depends on what it costs at the time, both with standard errors that take the draws of a match for independent.
"""

import sys
from typing import Any

import numpy as np

from tablee.core.options import build
from tablee.games import GAMES
from tablee.games.discovery import facts_of, part_of
from tablee.lab.analysis.samples import Sample

SEED = 24  # other deals than those on which the analysis is measured
ROUNDS_OF_NEWTON = 12


def main() -> None:
    """Print what fits best."""
    name, matches = sys.argv[1], int((*sys.argv[2:], "200")[0])
    outlook = part_of(name, "judge.outlook")
    for options in facts_of(name)["analysis"]["fit"]:
        chosen = dict(part.partition("=")[::2] for part in options.split())
        sample = Sample(build(GAMES[name], chosen), 2, SEED)
        rows, costs = collect(sample, outlook, matches)
        print(f"{sample.name}: {matches} matches, {len(rows)} draws")
        print("  weights:", *(f"{weight:.3f} ± {off:.3f}" for weight, off in zip(*logistic(rows), strict=True)))
        print("  final cost: {:.1f} + {:.3f} of the cost now".format(*linear(costs)))


def collect(sample: Sample, outlook: Any, matches: int) -> tuple[list[list[float]], list[tuple[float, float]]]:
    """Return the differences at every draw, the first player being who went out, and costs then and at last."""
    rows: list[list[float]] = []
    costs: list[tuple[float, float]] = []
    for number in range(matches):
        record = sample.play(number)
        game = sample.game
        seen: list[Any] = []
        for event, after in record.replay():
            acted = event is not None and event.player is not None and not after.round_over
            if acted and outlook.draws(game.read_action(event.text)):
                seen.append(after.state)
            if after.round_over and after.outcome is not None:
                for winner in after.outcome.winners:
                    rows += [differences for state in seen for differences in outlook.compare(game, state, winner)]
                    finally_paid = outlook.costs(game, after.state)
                    costs += [
                        (paid, last)
                        for state in seen
                        for player, (paid, last) in enumerate(
                            zip(outlook.costs(game, state), finally_paid, strict=True)
                        )
                        if player != winner
                    ]
                seen = []
    return rows, costs


def logistic(rows: list[list[float]]) -> tuple[list[float], list[float]]:
    """Return the weights with which the first of two players is most often right, and their standard errors."""
    features = np.array(rows)
    weights = np.zeros(features.shape[1])
    curvature = np.eye(len(weights))
    for _ in range(ROUNDS_OF_NEWTON):
        chances = 1 / (1 + np.exp(-features @ weights))
        curvature = (features * (chances * (1 - chances))[:, None]).T @ features
        weights = weights + np.linalg.solve(curvature, features.T @ (1 - chances))
    return weights.tolist(), np.sqrt(np.diag(np.linalg.inv(curvature))).tolist()


def linear(costs: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the intercept and the slope of the last costs by those at the time."""
    now, last = np.array(costs).T
    slope, intercept = np.polyfit(now, last, 1)
    return float(intercept), float(slope)


if __name__ == "__main__":
    main()
