"""Runs a ladder: block after block, stored if wanted, until all are played or all tests are decided."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from tablee.lab.ladder.ladder import Block, Plan, Played, by_deal, play_blocks
from tablee.lab.ladder.luck_adjustment import adjust
from tablee.lab.ladder.sequential_test import FEWEST, Answer, Question
from tablee.lab.results_file import Kept, facts_of
from tablee.lab.running.workers import Workers

CHUNK = 2  # blocks per task: those of experts may take minutes
EVERY = 10  # deals between two evaluations of the tests


def climb(
    plan: Plan, deals: int, workers: Workers, keep: Path | None = None, done: Callable[[int], None] = lambda games: None
) -> Iterator[Played]:
    """Yield all blocks of the first deals, stored ones first; `done` is called for finished games."""
    wanted = range(deals * len(plan.pairs))
    with Kept(keep, _facts(plan)) if keep else nullcontext() as kept:
        found = Played()
        for line in kept.lines if kept else ():
            found.add(_read(line))
        found.blocks = {number: block for number, block in found.blocks.items() if number in wanted}
        done(len(found.blocks) * len(plan.line_ups))
        yield found
        missing = [number for number in wanted if number not in found.blocks]
        for played, numbers in workers.run(play_blocks, plan, missing, CHUNK):
            if kept:
                kept.add(_written(played))
            done(len(numbers) * len(plan.line_ups))
            yield played


def climb_until_clear(plan: Plan, question: Question, climbing: Iterator[Played]) -> tuple[Played, int, list[Answer]]:
    """Play until every pair is decided; return the blocks, how many deals count, and the answers.

    Deals are evaluated in order, no matter when they finished, so the answers do not depend on timing.
    """
    all_played, deals = Played(), 0
    answers = [Answer(question, 0, 0.0, None)] * len(plan.pairs)
    for played in climbing:
        all_played.add(played)
        while all(deals * len(plan.pairs) + pair in all_played.blocks for pair in range(len(plan.pairs))):
            deals += 1
            if deals >= FEWEST and deals % EVERY == 0:
                answers = _ask_again(plan, answers, deals, all_played.blocks)
                if all(answer.better is not None for answer in answers):
                    return all_played, deals, answers
    return all_played, deals, _ask_again(plan, answers, deals, all_played.blocks)


def _ask_again(plan: Plan, answers: list[Answer], deals: int, blocks: dict[int, Block]) -> list[Answer]:
    """Return the answers after this many deals; a decided one stays."""
    scores = adjust(by_deal(plan, deals, blocks)).scores
    return [
        answer.question.answer(scores[:, pair].tolist()) if answer.better is None else answer
        for pair, answer in enumerate(answers)
    ]


def _facts(plan: Plan) -> dict[str, Any]:
    return {
        "kept": "ladder",
        **facts_of(plan.game, plan.players, plan.seed),
        "pairs": plan.pairs,
        "luck": plan.measures,
    }


def _written(played: Played) -> dict[str, Any]:
    return {
        "blocks": [[number, block.scores, block.luck] for number, block in played.blocks.items()],
        "times": {bot: sorted(times.items()) for bot, times in played.times.items()},
    }


def _read(line: dict[str, Any]) -> Played:
    return Played(
        {number: Block(tuple(scores), tuple(luck)) for number, scores, luck in line["blocks"]},
        {bot: Counter(dict(times)) for bot, times in line["times"].items()},
    )
