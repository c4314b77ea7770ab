"""Records: a match as a text that people can keep, read, replay and verify.

    tablee record 1
    game: zoo-domino
    version: 1
    options: way=trumps must_trump=no rounds=2 first=chance
    players: 2
    name: Anna
    name: Ben
    commitment: 9f86d081...
    seed: 000102...                 (when the match is over, or never hidden, as in a simulation)
    words: ...                      (one line for each player who added some)
    deal: elephant-lion zebra-zebra ...
    p0 lay elephant-elephant
    ...
    scores: 1 0
    next
    deal: ...
    sha256: ...                     (of all lines above)

Reading it plays the whole match again: every deal, action and score must come out as written.
"""

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tablee.core.chance import Seed
from tablee.core.errors import InvalidRecord, TableeError
from tablee.core.game import Player
from tablee.core.match import NEXT_ROUND, Match
from tablee.core.options import build, chosen_options, options_of

TITLE = "tablee record 1"
FIND = Callable[[str], type[Any]]  # the name of a game -> its class


@dataclass(frozen=True)
class Event:
    """One thing that happened: a player's action in the game's notation, or the next round."""

    player: Player | None
    text: str

    def __str__(self) -> str:
        return self.text if self.player is None else f"p{self.player} {self.text}"


@dataclass(frozen=True)
class Record:
    """A match from its first deal on."""

    match: Match  # as it stood at the first deal
    events: tuple[Event, ...]
    names: tuple[str, ...]

    def replay(self) -> Iterable[tuple[Event | None, Match]]:
        """Yield the match at its start and after every event."""
        match = self.match
        yield None, match
        for event in self.events:
            match = match.next_round() if event.player is None else match.play(event.player, event.text)
            yield event, match

    def write(self, named: Collection[str] | None = None) -> str:
        """Return the record as text, with its checksum; it names all options, or those that there were in its day."""
        game, seed = self.match.game, self.match.seed
        chosen = chosen_options(game)
        told = [option for option in options_of(game) if named is None or option.name in named]
        options = " ".join(f"{option.name}={option.write(chosen[option.name])}" for option in told)
        lines = [TITLE, f"game: {game.name}", f"version: {game.rules_version}", f"options: {options}"]
        lines += [f"players: {self.match.players}", *(f"name: {one_line(name)}" for name in self.names)]
        lines += [f"commitment: {seed.commitment}", f"seed: {seed.secret.hex()}"]
        lines += [f"words: {one_line(words)}" for words in seed.words]
        for event, match in self.replay():
            if event is not None:
                lines.append(str(event))
            if event is None or event.player is None:
                lines.append(f"deal: {' '.join(map(str, game.pieces(match.state)))}")
            elif match.round_over:
                lines.append(f"scores: {' '.join(map(str, match.sheet[-1]))}")
        body = "\n".join(lines) + "\n"
        return f"{body}sha256: {checksum(body)}\n"


def one_line(text: str) -> str:
    """Return the text on one line: names and words come from people."""
    return " ".join(text.split())


def checksum(body: str) -> str:
    """Return what the last line of a record must say."""
    return hashlib.sha256(body.encode()).hexdigest()


def read_record(text: str, find_game: FIND) -> Record:
    """Read a record and play it again; raise InvalidRecord where anything differs from what is written."""
    body, separator, last = text.rpartition("sha256: ")
    if not text.startswith(TITLE + "\n"):
        raise InvalidRecord(f"this is not a record: the first line must be {TITLE!r}")
    if not separator:
        raise InvalidRecord("the record is cut short: its last line, the checksum, is missing")
    if last.strip() != checksum(body):
        raise InvalidRecord("the record was changed after it was written: its checksum does not match")
    lines = body.splitlines()[1:]
    headers = [line.partition(": ")[::2] for line in lines if _is_header(line)]
    events = tuple(_read_event(line) for line in lines if not _is_header(line) and not _is_told(line))
    try:
        record = Record(_read_start(headers, find_game), events, _all(headers, "name"))
        written = record.write(named=_read_options(headers))
    except InvalidRecord:
        raise
    except TableeError as error:
        raise InvalidRecord(f"the record cannot have been played like this: {error}") from None
    if written != text:
        raise InvalidRecord(f"the record does not come out as written: {_first_difference(text, written)}")
    return record


def _is_header(line: str) -> bool:
    return ": " in line and not _is_told(line)


def _is_told(line: str) -> bool:
    """Whether the line only tells what replaying gives anyway; it is compared, not read."""
    return line.startswith(("deal: ", "scores: "))


def _read_event(line: str) -> Event:
    if line == NEXT_ROUND:
        return Event(None, NEXT_ROUND)
    seat, _, action = line.partition(" ")
    if not (seat.startswith("p") and seat[1:].isascii() and seat[1:].isdigit()) or len(seat) > 3:
        raise InvalidRecord(f"{line[:80]!r} is not a line of a record")
    return Event(int(seat[1:]), action)


def _read_start(headers: list[tuple[str, str]], find_game: FIND) -> Match:
    game_type = find_game(_one(headers, "game"))
    version = _one(headers, "version")
    ours = game_type.rules_version
    if version != str(ours):
        raise InvalidRecord(f"the record was played by rules version {version}; these are version {ours}")
    try:
        players, secret = int(_one(headers, "players")), bytes.fromhex(_one(headers, "seed"))
    except ValueError as error:
        raise InvalidRecord(str(error)) from None
    seed = Seed(secret, _all(headers, "words"))
    if _one(headers, "commitment") != seed.commitment:
        raise InvalidRecord("the revealed seed does not belong to the commitment that was published before the deal")
    return Match.start(build(game_type, _read_options(headers)), players, seed)


def _read_options(headers: list[tuple[str, str]]) -> Mapping[str, str]:
    return dict(part.partition("=")[::2] for part in _one(headers, "options").split())


def _one(headers: list[tuple[str, str]], key: str) -> str:
    values = _all(headers, key)
    if len(values) != 1:
        raise InvalidRecord(f"the record has {len(values)} lines '{key}: ', not one")
    return values[0]


def _all(headers: list[tuple[str, str]], key: str) -> tuple[str, ...]:
    return tuple(value for name, value in headers if name == key)


def _first_difference(text: str, written: str) -> str:
    for number, (given, expected) in enumerate(zip(text.splitlines(), written.splitlines(), strict=False), 1):
        if given != expected:
            return f"line {number} says {given[:80]!r}, the rules say {expected[:80]!r}"
    return "it has lines that do not belong"
