"""The findings of a ladder, as data that does not depend on how it was run."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tablee import __version__
from tablee.core.options import chosen_options
from tablee.lab.decision_times import quantile
from tablee.lab.ladder.ladder import Block, Pair, Plan, by_deal
from tablee.lab.ladder.luck_adjustment import Adjusted, adjust
from tablee.lab.ladder.ratings import Rating, difference, expected, rate_all
from tablee.lab.ladder.sequential_test import Answer


def standings(plan: Plan, deals: int, blocks: Mapping[int, Block], answers: Sequence[Answer] = ()) -> dict[str, Any]:
    """Return the ratings, the table of pairs, and the savings of mirrored deals and luck adjustment.

    A shared win counts as equal parts; Elo points have 95 % bounds, from the means of blocks.
    """
    pairs = plan.pairs
    each = by_deal(plan, deals, blocks)
    adjusted = adjust(each)
    places = [(plan.bots.index(one), plan.bots.index(two)) for one, two in pairs]
    ratings = [] if plan.only else rate_all(len(plan.bots), places, adjusted.scores)
    return {
        "tablee": __version__,
        "game": plan.game.name,
        "version": plan.game.rules_version,
        "options": chosen_options(plan.game),
        "players": plan.players,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "deals": deals,
        "games": deals * len(plan.line_ups),
        "ratings": sorted(
            ({"bot": bot, **_told(rating)} for bot, rating in zip(plan.bots, ratings, strict=bool(ratings))),
            key=lambda row: -row["elo"],
        ),
        "pairs": [
            _pair(plan, number, [deal[number] for deal in each], adjusted, ratings) for number in range(len(pairs))
        ],
        "luck": {
            "saved_by_mirroring": _rounded(adjusted.saved_by_mirroring),
            "saved_by_luck": _rounded(adjusted.saved_by_luck),
            "weights": {
                measure: round(weight, 6) for measure, weight in zip(plan.measures, adjusted.weights, strict=True)
            },
        },
        "answers": [_answer(pair, answer) for pair, answer in zip(pairs, answers, strict=bool(answers))],
    }


def _answer(pair: Pair, answer: Answer) -> dict[str, Any]:
    question = answer.question
    return {
        "one": pair[0],
        "two": pair[1],
        "elo": [question.low, question.high],
        "alpha": question.alpha,
        "deals": answer.deals,
        "ratio": round(answer.ratio, 4),
        "bound": round(question.bound, 4),
        "better": {True: "yes", False: "no", None: "unclear"}[answer.better],
    }


def _pair(
    plan: Plan, number: int, blocks: Sequence[Block], adjusted: Adjusted, ratings: Sequence[Rating]
) -> dict[str, Any]:
    one, two = plan.pairs[number]
    found = difference(adjusted.scores[:, number].tolist())
    told = {
        "one": one,
        "two": two,
        "score": round(float(adjusted.scores[:, number].mean()), 6),
        "unadjusted": round(float(adjusted.raw[:, number].mean()), 6),
        **_told(found),
        "blocks": {
            str(score): times for score, times in sorted(Counter(sum(block.scores) for block in blocks).items())
        },
    }
    if ratings:
        expected_elo = ratings[plan.bots.index(one)].elo - ratings[plan.bots.index(two)].elo
        told["by_ratings"] = round(expected(expected_elo), 6)
    return told


def thinking(times: Mapping[str, Counter[int]]) -> list[dict[str, Any]]:
    """Return each bot's thinking times: the only findings that differ from run to run."""
    return [
        {
            "bot": bot,
            "decisions": counted.total(),
            "median_ms": round(1000 * quantile(counted, 0.5), 3),
            "p99_ms": round(1000 * quantile(counted, 0.99), 3),
            "longest_ms": round(1000 * quantile(counted, 1), 3),
        }
        for bot, counted in times.items()
    ]


def _told(rating: Rating) -> dict[str, float]:
    return {name: round(value, 2) for name, value in rating._asdict().items()}


def _rounded(factor: float | None) -> float | None:
    return None if factor is None else round(factor, 3)
