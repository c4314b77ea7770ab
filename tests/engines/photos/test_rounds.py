"""Imagined rounds: what lays are worth if everybody keeps to simple habits."""

from random import Random
from typing import Any

import pytest

from tablee.engines.photos import _kernel, solve
from tablee.engines.photos.cards import PHOTO, PHOTOS
from tablee.engines.photos.rounds import HOLDS, LAYS, Open, Seen, Try, weigh, weigh_each, weigh_open
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_points_of_every_player_are_those_that_are_added_up(players: int) -> None:
    what = seen(bytes(Random(players).sample(ALL, 20)), counts=(0,) + (18,) * (players - 1))
    each = _kernel.weigh_each(what, [Try(), Try(later=2)], 20, 1)
    assert each[:1] == weigh_each(what, [Try(), Try(later=2)], 1, 1)
    assert [[players * row[0] - sum(row) for row in rows] for rows in each] == _kernel.weigh(
        what, [Try(), Try(later=2)], 20, 1
    )
    assert all(sum(row) == 0 for rows in each for row in rows)


def test_a_lay_of_the_whole_hand_ends_the_round() -> None:
    hand = numbers("A-dish A-sight A-church")
    what = seen(hand, ALL_BUT_VIENNA + bytes([JOKER] * 6), counts=(0, 2), opened=(True, True))
    out, waiting = brought(what, [Try(hand), Try()], 20)
    assert out == 20 * 2 * 2  # each time the two photos that the other holds, and as many points lost
    assert waiting < out


def test_a_joker_taken_in_the_same_turn_keeps_a_player_in_the_round() -> None:
    """The photo that replaces the joker was the last card; the joker is in the hand now."""
    what = seen(numbers("GB-emblem"), numbers("GB-dish GB-sight joker"), counts=(0, 14), opened=(True, True))
    (kept,) = brought(what, [Try(numbers("GB-emblem"), 1)], 20)
    (out,) = brought(what, [Try(numbers("GB-emblem"))], 20)
    assert kept < out


# --- open hands -------------------------------------------------------------------------------------------------------


def opened(deck: bytes, *hands: str, **more: Any) -> Open:
    """A round in which the first player is about to draw."""
    players = len(hands)
    start = Open(ALL_BUT_VIENNA, tuple(map(numbers, hands)), 0, (True,) * players, (HOLDS,) * players, 0, deck)
    return start._replace(**more)


VIENNA = numbers("A-palace A-letterbox A-emblem")


def points(position: Open, first: bytes, orders: int) -> list[list[tuple[int, ...]]]:
    """Return what the kernel says, which is what pure Python says."""
    found = _kernel.weigh_open(position, first, orders, 7)
    assert found == weigh_open(position, first, orders, 7)
    return found


def test_whoever_draws_first_goes_out_if_the_hand_fits() -> None:
    """Every Viennese photo fits a series, so the first to draw is out, and the other pays for two cards and a joker."""
    position = opened(VIENNA, "A-dish", "A-sight A-church joker")
    assert points(position, b"", 3) == [[(12, -12)]] * 3
    assert points(position._replace(turn=1), b"", 2) == [[(-1, 1)]] * 2


def test_the_order_of_what_is_face_down_is_unknown() -> None:
    deck, table = numbers("A-dish D-sight joker"), numbers("GB-dish GB-sight GB-church")
    position = opened(deck, "A-sight", "A-church F-dish", table=table)
    found = points(position, b"", 8)
    assert found == points(position._replace(deck=bytes(reversed(deck))), b"", 8)
    assert len({row[0] for row in found}) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_drawn_first_changes_places_with_the_one_that_would_have_been(players: int) -> None:
    rng = Random(players)
    cards = rng.sample(ALL, len(ALL))
    hands = tuple(bytes(cards[18 * seat : 18 * seat + 18]) for seat in range(players))
    position = Open(
        b"", hands, players - 1, (False,) * players, (HOLDS,) * (players - 1) + (LAYS,), 2, bytes(cards[18 * players :])
    )
    found = _kernel.weigh_open(position, bytes(sorted(set(position.deck))), 3, 5)
    pure = weigh_open(position, position.deck[:2], 1, 5)
    assert [len(row) for row in found] == [1 + len(set(position.deck))] * 3
    for as_it_is, *exchanged in found:
        assert as_it_is in exchanged  # with the card that would have been drawn anyway
    assert [len(row) for row in pure] == [3]


def test_the_mean_of_all_cards_is_that_of_the_orders_as_they_are() -> None:
    """Over all orders of a small deck, luck adds up to nothing."""
    position = opened(
        numbers("A-dish D-sight joker"), "A-sight", "A-church F-dish", table=numbers("GB-dish GB-sight GB-church")
    )
    rows = points(position, position.deck, 400)
    usual = sum(row[0][0] for row in rows) / 400
    every = [sum(row[place][0] for row in rows) / 400 for place in (1, 2, 3)]
    assert sum(every) / 3 == pytest.approx(usual, abs=0.5)
    assert len(set(every)) > 1
