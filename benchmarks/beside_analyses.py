"""Turns of bots while a worker is busy with analyses: how long a server's bots take then, and without."""

import asyncio
import os
import sys
from statistics import median, quantiles
from time import perf_counter

from benchmarks.analyses import matches
from tablee.bots.standing import Standing
from tablee.core.match import Match
from tablee.games.bots import strongest_of
from tablee.server.workers.bot_client import make_bot_client
from tablee.table.analysing.parts import analyse_part
from tablee.table.bots.client import BotClient

GAMES = ("tile-rummy", "photo-rummy")  # whose analyses and whose strongest bots take longest
TURNS = 60


def positions(game: str) -> list[Match]:
    """Return positions of two matches in which somebody is about to act."""
    found = [match for record in matches(game, 2) for _, match in record.replay() if not match.round_over]
    return found[:: max(1, len(found) // TURNS)][:TURNS]


async def time_turns(client: BotClient, game: str) -> list[float]:
    """Return the milliseconds of each turn of the strongest bot, one after the other."""
    taken = []
    for match in positions(game):
        start = perf_counter()
        assert match.turn is not None
        await client.choose(match.game, match.view(match.turn), Standing.of(match), strongest_of(game))
        taken.append(1000 * (perf_counter() - start))
    return taken


async def analyse_on(client: BotClient, text: str) -> None:
    """Analyse the same match again and again."""
    while True:
        following: int | None = 0
        while following is not None:
            following = (await client.ask("reader", analyse_part, text, "normal", following, ())).next


async def compare(cores: int) -> None:
    """Print the time of turns, alone and beside analyses, on this many cores."""
    client = make_bot_client(1)
    await client.start()
    for game in GAMES:
        alone = await time_turns(client, game)
        busy = asyncio.create_task(analyse_on(client, matches(game, 1)[0].write()))
        await asyncio.sleep(1)
        beside = await time_turns(client, game)
        busy.cancel()
        print(f"  {game:12} {cores} {'core ' if cores == 1 else 'cores'}{_row(alone)}{_row(beside)}")
    await client.close()


def main() -> None:
    """Compare on one core, and on all there are."""
    print(f"\nTurns of the strongest bots beside analyses, {TURNS} of a match of two: milliseconds")
    head = ["alone", "95 %", "longest", "beside", "95 %", "longest"]
    print(f"  {'':20}{''.join(f'{each:>9}' for each in head)}")
    every = os.sched_getaffinity(0) if sys.platform == "linux" else set()
    for cores in sorted({1, len(every)}) if every else [os.cpu_count() or 1]:
        if every:
            os.sched_setaffinity(0, sorted(every)[:cores])
        asyncio.run(compare(cores))


def _row(taken: list[float]) -> str:
    return "".join(f"{each:9.0f}" for each in (median(taken), quantiles(taken, n=20)[-1], max(taken)))


if __name__ == "__main__":
    main()
