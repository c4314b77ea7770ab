"""Plays one match between bots, with observers."""

from collections.abc import Iterable, Sequence
from random import Random

from tablee.bots import Bot, Seat
from tablee.bots.bot import choose_at_random
from tablee.bots.standing import Standing
from tablee.core.chance import Chance, Seed
from tablee.core.errors import InvalidOption, did_you_mean
from tablee.core.game import AnyGame, Player
from tablee.core.match import NEXT_ROUND, Match
from tablee.core.record import Event, Record
from tablee.games.bots import BOTS, find_bot
from tablee.toolkit.luck import Watcher

RANDOM = "random"  # a baseline, never an opponent for people


def seed_of(seed: int, number: int) -> Seed:
    """Return the seed of one game of a run: with it, `tablee` can replay this one game."""
    return Seed(Chance.from_number(seed).child(f"game {number}").key[:16])


def find_player(game: str, name: str) -> Bot:
    """Return the bot of that name, or the random one, which exists only here."""
    if name == RANDOM:
        return choose_at_random
    if name not in BOTS[game]:
        raise InvalidOption(f"unknown bot {name[:80]!r}{did_you_mean(name[:80], (*BOTS[game], RANDOM))}")
    return find_bot(game, name)


def play_match(game: AnyGame, seed: Seed, bots: Sequence[Bot], watchers: Iterable[Watcher] = ()) -> tuple[Match, int]:
    """Play one match to its end; return it and the number of actions."""
    match = Match.start(game, len(bots), seed)
    rngs = [Random(seed.chance().child(f"bot {seat}").key) for seat in range(len(bots))]
    actions = 0
    while True:
        state = match.state
        standing = Standing.of(match)
        while seats := game.to_act(state):
            seat = min(seats)
            action = choose(game, state, seat, bots[seat], rngs[seat], standing)
            after = game.apply(state, seat, action)
            for watcher in watchers:
                watcher.acted(game, state, seat, action, after)
            state = after
            actions += 1
        for watcher in watchers:
            watcher.ended(game, state)
        match = match.at(state)
        if match.over:
            return match, actions
        match = match.next_round()


class Recorder(Watcher):
    """Writes down what happens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def acted(self, game: AnyGame, before: object, seat: Player, action: object, after: object) -> None:
        """Add a player's action."""
        self.events.append(Event(seat, game.write_action(action)))

    def ended(self, game: AnyGame, state: object) -> None:
        """Add the next round, even after the last one."""
        self.events.append(Event(None, NEXT_ROUND))


def play_record(game: AnyGame, seed: Seed, bots: Sequence[Bot], names: Sequence[str] = ()) -> Record:
    """Play one match to its end; return its record."""
    recorder = Recorder()
    play_match(game, seed, bots, [recorder])
    return Record(Match.start(game, len(bots), seed), tuple(recorder.events[:-1]), tuple(names))


def choose(
    game: AnyGame, state: object, seat: Player, bot: Bot, rng: Random, standing: Standing | None = None
) -> object:
    """Return a bot's choice; with a single legal action, neither view nor bot is needed."""
    if game.lists_all_actions:
        listed = game.legal_actions(state, seat)
        first, *others = listed
        if not others:
            return first
    return bot(Seat(game, game.view_for(state, seat), rng, standing)).action
