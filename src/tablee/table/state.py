"""Where a table stands: a value that each event replaces, or refuses to."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace as changed

from tablee.bots.cast import members_for
from tablee.core.errors import TableeError
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.table.bots.pace import USUAL_PACE, Pace
from tablee.table.clock.time_spent import NOTHING_SPENT, Spending
from tablee.table.events import (
    MOST_EVENTS,
    Agreed,
    Barred,
    BotSat,
    Dealt,
    Event,
    Freed,
    Left,
    Offered,
    Paced,
    Played,
    Rematched,
    Reserved,
    Rested,
    Resumed,
    Returned,
    Sat,
    Setup,
    Started,
    Withdrawn,
    Worded,
)
from tablee.table.messages import Note, Phase
from tablee.table.notes import MOST_NOTES, find_note
from tablee.table.refusals import REFUSALS
from tablee.table.seats import FREE, NOBODY, Chair, Newcomer
from tablee.table.tokens import Proof

SLICE = 50  # events that are recalled before others get their turn

#: Of clock, pace and newcomers who wait: what was answered to before them is not stale.
IN_PASSING = (Paced, Rested, Resumed, Reserved, Withdrawn, Agreed)


def phase_of(match: Match) -> Phase:
    """Return how far a match has come."""
    if match.over:
        return "match_over"
    return "round_over" if match.round_over else "playing"


class TableState(Struct, frozen=True, gc=False):
    """A table after some of its events."""

    setup: Setup
    chairs: tuple[Chair, ...]
    host: Player | None = None  # None: nobody is left, the table is closed
    match: Match | None = None  # None: before the start
    rematch: str | None = None
    pace: Pace = USUAL_PACE  # of the bots
    version: int = 0  # how many events there were
    turn_began: int = 0  # the version since which the same player is to act
    settled: int = 0  # the version since which no more than clock and pace changed: an answer to it is not stale
    time: Spending = NOTHING_SPENT
    barred: frozenset[bytes] = frozenset()  # proofs of those whom the host removed
    has_bots: bool = False
    notes: tuple[Note, ...] = ()  # the latest news of the seats since the start

    @classmethod
    def recall(cls, setup: Setup, events: Iterable[Event]) -> "TableState":
        """Return where the stored events lead. They were allowed once: if not now, the rules have changed since."""
        return cls(setup, (FREE,) * setup.players).go_on(events)

    @classmethod
    async def recall_in_slices(cls, setup: Setup, events: Sequence[Event]) -> "TableState":
        """Return the same, and let others go on after every few events."""
        situation = cls.recall(setup, events[:SLICE])
        for start in range(SLICE, len(events), SLICE):
            await asyncio.sleep(0)
            situation = situation.go_on(events[start : start + SLICE])
        return situation

    def go_on(self, events: Iterable[Event]) -> "TableState":
        """Return where more stored events lead."""
        situation = self
        try:
            for event in events:
                situation = situation.after(event)
        except TableeError:
            raise REFUSALS("table.other_rules") from None
        return situation

    @property
    def phase(self) -> Phase:
        """How far the match has come."""
        return "waiting" if self.match is None else phase_of(self.match)

    @property
    def words(self) -> tuple[str, ...]:
        """What each seat adds to the seed: since the start, for good."""
        if self.match is None:
            return tuple(chair.words for chair in self.chairs)
        return self.match.seed.words or ("",) * self.setup.players

    @property
    def names(self) -> list[str]:
        """Who is at the table, was on a seat that a bot plays on, or waits for one."""
        waiting = [chair.newcomer.name for chair in self.chairs if chair.newcomer is not None]
        return [chair.name for chair in self.chairs if chair.name is not None] + waiting

    def seat_of(self, proof: Proof) -> Player | None:
        """Return the seat that the proof opens."""
        return self._counted(proof).find([chair.proof for chair in self.chairs])

    def left_seat_of(self, proof: Proof) -> Player | None:
        """Return the seat that a bot plays for whoever has this proof."""
        return self._counted(proof).find([chair.left or NOBODY for chair in self.chairs])

    def waiting_seat_of(self, proof: Proof) -> Player | None:
        """Return the seat that whoever has this proof waits to take over."""
        return self._counted(proof).find([chair.expected for chair in self.chairs])

    def is_barred(self, proof: Proof) -> bool:
        """Whether the host removed whoever has this proof."""
        proof = self._counted(proof)
        return proof.token in self.barred or proof.guest in self.barred

    def _counted(self, proof: Proof) -> Proof:
        """Return what counts of a proof: of several who share a device and its cookie, each is known by the token."""
        alone = Proof(proof.token)
        known = [known for chair in self.chairs for known in (chair.proof, chair.left or NOBODY, chair.expected)]
        return alone if alone.token in self.barred or alone.find(known) is not None else proof

    def free_seats(self) -> list[Player]:
        """Return the seats where someone may sit down, or refuse."""
        if self.match is not None:
            raise REFUSALS("table.started")
        if self.version and self.host is None:
            raise REFUSALS("table.closed")
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_free]

    def next_free_seat(self) -> Player:
        """Return the first seat where someone may sit down, or refuse."""
        seats = self.free_seats()
        if not seats:
            raise REFUSALS("table.full")
        return seats[0]

    def newcomers(self, count: int) -> list[str]:
        """Return the names of bots that may come: nobody is called so here."""
        return list(islice(members_for(self.setup.code, self.names), count))

    def knows(self, proof: Proof) -> bool:
        """Whether the proof means anything at this table, now or before."""
        return self._has_place(proof) or self.is_barred(proof)

    def _has_place(self, proof: Proof) -> bool:
        return any(find(proof) is not None for find in (self.seat_of, self.left_seat_of, self.waiting_seat_of))

    def seat_for(self, newcomer: Proof) -> Player:
        """Return the seat that someone gets who sits down now, or refuse."""
        if self.is_barred(newcomer):
            raise REFUSALS("seat.removed")
        if self._has_place(newcomer):
            raise REFUSALS("seat.yours")
        offered = [seat for seat, chair in enumerate(self.chairs) if chair.offered and self.rematch is None]
        return offered[0] if offered else self.next_free_seat()

    def awaited(self, seat: Player) -> list[Player]:
        """Return whose consent the newcomer of a seat lacks to play on at once; empty where there is nobody to ask.

        All must agree who play, or whom the host let a bot replace while they were away. A single person is not
        asked: the newcomer could be the same one, in another window.
        """
        newcomer = self.chairs[seat].newcomer
        if newcomer is None or self.phase != "playing" or len(self._people) < 2:
            return []
        return [other for other in self._people if self.chairs[other].person not in newcomer.agreed]

    @property
    def _people(self) -> list[Player]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None]

    def takeovers(self) -> list[Event]:
        """Return the newcomers who take their seats now: between two rounds, or because everybody agreed."""
        if not self.has_bots or self.match is None:
            return []
        return [
            Sat(seat, chair.newcomer.name, chair.newcomer.token, chair.newcomer.guest)
            for seat, chair in enumerate(self.chairs)
            if chair.newcomer is not None and self._may_be_taken_over(seat)
        ]

    def _may_be_taken_over(self, seat: Player) -> bool:
        if self.phase == "playing":
            return len(self._people) > 1 and not self.awaited(seat)
        return self.phase == "round_over"  # all hands lie open; after the last round the newcomer waits for a rematch

    @property
    def to_act(self) -> frozenset[Player]:
        """Who must act: nobody before the start and when a round is over."""
        return frozenset() if self.match is None else self.match.game.to_act(self.match.state)

    @property
    def runs_by_itself(self) -> bool:
        """Whether something may happen here that nobody asks for: bots act, or a clock runs out."""
        return self.has_bots or self.setup.full_glass > 0

    @property
    def is_full(self) -> bool:
        """Whether no more may happen here than that people leave."""
        return self.version >= MOST_EVENTS

    def bot_to_act(self) -> tuple[Player, str] | None:
        """Return a seat that must act and its bot; None where people are awaited."""
        if not self.has_bots or self.is_full:
            return None
        for seat in sorted(self.to_act):
            bot = self.chairs[seat].bot
            if bot is not None:
                return seat, bot
        return None

    def person_to_act(self) -> Player | None:
        """Return the seat of a person who must act; None where a bot is awaited, or nobody."""
        return next((seat for seat in sorted(self.to_act) if self.chairs[seat].is_human), None)

    @property
    def time_allowed(self) -> int | None:
        """How many milliseconds the person to act has, by what is stored; None where no clock runs."""
        seat = self.person_to_act() if self.setup.full_glass and not self.is_full else None
        return None if seat is None else self.time.allowed(self.setup, seat)

    def after(self, event: Event) -> "TableState":
        """Return the situation after the event, or raise what forbids it."""
        now = self
        match event:
            case Played():  # first, since it is what nearly all events are
                played = self.played.play(event.action, event.seat)
                return self._go_on(self, event, played, played.game.to_act(played.state))
            case Sat(seat, name, token, guest):
                now = self._with_chair(seat, Chair(name, token=token, guest=guest, since=self.version + 1))
            case BotSat(seat, bot, name):
                now = self._with_chair(seat, Chair(name or self.newcomers(1)[0], bot, cast=True))
            case Freed(seat, removed):
                now = self._with_chair(seat, FREE, bar=removed)
            case Worded(seat, words):
                now = self._with_words(seat, words)
            case Started():
                now = self._start()
            case Dealt():
                now = changed(self, match=self.played.next_round())
            case Left(seat, bot, removed, replaced):
                chair = self.chairs[seat]
                left = None if removed else chair.proof
                bot_chair = Chair(chair.name, bot, left=left, replaced=replaced, since=chair.since)
                now = self._with_chair(seat, bot_chair, bar=removed)
            case Returned(seat):
                chair = self.chairs[seat]
                left = chair.left or NOBODY
                back = Chair(chair.name, token=left.token, guest=left.guest, since=chair.since)
                now = self._with_chair(seat, back)  # whoever waited for the seat waits no longer
            case Offered(seat, is_open):
                now = self._with_chair(seat, replace(self.chairs[seat], offered=is_open))
            case Reserved(seat, name, token, guest):
                chair = replace(self.chairs[seat], offered=False, newcomer=Newcomer(name, token, guest))
                now = self._with_chair(seat, chair)
            case Withdrawn(seat, removed):
                now = self._without_newcomer(seat, removed)
            case Agreed(by, seat):
                now = self._with_agreement(by, seat)
            case Barred(proof):
                now = changed(self, barred=self.barred | {proof})
            case Paced(pace):
                now = changed(self, pace=pace)
            case Rested() | Resumed():
                pass
            case Rematched(code):
                if not self.played.over:
                    raise REFUSALS("table.not_over")
                now = changed(self, rematch=code)
            case _:
                assert_never(event)
        return self._go_on(changed(now, notes=self._notes_after(event)), event, now.match, now.to_act)

    def _notes_after(self, event: Event) -> tuple[Note, ...]:
        match = self.match
        if match is None:
            return ()
        entries = len(match.game.view_for(match.state, None).log)
        note = find_note(event, self.chairs, match.round, entries)
        return self.notes if note is None else (*self.notes, note)[-MOST_NOTES:]

    def _go_on(self, now: "TableState", event: Event, match: Match | None, to_act: frozenset[Player]) -> "TableState":
        """Return what the event made of this situation, with what every event changes."""
        version, same_turn = self.version + 1, to_act == self.to_act
        return changed(
            now,
            match=match,
            version=version,
            turn_began=self.turn_began if same_turn else version,
            settled=self.settled if isinstance(event, IN_PASSING) else version,
            time=self.time.after(event, version, self.setup, turn_goes_on=same_turn),
        )

    def _without_newcomer(self, seat: Player, removed: bool) -> "TableState":
        chair = self.chairs[seat]
        barred = {digest for digest in (chair.expected.token, chair.expected.guest) if removed and digest is not None}
        now = self._with_chair(seat, replace(chair, newcomer=None, offered=not removed))
        return changed(now, barred=now.barred | barred)

    def _with_agreement(self, by: Player, seat: Player) -> "TableState":
        chair, person = self.chairs[seat], self.chairs[by].person
        if chair.newcomer is None or person is None:
            raise REFUSALS("seat.nobody_waits", seat=seat + 1)
        newcomer = replace(chair.newcomer, agreed=chair.newcomer.agreed | {person})
        return self._with_chair(seat, replace(chair, newcomer=newcomer))

    def check_started(self) -> None:
        """Refuse before the start."""
        if self.match is None:
            raise REFUSALS("table.not_started")

    @property
    def played(self) -> Match:
        """The match, or a refusal before the start."""
        if self.match is None:
            raise REFUSALS("table.not_started")
        return self.match

    def _start(self) -> "TableState":
        if free := self.free_seats():
            raise REFUSALS("table.seats_free", count=len(free))
        seed = self.setup.seed.with_words(chair.words for chair in self.chairs)
        return changed(self, match=Match.start(self.setup.game, self.setup.players, seed))

    def _with_words(self, seat: Player, words: str) -> "TableState":
        if self.match is not None:
            raise REFUSALS("table.started")
        return self._with_chair(seat, replace(self.chairs[seat], words=words))

    def _with_chair(self, seat: Player, chair: Chair, bar: bool = False) -> "TableState":
        """Return the situation with another chair at the table; `bar` keeps out who sat there before."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        host = self.host
        if host is None and chair.is_human:
            host = seat
        elif seat == host and not chair.is_human:  # the next person clockwise is the host
            around = (*range(seat + 1, len(chairs)), *range(seat))
            host = next((other for other in around if chairs[other].is_human), None)
        barred = self.barred
        if bar:
            before = self.chairs[seat].left or self.chairs[seat].proof
            barred |= {digest for digest in (before.token, before.guest) if digest is not None}
        has_bots = any(chair.bot is not None for chair in chairs)
        return changed(self, chairs=chairs, host=host, barred=barred, has_bots=has_bots)


Decide = Callable[[TableState], Sequence[Event]]  # what follows, or a refusal
