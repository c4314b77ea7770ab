"""Which process keeps a table, and who takes it over when that process ends."""

import pytest

from tablee.core.errors import IllegalAction
from tablee.table import commands
from tablee.table.events import Asked
from tests.server.helpers.stores.databases import run_sql
from tests.table.helpers.cluster import House, bots_turn, keepers, run, until


def test_only_the_process_that_keeps_a_table_lets_its_bots_think(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        code, _, token = await here.lobby.create("zoo-domino", 2, {"first": "2"}, "Anna")
        anna, onlooker = await here.enter(code, token), await there.enter(code)
        await anna.table.do(commands.start, 0, "careful", asked=Asked(0, "start"))
        await onlooker.until(lambda table: table["phase"] == "playing")
        assert list(here.bots._at_work) == [anna.table]
        await until(lambda: not there.bots._at_work)
        assert not onlooker.table.is_ours

    run(scenario, database)


def test_a_process_that_ends_in_order_leaves_its_tables_to_the_others_at_once(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        anna = await bots_turn(here)
        version = anna.told["version"]
        anna.exit()
        await here.clocks.close()
        await here.bots.close()
        await here.lobby.close()
        await until(lambda: run_sql(database, "SELECT max(number) FROM events") > [(version,)])  # nobody looks on
        onlooker = await there.enter(anna.table.code)
        assert onlooker.told["view"]["log"][0]["player"] == 1
        assert run_sql(database, "SELECT count(*) FROM processes") == [(1,)]

    run(scenario, database, pace=0.0)


def test_a_process_that_was_taken_for_dead_leaves_its_tables_to_others_and_is_one_of_them_again(database: str) -> None:
    async def scenario(here: House, there: House) -> None:
        anna = await bots_turn(here)
        onlooker = await there.enter(anna.table.code)
        await until(lambda: onlooker.connected == [True, False])
        (name,) = keepers(database)
        run_sql(database, f"UPDATE processes SET until = 0 WHERE name = '{name}'")
        assert not await there.lobby._bus.beat()
        await onlooker.until(lambda table: table["view"]["log"] != [])  # the bot has acted there
        assert onlooker.connected == [False, False]
        await anna.until(lambda table: table["view"]["log"] != [])
        assert [entry["player"] for entry in anna.told["view"]["log"]] == [1]
        await here.lobby._sync._send_heartbeat()
        await until(lambda: onlooker.connected == [True, False])

    run(scenario, database, pace=0.0)


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET rules = 0",
        """UPDATE tables SET options = '{"colour": "red"}'""",  # as a newer server may have stored it
        """UPDATE events SET event = '{"type": "danced"}' WHERE number = 1""",
    ],
)
def test_a_table_of_other_rules_needs_no_keeper(database: str, change: str) -> None:
    async def scenario(here: House, there: House) -> None:
        anna = await bots_turn(here)
        run_sql(database, change)
        await here.bots.close()
        await here.lobby.close()
        await until(lambda: keepers(database) == [])
        with pytest.raises(IllegalAction):
            await there.lobby.find(anna.table.code)

    run(scenario, database)
