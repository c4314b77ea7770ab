"""Whatever the API's own description allows or forbids is sent to a real server: it always answers as described."""

import asyncio
from collections import Counter
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import positive_data_acceptance
from schemathesis.core.result import Ok

from tablee.games import GAMES
from tests.server.helpers.leaks.comparison import load
from tests.server.helpers.load.soaking import rounds, tell
from tests.server.helpers.server import Server, at_table, play_on

EXAMPLES = 8  # for each call, mode and table


class RealTable(NamedTuple):
    """A table with its code and token, and its secrets."""

    code: str
    token: str
    secrets: tuple[str, ...]


def real_tables(server: Server) -> dict[str, RealTable]:
    """Return a table that waits, one that is played and one whose match is over."""
    seats = {stage: server.new_table(players) for stage, players in (("waiting", 6), ("playing", 3), ("over", 2))}
    for stage in ("playing", "over"):
        with at_table(server, seats[stage]["code"], seats[stage]["token"]) as people:
            people[0].accepted("start", fill="careful")
            play_on(people, moves=3 if stage == "playing" else 10_000)
            assert people[0].table["phase"] == ("playing" if stage == "playing" else "match_over")
    return {stage: real_table(server, stage, **seated) for stage, seated in seats.items()}


def real_table(server: Server, stage: str, code: str, token: str, **_: Any) -> RealTable:
    setup, _entries = asyncio.run(load(server.database, code))
    seed = setup.seed.secret.hex()
    return RealTable(code, token, (token,) if stage == "over" else (token, seed))


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_as_described(own_server: Server, mode: GenerationMode) -> None:
    described = schemathesis.openapi.from_url(f"{own_server.address}/api/openapi.json")
    calls = [call.ok() for call in described.get_all_operations() if isinstance(call, Ok)]
    if mode is GenerationMode.NEGATIVE:  # an address is a text: only a body can be other than described
        calls = [call for call in calls if call.body]
    assert len(calls) >= 4
    tables = real_tables(own_server)
    record = own_server.http.get(f"/api/tables/{tables['over'].code}/record").text
    answers: Counter[Answer] = Counter()
    for _ in rounds():
        try_calls(calls, mode, tables, record, answers)
    for _ in range(5):
        if mode is GenerationMode.POSITIVE and TOLD - answers.keys():  # by chance it was only refused
            told_too_little = [call for call in calls if any(call.path == path for path, _, _ in TOLD - answers.keys())]
            try_calls(told_too_little, mode, tables, record, answers)
    tell(f"{mode.value} calls by status", dict(answers))
    assert mode is GenerationMode.NEGATIVE or answers.keys() >= TOLD
    assert own_server.http.get("/api/health").json() == {"status": "ok"}
    assert "Traceback" not in own_server.log, own_server.log


Answer = tuple[str, str, int]  # to which call, for a table at which stage, with which status

#: What must have been answered once: else only refusals were tried.
TOLD: set[Answer] = {
    ("/api/tables", "waiting", 201),
    ("/api/tables/{code}/seats", "waiting", 201),
    ("/api/tables/{code}/record", "over", 200),
    ("/api/tables/{code}/replay", "playing", 200),
    ("/api/tables/{code}/replay", "over", 200),
    ("/api/replay", "waiting", 200),
    ("/api/verify", "waiting", 200),
}


def try_calls(
    calls: list[Any], mode: GenerationMode, tables: dict[str, RealTable], record: str, answers: Counter[Answer]
) -> None:
    for call in calls:
        stages = tables if "{code}" in call.path else ["waiting"]
        for stage in stages:
            answers.update((call.path, stage, status) for status in try_call(call, mode, tables[stage], record))


def try_call(call: Any, mode: GenerationMode, table: RealTable, record: str) -> list[int]:
    """Repeat a call with real and random values; return the answers."""
    statuses = []

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=call.as_strategy(generation_mode=mode), data=st.data())
    def answered(case: Case, data: st.DataObject) -> None:
        make_real(case.path_parameters, REAL | {"code": st.just(table.code)}, data)
        if mode is GenerationMode.POSITIVE:  # else it could become valid
            make_real(case.query, REAL, data)
            make_real(case.body, REAL | {"record": st.just(record) | spoilt(record)}, data)
        headers = data.draw(st.sampled_from([{}, {"authorization": f"Bearer {table.token}"}]))
        # A well-formed document may still be an impossible table: only the games can decide that, not a schema.
        answer = case.call_and_validate(excluded_checks=[positive_data_acceptance], headers=headers)
        assert not any(secret in answer.text for secret in table.secrets)
        statuses.append(answer.status_code)

    answered()
    return statuses


#: What chance alone would not find, by the names of fields and parameters.
REAL: dict[str, st.SearchStrategy[Any]] = {
    "game": st.sampled_from(list(GAMES)),
    "players": st.integers(1, 5),
    "options": st.just({}),
    "name": st.just("Eve"),
    "scene": st.integers(0, 5),
    "seat": st.integers(-1, 2),
    "first": st.integers(-1, 30),
}


def make_real(facts: Any, real: dict[str, st.SearchStrategy[Any]], data: st.DataObject) -> None:
    """Replace some random values with real ones, and often all: else a table would never be reached."""
    if isinstance(facts, dict):
        is_all_real = data.draw(st.booleans())
        for name in sorted(real.keys() & facts.keys()):
            facts[name] = data.draw(real[name] if is_all_real else real[name] | st.just(facts[name]))


@st.composite
def spoilt(draw: st.DrawFn, text: str) -> str:
    """Return the text with some of it missing."""
    first, last = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    return text[:first] + text[last:]
