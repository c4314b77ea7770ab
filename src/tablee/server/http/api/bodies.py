"""Reads the JSON bodies of HTTP requests: FastAPI knows the types only for the description."""

from email.message import Message
from typing import Any, TypeVar

from fastapi import Depends, Request
from msgspec import Struct

from tablee.table.calls.reading import read_body, read_object
from tablee.table.refusals import REFUSALS

Body = TypeVar("Body", bound=Struct)


def body_of(kind: type[Body]) -> Any:
    """Return the dependency that reads a body of this type."""

    async def read(request: Request) -> Body:
        return read_body(await _json(request), kind)

    return Depends(read)


async def _position(request: Request) -> dict[str, Any]:
    return read_object(await _json(request))


Position = Depends(_position)  # the referee's input: each game defines its own


def takes(schema: str | None) -> dict[str, Any]:
    """Return the description of a body of this schema; None: any object."""
    body = {"type": "object"} if schema is None else {"$ref": f"#/components/schemas/{schema}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": body}}}}


async def _json(request: Request) -> bytes:
    """Return the body of a request that says that it is JSON: pages of other sites may not send that unasked."""
    told = Message()
    told["content-type"] = request.headers.get("content-type", "")
    body = await request.body()
    if body and told.get_content_type() != "application/json":
        raise REFUSALS("request.invalid", reason="the body: JSON was expected, as application/json")
    return body
