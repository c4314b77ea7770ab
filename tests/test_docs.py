"""What the pages and the docstrings show is what happens, and what they name exists."""

import doctest
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tools import api, check_docs, site

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tablee"
SITE = ROOT / "docs" / "site"  # pages that only the site has: docs/decisions/0021
PAGES = [*check_docs.pages(), SITE / "index.md"]
FOLDERS = ("src", "web", "tests", "docs", "tools", "benchmarks", "deploy", "requirements", ".github")
PACKAGES = {folder.name for folder in SOURCE.iterdir() if folder.is_dir()}
EXTENSIONS = "css|ftl|js|json|md|pxi|py|pyi|pyx|sh|svelte|svg|toml|ts|txt|yaml|yml"
INSTALLED = ROOT / "docs" / "add-a-game.md"  # tests/testing/test_add_a_game.py makes a package of it and runs that
NOT_INSTALLED = ("pyspiel",)  # only `make bench` installs OpenSpiel
PATH = re.compile(r"`([\w.*<>-]+(?:/[\w.*<>-]+)+/?)`")
FILE = re.compile(rf"`([\w.-]+\.(?:{EXTENSIONS}))`")
WITH_PATHS = [page for page in PAGES if page.name != "CHANGELOG.md"]  # old names are history there


def relative(page: Path) -> str:
    return str(page.relative_to(ROOT))


def python_blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def is_session(block: str) -> bool:
    return ">>> " in block


def modules_with_examples() -> Iterator[str]:
    for file in sorted(SOURCE.rglob("*.py")):
        if ">>> " in file.read_text(encoding="utf-8"):
            yield ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def tracked_names() -> set[str]:
    """Return the names of all files that are ours, whether committed yet or not."""
    names = {path.name for path in (*ROOT.iterdir(), *(ROOT / "web").iterdir())}
    for folder in (
        "src",
        "web/src",
        "web/tests",
        "tests",
        "docs",
        "tools",
        "benchmarks",
        "deploy",
        "requirements",
        ".github",
    ):
        names |= {path.name for path in (ROOT / folder).rglob("*") if "node_modules" not in path.parts}
    return names


def is_of_the_repository(path: str) -> bool:
    return path.split("/")[0] in {*FOLDERS, *PACKAGES}


def exists(path: str) -> bool:
    """Return whether a path exists, for any game if it contains `<game>`."""
    pattern = re.sub(r"<\w+>", "*", path.rstrip("/"))
    return any(any(base.glob(pattern)) for base in (ROOT, SOURCE))


@pytest.mark.parametrize("page", [page for page in PAGES if python_blocks(page) and page != INSTALLED], ids=relative)
def test_the_python_of_a_page_runs(page: Path) -> None:
    blocks = python_blocks(page)
    if any(map(is_session, blocks)):
        failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
        assert tried
        assert not failed
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks:
        if not is_session(block) and not any(f"import {package}\n" in block for package in NOT_INSTALLED):
            exec(compile(block, str(page), "exec"), names)


@pytest.mark.parametrize("name", list(modules_with_examples()))
def test_the_examples_of_a_module_run(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried, f"{name} shows an example where doctest does not look"
    assert not failed


def test_pages_are_wrapped_and_their_links_lead_somewhere() -> None:
    assert not list(check_docs.problems(check_docs.pages()))


@pytest.mark.parametrize("page", WITH_PATHS, ids=relative)
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    missing = [path for path in PATH.findall(text) if is_of_the_repository(path) and not exists(path)]
    missing += sorted(set(FILE.findall(text)) - tracked_names())
    assert not missing


def test_every_page_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    linked = {(ROOT / "docs" / target).resolve() for target in re.findall(r"\]\(([^)#]+)", index)}
    assert {page for page in ROOT.glob("docs/*.md") if page.name != "README.md"} <= linked


def test_the_reference_has_every_public_name_as_its_docstring_says() -> None:
    assert api.PAGE.read_text(encoding="utf-8") == api.write(), "run: python -m tools.api"


def test_the_reference_of_the_site_has_every_public_name() -> None:
    page = (SITE / "reference.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\.\. \w+:: tablee\.(\w+)$", page, re.MULTILINE)) == tablee.__all__


def test_every_page_is_in_the_menu_of_the_site() -> None:
    menu = set(re.findall(r"^(?:.* <)?([\w/-]+)>?$", (SITE / "index.md").read_text(encoding="utf-8"), re.MULTILINE))
    pages = {place.relative_to(site.FOLDER).with_suffix("").as_posix() for place in site.pages().values()}
    children = {page for page in pages if "/" in page and f"{page.rpartition('/')[0]}/index" in pages}
    assert pages - children <= menu


def test_pictures_are_small() -> None:
    assert not [picture for picture in ROOT.glob("docs/pictures/*") if picture.stat().st_size > 250_000]
