"""A table: the only place where a situation is replaced. People and bots come through the same doors."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Protocol

from tablee.bots import find_bot
from tablee.core.chance import Seed
from tablee.core.drafts import DraftVerdict, check_draft
from tablee.core.errors import TURN
from tablee.core.game import Player
from tablee.core.timing import TIMEOUT
from tablee.server import hosting, messages
from tablee.server.events import (
    Asked,
    Barred,
    BotSat,
    Change,
    Dealt,
    Entry,
    Event,
    Played,
    Rematched,
    Returned,
    Sat,
    Setup,
)
from tablee.server.hosting import Decide
from tablee.server.hourglass import Hourglass, turned
from tablee.server.names import read_name
from tablee.server.patience import Patience, Rate
from tablee.server.refusals import REFUSALS
from tablee.server.situation import Situation
from tablee.server.store import Conflict, Store, StoreFailed
from tablee.server.telling import table_for, written
from tablee.server.tokens import Proof, digest, new_code, new_token

MOST_ALIKE = 100  # spectators, or devices of one seat: those who look on cannot keep a player out
EMOTES = Rate(4, 0.5)  # gestures of one seat
ATTEMPTS = 5  # to store what other processes come before with


class Viewer(Protocol):
    """Someone who looks at the table, from a seat or not."""

    @property
    def proof(self) -> Proof:
        """With what they came: a seat's token, a guest's cookie, both or nothing."""
        ...

    def tell(self, message: str) -> None:
        """Send a message, some time soon; never waits."""
        ...


class Table:
    """One live table. Nothing leaves it before it is stored."""

    def __init__(self, store: Store, setup: Setup, entries: Sequence[Entry], wake: Callable[["Table"], None]) -> None:
        self._store = store
        self._wake = wake  # called after every change: a bot may have to act, a clock to be set
        self._lock = asyncio.Lock()
        self._viewers: dict[Viewer, Player | None] = {}  # and the seat from which each looked last
        self._gestures: dict[Player, Patience] = {}
        self.hourglass: Hourglass | None = None
        self._recall(setup, entries)

    def _recall(self, setup: Setup, entries: Sequence[Entry]) -> None:
        self.situation = Situation.recall(setup, (entry.event for entry in entries))
        self._answers: dict[Asked, int] = {}
        self._turn_began_at = 0.0
        for entry in entries:
            self._remember(entry)

    def _remember(self, entry: Entry) -> None:
        """Keep the answer for who asks again, and when the turn began.

        Who sits down later is someone else and may choose the same ids.
        """
        if isinstance(entry.event, Sat):
            newcomer = entry.event.seat
            self._answers = {asked: version for asked, version in self._answers.items() if asked.seat != newcomer}
        if entry.asked is not None:
            self._answers[entry.asked] = entry.number
        if entry.number == self.situation.turn_began:
            self._turn_began_at = time.time() if entry.at is None else entry.at

    # --- doors: each returns the version at which it was stored, or raises why not ------------------------------------

    async def play(self, seat: Player, text: str, version: int, said_id: str | None = None) -> int:
        """Act, in the game's notation, in answer to the table as it was at `version`."""

        def decide(now: Situation) -> Sequence[Event]:
            _check_version(now, version)
            game = now.played.game
            action = game.write_action(game.read_action(text))
            if action in game.table_actions:
                raise TURN("turn.only_the_table")
            return [Played(seat, action)]

        return await self._happen(decide, None if said_id is None else Asked(seat, said_id))

    async def time_is_up(self, glass: Hourglass) -> None:
        """End the turn of a player, unless it has ended meanwhile or its hourglass was stopped."""
        await self._happen(lambda now: [Played(glass.seat, TIMEOUT)] if glass is self.hourglass else [])

    async def sit(self, name: str, guest: bytes | None = None) -> tuple[Player, str]:
        """Take the next free seat, or one that the host offers; return it and the token that proves it."""
        name, token = read_name(name), new_token()
        proof = Proof(digest(token), guest)
        await self._happen(lambda now: [Sat(now.seat_for(proof), name, digest(token), guest)])
        seat = self.situation.seat_of(proof)
        if seat is None:  # the host was quicker to free it again
            raise REFUSALS("seat.removed")
        return seat, token

    async def come_back(self, asked: Asked, proof: Proof) -> int:
        """Take the own seat again from the bot that played on."""

        def decide(now: Situation) -> Sequence[Event]:
            if now.left_seat_of(proof) != asked.seat:
                raise REFUSALS("seat.none")
            return [Returned(asked.seat)]

        return await self._happen(decide, asked)

    async def add_bot(self, asked: Asked, bot: str) -> int:
        """Put a bot on the next free seat, as the host."""
        return await self._happen(hosting.add_bot(asked.seat, bot), asked)

    async def remove(self, asked: Asked, seat: Player) -> int:
        """Send somebody away for good, as the host."""
        return await self._happen(hosting.remove(asked.seat, seat), asked)

    async def replace(self, asked: Asked, seat: Player) -> int:
        """Let a bot play on for somebody who is away, as the host."""
        return await self._happen(hosting.replace(asked.seat, seat, set(self._viewers.values())), asked)

    async def offer(self, asked: Asked, seat: Player, is_open: bool) -> int:
        """Let newcomers take over a seat that a bot plays, or no longer, as the host."""
        return await self._happen(hosting.offer(asked.seat, seat, is_open), asked)

    async def start(self, asked: Asked, fill: str | None) -> int:
        """Deal the first round, as the host; bots of the kind `fill` take the free seats."""
        return await self._happen(hosting.start(asked.seat, fill), asked)

    async def next_round(self, asked: Asked, version: int) -> int:
        """Deal the next round."""

        def decide(now: Situation) -> Sequence[Event]:
            _check_version(now, version)
            return [Dealt()]

        return await self._happen(decide, asked)

    async def leave(self, asked: Asked) -> int:
        """Give the seat up: before the start it is free again, after it a bot plays on, until one comes back."""
        return await self._happen(hosting.give_up(asked.seat), asked)

    async def rematch(self, asked: Asked) -> int:
        """Make another table with the same seats and tokens; who asks second gets the same table."""
        code = new_code()

        def decide(now: Situation) -> Sequence[Event]:
            return [] if now.rematch else [Rematched(code)]

        return await self._happen(decide, asked, lambda now: _same_again(now, code))

    # --- questions: nothing happens -----------------------------------------------------------------------------------

    async def check(self, seat: Player, text: str) -> DraftVerdict:
        """Judge a turn that a player is putting together, by the player's own hand and the table as it lies."""
        match = self.situation.played
        if match.round_over:
            raise TURN("turn.over")
        return await asyncio.to_thread(check_draft, match.game, match.state, seat, text)

    async def hint(self, seat: Player) -> str:
        """Return what the game's default bot would play with the player's view."""
        match = self.situation.played
        if seat not in match.game.to_act(match.state):
            raise TURN("turn.over") if match.round_over else TURN("turn.not_yours", seat=seat + 1)
        view = match.game.view_for(match.state, seat)
        action = await asyncio.to_thread(find_bot(match.game.name), match.game, view, Random())
        return match.game.write_action(action)

    async def _happen(
        self, decide: Decide, asked: Asked | None = None, also: Callable[[Situation], Change] | None = None
    ) -> int:
        # Once begun it is finished, even if who asked is gone: what is stored must also be shown.
        return await asyncio.shield(self._store_and_show(decide, asked, also))

    async def _store_and_show(
        self, decide: Decide, asked: Asked | None, also: Callable[[Situation], Change] | None
    ) -> int:
        async with self._lock:
            for _ in range(ATTEMPTS):
                if asked in self._answers:
                    return self._answers[asked]
                now = after = self.situation
                events = decide(now)
                if not events:
                    return now.version
                for event in events:
                    after = after.after(event)
                entries = [Entry(number, event) for number, event in enumerate(events, now.version + 1)]
                entries[-1] = replace(entries[-1], asked=asked)
                change = Change(now.setup.code, tuple(entries), also=None if also is None else also(now))
                try:
                    await self._store.append(change)
                except Conflict:  # another process was faster: decide again, knowing what it stored
                    await self._catch_up()
                    continue
                self.situation = after
                for entry in entries:
                    self._remember(entry)
                self._show(None if asked is None else asked.seat)
                return after.version
        raise StoreFailed("other processes were faster, again and again")

    async def _catch_up(self) -> None:
        """Read what another process stored."""
        stored = await self._store.load(self.situation.setup.code)
        if stored is not None:
            self._recall(*stored)
            self._show()

    # --- viewers ------------------------------------------------------------------------------------------------------

    def seat_of(self, viewer: Viewer) -> Player | None:
        """Return the seat of a viewer: from what it came with, never from what it says."""
        return self.situation.seat_of(viewer.proof)

    def left_seat_of(self, viewer: Viewer) -> Player | None:
        """Return the seat that a bot plays for a viewer, who may come back to it."""
        return self.situation.left_seat_of(viewer.proof)

    def enter(self, viewer: Viewer) -> None:
        """Look on from now on; a token that opens no seat is told so."""
        seat = self.seat_of(viewer)
        if sum(other == seat for other in self._viewers.values()) >= MOST_ALIKE:
            raise REFUSALS("table.crowded")
        self._viewers[viewer] = seat
        if self.situation.is_barred(viewer.proof):
            viewer.tell(written(messages.Gone("seat.removed")))
        elif viewer.proof.token is not None and seat is None and self.left_seat_of(viewer) is None:
            viewer.tell(written(messages.Gone("seat.unknown_token")))
        self._show()

    def exit(self, viewer: Viewer) -> None:
        """Look away."""
        if viewer in self._viewers:
            del self._viewers[viewer]
            self._show()

    def look(self, me: Player | None = None, left: Player | None = None) -> messages.Table:
        """Return what the viewer on a seat, a spectator, or one for whom a bot plays may know."""
        seats = self._viewers.values()
        clock = None if self.hourglass is None else self.hourglass.tell(asyncio.get_running_loop().time())
        return table_for(self.situation, me, set(seats), sum(seat is None for seat in seats), clock, left)

    def _show(self, asker: Player | None = None) -> None:
        """Tell everyone how the table stands now; who has just lost a seat hears why."""
        before, self._viewers = self._viewers, {viewer: self.seat_of(viewer) for viewer in self._viewers}
        self._turn_hourglass()
        told: dict[tuple[Player | None, Player | None], str] = {}
        for viewer, seat in self._viewers.items():
            left = self.left_seat_of(viewer)
            if seat is None and before[viewer] is not None:
                viewer.tell(written(_gone(by_themselves=before[viewer] == asker, may_come_back=left is not None)))
            if (seat, left) not in told:
                told[seat, left] = written(self.look(seat, left))
            viewer.tell(told[seat, left])
        self._wake(self)

    # --- words in passing: told to whoever is there, stored nowhere ---------------------------------------------------

    def emote(self, seat: Player, emote: messages.EmoteName) -> int:
        """Show everyone a gesture of a player, unless there were many of late."""
        if self._gestures.setdefault(seat, Patience(EMOTES)).spend() > 0:
            raise REFUSALS("emote.too_fast")
        self.pass_on(written(messages.Emoted(seat, emote)))
        return self.situation.version

    def pass_on(self, message: str) -> None:
        """Tell everyone who looks on something that is not part of the table's story."""
        for viewer in self._viewers:
            viewer.tell(message)

    def _turn_hourglass(self) -> None:
        elapsed = time.time() - self._turn_began_at
        at = asyncio.get_running_loop().time()
        self.hourglass = turned(self.hourglass, self.situation, set(self._viewers.values()), elapsed, at)


def _check_version(now: Situation, version: int) -> None:
    if version != now.version:
        raise REFUSALS("turn.stale", answered=version, version=now.version)


def _gone(*, by_themselves: bool, may_come_back: bool) -> messages.Gone:
    if by_themselves:
        return messages.Gone("seat.left")
    return messages.Gone("seat.replaced" if may_come_back else "seat.removed")


def _same_again(now: Situation, code: str) -> Change:
    """Return a new table with the same game and chairs. The host comes first, and so is host there too."""
    events: list[Event] = []
    for seat in sorted(range(now.setup.players), key=lambda seat: seat != now.host):
        chair = now.chairs[seat]
        if chair.token is not None and chair.name is not None:
            events.append(Sat(seat, chair.name, chair.token, chair.guest))
        elif chair.bot is not None:
            events.append(BotSat(seat, chair.bot))
    events += (Barred(digest) for digest in sorted(now.barred))
    entries = tuple(Entry(number, event) for number, event in enumerate(events, 1))
    return Change(code, entries, replace(now.setup, code=code, seed=Seed.fresh()))
