"""`tablee games`: the games that are installed."""

import json
from collections.abc import Iterator
from typing import Any

import click

from tablee.bots import USUAL
from tablee.cli.parameters import lang_option
from tablee.core.options import TIMES, Option, options_of
from tablee.games import GAMES
from tablee.games.bots import LEVELS, YARDSTICKS
from tablee.locales import Catalogue


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@lang_option
def games(as_json: bool, words: Catalogue) -> None:
    """List the games with their players, options and bots.

    \b
    Example:
      tablee games --json
    """
    if as_json:
        click.echo(json.dumps([describe(game) for game in GAMES.values()], indent=2))
        return
    click.echo("\n\n".join("\n".join(tell(game, words)) for game in GAMES.values()))


def describe(game: type[Any]) -> dict[str, Any]:
    """Return a game as plain data."""
    return {
        "name": game.name,
        "version": game.rules_version,
        "players": [game.players[0], game.players[-1]],
        "options": [describe_option(option) for option in options_of(game)],
        "bots": list(LEVELS[game.name]),
        "usual_bot": USUAL,
        "yardsticks": list(YARDSTICKS[game.name]),
    }


def describe_option(option: Option) -> dict[str, Any]:
    """Return an option as plain data, without fields that its kind does not have."""
    facts: dict[str, Any] = {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "rule": option.rule,
    }
    if option.values:
        facts["values"] = list(option.values)
    if option.kind in ("number", *TIMES):
        facts |= {"least": option.least, "most": option.most}
    if option.when:
        facts["when"] = {option.when[0]: option.when[1]}
    return facts


def tell(game: type[Any], words: Catalogue) -> Iterator[str]:
    """Yield a game as lines for people."""
    least, most = game.players[0], game.players[-1]
    players = words.say("cli-players", least=least, most=most)
    yield words.say("labelled", label=game.name, text=f"{words.say(game.name)}, {players}")
    yield f"  {words.say(f'{game.name}-about')}"
    if options_of(game):
        yield "  " + words.say("labelled", label=words.say("cli-options"), text="").rstrip()
    for option in options_of(game):
        yield f"    {tell_option(game.name, option, words)}"
        yield from (f"      {line}" for line in tell_abouts(game.name, option, words))
    usual = words.say("cli-default", value=USUAL)
    bots = f"{', '.join(LEVELS[game.name])} ({usual})"
    yield "  " + words.say("labelled", label=words.say("cli-bots"), text=bots)
    choices = [option for option in options_of(game) if option.kind in ("choice", "document")]
    chosen = f" --option {choices[0].name}={choices[0].values[-1]}" if choices else ""
    command = f"tablee play {game.name}{chosen}"
    yield f"  {words.say('cli-try', command=command)}"


def tell_option(game: str, option: Option, words: Catalogue) -> str:
    """Return an option on one line: its syntax and its meaning."""
    if option.kind in ("number", *TIMES):
        values = words.say("cli-range", least=option.least, most=option.most)
    elif option.kind == "document":
        values = " | ".join((*option.values, words.say("cli-file")))
    else:
        values = " | ".join(option.values or ("no", "yes"))
    facts = [words.say("cli-default", value=option.write(option.default))]
    if option.when:
        facts.append(words.say("cli-only-with", option=option.when[0], value=option.when[1]))
    return f"{option.name}={values}  {words.say(words.option_key(game, option.name))} ({', '.join(facts)})"


def tell_abouts(game: str, option: Option, words: Catalogue) -> Iterator[str]:
    """Yield the effect of the option, or of each of its values."""
    about = words.option_key(game, option.name, "about")
    if words.has(about):
        yield words.say(about)
    for value in option.values:
        about = words.option_key(game, option.name, value, "about")
        if words.has(about):
            yield words.say("labelled", label=value, text=words.say(about))
