"""The figures of the analysis as tables of a page."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tablee.lab.tables import Listing

Figures = Mapping[str, Any]  # as `figures_of` returns them
FEWEST = 20  # matches: a ratio of variances from fewer says nothing


def tables_of(samples: Mapping[str, Figures]) -> Iterator[Listing]:
    """Yield the tables of all samples, by their names."""
    if not samples:
        return
    for name, figures in samples.items():
        yield _levels(name, figures)
    yield _luck(samples)
    yield _truth(samples)
    yield _spreads(samples)


def _levels(name: str, figures: Figures) -> Listing:
    levels = {level: found for level, found in figures["levels"].items() if found["decisions"]}
    missed = any(any(found["missed"].values()) for found in levels.values())

    def row(title: str, cells: Sequence[str]) -> list[str]:
        return [title, *cells]

    rows = [
        row("decisions", [str(found["decisions"]) for found in levels.values()]),
        row("mean error, pp", [with_interval(found["error"]) for found in levels.values()]),
        row("over 2 / 5 / 10 pp", [_shares(found["over"]) for found in levels.values()]),
        row("?! / ? / ?? after the second look", [_shares(found["marks"]) for found in levels.values()]),
        row("accuracy of the mean", [f"{found['accuracy']:.0f} %" for found in levels.values()]),
        row(
            "accuracy of single matches: 10th, 50th, 90th percentile",
            [_percentiles(found) for found in levels.values()],
        ),
    ]
    if missed:
        every = [with_interval(found["error_of_all"]) for found in levels.values()]
        rows.insert(2, row("the same with every turn that missed going out, pp", every))
        rows.append(row("going out missed", [str(found["missed"]["out"]) for found in levels.values()]))
        rows.append(row("kept, rightly", [str(found["missed"]["kept"]) for found in levels.values()]))
    return Listing(f"{name}, {figures['matches']} matches", ["", *levels], rows)


def with_interval(mean: Sequence[float | None]) -> str:
    """Return a mean of chances in percentage points, with its interval."""
    value, within = mean
    assert value is not None
    return f"{100 * value:.2f}" + ("" if within is None else f" ± {100 * within:.2f}")


def _shares(shares: Mapping[str, float]) -> str:
    worst_last = [shares[mark] for mark in ("inaccuracy", "mistake", "blunder")]
    return " / ".join(f"{100 * share:.0f}" for share in worst_last) + " %"


def _percentiles(found: Figures) -> str:
    return ", ".join(f"{accuracy:.0f}" for accuracy in found["accuracies"])


def _luck(samples: Mapping[str, Figures]) -> Listing:
    rows = []
    for name, figures in samples.items():
        luck = figures["luck"]
        rows.append(
            [
                name,
                str(luck["draws"]),
                with_interval(luck["mean"]),
                _ratio(luck["saved"], figures["matches"]),
                _ratio(luck["saved_top"], luck["top_matches"]),
            ]
        )
    head = ["", "draws", "mean luck of a draw, pp", "variance divided by", "between the two strongest levels"]
    return Listing("Luck", head, rows)


def _ratio(ratio: float | None, matches: int) -> str:
    return "–" if ratio is None or matches < FEWEST else f"{ratio:.2f} (n = {matches})"


def _truth(samples: Mapping[str, Figures]) -> Listing:
    rows = []
    for name, figures in samples.items():
        alarms, brier = figures["alarms"], figures["brier"]
        rows.append(
            [
                name,
                f"{figures['planted']} of {figures['all_planted']}",
                f"{alarms['blunder']}, {alarms['mistake']}, {alarms['inaccuracy']} of {alarms['decisions']}",
                "–" if brier is None else f"{brier[0]:.3f} ({brier[1]:.3f})",
            ]
        )
    head = [
        "",
        "planted blunders found",
        "false alarms: ??, ?, ?!",
        "Brier score of values (of the mean)",
    ]
    return Listing("Is it true?", head, rows)


def _spreads(samples: Mapping[str, Figures]) -> Listing:
    levels = list(next(iter(samples.values()))["levels"])
    rows = [
        [name, *(_spread(figures["spread"].get(level)) for level in levels)]
        for name, figures in samples.items()
        if any(rounds > 1 for _, rounds in figures["spread"].values())
    ]
    return Listing("Points by which a round changes the lead, between equals (standard deviation)", ["", *levels], rows)


def _spread(found: Sequence[float] | None) -> str:
    return "–" if found is None else f"{found[0]:.0f} ({found[1]:.0f} rounds)"
