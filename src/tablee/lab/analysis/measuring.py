"""What the analysis says of one match, as numbers to be added up."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from tablee.analysis.judges import judge_of
from tablee.analysis.looks import judge_action
from tablee.analysis.repeats import count_once
from tablee.analysis.seeds import checksum_of, seed_for
from tablee.analysis.summary import shares
from tablee.bots.standing import Standing
from tablee.core.game import AnyGame, Player
from tablee.core.match import Match
from tablee.core.record import Event, Record
from tablee.games.bots import strongest_of
from tablee.lab.analysis.samples import Sample
from tablee.toolkit.judging.findings import Decision, Look
from tablee.toolkit.judging.judge import DEPTHS, Depth, Judge

DIGITS = 5
PLANTED = 4  # decisions of a match of the strongest bots at which the worst option is judged
BLUNDER = 0.10
POSITIONS = 2  # of a match, for the calibration of values


@dataclass(frozen=True)
class Measured:
    """One match. What is said of players is by seat; losses are parts of a win."""

    levels: tuple[str, ...]
    result: tuple[float, ...]
    rounds: tuple[tuple[int, ...], ...]  # the score sheet
    losses: tuple[tuple[float, ...], ...]  # of every decision that counts, by the first look
    all_losses: tuple[tuple[float, ...], ...]  # with going out that was missed again
    marks: tuple[dict[str, int], ...]  # what was left of them after the second look
    missed: tuple[dict[str, int], ...]  # what could have been laid, by kind
    luck: tuple[float, ...]  # what all draws changed
    draws: tuple[float, ...]  # what each draw changed for who drew
    planted: tuple[bool, ...]  # of the planted blunders, whether each was found
    values: tuple[tuple[float, float], ...]  # a chance of the first player at some time, and the result

    def written(self) -> dict[str, Any]:
        """Return it for JSON."""
        return asdict(self)


def measure(plan: tuple[Sample, str], numbers: Sequence[int]) -> dict[int, dict[str, Any]]:
    """Play and analyse some matches of a sample."""
    sample, depth = plan
    return {number: measure_record(sample.play(number), DEPTHS[depth]).written() for number in numbers}


def measure_record(record: Record, depth: Depth) -> Measured:
    """Analyse a match whose players are called by their levels."""
    judge, source = judge_of(record.match.game.name), checksum_of(record)
    steps = list(_steps(record))
    last = record.verify()
    found, luck, draws = [], [[0.0] * last.players], []
    for number, (match, event, after) in enumerate(steps):
        decision, change = _judge_step(judge, match, event, after, depth, f"{source} {number}")
        if decision is not None:
            found.append(decision._replace(step=number))
        if change is not None:
            luck.append(list(change))
            draws.append(round(change[_player(event)], DIGITS))
    by_seat = [[each for each in found if each.player == player] for player in range(last.players)]
    rounds = [len(match.sheet) for match, _, _ in steps]
    counted = [[each.decision for each in count_once(seat, rounds)] for seat in by_seat]
    result = shares(last)
    return Measured(
        levels=record.names,
        result=result,
        rounds=last.sheet,
        losses=tuple(map(_losses, counted)),
        all_losses=tuple(map(_losses, by_seat)),
        marks=tuple(_count(each.mark for each in seat) for seat in counted),
        missed=tuple(_count(each.missed.kind for each in seat if each.missed) for seat in by_seat),
        luck=tuple(round(sum(column), DIGITS) for column in zip(*luck, strict=True)),
        draws=tuple(draws),
        planted=tuple(_plant(judge, record, steps, depth, Random(source))),
        values=tuple(_values(judge, steps, result[0], depth, source)),
    )


Step = tuple[Match, Event, Match]


def _steps(record: Record) -> Iterator[Step]:
    """Yield every action by a player, with the match before and after it."""
    before = record.match
    for event, match in record.replay():
        if event is not None and event.player is not None and event.text not in match.game.table_actions:
            yield before, event, match
        before = match


def _player(event: Event) -> Player:
    assert event.player is not None
    return event.player


def _judge_step(
    judge: Judge, match: Match, event: Event, after: Match, depth: Depth, source: str
) -> tuple[Decision | None, tuple[float, ...] | None]:
    game, standing, player = match.game, Standing.of(match), _player(event)
    decision = judge_action(judge, game, match.view(player), standing, event.text, depth, source)
    action, seed = game.read_action(event.text), seed_for(source, "luck")
    return decision, judge.luck(game, match.state, player, action, after.state, standing, depth, seed)


def _plant(judge: Judge, record: Record, steps: list[Step], depth: Depth, rng: Random) -> Iterator[bool]:
    """Put the worst option in place of what was chosen, and yield whether the analysis finds it to be a blunder.

    Only where other worlds say that it is one.
    """
    best = strongest_of(record.match.game.name)
    if any(level != best for level in record.names):
        return
    for match, event, _ in rng.sample(steps, min(PLANTED, len(steps))):
        seed = rng.getrandbits(64)
        worst = _worst(judge, match.game, match, event, depth, seed)
        if worst is not None:
            view, standing = match.view(_player(event)), Standing.of(match)
            found = judge_action(judge, match.game, view, standing, worst, depth, f"planted {seed}")
            yield found is not None and found.mark != ""


def _worst(judge: Judge, game: AnyGame, match: Match, event: Event, depth: Depth, seed: int) -> str | None:
    """Return the worst option, if it is a blunder in worlds of its own."""
    view, standing = match.view(_player(event)), Standing.of(match)
    found = judge.options(game, view, standing, event.text, depth, seed)
    if found is None:
        return None
    worst = min(found.options, key=lambda option: option.value).action
    again = judge.options(game, view, standing, worst, depth, seed + 1)
    loss = None if again is None else Look(again.error, again.doubt)
    return worst if loss is not None and loss.sure and loss.error >= BLUNDER else None


def _values(judge: Judge, steps: list[Step], won: float, depth: Depth, source: str) -> Iterator[tuple[float, float]]:
    rng = Random(f"{source} values")
    for match, _, _ in rng.sample(steps, min(POSITIONS, len(steps))):
        value = judge.value(match.game, match.state, Standing.of(match), depth, rng.getrandbits(64))
        yield round(value[0], DIGITS), won


def _losses(decisions: Iterable[Decision]) -> tuple[float, ...]:
    return tuple(round(each.error, DIGITS) for each in decisions)


def _count(words: Iterable[str]) -> dict[str, int]:
    each = [word for word in words if word]
    return {word: each.count(word) for word in sorted(set(each))}
