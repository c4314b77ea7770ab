"""Collect the pages of the documentation site (`make docs`): those of docs/, of the root, and the site's own.

On the site, the pages of the root are beside those of docs/, every README.md is its folder's index, and links adapt.
"""

import os
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
OWN = DOCS / "site"  # the landing page and the autodoc reference, instead of README.md and api.md
FOLDER = ROOT / "build" / "docs-source"
ICON = ROOT / "web" / "src" / "art" / "favicon.svg"
FROM_THE_ROOT = ("CONTRIBUTING", "SECURITY", "CHANGELOG")
REPLACED = {"README.md": "index.md", "docs/README.md": "index.md", "docs/api.md": "reference.md"}
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
CHILDREN = "\n```{toctree}\n:hidden:\n:glob:\n\n*\n```\n"  # of an index: the other pages of its folder


def pages() -> dict[Path, Path]:
    """Return the path on the site of each page of the repository that is published unchanged."""
    found = {ROOT / f"{name}.md": FOLDER / f"{name.lower()}.md" for name in FROM_THE_ROOT}
    for page in sorted(DOCS.rglob("*.md")):
        if OWN not in page.parents and str(page.relative_to(ROOT)) not in REPLACED:
            place = FOLDER / page.relative_to(DOCS)
            found[page] = place.with_name("index.md") if page.name == "README.md" else place
    return found


def with_links(text: str, page: Path, places: dict[Path, Path]) -> str:
    """Return the text of a page with its links adapted to the site."""

    def follow(link: re.Match[str]) -> str:
        target = (page.parent / link[1]).resolve()
        name = str(target.relative_to(ROOT)) if target.is_relative_to(ROOT) else ""
        place = FOLDER / REPLACED[name] if name in REPLACED else places.get(target)
        if place:
            return f"](/{place.relative_to(FOLDER)}"
        if target.is_relative_to(DOCS):
            return link[0]
        return f"]({os.path.relpath(target, places[page].parent)}"

    parts = FENCED.split(text)
    return "".join(part if part.startswith("```") else LINK.sub(follow, part) for part in parts)


def collect() -> None:
    """Write all sources of the site into a new folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(DOCS, FOLDER, ignore=shutil.ignore_patterns("*.md", "*.json"))
    shutil.copytree(OWN, FOLDER, dirs_exist_ok=True)
    shutil.rmtree(FOLDER / OWN.name)
    shutil.copy(ICON, FOLDER / "static" / "icon.svg")
    places = pages()
    for page, place in places.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        text = with_links(page.read_text(encoding="utf-8"), page, places)
        place.write_text(text + (CHILDREN if place.name == "index.md" else ""), encoding="utf-8")


if __name__ == "__main__":
    collect()
