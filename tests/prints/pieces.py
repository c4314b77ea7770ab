"""Whether all pieces of a game are on its sheets, and lie where they are cut out."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from tests.prints.boxes import PAPERS_MM, Deck, box
from tests.prints.pdf import Outline, Page

EXACT_MM = 0.2
RULER_MM = 100
LEAST_MARK_MM = 2
LEAST_MOTIF_MM = 4  # a picture on a back, unlike the pattern around it
BLEED_MM = 3


def close(one: float, other: float) -> bool:
    """Whether two lengths are as equal as scissors are."""
    return abs(one - other) <= EXACT_MM


def missing_pieces(game: str, has_backs: bool, sheets: Sequence[Any]) -> Iterator[str]:
    """Compare the pieces on the page with the box."""
    shown = Counter(piece["name"].partition("=")[0] for sheet in sheets for piece in sheet["faces"])
    expected = box(game, has_backs)
    if expected - shown:
        yield f"missing: {', '.join(sorted(expected - shown))}"
    if shown - expected:
        yield f"not in the box: {', '.join(sorted(shown - expected))}"


def wrong_sheets(
    paper: str, decks: Sequence[Deck], has_backs: bool, sheets: Sequence[Any], pages: Sequence[Page]
) -> Iterator[str]:
    """Compare number and size of the pages, and what is on each, with the grids of the game."""
    wanted = [(deck, count) for deck in decks for count in deck.on_sheets()]
    sides = 2 if has_backs else 1
    if len(pages) != sides * len(wanted) or len(sheets) != len(wanted):
        yield f"{len(pages)} pages instead of {sides * len(wanted)}"
        return
    for number, (deck, count) in enumerate(wanted):
        front = pages[sides * number]
        yield from (f"sheet {number + 1}: {fault}" for fault in _wrong_front(front, deck, count, paper))
        if has_backs:
            back = pages[sides * number + 1]
            backs = sheets[number]["backs"]
            yield from (f"backs of sheet {number + 1}: {fault}" for fault in _wrong_back(back, deck, backs, paper))


def _wrong_front(page: Page, deck: Deck, count: int, paper: str) -> Iterator[str]:
    across, down = deck.lines(paper)
    if deck.width != deck.height:  # round ones have no marks: each is cut out by itself
        yield from _wrong_marks(page, across, down)
    cells = [(x, y) for y in down[:-1] for x in across[:-1]][:count]
    edges = [edge for edge in page.outlines if close(edge.width, deck.width) and close(edge.height, deck.height)]
    if len(edges) != count:
        yield f"{len(edges)} outlines of {deck.width} x {deck.height} mm instead of {count}"
    elif not all(close(edge.left, x) and close(edge.top, y) for edge, (x, y) in zip(edges, cells, strict=True)):
        yield "outlines beside the grid"


def _wrong_marks(page: Page, across: Sequence[float], down: Sequence[float]) -> Iterator[str]:
    """Yield lines of the grid without marks at both ends, outside the grid."""
    upright = [line for line in page.lines if line.is_vertical and line.length > LEAST_MARK_MM]
    level = [line for line in page.lines if line.is_horizontal and line.length > LEAST_MARK_MM]
    above = [line.x1 for line in upright if max(line.y1, line.y2) < down[0]]
    below = [line.x1 for line in upright if min(line.y1, line.y2) > down[-1]]
    left = [line.y1 for line in level if max(line.x1, line.x2) < across[0]]
    right = [line.y1 for line in level if min(line.x1, line.x2) > across[-1]]
    for side, marks, lines in [
        ("above", above, across), ("below", below, across), ("left", left, down), ("right", right, down)
    ]:  # fmt: skip
        missed = [line for line in lines if not any(close(mark, line) for mark in marks)]
        if missed:
            yield f"no mark {side} at {', '.join(f'{line:.1f}' for line in missed)} mm"


def _wrong_back(page: Page, deck: Deck, backs: Sequence[Any], paper: str) -> Iterator[str]:
    """Yield whether pictures on the backs lie elsewhere than the faces, seen through the paper, or a back is bare."""
    across, down = deck.lines(paper)
    width, _ = PAPERS_MM[paper]
    cells = [(x, y) for y in down[:-1] for x in across[:-1]]
    behind = {(width - x - deck.width, y) for (x, y), back in zip(cells, backs, strict=False) if back["drawn"]}
    missing = sum(not any(_is_in(motif, x, y, deck) for motif in page.motifs) for x, y in behind)
    wrong = sum(any(_is_in(motif, x, y, deck) for motif in page.motifs) for x, y in _others(cells, behind))
    if missing or wrong:
        yield f"{missing} pictures are not behind their faces, and {wrong} are where none belongs"
    foot = down[-(-len(backs) // deck.columns)]
    if not any(
        motif.left <= across[0] - BLEED_MM + EXACT_MM
        and motif.top <= down[0] - BLEED_MM + EXACT_MM
        and motif.left + motif.width >= across[-1] + BLEED_MM - EXACT_MM
        and motif.top + motif.height >= foot + BLEED_MM - EXACT_MM
        for motif in page.motifs
    ):
        yield f"the pattern does not reach {BLEED_MM} mm beyond the pieces"


def _others(cells: Sequence[tuple[float, float]], some: Collection[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the cells that are none of these."""
    return [(x, y) for x, y in cells if not any(close(x, left) and close(y, top) for left, top in some)]


def _is_in(motif: Outline, left: float, top: float, deck: Deck) -> bool:
    """Whether something is drawn in the middle of a cell, and nowhere else."""
    if not LEAST_MOTIF_MM < max(motif.width, motif.height) < max(deck.width, deck.height):
        return False
    across, down = motif.left + motif.width / 2, motif.top + motif.height / 2
    return left < across < left + deck.width and top < down < top + deck.height


def misplaced(paper: str, has_backs: bool, sheets: Sequence[Any]) -> Iterator[str]:
    """Yield pieces whose back does not lie behind their face when the sheet is flipped on its long edge."""
    width, _ = PAPERS_MM[paper]
    for number, sheet in enumerate(sheets):
        backs = sheet["backs"]
        if has_backs and [back["name"] for back in backs] != [face["name"] for face in sheet["faces"]]:
            yield f"sheet {number + 1}: other backs than faces"
            continue
        for face, back in zip(sheet["faces"], backs, strict=False):
            if not (close(back["left"], width - face["left"] - face["width"]) and close(back["top"], face["top"])):
                yield f"sheet {number + 1}: the back of {face['name']} is not behind it"


def wrong_rulers(pages: Sequence[Page]) -> Iterator[str]:
    """Yield pages without a ruler of 100 mm."""
    for number, page in enumerate(pages):
        if not any(close(line.length, RULER_MM) and (line.is_horizontal or line.is_vertical) for line in page.lines):
            yield f"page {number + 1}: no ruler of {RULER_MM} mm"
