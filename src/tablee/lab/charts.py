"""Charts of findings: the same findings give the same file, byte by byte."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tablee.core.errors import InvalidOption
from tablee.lab.extra import from_the_extra

with from_the_extra("A chart"):
    from matplotlib import rc_context
    from matplotlib.axes import Axes
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator, PercentFormatter

KINDS = (".svg", ".png")
INK, SHADE, GRID = "#1d3f5e", "#7aa6c9", "#d8dee4"
STYLE = {
    "svg.hashsalt": "tablee",  # else its ids differ every time
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.edgecolor": GRID,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "figure.facecolor": "white",
}


def check_chart(path: Path) -> None:
    """Refuse an unknown image format before any game is played."""
    if path.suffix.lower() not in KINDS:
        raise InvalidOption(f"a chart is a file that ends in {' or '.join(KINDS)}, not {path.name[:80]!r}")


Panel = Callable[[Axes], None]


def draw(path: Path, panels: Sequence[Panel], heights: Sequence[float]) -> None:
    """Draw panels into a file, two in a row; each row has a height."""
    columns = min(2, len(panels))
    with rc_context(STYLE):  # type: ignore[arg-type]
        figure = Figure(figsize=(5.2 * columns, sum(heights)), layout="constrained")
        FigureCanvasAgg(figure)
        grid = figure.add_gridspec(len(heights), columns, height_ratios=heights)
        for place, panel in enumerate(panels):
            panel(figure.add_subplot(grid[divmod(place, columns)]))
        svg = path.suffix.lower() == ".svg"
        figure.savefig(path, dpi=120, metadata={"Date": None} if svg else {"Software": None})


def draw_ladder(found: Mapping[str, Any], path: Path) -> None:
    """Draw the ratings with their error bars, and the whole table of pairs."""
    bots = [row["bot"] for row in found["ratings"]] or list(found["bots"])
    panels: list[Panel] = [lambda axes: _draw_pairs(axes, bots, found["pairs"])]
    if found["ratings"]:
        panels.insert(0, lambda axes: draw_bars(axes, "Elo, 95 %", found["ratings"], "bot", "elo"))
    draw(path, panels, [1.4 + 0.42 * len(bots)])


def draw_statistics(found: Mapping[str, Any], path: Path) -> None:
    """Draw wins by position and by notable pieces, the length of games, and the first player's advantage elsewhere."""
    usual, pieces = found["tables"][0], found["pieces"]
    lengths = {int(length): times for length, times in usual["lengths"].items()}
    panels: list[Panel] = [
        lambda axes: draw_shares(axes, "Wins by place in the order of play", usual["places"], "place", "rate"),
        lambda axes: draw_columns(axes, "Actions in a game", lengths),
    ]
    if len(usual["dealt"]) > 1:
        panels.append(lambda axes: draw_shares(axes, f"Wins by {pieces} dealt", usual["dealt"], "dealt", "rate"))
    first = [{"table": table["table"], **table["first"]} for table in found["tables"]]
    if len(first) > 1:
        panels.append(lambda axes: draw_shares(axes, "Wins more by going first", first, "table", "value"))
    draw(path, panels, [2.6, max(2.6, 0.8 + 0.24 * len(first))][: (len(panels) + 1) // 2])


def draw_bars(axes: Axes, title: str, rows: Sequence[Mapping[str, Any]], name: str, value: str) -> None:
    """Draw a point with its bounds for each row, the first on top."""
    places = range(len(rows))
    middle = [row[value] for row in rows]
    errors = [[row[value] - row["low"] for row in rows], [row["high"] - row[value] for row in rows]]
    axes.errorbar(middle, places, xerr=errors, fmt="o", color=INK, ecolor=SHADE, elinewidth=3, capsize=4)
    axes.set_yticks(places, [str(row[name]) for row in rows])
    axes.invert_yaxis()
    axes.set_title(title)
    axes.grid(axis="x", color=GRID)
    axes.margins(y=0.1)


def draw_shares(axes: Axes, title: str, rows: Sequence[Mapping[str, Any]], name: str, value: str) -> None:
    """Draw shares with their bounds, in per cent."""
    draw_bars(axes, title, rows, name, value)
    axes.xaxis.set_major_locator(MaxNLocator(6))  # more labels would overlap
    axes.xaxis.set_major_formatter(PercentFormatter(1))


def draw_columns(axes: Axes, title: str, counts: Mapping[int, int]) -> None:
    """Draw how often each number occurred, as shares of all."""
    total = sum(counts.values())
    axes.bar(list(counts), [times / total for times in counts.values()], width=1.0, color=SHADE)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.set_title(title)
    axes.grid(axis="y", color=GRID)
    axes.set_axisbelow(True)


def _draw_pairs(axes: Axes, bots: Sequence[str], pairs: Sequence[Mapping[str, Any]]) -> None:
    scores = {(row["one"], row["two"]): row["score"] for row in pairs}
    scores |= {(two, one): 1 - score for (one, two), score in scores.items()}
    empty = float("nan")
    axes.imshow(
        [[scores.get((one, two), empty) for two in bots] for one in bots], cmap="RdBu", vmin=0, vmax=1, aspect="auto"
    )
    for row, one in enumerate(bots):
        for column, two in enumerate(bots):
            if (one, two) in scores:
                share = scores[one, two]
                colour = "white" if abs(share - 0.5) > 0.3 else "black"
                axes.text(column, row, f"{share:.0%}", ha="center", va="center", color=colour)
    axes.set_xticks(range(len(bots)), bots)
    axes.set_yticks(range(len(bots)), bots)
    axes.set_title("Score of the row against the column")
