"""Attack a local server while honest players play, and report what they experienced.

    python -m tests.soak.attack --minutes 10               every class in turn, then all together
    python -m tests.soak.attack --only H3 --seconds 10     one class

The exit code is 1 where a bound is broken: memory, stack traces, moves that were not acknowledged. Latencies are goals:
the table says which of them were missed.
"""

import argparse
import asyncio
import os
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.soak.attacker import TURNED_AWAY, Attacker, Refused
from tests.soak.attacks import ATTACKS
from tests.soak.honest_players import GUEST_ADDRESS, MOVES_PER_SECOND, TABLES
from tests.soak.machine_stalls import StallMonitor
from tests.soak.players_process import PlayersProcess
from tests.soak.report import GOAL_P99_MS, Phase, Report, percentile
from tests.soak.server_process import ServerProcess

SETTLE_WITHIN_S, SETTLE_S = 30.0, 2.0
PREPARE_WITHIN_S = 90.0
RECOVER_WITHIN_S = 60.0
RECOVERY_WINDOW_S = 2.0
QUIET_MOVES_SHARE = 0.8
ABORT_AT_MB = 2_000  # then the server is stopped: the machine is needed for other things
MOVES = TABLES * MOVES_PER_SECOND  # a second


class Run:
    """One server, its honest players, and phases of attack."""

    def __init__(self, folder: Path) -> None:
        self._server = ServerProcess(folder, ABORT_AT_MB)
        self._players = PlayersProcess(self._server.address)
        self._machine = StallMonitor()
        self._attackers = 0
        self._log_bytes = self._traces = self._stored_bytes = 0
        self.report = Report(MOVES, self._players.samples, self._machine.stalls)

    async def settle(self) -> None:
        """Wait until the honest players have sat down and play."""
        since = time.monotonic()
        while not self._moves_since(since) and time.monotonic() < since + SETTLE_WITHIN_S:
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLE_S)

    async def rest(self, name: str, seconds: float) -> None:
        """Measure the server while nobody attacks it."""
        began = time.monotonic()
        await self._sleep(seconds)
        self._note(Phase(name, "none", began, time.monotonic()))

    async def attack(self, name: str, about: str, classes: list[str], seconds: float) -> None:
        """Let these classes attack at the same time, wait until the server has recovered, and record all figures."""
        go = asyncio.Event()
        attackers = {each: self._new_attacker(each, go) for each in classes}
        tasks = {each: asyncio.create_task(_run(each, attacker)) for each, attacker in attackers.items()}
        await _prepared(attackers, tasks)
        began = time.monotonic()
        go.set()
        await self._sleep(seconds)
        ended = time.monotonic()
        for task in tasks.values():
            task.cancel()
        ends = await asyncio.gather(*tasks.values(), return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        for attacker in attackers.values():
            await attacker.close()
        recovered = await self._recover(ended)
        answers = "; ".join(f"{each} {dict(attacker.answers)}" for each, attacker in attackers.items())
        self._note(Phase(name, about, began, ended, recovered_after=recovered, answers=answers))

    def end(self) -> Report:
        """Stop the players, then the server."""
        self._players.stop(kill=self._server.aborted)
        self.report.stopped_after = self._server.stop()
        self._machine.stop()
        self.report.aborted = self._server.aborted
        return self.report

    @property
    def aborted(self) -> bool:
        return not self._server.running

    def _new_attacker(self, name: str, go: asyncio.Event) -> Attacker:
        """Return an attacker with an address that nobody has used, or with that of honest guests."""
        self._attackers += 1
        address = GUEST_ADDRESS if ATTACKS[name].among_guests else f"127.0.1.{self._attackers}"
        return Attacker(self._server.address, address, go)

    async def _sleep(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self.aborted:
            await asyncio.sleep(0.1)

    async def _recover(self, since: float) -> float:
        """Wait until honest players are as quick as before, and return how long it took."""
        while not self.aborted and time.monotonic() < since + RECOVER_WITHIN_S:
            await asyncio.sleep(0.5)
            window = time.monotonic() - RECOVERY_WINDOW_S
            moves = [
                sample.ms for sample in list(self._players.samples) if sample.kind == "move" and sample.at > window
            ]
            enough = QUIET_MOVES_SHARE * MOVES * RECOVERY_WINDOW_S
            if window > since and len(moves) >= enough and percentile(moves, 0.9) < GOAL_P99_MS:
                break
        return time.monotonic() - since

    def _moves_since(self, moment: float) -> list[float]:
        return [sample.ms for sample in list(self._players.samples) if sample.kind == "move" and sample.at > moment]

    def _note(self, phase: Phase) -> None:
        """Add the measurements of the server's process to a phase, and the phase to the report."""
        memory = [used for at, used in list(self._server.memory) if at >= phase.began]
        log_bytes, traces = self._server.log_bytes, self._server.log.count("Traceback (most recent call last)")
        stored_bytes = self._server.stored_bytes
        seen = {
            "peak_mb": max(memory, default=0.0),
            "after_mb": memory[-1] if memory else 0.0,
            "log_bytes": log_bytes - self._log_bytes,
            "traces": traces - self._traces,
            "stored_bytes": stored_bytes - self._stored_bytes,
        }
        self._log_bytes, self._traces, self._stored_bytes = log_bytes, traces, stored_bytes
        self.report.phases.append(Phase(**{**vars(phase), **seen}))


def _leave_the_processor_to_others() -> None:
    """Run only while a core is idle: the attacker is meant to be elsewhere, on machines of its own."""
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


async def _run(name: str, attacker: Attacker) -> None:
    """Run an attack until it is cancelled; refusals are the expected result."""
    try:
        await ATTACKS[name].run(attacker)
    except (Refused, *TURNED_AWAY) as error:
        attacker.answers[f"gave up: {type(error).__name__} {error}"[:80]] += 1
    finally:
        attacker.ready.set()
    await asyncio.Event().wait()


async def _prepared(attackers: dict[str, Attacker], tasks: dict[str, asyncio.Task[None]]) -> None:
    """Wait until all attackers are ready; one that is not in time begins late."""
    waiting = [asyncio.create_task(attacker.ready.wait()) for attacker in attackers.values()]
    await asyncio.wait(waiting, timeout=PREPARE_WITHIN_S)
    for task in waiting:
        task.cancel()
    for attack in tasks.values():
        if attack.done():
            attack.result()


async def soak(classes: list[str], seconds: float, folder: Path) -> Report:
    """Attack with each class in turn, then with all of them together."""
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)  # so that no process is left behind
    run = Run(folder)
    _leave_the_processor_to_others()
    try:
        await run.settle()
        await run.rest("quiet", seconds)
        stages = [(name, ATTACKS[name].about, [name]) for name in classes]
        if len(classes) > 1:
            stages.append(("all", "all together", classes))
        for name, about, attacking in stages:
            if run.aborted:
                break
            print(f"{name}: {about}", flush=True)
            await run.attack(name, about, attacking, seconds)
        await run.rest("after", seconds)
    finally:
        report = run.end()
    return report


def main() -> int:
    """Read the command line, attack, and print the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak.attack", description=__doc__.partition("\n")[0])
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="a class of attack; may be repeated")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--seconds", type=float, default=20.0, help="for each class")
    length.add_argument("--minutes", type=float, help="for the whole run, about")
    chosen = parser.parse_args()
    classes = chosen.only or list(ATTACKS)
    seconds = chosen.seconds if chosen.minutes is None else 60 * chosen.minutes / (len(classes) + 3)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="tablee-soak-") as folder:
        report = asyncio.run(soak(classes, seconds, Path(folder)))
    print(f"\n{report}\n")
    for violation in report.violations():
        print(f"FAILED: {violation}", file=sys.stderr)
    return 1 if report.violations() else 0


if __name__ == "__main__":
    sys.exit(main())
