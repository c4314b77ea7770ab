"""Zoo Domino among careful players, on sets of bits: the same rules and the same choices, several times as fast."""

from tablee.bots.zoo_domino.seeing import ANIMAL, DOMINO
from tablee.core.chance import Seed
from tablee.core.game import AnyGame
from tablee.core.match import Match
from tablee.engines.chances import Chances
from tablee.engines.dominoes import Round
from tablee.engines.dominoes.playouts import choose_carefully
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.state import State


def is_quick(game: AnyGame, bot: str) -> bool:
    """Whether single rounds of this game with this bot can be played so."""
    return isinstance(game, ZooDomino) and game.rounds == 1 and bot == "careful"


def play_quickly(game: AnyGame, players: int, seed: Seed) -> tuple[State, Round, int]:
    """Play one round; return its deal, how it stands in the end, and the number of actions."""
    assert isinstance(game, ZooDomino)
    dealt: State = Match.start(game, players, seed).state
    now = _on_bits(game, dealt)
    chances = Chances(int.from_bytes(seed.chance().child("bots").key[:8], "big"))
    actions = 0
    while not now.over:
        now.apply(choose_carefully(now, chances))
        actions += 1
    return dealt, now, actions


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
