import hashlib
import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import Chance, Seed


def test_a_shuffle_is_what_the_module_says_in_any_language() -> None:
    """The construction, implemented step by step from its description."""
    secret, words = bytes(range(16)), ("bon jeu", "Glück")
    message = b"tablee seed 1" + b"\x00\x00\x00\x07bon jeu" + b"\x00\x00\x00\x06" + "Glück".encode()
    key = hmac.new(secret, message, hashlib.sha256).digest()
    child = hmac.new(key, b"child round 1", hashlib.sha256).digest()
    stream = b"".join(hmac.new(child, bytes([0, 0, 0, i]), hashlib.sha256).digest() for i in range(2))
    # 36! has 139 bits: with 128 more, two blocks of 256 bits
    x, order = int.from_bytes(stream, "big"), list(range(36))
    for i in range(36, 1, -1):
        j = x % i
        x //= i
        order[i - 1], order[j] = order[j], order[i - 1]
    assert list(Seed(secret, words).chance().child("round 1").shuffled(range(36))) == order


def test_the_commitment_is_what_the_module_says() -> None:
    seed = Seed(bytes(16))
    assert seed.commitment == hashlib.sha256(b"tablee commitment 1" + bytes(16)).hexdigest()


def test_known_shuffle() -> None:
    """Pinned: a change here breaks the verification of every record ever written."""
    assert Chance.from_number(1).child("round 1").shuffled(range(10)) == (4, 3, 5, 9, 0, 1, 6, 7, 2, 8)


@given(st.integers(0, 2**128 - 1), st.integers(0, 120))
def test_a_shuffle_loses_and_makes_nothing(seed: int, size: int) -> None:
    assert sorted(Chance.from_number(seed).shuffled(range(size))) == list(range(size))


def test_every_order_of_four_is_about_equally_likely() -> None:
    rounds = 6000
    seen = Counter(Chance.from_number(seed).shuffled("abcd") for seed in range(rounds))
    assert len(seen) == 24
    expected = rounds / 24
    chi_squared = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_squared < 60  # 23 degrees of freedom: the same seeds give the same number on every machine


def test_children_are_independent_of_each_other() -> None:
    chance = Chance.from_number(1)
    assert chance.child("round 1").shuffled(range(36)) != chance.child("round 2").shuffled(range(36))
    assert chance.child("round 1") == chance.child("round 1")


def test_words_change_the_deal_but_not_the_commitment() -> None:
    plain, worded = Seed(bytes(16)), Seed(bytes(16), ("anything",))
    assert plain.commitment == worded.commitment
    assert plain.chance() != worded.chance()
    assert Seed(bytes(16), ("ab", "c")).chance() != Seed(bytes(16), ("a", "bc")).chance()


def test_words_of_each_seat_are_tidied_and_none_at_all_count_as_none() -> None:
    assert Seed(bytes(16)).with_words(["  bon   jeu\n", ""]) == Seed(bytes(16), ("bon jeu", ""))
    assert Seed(bytes(16)).with_words(["", " "]) == Seed(bytes(16))


def test_it_matters_who_added_words() -> None:
    assert Seed(bytes(16), ("luck", "")).chance() != Seed(bytes(16), ("", "luck")).chance()


def test_fresh_seeds_differ() -> None:
    assert Seed.fresh() != Seed.fresh()
    assert len(Seed.fresh().secret) == 16
