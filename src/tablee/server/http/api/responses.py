"""The responses of operations, as described in OpenAPI."""

from typing import Any

Responses = dict[int | str, dict[str, Any]]  # as FastAPI describes them


def json_of(schema: str) -> Responses:
    """Return the description of a response of this schema."""
    return {200: {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}}}


PROBLEM = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
REFUSED: Responses = {"4XX": {"description": "Refused: nothing has changed", "content": PROBLEM}}
UNAVAILABLE: Responses = {503: {"description": "Not now: ask again later", "content": PROBLEM}}
RECORD: Responses = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
REPLAY = json_of("Replay") | UNAVAILABLE
