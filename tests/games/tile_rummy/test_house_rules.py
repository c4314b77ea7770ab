"""House rules that a table may agree on (TR-80 to TR-85), and the bound of TR-36."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tablee.bots import Seat
from tablee.core.chance import Chance, Seed
from tablee.core.common_options.versions import build_version
from tablee.core.errors import InvalidOption, InvalidRecord
from tablee.core.match import Match
from tablee.core.options import build
from tablee.core.positions.solving import describe_best_turn
from tablee.core.record import Event, Record, checksum, read_record
from tablee.core.shuffle_recorder import shuffles_of
from tablee.games import find_game
from tablee.games.bots import LEVELS, YARDSTICKS, find_bot
from tablee.games.tile_rummy import TileRummy
from tests.games.moves import play, refusal
from tests.games.tile_rummy.table import KEEP, position

UNUSUAL: list[dict[str, object]] = [
    {"stars_in_play": "4", "hand_size": 20, "star_penalty": 0, "doubling": False},
    {"stars_in_play": "3", "stars": "free", "hand_size": 7, "version": "draw-discard", "star_penalty": 50},
    {"stars_in_play": "1", "version": "draw-keep", "exchange_after_opening": True, "opening_minimum": 0},
    {"stars_in_play": "4", "mixed_sequences": True, "ace": "both", "rework_on_opening": True, "opening_minimum": 0},
    {"stars_in_play": "4", "combinations": "series", "starter": "draw", "rounds": 2, "hand_size": 10},
]


@pytest.mark.rule("TR-80")
@pytest.mark.parametrize("stars", range(5))
def test_a_table_plays_with_up_to_four_stars(stars: int) -> None:
    game = build(TileRummy, {"stars_in_play": stars})
    assert Counter(game.box)["*"] == stars
    assert len(game.box) == 104 + stars
    with pytest.raises(InvalidOption):
        build(TileRummy, {"stars_in_play": 5})


@pytest.mark.rule("TR-80")
def test_three_stars_are_a_combination_like_any_other() -> None:
    game = TileRummy(stars_in_play="3", opening_minimum=36)
    state = play(game, position("", "* * * K1", "K13", opened=""), "p0 lay *R11 *R12 *R13")
    assert state.racks[0] == ("K1",)
    assert refusal(game, position("", "* * * K1", "K13", opened=""), "p0 lay *K1 *R1 *B1").rule == "TR-30"


@pytest.mark.rule("TR-81")
@pytest.mark.parametrize("size", [7, 14, 20])
def test_the_table_agrees_how_many_tiles_are_dealt(size: int) -> None:
    game = build(TileRummy, {"hand_size": size, "stars_in_play": 0})
    state = game.initial_state(4, Chance.from_number(1), 0)
    assert list(map(len, state.racks)) == [size] * 4
    assert len(state.pool) == 104 - 4 * size
    for wrong in (6, 21):
        with pytest.raises(InvalidOption, match="hand_size is a number from 7 to 20"):
            build(TileRummy, {"hand_size": wrong})


@pytest.mark.rule("TR-82")
@pytest.mark.parametrize("penalty", [0, 25, 50])
def test_the_table_agrees_what_a_star_on_a_rack_costs(penalty: int) -> None:
    game = build(TileRummy, {"star_penalty": penalty})
    state = play(game, position("R7 R8 R9", "R10", "K13 *"), "p0 lay R7 R8 R9 R10")
    assert game.outcome(state).scores == (13 + penalty, -13 - penalty)
    with pytest.raises(InvalidOption):
        build(TileRummy, {"star_penalty": 51})


@pytest.mark.rule("TR-82")
def test_the_solver_minds_what_a_star_costs() -> None:
    document = {"table": [["R7", "R8", "R9"], ["K5", "B5", "O5"]], "rack": ["R5", "*", "R10"], "opened": True}
    for penalty in (0, 50):
        laid = describe_best_turn(TileRummy(star_penalty=penalty), document, "points")["laid"]
        assert sorted(laid) == ["*", "R10", "R5"]
    rack = {"table": [["K5", "B5", "O5", "R5"], ["K1", "K2", "K3"]], "rack": ["K4", "*"], "opened": True}
    assert sorted(describe_best_turn(TileRummy(star_penalty=0), rack, "points")["laid"]) == ["*", "K4"]


@pytest.mark.rule("TR-83")
@pytest.mark.parametrize(("doubling", "times", "reason"), [(True, 2, "double"), (False, 1, "out")])
def test_the_table_agrees_whether_all_at_once_counts_double(doubling: bool, times: int, reason: str) -> None:
    game = TileRummy(doubling=doubling)
    state = play(game, position("", "R10 R11 R12", "K13", opened=""), "p0 lay R10 R11 R12")
    outcome = game.outcome(state)
    assert (outcome.reason, outcome.scores) == (reason, (13 * times, -13 * times))


def finished(match: Match) -> tuple[Match, list[Event]]:
    """Let nobody lay until the round is blocked."""
    events = []
    while not match.round_over:
        (seat,) = match.game.to_act(match.state)
        events.append(Event(seat, f"exchange {match.state.racks[seat][0]}"))
        match = match.play(events[-1].text, seat)
    return match, events


@pytest.mark.rule("TR-84")
def test_lots_are_drawn_again_before_every_round() -> None:
    game = TileRummy(starter="draw", rounds=3, blocked_after=1)
    start = match = Match.start(game, 3, Seed(bytes(range(16))))
    events, firsts = [], []
    while True:
        assert match.lots[-1][match.state.first] is not None
        firsts.append(match.state.first)
        match, more = finished(match)
        events += more
        if match.over:
            break
        match = match.next_round()
        events.append(Event(None, "next"))
        lots = match.seed.chance().child(f"round {match.round}").child("first")
        assert match.lots == game.draw_lots(3, lots)
        assert match.state.first == game.first_player(3, lots)
    record = Record(start, tuple(events), ("Anna", "Ben", "Carl"))
    assert read_record(record.write(), find_game) == record
    paths = [shuffle.path for shuffle in shuffles_of(record)]
    assert ("round 2", "first", "draw 1") in paths
    assert ("round 3", "first", "draw 1") in paths
    assert len(set(firsts)) > 1


@pytest.mark.rule("TR-85")
def test_players_who_have_opened_may_exchange_where_that_is_agreed() -> None:
    state = position("R7 R8 R9", "K1 K2", "K13", drawn=True)
    assert refusal(KEEP, state, "p0 exchange K1").code == "exchange.opened"
    game = TileRummy(version="draw-keep", exchange_after_opening=True)
    assert game.kinds(state, 0) == ("lay", "exchange", "pass")
    after = play(game, state, "p0 exchange K1")
    assert (after.turn, after.racks[0]) == (1, ("K2", "K3"))
    assert game.kinds(state._replace(pool=()), 0) == ("lay", "pass")


@pytest.mark.rule("TR-85")
@pytest.mark.parametrize("version", ["exchange", "draw-discard"])
def test_that_is_refused_in_other_versions(version: str) -> None:
    with pytest.raises(InvalidOption, match=f"works with version=draw-keep only, not with {version}"):
        build(TileRummy, {"version": version, "exchange_after_opening": "yes"})


@pytest.mark.rule("TR-36")
def test_a_round_is_blocked_after_100_turns_each_at_most_though_old_records_have_more() -> None:
    assert build(TileRummy, {"blocked_after": 100}).blocked_after == 100
    with pytest.raises(InvalidOption, match="blocked_after is a number from 1 to 100"):
        build(TileRummy, {"blocked_after": 101})
    old = build_version(TileRummy, 1, {"blocked_after": 1000})
    text = Record(Match.start(old, 2, Seed(bytes(16))), (), ("Anna", "Ben")).write()
    assert "\nversion: 1\n" in text
    game: Any = read_record(text, find_game).match.game
    assert game.blocked_after == 1000
    new = text.replace("\nversion: 1\n", "\nversion: 2\n")
    body = new[: new.rindex("sha256: ")]
    with pytest.raises(InvalidRecord, match="from 1 to 100"):
        read_record(f"{body}sha256: {checksum(body)}\n", find_game)


@pytest.mark.rule("TR-80")
@pytest.mark.rule("TR-81")
@pytest.mark.rule("TR-82")
@pytest.mark.rule("TR-85")
@pytest.mark.parametrize("options", UNUSUAL, ids=str)
@pytest.mark.parametrize("level", [*LEVELS["tile-rummy"], *YARDSTICKS["tile-rummy"]])
def test_bots_of_every_level_play_by_house_rules(options: dict[str, object], level: str) -> None:
    game = build(TileRummy, {"blocked_after": 3, **options})
    bot, rng = find_bot("tile-rummy", level), Random(3)
    match = Match.start(game, 2, Seed(bytes(16)))
    for _ in range(60):
        if match.round_over:
            break
        (seat,) = game.to_act(match.state)
        action = bot(Seat(game, game.view_for(match.state, seat), rng)).action
        match = match.play(game.write_action(action), seat)
        game.check_state(match.state)
