"""The same round in the compiled kernel and in pure Python, and what can be compared of both."""

from tablee.engines.dominoes import _kernel, rounds


def compiled(now: rounds.Round) -> _kernel.Round:
    return _kernel.Round(
        now.hands,
        now.stock,
        now.turn,
        ends=(now.left, now.right),
        trumped=(now.left_trump, now.right_trump),
        laid=now.laid,
        passes=now.passes,
        trumps=now.trumps,
        must_trump=now.must_trump,
    )


def pure(now: rounds.Round | _kernel.Round) -> rounds.Round:
    return rounds.Round(
        now.hands,
        now.stock,
        now.turn,
        ends=(now.left, now.right),
        trumped=(bool(now.left_trump), bool(now.right_trump)),
        laid=now.laid,
        passes=now.passes,
        trumps=bool(now.trumps),
        must_trump=bool(now.must_trump),
    )


def facts(now: rounds.Round | _kernel.Round) -> tuple[object, ...]:
    ends = (now.left, now.right, bool(now.left_trump), bool(now.right_trump))
    return (now.turn, now.hands, now.stock, *ends, now.laid, now.passes, now.counts, now.over)
