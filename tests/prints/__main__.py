"""Check a PDF file: `python -m tests.prints FILE.pdf < FILE.json`; what is wrong is printed, one line each.

The JSON says what was asked for and what the page had drawn when it was printed: `web/tests/helpers/printing.ts`.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tablee.games.photo_rummy.pieces.cards import PHOTOS
from tablee.games.photo_rummy.pieces.catalogue import name_of
from tests.prints import pieces
from tests.prints.booklet import faults_of_booklet
from tests.prints.boxes import PAPERS_MM, decks_of
from tests.prints.pdf import Page, count_images, read_pages
from tests.prints.pieces import close


def main() -> None:
    """Check one file."""
    file = Path(sys.argv[1])
    faults = list(faults_of(file, json.load(sys.stdin)))
    print("\n".join(faults))
    sys.exit(1 if faults else 0)


def faults_of(file: Path, asked: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong."""
    pages = read_pages(file)
    game, paper, sheets = asked["game"], asked["paper"], asked["sheets"]
    has_backs = asked["backs"] == "other"
    yield from (f"refused by the browser: {fault}" for fault in asked["violations"])
    yield from for_print_shops(pages, paper)
    if images := count_images(file):
        yield f"{images} images instead of drawings"
    yield from faults_of_booklet(pages[: len(pages) - asked["scoreSheets"]], asked["titles"])
    if sheets:
        yield from pieces.missing_pieces(game, has_backs, sheets)
        yield from pieces.misplaced(paper, has_backs, sheets)
        yield from pieces.wrong_sheets(paper, decks_of(game, asked["size"], has_backs), has_backs, sheets, pages)
        yield from pieces.wrong_rulers(pages)
        if game == "photo-rummy":
            yield from missing_names(pages, asked["language"])


def for_print_shops(pages: Sequence[Page], paper: str) -> Iterator[str]:
    """Yield what a print shop would refuse: another paper, fonts that are not embedded."""
    width, height = PAPERS_MM[paper]
    for number, page in enumerate(pages):
        if not (close(page.width, width) and close(page.height, height)):
            yield f"page {number + 1} is {page.width:.1f} x {page.height:.1f} mm, not {width} x {height}"
        for fault in sorted(page.bad_fonts):
            yield f"page {number + 1}: {fault}"


def missing_names(pages: Sequence[Page], language: str) -> Iterator[str]:
    """Yield names of photos that cannot be found in the text."""
    text = squeezed("".join(page.text for page in pages))
    names = Counter(squeezed(name_of(photo, language)) for photo in PHOTOS)
    missing = [name for name, count in names.items() if text.count(name) < count]
    if missing:
        yield f"{len(missing)} names are not in the text, such as {missing[0]}"


def squeezed(text: str) -> str:
    """Return a text without spaces and hyphens: where a name wraps is of no interest."""
    return "".join(sign for sign in text if not sign.isspace() and sign not in "-\u00ad\u2010\ufffe\x02")


if __name__ == "__main__":
    main()
