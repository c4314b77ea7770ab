"""Reads the JSON body of a call, within the limits that apply to every document."""

from typing import Any, TypeVar, get_args

import msgspec
from msgspec.structs import fields

from tablee.core.documents import read_json
from tablee.core.errors import IllegalAction, InvalidInput
from tablee.table.refusals import REFUSALS

Body = TypeVar("Body", bound=msgspec.Struct)

MAX_REASON_LENGTH = 400  # characters: a reason may quote the body
PLACE = " - at `$"  # of a fault, as msgspec writes it: Expected `int`, got `str` - at `$.players`
UNKNOWN = "Object contains unknown field `"
IN_OBJECT = "[...]"  # msgspec does not say at which key


def read_document(text: bytes) -> Any:
    """Return the JSON document, or refuse it."""
    if not text:
        raise _invalid("the body: a JSON document was expected")
    try:
        return read_json(text.decode())
    except UnicodeDecodeError:
        raise REFUSALS("message.unreadable", reason="it is not UTF-8 text") from None
    except InvalidInput as error:
        raise REFUSALS("message.unreadable", reason=f"it {error}") from None


def read_object(text: bytes) -> dict[str, Any]:
    """Return the JSON object, or refuse it."""
    document = read_document(text)
    if not isinstance(document, dict):
        raise _invalid("the body: a JSON object was expected")
    return document


def read_body(text: bytes, kind: type[Body]) -> Body:
    """Return the body of a request, or say what is wrong with it."""
    document = read_document(text)
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise _invalid(_describe(str(error), document, kind)) from None


def read_query(query: dict[str, str], kind: type[Body]) -> Body:
    """Return the query of an address, in which everything is a text; unknown names are ignored."""
    known = {name: text for name, text in query.items() if name in kind.__struct_fields__}
    try:
        return msgspec.convert(known, kind, strict=False)
    except msgspec.ValidationError as error:
        raise _invalid(_describe(str(error), known, kind)) from None


def _describe(error: str, document: Any, kind: type[msgspec.Struct]) -> str:
    """Return where the fault is, and what it is: `players: Expected ...`."""
    what, _, place = error.rpartition(PLACE) if PLACE in error else (error, "", "")
    where = place.removesuffix("`").removeprefix(".")
    if what.startswith(UNKNOWN):
        name = what.removeprefix(UNKNOWN).removesuffix("`")
        where, what = ".".join(filter(None, (where, name))), "there is no such field"
    if where.endswith(IN_OBJECT):
        name = where.removesuffix(IN_OBJECT)
        where = f"{name}.{_faulty_key(name, document, kind)}"
    return f"{where or 'the body'}: {what}"


def _faulty_key(name: str, document: Any, kind: type[msgspec.Struct]) -> str:
    """Return the first key of an object whose value is not of the object's type."""
    _, of_values = get_args(next(field.type for field in fields(kind) if field.name == name))
    return next(str(key) for key, value in document[name].items() if not _is_a(value, of_values))


def _is_a(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _invalid(reason: str) -> IllegalAction:
    return REFUSALS("request.invalid", reason=reason[:MAX_REASON_LENGTH])
