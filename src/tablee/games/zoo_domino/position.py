"""Positions on a real table: read, checked and judged."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from tablee.core.errors import TURN, IllegalAction, InvalidNotation, InvalidPosition, Refusal, did_you_mean
from tablee.core.positions.reading import check_count, check_keys
from tablee.games.zoo_domino.chain import find_flaw
from tablee.games.zoo_domino.pieces.dominoes import ANIMALS, DOMINOES, Animal, Domino, read_domino
from tablee.games.zoo_domino.state import Laid, LaidView, View

if TYPE_CHECKING:
    from tablee.games.zoo_domino.rules import ZooDomino

KEYS = ("options", "chain", "hand", "stock", "action")
MOST_PLAYERS = 6  # ZD-02
EXAMPLE = '{"chain": ["lion-zebra"], "hand": ["zebra-monkey"], "action": "lay zebra-monkey right"}'


def piece(laid: Laid) -> Domino:
    """Return the domino in its canonical orientation."""
    return read_domino(f"{laid.left}-{laid.right}")


def referee(game: "ZooDomino", document: Mapping[str, Any]) -> Refusal | None:
    """Judge the proposed action of the player who holds `hand`; None means that it is legal."""
    check_keys(document, KEYS)
    view = read_view(game, document)
    action = game.read_action(_text(document, "action"))
    if game.write_action(action) in game.table_actions:
        return TURN("turn.only_the_table").refusal
    state = game.imagine(view, Random(0))
    try:
        game.apply(state, 0, action)
    except IllegalAction as error:
        return error.refusal
    return None


def read_view(game: "ZooDomino", document: Mapping[str, Any]) -> View:
    """Return the view of seat 0, whose turn it is: legality depends on nothing that this player cannot see."""
    chain = tuple(_read_laid(game, text) for text in _texts(document, "chain"))
    hand = tuple(_read(read_domino, text) for text in _texts(document, "hand"))
    if not hand:
        raise InvalidPosition("the hand is empty: the round is over")
    _check_once([*map(piece, chain), *hand])
    if flaw := find_flaw(chain):
        raise InvalidPosition(f"the chain is impossible: {flaw}")
    unseen = len(DOMINOES) - len(chain) - len(hand)
    stock = document.get("stock", 0)
    if not isinstance(stock, int) or isinstance(stock, bool) or not 0 <= stock <= unseen:
        raise InvalidPosition(f"stock is a number of dominoes from 0 to {unseen}, not {stock!r}")
    if stock and game.way == "trumps":
        raise InvalidPosition("there is no stock with way=trumps")
    counts = _read_counts(document, unseen - stock)
    return View(
        me=0,
        turn=0,
        first=0,
        chain=tuple(LaidView(*laid) for laid in chain),
        hand=tuple(map(str, hand)),
        counts=(len(hand), *counts),
        stock=stock,
        passes=_read_passes(document, len(counts)),
        log=(),
        actions=(),
        shown=(),
    )


def _read_counts(document: Mapping[str, Any], held: int) -> tuple[int, ...]:
    """Return how many dominoes each of the others holds, in the order of their turns; by default there is one other."""
    counts = document.get("counts", [held])
    if not isinstance(counts, list) or not 1 <= len(counts) < MOST_PLAYERS or not all(map(_is_count, counts)):
        raise InvalidPosition(f"counts is a list of 1 to {MOST_PLAYERS - 1} numbers from 1 to {len(DOMINOES)}")
    if sum(counts) != held:
        raise InvalidPosition(f"the others hold {sum(counts)} dominoes, but {held} are neither seen nor in the stock")
    return tuple(counts)


def _is_count(count: object) -> bool:
    return isinstance(count, int) and not isinstance(count, bool) and 1 <= count <= len(DOMINOES)


def _read_passes(document: Mapping[str, Any], others: int) -> int:
    """Return how many players in a row have passed just before."""
    passes = document.get("passes", 0)
    if not isinstance(passes, int) or isinstance(passes, bool) or not 0 <= passes <= others:
        raise InvalidPosition(f"passes is a number from 0 to {others}, not {str(passes)[:80]}")
    return passes


def read_lacking(document: Mapping[str, Any], others: int) -> list[list[Animal]]:
    """Return the animals that each of the others is known to lack, having drawn or passed."""
    lacking = document.get("lacking", [[]] * others)
    if not isinstance(lacking, list) or len(lacking) != others or not all(isinstance(one, list) for one in lacking):
        raise InvalidPosition(f"lacking is a list of animals for each of the others, {others} lists in all")
    for animal in (animal for animals in lacking for animal in animals):
        if animal not in ANIMALS:
            raise InvalidPosition(f"{str(animal)[:80]!r} is not an animal{did_you_mean(str(animal)[:80], ANIMALS)}")
    return lacking


def _read_laid(game: "ZooDomino", text: str) -> Laid:
    """Read `lion-zebra`, from left to right, or `zebra-zebra!`, a trump."""
    domino = _read(read_domino, text.removesuffix("!"))
    left = text.partition("-")[0]
    trump = text.endswith("!")
    if trump and not domino.is_double:
        raise InvalidPosition(f"{domino} cannot be a trump in the chain: only doubles are")
    if trump and game.way == "draw":
        raise InvalidPosition("there are no trumps with way=draw")
    return Laid(domino.one, domino.two, trump) if left == domino.one else Laid(domino.two, domino.one, trump)


def _read(reader: Any, text: str) -> Any:
    try:
        return reader(text)
    except InvalidNotation as error:
        raise InvalidPosition(str(error)) from None


def _check_once(pieces: list[Domino]) -> None:
    for domino in set(pieces):
        if pieces.count(domino) > 1:
            raise InvalidPosition(f"{domino} appears twice, but the box has one")


def _text(document: Mapping[str, Any], key: str) -> str:
    value = document.get(key)
    if not isinstance(value, str):
        raise InvalidPosition(f"{key} is missing; write {EXAMPLE}" if value is None else f"{key} must be a text")
    return value


def _texts(document: Mapping[str, Any], key: str) -> list[str]:
    value = document.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        missing = f"{key} is missing; write {EXAMPLE}"
        raise InvalidPosition(missing if value is None else f"{key} must be a list of texts")
    check_count(key, len(value), len(DOMINOES))
    return value
