"""The command as a process of its own: what terminals, pipes and signals do to it."""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from subprocess import Popen, TimeoutExpired

from tests.cli.helpers.command import Start
from tests.server.helpers.server import Server

NO_SCREEN = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}


def finish(process: Popen[bytes], text: bytes = b"") -> tuple[int, str, str]:
    out, err = process.communicate(text, timeout=60)
    return process.returncode, out.decode(errors="strict"), err.decode()


def wait_until_all_work(process: Popen[bytes], jobs: int) -> None:
    """Wait until all children that share the work have started: Ctrl-C is worst while they still import."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    ticks = os.sysconf("SC_CLK_TCK")
    while sum(computed(child) > ticks / 20 for child in children.read_text().split()) < jobs:
        assert process.poll() is None
        time.sleep(0.05)


def computed(pid: str) -> int:
    """Return the processor time that a process has used, in ticks."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def test_a_match_is_played_through_pipes(start: Start) -> None:
    code, out, err = finish(start("play", "zoo-domino", "--seed", "2", "--lang", "nl"), b"1\n" * 200)
    assert (code, err) == (0, "")
    assert "> 1\n" in out
    assert out.endswith("Tot ziens.\n")


def test_the_exit_code_of_the_referee_reaches_the_shell(start: Start) -> None:
    position = b'{"chain": ["lion-zebra"], "hand": ["zebra-monkey"], "action": "lay zebra-monkey left"}'
    for text, expected in [(position, 1), (position.replace(b"left", b"right"), 0), (b"{", 2)]:
        assert finish(start("referee", "zoo-domino", "-"), text)[0] == expected


def test_a_reader_that_has_seen_enough_is_no_error(start: Start) -> None:
    process = start("games", "--json")
    out, asked, told = process.stdout, process.stdin, process.stderr
    assert out is not None
    assert asked is not None
    assert told is not None
    out.close()
    asked.close()
    with told:
        err = told.read()
    assert (process.wait(timeout=60), err) == (141, b"")


def test_a_full_disk_is_reported_in_one_line(start: Start) -> None:
    with Path("/dev/full").open("wb") as full:
        process = start("games", stdout=full)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (2, b"tablee: No space left on device\n")


def test_ctrl_c_stops_a_game_in_one_line(start: Start) -> None:
    process = start("play", "zoo-domino")
    assert process.stdout is not None
    while process.stdout.read(1) != b">":
        pass
    while process.poll() is None:  # again where it came just before the game began to read
        process.send_signal(signal.SIGINT)
        with suppress(TimeoutExpired):
            process.wait(timeout=5)
    code, _, err = finish(process)  # only now is its input at an end, which would stop the game, too
    assert (code, err) == (130, "tablee: stopped\n")


def test_ctrl_c_stops_a_simulation_and_all_its_processes(start: Start) -> None:
    """The signal goes to the whole group, as it does in a terminal; when all have left, the pipe is closed."""
    process = start("simulate", "zoo-domino", "--games", "1000000", "--jobs", "2")
    wait_until_all_work(process, jobs=2)
    os.killpg(process.pid, signal.SIGINT)
    code, out, err = finish(process)
    assert (code, out, err) == (130, "", "tablee: stopped\n")


def test_a_terminal_without_our_signs_shows_others_instead(start: Start) -> None:
    code, out, err = finish(start("play", "zoo-domino", "--seed", "3", env={"PYTHONIOENCODING": "latin-1"}), b"quit\n")
    assert (code, err) == (0, "")
    assert "zebra?penguin" in out


def test_arguments_that_are_not_text_are_refused_in_one_line(start: Start) -> None:
    code, out, err = finish(start("play", b"zoo-\xff"))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("tablee: unknown game ")


def test_sheets_are_printed_from_the_server_that_runs_here(start: Start, tmp_path: Path) -> None:
    running = Server(tmp_path)
    env = {**NO_SCREEN, "TABLEE_DATABASE": running.database}
    result = finish(start("print", "tile-rummy", "--language", "de", env=env))
    assert result == (0, f"Open {running.address}/print/tile-rummy?language=de\n", "")
    running.end()


def test_sheets_are_printed_from_a_server_that_is_started_for_it(start: Start, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    process = start("print", "romi-rami", env={**NO_SCREEN, "TABLEE_DATABASE": database, "TABLEE_PORT": "0"})
    assert process.stdout is not None
    address = process.stdout.readline().decode().removeprefix("Tablée is at ").strip()
    assert process.stdout.readline().decode() == f"Open {address}/print/romi-rami\n"
    process.send_signal(signal.SIGINT)
    assert finish(process)[0] == 0
