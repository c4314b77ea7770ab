"""What a table reports to whoever measures it. The server counts it for Prometheus."""

from contextlib import AbstractContextManager, nullcontext


class Metrics:
    """Measures nothing: the interface, and what tables use where nobody measures them."""

    def thinking(self, game: str) -> AbstractContextManager[object]:
        """Measure how long a bot of this game thinks, including waiting for a worker."""
        return nullcontext()

    def work_lost(self, why: str) -> None:
        """Count work that a worker did not finish."""

    def work_waiting(self, queue: str, count: int) -> None:
        """Record the length of a queue."""

    def work_refused(self, queue: str, why: str) -> None:
        """Count work that was refused because its queue was full."""

    def work_dropped(self, queue: str) -> None:
        """Count work that was cancelled while it waited in its queue."""

    def analysed(self, parts: int) -> None:
        """Count an answer about an analysis, and the parts that had to be made for it."""

    def time_up(self) -> None:
        """Count a turn that the clock ended."""


NO_METRICS = Metrics()
