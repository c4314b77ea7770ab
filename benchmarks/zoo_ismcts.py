"""Our expert for Zoo Domino against OpenSpiel's information set search (ISMCTS): draw, two players, mirrored deals.

The search gets our compiled rounds to step through, and worlds that already agree with every draw and pass, so that it
loses no time and no knowledge by the adapter. Its simulations are counted out to take as long a move as the expert
takes; the last row gives it more. Every deal is played twice, with seats exchanged.
"""

from collections.abc import Callable
from functools import cache
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time

from benchmarks.ilp_greedy import elo
from tablee.bots.zoo_domino import careful, expert
from tablee.bots.zoo_domino.seeing import number, see
from tablee.core.chance import Chance
from tablee.games import ZooDomino
from tablee.games.zoo_domino.state import Action, View
from tablee.solver.dominoes import Round, imagine

GAME = ZooDomino()
TRIAL = 40  # simulations, to learn how long one takes
ROWS = ((1, 150), (4, 75))  # (how many times as long it may think as the expert, deals)


@cache
def kind() -> object:
    """Return what OpenSpiel says of games in turns with hidden hands; its poker of three cards is one as well."""
    import pyspiel

    return pyspiel.load_game("kuhn_poker").get_type()


class Spiel:
    """A round as OpenSpiel's search steps it, in place."""

    def __init__(self, now: Round, path: str = "") -> None:
        self._now, self._path = now, path

    def get_game(self) -> "Spiel":
        return self

    def get_type(self) -> object:
        return kind()

    def num_players(self) -> int:
        return 2

    def current_player(self) -> int:
        return self._now.turn

    def is_chance_node(self) -> bool:
        return False  # the order of the stock is part of the imagined world

    def is_terminal(self) -> bool:
        return self._now.over

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self._now.legal()

    def apply_action(self, action: int) -> None:
        self._now.apply(int(action))
        self._path += f" {action}"

    def clone(self) -> "Spiel":
        return Spiel(self._now.copy(), self._path)

    def information_state_string(self) -> str:
        return f"{self._now.hands[self._now.turn]:x}{self._path}"

    def returns(self) -> list[float]:
        winners = self._now.winners()
        return [(player in winners) * 2 / len(winners) - 1 for player in (0, 1)]


class Peer:
    """OpenSpiel's search as one of our bots."""

    def __init__(self, simulations: int) -> None:
        from open_spiel.python.algorithms import ismcts, mcts

        self.simulations = simulations
        self._searches = ismcts, mcts

    def __call__(self, game: ZooDomino, view: View, rng: Random) -> Action:
        import numpy

        ismcts, mcts = self._searches
        chance = numpy.random.RandomState(rng.getrandbits(32))
        seen = see(game, view)
        bot = ismcts.ISMCTSBot(
            None, mcts.RandomRolloutEvaluator(1, chance), 2**0.5, self.simulations, random_state=chance
        )
        bot.set_resampler(lambda state, player: Spiel(imagine(seen, rng.getrandbits(64))))
        chosen = bot.step(Spiel(imagine(seen, 0)))
        return next(action for action in map(game.read_action, view.actions) if number(action) == chosen)


Bot = Callable[[ZooDomino, View, Random], Action]


def play(seed: int, bots: tuple[Bot, Bot], spent: dict[Bot, list[float]]) -> float:
    """Return what the first bot wins; `spent` takes the seconds of each decision."""
    state = GAME.initial_state(2, Chance.from_number(seed), first=seed % 2)
    rngs = [Random(f"{seed} {seat}") for seat in (0, 1)]
    while state.turn is not None:
        player, legal = state.turn, GAME.legal_actions(state, state.turn)
        action = legal[0]
        if len(legal) > 1:
            start = process_time()
            action = bots[player](GAME, GAME.view_for(state, player), rngs[player])
            spent[bots[player]].append(process_time() - start)
        state = GAME.apply(state, player, action)
    winners = GAME.outcome(state).winners
    return (0 in winners) / len(winners)


def compare(one: Bot, other: Bot, deals: int) -> tuple[list[float], dict[Bot, list[float]]]:
    """Return the share of the first bot in each deal, both seatings together, and the times of both."""
    spent: dict[Bot, list[float]] = {one: [], other: []}
    shares = [
        (play(seed, (one, other), spent) + 1 - play(seed, (other, one), spent)) / 2 for seed in range(1, deals + 1)
    ]
    return shares, spent


def tell(shares: list[float]) -> str:
    middle, error = mean(shares), 1.96 * stdev(shares) / sqrt(len(shares))
    return f"{elo(middle):+5.0f} Elo  (95 %: {elo(middle - error):+.0f} to {elo(middle + error):+.0f})"


def main() -> None:
    print("Zoo Domino, draw, two players: our expert against OpenSpiel's Python ISMCTS, mirrored deals", flush=True)
    trial = Peer(TRIAL)
    _, spent = compare(expert, trial, 5)
    each = mean(spent[trial]) / TRIAL
    for times, deals in ROWS:
        peer = Peer(max(2, round(times * mean(spent[expert]) / each)))
        shares, took = compare(expert, peer, deals)
        told = f"expert {1000 * mean(took[expert]):5.1f} ms, {peer.simulations:>4} simulations"
        print(f"  {told} {1000 * mean(took[peer]):6.1f} ms, {deals:>3} deals: {tell(shares)}", flush=True)
    shares, _ = compare(expert, careful, ROWS[0][1])
    print(f'  and against "leave the fewest that fit", {ROWS[0][1]} deals: {tell(shares)}')


if __name__ == "__main__":
    main()
