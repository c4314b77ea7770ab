"""Converts a view of Zoo Domino to the kernel's numbers."""

from tablee.core.common_options.timing import TIMEOUT
from tablee.engines.dominoes import HOLDS, Clue, Round, Seen, pieces, read_clues
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.notation import read_action
from tablee.games.zoo_domino.pieces.dominoes import ANIMALS, DOMINOES, read_domino
from tablee.games.zoo_domino.position import piece
from tablee.games.zoo_domino.rules import HAND_SIZE
from tablee.games.zoo_domino.state import Action, Draw, Lay, State, Trump, View

ANIMAL = {animal: number for number, animal in enumerate(ANIMALS)}
DOMINO = {domino: number for number, domino in enumerate(DOMINOES)}
LAYS = {None: pieces.LAY, "left": pieces.LAY_LEFT, "right": pieces.LAY_RIGHT}
TRUMPS = {"left": pieces.TRUMP_LEFT, "right": pieces.TRUMP_RIGHT}


def number(action: Action) -> int:
    """Return the kernel's number of an action."""
    match action:
        case Lay(domino, end):
            return LAYS[end] + DOMINO[domino]
        case Trump(domino, end):
            return TRUMPS[end] + ANIMAL[domino.one]
        case Draw():
            return pieces.DRAW
    return pieces.PASS


def see(game: ZooDomino, view: View) -> Seen:
    """Return all that the player of the view knows."""
    assert view.me is not None
    assert view.turn is not None
    players, trumps = len(view.counts), game.way == "trumps"
    must_trump = trumps and game.must_trump
    dealt = len(DOMINOES) // players if trumps else HAND_SIZE[players]
    chain = [DOMINO[read_domino(f"{laid.left}-{laid.right}")] for laid in view.chain]
    # Actions that the table played on a timeout are in the log like the player's own.
    log = [(entry.player, read_action(entry.action)) for entry in view.log if entry.action != TIMEOUT]
    history = [(player, number(action)) for player, action in log]
    laid = _set(chain)
    left_over = laid & ~_set([pieces.domino_of(action) for _, action in history if action < pieces.DRAW])
    ends = pieces.HALVES[left_over.bit_length() - 1] if left_over else (pieces.EMPTY, pieces.EMPTY)
    clues = [
        clue
        for clue in read_clues(history, ends, left_over, dealt, players, must_trump=must_trump)
        if clue.player != view.me
    ]
    hand = _set([DOMINO[read_domino(text)] for text in view.hand])
    unseen = pieces.ALL & ~(laid | hand)
    if left_over > 1 and unseen & 1:  # ZD-21: the first player still holds the double elephant
        began = history[0][0] if history else view.turn
        clues.append(Clue(began, HOLDS, 0))
    now = Round(
        [hand if player == view.me else 0 for player in range(players)],
        [],
        view.turn,
        ends=(ANIMAL[view.chain[0].left], ANIMAL[view.chain[-1].right]) if view.chain else ends,
        trumped=(view.chain[0].trump, view.chain[-1].trump) if view.chain else (False, False),
        laid=laid,
        passes=view.passes,
        trumps=trumps,
        must_trump=must_trump,
    )
    return Seen(now, view.me, dealt, view.stock, unseen, tuple(clues))


def round_of(game: ZooDomino, state: State) -> Round:
    """Return a round that is not over, with all that is hidden."""
    assert state.turn is not None
    trumps, chain = game.way == "trumps", state.chain
    return Round(
        [_set([DOMINO[domino] for domino in hand]) for hand in state.hands],
        [DOMINO[domino] for domino in state.stock],
        state.turn,
        ends=(ANIMAL[chain[0].left], ANIMAL[chain[-1].right]) if chain else (pieces.EMPTY, pieces.EMPTY),
        trumped=(chain[0].trump, chain[-1].trump) if chain else (False, False),
        laid=_set([DOMINO[piece(laid)] for laid in chain]),
        passes=state.passes,
        trumps=trumps,
        must_trump=trumps and game.must_trump,
    )


def _set(dominoes: list[int]) -> int:
    return sum(1 << domino for domino in dominoes)
