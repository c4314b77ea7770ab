"""Write docs/api.md: every public name of `tablee` with its signature and docstring."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path

import tablee

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
TITLE = """# The public API

What `import tablee` offers. `python -m tools.api` writes this page from the docstrings.
"""


def write() -> str:
    """Return the whole page."""
    return "\n".join([TITLE, *(line for name in tablee.__all__ for line in describe(name))]).rstrip() + "\n"


def describe(name: str) -> Iterator[str]:
    """Yield the lines about one public name; of a game only what its options are."""
    value = getattr(tablee, name)
    yield f"## `tablee.{name}`\n"
    if not callable(value):
        yield f"A `{type(value).__name__}`.\n"
        return
    yield from explain(name, name, value)
    if isinstance(value, type) and value not in tablee.GAMES.values():
        for member, defined in vars(value).items():
            function = getattr(defined, "__func__", defined)
            if not member.startswith("_") and (inspect.isfunction(function) or isinstance(defined, property)):
                yield f"### `{name}.{member}`\n"
                yield from explain(name, member, function)


def explain(public: str, name: str, value: object) -> Iterator[str]:
    """Yield the signature and the docstring, its examples as code."""
    if inspect.isfunction(value) or (isinstance(value, type) and is_dataclass(value)):
        signature = re.sub(r"~|'(?=Match)|(?<=View\])'|\b(?:[a-z_]+\.)+(?=[A-Z])", "", str(inspect.signature(value)))
        yield f"```\n{name}{signature.removesuffix(' -> None')}\n```\n"
    text, arrow, examples = (inspect.getdoc(value) or "").partition(">>>")
    if text:
        yield f"{text.rstrip()}\n"
    if arrow:
        needed = "" if "import tablee" in examples else f">>> from tablee import {public}\n"
        yield f"```python\n{needed}{arrow}{examples}\n\n```\n"


if __name__ == "__main__":
    PAGE.write_text(write(), encoding="utf-8")
