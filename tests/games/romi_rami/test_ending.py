"""How a game ends and is scored."""

from typing import Any

import pytest

from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.pieces.cards import Face
from tablee.games.romi_rami.scoring import standing
from tablee.testing.playthrough import Stacked
from tests.games.romi_rami.table import GAME, completing, contracts, play, position

SIX = "run-4/cherry run-4/diamond run-4/clover four/heart four/clover four/diamond"
FIVE = " ".join(SIX.split()[:5])


def turn(state: Any, seat: int) -> Any:
    """Let a player take the first card of the market and end the turn."""
    return play(state, f"p{seat} take {state.values[0]}", f"p{seat} end")


@pytest.mark.rule("RR-40")
@pytest.mark.parametrize(("players", "before"), [(2, 6), (3, 5), (4, 4)])
def test_the_end_is_triggered_and_the_round_is_finished(players: int, before: int) -> None:
    zone = " ".join(SIX.split()[:before])
    zones = [zone, *[""] * (players - 1)]
    others = ["h5 d5 l5"] * (players - 1)
    state = completing("h1 d2 c3 l4 h5", *others, market="run-5/heart", zones=zones)
    assert GAME.view_for(state, 0).turns_left is None
    after = play(state, "p0 complete run-5/heart with h1 d2 c3 l4 h5")
    view = GAME.view_for(after, 1)
    assert (view.target, view.ending, view.turns_left) == (before + 1, "reached", players)
    after = play(after, "p0 end")
    for seat in range(1, players):
        assert not GAME.is_over(after)
        assert GAME.view_for(after, None).turns_left == players - seat
        after = turn(after, seat)
    assert GAME.is_over(after)
    assert GAME.outcome(after).reason == "reached"
    assert GAME.view_for(after, None).turns_left == 0


@pytest.mark.rule("RR-40")
def test_a_player_who_is_last_in_the_round_ends_the_game_at_once() -> None:
    state = completing("h1 d2 c3 l4 h5", "h5", market="run-5/heart", zones=[SIX, ""], first=1)
    assert GAME.is_over(play(state, "p0 complete run-5/heart with h1 d2 c3 l4 h5", "p0 end"))


@pytest.mark.rule("RR-41")
def test_the_score_and_its_parts() -> None:
    state = position(
        "h1", "h2", zones=["run-4/cherry five/heart", "four/heart"], piles=["h1 c2 c3", "h4"], trophies="2 3 4 5"
    )
    one, two = GAME.view_for(state._replace(jokers=(True, False)), 0).scores
    assert (one.contracts, one.bonus, one.trophies, one.joker, one.total) == (5, 3, 2, 1, 11)
    assert (two.contracts, two.bonus, two.trophies, two.joker, two.total) == (2, 1, 0, 0, 3)


@pytest.mark.rule("RR-42")
@pytest.mark.parametrize(
    ("face", "zones", "leader", "counts"),
    [
        ("cherry", ["run-4/cherry", "four/heart"], 0, (1, 0)),
        ("cherry", ["run-4/cherry", "five/cherry"], None, (1, 1)),
        ("cherry", ["", ""], None, (0, 0)),
        ("2", ["pair+pair+pair/cherry", "pair-2+pair/diamond"], 0, (3, 2)),
        ("3", ["three+run-3/heart", "pair+three/clover"], 0, (2, 1)),
        ("4", ["run-4/cherry", "four/heart"], None, (1, 1)),
        ("5", ["run-5/heart pair+run-5/clover", "run-3+five/heart"], 0, (2, 1)),
    ],
)
def test_a_trophy_goes_to_the_most_and_in_a_tie_to_nobody(
    face: str, zones: list[str], leader: int | None, counts: tuple[int, ...]
) -> None:
    found = standing(GAME.box.faces[f"trophy-{face}"], tuple(map(contracts, zones)))
    assert (found.leader, found.counts) == (leader, counts)
    assert found.lead == max(counts) - min(counts)


@pytest.mark.rule("RR-42")
def test_the_bonus_pile_does_not_count_for_a_trophy() -> None:
    state = position("h1", "h2", zones=["four/heart", "five/cherry"], piles=["c1 c2", ""], trophies="cherry 3 4 5")
    trophy = GAME.view_for(state, 0).trophies[0]
    assert (trophy.name, trophy.suit, trophy.combo, trophy.points) == ("trophy-cherry", "cherry", None, 3)
    assert (trophy.leader, trophy.lead) == (1, 1)


def ended(zones: list[str], piles: list[str], **more: Any) -> Any:
    return position("h1", "h2", zones=zones, piles=piles, turn=None, trophies="5", **more)


@pytest.mark.rule("RR-43")
def test_most_points_win_and_of_equal_points_most_bonus_cards() -> None:
    more_points = ended(["five/cherry", "four/clover"], ["", "l1"])
    assert GAME.outcome(more_points).winners == (0,)
    equal = ended(["four/heart", "four/clover run-4/clover"], ["h1 h1", "l1"])
    assert GAME.outcome(equal).scores == (5, 5)
    assert GAME.outcome(equal).winners == (0,)
    still_equal = ended(["four/heart", "four/clover"], ["h1", "l1"])
    assert GAME.outcome(still_equal).winners == (0, 1)


@pytest.mark.rule("RR-43")
def test_the_match_is_won_as_the_game_is() -> None:
    match = Match.start(RomiRami(stalled_after=1), 2, Seed(bytes(16)))
    tied = ended(["four/heart", "four/clover run-4/clover"], ["h1 h1", "l1"], idle=2)
    over = match.at(tied)
    assert over.over
    assert over.totals == (5, 5)
    assert over.leaders == (0,)


@pytest.mark.rule("RR-53")
def test_a_game_in_which_nobody_completes_a_contract_ends() -> None:
    game = RomiRami(stalled_after=2)
    state = position("h1 h2 h3", "d1 d2 d3", market="five/heart")
    for seat in (0, 1, 0):
        state = game.apply(state, seat, game.read_action(f"take {state.values[0]}"))
        state = game.apply(state, seat, game.read_action("end"))
        assert not game.is_over(state)
    done = game.apply(
        state._replace(hands=(state.hands[0], ("clover-5",) * 4), contracts=contracts("four/heart")),
        1,
        game.read_action(f"take {state.values[0]}"),
    )
    assert game.is_over(game.apply(done, 1, game.read_action("end")))
    assert game.outcome(game.apply(done, 1, game.read_action("end"))).reason == "stalled"
    saved = game.apply(done, 1, game.read_action("complete four/heart with clover-5 clover-5 clover-5 clover-5"))
    saved = game.apply(saved, 1, game.read_action("end"))
    assert not game.is_over(saved)
    assert saved.idle == 0, "a turn in which a contract was completed does not count"


def test_a_face_counts_nothing_in_an_empty_zone() -> None:
    assert Face(2, None, 5).counts(()) == 0


def test_the_deal_can_be_stacked() -> None:
    named = ("heart-5", "heart-5", "heart-5", "four/heart", "trophy-cherry")
    state = GAME.initial_state(2, Stacked(b"", named), 0)
    assert state.hands[0] == ("heart-5",) * 3
    assert str(state.contracts[0]) == "four/heart"
    assert [str(face) for face in state.trophies] == ["trophy-cherry", "trophy-3", "trophy-4", "trophy-5"]
