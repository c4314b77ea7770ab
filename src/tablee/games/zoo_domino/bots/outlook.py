"""One-step lookahead in Zoo Domino: what would fit after an action, in the own hand and elsewhere."""

from typing import NamedTuple

from tablee.core.game import AnyGame
from tablee.engines.dominoes import Seen
from tablee.engines.dominoes.pieces import DOUBLES, DRAW, FITS, domino_of, ends_after
from tablee.games.zoo_domino.bots.seeing import see
from tablee.games.zoo_domino.pieces.numbering import number
from tablee.games.zoo_domino.state import Action, View


class Outlook(NamedTuple):
    """The table after the player's own action. Sets of dominoes are bit masks."""

    action: Action
    laid: int | None  # the domino that was laid; None after a pass or a draw
    hand: int  # the remaining hand
    fits: int  # all dominoes that show the animal of either end

    @property
    def follow_ups(self) -> int:
        """How many of the player's own dominoes would fit."""
        return (self.hand & self.fits).bit_count()

    @property
    def lays_double(self) -> bool:
        """Whether a double was laid."""
        return self.laid is not None and bool(DOUBLES >> self.laid & 1)

    def closes(self, seen: Seen) -> bool:
        """Whether nobody could ever lay again."""
        useful = self.fits | DOUBLES if seen.now.trumps else self.fits
        return not useful & (self.hand | seen.unseen)


def look_ahead(game: AnyGame, view: View) -> tuple[Seen, list[Outlook]]:
    """Return the known facts, and the table after each listed action."""
    seen = see(game, view)  # type: ignore[arg-type]
    mine = seen.now.hands[seen.me]
    ends = seen.now.left, seen.now.right
    outlooks = []
    for text in view.actions:
        action = game.read_action(text)
        done = number(action)
        if done < DRAW:
            left, right = ends_after(*ends, done)
            laid = domino_of(done)
            outlooks.append(Outlook(action, laid, mine & ~(1 << laid), FITS[left] | FITS[right]))
        else:
            outlooks.append(Outlook(action, None, mine, FITS[ends[0]] | FITS[ends[1]]))
    return seen, outlooks


def is_blunder(seen: Seen, view: View, outlook: Outlook) -> bool:
    """Whether the action is an obvious blunder.

    That is blocking the chain while another holds fewer dominoes, or not trumping when another is about to go out.
    """
    others = min(count for player, count in enumerate(view.counts) if player != seen.me)
    if outlook.laid is None:
        return others == 1
    return outlook.closes(seen) and outlook.hand.bit_count() > others
