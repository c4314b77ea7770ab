"""Bots play many games, and what came of them is counted.

Game number g has a seed and bots' chance of its own, made from the seed of the run and g alone: so the counts depend
neither on how many processes share the work nor on who is faster.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tablee.bots import BOTS, Bot, find_bot
from tablee.bots.bot import choose_at_random
from tablee.core.chance import Chance, Seed
from tablee.core.errors import InvalidOption, did_you_mean
from tablee.core.game import AnyGame, Player
from tablee.core.match import Match
from tablee.lab.pool import run_shared

RANDOM = "random"  # a yardstick, never an opponent


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    game: AnyGame
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    checked: bool = False  # after every action: no piece is lost, and the rules could have led here

    def __post_init__(self) -> None:
        for name in self.bots:
            find_player(self.game.name, name)
        Match.start(self.game, self.players, self.seed_of(0))  # refuses what cannot be dealt before anything is begun

    def seed_of(self, number: int) -> Seed:
        """Return the seed of a game: with it, `tablee` can tell this one game again."""
        return Seed(Chance.from_number(self.seed).child(f"game {number}").key[:16])

    def bot_of(self, seat: Player, number: int) -> str:
        """Return who plays on a seat: with every game the bots move on by one."""
        return self.bots[(seat + number) % len(self.bots)]


@dataclass
class Tally:
    """What is counted; two tallies add up in any order."""

    seats: Counter[tuple[Player, int]] = field(default_factory=Counter)  # (winning seat, how many share) -> games
    bots: Counter[tuple[str, int]] = field(default_factory=Counter)  # (winning bot, how many share) -> seats
    played: Counter[str] = field(default_factory=Counter)  # bot -> seats on which it played
    lengths: Counter[int] = field(default_factory=Counter)  # actions of a game -> games
    endings: Counter[str] = field(default_factory=Counter)  # why a round ended -> rounds
    scores: Counter[int] = field(default_factory=Counter)  # what a player's column adds up to -> players
    best: Counter[int] = field(default_factory=Counter)  # what the highest column of a game adds up to -> games

    def add(self, other: "Tally") -> None:
        """Add what another process has counted."""
        self.seats.update(other.seats)
        self.bots.update(other.bots)
        self.played.update(other.played)
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        self.scores.update(other.scores)
        self.best.update(other.best)


def find_player(game: str, name: str) -> Bot:
    """Return the bot of that name, or the random one, which exists only here."""
    if name == RANDOM:
        return choose_at_random
    if name not in BOTS[game]:
        raise InvalidOption(f"unknown bot {name[:80]!r}{did_you_mean(name[:80], (*BOTS[game], RANDOM))}")
    return find_bot(game, name)


def simulate(plan: Plan, jobs: int, done: Callable[[int], None] = lambda games: None) -> Tally:
    """Play all games of the plan; `done` is told how many more games are finished."""
    total = Tally()
    for tally, games in run_shared(play_some, plan, plan.games, jobs):
        total.add(tally)
        done(games)
    return total


def play_some(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Play the games of these numbers."""
    tally = Tally()
    players = {name: find_player(plan.game.name, name) for name in plan.bots}
    for number in numbers:
        names = [plan.bot_of(seat, number) for seat in range(plan.players)]
        seed = plan.seed_of(number)
        look = _look_closely if plan.checked else _trust
        match, actions = _play(plan.game, seed, [players[name] for name in names], tally.endings, look)
        sharing = len(match.leaders)
        tally.lengths[actions] += 1
        tally.played.update(names)
        tally.scores.update(match.totals)
        tally.best[max(match.totals)] += 1
        for seat in match.leaders:
            tally.seats[seat, sharing] += 1
            tally.bots[names[seat], sharing] += 1
    return tally


def _trust(game: AnyGame, before: object, after: object) -> None:
    """Speed counts."""


def _look_closely(game: AnyGame, before: object, after: object) -> None:
    """Raise AssertionError where an action lost a piece or led to what the rules do not allow."""
    game.check_state(after)
    was, now = Counter(game.pieces(before)), Counter(game.pieces(after))
    assert was == now, f"vanished: {was - now}, appeared: {now - was}"


def _play(
    game: AnyGame, seed: Seed, bots: Sequence[Bot], endings: Counter[str], look: Callable[[AnyGame, Any, Any], None]
) -> tuple[Match, int]:
    """Play one match to its end; return it and the number of actions."""
    match = Match.start(game, len(bots), seed)
    rngs = [Random(seed.chance().child(f"bot {seat}").key) for seat in range(len(bots))]
    actions = 0
    while True:
        state = match.state
        while seats := game.to_act(state):
            seat = min(seats)
            after = game.apply(state, seat, choose(game, state, seat, bots[seat], rngs[seat]))
            look(game, state, after)
            state = after
            actions += 1
        endings[game.outcome(state).reason] += 1
        match = match.at(state)
        if match.over:
            return match, actions
        match = match.next_round()


def choose(game: AnyGame, state: object, seat: Player, bot: Bot, rng: Random) -> object:
    """Return a bot's choice; where there is none to make, neither view nor bot is needed."""
    if game.lists_all_actions:
        listed = game.legal_actions(state, seat)
        first, *others = listed
        if not others:
            return first
    return bot(game, game.view_for(state, seat), rng)
