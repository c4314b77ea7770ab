"""The JSON Schemas of all messages and bodies, for the OpenAPI description and the page's generated types."""

from typing import Any, get_args

import msgspec

from tablee.table.messages import analysis, answers, from_page, from_server, lessons, replays, requests, summaries

Schema = dict[str, Any]

REF = "#/components/schemas/{name}"
SENT = [from_page.Hello, *get_args(from_page.Said), *get_args(from_server.Told)]
SHOWN = [lessons.Lesson, replays.Replay, summaries.Summaries, analysis.Analysis, analysis.Tried]  # over HTTP
ASKED = [
    requests.NewTable,
    requests.Sit,
    requests.TableOfMine,
    requests.SummariesWanted,
    requests.RecordToVerify,
    requests.RecordToReplay,
    requests.Attempt,
    requests.AnalysisWanted,
    requests.TurnTried,
]
ANSWERED = [
    answers.Seated,
    answers.GameInfo,
    answers.Verdict,
    answers.Judged,
    answers.Solution,
    answers.Verified,
    answers.Health,
    answers.Problem,
]


def schemas() -> dict[str, Schema]:
    """Return the JSON Schema of every message of the websocket and of every body, and their parts."""
    return msgspec.json.schema_components([*SENT, *SHOWN, *ASKED, *ANSWERED], ref_template=REF)[1]
