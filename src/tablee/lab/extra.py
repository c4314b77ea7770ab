"""What only the laboratory needs is installed by `tablee[lab]`; who lacks it is told so in one line."""

from collections.abc import Iterator
from contextlib import contextmanager

from tablee.core.errors import InvalidOption


@contextmanager
def from_the_extra(what: str) -> Iterator[None]:
    """Say what cannot be done where an import finds nothing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "tablee":
            raise
        raise InvalidOption(f"{what} needs {error.name}, which is not installed: pip install 'tablee[lab]'") from None
