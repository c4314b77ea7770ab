"""Positions on a real table: read, checked, judged and solved."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tablee.core.answers import Solved
from tablee.core.errors import IllegalAction, InvalidPosition, Refusal
from tablee.core.pieces.melds import LaidTable, Table
from tablee.core.positions.reading import (
    check_box,
    check_count,
    check_keys,
    read_melds,
    read_opened,
    read_part,
    read_piece,
    read_pieces,
)
from tablee.engines.photos import solve
from tablee.games.photo_rummy.laying.judging import judge_lay
from tablee.games.photo_rummy.melds import find_flaw, normal
from tablee.games.photo_rummy.pieces.cards import BOX, JOKER, Card, read_card
from tablee.games.photo_rummy.refusals import REFUSALS
from tablee.games.photo_rummy.state import Hand, Take

EXAMPLE = (
    '{"before": {"table": [["GB-church", "GB-sight", "joker"]], "hand": ["GB-dish", "D-dish"], "opened": true}, '
    '"after": {"table": [["GB-church", "GB-sight", "GB-dish"]], "hand": ["D-dish", "joker"]}, '
    '"taken": [{"meld": 0, "photo": "GB-dish"}]}'
)


def referee(document: Mapping[str, Any]) -> Refusal | None:
    """Judge the turn of the player who holds the hand, including the drawn card; None means that it is legal."""
    check_keys(document, ("options", "before", "after", "taken"))
    before = read_part(document, "before", ("table", "hand", "opened"), EXAMPLE)
    after = read_part(document, "after", ("table", "hand"), EXAMPLE)
    melds = read_melds(before, "table", read_card, EXAMPLE, len(BOX))
    table, hand = read_position(before)
    taking = _read_taken(document, melds, table)
    try:
        _judge(table, hand, read_opened(before), _read_table(after), _read_hand(after), taking)
    except IllegalAction as error:
        return error.refusal
    return None


def _judge(before: Table, hand: Hand, opened: bool, after: Table, left: Hand, taking: tuple[Take, ...]) -> None:
    kept = not taking and Counter(before) == Counter(after)  # PR-22: nothing has to be laid
    expected = Counter(hand if kept else judge_lay(before, hand, opened, after, taking).hand)
    found = Counter(left)
    for card in found - expected:
        raise REFUSALS("lay.appeared", [card], card=card)
    for card in expected - found:
        raise REFUSALS("lay.vanished", [card], card=card)


def solve_document(document: Mapping[str, Any], objective: str) -> Solved[LaidTable]:
    """Answer `{"options": ..., "table": [...], "hand": [...], "opened": true}` with what to lay, and how."""
    check_keys(document, ("options", "table", "hand", "opened"))
    table, hand = read_position(document)
    best = solve(table, hand, opened=read_opened(document), objective=objective).plan
    return Solved(best._replace(table=normal(best.table)))


def read_position(document: Mapping[str, Any]) -> tuple[Table, Hand]:
    """Return the table and the hand before a turn, which must be possible in a game."""
    table, hand = _read_table(document), _read_hand(document)
    if not hand:
        raise InvalidPosition("the hand is empty: the round is over")
    check_box([*hand, *(card for meld in table for card in meld)], BOX, {JOKER: "the joker"})
    for meld in table:
        flaw = find_flaw(meld)
        if flaw is not None:
            raise InvalidPosition(f"the table is impossible: {REFUSALS(flaw.code, meld, **dict(flaw.args))}")
    return table, hand


def _read_table(document: Mapping[str, Any]) -> Table:
    return normal(read_melds(document, "table", read_card, EXAMPLE, len(BOX)))


def _read_hand(document: Mapping[str, Any]) -> Hand:
    return read_pieces(document, "hand", read_card, EXAMPLE, len(BOX))


def _read_taken(document: Mapping[str, Any], melds: list[list[Card]], table: Table) -> tuple[Take, ...]:
    """Return the jokers taken; melds are numbered from 0 in the order of the document."""
    taken = document.get("taken", [])
    if not isinstance(taken, list) or not all(isinstance(take, Mapping) for take in taken):
        raise InvalidPosition(f"taken must be a list of objects with meld and photo; write {EXAMPLE}")
    check_count("taken", len(taken), len(BOX))
    return tuple(_read_take(take, melds, table) for take in taken)


def _read_take(take: Mapping[str, Any], melds: list[list[Card]], table: Table) -> Take:
    check_keys(take, ("meld", "photo"))
    meld, photo = take.get("meld"), read_piece(read_card, take.get("photo"))
    if photo == JOKER:
        raise InvalidPosition("a joker is taken for a photo, not for a joker")
    if not isinstance(meld, int) or isinstance(meld, bool) or not 0 <= meld < len(melds):
        raise InvalidPosition(f"meld is the number of a meld on the table, counted from 0, not {str(meld)[:80]!r}")
    return Take(photo, table.index(normal([melds[meld]])[0]) + 1)
