"""Options as data: each field of a game's dataclass declares its values, default and rule.

The command line, the API and the new-table page are made from `options_of`, and `build` reads them all back:
>>> @dataclass(frozen=True)
... class Toy:
...     rounds: int = number(1, least=1, most=20, rule="T-1")
...     open_hands: bool = flag(rule="T-2")
>>> build(Toy, {"rounds": "3", "open_hands": "yes"})
Toy(rounds=3, open_hands=True)
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from tablee.core.chance import Chance
from tablee.core.errors import InvalidOption, did_you_mean

G = TypeVar("G")
Value = str | int | bool

TIMES = ("seconds", "minutes")  # kinds that are numbers; common values are offered
YES_NO = {"yes": True, "no": False, "true": True, "false": False, "on": True, "off": False}


@dataclass(frozen=True)
class Option:
    """One thing that a table agrees on before it plays."""

    name: str
    kind: str  # "choice" | "seat" | "number" | "seconds" | "minutes" | "flag" | "document"
    default: Value
    rule: str
    values: tuple[str, ...] = ()  # of a choice: all; of a seat: "chance" or its number; else common values
    least: int = 0  # of a number or a duration
    most: int = 0
    when: tuple[str, str] | None = None  # applies only while this other option has this value
    decides: bool = False  # setting this option but not that other one implies that value
    older_most: int | None = None  # of a number: the upper bound in older versions of the rules, if it was different

    def read(self, value: object) -> Value:
        """Return the value that a form, a file or a command line means."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value in YES_NO:
                return YES_NO[value]
            raise InvalidOption(f"{self.name} is yes or no, not {_shown(value)}")
        if self.kind in ("number", *TIMES):
            return self._read_number(value)
        if self.kind == "document":
            return self._read_document(value)
        if isinstance(value, str | int) and str(value) in self.values:
            return str(value)
        raise InvalidOption(f"{self.name} cannot be {_shown(value)}{did_you_mean(str(value)[:80], self.values)}")

    def _read_number(self, value: object) -> int:
        number = 0 if value == "none" else value  # no minimum, no limit: where 0 is allowed
        if isinstance(value, str) and value.isascii() and value.removeprefix("-").isdigit() and len(value) < 10:
            number = int(value)
        if isinstance(number, int) and not isinstance(number, bool) and self.least <= number <= self.most:
            return number
        raise InvalidOption(f"{self.name} is a number from {self.least} to {self.most}, not {_shown(value)}")

    def _read_document(self, value: object) -> str:
        if isinstance(value, Mapping):  # as in a position in JSON
            return json.dumps(value)
        if isinstance(value, str):
            return value
        raise InvalidOption(f"{self.name} is {' or '.join(self.values)}, or a text, not {_shown(value)}")

    @property
    def in_older_versions(self) -> "Option":
        """The option with its bounds in older versions of the rules."""
        return self if self.older_most is None else replace(self, most=self.older_most)

    def write(self, value: Value) -> str:
        """Return the value as `read` takes it."""
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _shown(value: object) -> str:
    """Return an arbitrary value as a refusal shows it."""
    return repr(value[:80] if isinstance(value, str) else value)[:90]


def choice(*values: str, rule: str, default: str | None = None, when: tuple[str, str] | None = None) -> Any:
    """An option that is one of several words; the first is the default, unless another is named."""
    return _field("choice", default or values[0], rule=rule, values=values, when=when)


def seat(*, rule: str, most: int) -> Any:
    """An option that marks a seat, counted from 1, or leaves it to chance; a table offers only the seats it has."""
    return _field("seat", "chance", rule=rule, values=("chance", *map(str, range(1, most + 1))))


def number(default: int, *, least: int, most: int, rule: str, **facts: object) -> Any:
    """An option that is a whole number."""
    return _field("number", default, rule=rule, least=least, most=most, **facts)


def seconds(default: int, usual: tuple[int, ...], *, most: int, rule: str, **facts: object) -> Any:
    """An option that is a time in seconds, which may be 0."""
    return _field("seconds", default, rule=rule, values=tuple(map(str, usual)), most=most, **facts)


def minutes(default: int, usual: tuple[int, ...], *, most: int, rule: str, **facts: object) -> Any:
    """An option that is a time in minutes, at least one."""
    return _field("minutes", default, rule=rule, values=tuple(map(str, usual)), least=1, most=most, **facts)


def flag(*, rule: str, default: bool = False, when: tuple[str, str] | None = None) -> Any:
    """An option that is yes or no."""
    return _field("flag", default, rule=rule, when=when)


def document(default: str, *, rule: str) -> Any:
    """An option that is a text: a known one, given by its name, or a custom one, which the game checks and stores as
    one word."""
    return _field("document", default, rule=rule, values=(default,))


def _field(kind: str, default: Value, **facts: object) -> Any:
    return field(default=default, metadata={"option": {"kind": kind, "default": default, **facts}})


def seat_or_chance(option: str, marked: str, players: int, chance: Chance) -> int:
    """Return the seat that the host marked in an option, or that chance decides."""
    if marked == "chance":
        return chance.pick(range(players))
    if int(marked) > players:
        raise InvalidOption(f"{option} is seat {marked}, but there are {players} players")
    return int(marked) - 1


def options_of(game: type | object) -> tuple[Option, ...]:
    """Return the options of a game, in the order of its booklet."""
    return tuple(Option(f.name, **f.metadata["option"]) for f in fields(game) if "option" in f.metadata)  # type: ignore[arg-type]


def build(game: type[G], chosen: Mapping[str, object]) -> G:
    """Return the game with the chosen options, the others at their defaults."""
    return assemble(game, options_of(game), chosen)


def assemble(game: type[G], options: Iterable[Option], chosen: Mapping[str, object], **others: object) -> G:
    """Return the game with the chosen values, read by these descriptions of its options, and other fields."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise InvalidOption(f"unknown option {str(name)[:80]!r}{did_you_mean(str(name)[:80], known)}")
    meant = _meant([known[name] for name in chosen])
    return game(**{name: known[name].read(value) for name, value in {**meant, **chosen}.items()}, **others)


def _meant(named: Sequence[Option]) -> dict[str, str]:
    """Return the options that are implied by other options."""
    meant: dict[str, str] = {}
    for option in named:
        if option.decides and option.when is not None:
            other, value = option.when
            if meant.setdefault(other, value) != value and all(other != each.name for each in named):
                raise InvalidOption(
                    f"{option.name} goes with {other}={value}, not with {other}={meant[other]}: say which"
                )
    return meant


def chosen_options(game: object) -> dict[str, Value]:
    """Return the options of a game with their values, as `build` takes them."""
    return {option.name: getattr(game, option.name) for option in options_of(game)}


def relevant_options(game: object) -> list[Option]:
    """Return the options that have an effect, given the chosen values."""
    chosen = chosen_options(game)
    return [option for option in options_of(game) if option.when is None or chosen[option.when[0]] == option.when[1]]
