"""The JSON Schemas of all that goes over the wire: for the OpenAPI description, and for the page's generated types."""

from typing import Any, get_args

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from tablee.server.http import models
from tablee.table import messages

Schema = dict[str, Any]

REF = "#/components/schemas/{name}"
ASKED: list[type[BaseModel]] = [
    models.NewTable,
    models.Sit,
    models.RecordToVerify,
    models.RecordToReplay,
    models.Attempt,
]
ANSWERED: list[type[BaseModel]] = [
    models.Seated,
    models.GameInfo,
    models.Verdict,
    models.Judged,
    models.Solution,
    models.Verified,
    models.Health,
    models.Problem,
]


def wire_schemas() -> dict[str, Schema]:
    """Return the JSON Schema of every websocket message and of what is in it."""
    said = [messages.Hello, *get_args(messages.Said), *get_args(messages.Told), messages.Lesson, messages.Replay]
    return msgspec.json.schema_components(said, ref_template=REF)[1]


def model_schemas() -> dict[str, Schema]:
    """Return the JSON Schema of the HTTP bodies: requests as they may be sent, answers as they come."""
    modes: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model, "validation") for model in ASKED]
    modes += [(model, "serialization") for model in ANSWERED]
    schemas: dict[str, Schema] = models_json_schema(modes, ref_template=REF.format(name="{model}"))[1]["$defs"]
    return schemas
