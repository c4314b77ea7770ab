"""Photo Rummy in the terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tablee.core.game import Player
from tablee.core.pieces.melds import Meld, Table
from tablee.games.photo_rummy.melds import is_family, joker_moves, title_of
from tablee.games.photo_rummy.notation import read_action
from tablee.games.photo_rummy.pieces.cards import CAPITAL, JOKER, THEME, Card, in_order
from tablee.games.photo_rummy.pieces.catalogue import name_of
from tablee.games.photo_rummy.state import Draw, Lay, View
from tablee.toolkit.melds_terminal import MeldsTerminal
from tablee.toolkit.terminal import Log, Look


class PhotoRummyTerminal(MeldsTerminal):
    """Renders table, hand and turns: cards by name, and by notation too where the player must type them."""

    game = "photo-rummy"

    @property
    def looks(self) -> Mapping[str, Look]:
        """The topics that a player can ask for."""
        return {"table": self._lies, "counts": self._counts, "hand": self._hand}

    def happened(self, log: Log) -> list[str]:
        """Render the players' actions; drawn cards stay hidden."""
        return [sentence for player, action in log for sentence in self._sentences(player, action)]

    def mine(self, action: str, before: View, after: View) -> str:
        """Render the player's own action and the card drawn."""
        if isinstance(read_action(action), Draw):
            return self._say("drew", card=self._cards(after.hand[-1:]))
        assert before.me is not None, "only a player acts"
        return " ".join(self.happened([(before.me, action)]))

    def choice(self, action: str) -> str:
        """Return the label of an action in a list of choices."""
        parts = self._parts(action)
        return self._words.clauses(self._say(f"action-{verb}", **args) for verb, args in parts if verb != "joker")

    def hands(self, hands: Sequence[Sequence[str]]) -> list[str]:
        """Render the hands of the other players that are not empty."""
        return [
            f"{self._say('hand-of', player=self._names[player])} {self._cards(hand)}."
            for player, hand in enumerate(hands)
            if hand and player != self._me
        ]

    def _sentences(self, player: Player, action: str) -> Iterator[str]:
        you = "-you" if player == self._me else ""
        who = {} if you else {"player": self._names[player]}
        for verb, args in self._parts(action):
            yield (
                self._say("log-joker", **args) if verb == "joker" else self._say(f"log-{verb}{you}", **who, **args)
            ) + "."
        done = read_action(action)
        if isinstance(done, Lay):
            self._table = done.table

    def _parts(self, action: str) -> Iterator[tuple[str, dict[str, object]]]:
        """Yield the parts of an action: jokers taken, cards laid or the table rearranged, where jokers have come to."""
        done = read_action(action)
        if isinstance(done, Draw):
            yield "draw", {"pile": done.pile}
        elif isinstance(done, Lay):
            given = [take.photo for take in done.taking]
            laid = _laid(self._table, done.table, given)
            for take in done.taking:
                title = title_of(self._table[take.meld - 1])
                yield "take", {"cards": self._cards([take.photo]), "meld": self._title(title)}
            if laid:
                yield "lay", {"cards": self._cards(laid)}
            if not given and not laid:
                yield "rebuild", {}
            for title in joker_moves(self._table, done.table):
                yield "joker", {"meld": self._title(title)}
        else:
            yield action, {}

    def _lies(self, view: View) -> str:
        if not view.table:
            return self._say("table-empty")
        melds = [f"  {number}. {self._meld(meld)}" for number, meld in enumerate(view.table, 1)]
        return "\n".join([self._say("table"), *melds])

    def _meld(self, meld: Meld) -> str:
        """Return a meld as its common capital or theme and the rest: `London (GB): church, sight, joker`."""
        title, other = title_of(meld), THEME if is_family(meld) else CAPITAL
        return f"{self._title(title)} ({title}): {', '.join(other.get(card, card) for card in meld)}"

    def _title(self, title: str) -> str:
        return self._words.piece("photo-rummy", title)

    def _hand(self, view: View) -> str:
        if not view.hand:
            return self._say("hand-empty")
        named = ((card, self._words.piece("photo-rummy", card)) for card in in_order(view.hand))
        cards = [self._words.say("labelled", label=card, text=name) for card, name in named]
        return "\n  ".join([self._say("hand"), *cards])

    def _counts(self, view: View) -> str:
        return f"{self._others(view)} {self._say('piles', piles=', '.join(map(str, view.piles)))}"

    def _cards(self, cards: Iterable[Card]) -> str:
        """Return the names of cards, each with its notation, which includes capital and theme."""
        names = ((card, name_of(card, self._words.language)) for card in in_order(cards))
        return ", ".join(name if card == JOKER else f"{name} ({card})" for card, name in names)


def _laid(before: Table, after: Table, given: list[Card]) -> list[Card]:
    """Return the cards that came from the hand, except those given for jokers."""
    was, now = (Counter(card for meld in table for card in meld) for table in (before, after))
    now[JOKER] += len(given)
    return list((now - was - Counter(given)).elements())
