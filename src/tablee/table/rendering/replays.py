"""A match told again step by step: what a seat could see then, and once the match is over whatever anyone wants to see.

All of it is done in a worker: a long match takes longer to play again than an event loop may stand still.
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
from tablee.table.messages import MAX_STEPS_PER_ANSWER, Replay, Step
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import Place, table_for
from tablee.table.seats import Chair
from tablee.table.state import TableState, phase_of
from tablee.table.tokens import Proof

COMPRESSION = 5  # one step is much like the next: to a fiftieth


class Wanted(msgspec.Struct, frozen=True):
    """Which steps, and how they are to be seen."""

    seat: Player | None = None  # None: from one's own, or the first of a match that is over
    hands: bool | None = None  # all of them laid open; None: where that may be
    first: int = 0
    count: int = MAX_STEPS_PER_ANSWER


@dataclass(frozen=True)
class PlayedMatch:
    """A match at each of its steps, and the table as it stands now."""

    now: TableState
    matches: Sequence[Match]
    acted: list[Player | None]
    versions: list[int]  # of the table at each step
    began: float | None = None


def replay_table(setup: Setup, entries: Sequence[Entry], proof: Proof, wanted: Wanted) -> bytes:
    """Return steps of the match at a table, compressed, for whoever has this proof."""
    played = _recall(setup, entries)
    if proof.token is not None and not played.now.knows(proof):
        raise REFUSALS("seat.unknown_token")
    return _tell(played, played.now.seat_of(proof), wanted)


def replay_record(text: str, wanted: Wanted) -> bytes:
    """Return steps, compressed, of a record that comes out as written, or raise what is wrong with it."""
    record = read_record(text, find_game, MAX_EVENTS)
    matches = [match for _, match in record.replay()]
    setup = Setup("", record.match.game, record.match.players, record.match.seed)
    now = TableState(setup, tuple(map(Chair, record.shown_names)), match=matches[-1], version=len(record.events))
    acted = [None, *(event.player for event in record.events)]
    return _tell(PlayedMatch(now, matches, acted, list(range(len(acted)))), None, wanted, is_open=True)


def _recall(setup: Setup, entries: Sequence[Entry]) -> PlayedMatch:
    """Return what happened at a table, without who came and went."""
    now = TableState.recall(setup, ())
    matches: list[Match] = []
    acted: list[Player | None] = []
    versions: list[int] = []
    began = None
    for entry in entries:
        try:
            now = now.after(entry.event)
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
    """Return the steps that are wanted, if who sits on that seat may see them."""
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
    """Return from where a step is seen: the hands before someone took over a seat were not theirs."""
    is_own = over or seat is None or played.versions[number] >= played.now.chairs[seat].since
    return seat if is_own else None


def _step(played: PlayedMatch, number: int, seat: Player | None, hands: bool) -> Step:
    """Return the table as it was, built field by field, so that nothing leaks that is not named here."""
    match = played.matches[number]
    game, view = match.game, match.game.view_for(match.state, seat)
    was_dealt = played.acted[number] is None
    before = 0 if was_dealt else len(game.view_for(played.matches[number - 1].state, seat).log)
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
        fresh=len(view.log) - before,
        hands=[list(game.view_for(match.state, each).hand) for each in range(match.players)] if hands else [],
    )
