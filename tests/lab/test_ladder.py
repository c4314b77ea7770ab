"""A ladder: the same deals for all, every seat for all, and findings that depend on nothing else."""

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.standing import Standing
from tablee.core.errors import InvalidInput, InvalidOption
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.tile_rummy import TileRummy
from tablee.games.zoo_domino import ZooDomino
from tablee.lab.decision_times import bucket, quantile
from tablee.lab.ladder.ladder import Plan, Played, by_deal, line_ups, play_blocks
from tablee.lab.ladder.run import climb
from tablee.lab.ladder.standings import standings, thinking
from tablee.lab.luck import JudgedLuck, luck_of
from tablee.lab.playing import find_player, play_match, play_record, seed_of
from tablee.lab.running.workers import Workers

BOTS = ("careful", "random")


def plan(players: int = 2, seed: int = 1, bots: Any = BOTS, adjusted: bool = False, **options: Any) -> Any:
    return Plan(ZooDomino(**options), players, seed, bots, adjusted=adjusted)


def climbed(what: Any, deals: int, workers: Any = Workers(), keep: Any = None) -> Any:  # noqa: B008
    played = Played()
    for some in climb(what, deals, workers, keep):
        played.add(some)
    return played


@pytest.mark.parametrize("players", range(2, 7))
def test_both_bots_sit_on_every_seat_equally_often(players: int) -> None:
    each = list(line_ups(players))
    assert len(set(each)) == len(each) == (2 if players % 2 == 0 else 2 * players)
    assert {sum(seats) / len(each) for seats in zip(*each, strict=True)} == {0.5}
    assert all(abs(players - 2 * sum(line_up)) <= 1 for line_up in each)


def test_a_block_is_one_deal_played_in_all_line_ups() -> None:
    careful, by_chance = (find_player("zoo-domino", name) for name in BOTS)
    for deal, block in play_blocks(plan(), range(12)).blocks.items():
        first, _ = play_match(ZooDomino(), seed_of(1, deal), [careful, by_chance])
        second, _ = play_match(ZooDomino(), seed_of(1, deal), [by_chance, careful])
        shares = [60 // len(match.leaders) * (mine in match.leaders) for mine, match in enumerate((first, second))]
        assert block.scores == tuple(shares)


def test_all_pairs_play_the_same_deals() -> None:
    three = plan(bots=("careful", "random", "expert"))
    assert three.pairs == (("careful", "random"), ("careful", "expert"), ("random", "expert"))
    alone = play_blocks(plan(), range(4)).blocks
    together = play_blocks(three, range(12)).blocks
    assert [together[number] for number in (0, 3, 6, 9)] == list(alone.values())


def test_the_better_bot_is_rated_higher() -> None:
    what = plan()
    found = standings(what, 60, climbed(what, 60).blocks)
    assert [row["bot"] for row in found["ratings"]] == ["careful", "random"]
    assert found["ratings"][0]["low"] > found["ratings"][1]["high"]
    (pair,) = found["pairs"]
    assert pair["low"] > 0
    assert (
        pair["score"]
        == pair["unadjusted"]
        == pytest.approx(sum(int(score) * times for score, times in pair["blocks"].items()) / 60 / 120, abs=1e-6)
    )


@pytest.mark.parametrize("jobs", [1, 2])
def test_findings_do_not_depend_on_processes_or_on_an_interruption(jobs: int, tmp_path: Path) -> None:
    what, kept = plan(adjusted=True), tmp_path / "kept"
    whole = standings(what, 6, climbed(what, 6).blocks)
    climbed(what, 2, keep=kept)
    text = kept.read_bytes()
    kept.write_bytes(text[:-30])  # killed in the middle of a line
    again = climbed(what, 6, Workers(jobs), kept)
    assert standings(what, 6, again.blocks) == whole
    assert len(kept.read_bytes().splitlines()) > len(text.splitlines())
    assert climbed(what, 6, keep=kept) == again


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    what, kept = plan(), tmp_path / "kept"
    before = climbed(what, 5, keep=kept)
    monkeypatch.setattr("tablee.lab.ladder.run.play_blocks", None)
    after = climbed(what, 5, keep=kept)
    assert after == before
    assert climbed(what, 3, keep=kept).blocks == {number: before.blocks[number] for number in range(3)}


def test_what_another_ladder_kept_is_refused_and_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept"
    climbed(plan(), 1, keep=kept)
    text = kept.read_bytes()
    with pytest.raises(InvalidInput, match="kept holds another run: its seed is 1, not 2"):
        climbed(plan(seed=2), 1, keep=kept)
    monkeypatch.setattr("tablee.lab.results_file.fingerprint_of_bots", lambda game: "another")
    with pytest.raises(InvalidInput, match=r"kept holds another run: its bots' code is .*, not another"):
        climbed(plan(), 1, keep=kept)
    assert kept.read_bytes() == text


def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    first: Any = climb(plan(), 2, Workers(), kept)
    next(first)
    text = kept.read_bytes()
    with pytest.raises(InvalidInput, match="kept is being written by another run"):
        climbed(plan(), 2, keep=kept)
    assert kept.read_bytes() == text
    first.close()
    assert len(climbed(plan(), 2, keep=kept).blocks) == 2


@pytest.mark.parametrize("text", ["a letter to somebody", '{"kept": 1}\nnot data\n', "[1]\n"])
def test_a_file_of_somebody_else_is_refused_and_left_as_it_is(tmp_path: Path, text: str) -> None:
    kept = tmp_path / "letter"
    kept.write_text(text)
    with pytest.raises(InvalidInput, match=r"letter (was not written by this command|holds another run)"):
        climbed(plan(), 1, keep=kept)
    assert kept.read_text() == text


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": ("careful",)}, "a ladder needs two bots or more, each named once"),
        ({"bots": ("careful", "careful")}, "a ladder needs two bots or more, each named once"),
        ({"bots": ("careful", "carful")}, "unknown bot 'carful'; did you mean 'careful'"),
        ({"players": 7}, "2 to 6 players, not 7"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(wrong: Any, message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        plan(**wrong)


def test_decisions_are_timed() -> None:
    played = climbed(plan(), 3)
    careful, by_chance = thinking(played.times)
    assert careful["bot"] == "careful"
    assert 0 < careful["median_ms"] <= careful["p99_ms"] <= careful["longest_ms"]
    assert by_chance["decisions"] > 0


def test_quantiles_are_those_of_the_times() -> None:
    times = Counter(map(bucket, [0.001] * 98 + [0.1, 2.0]))
    assert [quantile(times, share) for share in (0.5, 0.99, 1)] == pytest.approx([0.001, 0.1, 2.0], rel=0.03)
    with pytest.raises(ValueError, match="no times"):
        quantile(Counter(), 0.5)


@pytest.mark.parametrize(("game", "bot"), [(TileRummy(rounds=1), "greedy"), (PhotoRummy(rounds=1), "greedy")])
def test_luck_has_no_mean_whoever_has_it(game: Any, bot: Any) -> None:
    """The luck of all possible draws adds up to zero: here the draw is put in every order."""
    luck: Any = luck_of(game, 2)
    draws = []

    base: Any = type(luck)

    class Draws(base):  # type: ignore[misc]  # each game has its own class
        def acted(self, game: Any, before: Any, seat: int, action: Any, after: Any) -> None:
            if draw := self.find_draw(before, seat, action, after):
                draws.append((before, seat, action, draw))

    play_match(game, seed_of(3, 0), [find_player(game.name, bot)] * 2, [Draws(2)])
    assert draws
    before, seat, action, (_, face_down) = draws[0]
    worth = cache(lambda piece: luck_of(game, 2).worth(game, before, seat, action, piece))
    luck.worth = lambda *known: worth(known[-1])
    for piece in face_down:
        luck.find_draw = lambda *_, drawn=piece: (drawn, face_down)
        luck.acted(game, before, seat, action, before)
    for sums in luck.sums:
        assert sums[seat] == pytest.approx(0, abs=1e-9)
    alone: Any = luck_of(game, 2)
    alone.find_draw = lambda *_: (face_down[0], face_down)
    alone.acted(game, before, seat, action, before)
    assert any(sums[seat] for sums in alone.sums)


def test_luck_is_counted_for_the_player_who_had_it() -> None:
    luck = luck_of(ZooDomino(), 3)
    luck.sums = [[0.25, -0.75, 0.5]]
    assert luck.between((0, 1, 0)) == (0.75,)
    assert luck.between((1, 0, 1)) == (-0.75,)


def test_the_luck_of_a_match_is_that_of_its_analysis() -> None:
    """Judged with the score sheet of each round, and for everyone: what one wins by it the others lose."""
    game = ZooDomino(rounds=2)
    luck: Any = luck_of(game, 3)
    standings = []

    class Watching(JudgedLuck):
        def acted(self, game: Any, before: Any, seat: int, action: Any, after: Any) -> None:
            standings.append(luck._standing)

    record = play_record(game, seed_of(3, 0), [find_player(game.name, "careful")] * 3)
    play_match(game, seed_of(3, 0), [find_player(game.name, "careful")] * 3, [luck, Watching(luck._judge, game, 3)])
    assert sum(luck.sums[0]) == pytest.approx(0, abs=1e-9)
    assert any(luck.sums[0])
    told = [
        Standing.of(match)
        for event, (_, match) in zip(record.events, record.replay(), strict=False)
        if event.player is not None
    ]
    assert standings == told


def test_subtracting_luck_does_not_change_who_is_better() -> None:
    what = plan(adjusted=True)
    blocks = climbed(what, 24).blocks
    found = standings(what, 24, blocks)
    (pair,) = found["pairs"]
    assert found["luck"]["weights"]["judge 1"] > 0
    assert found["luck"]["saved_by_luck"] > 1
    assert pair["score"] == pytest.approx(pair["unadjusted"], abs=0.1)
    assert len(by_deal(what, 24, blocks)) == 24
