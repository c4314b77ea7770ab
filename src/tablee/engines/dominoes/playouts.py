"""Rounds played to their end: at random, or as a careful player would."""

from tablee.engines.chances import Chances
from tablee.engines.dominoes.pieces import ALL, DOMINOES, DRAW, FITS, ends_after
from tablee.engines.dominoes.rounds import Round

WHOLE = 60  # the value of a win: divisible by every number of players


def play_out(now: Round, chances: Chances, careful: bool) -> None:
    """Play the round to its end."""
    while not now.over:
        now.play(choose_carefully(now, chances) if careful else choose_at_random(now, chances))


def choose_at_random(now: Round, chances: Chances) -> int:
    """Return any legal action."""
    actions = now.legal()
    return actions[chances.below(len(actions))]


def choose_carefully(now: Round, chances: Chances) -> int:
    """Return the move after which the fewest dominoes unseen by this player fit either end; ties are random."""
    actions = now.legal()
    if actions[0] >= DRAW:
        return actions[0]
    unseen = ALL & ~(now.laid | now.hands[now.turn])
    best, fewest, ties = actions[0], DOMINOES + 1, 0
    for action in actions:
        if action >= DRAW:
            continue
        left, right = ends_after(now.left, now.right, action)
        openings = (unseen & (FITS[left] | FITS[right])).bit_count()
        if openings < fewest:
            best, fewest, ties = action, openings, 1
        elif openings == fewest:
            ties += 1
            if chances.below(ties) == 0:
                best = action
    return best


def share(now: Round, player: int) -> int:
    """Return a player's share of the win at the end of the round, in units of 1/`WHOLE`."""
    winners = now.winners()
    return WHOLE // len(winners) if player in winners else 0


def shuffle_stock(now: Round, chances: Chances) -> None:
    """Put the stock into another order."""
    stock = now.stock
    for top in range(len(stock) - 1, 0, -1):
        other = chances.below(top + 1)
        stock[top], stock[other] = stock[other], stock[top]


def count_playouts(start: Round, games: int, seed: int, careful: bool, *, shuffled: bool = False) -> list[int]:
    """Play the round out this many times, if wanted each time with another order of the stock; return each player's
    total."""
    chances = Chances(seed)
    won = [0] * start.players
    for _ in range(games):
        now = start.copy()
        if shuffled:
            shuffle_stock(now, chances)
        play_out(now, chances, careful)
        for player in range(start.players):
            won[player] += share(now, player)
    return won
