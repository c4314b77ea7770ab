"""A fast `replace` for frozen dataclasses."""

from typing import Any, TypeVar

Value = TypeVar("Value")


def changed(value: Value, **fields: Any) -> Value:
    """Return a copy of a frozen dataclass with some fields changed: `dataclasses.replace`, several times as fast.

    It checks no names and runs no `__post_init__`: use it only for what changes with every move.

    >>> from dataclasses import dataclass
    >>> Point = dataclass(frozen=True)(type("Point", (), {"__annotations__": {"x": int, "y": int}}))
    >>> changed(Point(1, 2), y=3)
    Point(x=1, y=3)
    """
    copy: Value = object.__new__(type(value))
    held = copy.__dict__
    held.update(value.__dict__)
    held.update(fields)
    return copy
