"""Games played to their end by fast players, in worlds consistent with what a player has seen."""

from collections.abc import Sequence

from tablee.engines.chances import Chances
from tablee.engines.contracts.box import CARDS
from tablee.engines.contracts.habits import Habits
from tablee.engines.contracts.policy import play_turn
from tablee.engines.contracts.table import Action, Table, shuffle

WIN = 12  # the value of a win: divisible by up to four players


def weigh(
    table: Table,
    known: Sequence[Sequence[int]],
    actions: Sequence[Action],
    habits: Habits,
    worlds: int,
    seed: int,
    ahead: Sequence[int] | None = None,
) -> list[tuple[int, int]]:
    """Return for each action its wins in this many worlds, and its lead in points at their end.

    In every world the decks and the others' cards are dealt again, except those that are known. `ahead` is what each
    player brings from earlier games of a match: then the sums decide, and equal sums share the win.
    """
    me = table.turn
    chances = Chances(seed)
    found = [(0, 0) for _ in actions]
    for _ in range(worlds):
        world = imagine(table, known, chances)
        later = chances.next()
        for place, action in enumerate(actions):
            won, lead = _outcome(world, action, habits, Chances(later), me, ahead)
            found[place] = found[place][0] + won, found[place][1] + lead
    return found


def imagine(table: Table, known: Sequence[Sequence[int]], chances: Chances) -> Table:
    """Return the table with all hidden cards dealt again."""
    world = table.copy()
    pool = world.deck
    for player in range(table.players):
        if player != table.turn:
            hand = world.hands[player]
            for card in known[player]:
                hand[card] -= 1
            pool += [card for card in range(CARDS) for _ in range(hand[card])]
    shuffle(pool, chances)
    shuffle(world.contract_deck, chances)
    for player in range(table.players):
        if player != table.turn:
            count = sum(world.hands[player])
            world.hands[player] = [0] * CARDS
            for card in (*known[player], *(pool.pop() for _ in range(count))):
                world.hands[player][card] += 1
    return world


def _outcome(
    world: Table, action: Action, habits: Habits, chances: Chances, me: int, ahead: Sequence[int] | None
) -> tuple[int, int]:
    now = world.copy()
    now.go_on(action, chances)
    while not now.over:
        play_turn(now, habits, chances)
    ranks = _ranks(now, ahead)
    return _share(ranks, me), ranks[me][0] - max(total for player, (total, _) in enumerate(ranks) if player != me)


def _ranks(now: Table, ahead: Sequence[int] | None) -> list[tuple[int, int]]:
    """Return each player's total, and what decides between equal ones."""
    if ahead is None:
        return list(zip(now.scores(), now.piles, strict=True))
    return [(score + before, 0) for score, before in zip(now.scores(), ahead, strict=True)]


def _share(ranks: Sequence[tuple[int, int]], player: int) -> int:
    return WIN // ranks.count(ranks[player]) if ranks[player] == max(ranks) else 0


def count_playouts(
    table: Table,
    habits: Habits,
    games: int,
    seed: int,
    action: Action | None = None,
    ahead: Sequence[int] | None = None,
) -> list[tuple[int, int]]:
    """Return each player's wins when the game is played out this many times, and the total of points.

    All hands stay as they are; each time the decks are shuffled, and then this action is played, if any.
    """
    chances = Chances(seed)
    found = [(0, 0)] * table.players
    for _ in range(games):
        now = table.copy()
        shuffle(now.deck, chances)
        shuffle(now.contract_deck, chances)
        if action is not None:
            now.go_on(action, chances)
        while not now.over:
            play_turn(now, habits, chances)
        ranks = _ranks(now, ahead)
        for player, (won, points) in enumerate(found):
            found[player] = won + _share(ranks, player), points + ranks[player][0]
    return found


def play_out(table: Table, habits: Sequence[Habits], seed: int) -> Table:
    """Return the table at the end of the game; each player has its own habits."""
    now, chances = table.copy(), Chances(seed)
    while not now.over:
        play_turn(now, habits[now.turn], chances)
    return now
