"""The one way in which an engine takes its compiled kernel, where it was built, in place of pure Python."""

from importlib import import_module
from types import ModuleType


def find_kernel(engine: str) -> ModuleType | None:
    """Return the kernel of an engine, given as the name of its package; None where it was installed without one.

    A kernel that is there and cannot be imported is a defect, not a reason to be slow without a word.
    """
    name = f"{engine}._kernel"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def use_kernel(engine: str, scope: dict[str, object], *names: str) -> bool:
    """Replace these functions and classes of pure Python by the kernel's; return whether there is a kernel."""
    kernel = find_kernel(engine)
    if kernel is not None:
        scope.update((name, getattr(kernel, name)) for name in names)
    return kernel is not None
