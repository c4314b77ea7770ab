"""One of our experts against a peer, two players: the same deals on both seats, until it is clear who is better.

The stopping rule is fixed in advance: deals 0, 1, 2 ... of seed 7, at least 20 of them; then after every tenth, Wald's
test checks whether the expert leads by 60 Elo points rather than by none (with a 5 % error rate). The first clear
answer ends the duel, else the last deal.
"""

from time import process_time
from typing import Any

from tablee.bots import Bot, Choice, Seat
from tablee.games import find_game
from tablee.games.bots import find_bot, strongest_of
from tablee.lab.ladder.ratings import difference
from tablee.lab.ladder.run import EVERY
from tablee.lab.ladder.sequential_test import FEWEST, Question
from tablee.lab.playing import play_match, seed_of

SEED = 7
DEALS = 200
QUESTION = Question(0, 60)
OPTIONS: dict[str, dict[str, Any]] = {"tile-rummy": {"rounds": 1}}  # as in the ladders; Photo Rummy plays whole matches


class Clocked:
    """A player whose CPU time is measured, with nothing else running."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.seconds, self.decisions = bot, 0.0, 0

    def __call__(self, seat: Seat) -> Choice:
        start = process_time()
        choice = self.bot(seat)
        self.seconds += process_time() - start
        self.decisions += 1
        return choice

    @property
    def mean(self) -> float:
        """Seconds of a decision."""
        return self.seconds / max(1, self.decisions)


def expert_of(name: str) -> Clocked:
    """Return the expert of a game, timed."""
    return Clocked(find_bot(name, strongest_of(name)))


def duel(name: str, ours: Clocked, theirs: Clocked, deals: int = DEALS) -> str:
    """Play by the rule above; return the result as text."""
    game = find_game(name)(**OPTIONS.get(name, {}))
    scores: list[float] = []
    while len(scores) < deals:
        seed = seed_of(SEED, len(scores))
        one, two = (play_match(game, seed, line_up)[0].leaders for line_up in ([ours, theirs], [theirs, ours]))
        scores.append(((0 in one) / len(one) + (1 in two) / len(two)) / 2)
        asked = len(scores) >= FEWEST and len(scores) % EVERY == 0
        if asked and QUESTION.answer(scores).better is not None:
            break
    found = difference(scores)
    return (
        f"{sum(scores) / len(scores):.1%} of the wins in {len(scores)} deals on both seats, "
        f"{found.elo:+.0f} Elo (95 %: {found.low:+.0f} to {found.high:+.0f}); "
        f"a decision takes {1000 * ours.mean:.1f} ms, the peer's {1000 * theirs.mean:.1f} ms"
    )
