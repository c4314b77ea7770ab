"""The JSON Schemas of all messages and bodies, for the OpenAPI description and the page's generated types."""

from typing import Any, get_args

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from tablee.server.http.api import models
from tablee.table.messages import analysis, from_page, from_server, lessons, replays, summaries

Schema = dict[str, Any]

REF = "#/components/schemas/{name}"
ASKED: list[type[BaseModel]] = [
    models.NewTable,
    models.Sit,
    models.TableOfMine,
    models.SummariesWanted,
    models.RecordToVerify,
    models.RecordToReplay,
    models.Attempt,
    models.AnalysisWanted,
    models.TurnTried,
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
    """Return the JSON Schema of every websocket message and its parts."""
    said = [from_page.Hello, *get_args(from_page.Said), *get_args(from_server.Told), lessons.Lesson, replays.Replay]
    said += [summaries.Summaries, analysis.Analysis, analysis.Tried]
    return msgspec.json.schema_components(said, ref_template=REF)[1]


def model_schemas() -> dict[str, Schema]:
    """Return the JSON Schema of the HTTP bodies: requests as accepted, responses as sent."""
    modes: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model, "validation") for model in ASKED]
    modes += [(model, "serialization") for model in ANSWERED]
    schemas: dict[str, Schema] = models_json_schema(modes, ref_template=REF.format(name="{model}"))[1]["$defs"]
    return schemas
