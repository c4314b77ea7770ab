"""Every shuffle of a match is reported, and can be reproduced from the seed alone."""

import hashlib
import hmac
import random
from collections import Counter
from math import factorial
from typing import Any

import pytest

from tablee.bots import Seat
from tablee.core.chance import Seed
from tablee.core.errors import InvalidRecord
from tablee.core.match import Match
from tablee.core.options import build
from tablee.core.record import Event, Record, read_record
from tablee.core.shuffle_recorder import WatchedSeed, shuffles_of
from tablee.games import GAMES, find_game
from tablee.games.bots import find_bot
from tests.core.vectors import FILE, write_vectors

SEED = Seed(bytes(range(16)), ("for luck", ""))


def played(name: str, **options: Any) -> Record:
    """Let two bots play a match."""
    rng, events = random.Random(3), []
    start = match = Match.start(build(GAMES[name], options), 2, SEED)
    bot = find_bot(name)
    while not match.over:
        if match.round_over:
            match = match.next_round()
            events.append(Event(None, "next"))
            continue
        (player,) = match.game.to_act(match.state)
        action = bot(Seat(match.game, match.game.view_for(match.state, player), rng)).action
        match = match.apply(player, action)
        events.append(Event(player, match.game.write_action(action)))
    return Record(start, tuple(events), ("Anna", "Ben"))


RECORDS: dict[str, dict[str, Any]] = {
    "zoo-domino": {"rounds": 2, "way": "trumps"},
    "tile-rummy": {"version": "exchange"},
    "photo-rummy": {"rounds": 2},
    "romi-rami": {},
}


def shuffled_again(path: tuple[str, ...], pieces: tuple[str, ...]) -> list[str]:
    """Shuffle by the description of the construction, without using our code."""

    def sign(key: bytes, message: bytes) -> bytes:
        return hmac.new(key, message, hashlib.sha256).digest()

    key = sign(SEED.secret, b"tablee seed 1\x00\x00\x00\x08for luck\x00\x00\x00\x00")
    for label in path:
        key = sign(key, b"child " + label.encode())
    blocks = -(-(factorial(len(pieces)).bit_length() + 128) // 256)
    x = int.from_bytes(b"".join(sign(key, i.to_bytes(4, "big")) for i in range(blocks)), "big")
    order = list(pieces)
    for i in range(len(order), 1, -1):
        x, j = divmod(x, i)
        order[i - 1], order[j] = order[j], order[i - 1]
    return order


@pytest.mark.parametrize("name", RECORDS)
def test_every_shuffle_can_be_made_again(name: str) -> None:
    record = played(name, **RECORDS[name])
    shuffles = shuffles_of(record)
    assert [list(shuffle.after) for shuffle in shuffles] == [
        shuffled_again(shuffle.path, shuffle.before) for shuffle in shuffles
    ]
    assert len({shuffle.path for shuffle in shuffles}) == len(shuffles)


@pytest.mark.parametrize("name", RECORDS)
def test_each_deal_is_made_of_a_shuffle_of_the_whole_box(name: str) -> None:
    record = played(name, **RECORDS[name])
    shuffles = {shuffle.path: shuffle for shuffle in shuffles_of(record)}
    deals = [line.split()[1:] for line in record.write().splitlines() if line.startswith("deal: ")]
    assert deals
    for number, deal in enumerate(deals, 1):
        shuffle = shuffles[(f"round {number}",)]
        assert shuffle.before == shuffles[("round 1",)].before, "the box is the same in every round"
        assert not Counter(deal) - Counter(shuffle.after)


def test_shuffles_in_the_middle_of_a_round_are_reported_too() -> None:
    paths = [shuffle.path for shuffle in shuffles_of(played("tile-rummy", version="exchange"))]
    assert paths[0] == ("first", "draw 1")
    assert ("round 1", "later", "next", "shuffle") in paths


def test_watching_changes_nothing() -> None:
    record = played("romi-rami")
    watched = Match.start(record.match.game, 2, WatchedSeed(SEED.secret, SEED.words))
    assert Record(watched, record.events, record.names).write() == record.write()
    assert read_record(record.write(), find_game) == record


def test_the_shared_vectors_are_up_to_date() -> None:
    """Pinned: a change here breaks the verification of every record ever written."""
    assert FILE.read_text(encoding="utf-8") == write_vectors(), "the construction changed"


def test_a_record_with_too_many_shuffled_pieces_is_refused() -> None:
    record = played("zoo-domino")
    told = sum(len(each.path) + len(each.before) + len(each.after) for each in shuffles_of(record))
    assert shuffles_of(record, told)
    with pytest.raises(InvalidRecord) as refused:
        shuffles_of(record, told - 1)
    assert refused.value.code == "record.too_long"
