"""Analyses of default matches of two players, casual against strong: the processor's time for every kind of moment."""

import sys
from statistics import median
from typing import Any

from benchmarks.timing import processor
from tablee.analysis.judges import find_judge
from tablee.analysis.moments import moments_by_step
from tablee.core.record import Record
from tablee.games import GAMES
from tablee.games.discovery import part_of
from tablee.lab.playing import find_player, play_record, seed_of
from tablee.toolkit.judging.findings import Decision
from tablee.toolkit.judging.judge import DEPTHS, Depth

MATCHES = 10
LINE_UPS = (("casual", "strong"), ("strong", "casual"))
ASKED = ("options", "look_again", "value", "luck")


class Clocked:
    """A judge whose answers are timed."""

    def __init__(self, judge: Any) -> None:
        self.judge = judge
        self.seconds = dict.fromkeys(ASKED, 0.0)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.judge, name)
        if name not in ASKED:
            return found

        def answer(*args: Any) -> Any:
            start = processor()
            try:
                return found(*args)
            finally:
                self.seconds[name] += processor() - start

        return answer


def matches(game: str, count: int) -> list[Record]:
    """Return matches of the default options, with seats alternating."""
    players = [[find_player(game, bot) for bot in line_up] for line_up in LINE_UPS]
    return [play_record(GAMES[game](), seed_of(1, number), players[number % 2]) for number in range(count)]


def main(count: int = MATCHES, depths: tuple[str, ...] = ("quick", "normal")) -> None:
    """Print the seconds of whole matches."""
    print(f"\nAnalyses, {count} default matches of two, casual against strong: seconds of one processor")
    head = ["median", "longest", "errors", "2nd look", "curve", "luck", "decisions"]
    print(f"  {'game':12} {'depth':7}{''.join(f'{each:>10}' for each in head)}")
    for game in filter(find_judge, GAMES):
        records = matches(game, count)
        for depth in depths:
            print(_row(game, records, DEPTHS[depth]))


def _row(game: str, records: list[Record], depth: Depth) -> str:
    module: Any = part_of(game, "judge")
    judge, clocked = module.JUDGE, Clocked(module.JUDGE)
    module.JUDGE = clocked
    times, decisions = [], 0
    try:
        for record in records:
            start = processor()
            for found in moments_by_step(record, depth):
                decisions += sum(isinstance(each, Decision) for each in found)
            times.append(processor() - start)
    finally:
        module.JUDGE = judge
    parts = [clocked.seconds[name] / len(records) for name in ASKED]
    seconds = "".join(f"{each:10.2f}" for each in (median(times), max(times), *parts))
    return f"  {game:12} {depth.name:7}{seconds}{decisions / len(records):10.0f}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else MATCHES)
