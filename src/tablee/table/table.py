"""A table that is awake: people, bots and clocks give it commands, and it shows its viewers what came of them."""

import asyncio
from collections.abc import Awaitable, Callable, Container, Sequence
from functools import partial
from typing import Any

from tablee.bots.standing import Standing
from tablee.core.capabilities import DraftVerdict
from tablee.core.errors import TURN, IllegalAction
from tablee.core.game import AnyGame, Player
from tablee.table import commands, messages
from tablee.table.audience import Audience, Viewer
from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE
from tablee.table.clock.turn_clock import TurnClock
from tablee.table.cluster.bus import NOBODY, ClusterBus, News, Note, Presence
from tablee.table.cluster.lease import NO_NEED, Lease, Need
from tablee.table.events import Asked, Entry, Freed, Job, Left, Withdrawn
from tablee.table.history import History
from tablee.table.journal import Journal
from tablee.table.loop.lock import Lock
from tablee.table.loop.rate_limit import Rate, RateLimit
from tablee.table.names import read_name
from tablee.table.pending import Answer, Command, PendingCommand, Step
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import SPECTATOR, Place, Presenter, table_for, written
from tablee.table.state import TableState
from tablee.table.store import Store, StoreFailed
from tablee.table.tokens import Proof, digest, new_token

EMOTES_PER_SEAT = Rate(4, 0.5)
LEAVING = (Freed, Left, Withdrawn)
ELSEWHERE = written(messages.Elsewhere("seat.elsewhere"))

#: For an address: what a player who sees this view should play in a match that stands so.
FindHint = Callable[[str, AnyGame, Any, Standing], Awaitable[str]]
CheckDraft = Callable[[AnyGame, Any, Player, str], Awaitable[DraftVerdict]]


class Table:
    """A live table: takes commands and questions, and shows its viewers what other processes and this one stored."""

    __slots__ = (
        "__weakref__",
        "_announced",
        "_audience",
        "_bus",
        "_chairs",
        "_check",
        "_emotes",
        "_hint",
        "_journal",
        "_presenter",
        "_wake",
        "lease",
        "owner",
    )

    def __init__(
        self,
        store: Store,
        bus: ClusterBus,
        state: TableState,
        entries: Sequence[Entry],
        wake: Callable[["Table"], None],
        hint: FindHint,
        check: CheckDraft,
        max_changes_per_minute: int = MAX_CHANGES_PER_MINUTE,
    ) -> None:
        self._bus = bus
        self._journal = Journal(store, bus, History(state, entries, bus.now(), max_changes_per_minute))
        self._wake = wake  # called after every change: a bot may have to act, a clock to be set, others to be told
        self._hint, self._check = hint, check
        self._chairs = state.chairs  # as the viewers' places were looked up last
        self._audience = Audience()
        self._presenter = Presenter()
        self._announced: Presence | None = NOBODY  # what the other processes know of our audience
        self._emotes: dict[Player, RateLimit] = {}
        self.lease = Lease(bus)
        self.owner = ""  # the address that first looked at it since it woke up: its bots think on its account

    @property
    def state(self) -> TableState:
        """Where the table stands."""
        return self._journal.history.state

    @property
    def code(self) -> str:
        """What the table is found by."""
        return self.state.setup.code

    @property
    def lock(self) -> Lock:
        """Held while something is stored or learnt."""
        return self._journal.lock

    @property
    def hourglass(self) -> TurnClock | None:
        """How long the player on turn may still think, if that is limited."""
        return self.lease.hourglass

    @property
    def is_ours(self) -> bool:
        """Whether this process keeps the table: lets its bots act and its clock run."""
        return self.lease.is_ours

    @property
    def stands_still(self) -> bool:
        """Whether a clock should run, now that somebody is there, and does not."""
        timed = self.is_ours and self.state.time_allowed is not None
        return timed and self.hourglass is None and bool(self._audience.seats)

    @property
    def elapsed(self) -> float:
        """The seconds since the players' time was stored last."""
        return self._bus.now() - self._journal.history.stored_at

    def bot_to_act(self) -> tuple[Player, str] | None:
        """Return a seat that must act and its bot; None where a person is to act, or another process sees to it."""
        return self.state.bot_to_act() if self.is_ours else None

    # --- commands -----------------------------------------------------------------------------------------------------

    async def do(self, command: Command, *args: Any, asked: Asked | None = None) -> int:
        """Have a command done, and return the version at which it is stored; raise why it is not."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.begin(partial(_resolve, done), asked, command, *args)
        return await done

    def begin(self, answer: Answer, asked: Asked | None, command: Command, *args: Any) -> None:
        """Have a command done, at once where nothing else is under way; the answer is called when it is stored.

        With `asked`, the same message again gets the same answer, and nothing is done twice.
        """
        self._journal.begin(PendingCommand(self._journal.settle, self, command, args, answer, asked))

    async def play(self, seat: Player, text: str, version: int, asked_id: str | None = None) -> int:
        """Act, in the game's notation, in answer to the table as it was at `version`."""
        asked = None if asked_id is None else Asked(seat, asked_id)
        return await self.do(commands.play, seat, text, version, self.lease, asked=asked)

    async def sit(self, name: str, guest: bytes | None = None) -> tuple[Player, str]:
        """Take the next free seat, or wait for one that the host offers; return it and the token that proves it."""
        name, token = read_name(name), new_token()
        proof = Proof(digest(token), guest)
        await self.do(commands.sit, name, proof)
        seat = self.state.seat_of(proof)
        if seat is None:
            seat = self.state.waiting_seat_of(proof)
        if seat is None:  # the host has freed it again meanwhile
            raise REFUSALS("seat.removed")
        return seat, token

    async def end_turn(self, glass: TurnClock) -> bool:
        """End the turn of a player whose time is up, and return whether it was ended so."""
        if not self._bus.is_trusted:
            raise StoreFailed("the others may keep the table by now")
        try:
            await self.do(commands.end_turn, glass, self.lease)
        except IllegalAction as error:
            if error.refusal.code != "turn.stale":
                raise
            return False
        return not glass.deserted

    async def resume(self) -> None:
        """Let the clock run again."""
        await self.do(commands.resume, self)

    # --- questions: nothing happens -----------------------------------------------------------------------------------

    async def check(self, seat: Player, text: str) -> DraftVerdict:
        """Judge a turn that a player is putting together, by what the player sees."""
        match = self.state.played
        if match.round_over:
            raise TURN("turn.over")
        view = match.game.view_for(match.state, seat)
        return await self._check(match.game, view, seat, text)

    async def hint(self, seat: Player, address: str) -> str:
        """Return what the game's strongest bot would play with the player's view."""
        match = self.state.played
        if seat not in match.game.to_act(match.state):
            raise TURN("turn.over") if match.round_over else TURN("turn.not_yours", seat=seat + 1)
        return await self._hint(address, match.game, match.game.view_for(match.state, seat), Standing.of(match))

    async def emote(self, seat: Player, emote: messages.EmoteName) -> int:
        """Show everyone a gesture of a player, unless there were too many of late; nothing is stored."""
        emotes = self._emotes.setdefault(seat, RateLimit(EMOTES_PER_SEAT))
        if emotes.wait() > 0:
            raise REFUSALS("emote.too_fast")
        emotes.spend()
        await self.pass_on(written(messages.Emoted(seat, emote)))
        return self.state.version

    async def pass_on(self, message: bytes) -> None:
        """Send a message to all viewers, wherever they are connected; it is stored nowhere."""
        self._audience.tell(message)
        await self._bus.tell(self.code, message.decode())

    # --- what the journal asks for ------------------------------------------------------------------------------------

    def need_after(self, after: TableState) -> tuple[Need, Job | None]:
        """Return whether the table will need its keeper after a step, and what is to be stored of that."""
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
        """Learn how the table stands, from another process or from the store."""
        async with self.lock:
            self.learn(news)

    def learn(self, news: News) -> None:
        """Take over what other processes stored, and show it."""
        before = self.state.version, self._audience.elsewhere, self.hourglass, self.is_ours
        if news.version >= self.state.version:  # else we have stored something since, and keep the table
            self.lease.learn(news.keeper, news.glass)
        fresh = self._journal.learn(news.entries)
        self._audience.tell_seats(news.elsewhere.seats - self._audience.elsewhere.seats, ELSEWHERE)
        self._audience.elsewhere = news.elsewhere
        if before != (self.state.version, news.elsewhere, self.hourglass, self.is_ours):
            self._show([entry.asked.seat for entry in fresh if entry.asked and isinstance(entry.event, LEAVING)])

    def hear_word(self, message: str) -> None:
        """Send everyone here what another process passed on."""
        self._audience.tell(message.encode())

    def note(self) -> Note | None:
        """Return what the other processes should hear of the table; None where they know."""
        here, job = self._audience.here, self.lease.job(self.state)
        return None if here == self._announced and job is None else Note(here, job)

    def have_announced(self, note: Note, *, has_keeper: bool) -> None:
        """Hear that the others know, and whether another process keeps the table."""
        self._announced = note.here
        if has_keeper:
            self.lease.yield_to_another()
            self._wake(self)  # bots and clocks here have nothing to do any more
        elif note.job is not None:
            self.lease.have_announced(note.job)

    def have_been_forgotten(self) -> None:
        """Hear that the others considered this process dead: they know nothing of the table any more."""
        self._announced = None

    # --- viewers ------------------------------------------------------------------------------------------------------

    @property
    def viewer_count(self) -> int:
        """How many people look on here, from a seat or not."""
        return self._audience.size

    @property
    def present(self) -> frozenset[Player]:
        """The seats from which somebody looks on, wherever they are connected."""
        return self._audience.seats

    def place_of(self, viewer: Viewer) -> Place:
        """Return a viewer's seats, by what the viewer came with, never by what the viewer says."""
        return self._audience.place_of(viewer)

    def enter(self, viewer: Viewer) -> None:
        """Let somebody look on; a token that opens no seat is answered, and others at the same seat are told."""
        place = self._find_place(viewer)
        self._audience.tell_seats(() if place.seat is None else (place.seat,), ELSEWHERE)
        self._audience.enter(viewer, place)
        if self.state.is_barred(viewer.proof):
            viewer.tell(written(messages.Gone("seat.removed")))
        elif viewer.proof.token is not None and not self.state.knows(viewer.proof):
            viewer.tell(written(messages.Gone("seat.unknown_token")))
        self._show()

    def exit(self, viewer: Viewer) -> None:
        """Let a viewer go."""
        if self._audience.exit(viewer):
            self._show()

    def look(self) -> messages.Table:
        """Return what a spectator may know."""
        audience = self._audience
        return table_for(self.state, SPECTATOR, audience.seats, audience.spectators, self._clock())

    def _find_place(self, viewer: Viewer) -> Place:
        now, proof = self.state, viewer.proof
        return Place(now.seat_of(proof), now.left_seat_of(proof), now.waiting_seat_of(proof))

    def _why_gone(self, left: Container[Player], viewer: Viewer, before: Place, place: Place) -> messages.Gone:
        """Return why somebody has no seat any more; the seats in `left` were given up voluntarily."""
        if self.state.is_barred(viewer.proof):
            return messages.Gone("seat.removed")
        if before.seat is None and before.waiting is not None and self.state.chairs[before.waiting].is_human:
            return messages.Gone("seat.taken_back")
        given_up = before.waiting if before.seat is None else before.seat
        if given_up in left:
            return messages.Gone("seat.left")
        return messages.Gone("seat.removed" if place.left is None else "seat.replaced")

    def _clock(self) -> messages.Clock | None:
        glass = self.lease.hourglass
        return None if glass is None else glass.tell(asyncio.get_running_loop().time())

    def _show(self, left: Container[Player] = ()) -> None:
        """Send everyone how the table stands now; the seats in `left` were given up voluntarily."""
        history = self._journal.history
        now = history.state
        if now.chairs is not self._chairs:
            self._chairs = now.chairs
            self._audience.find_places(self._find_place, partial(self._why_gone, left))
        if now.setup.full_glass:
            self.lease.turn(history, self._audience.seats)
        audience = self._audience
        audience.tell_each(self._presenter.at(now, audience.here, audience.elsewhere, self._clock()))
        at_rest = self.lease.stored is NO_NEED and audience.here is self._announced  # as with nearly every move
        if now.runs_by_itself or (not at_rest and self.note() is not None):
            self._wake(self)


def _resolve(done: "asyncio.Future[int]", answer: int | Exception) -> None:
    if done.done():  # nobody waits any more
        return
    if isinstance(answer, int):
        done.set_result(answer)
    else:
        done.set_exception(answer)
