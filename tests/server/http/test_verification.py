"""`POST /api/verify`: a record is replayed, and its flaws are problems with a code."""

import hashlib
import hmac

import pytest

from tests.server.helpers.answers import check_problem
from tests.server.helpers.records import resealed
from tests.server.helpers.server import Server, at_table, play_on


@pytest.fixture(scope="session")
def record(server: Server) -> str:
    """The record of a match that was played with words."""
    anna = server.new_table(rounds=2)
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("words", words="for luck")
        one.accepted("start", fill="careful")
        play_on([one])
        one.accepted("next_round", version=one.table["version"])
        play_on([one])
        return server.http.get(f"/api/tables/{anna['code']}/record").text


def test_a_valid_record_is_returned_with_its_shuffles(server: Server, record: str) -> None:
    answer = server.http.post("/api/verify", json={"record": record})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["game"], told["players"], told["rounds"], told["over"]) == ("zoo-domino", 2, 2, True)
    assert told["actions"] == sum(line.startswith("p") and line[1].isdigit() for line in record.splitlines())
    scores = [line.split()[1:] for line in record.splitlines() if line.startswith("scores: ")]
    assert [list(map(str, row)) for row in told["sheet"]] == scores
    paths = [shuffle["path"] for shuffle in told["shuffles"]]
    assert paths == [["first"], ["round 1"], ["round 2"]]
    deals = [line.split()[1:] for line in record.splitlines() if line.startswith("deal: ")]
    assert [shuffle["after"] for shuffle in told["shuffles"][1:]] == deals


def test_the_commitment_is_what_was_published(record: str) -> None:
    facts = dict(line.split(": ", 1) for line in record.splitlines()[:12] if ": " in line)
    secret = bytes.fromhex(facts["seed"])
    assert hashlib.sha256(b"tablee commitment 1" + secret).hexdigest() == facts["commitment"]
    assert facts["words"] == "p0 for luck"
    assert hmac.new(secret, b"tablee seed 1", "sha256").hexdigest() not in record


@pytest.mark.parametrize(
    ("old", "new", "code", "args"),
    [
        ("tablee record 1", "tablee", "record.unreadable", {"reason"}),
        ("sha256: ", "sha: ", "record.cut", set()),
        ("name: Anna", "name: Anne", "record.changed", set()),
    ],
)
def test_a_changed_record_is_a_problem(
    server: Server, record: str, old: str, new: str, code: str, args: set[str]
) -> None:
    answer = server.http.post("/api/verify", json={"record": record.replace(old, new, 1)})
    check_problem(answer, 422, code)
    assert args <= set(answer.json()["args"])


@pytest.mark.parametrize(
    ("old", "new", "code", "args"),
    [
        ("version: 1", "version: 9", "record.other_rules", {"version", "ours"}),
        ("seed: ", "seed: 00", "record.unreadable", {"reason"}),
        ("commitment: ", "commitment: 0", "record.wrong_seed", set()),
        ("words: p0 for luck", "words: p0 for duck", "record.impossible", {"reason"}),
        ("scores: ", "scores: 7 ", "record.wrong_line", {"line", "says", "rules"}),
        ("p0 lay", "p0 lie", "record.impossible", {"reason"}),
        ("p0 lay", "po lay", "record.unreadable", {"reason"}),
    ],
)
def test_a_changed_record_with_a_new_checksum_is_a_problem_too(
    server: Server, record: str, old: str, new: str, code: str, args: set[str]
) -> None:
    assert old in record
    answer = server.http.post("/api/verify", json={"record": resealed(record.replace(old, new, 1))})
    check_problem(answer, 422, code)
    assert args <= set(answer.json()["args"])


@pytest.mark.parametrize("body", [{}, {"record": 7}, {"record": "x", "more": 1}, []])
def test_what_is_no_question_is_a_problem(server: Server, body: object) -> None:
    check_problem(server.http.post("/api/verify", json=body), 422, "request.invalid")


def test_a_long_record_is_read_and_a_huge_one_is_not(server: Server, record: str) -> None:
    long = resealed(record.replace("name: Anna", "name: Anna" + "a" * 200_000))
    assert server.http.post("/api/verify", json={"record": long}).status_code == 200
    huge = server.http.post("/api/verify", json={"record": "x" * 2_000_000})
    check_problem(huge, 413, "message.too_large")
    assert huge.json()["args"] == {"most": 1024 * 1024}


def test_verifying_records_without_end_is_rate_limited(strict_server: Server) -> None:
    me = {"x-forwarded-for": "192.0.2.77"}
    answers = [strict_server.http.post("/api/verify", json={"record": ""}, headers=me) for _ in range(40)]
    check_problem(answers[0], 422, "record.unreadable")
    check_problem(answers[-1], 429, "message.too_fast")
