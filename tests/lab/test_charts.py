"""Charts: the same findings give the same picture."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tablee.core.errors import InvalidOption
from tablee.games.zoo_domino import ZooDomino
from tablee.lab.charts import check_chart, draw_ladder, draw_statistics
from tablee.lab.ladder.ladder import Plan, play_blocks
from tablee.lab.ladder.standings import standings
from tablee.lab.statistics.census import Table, count
from tablee.lab.statistics.findings import findings

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def ladder() -> dict[str, object]:
    plan = Plan(ZooDomino(), 2, 0, ("careful", "random"), adjusted=False)
    return standings(plan, 5, play_blocks(plan, range(5)).blocks)


@pytest.fixture(scope="module")
def statistics() -> dict[str, object]:
    tables = [Table(ZooDomino(), players, "careful", 0) for players in (2, 3)]
    return findings(tables[0], {table: count(table, [0])[0] for table in tables})


def words(path: Path) -> set[str]:
    return {"".join(text.itertext()).strip() for text in ElementTree.parse(path).iter(f"{SVG}text")}


def test_a_ladder_shows_every_bot_and_every_pair(ladder: Any, tmp_path: Path) -> None:
    draw_ladder(ladder, tmp_path / "one.svg")
    score = ladder["pairs"][0]["score"]
    assert {"careful", "random", f"{score:.0%}", f"{1 - score:.0%}", "Elo, 95 %"} <= words(tmp_path / "one.svg")


def test_a_question_shows_its_pair_without_ratings(ladder: Any, tmp_path: Path) -> None:
    draw_ladder({**ladder, "ratings": []}, tmp_path / "one.svg")
    assert "Elo, 95 %" not in words(tmp_path / "one.svg")


def test_statistics_show_places_pieces_and_tables(statistics: Any, tmp_path: Path) -> None:
    draw_statistics(statistics, tmp_path / "one.svg")
    assert {"Wins by doubles dealt", "as it comes", "3 players", "Actions in a game"} <= words(tmp_path / "one.svg")


def test_what_is_not_there_is_not_drawn(statistics: Any, tmp_path: Path) -> None:
    alone = {**statistics["tables"][0], "dealt": statistics["tables"][0]["dealt"][:1]}
    draw_statistics({**statistics, "tables": [alone]}, tmp_path / "one.svg")
    assert not {"Wins by doubles dealt", "Wins more by going first"} & words(tmp_path / "one.svg")


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_the_same_findings_give_the_same_file(ladder: Any, kind: Any, tmp_path: Path) -> None:
    one, two = tmp_path / f"one.{kind}", tmp_path / f"two.{kind}"
    draw_ladder(ladder, one)
    draw_ladder(ladder, two)
    assert one.read_bytes() == two.read_bytes()
    assert one.stat().st_size > 1000


def test_a_chart_is_a_picture() -> None:
    check_chart(Path("one.SVG"))
    with pytest.raises(InvalidOption, match=r"a file that ends in \.svg or \.png, not 'one\.pdf'"):
        check_chart(Path("one.pdf"))
