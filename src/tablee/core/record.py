"""Records: a match as a text that people can keep, read, replay and verify.

    tablee record 1
    game: high-card
    version: 1
    options: rounds=2 first=chance
    players: 2
    name: Anna
    name: Ben
    commitment: 9f86d081...
    seed: 000102...                 (when the match is over, or never hidden, as in a simulation)
    words: p0 for luck              (one line for each player who added some to the seed)
    deal: 7 12 ...
    p0 lay 12
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

from tablee.core.chance import SECRET_BYTES, Seed
from tablee.core.common_options.versions import build_version, known_versions
from tablee.core.errors import InvalidRecord, TableeError
from tablee.core.game import Player
from tablee.core.match import NEXT_ROUND, Match, check_players
from tablee.core.names import MAX_WORDS, is_one_line, tidy_name
from tablee.core.options import chosen_options, options_of

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
    """A match from its first deal."""

    match: Match  # as it stood at the first deal
    events: tuple[Event, ...]
    names: tuple[str, ...]

    @property
    def shown_names(self) -> tuple[str | None, ...]:
        """A displayable name for each seat, None if there is none: a record may contain anything."""
        names = [tidy_name(name) for name in self.names[: self.match.players]]
        return (*names, *[None] * (self.match.players - len(names)))

    def replay(self) -> Iterable[tuple[Event | None, Match]]:
        """Yield the match at its start and after every event."""
        match = self.match
        yield None, match
        for event in self.events:
            match = match.next_round() if event.player is None else match.play(event.text, event.player)
            yield event, match

    def verify(self, commitment: str | None = None) -> Match:
        """Play the record again by the rules and return the final match; raise TableeError if that is impossible.

        A commitment that was noted before the deal must match the record's seed.
        """
        if commitment is not None and commitment.strip().lower() != self.match.seed.commitment:
            raise InvalidRecord("not_noted", commitment=self.match.seed.commitment)
        *_, (_, last) = self.replay()
        return last

    def write(self, named: Collection[str] | None = None) -> str:
        """Return the record as text, with its checksum; it names all options, or those that existed when it was
        written."""
        game, seed = self.match.game, self.match.seed
        chosen = chosen_options(game)
        told = [option for option in options_of(game) if named is None or option.name in named]
        options = " ".join(f"{option.name}={option.write(chosen[option.name])}" for option in told)
        lines = [TITLE, f"game: {game.name}", f"version: {game.rules_version}", f"options: {options}"]
        lines += [f"players: {self.match.players}", *(f"name: {one_line(name)}" for name in self.names)]
        lines += [f"commitment: {seed.commitment}", f"seed: {seed.secret.hex()}"]
        lines += [f"words: p{seat} {words}" for seat, words in enumerate(seed.words) if words]
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
    """Return the text on one line: names come from people."""
    return " ".join(text.split())


def checksum(body: str) -> str:
    """Return the last line of a record: its checksum."""
    return hashlib.sha256(body.encode()).hexdigest()


def read_record(text: str, find_game: FIND, most_events: int | None = None) -> Record:
    """Read a record and play it again; raise InvalidRecord if anything differs from what is written.

    A record with more than `most_events` events is refused before it is played.
    """
    body, separator, last = text.rpartition("sha256: ")
    if not text.startswith(TITLE + "\n"):
        raise InvalidRecord("unreadable", reason=f"the first line must be {TITLE!r}")
    if not separator:
        raise InvalidRecord("cut")
    if last.strip() != checksum(body):
        raise InvalidRecord("changed")
    lines = body.splitlines()[1:]
    headers = [line.partition(": ")[::2] for line in lines if _is_header(line)]
    events = tuple(_read_event(line) for line in lines if not _is_header(line) and not _is_told(line))
    if most_events is not None and len(events) > most_events:
        raise InvalidRecord("too_long")
    try:
        record = Record(_read_start(headers, find_game), events, _all(headers, "name"))
        written = record.write(named=_read_options(headers))
    except InvalidRecord:
        raise
    except TableeError as error:
        raise InvalidRecord("impossible", reason=str(error)) from None
    if written != text:
        raise _first_difference(text, written)
    return record


def _is_header(line: str) -> bool:
    return ": " in line and not _is_told(line)


def _is_told(line: str) -> bool:
    """Whether the line only repeats what replaying yields; it is compared, not read."""
    return line.startswith(("deal: ", "scores: "))


def _read_event(line: str) -> Event:
    if line == NEXT_ROUND:
        return Event(None, NEXT_ROUND)
    return Event(*_read_seat(line))


def _read_seat(line: str) -> tuple[Player, str]:
    """Return the seat at the start of a line, as in `p0`, and the rest of the line."""
    seat, _, rest = line.partition(" ")
    if not (seat.startswith("p") and seat[1:].isascii() and seat[1:].isdigit()) or len(seat) > 3:
        raise InvalidRecord("unreadable", reason=f"{line[:80]!r} is not a line of a record")
    return int(seat[1:]), rest


def _read_start(headers: list[tuple[str, str]], find_game: FIND) -> Match:
    game_type = find_game(_one(headers, "game"))
    version = _one(headers, "version")
    known = {str(each): each for each in known_versions(game_type)}
    if version not in known:
        raise InvalidRecord("other_rules", version=version, ours=game_type.rules_version)
    try:
        players, secret = int(_one(headers, "players")), bytes.fromhex(_one(headers, "seed"))
    except ValueError as error:
        raise InvalidRecord("unreadable", reason=str(error)) from None
    if len(secret) != SECRET_BYTES:
        raise InvalidRecord("unreadable", reason=f"a seed has {SECRET_BYTES} bytes, not {len(secret)}")
    seed = Seed(secret)
    if _one(headers, "commitment") != seed.commitment:
        raise InvalidRecord("wrong_seed")
    game = build_version(game_type, known[version], _read_options(headers))
    check_players(game, players)
    words = dict(map(_read_seat, _all(headers, "words")))
    if not all(is_one_line(text, MAX_WORDS) for text in words.values()):
        raise InvalidRecord("unreadable", reason=f"words have at most {MAX_WORDS} visible characters")
    return Match.start(game, players, seed.with_words(words.get(seat, "") for seat in range(players)))


def _read_options(headers: list[tuple[str, str]]) -> Mapping[str, str]:
    return dict(part.partition("=")[::2] for part in _one(headers, "options").split())


def _one(headers: list[tuple[str, str]], key: str) -> str:
    values = _all(headers, key)
    if len(values) != 1:
        raise InvalidRecord("unreadable", reason=f"it has {len(values)} lines '{key}: ', not one")
    return values[0]


def _all(headers: list[tuple[str, str]], key: str) -> tuple[str, ...]:
    return tuple(value for name, value in headers if name == key)


def _first_difference(text: str, written: str) -> InvalidRecord:
    for number, (given, expected) in enumerate(zip(text.splitlines(), written.splitlines(), strict=False), 1):
        if given != expected:
            return InvalidRecord("wrong_line", line=number, says=given[:80], rules=expected[:80])
    return InvalidRecord("more_lines")
