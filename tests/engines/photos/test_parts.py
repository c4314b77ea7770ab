"""Parts of the solver that whole questions cannot easily reach."""

import importlib.util
import sys

import pytest

import tablee.engines.photos
from tablee.core.answers import Solved
from tablee.core.pieces.melds import LaidTable
from tablee.engines.photos import questions


def test_without_a_kernel_pure_python_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(tablee.engines.photos, "_kernel")
    monkeypatch.setitem(sys.modules, "tablee.engines.photos._kernel", None)
    spec = importlib.util.spec_from_file_location("photo_questions_without_kernel", questions.__file__)
    assert spec is not None
    assert spec.loader is not None
    alone = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, alone)
    spec.loader.exec_module(alone)
    assert not alone.COMPILED
    family = ("GB-dish", "GB-sight", "joker")
    assert alone.solve([family], ["GB-church"], opened=True) == Solved(
        LaidTable(("GB-church",), ((*family, "GB-church"),), ())
    )
