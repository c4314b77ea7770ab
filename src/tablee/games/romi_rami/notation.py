"""One notation for actions: `take heart-3 heart-5`, `complete pair+three/cherry with heart-1 clover-1 ...`, `end`.

A card is its suit and value, the joker token is `joker`; `discard clover-1 ...` is for more than ten cards,
`timeout` for the table when the time is up.
"""

from tablee.core.common_options.timing import TIMEOUT
from tablee.core.errors import InvalidNotation, did_you_mean
from tablee.core.turns import Timeout
from tablee.games.romi_rami.pieces.cards import JOKER, Hand, read_card, sorted_hand
from tablee.games.romi_rami.pieces.edition import Edition
from tablee.games.romi_rami.state import Action, Complete, Discard, End, Take

VERBS = ("take", "complete", "end", "discard", TIMEOUT)
EXAMPLE = "'take heart-3 heart-5', 'complete run-3/cherry with heart-1 clover-2 joker', 'end' or 'discard heart-1'"
MOST_WORDS = 40


def read_action(text: str, edition: Edition) -> Action:
    """Return the action that the text names; cards may come in any order."""
    match text.split(maxsplit=MOST_WORDS):
        case ["end"]:
            return End()
        case ["timeout"]:
            return Timeout()
        case ["take", *cards] if cards:
            return Take(read_cards(cards))
        case ["discard", *cards] if cards:
            return Discard(read_cards(cards))
        case ["complete", contract, "with", *cards] if cards:
            paid = read_cards([card for card in cards if card != JOKER])
            return Complete(read_contract(contract, edition), paid, cards.count(JOKER))
        case [verb, *_] if verb not in VERBS:
            raise InvalidNotation(f"{verb[:80]!r} is not an action{did_you_mean(verb[:80], VERBS)}")
    raise InvalidNotation(f"{text[:80]!r} is not an action; write {EXAMPLE}")


def read_cards(words: list[str]) -> Hand:
    """Return the cards in order."""
    return sorted_hand(list(map(read_card, words)))


def read_contract(text: str, edition: Edition) -> str:
    """Return the name of a contract of this edition."""
    if text not in edition.by_name:
        raise InvalidNotation(f"{text[:80]!r} is not a contract{did_you_mean(text[:80], edition.by_name)}")
    return text
