"""From one state of a table to the next: what each event changes, or what forbids it."""

import asyncio
import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, assert_never

from msgspec.structs import replace

from tablee.core.common_options.timing import with_clock
from tablee.core.common_options.versions import build_version
from tablee.core.errors import TableeError
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.table.clock.time_spent import Spending
from tablee.table.events import (
    Agreed,
    Barred,
    BotSat,
    Clocked,
    Dealt,
    Event,
    Faced,
    Freed,
    Joined,
    Left,
    Move,
    Offered,
    Paced,
    Played,
    Rematched,
    Reserved,
    Rested,
    Resumed,
    Returned,
    Ruled,
    Sat,
    Setup,
    Started,
    Withdrawn,
    Worded,
)
from tablee.table.messages.from_server import Note
from tablee.table.people.notes import MAX_NOTES, NOTED, find_note
from tablee.table.people.seats import FREE, NOBODY, Chair, Newcomer
from tablee.table.refusals import REFUSALS
from tablee.table.state import TableState

SLICE_EVENTS = 50  # replayed before other tasks get their turn

#: Events of the clock, the pace, faces and waiting newcomers: an answer to the table before them is not stale.
IN_PASSING = (Paced, Clocked, Rested, Resumed, Faced, Reserved, Withdrawn, Agreed)


def recall(setup: Setup, events: Iterable[Event]) -> TableState:
    """Return the state after stored events. They were allowed once: if not now, the rules have changed since."""
    return _recall_more(TableState(setup, (FREE,) * setup.players), events)


async def recall_in_slices(setup: Setup, events: Sequence[Event]) -> TableState:
    """Do the same as `recall`, but let other tasks run every few events."""
    state = recall(setup, events[:SLICE_EVENTS])
    for start in range(SLICE_EVENTS, len(events), SLICE_EVENTS):
        await asyncio.sleep(0)
        state = _recall_more(state, events[start : start + SLICE_EVENTS])
    return state


def _recall_more(state: TableState, events: Iterable[Event]) -> TableState:
    try:
        for event in events:
            state = apply_event(state, event)
    except TableeError:
        raise REFUSALS("table.other_rules") from None
    return state


def apply_event(before: TableState, event: Event | Move) -> TableState:
    """Return the state after an event, or raise what forbids it."""
    now = before
    match event:  # first what nearly all events are
        case Move():
            return _after_move(before, event.event, event.action)
        case Played():
            return _after_move(before, event, before.played.game.read_action(event.action))
        case Sat(seat, name, token, guest, face, invited, won):
            since = before.version + 1
            chair = Chair(name, token=token, guest=guest, since=since, face=face, invited=invited, won=won)
            now = _with_chair(before, seat, chair)
        case BotSat(seat, bot, name, won):
            now = _with_chair(before, seat, Chair(name or before.newcomers(1)[0], bot, cast=True, won=won))
        case Freed(seat, removed):
            now = _with_chair(before, seat, FREE, bar=removed)
        case Faced(seat, face):
            now = _with_chair(before, seat, dataclasses.replace(before.chairs[seat], face=face))
        case Worded(seat, words):
            now = _with_words(before, seat, words)
        case Started():
            now = _start(before)
        case Dealt():
            now = replace(before, match=before.played.next_round())
        case Left(seat, bot, removed, replaced):
            chair = before.chairs[seat]
            left = None if removed else chair.proof
            since, face, won = chair.since, chair.face, chair.won
            bot_chair = Chair(chair.name, bot, left=left, replaced=replaced, since=since, face=face, won=won)
            now = _with_chair(before, seat, bot_chair, bar=removed)
        case Returned(seat):
            chair = before.chairs[seat]
            left = chair.left or NOBODY
            back = Chair(
                chair.name, token=left.token, guest=left.guest, since=chair.since, face=chair.face, won=chair.won
            )
            now = _with_chair(before, seat, back)  # nobody waits for the seat any longer
        case Offered(seat, is_open):
            now = _with_chair(before, seat, dataclasses.replace(before.chairs[seat], offered=is_open))
        case Reserved(seat, name, token, guest, face):
            newcomer = Newcomer(name, token, guest, face)
            chair = dataclasses.replace(before.chairs[seat], offered=False, newcomer=newcomer)
            now = _with_chair(before, seat, chair)
        case Withdrawn(seat, removed):
            now = _without_newcomer(before, seat, removed)
        case Agreed(by, seat):
            now = _with_agreement(before, by, seat)
        case Barred(proof):
            now = replace(before, barred=before.barred | {proof})
        case Paced(pace):
            now = replace(before, pace=pace)
        case Ruled(options, players):
            now = _with_rules(before, options, players)
        case Joined(seat):
            now = _with_chair(before, seat, dataclasses.replace(before.chairs[seat], invited=False))
        case Clocked(_, on):
            now = _with_clock(before) if on else before
        case Rested() | Resumed():
            pass
        case Rematched(code, by):
            if not before.played.over:
                raise REFUSALS("table.not_over")
            now = replace(before, rematch=code, rematch_by=by)
        case _:
            assert_never(event)
    return _finish(before, replace(now, notes=_notes_after(before, event)), event, now.match, now.to_act)


def _after_move(before: TableState, event: Played, action: Any) -> TableState:
    played = before.played.apply(event.seat, action)
    return _finish(before, before, event, played, played.game.to_act(played.state))


def _notes_after(before: TableState, event: Event) -> tuple[Note, ...]:
    match = before.match
    if match is None or not isinstance(event, NOTED):
        return before.notes
    entries = len(match.game.view_for(match.state, None).log)
    note = find_note(event, before.chairs, match.round, entries)
    return before.notes if note is None else (*before.notes, note)[-MAX_NOTES:]


def _finish(
    before: TableState, now: TableState, event: Event, match: Match | None, to_act: frozenset[Player]
) -> TableState:
    """Return the state that an event led to, with what every event changes."""
    version, same_turn = before.version + 1, to_act == before.to_act
    return replace(
        now,
        match=match,
        version=version,
        turn_began=before.turn_began if same_turn else version,
        settled=before.settled if isinstance(event, IN_PASSING) else version,
        time=now.time.after(event, version, now.setup, turn_goes_on=same_turn),
    )


def _without_newcomer(before: TableState, seat: Player, removed: bool) -> TableState:
    chair = before.chairs[seat]
    barred = {digest for digest in (chair.expected.token, chair.expected.guest) if removed and digest is not None}
    now = _with_chair(before, seat, dataclasses.replace(chair, newcomer=None, offered=not removed))
    return replace(now, barred=now.barred | barred)


def _with_agreement(before: TableState, by: Player, seat: Player) -> TableState:
    chair, person = before.chairs[seat], before.chairs[by].person
    if chair.newcomer is None or person is None:
        raise REFUSALS("seat.nobody_waits", seat=seat + 1)
    newcomer = dataclasses.replace(chair.newcomer, agreed=chair.newcomer.agreed | {person})
    return _with_chair(before, seat, dataclasses.replace(chair, newcomer=newcomer))


def _start(before: TableState) -> TableState:
    if free := before.free_seats():
        raise REFUSALS("table.seats_free", count=len(free))
    seed = before.setup.seed.with_words(chair.words for chair in before.chairs)
    return replace(before, match=Match.start(before.setup.game, before.setup.players, seed))


def _with_rules(before: TableState, options: Mapping[str, object], players: int) -> TableState:
    """Return the state with other rules and another number of seats; only the last ones, if they are free, can go."""
    if before.match is not None:
        raise REFUSALS("table.started")
    for seat, chair in enumerate(before.chairs[players:], players):
        if not chair.is_free:
            raise REFUSALS("table.seat_in_use", seat=seat + 1)
    game = before.setup.game
    setup = dataclasses.replace(
        before.setup, game=build_version(type(game), game.rules_version, options), players=players
    )
    more = (FREE,) * (players - len(before.chairs))
    return replace(before, setup=setup, chairs=(*before.chairs[:players], *more))


def _with_clock(before: TableState) -> TableState:
    """Return the state with a clock; where there was none, this turn goes on without one.

    The match is played on by the game with the clock: its moves until now are the same with and without one.
    """
    if before.setup.clock_seconds:
        return before
    game = with_clock(before.setup.game)
    setup = dataclasses.replace(before.setup, game=game)
    match = dataclasses.replace(before.played, game=game)
    return replace(before, setup=setup, match=match, time=Spending(off=True))


def _with_words(before: TableState, seat: Player, words: str) -> TableState:
    if before.match is not None:
        raise REFUSALS("table.started")
    return _with_chair(before, seat, dataclasses.replace(before.chairs[seat], words=words))


def _with_chair(before: TableState, seat: Player, chair: Chair, bar: bool = False) -> TableState:
    """Return the state with another chair at the table; `bar` keeps out the person who sat there before."""
    chairs = (*before.chairs[:seat], chair, *before.chairs[seat + 1 :])
    host = before.host
    if host is None and chair.is_human:
        host = seat
    elif seat == host and not chair.is_human:  # the next person clockwise is the host
        people = [other for other in (*range(seat + 1, len(chairs)), *range(seat)) if chairs[other].is_human]
        host = next((other for other in people if not chairs[other].invited), people[0] if people else None)
    barred = before.barred
    if bar:
        person = before.chairs[seat].left or before.chairs[seat].proof
        barred |= {digest for digest in (person.token, person.guest) if digest is not None}
    has_bots = any(chair.bot is not None for chair in chairs)
    return replace(before, chairs=chairs, host=host, barred=barred, has_bots=has_bots)
