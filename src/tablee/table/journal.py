"""A table that is awake: the only place where its situation is replaced. Nothing leaves it before it is stored."""

import asyncio
from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any

from tablee.core.game import Player
from tablee.core.match import Match
from tablee.table import messages
from tablee.table.audience import Audience, Viewer
from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE, is_limited
from tablee.table.clock.turn_clock import TurnClock
from tablee.table.cluster.bus import NOBODY, ClusterBus, News, Note, Presence
from tablee.table.cluster.lease import NO_NEED, Lease
from tablee.table.events import MOST_EVENTS, Asked, Change, Entry, Freed, Left, Rematched, StoredState, Withdrawn
from tablee.table.history import Story
from tablee.table.loop.lock import Lock
from tablee.table.pending import Answer, PendingCommand, Step
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import SPECTATOR, Place, Teller, table_for, written
from tablee.table.state import Decide, TableState
from tablee.table.store import Conflict, Store, StoreFailed

GIVEN_UP = (Freed, Left, Withdrawn)
ELSEWHERE = written(messages.Elsewhere("seat.elsewhere"))


class Journal:
    """Stores what happens, hears what other processes stored, and shows both to those who look on here."""

    __slots__ = (
        "_audience",
        "_chairs",
        "_exchange",
        "_keeping",
        "_store",
        "_story",
        "_teller",
        "_told",
        "_trying_again",
        "_wake",
        "lock",
    )

    def __init__(
        self,
        store: Store,
        exchange: ClusterBus,
        situation: TableState,
        entries: Sequence[Entry],
        wake: Callable[[Any], None],
        most_changes: int = MAX_CHANGES_PER_MINUTE,
    ) -> None:
        self._store, self._exchange = store, exchange
        self._wake = wake  # called after every change: a bot may have to act, a clock to be set, others to be told
        self.lock = Lock()  # nothing is stored or learnt while another is through
        self._story = Story(situation, entries, exchange.now(), most_changes)
        self._chairs = self.situation.chairs  # as the viewers' seats were looked up last
        self._audience = Audience()
        self._teller = Teller()
        self._told: Presence | None = NOBODY  # what the other processes know of our audience
        self._keeping = Lease(exchange)
        self._trying_again: asyncio.Task[None] | None = None

    @property
    def code(self) -> str:
        """What the table is found by."""
        return self.situation.setup.code

    @property
    def situation(self) -> TableState:
        """Where the table stands."""
        return self._story.situation

    @property
    def hourglass(self) -> TurnClock | None:
        """How long the player on turn may still think, if that is limited."""
        return self._keeping.hourglass

    @property
    def is_ours(self) -> bool:
        """Whether this process keeps the table: lets its bots act and its clock run."""
        return self._keeping.is_ours

    @property
    def stands_still(self) -> bool:
        """Whether a clock should run, now that somebody is there, and does not."""
        timed = self.is_ours and self.situation.time_allowed is not None
        return timed and self.hourglass is None and bool(self._audience.seats)

    @property
    def elapsed(self) -> float:
        """The seconds since it was stored last what the players have spent."""
        return self._exchange.now() - self._story.stored_at

    def bot_to_act(self) -> tuple[Player, str] | None:
        """Return a seat that must act and its bot; None where people are awaited, or another process sees to it."""
        return self.situation.bot_to_act() if self.is_ours else None

    # --- storing ------------------------------------------------------------------------------------------------------

    async def _happen(
        self, decide: Decide, asked: Asked | None = None, also: Callable[[TableState], Change] | None = None
    ) -> int:
        """Let something happen, and wait for it."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._begin(decide, partial(_resolve, done), asked, also)
        return await done

    def _begin(
        self,
        decide: Decide,
        answer: Answer,
        asked: Asked | None = None,
        also: Callable[[TableState], Change] | None = None,
    ) -> None:
        """Let something happen, at once where nothing else is under way. It is shown even if nobody waits for it."""
        holder = None if asked is None else self._story.situation.chairs[asked.seat].token
        self.lock.enter(self._try, PendingCommand(self._settle, decide, answer, asked, holder, also))

    def _try(self, deed: PendingCommand) -> None:
        try:
            step = self._decide(deed)
            if isinstance(step, int):
                self._end(deed, step)
            else:
                deed.step, deed.is_over = step, False
                self._store.put(step.change, deed)
        except Exception as error:
            self._end(deed, error)

    def _decide(self, deed: PendingCommand) -> Step | int:
        """Return where the deed leads from here, or its answer where it leads nowhere."""
        asked, now = deed.asked, self._story.situation
        answered = self._story.answer(asked)
        if answered is not None:
            return answered
        if asked is not None and now.chairs[asked.seat].token != deed.holder:
            raise REFUSALS("seat.none")  # meanwhile somebody else sits there, who did not ask for this
        events = deed.decide(now)
        if not events:
            return now.version
        if now.is_full and not all(isinstance(event, Left | Rematched) for event in events):
            raise REFUSALS("table.too_long", most=MOST_EVENTS)
        if is_limited(events[-1]):
            self._story.change_limit.check(None if asked is None else asked.seat, self._exchange.now())
        after, entries = now, []
        for event in events:
            after = after.after(event)
            entries.append(Entry(after.version, event, asked if event is events[-1] else None))
        answer = after.version
        for event in after.takeovers():
            after = after.after(event)
            entries.append(Entry(after.version, event))
        need = NO_NEED
        if after.runs_by_itself:
            need = self._keeping.need_after(after, self._story, self._audience.seats)
        job = None if need is self._keeping.stored else self._keeping.job_for(need)
        also = None if deed.also is None else deed.also(now)
        state = _new_state(now.match, after.match)
        return Step(now, after, answer, need, Change(now.setup.code, tuple(entries), also=also, job=job, state=state))

    def _settle(self, deed: PendingCommand, error: BaseException | None) -> None:
        if isinstance(error, asyncio.CancelledError):  # the server ends: whether it is stored would be a guess
            return
        if isinstance(error, Conflict):  # another process was faster: decide again, knowing what it stored
            self._trying_again = asyncio.create_task(self._try_again(deed))
            return
        try:
            if error is not None:
                raise error
            step = deed.step
            assert step is not None
            self._story.go_on(step.after, step.change.entries, self._exchange.now())
            self._keeping.have_stored(step.before, step.after, step.need)
            self._show(() if deed.asked is None else (deed.asked.seat,))
        except Exception as failure:
            self._end(deed, failure)
        else:
            self._end(deed, step.answer)

    async def _try_again(self, deed: PendingCommand) -> None:
        deed.attempts -= 1
        try:
            await self._catch_up()
            if not deed.attempts:
                raise StoreFailed("other processes were faster, again and again")
        except Exception as error:
            self._end(deed, error)
        else:
            self._try(deed)

    def _end(self, deed: PendingCommand, answer: int | Exception) -> None:
        self.lock.leave()
        deed.answer(answer)

    # --- what other processes did -------------------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Learn how the table stands, from another process or from the store."""
        async with self.lock:
            self._learn(news)

    async def _catch_up(self) -> None:
        news = await self._exchange.news({self.code: self.situation.version})
        if self.code not in news:  # what happened here meanwhile only a newer server knows
            raise REFUSALS("table.other_rules")
        self._learn(news[self.code])

    def _learn(self, news: News) -> None:
        before = self.situation.version, self._audience.elsewhere, self.hourglass, self.is_ours
        fresh = [entry for entry in news.entries if entry.number > self.situation.version]
        if news.version >= self.situation.version:  # else we have stored something since, and keep the table
            self._keeping.learn(news.keeper, news.glass)
        after = self.situation
        for entry in fresh:
            after = after.after(entry.event)
        self._story.go_on(after, fresh, self._exchange.now())
        self._audience.tell_seats(news.elsewhere.seats - self._audience.elsewhere.seats, ELSEWHERE)
        self._audience.elsewhere = news.elsewhere
        if before != (after.version, news.elsewhere, self.hourglass, self.is_ours):
            self._show([entry.asked.seat for entry in fresh if entry.asked and isinstance(entry.event, GIVEN_UP)])

    def note(self) -> Note | None:
        """Return what the other processes should hear of the table; None where they know."""
        here, job = self._audience.here, self._keeping.job(self.situation)
        return None if here == self._told and job is None else Note(here, job)

    def have_told(self, note: Note, *, has_keeper: bool) -> None:
        """Hear that the others know, and whether another process keeps the table."""
        self._told = note.here
        if has_keeper:
            self._keeping.yield_to_another()
            self._wake(self)  # bots and clocks here have nothing to do any more
        elif note.job is not None:
            self._keeping.have_told(note.job)

    def have_been_forgotten(self) -> None:
        """Hear that the others took this process for dead: they know nothing of the table any more."""
        self._told = None

    # --- viewers ------------------------------------------------------------------------------------------------------

    @property
    def viewer_count(self) -> int:
        """How many look on here, from a seat or not."""
        return self._audience.size

    def seat_of(self, viewer: Viewer) -> Player | None:
        """Return the seat of one who looks on: from what they came with, never from what they say."""
        return self._audience.place_of(viewer).seat

    def left_seat_of(self, viewer: Viewer) -> Player | None:
        """Return the seat that a bot plays for one who looks on, and who may come back to it."""
        return self._audience.place_of(viewer).left

    def waiting_seat_of(self, viewer: Viewer) -> Player | None:
        """Return the seat that one who looks on waits to take over."""
        return self._audience.place_of(viewer).waiting

    def _place_of(self, viewer: Viewer) -> Place:
        now, proof = self.situation, viewer.proof
        return Place(now.seat_of(proof), now.left_seat_of(proof), now.waiting_seat_of(proof))

    def _why_gone(self, left: Container[Player], viewer: Viewer, before: Place, place: Place) -> messages.Gone:
        """Return why someone has no seat any more; `left` are the seats that were given up of one's own will."""
        if self.situation.is_barred(viewer.proof):
            return messages.Gone("seat.removed")
        if before.seat is None and before.waiting is not None and self.situation.chairs[before.waiting].is_human:
            return messages.Gone("seat.taken_back")
        given_up = before.waiting if before.seat is None else before.seat
        if given_up in left:
            return messages.Gone("seat.left")
        return messages.Gone("seat.removed" if place.left is None else "seat.replaced")

    def enter(self, viewer: Viewer) -> None:
        """Look on from now on; a token that opens no seat is told so; who has the same seat hears of it."""
        place = self._place_of(viewer)
        self._audience.tell_seats(() if place.seat is None else (place.seat,), ELSEWHERE)
        self._audience.enter(viewer, place)
        if self.situation.is_barred(viewer.proof):
            viewer.tell(written(messages.Gone("seat.removed")))
        elif viewer.proof.token is not None and not self.situation.knows(viewer.proof):
            viewer.tell(written(messages.Gone("seat.unknown_token")))
        self._show()

    def exit(self, viewer: Viewer) -> None:
        """Look away."""
        if self._audience.exit(viewer):
            self._show()

    def look(self) -> messages.Table:
        """Return what a spectator may know."""
        audience = self._audience
        return table_for(self.situation, SPECTATOR, audience.seats, audience.spectators, self._clock())

    def _clock(self) -> messages.Clock | None:
        glass = self._keeping.hourglass
        return None if glass is None else glass.tell(asyncio.get_running_loop().time())

    async def pass_on(self, message: bytes) -> None:
        """Tell everyone who looks on, wherever they are connected; it is stored nowhere."""
        self._audience.tell(message)
        await self._exchange.tell(self.code, message.decode())

    def hear_word(self, message: str) -> None:
        """Tell everyone here what another process passed on."""
        self._audience.tell(message.encode())

    def _show(self, left: Container[Player] = ()) -> None:
        """Tell everyone how the table stands now; `left` are the seats that were given up of one's own will."""
        now = self._story.situation
        if now.chairs is not self._chairs:
            self._chairs = now.chairs
            self._audience.find_places(self._place_of, partial(self._why_gone, left))
        if now.setup.full_glass:
            self._keeping.turn(self._story, self._audience.seats)
        audience = self._audience
        audience.tell_each(self._teller.at(now, audience.here, audience.elsewhere, self._clock()))
        at_rest = self._keeping.stored is NO_NEED and audience.here is self._told  # as with nearly every move
        if now.runs_by_itself or (not at_rest and self.note() is not None):
            self._wake(self)


def _new_state(before: Match | None, after: Match | None) -> StoredState | None:
    """Return what the table has come to; None where nothing was started or finished."""
    if after is None or (before is not None and after.sheet is before.sheet):  # as with nearly every move
        return None
    if before is None:
        return "playing"
    return "over" if after.over else None


def _resolve(done: "asyncio.Future[int]", answer: int | Exception) -> None:
    if done.done():  # nobody waits any more
        return
    if isinstance(answer, int):
        done.set_result(answer)
    else:
        done.set_exception(answer)
