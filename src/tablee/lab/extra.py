"""Optional dependencies of the lab, installed by `tablee[lab]`; a missing one is reported in one line."""

from collections.abc import Iterator
from contextlib import contextmanager

from tablee.core.errors import InvalidOption


@contextmanager
def from_the_extra(what: str) -> Iterator[None]:
    """Turn a failed import into an error that says what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "tablee":
            raise
        raise InvalidOption(f"{what} needs {error.name}, which is not installed: pip install 'tablee[lab]'") from None
