"""Zoo Domino in the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from tablee.core.capabilities import Words
from tablee.core.game import Player
from tablee.games.zoo_domino.state import LaidView, View
from tablee.toolkit.terminal import Log, Look


class ZooDominoTerminal:
    """Renders chain, hand and turns with the sentences of the page."""

    def __init__(self, words: Words, names: Sequence[str], me: Player | None) -> None:
        self._words = words
        self._names = names
        self._me = me

    @property
    def looks(self) -> Mapping[str, Look]:
        """The topics that a player can ask for."""
        return {"chain": self._chain, "ends": self._ends, "hand": self._hand, "counts": self._counts}

    def happened(self, log: Log) -> list[str]:
        """Render the players' actions; consecutive draws are counted."""
        return list(self._sentences(log))

    def mine(self, action: str, before: View, after: View) -> str:
        """Render the player's own action and the domino drawn."""
        if action == "draw":
            return self._say("drew", domino=self._domino(after.hand[-1]))
        return self.happened([(self._seat(before), action)])[0]

    def opening(self, view: View) -> list[str]:
        """Render the left-over domino, if there is one."""
        return [self._chain(view)] if view.chain else []

    def situation(self, view: View, brief: bool) -> list[str]:
        """Render the chain, the counts and the hand; in brief, only the ends."""
        return [self._ends(view)] if brief else [self._chain(view), self._counts(view), self._hand(view)]

    def choice(self, action: str) -> str:
        """Return the label of an action in a list of choices."""
        return self._action("action", action)

    def hands(self, hands: Sequence[Sequence[str]]) -> list[str]:
        """Render the hands of the other players that are not empty."""
        return [
            self._say("hand-of", player=self._names[player], dominoes=self._dominoes(hand))
            for player, hand in enumerate(hands)
            if hand and player != self._me
        ]

    def _sentences(self, log: Log) -> Iterator[str]:
        for (player, action), entries in groupby(log):
            count = len(list(entries))
            you = "-you" if player == self._me else ""
            who = {} if you else {"player": self._names[player]}
            yield self._action("log", action, you, count=count, **who) + "."

    def _action(self, kind: str, action: str, ending: str = "", **args: object) -> str:
        verb, *rest = action.split()
        if rest:
            args["domino"] = self._domino(rest[0])
        if rest[1:]:
            args["end"] = rest[1]
        first = "-first" if len(rest) == 1 else ""
        return self._say(f"{kind}-{verb}{first}{ending}", **args)

    def _chain(self, view: View) -> str:
        if not view.chain:
            return self._say("chain-empty")
        return self._say("chain", dominoes=", ".join(map(self._laid, view.chain)))

    def _ends(self, view: View) -> str:
        if not view.chain:
            return self._say("chain-empty")
        left, right = self._animal(view.chain[0].left), self._animal(view.chain[-1].right)
        return self._say("ends", count=len(view.chain), left=left, right=right)

    def _hand(self, view: View) -> str:
        return self._say("hand", dominoes=self._dominoes(view.hand)) if view.hand else self._say("hand-empty")

    def _counts(self, view: View) -> str:
        others = [f"{self._names[player]} {count}" for player, count in enumerate(view.counts) if player != self._me]
        counts = self._say("counts", counts=", ".join(others))
        return f"{counts} {self._say('stock', count=view.stock)}" if view.stock else counts

    def _laid(self, laid: LaidView) -> str:
        domino = self._domino(f"{laid.left}-{laid.right}")
        return self._say("trump", domino=domino) if laid.trump else domino

    def _dominoes(self, hand: Sequence[str]) -> str:
        return ", ".join(map(self._domino, hand))

    def _domino(self, domino: str) -> str:
        return self._words.piece("zoo-domino", domino)

    def _animal(self, animal: str) -> str:
        return self._words.piece("zoo-domino", animal)

    def _say(self, key: str, **args: object) -> str:
        return self._words.say(f"zoo-domino-{key}", **args)

    def _seat(self, view: View) -> Player:
        assert view.me is not None, "only a player acts"
        return view.me
