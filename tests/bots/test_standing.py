"""What bots know of the match whose round they play."""

from random import Random

from tablee.bots import Choice, Seat
from tablee.bots.bot import choose_first
from tablee.bots.standing import Standing
from tablee.core.chance import Seed
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.bots.expert import Chances
from tablee.games.photo_rummy.pieces.cards import JOKER, PHOTOS
from tablee.games.zoo_domino import ZooDomino
from tablee.lab.playing import play_match
from tablee.table.bots.tasks import think
from tests.games.photo_rummy.table import position

#: nearly all of it can be laid, and nothing lies on the table yet
HAND = (
    "N-church I-emblem A-sight A-palace L-palace L-church FIN-emblem B-letterbox IRL-sight N-dish S-sight P-palace "
    "A-church L-sight N-letterbox CH-church E-emblem GB-emblem D-palace F-sight joker B-church"
)
REST = [*(card for card in PHOTOS if card not in HAND.split()), *[JOKER] * 5]
THEIRS, PILES = " ".join(REST[::4]), tuple(" ".join(REST[place::4]) for place in (1, 2, 3))


def test_without_a_standing_the_match_is_assumed_to_begin() -> None:
    game = PhotoRummy(rounds=4)
    assert Seat(game, None, Random()).standing_among(3) == ((0, 0, 0), 3)
    assert Seat(game, None, Random(), Standing((5, -5), 1)).standing_among(2) == ((5, -5), 1)


def test_bots_of_the_laboratory_know_the_score_sheet_of_the_rounds_before() -> None:
    known: list[Standing] = []

    def reader(seat: Seat) -> Choice:
        known.append(seat.standing_among(2))
        return choose_first(seat)

    match, _ = play_match(ZooDomino(rounds=3), Seed(bytes(16)), [reader, reader])
    totals = [tuple(map(sum, zip((0, 0), *match.sheet[:played], strict=True))) for played in range(3)]
    assert list(dict.fromkeys(known)) == [Standing(totals[played], 2 - played) for played in range(3)]


def test_an_expert_of_photo_rummy_plays_for_the_match_and_lays_in_time_where_a_small_loss_wins_it() -> None:
    game = PhotoRummy()
    view = game.view_for(position("", HAND, THEIRS, opened="", piles=(*PILES, "", "")), 0)
    ahead, behind = (think(game, view, Standing(totals, 0), "expert", b"1") for totals in ((20, -20), (-20, 20)))
    assert (ahead[:3], behind) == ("lay", "pass")


def test_the_fewer_rounds_are_left_the_more_the_lead_decides() -> None:
    last, early = Chances(0, Standing((10, -10), 0)), Chances(0, Standing((10, -10), 3))
    assert last.after(-10) > 0.99
    assert last.after(-30) < 0.01
    assert 0.5 < early.after(-10) < early.after(10) < 0.75


def test_among_several_players_the_best_of_the_others_is_the_one_to_pass() -> None:
    second = Chances(1, Standing((30, 0, -30), 0))
    assert second.after(50) < 0.01 < 0.99 < second.after(70)
