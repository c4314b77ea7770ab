"""Rendering that is the same for every game: options, outcomes, score sheet."""

from collections.abc import Iterator, Sequence

from tablee.core.game import AnyGame, Outcome, Player
from tablee.core.match import Match
from tablee.core.options import chosen_options, relevant_options
from tablee.locales import Catalogue


def tell_options(game: AnyGame, words: Catalogue) -> str:
    """Return the options of the table on one line."""
    chosen = chosen_options(game)
    return " ".join(
        words.say(
            "cli-option",
            option=words.say(words.option_key(game.name, option.name)),
            value=words.option(game.name, option, chosen[option.name]),
        )
        for option in relevant_options(game)
    )


def tell_lots(match: Match, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the lots drawn and who begins, if the game draws lots."""
    key, view = f"{match.game.name}-page", match.game.view_for(match.state, None)
    for row in match.lots:
        drawn = [
            words.say(f"{key}-lot", player=names[player], tile=words.piece(match.game.name, piece))
            for player, piece in enumerate(row)
            if piece is not None
        ]
        yield f"{words.say(f'{key}-lots')}. {', '.join(drawn)}."
    if match.lots:
        yield words.say(f"{key}-begins", player=names[view.first]) + "."


def tell_rules(game: AnyGame, words: Catalogue) -> Iterator[str]:
    """Yield a summary of the rules of this table."""
    yield words.say(f"{game.name}-about")
    chosen = chosen_options(game)
    for option in relevant_options(game):
        value = chosen[option.name]
        name = words.say(words.option_key(game.name, option.name))
        told = [words.say("cli-option", option=name, value=words.option(game.name, option, value))]
        for parts in ((option.write(value), "about"), ("about",)):
            about = words.option_key(game.name, option.name, *parts)
            told += [words.say(about)] if words.has(about) else []
        yield " ".join(told)


def tell_outcome(game: AnyGame, outcome: Outcome, names: Sequence[str], me: Player | None, words: Catalogue) -> str:
    """Return how the round ended and who won it."""
    ending = "-you" if me in outcome.winners else ""
    winners = name_players(outcome.winners, names, me, words)
    return words.say(f"{game.name}-outcome-{outcome.reason}{ending}", winners=winners, count=len(outcome.winners))


def tell_sheet(match: Match, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """Yield the score sheet, a line for each round and one for the sum."""
    if not match.sheet:
        yield words.say("cli-score-none")
        return
    for number, row in enumerate(match.sheet, 1):
        yield words.say("cli-score-round", round=number, scores=_row(names, row))
    if len(match.sheet) > 1:
        yield words.say("cli-score-total", scores=_row(names, match.totals))


def tell_match_winners(match: Match, names: Sequence[str], me: Player | None, words: Catalogue) -> str:
    """Return who won the match."""
    if match.leaders == (me,):
        return words.say("cli-match-you")
    key = "cli-match-won" if len(match.leaders) == 1 else "cli-match-shared"
    return words.say(key, winners=name_players(match.leaders, names, me, words))


def name_players(players: Sequence[Player], names: Sequence[str], me: Player | None, words: Catalogue) -> str:
    """Return the names as a list; the player's own comes last, as good manners demand."""
    if not players:
        return ""
    named = [names[player] for player in players if player != me]
    return words.names([*named, words.say("you")] if me in players else named)


def _row(names: Sequence[str], row: Sequence[int]) -> str:
    return ", ".join(f"{name} {score}" for name, score in zip(names, row, strict=True))
