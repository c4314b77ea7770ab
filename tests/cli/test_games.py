import json

from tablee.core.options import build
from tablee.games import GAMES
from tablee.games.bots import BOTS, LEVELS
from tablee.games.discovery import class_of
from tests.cli.helpers.command import Run


def test_the_games_are_listed_with_players_options_and_bots(run: Run) -> None:
    told = run("games").stdout
    assert "zoo-domino: Zoo Domino, 2 to 6 players" in told
    assert "way=draw | trumps  Way to play (default: draw)" in told
    assert "must_trump=no | yes  You must trump if you can (default: no, only with way=trumps)" in told
    assert "rounds=1 to 20  Rounds (default: 1)" in told
    assert "Bots: beginner, casual, strong, expert (default: casual)" in told


def test_the_games_are_listed_in_the_language_of_the_terminal(run: Run) -> None:
    for env in ({"LANG": "fr_FR.UTF-8"}, {"LC_ALL": "fr", "LANG": "de_DE.UTF-8"}, {"LC_MESSAGES": "fr_CA.utf8"}):
        assert "Façon de jouer" in run("games", env=env).stdout
    for env in ({"LANG": "frp_IT.UTF-8"}, {"LANG": ""}, {"LANG": "C.UTF-8"}, {"LANG": "sv"}, {"LC_ALL": "en_US"}):
        assert "Way to play" in run("games", env=env).stdout
    assert "Spielweise" in run("games", "--lang", "de_AT", env={"LANG": "fr_FR.UTF-8"}).stdout


def test_the_example_at_the_end_of_a_game_works(run: Run) -> None:
    for line in run("games").stdout.splitlines():
        if "Try: tablee " in line:
            assert run(*line.partition("Try: tablee ")[2].split(), input="quit\n").exit_code == 0


def test_as_data_every_option_says_what_it_takes(run: Run) -> None:
    games = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in games] == list(GAMES)
    zoo = games[0]
    assert zoo["players"] == [2, 6]
    assert zoo["bots"] == list(LEVELS["zoo-domino"])
    assert zoo["usual_bot"] == "casual"
    assert zoo["yardsticks"] == ["careful"]
    assert zoo["options"][0] == {
        "name": "way",
        "kind": "choice",
        "default": "draw",
        "rule": "ZD-10",
        "values": ["draw", "trumps"],
    }
    assert zoo["options"][1]["when"] == {"way": "trumps"}
    assert (zoo["options"][2]["least"], zoo["options"][2]["most"]) == (1, 20)
    assert (
        build(GAMES["zoo-domino"], {each["name"]: each["default"] for each in zoo["options"]}) == GAMES["zoo-domino"]()
    )


def test_every_game_has_bots_and_a_terminal_view() -> None:
    assert all(class_of(game, part) for game in GAMES for part in ("terminal", "moves"))
    assert set(GAMES) == set(BOTS)
