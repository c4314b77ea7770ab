"""Lets an engine use its compiled kernel, if one was built, instead of pure Python."""

import os
from importlib import import_module
from types import ModuleType

#: Set to 1, no kernel is used, though it was built: for tests, and to see what an installation without kernels does.
PURE = "TABLEE_PURE"


def find_kernel(engine: str) -> ModuleType | None:
    """Return the kernel of an engine, given the name of its package; None if it was installed without one.

    A kernel that exists but cannot be imported is a defect and raises; falling back silently would hide it.
    """
    if os.environ.get(PURE, "0") not in ("", "0"):
        return None
    name = f"{engine}._kernel"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def use_kernel(engine: str, scope: dict[str, object], *names: str) -> bool:
    """Replace these pure-Python functions and classes with the kernel's; return whether there is a kernel."""
    kernel = find_kernel(engine)
    if kernel is not None:
        scope.update((name, getattr(kernel, name)) for name in names)
    return kernel is not None
