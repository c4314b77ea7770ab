"""Questions of players during a match: they change nothing, and the answer follows from what the player sees."""

from typing import Any, Protocol

from tablee.bots.standing import Standing
from tablee.core.capabilities import DraftVerdict
from tablee.core.errors import TURN
from tablee.core.game import AnyGame, Player
from tablee.core.match import Match
from tablee.table.messages.from_server import Concern
from tablee.toolkit.hints import Hint


class Advisor(Protocol):
    """Answers questions from a view alone."""

    async def check(self, game: AnyGame, view: Any, seat: Player, text: str) -> DraftVerdict:
        """Judge a draft."""

    async def hint(self, owner: str, game: AnyGame, view: Any, standing: Standing) -> Hint:
        """Return what the player can do, and what the strongest bot would do; the work is charged to `owner`."""

    async def consider(self, owner: str, game: AnyGame, view: Any, standing: Standing, action: str) -> Concern | None:
        """Return what the tutor says of an action; the work is charged to `owner`."""


async def check_draft(advisor: Advisor, match: Match, seat: Player, text: str) -> DraftVerdict:
    """Judge a player's unfinished turn."""
    if match.round_over:
        raise TURN("turn.over")
    return await advisor.check(match.game, match.game.view_for(match.state, seat), seat, text)


async def find_hint(advisor: Advisor, match: Match, seat: Player, address: str) -> Hint:
    """Return a hint for a player who must act."""
    _check_turn(match, seat)
    return await advisor.hint(address, match.game, match.game.view_for(match.state, seat), Standing.of(match))


async def consider(advisor: Advisor, match: Match, seat: Player, action: str, address: str) -> Concern | None:
    """Return what the tutor says before a player who must act does this."""
    _check_turn(match, seat)
    view = match.game.view_for(match.state, seat)
    return await advisor.consider(address, match.game, view, Standing.of(match), action)


def _check_turn(match: Match, seat: Player) -> None:
    if seat not in match.game.to_act(match.state):
        raise TURN("turn.over") if match.round_over else TURN("turn.not_yours", seat=seat + 1)
