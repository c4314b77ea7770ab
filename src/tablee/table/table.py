"""A live table: people, bots and clocks give it commands, and it shows its viewers the results."""

import asyncio
from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any

from tablee.core.capabilities import DraftVerdict
from tablee.core.errors import IllegalAction
from tablee.core.game import Player
from tablee.table import commands
from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE
from tablee.table.clock.turn_clock import TurnClock
from tablee.table.cluster.bus import NOBODY, ClusterBus, News, Note, Presence
from tablee.table.cluster.lease import NO_NEED, Lease, Need
from tablee.table.events import Asked, Entry, Freed, Job, Left, Withdrawn
from tablee.table.loop.lock import Lock
from tablee.table.loop.rate_limit import Rate, RateLimit
from tablee.table.messages import fields, from_server
from tablee.table.messages.from_server import Concern
from tablee.table.people.audience import Audience, Viewer
from tablee.table.people.names import read_name
from tablee.table.people.places import SPECTATOR, Place, find_place
from tablee.table.people.tokens import NewCode, Proof, digest, new_code, new_token
from tablee.table.questions import Advisor, check_draft, consider, find_hint
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import Presenter, table_for, written
from tablee.table.state import TableState
from tablee.table.storage.history import History
from tablee.table.storage.journal import Journal
from tablee.table.storage.pending import Answer, Command, PendingCommand, Step, resolve
from tablee.table.storage.store import Store, StoreFailed
from tablee.toolkit.hints import Hint

EMOTES_PER_SEAT = Rate(4, 0.5)
LEAVING = (Freed, Left, Withdrawn)
ELSEWHERE = written(from_server.Elsewhere("seat.elsewhere"))


class Table:
    """A live table: takes commands and questions, and shows its viewers what other processes and this one stored."""

    __slots__ = (
        "__weakref__",
        "_advisor",
        "_announced",
        "_audience",
        "_bus",
        "_chairs",
        "_emotes",
        "_journal",
        "_presenter",
        "_wake",
        "lease",
        "new_code",
        "owner",
    )

    def __init__(
        self,
        store: Store,
        bus: ClusterBus,
        state: TableState,
        entries: Sequence[Entry],
        wake: Callable[["Table"], None],
        advisor: Advisor,
        max_changes_per_minute: int = MAX_CHANGES_PER_MINUTE,
        new_code: NewCode = new_code,
    ) -> None:
        self._bus = bus
        self._journal = Journal(store, bus, History(state, entries, bus.now(), max_changes_per_minute))
        self._wake = wake  # called after every change: for bots, clocks and other processes
        self._advisor = advisor
        self.new_code = new_code  # for a rematch
        self._chairs = state.chairs  # as the viewers' places were looked up last
        self._audience = Audience()
        self._presenter = Presenter()
        self._announced: Presence | None = NOBODY  # what the other processes know of our audience
        self._emotes: dict[Player, RateLimit] = {}
        self.lease = Lease(bus)
        self.owner = ""  # the address that woke it up: the work of its bots is charged to this address

    @property
    def state(self) -> TableState:
        """The state of the table."""
        return self._journal.history.state

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.state.setup.code

    @property
    def lock(self) -> Lock:
        """Held while events are stored or learned."""
        return self._journal.lock

    @property
    def turn_clock(self) -> TurnClock | None:
        """The clock of the turn, if there is one."""
        return self.lease.turn_clock

    @property
    def is_ours(self) -> bool:
        """Whether this process keeps the table, that is, runs its bots and clock."""
        return self.lease.is_ours

    @property
    def stands_still(self) -> bool:
        """Whether a clock is stopped that should run, now that somebody is present."""
        timed = self.is_ours and self.state.time_allowed is not None
        return timed and self.turn_clock is None and bool(self._audience.seats)

    @property
    def elapsed(self) -> float:
        """The seconds since the players' time was stored last."""
        return self._bus.now() - self._journal.history.stored_at

    def bot_to_act(self) -> tuple[Player, str] | None:
        """Return a seat that must act and its bot; None if a person must act, or another process is responsible."""
        return self.state.bot_to_act() if self.is_ours else None

    # --- commands -----------------------------------------------------------------------------------------------------

    async def do(self, command: Command, *args: Any, asked: Asked | None = None) -> int:
        """Run a command, and return the version at which it is stored; raise what forbids it."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.begin(partial(resolve, done), asked, command, *args)
        return await done

    def begin(self, answer: Answer, asked: Asked | None, command: Command, *args: Any) -> None:
        """Run a command, at once if nothing else is under way; `answer` is called when it is stored.

        With `asked`, a repeated message gets the same answer, and nothing is done twice.
        """
        self._journal.begin(PendingCommand(self._journal.settle, self, command, args, answer, asked))

    async def play(self, seat: Player, text: str, version: int, asked_id: str | None = None) -> int:
        """Act, in the game's notation, in answer to the table as it was at `version`."""
        asked = None if asked_id is None else Asked(seat, asked_id)
        return await self.do(commands.play, seat, text, version, self.lease, asked=asked)

    async def sit(self, name: str, guest: bytes | None = None, face: str | None = None) -> tuple[Player, str]:
        """Take the next free seat, or wait for one that the host offers; return it and the token that proves it."""
        name, token = read_name(name), new_token()
        proof = Proof(digest(token), guest)
        await self.do(commands.sit, name, proof, face)
        seat = self.state.seat_of(proof)
        if seat is None:
            seat = self.state.waiting_seat_of(proof)
        if seat is None:  # the host has already freed it again
            raise REFUSALS("seat.removed")
        return seat, token

    async def end_turn(self, turn_clock: TurnClock) -> bool:
        """End the turn of a player whose time is up, and return whether it was ended so."""
        if not self._bus.is_trusted:
            raise StoreFailed("another process may keep the table by now")
        try:
            await self.do(commands.end_turn, turn_clock, self.lease)
        except IllegalAction as error:
            if error.refusal.code != "turn.stale":
                raise
            return False
        return not turn_clock.deserted

    async def resume(self) -> None:
        """Let the clock run again."""
        await self.do(commands.resume, self)

    # --- questions: nothing changes -----------------------------------------------------------------------------------

    async def check(self, seat: Player, text: str) -> DraftVerdict:
        """Judge a player's unfinished turn, by what the player sees."""
        return await check_draft(self._advisor, self.state.played, seat, text)

    async def hint(self, seat: Player, address: str) -> Hint:
        """Return what the player can do, and what the strongest bot would do with the player's view."""
        return await find_hint(self._advisor, self.state.played, seat, address)

    async def consider(self, seat: Player, action: str, address: str) -> Concern | None:
        """Return what the tutor says of an action before it is played; only where no other person could mind."""
        match = self.state.played
        if not self.state.is_alone(seat):
            raise REFUSALS("tutor.people")
        return await consider(self._advisor, match, seat, action, address)

    async def emote(self, seat: Player, emote: fields.EmoteName) -> int:
        """Show everyone a player's gesture, within a rate limit; it is not stored."""
        if not self._emotes.setdefault(seat, RateLimit(EMOTES_PER_SEAT)).try_spend():
            raise REFUSALS("emote.too_fast")
        await self.pass_on(written(from_server.Emoted(seat, emote)))
        return self.state.version

    async def pass_on(self, message: bytes) -> None:
        """Send a message to all viewers, at every process; it is not stored."""
        self._audience.tell(message)
        await self._bus.tell(self.code, message.decode())

    # --- what the journal asks for ------------------------------------------------------------------------------------

    def need_after(self, after: TableState) -> tuple[Need, Job | None]:
        """Return whether the table will need its keeper after a step, and what must be stored about that."""
        need = NO_NEED
        if after.runs_by_itself:
            need = self.lease.need_after(after, self._journal.history, self._audience.seats)
        return need, None if need is self.lease.stored else self.lease.job_for(need)

    def have_stored(self, step: Step, asked: Asked | None) -> None:
        """Show a step that is stored."""
        self.lease.have_stored(step.before, step.after, step.need)
        self._show(() if asked is None else (asked.seat,))

    # --- what other processes did -------------------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Learn the table's state, from another process or from the store."""
        async with self.lock:
            self.learn(news)

    def learn(self, news: News) -> None:
        """Apply what other processes stored, and show it."""
        before = self.state.version, self._audience.elsewhere, self.turn_clock, self.is_ours
        if news.version >= self.state.version:  # else this process has stored something since, and keeps the table
            self.lease.learn(news.keeper, news.turn_clock)
        fresh = self._journal.learn(news.entries)
        self._audience.tell_seats(news.elsewhere.seats - self._audience.elsewhere.seats, ELSEWHERE)
        self._audience.elsewhere = news.elsewhere
        if before != (self.state.version, news.elsewhere, self.turn_clock, self.is_ours):
            self._show([entry.asked.seat for entry in fresh if entry.asked and isinstance(entry.event, LEAVING)])

    def hear_word(self, message: str) -> None:
        """Send the viewers here a message of another process."""
        self._audience.tell(message.encode())

    def note(self) -> Note | None:
        """Return what must be announced to the other processes; None if they know."""
        here, job = self._audience.here, self.lease.job(self.state)
        return None if here == self._announced and job is None else Note(here, job)

    def have_announced(self, note: Note, *, has_keeper: bool) -> None:
        """Record that the others know, and whether another process keeps the table."""
        self._announced = note.here
        if has_keeper:
            self.lease.yield_to_another()
            self._wake(self)  # bots and clocks here have nothing left to do
        elif note.job is not None:
            self.lease.have_announced(note.job)

    def have_been_forgotten(self) -> None:
        """Record that the others considered this process dead, and forgot what it announced."""
        self._announced = None

    # --- viewers ------------------------------------------------------------------------------------------------------

    @property
    def viewer_count(self) -> int:
        """The number of viewers at this process."""
        return self._audience.size

    @property
    def present(self) -> frozenset[Player]:
        """The seats from which somebody is watching, at any process."""
        return self._audience.seats

    def place_of(self, viewer: Viewer) -> Place:
        """Return a viewer's seats, by the proof they connected with, never by what they send."""
        return self._audience.place_of(viewer)

    def enter(self, viewer: Viewer) -> None:
        """Add a viewer. A token that opens no seat is answered, and other devices at the same seat are notified."""
        place = find_place(self.state, viewer.proof)
        self._audience.tell_seats(() if place.seat is None else (place.seat,), ELSEWHERE)
        self._audience.enter(viewer, place)
        if self.state.is_barred(viewer.proof):
            viewer.tell(written(from_server.Gone("seat.removed")))
        elif viewer.proof.token is not None and not self.state.knows(viewer.proof):
            viewer.tell(written(from_server.Gone("seat.unknown_token")))
        self._show()

    def exit(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        if self._audience.exit(viewer):
            self._show()

    def look(self) -> from_server.Table:
        """Return what a spectator may know."""
        audience = self._audience
        return table_for(self.state, SPECTATOR, audience.seats, audience.spectators, self._clock())

    def _clock(self) -> from_server.Clock | None:
        turn_clock = self.lease.turn_clock
        return None if turn_clock is None else turn_clock.tell(asyncio.get_running_loop().time())

    def _show(self, left: Container[Player] = ()) -> None:
        """Send everyone the table's state; the seats in `left` were given up voluntarily."""
        history = self._journal.history
        now = history.state
        if now.chairs is not self._chairs:
            self._chairs = now.chairs
            self._audience.find_places(now, left)
        if now.setup.clock_seconds:
            self.lease.turn(history, self._audience.seats)
        audience = self._audience
        audience.tell_each(self._presenter.at(now, audience.here, audience.elsewhere, self._clock()))
        at_rest = self.lease.stored is NO_NEED and audience.here is self._announced  # true for nearly every move
        if now.runs_by_itself or (not at_rest and self.note() is not None):
            self._wake(self)
