"""`tablee replay` and `tablee verify`: their output, and that a changed record never passes."""

from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from click.testing import CliRunner

from tablee.cli import main
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.core.record import Event, Record, checksum
from tablee.games.zoo_domino import ZooDomino
from tablee.locales import LANGUAGES, catalogue
from tests.cli.helpers.command import Refused, Run

NAMES = ("Anna", "Ben")


def played(names: Any = NAMES, words: Any = (), rounds: Any = 1, actions: Any = None, **options: Any) -> Record:
    """Return a record in which everybody plays the first legal action."""
    start = match = Match.start(ZooDomino(rounds=rounds, **options), 2, Seed(bytes(range(16)), words))
    events: list[Event] = []
    while not match.over and (actions is None or len(events) < actions):
        if match.round_over:
            match = match.next_round()
            events.append(Event(None, "next"))
            continue
        seat = match.turn
        assert seat is not None
        action = match.legal_actions(seat)[0]
        match = match.apply(seat, action)
        events.append(Event(seat, str(action)))
    return Record(start, tuple(events), names)


@pytest.fixture
def record_file(tmp_path: Path) -> Callable[[Record], str]:
    def write(record: Record) -> str:
        file = tmp_path / "record.txt"
        file.write_bytes(record.write().encode())
        return str(file)

    return write


def test_a_record_is_shown_move_by_move(run: Run, record_file: Callable[..., str]) -> None:
    record = played()
    lines = run("replay", record_file(record)).stdout.splitlines()
    assert lines[0] == "Zoo Domino, played by Anna and Ben."
    assert lines[3] == "Round 1 of 1."
    assert lines[4].startswith("Anna holds: ")
    assert lines[5].startswith("Ben holds: ")
    assert " starts with " in lines[6]
    assert any(" draws " in line for line in lines)
    assert lines[-1] == "The record is sound: every deal, move and score checks out."
    assert lines[-2].endswith("the match.") or lines[-2].startswith("The win is shared")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["draw", "trumps"])
def test_a_record_is_shown_in_every_language(
    run: Run, record_file: Callable[..., str], language: str, way: str
) -> None:
    result = run("replay", record_file(played(way=way, rounds=3)), "--lang", language)
    words = catalogue(language)
    assert result.exit_code == 0
    assert words.say("cli-round", round=3, rounds=3) in result.stdout.splitlines()
    assert result.stdout.endswith(words.say("cli-verified") + "\n")


def test_a_record_without_names_is_shown_by_seats(run: Run, record_file: Callable[..., str]) -> None:
    assert "played by seat 1 and seat 2." in run("replay", record_file(played(names=()))).stdout


def test_an_unfinished_record_is_shown_as_far_as_it_goes(run: Run, record_file: Callable[..., str]) -> None:
    result = run("replay", record_file(played(actions=3)))
    assert result.exit_code == 0
    assert "The record ends here; the match isn’t over." in result.stdout


def test_a_record_is_read_from_standard_input(run: Run) -> None:
    assert run("replay", "-", input=played().write()).exit_code == 0


def test_verify_says_what_was_checked(run: Run, record_file: Callable[..., str]) -> None:
    record = played(rounds=2, words=("", "for luck"))
    commitment = record.match.seed.commitment
    result = run("verify", record_file(record), "--commitment", commitment.upper())
    assert result.exit_code == 0
    actions = sum(event.player is not None for event in record.events)
    assert result.stdout.splitlines() == [
        "Checksum: it matches the text.",
        f"Fingerprint: {commitment} matches the revealed secret number.",
        "It matches the fingerprint you noted before the deal.",
        "Ben added these words to the shuffle: for luck",
        "Deals: all 2 come from the secret number.",
        f"Moves: all {actions} are legal.",
        "Scores: correct for all 2 finished rounds.",
    ]


def test_a_commitment_that_differs_from_the_noted_one_is_reported(
    refused: Refused, record_file: Callable[..., str]
) -> None:
    line = refused("verify", record_file(played()), "--commitment", "00" * 32)
    assert line.endswith("not the expected one")


def forge(record: Record, old: str, new: str) -> str:
    """Return the record with something exchanged and a checksum that fits again."""
    body = record.write().partition("sha256: ")[0]
    assert old in body
    forged = body.replace(old, new)
    return f"{forged}sha256: {checksum(forged)}\n"


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_seed_that_was_exchanged_is_found_even_with_a_new_checksum(refused: Refused, command: str) -> None:
    record = played()
    text = forge(record, record.match.seed.secret.hex(), "ff" * 16)
    expected = "the revealed seed does not match the commitment that was published before the deal"
    assert refused(command, "-", input=text) == expected


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_deal_that_was_stacked_is_found_even_with_a_new_checksum(refused: Refused, command: str) -> None:
    record = played()
    one, two = map(str, list(record.match.game.pieces(record.match.state))[:2])
    text = forge(record, f"deal: {one} {two} ", f"deal: {two} {one} ")
    assert refused(command, "-", input=text).startswith("the replay differs from the record: line 10 says 'deal: ")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_scores_that_were_polished_are_found_even_with_a_new_checksum(refused: Refused, command: str) -> None:
    record = played()
    *_, (_, match) = record.replay()
    one, two = match.sheet[0]
    text = forge(record, f"scores: {one} {two}\n", f"scores: {one} {two + 1}\n")
    assert "the rules say 'scores: " in refused(command, "-", input=text)


def test_no_byte_of_a_record_can_be_changed(tmp_path: Path) -> None:
    whole = played().write().encode()
    file = tmp_path / "changed.txt"
    runner = CliRunner()
    for place in range(0, len(whole), 7):
        for byte in (whole[place] ^ 1, whole[place] ^ 0x80, 0x0D):
            if byte == whole[place]:
                continue
            file.write_bytes(whole[:place] + bytes([byte]) + whole[place + 1 :])
            result = runner.invoke(main, ["verify", str(file)])
            assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1), (place, byte)


@pytest.mark.parametrize("cut", [0, 10, 200, -1, -2, -70])
def test_no_record_can_be_cut_short(refused: Refused, tmp_path: Path, cut: Any) -> None:
    (tmp_path / "cut.txt").write_text(played().write()[:cut])
    refused("verify", str(tmp_path / "cut.txt"))


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server with one record, one table that is still being played, and some bad answers."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            problem = b'{"code": "table.not_over", "detail": "the match is not over yet"}'
            status, body = {
                "/api/tables/OVER/record": (200, played(words=("luck", "")).write().encode()),
                "/api/tables/PLAYED/record": (409, problem),
                "/api/tables/BROKEN/record": (500, b"<html>"),
                "/api/tables/BYTES/record": (200, b"\xff\xfe"),
            }.get(self.path, (404, b"[]"))
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_a_table_is_verified_by_its_address(run: Run, address: str) -> None:
    result = run("verify", f"{address}/t/OVER#seat=secret")
    assert result.exit_code == 0
    assert "Anna added these words to the shuffle: luck" in result.stdout.splitlines()


def test_a_match_is_replayed_from_the_address_of_its_replay(run: Run, address: str) -> None:
    assert "Anna" in run("replay", f"{address}/replay/OVER#step=3").stdout


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/t/PLAYED", "the match is not over yet"),
        ("/t/BROKEN", "500 Internal Server Error"),
        ("/t/NOWHERE", "404 Not Found"),
        ("/t/BYTES", "byte 1 is not UTF-8 text"),
        ("/about", "is not the address of a table, such as https://host/t/CODE"),
        ("/t/a/b#seat=secret", "is not the address of a table, such as https://host/t/CODE"),
    ],
)
def test_a_table_that_cannot_be_verified_is_reported_in_one_line(
    refused: Refused, address: str, path: str, reason: str
) -> None:
    line = refused("verify", address + path)
    assert line.endswith(reason)
    assert "secret" not in line


@pytest.mark.parametrize("place", ["http://127.0.0.1:1/t/ABC", "http://[::1/t/ABC", "https:///t/ABC", "http://a:b/t/C"])
def test_a_server_that_does_not_answer_is_reported_in_one_line(refused: Refused, place: str) -> None:
    refused("verify", place)


def test_a_name_that_cannot_be_shown_is_replaced_by_its_seat(run: Run, record_file: Callable[..., str]) -> None:
    english = catalogue("en")
    seats = english.names([english.say("seat", number=1), english.say("seat", number=2)])
    told = run("replay", record_file(played(names=("\x1b]0;title\x07", "n" * 200_000))))
    assert told.exit_code == 0
    assert told.stdout.splitlines()[0] == f"Zoo Domino, played by {seats}."
    assert "\x1b" not in told.stdout
    assert "nnnn" not in told.stdout
