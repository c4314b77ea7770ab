"""`tablee play`: a text client in the terminal, against bots."""

from itertools import islice
from typing import Any

import click

from tablee.bots.cast import members_for
from tablee.cli.client.prompt import Talk
from tablee.cli.client.saving import check_can_save, save_record
from tablee.cli.client.terminal import Terminal
from tablee.cli.client.text_client import TextClient
from tablee.cli.examples import ShowsExamples
from tablee.cli.parameters import bot_names, build_game, game_argument, lang_option, option_option, seed_option
from tablee.core.errors import InvalidOption
from tablee.core.match import Match
from tablee.locales import Catalogue


@click.command(cls=ShowsExamples)
@game_argument
@click.option("--players", type=int, default=2, show_default=True, metavar="N", help="Number of players, you included.")
@option_option
@seed_option
@click.option("--bots", metavar="A,B", help="Your opponents, seat by seat; 'tablee games' lists the bots.")
@click.option("--name", metavar="NAME", help="Your name in the record.")
@click.option("--brief", is_flag=True, help="Show only what you need for your choice each turn.")
@click.option("--save", metavar="FILE", help="When you leave, write the record of the match to this new file.")
@lang_option
def play(
    game: type[Any],
    players: int,
    chosen: tuple[str, ...],
    seed: int | None,
    bots: str | None,
    name: str | None,
    brief: bool,
    save: str | None,
    words: Catalogue,
) -> None:
    """Play against bots in the terminal.

    The game is plain lines of text, without drawings or colours, so a screen reader can follow it. Type ? for help
    while you play.

    \b
    Examples:
      tablee play FIRST_GAME
      tablee play FIRST_GAME --players 3 --lang fr
    """
    match = Match.start(build_game(game, chosen), players, seed)
    opponents = seat_bots(bot_names(bots), players - 1)
    me = name or words.say("cli-guest")
    names = (me, *islice(members_for(match.seed.commitment, [me]), players - 1))
    client = TextClient(match, names, opponents, words, Talk(words, Terminal()), brief)
    if save is not None:
        check_can_save(save)
    try:
        client.play(offer_record=save is None)
    finally:
        if save is not None:
            save_record(client.record, save)
            click.echo(words.say("cli-saved", file=save))


def seat_bots(bots: tuple[str, ...], seats: int) -> list[str]:
    """Return a bot for each seat; a list that is too short is repeated."""
    if len(bots) > seats:
        raise InvalidOption(f"--bots names {len(bots)} bots; seats besides yours: {seats}")
    return [bots[seat % len(bots)] for seat in range(seats)]
