"""Whatever the API's own description allows or forbids is sent to a real server: it always answers as described."""

from collections import Counter
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import positive_data_acceptance

from tablee.games import GAMES
from tests.server.server import Server
from tests.server.soaking import rounds, tell

EXAMPLES = 12  # for each call and mode


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_as_described(own_server: Server, mode: GenerationMode) -> None:
    described = schemathesis.openapi.from_url(f"{own_server.address}/api/openapi.json")
    calls = [call.ok() for call in described.get_all_operations()]
    if mode is GenerationMode.NEGATIVE:  # an address is a text: only a body can be other than described
        calls = [call for call in calls if call.body]
    assert len(calls) >= 4
    table = own_server.new_table(6)["code"]
    answers: Counter[int] = Counter()
    for _ in rounds():
        for call in calls:
            try_call(call, mode, table, answers)
    tell(f"{mode.value} calls by status", dict(answers))
    assert own_server.http.get("/api/health").json() == {"status": "ok"}
    assert "Traceback" not in own_server.log, own_server.log


def try_call(call: Any, mode: GenerationMode, table: str, answers: Counter[int]) -> None:
    real = {"code": st.just(table), "game": st.sampled_from(list(GAMES))}

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=call.as_strategy(generation_mode=mode), data=st.data())
    def answered(case: Case, data: st.DataObject) -> None:
        for name in real.keys() & case.path_parameters.keys():  # chance alone would never come to a table
            case.path_parameters[name] = data.draw(real[name] | st.just(case.path_parameters[name]))
        # What is well written may still be no table that can be: that is for the games to say, and no schema can.
        answers[case.call_and_validate(excluded_checks=[positive_data_acceptance]).status_code] += 1

    answered()
