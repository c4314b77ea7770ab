"""Parameters that several commands share: a game, its options, a seed, bots, a language."""

import os
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from tablee.cli.files import read_text
from tablee.core.chance import SEEDS
from tablee.core.errors import InvalidOption
from tablee.core.options import build, options_of
from tablee.games import GAMES, find_game
from tablee.locales import LANGUAGES, Catalogue, catalogue

Command = TypeVar("Command", bound=Callable[..., Any])


class GameName(click.ParamType[type[Any]]):
    """The name of a game; becomes its class."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> type[Any]:
        """Return the game, or suggest a similar name."""
        return find_game(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Complete the names of games."""
        return [CompletionItem(name) for name in GAMES if name.startswith(incomplete)]


class Language(click.ParamType[Catalogue]):
    """A language; becomes its catalogue."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Catalogue:
        """Return the catalogue, or list those that exist."""
        return value if isinstance(value, Catalogue) else catalogue(value.partition("_")[0].partition("-")[0].lower())


class SeedNumber(click.ParamType[int]):
    """A seed that fits into the 128 bits of a secret."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number."""
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 40) or int(text) >= SEEDS:
            self.fail(f"{text[:80]!r} is not a whole number from 0 to 2**128 - 1.", param, ctx)
        return int(text)


def game_argument(command: Command) -> Command:
    """GAME, one of `tablee games`."""
    return click.argument("game", type=GameName())(command)


def lang_option(command: Command) -> Command:
    """--lang, the language of the output."""
    about = f"One of {', '.join(LANGUAGES)}; default: the language of your terminal (LC_ALL, LANG)."
    return click.option("--lang", "words", type=Language(), default=language_of_terminal, metavar="LANG", help=about)(
        command
    )


def option_option(command: Command) -> Command:
    """--option, which `tablee games` lists for each game."""
    about = "An option of the game, as listed by 'tablee games'; repeatable."
    return click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help=about)(command)


def seed_option(command: Command) -> Command:
    """--seed, for reproducible games."""
    about = "A whole number; the same seed gives the same deals."
    return click.option("--seed", type=SeedNumber(), metavar="S", help=about)(command)


def language_of_terminal() -> str:
    """Return the language that the environment asks for, if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES and not value[2:3].isalpha() else "en"
    return "en"


def build_game(game: type[Any], chosen: Sequence[str]) -> Any:
    """Return the game with the options that were given as name=value; a document is given as the name of its file."""
    options: dict[str, object] = {}
    documents = {option.name: option for option in options_of(game) if option.kind == "document"}
    for text in chosen:
        name, equals, value = text.partition("=")
        if not equals:
            example = options_of(game)[0]
            raise InvalidOption(
                f"--option {text[:80]!r} has no '='; write it like {example.name}={example.write(example.default)}"
            )
        if name in options:
            raise InvalidOption(f"--option {name[:80]} is given twice")
        options[name] = read_text(value) if name in documents and value not in documents[name].values else value
    return build(game, options)


def bot_names(text: str | None) -> tuple[str, ...]:
    """Return the bots named in `a,b`, or the default bot."""
    if text is None:
        from tablee.bots import USUAL  # here, so that commands without bots start faster

        return (USUAL,)
    return tuple(name.strip() for name in text.split(","))
