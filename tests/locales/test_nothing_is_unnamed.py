"""Whatever a player can meet has a name or a sentence in all six languages."""

import importlib
import pkgutil
from functools import cache
from pathlib import Path

import pytest

import tablee
from tablee.core.chance import Chance
from tablee.core.errors import Refusals
from tablee.core.game import AnyGame
from tablee.core.options import TIMES, build, options_of
from tablee.games import GAMES
from tablee.games.bots import BOTS
from tablee.lab.simulation.run import Plan, play_some
from tablee.locales import LANGUAGES, catalogue

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("name", GAMES)


def tables_of_refusals() -> list[tuple[str, Refusals]]:
    """Return every table of refusals with the name of its module."""
    names = [info.name for info in pkgutil.walk_packages(tablee.__path__, "tablee.")]
    # Migrations are run by Alembic, never imported, and OpenSpiel need not be there.
    imported = [name for name in names if ".migrations." not in name and not name.endswith(".open_spiel")]
    modules = [importlib.import_module(name) for name in imported]
    tables = [(module.__name__, thing) for module in modules for thing in vars(module).values()]
    return [(module, thing) for module, thing in tables if isinstance(thing, Refusals)]


def ways_of(name: str) -> list[AnyGame]:
    """Return the game with each value of its first option."""
    first = options_of(GAMES[name])[0]
    return [build(GAMES[name], {first.name: value}) for value in first.values or (first.default,)]


@cache
def endings_of(name: str) -> set[str]:
    """Return why rounds of the game end when they are played at random."""
    reasons: set[str] = set()
    for game in ways_of(name):
        plan = Plan(game, game.players[0], 40 if game.lists_all_actions else 2, 1, ("random",))
        reasons |= set(play_some(plan, range(plan.games)).endings)
    return reasons


@each_language
def test_every_refusal_of_every_table_has_a_sentence(language: str) -> None:
    words = catalogue(language)
    tables = tables_of_refusals()
    assert {"tablee.core.errors", "tablee.core.match"} <= {module for module, _ in tables}
    of_games = {id(game.refusals): name for name, game in GAMES.items()}
    for _, table in tables:
        prefix = f"{of_games[id(table)]}-refusal" if id(table) in of_games else "refusal"
        missing = [code for code in table.codes if not words.has(f"{prefix}-{code.replace('.', '-')}")]
        assert missing == []


@each_language
@each_game
def test_a_game_and_its_options_have_names(name: str, language: str) -> None:
    words = catalogue(language)
    keys = [name, f"{name}-about"]
    for option in options_of(GAMES[name]):
        keys += [words.option_key(name, option.name)]
        keys += [words.option_key(name, option.name, value) for value in option.values if option.kind not in TIMES]
        abouts = [words.option_key(name, option.name, value, "about") for value in option.values]
        keys += [] if abouts and all(map(words.has, abouts)) else [words.option_key(name, option.name, "about")]
    keys += [f"{name}-option-clock-about"]  # what happens when the time is up
    assert [key for key in keys if not words.has(key)] == []


@each_language
@each_game
def test_every_piece_has_a_name(name: str, language: str) -> None:
    words = catalogue(language)
    for game in ways_of(name):
        first = game.players[0]
        for piece in map(str, game.pieces(game.initial_state(first, Chance.from_number(1), 0))):
            told = words.piece(name, piece)
            assert told != piece or words.has(f"{name}-piece-{piece}"), piece


@each_language
@each_game
def test_every_ending_of_a_round_has_a_sentence(name: str, language: str) -> None:
    words = catalogue(language)
    assert endings_of(name)
    for reason in endings_of(name):
        assert words.has(f"{name}-outcome-{reason}")
        assert words.has(f"{name}-outcome-{reason}-you")


@each_language
@each_game
def test_every_bot_has_a_name(name: str, language: str) -> None:
    assert [bot for bot in BOTS[name] if not catalogue(language).has(f"bot-{bot}")] == []


@each_language
@each_game
def test_every_kind_of_action_has_sentences_for_the_player_and_for_the_others(name: str, language: str) -> None:
    words = catalogue(language)
    golden = Path(__file__).parents[1] / "golden" / name
    lines = [line.split() for file in golden.iterdir() for line in file.read_text(encoding="utf-8").splitlines()]
    verbs = {line[2] for line in lines if line[:1] == [">"]}
    assert "timeout" in verbs
    assert [verb for verb in verbs for you in ("", "-you") if not words.has(f"{name}-log-{verb}{you}")] == []
