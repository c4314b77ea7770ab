"""Every bot against every other, over the same deals and on all seats.

A block is one deal played by two bots in every line-up, so that the luck of the deal is shared. Block
number n depends only on the seed of the ladder and n, never on which process plays it or when.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from time import thread_time
from typing import NamedTuple

from tablee.bots import Bot, Choice, Seat
from tablee.core.errors import InvalidOption
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.lab.decision_times import bucket
from tablee.lab.luck import Luck, luck_of, measures_of
from tablee.lab.playing import find_player, play_match, seed_of

WHOLE = 60  # the value of a win: divisible by every number of players

Pair = tuple[str, str]
LineUp = tuple[int, ...]  # for each seat, which of the two bots plays there


@dataclass(frozen=True)
class Plan:
    """The bots, the pairs and the game of a ladder."""

    game: AnyGame
    players: int
    seed: int
    bots: tuple[str, ...]
    only: tuple[Pair, ...] = ()  # empty: all
    adjusted: bool = True  # whether the luck of the draws is measured and subtracted

    def __post_init__(self) -> None:
        for name in self.bots:
            find_player(self.game.name, name)
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise InvalidOption("a ladder needs two bots or more, each named once")
        Match.start(self.game, self.players, seed_of(self.seed, 0))  # refuses what cannot be dealt

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        """Return the pairs."""
        return self.only or tuple(combinations(self.bots, 2))

    @cached_property
    def line_ups(self) -> tuple[LineUp, ...]:
        """Return the line-ups: alternating seats, rotated until both bots have played every seat equally often."""
        return tuple(line_ups(self.players))

    @property
    def measures(self) -> tuple[str, ...]:
        """Return the measures of luck."""
        return measures_of(self.game, self.players) if self.adjusted else ()

    def deals(self, games: int) -> int:
        """Return how many deals make at least this many games of a pair."""
        return -(-games // len(self.line_ups))


class Block(NamedTuple):
    """The results of a pair on one deal."""

    scores: tuple[int, ...]  # the first bot's result in each line-up, in sixtieths of a win
    luck: tuple[float, ...]  # how much luckier its draws were than the other's, by each measure


@dataclass
class Played:
    """Some blocks of a ladder, and the thinking times of the bots."""

    blocks: dict[int, Block] = field(default_factory=dict)
    times: dict[str, Counter[int]] = field(default_factory=dict)  # bot -> bucket of processor time -> decisions

    def add(self, other: "Played") -> None:
        """Add the results of another process."""
        self.blocks.update(other.blocks)
        for bot, times in other.times.items():
            self.times.setdefault(bot, Counter()).update(times)


def line_ups(players: int) -> Iterator[LineUp]:
    """Yield all rotations of seats taken in turns, by the first bot and then by the second.

    >>> list(line_ups(2)), list(line_ups(3))[:3]
    ([(0, 1), (1, 0)], [(0, 1, 0), (1, 0, 0), (0, 0, 1)])
    """
    seen: set[LineUp] = set()
    for begins in (0, 1):
        seats = tuple((seat + begins) % 2 for seat in range(players))
        for start in range(players):
            rotated = seats[start:] + seats[:start]
            if rotated not in seen:
                seen.add(rotated)
                yield rotated


def play_blocks(plan: Plan, numbers: Iterable[int]) -> Played:
    """Play the blocks of these numbers: all pairs of each deal."""
    played = Played()
    clocked = {name: Clocked(find_player(plan.game.name, name)) for name in plan.bots}
    for number in numbers:
        deal, pair = divmod(number, len(plan.pairs))
        played.blocks[number] = _play_block(plan, deal, [clocked[name] for name in plan.pairs[pair]])
    played.times = {name: bot.times for name, bot in clocked.items() if bot.times}
    return played


def by_deal(plan: Plan, deals: int, blocks: Mapping[int, Block]) -> list[list[Block]]:
    """Return the blocks of all pairs for each of the first `deals` deals."""
    pairs = len(plan.pairs)
    return [[blocks[deal * pairs + pair] for pair in range(pairs)] for deal in range(deals)]


class Clocked:
    """A bot whose processor time is measured."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: Counter[int] = Counter()

    def __call__(self, seat: Seat) -> Choice:
        """Choose as the bot does."""
        start = thread_time()
        choice = self.bot(seat)
        self.times[bucket(thread_time() - start)] += 1
        return choice


def _play_block(plan: Plan, deal: int, bots: list[Clocked]) -> Block:
    scores: list[int] = []
    lucks: list[tuple[float, ...]] = []
    for line_up in plan.line_ups:
        luck = luck_of(plan.game, plan.players) if plan.adjusted else Luck(plan.players)
        match, _ = play_match(plan.game, seed_of(plan.seed, deal), [bots[who] for who in line_up], [luck])
        scores.append(sum(WHOLE // len(match.leaders) for seat in match.leaders if line_up[seat] == 0))
        lucks.append(luck.between(line_up))
    mean = tuple(round(sum(each) / len(lucks), 9) for each in zip(*lucks, strict=True))
    return Block(tuple(scores), mean)
