"""Starts the process of the honest players, and collects their measurements."""

import json
import subprocess
import sys
import threading

from tests.soak.report import Sample

FINISH_WITHIN_S = 150.0


class PlayersProcess:
    """Honest players in a separate process, so that only the server is measured."""

    def __init__(self, server: str) -> None:
        self.samples: list[Sample] = []
        arguments = [sys.executable, "-m", "tests.soak.honest_players", server]
        self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told = json.loads(line)
            self.samples.append(Sample(told["kind"], told["at"], told["ms"]))

    def stop(self, kill: bool) -> None:
        """Let them finish their moves, unless the server is gone."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        if kill:
            self._process.kill()
        try:
            self._process.wait(FINISH_WITHIN_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        self._process.stdout.close()
