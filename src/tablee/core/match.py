"""A match: rounds of one game, and the score sheet that grows by a row with each."""

from dataclasses import dataclass, replace
from typing import Generic

from tablee.core.capabilities import DrawsLots, Lots
from tablee.core.chance import Chance, Seed
from tablee.core.errors import TURN, InvalidOption, Refusals
from tablee.core.game import Action, AnyGame, Game, Outcome, Player, State, View
from tablee.core.values import changed

REFUSALS = Refusals(
    {
        "match.round_not_over": (None, "round {round} is still being played"),
        "match.over": (None, "the match is over"),
    }
)

NO_LOTS: Lots = ()
NEXT_ROUND = "next"  # in records, in the place of an action


@dataclass(frozen=True, repr=False)
class Match(Generic[State, Action, View]):
    """The state of a match: an immutable value; every action returns a new one."""

    game: Game[State, Action, View]
    players: int
    seed: Seed
    state: State  # of the round being played, or of the last one
    round: int = 1
    sheet: tuple[tuple[int, ...], ...] = ()  # one row for each finished round
    replayed: int = 0  # rounds of the sheet that do not count as agreed ones
    lots: Lots = NO_LOTS  # what was drawn to decide who begins this round, if the game draws lots

    @classmethod
    def start(
        cls, game: Game[State, Action, View], players: int, seed: int | Seed | None = None
    ) -> "Match[State, Action, View]":
        """Deal the first round. The same number as seed gives the same deal every time; without a seed, nobody can
        guess the deal."""
        check_players(game, players)
        seed = Seed.fresh() if seed is None else Seed.from_number(seed) if isinstance(seed, int) else seed
        chance = seed.chance()
        first, lots = _first_by_lot(game, players, chance.child("first"))
        return cls(game, players, seed, game.initial_state(players, chance.child("round 1"), first), lots=lots)

    def play(self, text: str, player: Player | None = None) -> "Match[State, Action, View]":
        """Return the match after an action in the game's notation, by the player whose turn it is or by another."""
        action = self.game.read_action(text)
        return self.apply(self._who_acts() if player is None else player, action)

    def apply(self, player: Player, action: Action) -> "Match[State, Action, View]":
        """Return the match after a player's action."""
        return self.at(self.game.apply(self.state, player, action))

    def _who_acts(self) -> Player:
        if self.turn is None:
            raise TURN("turn.over") if self.round_over else InvalidOption("several players may act: say which one does")
        return self.turn

    @property
    def turn(self) -> Player | None:
        """The player whose turn it is; None if the round is over or several may act at once."""
        players = self.game.to_act(self.state)
        return next(iter(players)) if len(players) == 1 else None

    def legal_actions(self, player: Player | None = None) -> tuple[Action, ...]:
        """Return what a player may do now; by default, the player whose turn it is.

        If a turn arranges a whole table these are examples: then `game.lists_all_actions` is False.
        """
        acting = self.turn if player is None else player
        return () if acting is None else tuple(self.game.legal_actions(self.state, acting))

    def view(self, player: Player | None = None) -> View:
        """Return what a player may know, or a spectator if none is given."""
        return self.game.view_for(self.state, player)

    def __str__(self) -> str:
        title = f"{self.game.name}, round {self.round} of {self.rounds}"
        scores = [f"scores: {' '.join(map(str, self.totals))}"] if self.sheet else []
        return "\n".join([title, str(self.state), *scores])

    def __repr__(self) -> str:
        stands = "over" if self.over else "round over" if self.round_over else f"turn {self.turn}"
        return f"<Match of {self.game.name}: {self.players} players, round {self.round} of {self.rounds}, {stands}>"

    def at(self, state: State) -> "Match[State, Action, View]":
        """Return the match with its round played on to this state; one that is over is entered on the sheet."""
        if not self.game.is_over(state):
            return changed(self, state=state)
        outcome = self.game.outcome(state)
        return replace(
            self, state=state, sheet=self.sheet + (outcome.scores,), replayed=self.replayed + (not outcome.counts)
        )

    def next_round(self) -> "Match[State, Action, View]":
        """Deal the next round."""
        if not self.round_over:
            raise REFUSALS("match.round_not_over", round=self.round)
        if self.over:
            raise REFUSALS("match.over")
        number, lots = self.round + 1, NO_LOTS
        chance = self.seed.chance().child(f"round {number}")
        first = self.game.next_first_player(self.state)
        if isinstance(self.game, DrawsLots) and self.game.draws_lots_again:
            first, lots = _first_by_lot(self.game, self.players, chance.child("first"))
        return replace(self, state=self.game.initial_state(self.players, chance, first), round=number, lots=lots)

    @property
    def rounds(self) -> int:
        """How many rounds are played: those agreed on, and one more for each that does not count."""
        return self.game.rounds + self.replayed

    @property
    def round_over(self) -> bool:
        """Whether the round that was being played has ended."""
        return len(self.sheet) == self.round

    @property
    def over(self) -> bool:
        """Whether all agreed rounds have been played."""
        return len(self.sheet) == self.rounds

    @property
    def outcome(self) -> Outcome | None:
        """How the last round ended; None while one is being played."""
        return self.game.outcome(self.state) if self.round_over else None

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals at the foot of the score sheet."""
        return tuple(map(sum, zip(*self.sheet, strict=True))) if self.sheet else (0,) * self.players

    @property
    def leaders(self) -> tuple[Player, ...]:
        """The players with the highest total; after the last round, the winners of the match.

        A match of one round is won by the winners of that round: the game may have ways to break a tie.
        """
        best = max(self.totals)
        leaders = tuple(player for player, total in enumerate(self.totals) if total == best)
        winners = self.outcome.winners if self.outcome and self.game.rounds == 1 else ()
        return tuple(player for player in leaders if player in winners) or leaders


def _first_by_lot(game: AnyGame, players: int, chance: Chance) -> tuple[Player, Lots]:
    """Return who begins, and what was drawn for it in a game that draws lots."""
    lots = game.draw_lots(players, chance) if isinstance(game, DrawsLots) else NO_LOTS
    return game.first_player(players, chance), lots


def check_players(game: AnyGame | type, players: int) -> None:
    """Refuse a number of players that the game is not made for."""
    allowed: range = game.players  # type: ignore[union-attr]
    if players not in allowed:
        name = game.name  # type: ignore[union-attr]
        raise InvalidOption(f"{name} is for {allowed[0]} to {allowed[-1]} players, not {players}")
