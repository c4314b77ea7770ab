"""`tablee rules`: how a game is played."""

from collections.abc import Iterator
from textwrap import fill
from typing import Any

import click

from tablee.cli.examples import ShowsExamples
from tablee.cli.parameters import game_argument, lang_option
from tablee.guide.paragraphs import rules_of
from tablee.locales import Catalogue

WIDTH = 100


@click.command(cls=ShowsExamples)
@game_argument
@lang_option
def rules(game: type[Any], words: Catalogue) -> None:
    """Show the rules of a game and its variants.

    \b
    Example:
      tablee rules FIRST_GAME
    """
    click.echo("\n\n".join(tell(game.name, words)))


def tell(game: str, words: Catalogue) -> Iterator[str]:
    """Yield title, parts and paragraphs."""
    yield words.say("rules-of", game=words.say(game))
    for part, paragraphs in rules_of(game).items():
        yield f"== {words.say(f'rules-part-{part}')}"
        for paragraph in paragraphs:
            key = f"{game}-rules-{paragraph.id}"
            told = [words.say(key), *([words.say("rules-ruling")] if paragraph.rulings else [])]
            lines = [fill(text, WIDTH, initial_indent="  ", subsequent_indent="  ") for text in told]
            yield "\n".join([words.say(f"{key}-title"), *lines])
