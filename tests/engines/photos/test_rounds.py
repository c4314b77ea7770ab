"""Imagined rounds: what lays are worth if everybody keeps to simple habits."""

from random import Random
from typing import Any

import pytest

from tablee.engines.photos import _kernel, solve
from tablee.engines.photos.cards import PHOTO, PHOTOS
from tablee.engines.photos.rounds import HOLDS, LAYS, Seen, Try, weigh
from tablee.engines.photos.sets import JOKER, Cards, can_go_out

ALL = [*range(102), *[JOKER] * 6]


def numbers(text: str) -> bytes:
    return bytes(PHOTO.get(card, JOKER) for card in text.split())


def seen(hand: bytes, table: bytes = b"", *, counts: tuple[int, ...] = (0, 8), **more: Any) -> Seen:
    """What player 0 knows; the others hold their cards and have not opened."""
    players = len(counts)
    start = Seen(table, hand, 0, (len(hand), *counts[1:]), (False,) * players, (HOLDS,) * players, near=0, tries=1)
    return start._replace(**more)


def brought(what: Seen, tries: list[Try], worlds: int, pure: int = 1) -> list[int]:
    """Return the result of each try in all worlds; pure Python has to agree with the kernel on the first few."""
    points = _kernel.weigh(what, tries, worlds, 1)
    assert points[:pure] == weigh(what, tries, pure, 1)
    return [sum(column) for column in zip(*points, strict=True)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kernel_and_pure_python_play_the_same_rounds(players: int) -> None:
    hand = bytes(Random(players).sample(ALL, 20))
    what = seen(hand, counts=(0,) + (18,) * (players - 1), tries=2)
    laid = numbers(" ".join(solve((), text_of(hand), opened=False).plan.laid))
    assert len(set(brought(what, [Try(), Try(laid)], 40, pure=2))) == 2


def text_of(cards: bytes) -> list[str]:
    return ["joker" if card == JOKER else PHOTOS[card] for card in cards]


def test_cards_fit_where_the_solver_can_lay_all_of_them() -> None:
    rng, answers = Random(7), set()
    for _ in range(30):
        hand = bytes(rng.sample(ALL, 26))
        fits = can_go_out(Cards(), Cards.of(hand), opened=True)
        assert fits == (not solve((), text_of(hand), opened=True).plan.left)
        answers.add(fits)
    assert answers == {True, False}


#: All families but Vienna's are on the table: a player who has opened can add each of its photos to a series.
ALL_BUT_VIENNA = numbers(" ".join(PHOTOS[:96]))


def test_a_player_who_can_go_out_does_so_and_gets_what_the_others_hold() -> None:
    what = seen(numbers("A-dish A-sight A-church"), ALL_BUT_VIENNA, counts=(0, 2), opened=(True, True))
    assert brought(what, [Try()], 8) == [8 * 2 * -3]  # the next player is out first


def test_laying_before_another_goes_out_saves_points() -> None:
    what = seen(numbers("A-dish A-sight A-church"), ALL_BUT_VIENNA, counts=(0, 2), opened=(True, True))
    assert brought(what, [Try(numbers("A-dish A-sight"))], 8) == [8 * 2 * -1]


def test_a_player_who_waits_lays_all_that_is_possible_when_the_time_has_come() -> None:
    hand = numbers("GB-dish GB-sight GB-church D-emblem D-dish joker")
    never, next_turn, later = brought(seen(hand, counts=(0, 12)), [Try(), Try(later=1), Try(later=4)], 30)
    assert len({never, next_turn, later}) == 3


@pytest.mark.parametrize("more", [{"habits": (HOLDS, LAYS)}, {"near": 40}])
def test_those_who_are_used_to_lay_do_so_and_all_do_when_somebody_is_near(more: dict[str, Any]) -> None:
    """What the others have laid costs them nothing when I go out; of equal lays the kernel may choose another."""
    hand = numbers("GB-dish GB-sight GB-church D-emblem D-sight D-church F-dish F-sight")
    (held,) = brought(seen(hand, counts=(0, 14)), [Try()], 20)
    (laid,) = brought(seen(hand, counts=(0, 14), **more), [Try()], 20, pure=0)
    assert weigh(seen(hand, counts=(0, 14), **more), [Try()], 1, 1)
    assert held != laid


def test_a_joker_that_is_taken_is_in_the_hand() -> None:
    what = seen(numbers("A-dish GB-emblem"), numbers("GB-dish GB-sight joker"), counts=(0, 14), opened=(True, True))
    left, taken = brought(what, [Try(numbers("GB-emblem")), Try(numbers("GB-emblem"), 1)], 20)
    assert taken != left


@pytest.mark.parametrize(("habit", "held"), [(HOLDS, 1), (LAYS, 4)])
def test_others_are_imagined_with_hands_that_they_would_still_hold(habit: int, held: int) -> None:
    """A player who could have gone out does not hold just a dish; one who lays everything that fits holds no dish."""
    table = numbers("D-dish CH-dish P-dish E-dish")
    what = seen(numbers("A-sight"), table, counts=(0, held), opened=(True, True), habits=(HOLDS, habit))
    (anything,) = brought(what, [Try()], 200)
    (sensible,) = brought(what._replace(tries=30), [Try()], 200, pure=0)
    assert weigh(what._replace(tries=30), [], 6, 1) == [[]] * 6
    assert sensible != anything


def test_a_round_in_which_nobody_goes_out_is_worth_nothing() -> None:
    lone = bytes(6 * capital + capital % 6 for capital in range(5))
    table = bytes(number for number in range(102) if number not in lone) + bytes([JOKER] * 6)
    assert brought(seen(lone[:2], table, counts=(0, 1)), [Try()], 3) == [0]
