import pytest

from tablee.games import GAMES
from tests.cli.helpers.command import Run


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_shown(run: Run, game: str) -> None:
    told = run("rules", game, "--lang", "en").stdout
    assert told.startswith(f"{told.partition(':')[0]}: the rules\n\n== Setup\n\n")
    assert max(map(len, told.splitlines())) <= 100


def test_the_rules_are_shown_in_the_language_of_the_terminal(run: Run) -> None:
    assert "Nichts passt? Ziehen!" in run("rules", "zoo-domino", env={"LANG": "de_DE.UTF-8"}).stdout


def test_an_unknown_game_has_no_rules(run: Run) -> None:
    answer = run("rules", "zoo-dominoe")
    assert answer.exit_code == 2
    assert "did you mean 'zoo-domino'?" in answer.stderr
