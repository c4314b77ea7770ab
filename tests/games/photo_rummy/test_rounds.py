"""Turns, rounds and matches: who begins, what is drawn, how a round ends and is scored."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tablee.core.chance import Chance, Seed
from tablee.core.errors import InvalidNotation, InvalidOption
from tablee.core.match import NEXT_ROUND, Match, check_players
from tablee.core.options import build
from tablee.core.record import Event, Record, read_record
from tablee.games import find_game
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.pieces.cards import BOX
from tablee.games.photo_rummy.state import State
from tablee.testing.walks import deal, random_walk
from tests.games.moves import play, refusal
from tests.games.photo_rummy.table import GAME, position, told

LAST = ("NL-palace", "", "", "", "")  # one card is left in the piles
LONDON = "GB-church GB-sight GB-dish"


@pytest.mark.rule("PR-10")
def test_two_to_four_players_and_four_rounds() -> None:
    assert GAME.rounds == 4
    for players in (2, 3, 4):
        check_players(GAME, players)
    for players in (1, 5):
        with pytest.raises(InvalidOption, match="for 2 to 4 players"):
            check_players(GAME, players)
    with pytest.raises(InvalidOption, match="rounds is a number from 1"):
        build(PhotoRummy, {"rounds": 0})


@pytest.mark.rule("PR-11")
@pytest.mark.parametrize(
    ("players", "heights"), [(2, (19, 19, 18, 18, 18)), (3, (17, 17, 17, 17, 16)), (4, (16, 15, 15, 15, 15))]
)
def test_each_takes_eight_cards_and_the_rest_lies_in_five_piles(players: int, heights: tuple[int, ...]) -> None:
    state = deal(GAME, players, seed=1)
    assert [len(hand) for hand in state.hands] == [8] * players
    assert tuple(map(len, state.piles)) == heights
    assert Counter(GAME.pieces(state)) == Counter(BOX)
    view = GAME.view_for(state, 0)
    assert view.piles == heights
    assert view.hand == state.hands[0]
    assert view.counts == (8,) * players
    assert GAME.view_for(state, None).hand == ()


@pytest.mark.rule("PR-12")
def test_the_host_marks_the_seat_that_starts_or_leaves_it_to_chance() -> None:
    assert {GAME.first_player(3, Chance.from_number(seed)) for seed in range(30)} == {0, 1, 2}
    marked = PhotoRummy(first="2")
    assert {marked.first_player(3, Chance.from_number(seed)) for seed in range(5)} == {1}
    with pytest.raises(InvalidOption, match="first is seat 4, but there are 3 players"):
        PhotoRummy(first="4").first_player(3, Chance.from_number(1))


@pytest.mark.rule("PR-12")
@pytest.mark.parametrize(("starter", "after_win", "after_void"), [("rotate", 2, 2), ("same", 1, 1), ("winner", 0, 2)])
def test_later_rounds_are_begun_as_agreed(starter: str, after_win: int, after_void: int) -> None:
    game = build(PhotoRummy, {"starter": starter})
    won = position(LONDON, "", "S-emblem", "S-dish", first=1, turn=None)
    void = position(LONDON, "A-dish", "S-emblem", "S-dish", piles=("",) * 5, first=1, turn=None)
    assert game.next_first_player(won) == after_win
    assert game.next_first_player(void) == after_void


@pytest.mark.rule("PR-12")
def test_play_goes_clockwise() -> None:
    state = position("", "A-dish", "S-emblem", "S-dish", drawn=False)
    moves = "p0 draw 1", "p0 pass", "p1 draw 2", "p1 pass", "p2 draw 3", "p2 pass"
    assert play(GAME, state, *moves).turn == 0
    assert refusal(GAME, state, "p1 draw 1").code == "turn.not_yours"


@pytest.mark.rule("PR-20")
def test_a_turn_begins_with_a_card_from_any_pile_that_is_not_empty() -> None:
    state = position("", "A-dish", "S-emblem", piles=("NL-palace NL-church", "", "NL-dish", "", "D-dish"), drawn=False)
    drawn = play(GAME, state, "p0 draw 1")
    assert drawn.hands[0] == ("A-dish", "NL-church")
    assert drawn.piles == (("NL-palace",), (), ("NL-dish",), (), ("D-dish",))
    assert (drawn.turn, drawn.drawn, told(drawn)) == (0, True, ["draw 1"])
    assert play(GAME, state, "p0 draw 5").hands[0] == ("A-dish", "D-dish")
    assert refusal(GAME, state, "p0 draw 2").code == "draw.pile_empty"
    assert refusal(GAME, state, "p0 pass").code == "draw.first"
    assert refusal(GAME, state, f"p0 lay {LONDON}").code == "draw.first"
    assert refusal(GAME, drawn, "p0 draw 1").code == "draw.already"
    assert GAME.view_for(state, 0).kinds == ("draw",)
    assert GAME.view_for(drawn, 0).kinds == ("lay", "pass")
    assert GAME.view_for(drawn, 1).kinds == GAME.view_for(drawn, None).kinds == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("draw", "say which pile: 'draw 1' to 'draw 5'"),
        ("draw 6", "say which pile"),
        ("draw 0", "say which pile"),
        ("discard GB-dish", "'discard' is not an action; known: draw, lay, pass, timeout"),
        ("passs", "did you mean 'pass'"),
        ("pass now", "'pass now' is not an action; write 'draw 3'"),
        ("lay", "'lay' is not an action"),
        ("", "'' is not an action"),
        ("lay GB-church | ", "a meld without pieces"),
        ("lay GB-chorch", "did you mean 'GB-church'"),
        (f"lay {'joker ' * 7}", "the box does not have that many cards"),
        (f"lay {'GB-church ' * 109}", "the box does not have that many cards"),
    ],
)
def test_what_is_no_action_says_how_to_write_one(text: str, message: str) -> None:
    with pytest.raises(InvalidNotation, match=message):
        GAME.read_action(text)


@pytest.mark.rule("PR-30")
def test_when_the_clock_runs_out_the_card_drawn_is_kept() -> None:
    game = replace(GAME, clock="bank")
    state = position(LONDON, "A-dish B-dish", "S-emblem")
    after = play(game, state, "p0 timeout")
    assert (after.table, after.hands[0], after.turn) == (state.table, ("A-dish", "B-dish"), 1)
    assert told(after) == ["timeout"]


@pytest.mark.rule("PR-30")
def test_a_card_that_was_not_drawn_yet_comes_from_the_highest_pile_the_first_of_equals() -> None:
    game = replace(GAME, clock="turn")
    piles = ("NL-palace", "NL-church NL-sight", "NL-dish", "D-dish D-sight", "")
    state = position(LONDON, "A-dish", "S-emblem", piles=piles, drawn=False)
    after = play(game, state, "p0 timeout")
    assert after.hands[0] == ("A-dish", "NL-sight")
    assert told(after) == ["draw 2", "timeout"]
    assert refusal(GAME, state, "p0 timeout").code == "timeout.no_limit"


@pytest.mark.rule("PR-40")
@pytest.mark.rule("PR-41")
def test_a_player_who_lays_the_last_card_wins_what_the_others_lose() -> None:
    state = play(GAME, position(LONDON, "GB-emblem", "S-emblem joker", "S-dish A-dish"), f"p0 lay {LONDON} GB-emblem")
    assert GAME.is_over(state)
    assert not GAME.to_act(state)
    outcome = GAME.outcome(state)
    assert (outcome.reason, outcome.winners, outcome.scores) == ("out", (0,), (13, -11, -2))
    assert refusal(GAME, state, "p1 draw 1").code == "turn.over"
    assert GAME.view_for(state, None).shown == ((), ("S-emblem", "joker"), ("S-dish", "A-dish"))


@pytest.mark.rule("PR-42")
def test_when_the_piles_are_exhausted_the_round_is_void() -> None:
    state = position(LONDON, "A-dish joker", "S-emblem", piles=LAST, drawn=False)
    drawn = play(GAME, state, "p0 draw 1")
    assert drawn.turn == 0, "the player who drew the last card finishes the turn"
    void = play(GAME, drawn, "p0 pass")
    outcome = GAME.outcome(void)
    assert (outcome.reason, outcome.winners, outcome.scores, outcome.counts) == ("void", (), (0, 0), True)


@pytest.mark.rule("PR-42")
@pytest.mark.rule("PR-40")
def test_with_the_last_card_of_the_piles_one_may_still_go_out() -> None:
    state = position(LONDON, "GB-emblem", "S-emblem", piles=("GB-palace", "", "", "", ""), drawn=False)
    out = play(GAME, state, "p0 draw 1", f"p0 lay {LONDON} GB-emblem GB-palace")
    assert GAME.outcome(out).scores == (1, -1)


def idle(state: State) -> str:
    """The actions of a player who never lays."""
    return "pass" if state.drawn else f"draw {next(n for n, pile in enumerate(state.piles, 1) if pile)}"


def to_the_end(match: Match) -> tuple[Match, list[Event]]:
    """Play a round in which nobody lays."""
    events = []
    while not match.round_over:
        event = Event(match.state.turn, idle(match.state))
        events.append(event)
        match = match.play(event.text)
    return match, events


@pytest.mark.rule("PR-42")
def test_a_void_round_counts_as_one_of_the_agreed_rounds_or_is_replayed() -> None:
    counted, _ = to_the_end(Match.start(PhotoRummy(rounds=1), 2, Seed(bytes(16))))
    assert (counted.over, counted.sheet, counted.rounds) == (True, ((0, 0),), 1)
    replayed, _ = to_the_end(Match.start(PhotoRummy(rounds=1, void_rounds="replay"), 2, Seed(bytes(16))))
    assert (replayed.over, replayed.sheet, replayed.rounds) == (False, ((0, 0),), 2)
    again = replayed.next_round()
    assert again.state.hands != counted.state.hands
    assert again.round == 2


@pytest.mark.rule("PR-43")
@pytest.mark.rule("PR-10")
def test_after_the_agreed_rounds_the_highest_total_wins_and_ties_share() -> None:
    match = Match.start(PhotoRummy(rounds=2), 3, Seed(bytes(16)))
    won = position(LONDON, "", "S-emblem joker", "S-dish A-dish", turn=None)
    lost = position(LONDON, "S-emblem joker", "", "S-dish A-dish", turn=None)
    first = match.at(won)
    assert (first.over, first.totals, first.leaders) == (False, (13, -11, -2), (0,))
    second = replace(first, round=2).at(lost)
    assert (second.over, second.totals, second.leaders) == (True, (2, 2, -4), (0, 1))


@pytest.mark.rule("PR-42")
def test_a_record_of_a_match_with_a_replayed_round_reads_back() -> None:
    start = Match.start(PhotoRummy(rounds=1, void_rounds="replay", first="1"), 2, Seed(bytes(16)))
    void, first = to_the_end(start)
    _, second = to_the_end(void.next_round())
    record = Record(start, (*first, Event(None, NEXT_ROUND), *second), ("Anna", "Ben"))
    assert read_record(record.write(), find_game) == record


def test_an_impossible_state_is_noticed() -> None:
    state = random_walk(GAME, 2, seed=1).steps[-1].before
    assert len(state.table) > 1
    GAME.check_state(state)
    for wrong in (
        state._replace(table=(("GB-church",), *state.table)),
        state._replace(table=state.table[::-1]),
        state._replace(hands=(state.hands[0][1:], state.hands[1])),
        state._replace(piles=state.piles[:4]),
        state._replace(opened=(False, False)),
        state._replace(hands=(state.hands[0] + state.hands[1], ())),
        state._replace(piles=((),) * 5, hands=(sum(state.piles, state.hands[0]), state.hands[1]), drawn=False),
    ):
        with pytest.raises(AssertionError):
            GAME.check_state(wrong)


def test_a_view_imagined_at_the_end_shows_the_hands_as_they_are() -> None:
    *_, last = random_walk(GAME, 3, seed=2).states
    assert GAME.imagine(GAME.view_for(last, None), Random(1)).hands == last.hands


def test_a_state_imagined_from_a_seat_looks_the_same_from_there() -> None:
    state = GAME.initial_state(3, Chance.from_number(1), first=0)
    view, rng = GAME.view_for(state, 1), Random(1)
    imagined = [GAME.imagine(view, rng) for _ in range(2)]
    assert [GAME.view_for(one, 1) for one in imagined] == [view, view]
    assert imagined[0].hands[0] != imagined[1].hands[0]
