"""Analyses as plain data, ready for JSON: the command line writes it, the server keeps it, the page reads it."""

from collections.abc import Iterable, Mapping
from typing import Any

from tablee.analysis.judges import judge_of
from tablee.analysis.places import places_of
from tablee.analysis.seeds import checksum_of
from tablee.analysis.summary import PlayerSummary, Summary
from tablee.core.record import Record
from tablee.toolkit.judging.findings import Decision, Draw, Look, Missed, Moment, Option, Point
from tablee.toolkit.judging.judge import Depth

FORMAT = 1


def write_analysis(record: Record, depth: Depth, found: Iterable[Moment], summary: Summary) -> dict[str, Any]:
    """Return a whole analysis."""
    game = record.match.game
    return {
        "format": FORMAT,
        "record": checksum_of(record),
        "game": game.name,
        "rules": game.rules_version,
        "judge": judge_of(game.name).version,
        "depth": depth.name,
        "summary": write_summary(summary),
        "places": [list(place) for place in places_of(record)],
        "moments": [write_moment(moment) for moment in found],
    }


def write_summary(summary: Summary) -> dict[str, Any]:
    """Return the sums, by seat."""
    return {
        "steps": summary.steps,
        "all_steps": summary.all_steps,
        "players": [write_player(player) for player in summary.players],
    }


def write_player(player: PlayerSummary) -> dict[str, Any]:
    """Return how one player did."""
    return {
        "name": player.name,
        "matches": player.matches,
        "result": player.result,
        "luck": player.luck,
        "without_luck": player.without_luck,
        "decisions": player.decisions,
        "error": player.error,
        "doubt": player.doubt,
        "accuracy": player.accuracy,
        "inaccuracies": player.marks["inaccuracy"],
        "mistakes": player.marks["mistake"],
        "blunders": player.marks["blunder"],
        "missed_out": player.missed_out,
        "level": player.level and player.level._asdict(),
    }


def write_moment(moment: Moment) -> dict[str, Any]:
    """Return one finding; `kind` says which."""
    match moment:
        case Point(step, chances):
            return {"kind": "point", "step": step, "chances": list(chances)}
        case Draw(step, player, luck):
            return {"kind": "draw", "step": step, "player": player, "luck": list(luck)}
        case Decision():
            return {
                "kind": "decision",
                "step": moment.step,
                "player": moment.player,
                "played": moment.played,
                "best": moment.best,
                "options": [option._asdict() for option in moment.options],
                "error": moment.error,
                "doubt": moment.doubt,
                "proven": moment.proven,
                "missed": moment.missed and moment.missed._asdict(),
                "again": moment.again and moment.again._asdict(),
                "condition": moment.condition,
                "mark": moment.mark,  # for readers; computed from the rest
            }


def read_moment(written: Mapping[str, Any]) -> Moment:
    """Return a finding that `write_moment` wrote."""
    if written["kind"] == "point":
        return Point(written["step"], tuple(written["chances"]))
    if written["kind"] == "draw":
        return Draw(written["step"], written["player"], tuple(written["luck"]))
    fields = {name: value for name, value in written.items() if name not in ("kind", "mark")}
    fields["options"] = tuple(Option(**option) for option in written["options"])
    fields["missed"] = written["missed"] and Missed(**written["missed"])
    fields["again"] = written["again"] and Look(**written["again"])
    return Decision(**fields)
