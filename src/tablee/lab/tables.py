"""Tables of findings, as text for a terminal and as Markdown for a page."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Listing:
    """A table with a title; the first column is words, the others are numbers."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def text(self) -> Iterator[str]:
        """Yield the lines for a terminal."""
        yield self.title
        widths = [max(map(len, column)) for column in zip(self.head, *self.rows, strict=True)]
        for row in (self.head, *self.rows):
            first, *others = row
            cells = [first.ljust(widths[0]), *map(str.rjust, others, widths[1:])]
            yield f"  {'  '.join(cells)}".rstrip()

    def markdown(self) -> Iterator[str]:
        """Yield the lines of a page."""
        yield f"## {self.title}"
        yield ""
        yield _row(self.head)
        yield _row(["---", *["---:"] * (len(self.head) - 1)])
        yield from map(_row, self.rows)
        yield ""


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def as_text(told: Iterable[str | Listing]) -> Iterator[str]:
    """Yield sentences and tables as lines for a terminal."""
    for part in told:
        if isinstance(part, Listing):
            yield from part.text()
        else:
            yield part


def as_page(title: str, told: Iterable[str | Listing], command: str, picture: str | None) -> str:
    """Return sentences and tables as a page of Markdown, with the command that regenerates it."""
    lines = [f"# {title}", ""]
    lines += [f"![{title}]({picture})", ""] if picture else []
    for part in told:
        lines += part.markdown() if isinstance(part, Listing) else [part, ""]
    return "\n".join([*lines, "Again:", "```", command, "```"]) + "\n"


def bounds(low: float, high: float, form: str) -> str:
    """Return an interval as people read it."""
    return f"{low:{form}} to {high:{form}}"
