"""The responses of operations, and how OpenAPI describes them."""

from http import HTTPStatus
from typing import Any

import msgspec
from fastapi.responses import Response

Responses = dict[int | str, dict[str, Any]]  # as FastAPI describes them


def encoded(told: object, status: HTTPStatus = HTTPStatus.OK, like: Response | None = None) -> Response:
    """Return a response in JSON; `like` has the cookies that dependencies have set."""
    response = Response(msgspec.json.encode(told), status, media_type="application/json")
    if like is not None:
        response.raw_headers.extend(like.raw_headers)
    return response


def json_of(schema: str, status: HTTPStatus = HTTPStatus.OK) -> Responses:
    """Return the description of a response of this schema."""
    return _json({"$ref": f"#/components/schemas/{schema}"}, status)


def list_of(schema: str) -> Responses:
    """Return the description of a response with a list of this schema."""
    return _json({"type": "array", "items": {"$ref": f"#/components/schemas/{schema}"}}, HTTPStatus.OK)


def _json(schema: dict[str, Any], status: HTTPStatus) -> Responses:
    return {status.value: {"content": {"application/json": {"schema": schema}}}}


PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
REFUSED: Responses = {"4XX": {"description": "Refused: nothing has changed", "content": PROBLEM}}
UNAVAILABLE: Responses = {503: {"description": "Not now: ask again later", "content": PROBLEM}}
RECORD: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
REPLAY = json_of("Replay") | UNAVAILABLE
