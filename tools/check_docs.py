"""Check the pages: no prose line is too long to review, and every link leads to a page and a heading (`make check`)."""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAX_COLUMNS = 110  # prose is wrapped at about 100
#: written by programs: `python -m tools.api`, `python tools/glossary.py`, `make ladder`, `make statistics`
GENERATED = re.compile(r"docs/(api|glossary|(ladders|statistics)/(?!README|peers)[\w-]+)\.md$")
CODE = re.compile(r"^( *)(```+|~~~+).*?^\1\2 *$", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
INLINE_CODE = re.compile(r"`[^`\n]*`")


def pages() -> list[Path]:
    """Return every page that people read, except the site's own, whose directives only Sphinx understands."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")]
    return sorted(page for page in found if ROOT / "docs" / "site" not in page.parents)


def without_code(text: str) -> str:
    """Return the text with its code blocks empty, on the same lines."""
    return CODE.sub(lambda block: "\n" * block[0].count("\n"), text)


def long_lines(text: str) -> Iterator[int]:
    """Yield the numbers of prose lines that are too long; tables, images and unbreakable text are exempt."""
    for number, line in enumerate(without_code(text).split("\n"), 1):
        is_prose = not line.lstrip().startswith(("|", "![", "[![", "<"))
        if is_prose and len(line) > MAX_COLUMNS and " " in line.strip()[:MAX_COLUMNS].removeprefix("- "):
            yield number


def slug(heading: str) -> str:
    """Return the anchor of a heading, as GitHub and MyST make it."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return the anchors that links to this page may name."""
    return frozenset(map(slug, HEADING.findall(without_code(page.read_text(encoding="utf-8")))))


def broken_links(page: Path, text: str) -> Iterator[str]:
    """Yield the links of a page that lead nowhere."""
    for path, anchor in LINK.findall(INLINE_CODE.sub("", without_code(text))):
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield f"{path}#{anchor}" if anchor else path


def problems(checked: Iterable[Path]) -> Iterator[str]:
    """Yield the problems of the pages, one per line."""
    for page in checked:
        text, name = page.read_text(encoding="utf-8"), page.relative_to(ROOT).as_posix()
        if not GENERATED.search(name):
            yield from (f"{name}:{number}: more than {MAX_COLUMNS} columns of prose" for number in long_lines(text))
        yield from (f"{name}: broken link: {link}" for link in broken_links(page, text))


if __name__ == "__main__":
    if found := list(problems(pages())):
        sys.exit("\n".join(found))
