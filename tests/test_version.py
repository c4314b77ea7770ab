"""The version is written once: in src/tablee/__init__.py."""

import json
import tomllib
from pathlib import Path

from setuptools.config.expand import read_attr

import tablee

ROOT = Path(__file__).parents[1]


def test_the_package_takes_its_version_from_the_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    attribute = project["tool"]["setuptools"]["dynamic"]["version"]["attr"]
    assert read_attr(attribute, {"": "src"}, ROOT) == tablee.__version__


def test_the_page_has_no_version_of_its_own() -> None:
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
