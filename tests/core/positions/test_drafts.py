"""A turn can be judged before it is played, whatever the game."""

from tablee.core.positions.drafts import check_by_view, check_draft
from tablee.games.tile_rummy import TileRummy
from tests.games.romi_rami.table import GAME, position
from tests.games.tile_rummy.table import position as tile_position


def test_a_game_that_has_drafts_judges_them_itself() -> None:
    verdict = check_draft(TileRummy(), tile_position("", "R7 R8 R9", "K1"), 0, "lay R9 R8 R7")
    assert verdict.melds[0].pieces == ("R7", "R8", "R9")


def test_elsewhere_the_draft_is_the_action() -> None:
    state = position("h1", "d1", values="h3 h4 l5")
    legal = check_draft(GAME, state, 0, "take heart-4 heart-3")
    assert (legal.action, legal.refusal, legal.melds) == ("take heart-3 heart-4", None, ())
    refused = check_draft(GAME, state, 0, "take heart-4 clover-5")
    assert refused.refusal is not None
    assert refused.refusal.code == "take.mixed"
    assert check_draft(GAME, state, 1, "take heart-4").refusal is not None, "whose turn it is counts too"


def test_what_a_player_sees_is_enough_to_judge_by() -> None:
    game, state = TileRummy(), tile_position("", "R7 R8 R9", "K1")
    judged = check_by_view(game, game.view_for(state, 0), 0, "lay R9 R8 R7")
    assert judged == check_draft(game, state, 0, "lay R9 R8 R7")
