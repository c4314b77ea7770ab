"""When people leave, their tables and connections leave the memory, without waiting for the collector of cycles."""

from pathlib import Path

from tablee.server import run
from tests.server.helpers.metrics import Metrics
from tests.server.helpers.server import Server, at_table

TABLES = 3


def test_a_table_falls_asleep_when_the_last_viewer_leaves(tmp_path: Path) -> None:
    assert run.GC_THRESHOLD > 10_000  # what these tables allocate is far from starting the collector
    server = Server(tmp_path, metrics="127.0.0.1:0", log_level="info")
    try:
        count = Metrics(server)
        for _ in range(TABLES):
            anna = server.new_table()
            ben = server.sit(anna["code"])
            with at_table(server, anna["code"], anna["token"], ben["token"]) as (one, _):
                one.accepted("start")
        count.until(lambda: count.value("tablee_committed_total") >= 3 * TABLES)
        count.until(lambda: count.value("tablee_viewers") == 0 and count.value("tablee_tables") == 0)
    finally:
        server.end()
