"""A turn that is still being put together: what the referee says of it, without anything being done."""

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from tablee.core.errors import IllegalAction, Refusal
from tablee.core.game import AnyGame, Player


@dataclass(frozen=True)
class MeldVerdict:
    """What is to say of one combination of a draft."""

    pieces: tuple[str, ...]  # as they would lie: in order, and a star with its face; as drafted where it is flawed
    flaw: Refusal | None
    parts: tuple[tuple[str, ...], ...]  # the combinations that a flawed one falls into without a rest; mostly none


@dataclass(frozen=True)
class DraftVerdict:
    """What is to say of a whole draft. `action` is what to play, whoever's turn it is, if `refusal` is None."""

    action: str
    melds: tuple[MeldVerdict, ...]  # in the order in which they were drafted
    laid: tuple[str, ...]  # what would come from the hand; nothing where it cannot be told
    points: int | None  # towards the opening; None for who has opened
    minimum: int  # of an opening
    refusal: Refusal | None


@runtime_checkable
class Drafted(Protocol):
    """A game whose turns are put together on the table before they are played."""

    def check_draft(self, state: Any, player: Player, text: str) -> DraftVerdict:
        """Judge a draft in the game's notation as if it were the player's turn; raise InvalidNotation if unreadable."""
        ...


def check_draft(game: AnyGame, state: Any, player: Player, text: str) -> DraftVerdict:
    """Judge a draft as the game does; where turns are not put together, as the action that it is."""
    if isinstance(game, Drafted):
        return game.check_draft(state, player, text)
    action = game.read_action(text)
    try:
        game.apply(state, player, action)
    except IllegalAction as error:
        return DraftVerdict(game.write_action(action), (), (), None, 0, error.refusal)
    return DraftVerdict(game.write_action(action), (), (), None, 0, None)


def check_by_view(game: AnyGame, view: Any, player: Player, text: str) -> DraftVerdict:
    """Judge a draft by what its player sees and nothing else: not even the time it takes tells of what is hidden."""
    return check_draft(game, game.imagine(view, Random()), player, text)
