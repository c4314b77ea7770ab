import re
from contextlib import suppress

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tablee.core.chance import Seed
from tablee.core.errors import InvalidRecord
from tablee.core.match import Match
from tablee.core.record import Event, Record, read_record
from tablee.games import find_game
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.zoo_domino import ZooDomino
from tests.core.helpers.records import record_of, resealed

RECORD = record_of(ZooDomino(way="trumps", rounds=2), 3, Seed(bytes(range(16)), ("viel Glück", "", "a: b")))
TEXT = RECORD.write()


def test_a_record_reads_back() -> None:
    assert read_record(TEXT, find_game) == RECORD


def test_a_record_tells_everything_that_rebuilds_the_match() -> None:
    assert TEXT.startswith("tablee record 1\ngame: zoo-domino\nversion: 1\noptions: way=trumps must_trump=no rounds=2 ")
    assert f"commitment: {RECORD.match.seed.commitment}\n" in TEXT
    assert "\nwords: p0 viel Glück\nwords: p2 a: b\ndeal: " in TEXT
    assert TEXT.count("deal: ") == TEXT.count("scores: ") == 2


@given(st.data())
def test_one_changed_byte_anywhere_is_found(data: st.DataObject) -> None:
    raw = bytearray(TEXT.encode())
    place = data.draw(st.integers(0, len(raw) - 2))
    raw[place] ^= data.draw(st.integers(1, 127))
    with pytest.raises(InvalidRecord):
        read_record(raw.decode("utf-8", "replace"), find_game)


@given(st.data())
def test_what_chance_decided_cannot_be_changed_even_with_a_new_checksum(data: st.DataObject) -> None:
    """Replaying detects any changed byte of the seed, the words, the deals and the scores."""
    lines = TEXT.splitlines(keepends=True)
    told = [n for n, line in enumerate(lines) if line.startswith(("commitment", "seed", "words", "deal", "scores"))]
    number = data.draw(st.sampled_from(told))
    raw = bytearray(lines[number].encode())
    raw[data.draw(st.integers(0, len(raw) - 1))] ^= data.draw(st.integers(1, 127))
    lines[number] = raw.decode("utf-8", "replace")
    with pytest.raises(InvalidRecord):
        read_record(resealed("".join(lines)), find_game)


@given(st.lists(st.text(max_size=30) | st.sampled_from(TEXT.splitlines()), max_size=30))
def test_whatever_is_given_as_a_record_is_read_or_refused(lines: list[str]) -> None:
    text = "\n".join([*TEXT.splitlines()[:6], *lines, "sha256: "])
    with suppress(InvalidRecord):
        read_record(resealed(text), find_game)


@given(st.text("0123456789abcdef", min_size=64, max_size=64))
def test_another_commitment_is_found(commitment: str) -> None:
    ours = RECORD.match.seed.commitment
    assume(commitment != ours)
    with pytest.raises(InvalidRecord, match="the revealed seed does not match the commitment"):
        read_record(resealed(TEXT.replace(ours, commitment)), find_game)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed: 00", "seed: 01", "the revealed seed does not match the commitment"),
        ("commitment: ", "commitment: 0", "the revealed seed does not match the commitment"),
        ("deal: ", "deal: lion-lion ", "the replay differs from the record"),
        ("scores: ", "scores: 9 ", "the replay differs from the record"),
        ("version: 1", "version: 2", "played by rules version 2; these are version 1"),
        ("game: zoo-domino", "game: zoo", "the record is impossible: unknown game"),
        ("players: 3", "players: three", "invalid literal"),
        ("players: 3", "players: 9", "is for 2 to 6 players"),
        ("way=trumps", "way=drums", "way cannot be 'drums'"),
        ("seed: 00", "seed: xx", "non-hexadecimal"),
        ("seed: 00", "seed: ", "a seed has 16 bytes, not 15"),
        ("words: p0 ", "words: p1 ", "the record is impossible"),
        ("words: p0 ", "words: p3 ", "the record is impossible"),
        ("words: p0 ", "words: ", "is not a line of a record"),
        ("words: p0 viel Glück\n", "", "the record is impossible"),
        ("\nplayers: 3", "", "0 lines 'players: '"),
        ("p0 lay", "p7 lay", "the record is impossible"),
        ("p0 lay", "p99999 lay", "is not a line of a record"),
        ("p0 lay", "p lay", "is not a line of a record"),
        ("next\n", "", "the record is impossible"),
    ],
)
def test_a_resealed_change_is_found_by_playing_it_again(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(InvalidRecord, match=message):
        read_record(resealed(TEXT.replace(old, new, 1)), find_game)


def test_a_record_from_before_an_option_was_there_still_reads() -> None:
    old = resealed(re.sub(r" clock=.*", "", TEXT, count=1))
    assert "clock" not in old
    assert read_record(old, find_game) == RECORD
    assert read_record(old, find_game).write() == TEXT


def test_in_a_record_from_before_there_were_clocks_the_time_for_a_turn_counts() -> None:
    start = Match.start(PhotoRummy(clock="turn", turn_seconds=30), 2, Seed(bytes(16)))
    events = (Event(start.state.turn, "timeout"),)
    new = Record(start, events, ("Anna", "Ben")).write()
    old = resealed(re.sub(r" clock=turn (turn_seconds=30) .*", r" \1", new, count=1))
    assert old.splitlines()[3].endswith("void_rounds=count turn_seconds=30")
    assert read_record(old, find_game).match.game == start.game


def test_lines_out_of_place_are_found() -> None:
    name = "name: Player 2: Zoë\n"
    moved = TEXT.replace(name, "").replace("next\n", f"next\n{name}")
    with pytest.raises(InvalidRecord, match="the replay differs from the record"):
        read_record(resealed(moved), find_game)
    longer = TEXT.replace("sha256: ", "name: Zoe\nsha256: ")
    with pytest.raises(InvalidRecord, match="the replay differs from the record"):
        read_record(resealed(longer), find_game)


def test_nothing_follows_the_checksum() -> None:
    with pytest.raises(InvalidRecord, match="it has extra lines"):
        read_record(TEXT + "\n", find_game)


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "this is not a record"), ("hello\n", "this is not a record"), (TEXT[:-90], "its last line, the checksum")],
)
def test_a_file_that_is_not_a_record_is_reported(text: str, message: str) -> None:
    with pytest.raises(InvalidRecord, match=message):
        read_record(text, find_game)


def test_names_and_words_stay_on_their_lines() -> None:
    start = Match.start(ZooDomino(), 2, Seed(bytes(16)))
    record = Record(start, (), ("Anna\np0 pass", "Ben"))
    assert "name: Anna p0 pass\n" in record.write()


def test_a_record_is_replayed_step_by_step() -> None:
    steps = list(RECORD.replay())
    assert steps[0] == (None, RECORD.match)
    assert len(steps) == len(RECORD.events) + 1
    assert steps[-1][1].over


def test_names_that_cannot_be_shown_are_kept_and_not_shown() -> None:
    names = ("evil\u202ertl", "Z" + "\u0301" * 400, "n" * 200_000, "one too many")
    record = read_record(Record(RECORD.match, RECORD.events, names).write(), find_game)
    assert record.names == names
    assert record.shown_names == (None, None, None)
    assert Record(RECORD.match, RECORD.events, ("Anna",)).shown_names == ("Anna", None, None)


@pytest.mark.parametrize("words", ["x" * 61, "red \x1b[31m", "\u202eback"])
def test_words_that_no_table_takes_are_refused(words: str) -> None:
    with pytest.raises(InvalidRecord, match="words have at most 60 visible characters"):
        read_record(record_of(ZooDomino(), 2, Seed(bytes(16), (words, ""))).write(), find_game)


def test_a_record_of_too_many_events_is_refused_before_it_is_played() -> None:
    most = len(RECORD.events)
    assert read_record(TEXT, find_game, most) == RECORD
    with pytest.raises(InvalidRecord) as refused:
        read_record(TEXT, find_game, most - 1)
    assert refused.value.code == "record.too_long"


def test_a_record_is_verified_by_playing_it_again() -> None:
    record = record_of(ZooDomino(), 2, Seed(bytes(16)))
    *_, (_, last) = record.replay()
    assert record.verify() == record.verify(f" {record.match.seed.commitment.upper()}\n") == last
    with pytest.raises(InvalidRecord, match="not the expected one"):
        record.verify("00" * 32)
