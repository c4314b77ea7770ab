"""The archive: records of whole matches, of every version of the rules, that must come out as written.

A record that does not indicates a change of rules: revert it, or increase the game's `rules_version` and keep the old
judgement for the old version. The record itself is never changed, because people's own copies cannot be changed either.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import tools.archive
from tools.archive import FOLDER, Planned, add_missing, all_planned

from tablee.core.errors import InvalidRecord
from tablee.core.options import Option, chosen_options, options_of
from tablee.core.record import Record, checksum, read_record
from tablee.games import GAMES, find_game
from tablee.table.rendering.verification import verify
from tests.locales.catalogues import path_of

FILES = sorted(FOLDER.glob("*/*.txt"))

with_every_record = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def rules_version(path: Path) -> int:
    """Return the rules by which a record was played; its file is named by it, too."""
    version = int(path.name.partition("-")[0])
    assert read(path).startswith(f"tablee record 1\ngame: {path.parent.name}\nversion: {version}\n")
    return version


def check_comes_out_as_written(path: Path) -> None:
    told = json.loads(verify(read(path)))
    written = re.findall(r"^scores: (.*)$", read(path), re.MULTILINE)
    assert told["over"]
    assert [" ".join(map(str, row)) for row in told["sheet"]] == written
    assert told["rounds"] == len(written)


@cache
def of_these_rules(game: str) -> tuple[Record, ...]:
    """Return the archive's records that were played by the rules as they are."""
    paths = [path for path in FILES if path.parent.name == game and rules_version(path) == GAMES[game].rules_version]
    return tuple(read_record(read(path), find_game) for path in paths)


@with_every_record
def test_a_record_of_any_version_comes_out_as_written(path: Path) -> None:
    check_comes_out_as_written(path)


@with_every_record
@pytest.mark.parametrize("version", ["0", "99"])
def test_a_record_of_unknown_rules_is_refused_not_read_wrongly(path: Path, version: str) -> None:
    ours = GAMES[path.parent.name].rules_version
    text = read(path).replace(f"\nversion: {rules_version(path)}\n", f"\nversion: {version}\n")
    body = text[: text.rindex("sha256: ")]
    with pytest.raises(InvalidRecord) as refused:
        read_record(f"{body}sha256: {checksum(body)}\n", find_game)
    assert refused.value.code == "record.other_rules"
    assert refused.value.facts == {"version": version, "ours": ours}


def test_every_planned_match_has_a_record_of_the_rules_as_they_are() -> None:
    missing = [str(planned.path) for planned in all_planned() if not (FOLDER / planned.path).exists()]
    assert not missing, "`make archive`, and commit the new files; those that are there stay as they are"
    assert {planned.game for planned in all_planned()} == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_action_and_every_ending_occurs(game: str) -> None:
    steps = [step for record in of_these_rules(game) for step in record.replay()]
    verbs = {event.text.split()[0] for event, _ in steps if event is not None and event.player is not None}
    assert verbs == set(GAMES[game].verbs)
    catalogue = path_of("en", f"{game}/game.ftl").read_text(encoding="utf-8")
    endings = set(re.findall(rf"^{game}-outcome-(\w+) =", catalogue, re.MULTILINE))
    assert {match.outcome.reason for _, match in steps if match.outcome} == endings


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_play_occurs(game: str) -> None:
    chosen = [chosen_options(record.match.game) for record in of_these_rules(game)]
    for option in options_of(GAMES[game]):
        seen = {option.write(options[option.name]) for options in chosen}
        assert seen >= set(worth_a_record(option)), option.name
        assert len(seen) > 1, f"{option.name} is always {option.default}"


def worth_a_record(option: Option) -> Iterator[str]:
    """Yield the values that must all be covered."""
    if option.kind == "flag":
        yield from ("yes", "no")
    elif option.kind == "choice":
        yield from option.values


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_and_words_in_the_seed_occur(game: str) -> None:
    records = of_these_rules(game)
    assert {record.match.players for record in records} == set(GAMES[game].players)
    assert any(any(record.match.seed.words) for record in records)


def test_what_is_in_the_archive_is_never_written_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = (Planned("zoo-domino", name, bots="random random") for name in ("old", "new"))
    monkeypatch.setattr(tools.archive, "all_planned", lambda: iter((old, new)))
    (tmp_path / old.path).parent.mkdir()
    (tmp_path / old.path).write_text("as it was")
    assert list(add_missing(tmp_path)) == [tmp_path / new.path]
    assert read(tmp_path / old.path) == "as it was"
    assert read_record(read(tmp_path / new.path), find_game).match.players == 2
    assert list(add_missing(tmp_path)) == []
