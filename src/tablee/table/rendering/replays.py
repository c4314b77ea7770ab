"""Replays of a match, step by step: what a seat could see then, and everything once the match is over.

This runs in a worker: replaying a long match would block the event loop for too long.
"""

import gzip
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from tablee.core.errors import TableeError
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.core.record import read_record
from tablee.games import find_game
from tablee.table.events import MAX_EVENTS, Dealt, Entry, Played, Setup, Started
from tablee.table.messages.replays import MAX_STEPS_PER_ANSWER, Replay, Step
from tablee.table.people.places import Place
from tablee.table.people.seats import Chair
from tablee.table.people.tokens import Proof
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import table_for
from tablee.table.state import TableState, phase_of
from tablee.table.transitions import apply_event, recall

COMPRESSION = 5  # steps are much alike: compressed to a fiftieth


class Wanted(msgspec.Struct, frozen=True):
    """Which steps are wanted, and from which seat."""

    seat: Player | None = None  # None: one's own, or the first seat of a finished match
    hands: bool | None = None  # whether all hands are open; None: whenever that is allowed
    first: int = 0
    count: int = MAX_STEPS_PER_ANSWER


@dataclass(frozen=True)
class PlayedMatch:
    """A match at each of its steps, and the table's current state."""

    now: TableState
    matches: Sequence[Match]
    acted: list[Player | None]
    versions: list[int]  # of the table at each step
    began: float | None = None


def replay_table(setup: Setup, entries: Sequence[Entry], proof: Proof, wanted: Wanted) -> bytes:
    """Return steps of the match at a table, compressed, for the owner of this proof."""
    played = _recall(setup, entries)
    if proof.token is not None and not played.now.knows(proof):
        raise REFUSALS("seat.unknown_token")
    return _tell(played, played.now.seat_of(proof), wanted)


def replay_record(text: str, wanted: Wanted) -> bytes:
    """Return steps of a record, compressed, or raise what is wrong with it."""
    record = read_record(text, find_game, MAX_EVENTS)
    matches = [match for _, match in record.replay()]
    setup = Setup("", record.match.game, record.match.players, record.match.seed)
    now = TableState(setup, tuple(map(Chair, record.shown_names)), match=matches[-1], version=len(record.events))
    acted = [None, *(event.player for event in record.events)]
    return _tell(PlayedMatch(now, matches, acted, list(range(len(acted)))), None, wanted, is_open=True)


def _recall(setup: Setup, entries: Sequence[Entry]) -> PlayedMatch:
    """Return the match at a table, without people coming and going."""
    now = recall(setup, ())
    matches: list[Match] = []
    acted: list[Player | None] = []
    versions: list[int] = []
    began = None
    for entry in entries:
        try:
            now = apply_event(now, entry.event)
        except TableeError:
            raise REFUSALS("table.other_rules") from None
        if isinstance(entry.event, Started):
            began = entry.at
        if isinstance(entry.event, Started | Dealt | Played):
            matches.append(now.played)
            acted.append(entry.event.seat if isinstance(entry.event, Played) else None)
            versions.append(now.version)
    now.check_started()
    return PlayedMatch(now, matches, acted, versions, began)


def _tell(played: PlayedMatch, mine: Player | None, wanted: Wanted, *, is_open: bool = False) -> bytes:
    """Return the wanted steps, if this viewer may see them."""
    now = played.now
    over = is_open or now.played.over
    seat = mine if wanted.seat is None else wanted.seat
    if over and seat is None:
        seat = 0
    hands = over if wanted.hands is None else wanted.hands
    if seat is not None and not 0 <= seat < now.setup.players:
        raise REFUSALS("seat.unknown", seat=seat + 1)
    if not over and (hands or seat != mine):
        raise REFUSALS("replay.hidden")
    last = len(played.matches) - 1
    if not 0 <= wanted.first <= last:
        raise REFUSALS("replay.no_step", step=wanted.first, last=last)
    numbers = range(last + 1)[wanted.first : wanted.first + wanted.count]
    told = Replay(
        table=table_for(now, Place(mine), range(now.setup.players), 0, None),
        mine=mine,
        seat=seat,
        began=played.began,
        acted=played.acted,
        first=wanted.first,
        steps=[_step(played, number, _viewpoint(played, number, seat, over=over), hands) for number in numbers],
    )
    return gzip.compress(msgspec.json.encode(told), COMPRESSION)


def _viewpoint(played: PlayedMatch, number: int, seat: Player | None, *, over: bool) -> Player | None:
    """Return the seat whose view a step shows: hands from before a takeover are not shown to the newcomer."""
    is_own = over or seat is None or played.versions[number] >= played.now.chairs[seat].since
    return seat if is_own else None


def _step(played: PlayedMatch, number: int, seat: Player | None, hands: bool) -> Step:
    """Return the table as it was, built field by field, so that nothing leaks that is not listed here."""
    match = played.matches[number]
    before = None if played.acted[number] is None else played.matches[number - 1]
    return _step_of(before, match, seat, hands)


def step_after(before: Match, after: Match, seat: Player) -> Step:
    """Return the step after an action, as this seat would see it."""
    return _step_of(before, after, seat, hands=False)


def _step_of(before: Match | None, match: Match, seat: Player | None, hands: bool) -> Step:
    game, view = match.game, match.game.view_for(match.state, seat)
    known = 0 if before is None else len(game.view_for(before.state, seat).log)
    return Step(
        phase=phase_of(match),
        round=match.round,
        rounds=match.rounds,
        sheet=[list(row) for row in match.sheet],
        totals=list(match.totals),
        lots=[list(row) for row in match.lots],
        view=view,
        outcome=match.outcome,
        leaders=list(match.leaders) if match.sheet else [],
        fresh=len(view.log) - known,
        hands=[list(game.view_for(match.state, each).hand) for each in range(match.players)] if hands else [],
    )
