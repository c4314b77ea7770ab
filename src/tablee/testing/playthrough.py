"""Golden playthroughs: a scripted round as text, written by the same code that replays it.

    game: zoo-domino
    options: way=trumps
    players: 2
    deal: elephant-elephant lion-lion ...        (or `seed: 7`; unlisted pieces follow in the order of the box)
    first: 1                                     (optional: the seat marked as first)

    # a comment says why this round was chosen
    >> p0 lay elephant-elephant                  (played without output, to reach a rare situation)
    > p1 lay elephant-zebra left
    chain: zebra-elephant elephant-elephant
    ...
    > p0 trump lion-lion left
    refused ZD-23 trump.another_fits: ...

`make golden` regenerates the output lines; the diff is reviewed like code.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from tablee.core.chance import Chance
from tablee.core.errors import IllegalAction
from tablee.core.options import build
from tablee.games import find_game

Piece = TypeVar("Piece")

LOUD, QUIET = "> ", ">> "


@dataclass(frozen=True, slots=True)
class Stacked(Chance):
    """A stacked deck: the listed pieces come first, the others as in the box."""

    named: tuple[str, ...] = ()

    def shuffled(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Return the pieces in the requested order."""
        box = list(pieces)
        ordered = [box.pop(list(map(str, box)).index(name)) for name in self.named]
        return (*ordered, *box)


def retell(text: str) -> str:
    """Return the playthrough regenerated: the same script, with what happens now."""
    return "\n".join(_tell(text.splitlines())) + "\n"


def _tell(lines: list[str]) -> Iterator[str]:
    blank = lines.index("")
    head = dict(line.partition(": ")[::2] for line in lines[:blank])
    yield from lines[: blank + 1]
    game = build(find_game(head["game"]), dict(part.partition("=")[::2] for part in head.get("options", "").split()))
    state = game.initial_state(int(head["players"]), _chance(head), int(head.get("first", "1")) - 1)
    for line in lines[blank + 1 :]:
        if line.startswith("#"):
            yield line
        elif line.startswith((LOUD, QUIET)):
            yield line
            state, told = _play(game, state, line)
            yield from told if line.startswith(LOUD) else ()
    if game.is_over(state):
        outcome = game.outcome(state)
        winners = " ".join(f"p{player}" for player in outcome.winners) or "nobody"
        yield f"over: {outcome.reason}, won by {winners}"
        yield f"scores: {' '.join(map(str, outcome.scores))}"


def _chance(head: dict[str, str]) -> Chance:
    if "seed" in head:
        return Chance.from_number(int(head["seed"])).child("round 1")
    return Stacked(b"", tuple(head["deal"].split()))


def _play(game: Any, state: Any, line: str) -> tuple[Any, list[str]]:
    _, seat, action = line.split(" ", 2)
    try:
        state = game.apply(state, int(seat[1:]), game.read_action(action))
    except IllegalAction as error:
        refusal = error.refusal
        return state, [f"refused {refusal.rule} {refusal.code}: {refusal.message}"]
    return state, str(state).splitlines()


def actions_told(text: str) -> Iterator[tuple[str, bool]]:
    """Yield every scripted action without its seat, and whether it was accepted."""
    lines = text.splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if line.startswith((LOUD, QUIET)):
            yield line.split(" ", 2)[2], not following.startswith("refused ")
