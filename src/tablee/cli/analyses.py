"""An analysis as lines of text: a table of its sums, and every turn that is worth another look."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from tablee.analysis.analyse import Analysis
from tablee.analysis.judges import judge_of
from tablee.analysis.places import places_of
from tablee.analysis.repeats import count_once
from tablee.analysis.summary import Part, PlayerSummary, parts_of, summarise_parts
from tablee.cli.client.views import terminal_view
from tablee.cli.commands.records import name_seats
from tablee.core.game import Player
from tablee.core.match import Match
from tablee.locales import Catalogue
from tablee.toolkit.judging.findings import Decision, Mark

SIGNS: Mapping[Mark, str] = {"": "", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
NOTHING = "–"


def tell_analysis(analysis: Analysis, seat: Player | None, words: Catalogue) -> Iterator[str]:
    """Yield the sums of a match, clear mistakes and going out that was missed; of one seat, or of all."""
    record, summary = analysis.record, analysis.summary
    names, shown = name_seats(record, words), range(record.match.players) if seat is None else [seat]
    yield words.say("cli-replay-title", game=words.say(record.match.game.name), players=words.names(names))
    yield ""
    columns = [_measures(summary.players[player], words) for player in shown]
    head = ["", *(names[player] for player in shown)]
    yield from _aligned([head, *([label, *(column[label] for column in columns)] for label in columns[0])])
    yield ""
    yield words.say("cli-analyse-explained")
    matches, places = [match for _, match in record.replay()], places_of(record)
    rounds = [place.round for place in places]
    for player in shown:
        counted = count_once((each for each in analysis.decisions if each.player == player), rounds)
        turns = [each for each in counted if each.decision.mark or each.decision.misses_out]
        yield ""
        yield words.say("cli-analyse-turns-of", name=names[player], count=len(turns))
        for decision, again in turns:
            place = f"{places[decision.step].round}.{places[decision.step].turn:02}"
            told = _tell_decision(decision, matches[decision.step], names, words)
            repeated = f". {words.say('analysis-again', count=again)}" if again else ""
            yield f"  {place:>5}  {SIGNS[decision.mark]:2}  {told}{repeated}"


def tell_together(analyses: Sequence[Analysis], seat: Player | None, words: Catalogue) -> Iterator[str]:
    """Yield the sums of several matches for each player, game by game."""
    parts: dict[str, dict[str, list[Part]]] = defaultdict(lambda: defaultdict(list))
    for analysis in analyses:
        names = name_seats(analysis.record, words)
        for player, part in enumerate(parts_of(analysis.record, analysis.moments)):
            if seat in (None, player):
                parts[analysis.record.match.game.name][names[player]].append(part)
    for game, players in parts.items():
        rows = {
            name: _measures(summarise_parts(each, judge_of(game).levels), words, several=True)
            for name, each in players.items()
        }
        yield words.say(game)
        yield from _aligned([["", *next(iter(rows.values()))], *([name, *row.values()] for name, row in rows.items())])
        yield ""
    yield words.say("cli-analyse-explained")


def _measures(summary: PlayerSummary, words: Catalogue, *, several: bool = False) -> dict[str, str]:
    """Return what each measure is called, and its value."""
    told = {
        "cli-analyse-matches": str(summary.matches) if several else "",
        "cli-analyse-result": _share(summary.result, words) if several else _result(summary.result, words),
        "cli-analyse-accuracy": _percent(summary.accuracy, words),
        "cli-analyse-error": _points(summary.error, words, 1),
        "cli-analyse-decisions": str(summary.decisions),
        "cli-analyse-inaccuracies": str(summary.marks["inaccuracy"]),
        "cli-analyse-mistakes": str(summary.marks["mistake"]),
        "cli-analyse-blunders": str(summary.marks["blunder"]),
        "cli-analyse-missed-out": str(summary.missed_out),
        "cli-analyse-luck": _points(summary.luck, words, 0, signed=True),
        "cli-analyse-without-luck": _share(summary.without_luck, words),
        "cli-analyse-level": _level(summary, words),
    }
    return {words.say(key): value for key, value in told.items() if value}


def _result(result: float | None, words: Catalogue) -> str:
    if result is None:
        return words.say("cli-analyse-open")
    key = "cli-analyse-lost" if result == 0 else "cli-analyse-won" if result == 1 else "cli-analyse-shared"
    return words.say(key)


def _share(share: float | None, words: Catalogue) -> str:
    """Return a share of a win, within what is possible: less its luck, a result may leave it."""
    return NOTHING if share is None else words.say("cli-analyse-number", number=_rounded(min(1, max(0, share)), 2))


def _percent(percent: float | None, words: Catalogue) -> str:
    return NOTHING if percent is None else words.say("cli-analyse-percent", number=round(percent))


def _points(chance: float | None, words: Catalogue, digits: int, *, signed: bool = False) -> str:
    if chance is None:
        return NOTHING
    number = _rounded(100 * chance, digits)
    sign = "+" if signed and number > 0 else ""
    return words.say("cli-analyse-points", number=number, sign=sign)


def _rounded(number: float, digits: int) -> float | int:
    """Return the number without digits that say nothing; a whole one without a decimal point, and never -0."""
    return round(number, digits) + 0 if digits else round(number)


def _level(summary: PlayerSummary, words: Catalogue) -> str:
    if summary.level is None:
        return NOTHING
    nearest, weakest, strongest = (words.say(f"bot-{level}") for level in summary.level)
    if weakest == strongest:
        return nearest
    return words.say("cli-analyse-level-range", nearest=nearest, weakest=weakest, strongest=strongest)


def _tell_decision(decision: Decision, match: Match, names: Sequence[str], words: Catalogue) -> str:
    """Return what was lost, what was played, and what was better."""
    game, look = match.game, decision.look
    view = game.view_for(match.state, decision.player)
    teller = terminal_view(game, words, names, decision.player)
    teller.opening(view)  # some remember the table, to say which pieces an action lays
    played, best = (teller.choice(decision.options[place].action) for place in (decision.played, decision.best))
    digits = 0 if look.error >= 0.1 else 1  # so that 4.8 is not told as 5, from which it would be a mistake
    told = words.say(
        "cli-analyse-mistake",
        loss=_points(-look.error, words, digits),
        doubt=_rounded(100 * look.doubt, digits),
        played=played,
        best=best,
    )
    notes = []
    if decision.missed and decision.missed.kind == "out":
        notes.append(words.say("cli-analyse-out"))
    elif decision.proven:
        notes.append(words.say("cli-analyse-proven"))
    condition = f"{game.name}-analysis-{decision.condition}"
    if decision.condition and words.has(condition):
        notes.append(words.say(condition))
    return f"{told} ({', '.join(notes)})" if notes else told


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table as lines: the first column is words, the others are numbers."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        yield f"  {'  '.join([first.ljust(widths[0]), *map(str.rjust, others, widths[1:])])}".rstrip()
