"""All engines use the kernels that were built, and none is skipped silently."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tablee.engines import contracts, dominoes, photos, tiles
from tablee.engines.compiled import find_kernel, use_kernel


@pytest.mark.parametrize("engine", [contracts, dominoes, photos, tiles])
def test_every_engine_uses_the_kernel_that_was_built(engine: ModuleType) -> None:
    assert engine.COMPILED
    assert find_kernel(engine.__name__) is not None


def test_without_a_kernel_pure_python_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tablee.engines.photos._kernel", None)
    scope: dict[str, object] = {"weigh": "pure Python"}
    assert not use_kernel("tablee.engines.photos", scope, "weigh")
    assert scope == {"weigh": "pure Python"}


def test_a_kernel_that_cannot_be_imported_is_not_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "moved_engine").mkdir()
    (tmp_path / "moved_engine" / "_kernel.py").write_text("import module_that_was_moved")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="module_that_was_moved"):
        find_kernel("moved_engine")
