"""Romi Rami in the terminal."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from tablee.core.capabilities import Words
from tablee.core.game import Player
from tablee.games.romi_rami.pieces.cards import JOKER
from tablee.games.romi_rami.pieces.piles import bonus_paid
from tablee.games.romi_rami.state import ContractView, ScoreView, TrophyView, View
from tablee.games.romi_rami.turns import MOST_HELD
from tablee.toolkit.terminal import Log, Look

DISCARDS = 5  # ways to discard that are suggested


class RomiRamiTerminal:
    """Renders markets, hands and turns with the sentences of the page."""

    def __init__(self, words: Words, names: Sequence[str], me: Player | None) -> None:
        self._words = words
        self._names = names
        self._me = me

    @property
    def looks(self) -> Mapping[str, Look]:
        """The topics that a player can ask for."""
        return {"market": self._market, "hand": self._hand, "players": self._players, "trophies": self._trophies}

    def happened(self, log: Log) -> list[str]:
        """Render the players' actions, without the end of a turn, which the next turn implies."""
        return [self._action("log", action, player) + "." for player, action in log if action != "end"]

    def mine(self, action: str, before: View, after: View) -> str:
        """Render the player's own action, the cards drawn, and how many must be discarded."""
        told = [self._action("log", action, self._me) + "."]
        if action == "end" and (drawn := list((Counter(after.hand) - Counter(before.hand)).elements())):
            told.append(self._say("drew", cards=self._cards(drawn)))
        return " ".join(told + self._surplus(after))

    def opening(self, view: View) -> list[str]:
        """Render nothing: markets and trophies are shown every turn."""
        return []

    def situation(self, view: View, brief: bool) -> list[str]:
        """Render the markets, the hand and everyone's standing; in brief, only markets and hand."""
        last = [self._say("last-turns", count=view.turns_left)] if view.turns_left else []
        if brief:
            return [self._market(view), self._hand(view), *last]
        return [self._players(view), self._trophies(view), self._market(view), self._hand(view), *last]

    def choice(self, action: str) -> str:
        """Return the label of an action in a list of choices."""
        return self._action("action", action, None)

    def suggest(self, actions: Sequence[str]) -> list[str]:
        """Offer the best payment of each contract, with and without the joker; of many takes, those with most cards."""
        offered: dict[object, str] = {}
        for action in actions:
            verb, *rest = action.split()
            if verb == "complete":
                offered.setdefault((rest[0], JOKER in rest), action)
            elif verb == "discard":
                offered.setdefault(len(offered) % DISCARDS, action)
            else:
                offered[action] = action
        return [action for action in offered.values() if not _is_part_of_another(action, actions)]

    def hands(self, hands: Sequence[Sequence[str]]) -> list[str]:
        """Render nothing: hands do not count in the end."""
        return []

    def score_sheet(self, view: View) -> list[str]:
        """Render everyone's score step by step (RR-41)."""
        trophies = [self._won(trophy) for trophy in view.trophies]
        return [
            self._row("contracts", view.scores),
            self._row("bonus", view.scores),
            *trophies,
            self._row("joker", view.scores),
            self._row("total", view.scores),
        ]

    def _row(self, part: str, scores: Sequence[ScoreView]) -> str:
        row = ", ".join(f"{self._name(player)} {getattr(score, part)}" for player, score in enumerate(scores))
        return self._say(f"score-{part}", scores=row)

    def _won(self, trophy: TrophyView) -> str:
        what = {"points": trophy.points, "trophy": self._piece(trophy.name)}
        if trophy.leader is None:
            return self._say("score-trophy-nobody", **what)
        return self._say("score-trophy", player=self._name(trophy.leader), **what)

    def _action(self, kind: str, action: str, player: Player | None) -> str:
        verb, *rest = action.split()
        args: dict[str, object] = {}
        if verb == "complete":
            args["contract"] = self._piece(rest[0])
            if kind == "action":
                args["bonus"] = len(bonus_paid(action))
            rest = rest[2:]
        if rest:
            args["cards"] = self._cards(rest)
        mine = kind == "log" and player == self._me
        if kind == "log" and player is not None and not mine:
            args["player"] = self._names[player]
        return self._say(f"{kind}-{verb}{'-you' if mine else ''}", **args)

    def _market(self, view: View) -> str:
        cards = self._say("values", cards=self._cards(view.values), count=view.deck)
        contracts = self._say("contracts", contracts=self._words.clauses(map(self._worth, view.contracts)))
        return "\n".join(
            (
                contracts if view.contracts else self._say("contracts-none"),
                cards if view.values else self._say("values-none"),
            )
        )

    def _worth(self, contract: ContractView) -> str:
        return self._say("worth", contract=self._piece(contract.name), points=contract.points)

    def _hand(self, view: View) -> str:
        told = [self._say("hand", cards=self._cards(view.hand)) if view.hand else self._say("hand-empty")]
        if view.me is not None and view.jokers[view.me]:
            told.append(self._say("joker-kept"))
        return " ".join(told)

    def _surplus(self, view: View) -> list[str]:
        if view.me != view.turn or not view.surplus:
            return []
        return [self._say("surplus", most=MOST_HELD, count=view.surplus)]

    def _players(self, view: View) -> str:
        return "\n".join(self._holds(view, player) for player in range(len(view.counts)))

    def _holds(self, view: View, player: Player) -> str:
        zone = view.zones[player]
        mine = player == self._me
        told = self._say(
            "holds-you" if mine else "holds",
            **({} if mine else {"player": self._names[player]}),
            contracts=len(zone),
            target=view.target,
            bonus=view.pile_counts[player],
            cards=view.counts[player],
            score=view.scores[player].total,
        )
        if not zone:
            return told
        done = self._words.clauses(self._piece(contract.name) for contract in zone)
        return f"{told} {self._say('completed', contracts=done)}"

    def _trophies(self, view: View) -> str:
        return "\n".join(map(self._trophy, view.trophies))

    def _trophy(self, trophy: TrophyView) -> str:
        what = {"points": trophy.points, "trophy": self._piece(trophy.name)}
        if trophy.leader is None:
            return self._say("trophy-tie", **what)
        if trophy.leader == self._me:
            return self._say("trophy-you", lead=trophy.lead, **what)
        return self._say("trophy", leader=self._names[trophy.leader], lead=trophy.lead, **what)

    def _name(self, player: Player) -> str:
        return self._words.say("you") if player == self._me else self._names[player]

    def _cards(self, cards: Iterable[str]) -> str:
        return ", ".join(map(self._piece, cards))

    def _piece(self, piece: str) -> str:
        return self._words.piece("romi-rami", piece)

    def _say(self, key: str, **args: object) -> str:
        return self._words.say(f"romi-rami-{key}", **args)


def _is_part_of_another(action: str, actions: Sequence[str]) -> bool:
    """Whether a larger take contains these cards; single cards are always offered."""
    verb, *cards = action.split()
    if verb != "take" or len(cards) == 1:
        return False
    return any(other.startswith("take ") and Counter(other.split()) > Counter(action.split()) for other in actions)
