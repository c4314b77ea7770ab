"""Whether a booklet of rules is whole, and no heading stands alone at the foot of a column."""

from collections.abc import Iterator, Sequence

from tests.prints.pdf import Page, Words

NEXT_LINE_MM = 9  # from a heading to what follows it
SAME_COLUMN_MM = 2


def faults_of_booklet(pages: Sequence[Page], titles: Sequence[str]) -> Iterator[str]:
    """Yield headings that are missing, or separated from what follows."""
    for title in titles:
        found = [
            (number, words) for number, page in enumerate(pages) for words in page.words if _is_end(words.text, title)
        ]
        if not found:
            yield f"the heading {title!r} is missing"
        yield from (
            f"page {number + 1}: the heading {title!r} is at the foot of a column"
            for number, words in found
            if not any(_follows(other, words) for other in pages[number].words)
        )


def _is_end(line: str, title: str) -> bool:
    """Whether a line is a heading, or the last line of one that wraps."""
    line, title = " ".join(line.split()), " ".join(title.split())
    return line == title or (bool(line) and title.endswith(f" {line}"))


def _follows(other: Words, words: Words) -> bool:
    return abs(other.left - words.left) < SAME_COLUMN_MM and 0 < other.top - words.bottom < NEXT_LINE_MM
