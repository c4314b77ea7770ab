"""Random messages, derived from the message types: a new kind or field is tried from its first day."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, get_args

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy
from msgspec import Struct, structs

from tablee.table.messages.from_page import Hello, Said
from tablee.table.messages.from_server import Told

Message = dict[str, Any]


def kind_of(message: type[Struct]) -> str:
    """Return the `type` of a message."""
    return str(message.__struct_config__.tag)


KINDS: dict[str, type[Said]] = {kind_of(message): message for message in get_args(Said)}
OTHER_KINDS = [kind_of(Hello), *map(kind_of, get_args(Told)), "nothing", "__class__", ""]

number: st.SearchStrategy[Any] = st.sampled_from(
    [-1, 0, 1, 7, 2**31, 2**63, 2**64, 10**30, 1.5, True, None, "1", "\0", "\ud800", [], {}]
)
nonsense = st.recursive(  # any JSON value
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def fine(draw: DrawFn, kinds: Iterable[str], fitting: Mapping[str, SearchStrategy[Any]]) -> Message:
    """Return a message that can be read; `fitting` has values for fields that chance alone would not find."""
    kind = draw(st.sampled_from(list(kinds)))
    values = {field.encode_name: st.from_type(field.type) for field in structs.fields(KINDS[kind])}
    values |= {name: some for name, some in fitting.items() if name in values}
    return {"type": kind} | {name: draw(some) for name, some in values.items()}


@st.composite
def odd(draw: DrawFn, messages: SearchStrategy[Message]) -> Message:
    """Return a message in which one thing is not as it should be."""
    said = dict(draw(messages))
    name = draw(st.sampled_from(list(said)))
    match draw(st.sampled_from(["another value", "another kind", "missing", "too much"])):
        case "another value":
            said[name] = draw(nonsense | number)
        case "another kind":
            said["type"] = draw(st.sampled_from([*KINDS, *OTHER_KINDS]))
        case "missing":
            del said[name]
        case _:
            said[draw(st.text(max_size=8))] = draw(nonsense)
    return said


@st.composite
def garbled(draw: DrawFn, messages: SearchStrategy[Message]) -> str:
    """Return a message with one letter changed, or cut short."""
    text = json.dumps(draw(messages))
    place = draw(st.integers(0, 999)) % len(text)
    rest = "" if draw(st.booleans()) else text[place + 1 :]
    return text[:place] + draw(st.characters(codec="utf-8")) + rest
