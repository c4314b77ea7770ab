"""Bots at the tables: they see a view, think in a worker, and give the same command as people."""

import asyncio
import logging
from random import Random

from tablee.bots.standing import Standing
from tablee.core.errors import IllegalAction
from tablee.core.game import Player
from tablee.table.bots.client import BotClient
from tablee.table.bots.pace import find_pause, find_wait
from tablee.table.state import TableState
from tablee.table.storage.store import StoreFailed
from tablee.table.table import Table

RETRY_DELAY_S = 1.0

log = logging.getLogger(__name__)


class Bots:
    """Plays the bots' turns, at a pace that people can follow; 0 is without pauses."""

    def __init__(self, pace: float = 1.0, bot_client: BotClient | None = None) -> None:
        self._pace = pace
        self.bot_client = bot_client or BotClient()
        self._rng = Random()
        self._at_work: dict[Table, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Let the table's bots act if it is their turn."""
        if table not in self._at_work and table.bot_to_act() is not None:
            self._at_work[table] = asyncio.create_task(self._work(table))

    async def close(self) -> None:
        """Stop all bots."""
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bot_client.close()

    async def _work(self, table: Table) -> None:
        try:
            in_a_row = 0
            while (due := table.bot_to_act()) is not None:
                await self._act(table, *due, in_a_row)
                in_a_row += 1
        except Exception:
            log.exception("the bots of a table gave up")
        finally:
            del self._at_work[table]

    def _pause(self, now: TableState, seat: Player, action: str, in_a_row: int) -> float:
        """Return how long the turn takes, by what spectators see of it."""
        game = now.setup.game
        after = now.played.play(action, seat)
        seen, seen_after = game.view_for(now.played.state, None), game.view_for(after.state, None)
        return find_pause(now.pace, seen, seen_after, seat, in_a_row, self._rng)

    async def _act(self, table: Table, seat: Player, kind: str, in_a_row: int) -> None:
        now, clock = table.state, asyncio.get_running_loop().time
        game = now.setup.game
        view = game.view_for(now.played.state, seat)
        began = clock()
        action = await self.bot_client.choose(game, view, Standing.of(now.played), kind, table.owner)
        try:
            pause = self._pace * self._pause(now, seat, action, in_a_row)
            await asyncio.sleep(find_wait(pause, clock() - began))
            await table.play(seat, action, now.version)
        except IllegalAction as error:
            if error.refusal.code == "turn.stale":  # somebody left meanwhile: look again
                return
            log.error(
                "a bot played what is forbidden", extra={"game": game.name, "bot": kind, "code": error.refusal.code}
            )
            await table.play(seat, await self.bot_client.choose_plainly(game, view), now.version)
        except StoreFailed:
            await asyncio.sleep(RETRY_DELAY_S)
