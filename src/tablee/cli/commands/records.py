"""`tablee replay` and `tablee verify`: show and check records."""

from collections.abc import Iterator

import click

from tablee.cli.client.rendering import tell_lots, tell_match_winners, tell_options, tell_outcome, tell_sheet
from tablee.cli.client.views import terminal_view
from tablee.cli.fetching import read_record_text
from tablee.cli.parameters import lang_option
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.core.record import Record, read_record
from tablee.games import find_game
from tablee.locales import Catalogue


@click.command()
@click.argument("place", metavar="FILE")
@lang_option
def replay(place: str, words: Catalogue) -> None:
    """Replay a record move by move.

    FILE is a record (- for standard input) saved by 'tablee play' or downloaded from a table, or the address of a
    finished match or its replay. A record that was tampered with is rejected.

    \b
    Examples:
      tablee replay match.txt --lang it
      tablee replay https://play.example.org/replay/7HJK2MNPQR
    """
    record = read_record(read_record_text(place), find_game)
    for line in tell(record, words):
        click.echo(line)


@click.command()
@click.argument("place", metavar="FILE")
@click.option("--commitment", metavar="HEX", help="The commitment you noted before the deal, to compare.")
@lang_option
def verify(place: str, commitment: str | None, words: Catalogue) -> None:
    """Check that nobody could have stacked the deal.

    The commitment published before the deal must match the seed revealed after the match, the seed must give the
    recorded deals, every action must be legal, and the scores must be right.

    FILE is a record (- for standard input), or the address of a finished match.

    \b
    Examples:
      tablee verify match.txt --commitment 2c1ad5...
      tablee verify https://play.example.org/t/7HJK2MNPQR
    """
    record = read_record(read_record_text(place), find_game)
    seed, last = record.match.seed, record.verify(commitment)
    actions = sum(event.player is not None for event in record.events)
    click.echo(words.say("cli-verify-checksum"))
    click.echo(words.say("cli-verify-commitment", commitment=seed.commitment))
    if commitment is not None:
        click.echo(words.say("cli-verify-noted"))
    for name, added in zip(name_seats(record, words), seed.words, strict=False):
        if added:
            click.echo(words.say("cli-verify-words", name=name, words=added))
    click.echo(words.say("cli-verify-deals", count=last.round))
    click.echo(words.say("cli-verify-actions", count=actions))
    click.echo(words.say("cli-verify-scores", count=len(last.sheet)))


def tell(record: Record, words: Catalogue) -> Iterator[str]:
    """Yield the whole match as lines."""
    game, names = record.match.game, name_seats(record, words)
    teller = terminal_view(game, words, names, None)
    yield words.say("cli-replay-title", game=words.say(game.name), players=words.names(names))
    yield tell_options(game, words)
    log: list[tuple[int, str]] = []
    match = before = record.match
    for event, match in record.replay():
        if event is None or event.player is None:
            yield from ("", words.say("cli-round", round=match.round, rounds=match.rounds))
            yield from teller.hands([game.view_for(match.state, seat).hand for seat in range(match.players)])
            yield from (*tell_lots(match, names, words), *teller.opening(game.view_for(match.state, None)))
        else:
            log += what_was_done(event.player, event.text, before, match)
        before = match
        if match.outcome:
            yield from teller.happened(log)
            log.clear()
            yield tell_outcome(game, match.outcome, names, None, words)
            yield from teller.hands([game.view_for(match.state, seat).hand for seat in range(match.players)])
    yield from teller.happened(log)
    yield ""
    if match.sheet:
        yield from tell_sheet(match, names, words)
    yield tell_match_winners(match, names, None, words) if match.over else words.say("cli-replay-unfinished")
    yield words.say("cli-verified")


def what_was_done(player: Player, action: str, before: Match, after: Match) -> list[tuple[Player, str]]:
    """Return who did what; where the table acted for a player, take it from the log."""
    if action not in after.game.table_actions:
        return [(player, action)]
    known, seen = (match.game.view_for(match.state, None).log for match in (before, after))
    return [(entry.player, entry.action) for entry in seen[len(known) :]]


def name_seats(record: Record, words: Catalogue) -> tuple[str, ...]:
    """Return a name for each seat: records of simulations have none, and others may contain unprintable ones."""
    return tuple(name or words.say("seat", number=seat) for seat, name in enumerate(record.shown_names, 1))
