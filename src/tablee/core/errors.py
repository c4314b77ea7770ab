"""What can go wrong, and how it is reported.

TableeError(ValueError)
├── InvalidInput      cannot be read           "'sevne' is not a card; did you mean 'seven'?"
│   ├── InvalidNotation                        an action, a piece
│   ├── InvalidOption                          an option of a game, its value, a number of players
│   ├── InvalidPosition                        a position handed to the referee
│   └── InvalidRecord                          a record that cannot be read or verified
└── IllegalAction     read, but forbidden      .refusal: code and rule for programs, a sentence for people
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import partial
from typing import ClassVar


class TableeError(ValueError):
    """Whatever Tablée refuses; the message is one line for people."""


class InvalidInput(TableeError):
    """Input that cannot be read. `code` is stable; the message says what was expected."""

    code = "invalid"
    facts: Mapping[str, str | int] = {}  # for a sentence in any language, if the code alone is not enough


class InvalidNotation(InvalidInput):
    """Not an action or a piece of this game."""

    code = "invalid.notation"


class InvalidOption(InvalidInput):
    """Not an option of this game, or not one of its values."""

    code = "invalid.option"


class InvalidPosition(InvalidInput):
    """Not a position that can arise at a table."""

    code = "invalid.position"


class InvalidRecord(InvalidInput):
    """A record that was changed, cut short, or written under other rules.

    >>> InvalidRecord("wrong_line", line=3, says="p0 pass", rules="p0 draw").code
    'record.wrong_line'
    """

    faults: ClassVar[Mapping[str, str]] = {
        "unreadable": "this is not a record: {reason}",
        "cut": "the record is cut short: its last line, the checksum, is missing",
        "changed": "the record was changed after it was written: its checksum does not match",
        "other_rules": "the record was played by rules version {version}; these are version {ours}",
        "wrong_seed": "the revealed seed does not match the commitment that was published before the deal",
        "not_noted": "the record's commitment is {commitment}, not the expected one",
        "impossible": "the record is impossible: {reason}",
        "wrong_line": "the replay differs from the record: line {line} says {says!r}, the rules say {rules!r}",
        "too_long": "the record is too long to be verified here: `tablee verify` has no such limit",
        "more_lines": "the replay differs from the record: it has extra lines",
    }

    def __init__(self, fault: str, /, **facts: str | int) -> None:
        super().__init__(self.faults[fault].format(**facts))
        self.fault, self.code, self.facts = fault, f"record.{fault}", facts

    def __reduce__(self) -> "tuple[Callable[..., InvalidRecord], tuple[str]]":
        """Make it picklable: it is rebuilt from the fault, not from its message."""
        return partial(InvalidRecord, **self.facts), (self.fault,)


@dataclass(frozen=True)
class Refusal:
    """Why an action is forbidden, as data: the same in the library, the CLI, the API and the page."""

    code: str  # never changes: programs and translations rely on it
    rule: str | None  # the id in the rules file; None if the table refuses and not a rule
    message: str  # English, for programmers and logs; players read the catalogue's sentence
    pieces: tuple[str, ...] = ()  # to highlight
    args: dict[str, str | int] = field(default_factory=dict)  # for a sentence in any language


class IllegalAction(TableeError):
    """An action that was understood but is illegal; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal

    def __reduce__(self) -> "tuple[type[IllegalAction], tuple[Refusal]]":
        """Make it picklable: it is rebuilt from the refusal, not from its message."""
        return type(self), (self.refusal,)


class Refusals:
    """The refusals of one game: code -> (rule id, English sentence with {arguments}).

    >>> refusals = Refusals({"draw.stock_empty": ("ZD-14", "the stock is empty")})
    >>> refusals("draw.stock_empty").refusal.rule
    'ZD-14'
    """

    def __init__(self, sentences: dict[str, tuple[str | None, str]]) -> None:
        self._sentences = sentences

    @property
    def codes(self) -> Iterable[str]:
        """All codes, so that a test can check that every catalogue has a sentence for each."""
        return self._sentences.keys()

    def rule_of(self, code: str) -> str | None:
        """Return the rule that a code names, so that a test can check that the rules page explains it."""
        return self._sentences[code][0]

    def __call__(self, code: str, pieces: Iterable[object] = (), **args: object) -> IllegalAction:
        """Return the error to raise; pieces and arguments are written in the game's notation."""
        rule, sentence = self._sentences[code]
        plain = {name: value if isinstance(value, int) else str(value) for name, value in args.items()}
        return IllegalAction(Refusal(code, rule, sentence.format(**plain), tuple(map(str, pieces)), plain))


#: Refusals that every game can give. They name no rule: every table takes turns.
TURN = Refusals(
    {
        "turn.not_yours": (None, "it is not the turn of seat {seat}"),
        "turn.over": (None, "the round is over"),
        "turn.only_the_table": (None, "only the table itself can do that"),
    }
)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return "; did you mean 'x'?" for the nearest known word, else "; known: ..." for a short list."""
    words = list(known)
    near = get_close_matches(word, words, n=1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; known: {', '.join(words)}" if len(words) <= 12 else ""
