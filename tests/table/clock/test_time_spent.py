"""What is in the banks follows from the events alone."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import Seed
from tablee.games.zoo_domino import ZooDomino
from tablee.table.events import BotSat, Dealt, Event, Played, Rested, Resumed, Sat, Setup, Started
from tablee.table.people.places import SPECTATOR, Place
from tablee.table.rendering.presenter import table_for
from tablee.table.state import TableState
from tablee.table.transitions import apply_event, recall

MINUTES, INCREMENT = 2, 7
GAME = ZooDomino(clock="bank", bank_minutes=MINUTES, increment_seconds=INCREMENT, rounds=3)
FULL = 60_000 * MINUTES
CHAIRS = (Sat(0, "Anna", b"1"), Sat(1, "Ben", b"2"), BotSat(2, "careful"))


def opened(game: ZooDomino = GAME) -> TableState:
    return recall(Setup("CODE", game, 3, Seed(bytes(16))), [*CHAIRS, Started()])


def acting(now: TableState) -> int:
    (seat,) = now.to_act
    return seat


def play_turn(now: TableState, *took: int) -> TableState:
    """Let the player on turn act, with the time of each action; the remaining time is stored by rests."""
    times, seat = list(took), acting(now)
    while len(times) > 1:
        now = apply_event(apply_event(now, Rested(times.pop(0))), Resumed(0))
    while seat in now.to_act:
        assert now.match is not None
        action = next(iter(GAME.legal_actions(now.match.state, seat)))
        now = apply_event(now, Played(seat, GAME.write_action(action), times.pop() if times else 0))
    return now


@given(st.lists(st.lists(st.integers(0, 50_000), min_size=1, max_size=3), max_size=30))
def test_in_a_bank_is_what_it_began_with_and_what_turns_added_without_what_they_took(turns: list[list[int]]) -> None:
    now, banks = opened(), [FULL] * 3
    for took in turns:
        if now.phase != "playing":
            break
        seat = acting(now)
        assert now.time.allowed(now.setup, seat) == banks[seat]
        now = play_turn(now, *took)
        banks[seat] = max(0, banks[seat] - sum(took)) + 1000 * INCREMENT
        assert list(now.time.banks) == banks
        assert (now.time.spent, now.time.resting) == (0, False)


@given(st.lists(st.integers(0, 4), min_size=1, max_size=12), st.data())
def test_a_table_read_from_its_events_has_the_same_banks(takes: list[int], data: st.DataObject) -> None:
    now = opened()
    events: list[Event] = [*CHAIRS, Started()]
    for took in takes:
        if now.phase != "playing":
            break
        assert now.match is not None
        action = GAME.write_action(next(iter(GAME.legal_actions(now.match.state, acting(now)))))
        possible: list[Event] = [Played(acting(now), action, 1000 * took), Rested(took), Resumed(took)]
        event = data.draw(st.sampled_from(possible))
        events.append(event)
        now = apply_event(now, event)
    encoded = [msgspec.json.encode(event) for event in events]
    read = [msgspec.json.decode(text, type=Event) for text in encoded]
    assert recall(now.setup, read).time == now.time


def test_without_an_increment_an_empty_bank_stays_empty() -> None:
    now = opened(ZooDomino(clock="bank", bank_minutes=1, increment_seconds=0))
    seat = acting(now)
    now = play_turn(now, 70_000)
    assert now.time.banks[seat] == 0
    while acting(now) != seat:
        now = play_turn(now, 0)
    assert now.time.allowed(now.setup, seat) == 0


def test_every_round_begins_with_full_banks() -> None:
    now = opened()
    while now.phase == "playing":
        now = play_turn(now, 9_000)
    assert set(now.time.banks) != {FULL}
    assert table_for(now, Place(0), set(), 0, None).banks == []
    assert apply_event(now, Dealt()).time.banks == (FULL,) * 3


def test_everybody_sees_the_banks_of_people_and_none_of_bots() -> None:
    now = opened()
    while acting(now) == 2:
        now = play_turn(now, 0)
    seat = acting(now)
    now = apply_event(apply_event(now, Rested(5_000)), Resumed(1_000))
    told = table_for(now, SPECTATOR, {0, 1}, 0, None).banks
    assert told[2] is None
    assert (told[seat], told[1 - seat]) == (FULL - 6_000, FULL)


def test_an_event_from_before_clocks_reads_and_writes_as_before() -> None:
    old = b'{"type":"played","seat":1,"action":"draw"}'
    event = msgspec.json.decode(old, type=Event)
    assert event == Played(1, "draw", 0)
    assert msgspec.json.encode(event) == old
