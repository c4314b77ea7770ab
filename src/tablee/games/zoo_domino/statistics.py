"""Zoo Domino among careful players on bit masks: the same rules and choices, several times as fast."""

from tablee.core.chance import Seed
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.engines.chances import Chances
from tablee.engines.dominoes import Round
from tablee.engines.dominoes.playouts import choose_carefully
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.pieces.numbering import ANIMAL, DOMINO
from tablee.games.zoo_domino.state import State
from tablee.toolkit.statistics import PlayedGame, Statistics


class ZooDominoStatistics(Statistics):
    """Counts doubles, and plays single rounds of careful players on bit masks."""

    notable = "doubles"

    def count_notable(self, state: State, players: int) -> list[int]:
        """Return how many doubles each player was dealt."""
        return [sum(one == two for one, two in hand) for hand in state.hands]

    def is_quick(self, game: AnyGame, bot: str) -> bool:
        """Whether it is a single round of careful players."""
        return isinstance(game, ZooDomino) and game.rounds == 1 and bot == "careful"

    def play_quickly(self, game: AnyGame, players: int, seed: Seed) -> PlayedGame:
        """Play one round."""
        assert isinstance(game, ZooDomino)
        dealt: State = Match.start(game, players, seed).state
        assert dealt.turn is not None, "a round has just been dealt"
        ended, actions = _play_on_bits(game, dealt, seed)
        winners = ended.winners()
        points = [int(seat in winners) for seat in range(players)]  # ZD-30
        doubles = self.count_notable(dealt, players)
        return PlayedGame(points, winners, dealt.turn, doubles, actions, ["out" if 0 in ended.counts else "blocked"])


def _play_on_bits(game: ZooDomino, dealt: State, seed: Seed) -> tuple[Round, int]:
    """Return the final state of the round, and the number of actions."""
    now = _on_bits(game, dealt)
    chances = Chances(int.from_bytes(seed.chance().child("bots").key[:8], "big"))
    actions = 0
    while not now.over:
        now.apply(choose_carefully(now, chances))
        actions += 1
    return now, actions


def _on_bits(game: ZooDomino, dealt: State) -> Round:
    assert dealt.turn is not None, "a round has just been dealt"
    hands = [sum(1 << DOMINO[domino] for domino in hand) for hand in dealt.hands]
    stock = [DOMINO[domino] for domino in dealt.stock]
    trumps = game.way == "trumps"
    must_trump = trumps and game.must_trump
    if not dealt.chain:
        return Round(hands, stock, dealt.turn, trumps=trumps, must_trump=must_trump)
    ends = ANIMAL[dealt.chain[0].left], ANIMAL[dealt.chain[-1].right]
    laid = (1 << len(DOMINO)) - 1 - sum(hands)  # ZD-20: what was left over
    return Round(hands, stock, dealt.turn, ends=ends, laid=laid, trumps=trumps, must_trump=must_trump)
