"""OpenSpiel's information set search (ISMCTS) for Zoo Domino, draw, two players, as one of our bots.

The search steps our compiled rounds, and gets worlds that are consistent with every draw and pass, so that it
loses no time and no knowledge through the adapter. To play our expert against it:
`python -m benchmarks.bots.ismcts zoo-domino`.
"""

from functools import cache

from tablee.bots import Choice, Seat
from tablee.engines.dominoes import Round, imagine
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.bots.seeing import see
from tablee.games.zoo_domino.pieces.numbering import number


@cache
def kind() -> object:
    """Return OpenSpiel's description of turn-based games with hidden hands, copied from its three-card poker."""
    import pyspiel

    return pyspiel.load_game("kuhn_poker").get_type()


class Spiel:
    """A round with OpenSpiel's interface, stepped in place."""

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
        return False  # the order of the stock is part of the sampled world

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

    def __call__(self, seat: Seat) -> Choice:
        import numpy

        game, view, rng = seat.game, seat.view, seat.rng
        assert isinstance(game, ZooDomino)

        ismcts, mcts = self._searches
        chance = numpy.random.RandomState(rng.getrandbits(32))
        seen = see(game, view)
        bot = ismcts.ISMCTSBot(
            None, mcts.RandomRolloutEvaluator(1, chance), 2**0.5, self.simulations, random_state=chance
        )
        bot.set_resampler(lambda state, player: Spiel(imagine(seen, rng.getrandbits(64))))
        chosen = bot.step(Spiel(imagine(seen, 0)))
        return Choice(next(action for action in map(game.read_action, view.actions) if number(action) == chosen))
