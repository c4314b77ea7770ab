"""The result of an attack: the figures of each phase, some of which are bounds and some goals."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tests.soak.machine_stalls import Stall

MAX_GROWTH_MB = 300  # over rest: a bound
GOAL_P99_MS = 50  # for moves of honest players
GOAL_P99_RATIO = 5  # to the quiet p99
GOAL_BOT_MS = 1_000  # for the slowest turn of a bot
FAILED_MOVES = ("unanswered", "refused")
HEAD = (
    "| | attack | moves | p50 ms | p99 ms | without stalls | x quiet | stalls | bots p50 ms | bots max ms "
    "| back p99 ms | locked out | peak MB | after MB | log kB | traces | stored kB | quiet again s | goals |"
)


@dataclass(frozen=True)
class Sample:
    """One measurement of the honest players; `at` is when it began."""

    kind: str
    at: float
    ms: float

    @property
    def ended(self) -> float:
        """When it was over."""
        return self.at + self.ms / 1000


@dataclass(frozen=True)
class Phase:
    """A period of time, and the measurements of the server's process from its start until the next one."""

    name: str
    about: str
    began: float
    ended: float
    peak_mb: float = 0.0
    after_mb: float = 0.0
    log_bytes: int = 0
    traces: int = 0
    stored_bytes: int = 0  # growth of the database
    recovered_after: float = 0.0
    answers: str = ""


@dataclass(frozen=True)
class Figures:
    """The experience of honest players in a phase."""

    phase: Phase
    moves: int
    expected: int
    p50: float
    p99: float
    p99_unstalled: float  # of the moves during which the machine itself did not stand still: the goals are about these
    stalls: int
    failed: int
    bot_p50: float
    bot_max: float
    back_p99: float
    came_back: int
    locked_out: int

    def misses(self, quiet: "Figures") -> list[str]:
        """Return the goals that were missed."""
        found = []
        if self.p99_unstalled > GOAL_P99_MS:
            found.append(f"p99 > {GOAL_P99_MS} ms")
        if self.p99_unstalled > GOAL_P99_RATIO * quiet.p99_unstalled:
            found.append(f"p99 > {GOAL_P99_RATIO} x quiet")
        if self.bot_max > GOAL_BOT_MS:
            found.append(f"bots > {GOAL_BOT_MS} ms")
        if self.locked_out:
            found.append("locked out")
        return found


def percentile(values: Sequence[float], share: float) -> float:
    """Return the quantile; 0 if there are no values."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def figures_of(
    phase: Phase, samples: Iterable[Sample], moves_per_second: float, stalls: Iterable[Stall] = ()
) -> Figures:
    """Return the measurements that began in the phase, and of bots' turns that lasted into it."""
    samples, stalls = list(samples), [stall for stall in stalls if stall.overlaps(phase.began, phase.ended)]
    inside = [sample for sample in samples if phase.began <= sample.at < phase.ended]
    times = {kind: [sample.ms for sample in inside if sample.kind == kind] for kind in ("move", "return")}
    unstalled = [
        move.ms
        for move in inside
        if move.kind == "move" and not any(stall.overlaps(move.at, move.ended) for stall in stalls)
    ]
    bots = [one.ms for one in samples if one.kind == "bot" and one.at < phase.ended and one.ended > phase.began]
    return Figures(
        phase=phase,
        moves=len(times["move"]),
        expected=round((phase.ended - phase.began) * moves_per_second),
        p50=percentile(times["move"], 0.5),
        p99=percentile(times["move"], 0.99),
        p99_unstalled=percentile(unstalled, 0.99),
        stalls=len(stalls),
        failed=sum(sample.kind in FAILED_MOVES for sample in inside),
        bot_p50=percentile(bots, 0.5),
        bot_max=max(bots, default=0.0),
        back_p99=percentile(times["return"], 0.99),
        came_back=len(times["return"]),
        locked_out=sum(sample.kind == "locked_out" for sample in inside),
    )


@dataclass
class Report:
    """All phases of a run; nobody attacks in the first and in the last."""

    moves_per_second: float
    samples: list[Sample]
    stalls: list[Stall] = field(default_factory=list)
    phases: list[Phase] = field(default_factory=list)
    stopped_after: float = 0.0
    aborted: bool = False

    @property
    def rest_mb(self) -> float:
        """The memory of the server and its workers before the first attack."""
        return self.phases[0].after_mb

    def figures(self) -> list[Figures]:
        """Return the figures of each phase."""
        return [figures_of(phase, self.samples, self.moves_per_second, self.stalls) for phase in self.phases]

    def violations(self) -> list[str]:
        """Return the bounds that were broken: a run with any of them has failed."""
        found = []
        peak = max(phase.peak_mb for phase in self.phases)
        traces = sum(phase.traces for phase in self.phases)
        failed = sum(sample.kind in FAILED_MOVES for sample in self.samples)
        if self.aborted:
            found.append("the server was stopped, because its memory grew without end")
        if peak > self.rest_mb + MAX_GROWTH_MB:
            found.append(f"memory grew by {peak - self.rest_mb:.0f} MB; {MAX_GROWTH_MB} are allowed")
        if traces:
            found.append(f"{traces} stack traces in the log")
        if failed:
            found.append(f"{failed} moves of honest players were not acknowledged")
        found += [f"{each.phase.name}: no honest move was made" for each in self.figures() if not each.moves]
        return found

    def __str__(self) -> str:
        every = self.figures()
        rows = [HEAD, "| --- " * (HEAD.count("|") - 1) + "|", *(_row(each, every[0]) for each in every)]
        rows += ["", f"memory at rest {self.rest_mb:.0f} MB; the server ended within {self.stopped_after:.1f} s", ""]
        rows += [f"{phase.name}: answers to the attacker: {phase.answers}" for phase in self.phases if phase.answers]
        return "\n".join(rows)


def _row(figures: Figures, quiet: Figures) -> str:
    phase, misses = figures.phase, figures.misses(quiet)
    cells = (
        phase.name,
        phase.about,
        f"{figures.moves}/{figures.expected}",
        f"{figures.p50:.1f}",
        f"{figures.p99:.1f}",
        f"{figures.p99_unstalled:.1f}",
        f"{figures.p99_unstalled / quiet.p99_unstalled:.1f}" if quiet.p99_unstalled else "",
        str(figures.stalls),
        f"{figures.bot_p50:.0f}",
        f"{figures.bot_max:.0f}",
        f"{figures.back_p99:.0f}",
        f"{figures.locked_out}/{figures.came_back + figures.locked_out}",
        f"{phase.peak_mb:.0f}",
        f"{phase.after_mb:.0f}",
        f"{phase.log_bytes / 1000:.0f}",
        str(phase.traces),
        f"{phase.stored_bytes / 1000:.0f}",
        f"{phase.recovered_after:.0f}",
        "missed: " + ", ".join(misses) if misses else "met",
    )
    return f"| {' | '.join(cells)} |"
