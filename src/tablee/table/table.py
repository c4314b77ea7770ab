"""The doors of a table: people, bots and clocks come through the same ones."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from tablee.bots.standing import Standing
from tablee.core.capabilities import DraftVerdict
from tablee.core.chance import Seed
from tablee.core.errors import TURN
from tablee.core.game import AnyGame, Player
from tablee.core.names import tell_apart
from tablee.core.timing import TIMEOUT
from tablee.table import commands, messages, newcomers
from tablee.table.bots.pace import USUAL_PACE, Pace
from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE
from tablee.table.clock.turn_clock import TurnClock, cost_of_interruption
from tablee.table.cluster.bus import ClusterBus
from tablee.table.events import (
    Asked,
    Barred,
    BotSat,
    Change,
    Dealt,
    Entry,
    Event,
    Paced,
    Played,
    Rematched,
    Rested,
    Resumed,
    Returned,
    Sat,
    Worded,
)
from tablee.table.journal import Journal
from tablee.table.loop.rate_limit import Rate, RateLimit
from tablee.table.names import read_name, read_words
from tablee.table.pending import Answer
from tablee.table.refusals import REFUSALS
from tablee.table.rendering.presenter import written
from tablee.table.state import TableState
from tablee.table.store import Store, StoreFailed
from tablee.table.tokens import Proof, digest, new_code, new_token

EMOTES = Rate(4, 0.5)  # gestures of one seat

#: For an address, and who sees this view in a match that stands so.
FindHint = Callable[[str, AnyGame, Any, Standing], Awaitable[str]]
CheckDraft = Callable[[AnyGame, Any, Player, str], Awaitable[DraftVerdict]]


class Table(Journal):
    """A live table and its doors: each returns the version at which it was stored, or raises why not."""

    __slots__ = ("__weakref__", "_check", "_gestures", "_hint", "owner")

    def __init__(
        self,
        store: Store,
        exchange: ClusterBus,
        situation: TableState,
        entries: Sequence[Entry],
        wake: Callable[["Table"], None],
        hint: FindHint,
        check: CheckDraft,
        most_changes: int = MAX_CHANGES_PER_MINUTE,
    ) -> None:
        super().__init__(store, exchange, situation, entries, wake, most_changes)
        self._hint, self._check = hint, check
        self.owner = ""  # the address that looked at it first since it woke up: its bots think on its account
        self._gestures: dict[Player, RateLimit] = {}

    def play_soon(self, asked: Asked, text: str, version: int, answer: Answer) -> None:
        """Act as `play` does; where nothing else is under way at the table, it is begun at once."""
        self._begin(partial(self._move, asked.seat, text, version), answer, asked)

    async def play(self, seat: Player, text: str, version: int, said_id: str | None = None) -> int:
        """Act, in the game's notation, in answer to the table as it was at `version`."""
        asked = None if said_id is None else Asked(seat, said_id)
        return await self._happen(partial(self._move, seat, text, version), asked)

    def _move(self, seat: Player, text: str, version: int, now: TableState) -> Sequence[Event]:
        _check_version(now, version)
        game = now.played.game
        action = game.write_action(game.read_action(text))
        if action in game.table_actions:
            raise TURN("turn.only_the_table")
        glass = self._keeping.hourglass
        took = glass.took(asyncio.get_running_loop().time()) if glass is not None and glass.seat == seat else 0
        return (Played(seat, action, took),)

    async def time_is_up(self, glass: TurnClock) -> bool:
        """End the turn of a player, and return whether it was ended so.

        It is not if it has ended meanwhile or its hourglass was stopped; where nobody is there to see it, it rests.
        """
        if not self._exchange.is_trusted:
            raise StoreFailed("the others may keep the table by now")

        ended = False

        def decide(now: TableState) -> Sequence[Event]:
            nonlocal ended
            ended = False  # where another process was faster, it is decided again
            if not self.is_ours or glass is not self.hourglass:
                return []
            if glass.deserted:
                return [Rested(glass.took(asyncio.get_running_loop().time()))]
            ended = True
            return [Played(glass.seat, TIMEOUT, glass.due)]

        await self._happen(decide)
        return ended

    async def resume(self) -> None:
        """Let the clock run again."""
        await self._happen(lambda now: [Resumed(cost_of_interruption(now, self.elapsed))] if self.stands_still else [])

    async def sit(self, name: str, guest: bytes | None = None) -> tuple[Player, str]:
        """Take the next free seat, or wait for one that the host offers; return it and the token that proves it."""
        name, token = read_name(name), new_token()
        proof = Proof(digest(token), guest)
        await self._happen(newcomers.sit_down(name, digest(token), guest))
        seat = self.situation.seat_of(proof)
        if seat is None:
            seat = self.situation.waiting_seat_of(proof)
        if seat is None:  # the host was quicker to free it again
            raise REFUSALS("seat.removed")
        return seat, token

    async def come_back(self, asked: Asked, proof: Proof) -> int:
        """Take the own seat again from the bot that played on."""

        def decide(now: TableState) -> Sequence[Event]:
            if now.left_seat_of(proof) != asked.seat:
                raise REFUSALS("seat.none")
            return [Returned(asked.seat)]

        return await self._happen(decide, asked)

    async def withdraw(self, asked: Asked, proof: Proof) -> int:
        """Wait no longer for a seat."""
        return await self._happen(newcomers.withdraw(asked.seat, proof), asked)

    async def agree(self, asked: Asked, seat: Player) -> int:
        """Let the newcomer who waits for a seat play on at once, if the others agree too."""
        return await self._happen(newcomers.agree(asked.seat, seat), asked)

    async def add_bot(self, asked: Asked, bot: str, seat: Player | None) -> int:
        """Put a bot on a free seat, or on the next one, as the host."""
        return await self._happen(commands.add_bot(asked.seat, bot, seat), asked)

    async def change_bot(self, asked: Asked, seat: Player, bot: str) -> int:
        """Let the bot on a seat play at another level, as the host."""
        return await self._happen(commands.change_bot(asked.seat, seat, bot), asked)

    async def set_pace(self, asked: Asked, pace: Pace) -> int:
        """Let the bots think for longer or less long, as the host."""
        return await self._happen(commands.set_pace(asked.seat, pace), asked)

    async def remove(self, asked: Asked, seat: Player) -> int:
        """Send somebody away for good, as the host."""
        return await self._happen(commands.remove(asked.seat, seat), asked)

    async def replace(self, asked: Asked, seat: Player) -> int:
        """Let a bot play on for somebody who is away, as the host."""
        return await self._happen(commands.replace(asked.seat, seat, self._audience.seats), asked)

    async def offer(self, asked: Asked, seat: Player, is_open: bool) -> int:
        """Let newcomers take over a seat that a bot plays, or no longer, as the host."""
        return await self._happen(commands.offer(asked.seat, seat, is_open), asked)

    async def add_words(self, asked: Asked, text: str) -> int:
        """Add words to the seed before the start, or change them."""
        words = read_words(text)

        def decide(now: TableState) -> Sequence[Event]:
            if now.match is None and now.chairs[asked.seat].words == words:
                return []
            return [Worded(asked.seat, words)]

        return await self._happen(decide, asked)

    async def start(self, asked: Asked, fill: str | None) -> int:
        """Deal the first round, as the host; bots of the kind `fill` take the free seats."""
        return await self._happen(commands.start(asked.seat, fill), asked)

    async def next_round(self, asked: Asked, version: int) -> int:
        """Deal the next round."""

        def decide(now: TableState) -> Sequence[Event]:
            _check_version(now, version)
            return [Dealt()]

        return await self._happen(decide, asked)

    async def leave(self, asked: Asked) -> int:
        """Give the seat up: before the start it is free again, after it a bot plays on, until one comes back."""
        return await self._happen(commands.give_up(asked.seat), asked)

    async def rematch(self, asked: Asked) -> int:
        """Make another table with the same seats and tokens; who asks second gets the same table."""
        code = new_code()

        def decide(now: TableState) -> Sequence[Event]:
            return [] if now.rematch else [Rematched(code)]

        return await self._happen(decide, asked, lambda now: _same_again(now, code))

    # --- questions: nothing happens -----------------------------------------------------------------------------------

    async def check(self, seat: Player, text: str) -> DraftVerdict:
        """Judge a turn that a player is putting together, by what the player sees."""
        match = self.situation.played
        if match.round_over:
            raise TURN("turn.over")
        view = match.game.view_for(match.state, seat)
        return await self._check(match.game, view, seat, text)

    async def hint(self, seat: Player, address: str) -> str:
        """Return what the game's strongest bot would play with the player's view."""
        match = self.situation.played
        if seat not in match.game.to_act(match.state):
            raise TURN("turn.over") if match.round_over else TURN("turn.not_yours", seat=seat + 1)
        return await self._hint(address, match.game, match.game.view_for(match.state, seat), Standing.of(match))

    # --- words in passing: told to whoever is there, stored nowhere ---------------------------------------------------

    async def emote(self, seat: Player, emote: messages.EmoteName) -> int:
        """Show everyone a gesture of a player, unless there were many of late."""
        gestures = self._gestures.setdefault(seat, RateLimit(EMOTES))
        if gestures.wait() > 0:
            raise REFUSALS("emote.too_fast")
        gestures.spend()
        await self.pass_on(written(messages.Emoted(seat, emote)))
        return self.situation.version


def _check_version(now: TableState, version: int) -> None:
    if not now.settled <= version <= now.version:
        raise REFUSALS("turn.stale", answered=version, version=now.version)


def _same_again(now: TableState, code: str) -> Change:
    """Return a new table with the same game and chairs. The host comes first, and so is host there too."""
    events: list[Event] = []
    names = [chair.name for chair in now.chairs if chair.cast and chair.name is not None]  # bots keep theirs
    for seat in sorted(range(now.setup.players), key=lambda seat: seat != now.host):
        chair = now.chairs[seat]
        if chair.newcomer is not None:
            names.append(tell_apart(chair.newcomer.name, names))
            events.append(Sat(seat, names[-1], chair.newcomer.token, chair.newcomer.guest))
        elif chair.token is not None and chair.name is not None:
            names.append(tell_apart(chair.name, names))  # older tables let in names that look alike
            events.append(Sat(seat, names[-1], chair.token, chair.guest))
        elif chair.bot is not None:
            events.append(BotSat(seat, chair.bot, chair.name if chair.cast else None))
    if now.pace != USUAL_PACE:
        events.append(Paced(now.pace))
    events += (Barred(digest) for digest in sorted(now.barred))
    entries = tuple(Entry(number, event) for number, event in enumerate(events, 1))
    return Change(code, entries, replace(now.setup, code=code, seed=Seed.fresh()))
