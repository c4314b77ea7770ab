"""One notation for actions: `draw 3`, `lay GB-church GB-sight joker | D-dish ...`, `pass`, `timeout`.

A move is the whole resulting table. Jokers taken follow, each written as the photo given for it and the meld
that contained it when the turn began, counted from 1: `lay ... taking GB-dish 2 D-church 1`.
"""

from tablee.core.errors import InvalidNotation, did_you_mean
from tablee.core.pieces.melds import Meld, split_melds
from tablee.core.turns import Pass, Timeout
from tablee.games.photo_rummy.laying.taking import in_turn
from tablee.games.photo_rummy.melds import normal
from tablee.games.photo_rummy.pieces.cards import BOX, JOKER, JOKERS, read_card
from tablee.games.photo_rummy.state import Action, Draw, Lay, Take

VERBS = ("draw", "lay", "pass", "timeout")
PILES = 5  # PR-11
EXAMPLE = "'draw 3', 'lay GB-church GB-sight GB-dish', 'lay ... taking GB-dish 2' or 'pass'"


def read_action(text: str) -> Action:
    """Return the action that the text names; melds and their cards may come in any order."""
    match text.split():
        case ["draw", pile] if pile in map(str, range(1, PILES + 1)):
            return Draw(int(pile))
        case ["draw", *_]:
            raise InvalidNotation(f"say which pile: 'draw 1' to 'draw {PILES}'")
        case ["pass"]:
            return Pass()
        case ["timeout"]:
            return Timeout()
        case ["lay", *words] if words:
            melds, taking = read_lay(words)
            return Lay(normal(melds), taking)
        case [verb, *_] if verb not in VERBS:
            raise InvalidNotation(f"{verb[:80]!r} is not an action{did_you_mean(verb[:80], VERBS)}")
    raise InvalidNotation(f"{text[:80]!r} is not an action; write {EXAMPLE}")


def read_lay(words: list[str]) -> tuple[list[Meld], tuple[Take, ...]]:
    """Return the melds in canonical form, and the jokers taken, in the order of the cards."""
    cut = words.index("taking") if "taking" in words else len(words)
    taking = words[cut + 1 :]
    if len(taking) % 2 or words[cut:] == ["taking"]:
        raise InvalidNotation("after 'taking' come a photo and the number of its meld: 'taking GB-dish 2'")
    pairs = zip(taking[::2], taking[1::2], strict=True)
    melds = split_melds(words[:cut], read_card, "GB-church GB-sight GB-dish | D-dish ...")
    if sum(map(len, melds)) > len(BOX) or words.count(JOKER) > JOKERS:
        raise InvalidNotation("the box does not have that many cards")
    return melds, in_turn(_read_take(*pair) for pair in pairs)


def _read_take(photo: str, meld: str) -> Take:
    if not (meld.isascii() and meld.isdigit() and len(meld) < 4):
        raise InvalidNotation(f"{meld[:80]!r} is not the number of a meld: write 'taking GB-dish 2'")
    if photo == JOKER:
        raise InvalidNotation("a joker is taken for a photo: write 'taking GB-dish 2'")
    return Take(read_card(photo), int(meld))
