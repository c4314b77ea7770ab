import pytest

from tablee.core.errors import InvalidOption
from tablee.core.match import check_players
from tablee.core.options import build, chosen_options, options_of, relevant_options
from tablee.games import GAMES, find_game
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino


def test_options_are_data() -> None:
    way, must_trump, rounds, first, *_ = options_of(ZooDomino)
    assert (way.kind, way.values, way.default, way.rule) == ("choice", ("draw", "trumps"), "draw", "ZD-10")
    assert (must_trump.kind, must_trump.when) == ("flag", ("way", "trumps"))
    assert (rounds.kind, rounds.least, rounds.most) == ("number", 1, 20)
    assert (first.kind, first.default, first.values[-1]) == ("seat", "chance", "6")


@pytest.mark.parametrize("value", [True, "yes", "true"])
def test_a_flag_is_read_from_a_form_a_file_or_a_command_line(value: object) -> None:
    assert build(ZooDomino, {"must_trump": value}).must_trump is True


@pytest.mark.parametrize("value", [3, "3"])
def test_a_number_is_read_from_text_too(value: object) -> None:
    assert build(ZooDomino, {"rounds": value}).rounds == 3


def test_none_is_a_number_where_0_is() -> None:
    assert build(TileRummy, {"turn_seconds": "none"}).turn_seconds == 0
    with pytest.raises(InvalidOption, match="rounds is a number from 1 to 20, not 'none'"):
        build(TileRummy, {"rounds": "none"})


def test_common_time_limits_are_offered_and_any_other_is_accepted() -> None:
    (limit,) = (option for option in options_of(TileRummy) if option.name == "turn_seconds")
    assert (limit.kind, limit.default, limit.least, limit.most) == ("seconds", 60, 0, 3600)
    assert limit.values == ("15", "30", "60", "90", "120", "180", "300")
    assert build(TileRummy, {"turn_seconds": "47"}).turn_seconds == 47
    with pytest.raises(InvalidOption, match="turn_seconds is a number from 0 to 3600, not 3601"):
        build(TileRummy, {"turn_seconds": 3601})


@pytest.mark.parametrize("game_type", GAMES.values())
@pytest.mark.parametrize(
    ("chosen", "clock"),
    [
        ({"turn_seconds": 90}, "turn"),
        ({"bank_minutes": "5", "increment_seconds": 0}, "bank"),
        ({"turn_seconds": 90, "clock": "none"}, "none"),
        ({"turn_seconds": 90, "bank_minutes": 5, "clock": "bank"}, "bank"),
    ],
)
def test_naming_a_time_implies_the_clock(game_type: type, chosen: dict[str, object], clock: str) -> None:
    assert chosen_options(build(game_type, chosen))["clock"] == clock


def test_options_without_effect_are_not_shown() -> None:
    assert [option.name for option in relevant_options(ZooDomino())] == ["way", "rounds", "first", "starter", "clock"]
    assert [option.name for option in relevant_options(ZooDomino(clock="bank"))][-2:] == [
        "bank_minutes",
        "increment_seconds",
    ]


def test_two_clocks_at_once_are_refused() -> None:
    with pytest.raises(InvalidOption, match="bank_minutes goes with clock=bank, not with clock=turn: say which"):
        build(ZooDomino, {"turn_seconds": 90, "bank_minutes": 5})


def test_a_bank_has_something_in_it() -> None:
    with pytest.raises(InvalidOption, match="bank_minutes is a number from 1 to 600, not 0"):
        build(ZooDomino, {"bank_minutes": 0})


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"way": "trump"}, "way cannot be 'trump'; did you mean 'trumps'?"),
        ({"way": None}, "way cannot be None"),
        ({"wya": "draw"}, "unknown option 'wya'; did you mean 'way'?"),
        ({"must_trump": "perhaps"}, "must_trump is yes or no, not 'perhaps'"),
        ({"must_trump": 1}, "must_trump is yes or no, not 1"),
        ({"rounds": 0}, "rounds is a number from 1 to 20, not 0"),
        ({"rounds": 21}, "rounds is a number from 1 to 20, not 21"),
        ({"rounds": True}, "rounds is a number from 1 to 20, not True"),
        ({"rounds": "²"}, "rounds is a number from 1 to 20"),
        ({"rounds": "9" * 5000}, "rounds is a number from 1 to 20"),
        ({"rounds": 1.5}, "rounds is a number from 1 to 20, not 1.5"),
        ({"first": "7"}, "first cannot be '7'"),
    ],
)
def test_a_wrong_option_gets_a_clear_error(chosen: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOption, match=message.replace("?", r"\?")):
        build(ZooDomino, chosen)


@pytest.mark.parametrize("game_type", GAMES.values())
def test_chosen_options_build_the_same_game_again(game_type: type) -> None:
    game = game_type()
    written = {option.name: option.write(chosen_options(game)[option.name]) for option in options_of(game)}
    assert build(game_type, chosen_options(game)) == build(game_type, written) == game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_under_its_own_name(name: str) -> None:
    assert find_game(name).name == name


def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(InvalidOption, match="unknown game 'zoo-dominoes'; did you mean 'zoo-domino'"):
        find_game("zoo-dominoes")


@pytest.mark.rule("ZD-02")
@pytest.mark.parametrize("players", [0, 1, 7, -1])
def test_the_box_is_for_2_to_6_players(players: int) -> None:
    with pytest.raises(InvalidOption, match=f"zoo-domino is for 2 to 6 players, not {players}"):
        check_players(ZooDomino(), players)
