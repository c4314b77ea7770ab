"""What the README and the docstrings show is what happens."""

import doctest
import importlib
import re
from pathlib import Path

import pytest
from tools import api

ROOT = Path(__file__).parents[1]
MODULES = [
    "tablee.api",
    "tablee.core.chance",
    "tablee.core.errors",
    "tablee.core.options",
    "tablee.lab.environments.aec",
    "tablee.lab.environments.spiel",
    "tablee.lab.environments.vector",
]


@pytest.mark.parametrize("page", ["README.md", "docs/api.md", "docs/fair-deals.md", "docs/research.md"])
def test_a_page_with_examples_runs(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert tried
    assert not failed


@pytest.mark.parametrize("name", MODULES)
def test_a_docstring_runs(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name))
    assert tried
    assert not failed


@pytest.mark.parametrize("page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]), ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_reference_has_every_public_name_as_its_docstring_says() -> None:
    assert api.PAGE.read_text(encoding="utf-8") == api.write(), "run: python -m tools.api"
