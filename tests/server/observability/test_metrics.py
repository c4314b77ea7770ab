"""What Prometheus can read."""

import socket
from pathlib import Path

import pytest

from tablee.core.errors import TableeError
from tablee.server.run import serve
from tests.server.helpers.metrics import Metrics
from tests.server.helpers.server import Server, at_table, play_on


def test_a_whole_game_is_counted_and_nobody_is_named(tmp_path: Path) -> None:
    server = Server(tmp_path, metrics="127.0.0.1:0", log_level="info")
    try:
        count = Metrics(server)
        assert count.value("tablee_build_info") == 1
        anna = server.new_table(name="Annabella")
        server.http.get("/api/tables/NOSUCHCODE")
        server.http.get("/api/nowhere/at-all")
        with at_table(server, anna["code"], anna["token"], None) as (one, _):
            count.until(lambda: count.value("tablee_viewers") == 2)
            assert count.value("tablee_tables") == 1
            assert count.value("tablee_sockets") == 2
            assert one.refused("rematch") == "table.not_started"
            one.accepted("start", fill="careful")
            play_on([one])
            said = sum(message["type"] == "accepted" for message in one.told)
            version = one.table["version"]
        assert count.value("tablee_messages_total", kind="start") == 1
        count.until(lambda: count.value("tablee_messages_total", kind="play") == said - 1)
        assert count.value("tablee_refusals_total", code="table.not_started") == 1
        assert count.value("tablee_refusals_total", code="table.unknown") == 1
        assert count.value("tablee_refusals_total", code="request.not_found") == 1
        committed = count.value("tablee_committed_total")
        assert committed == version - 1  # the bot sat down and the match started in one
        assert count.value("tablee_commit_group_sum") == committed
        assert 0 < count.value("tablee_commit_seconds_count") <= committed
        assert count.value("tablee_thinking_seconds_count", game="zoo-domino") > 0
        assert count.value("tablee_lost_thoughts_total") == 0
        assert count.value("tablee_http_seconds_count", method="POST", route="/api/tables", status="201") == 1
        assert count.value("tablee_http_seconds_count", route="/api/tables/{code}", status="404") == 1
        for source in ("made", "known"):
            assert server.http.post("/api/analysis", json={"code": anna["code"], "depth": "quick"}).status_code == 200
            assert count.value("tablee_analysis_answers_total", source=source) == 1
        assert count.value("tablee_analysed_parts_total") == 1
        count.until(lambda: count.value("tablee_sockets") == 0)
        count.until(lambda: count.value("tablee_viewers") == 0)
        told = count.read()
        for private in (anna["code"], anna["token"], "Annabella", "NOSUCHCODE", "nowhere"):
            assert private not in told
        assert server.http.get("/metrics").headers["content-type"].startswith("text/html")  # only the page is public
    finally:
        server.end()


@pytest.mark.parametrize("where", ["9100", "here", "127.0.0.1:99999", "127.0.0.1:", "http://127.0.0.1:9100"])
def test_metrics_need_an_address(where: str, tmp_path: Path) -> None:
    with pytest.raises(TableeError, match="write it like"):
        serve(port=0, database=f"sqlite:///{tmp_path / 'tables.db'}", metrics=where)


def test_metrics_at_a_port_in_use_are_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        where = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(TableeError, match=f"cannot serve metrics at {where}: Address already in use"):
            serve(port=0, database=f"sqlite:///{tmp_path / 'tables.db'}", metrics=where)
