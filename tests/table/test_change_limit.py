"""Stored changes besides moves: no-ops are not stored, and the rest is limited."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tablee.core.errors import IllegalAction
from tablee.games import ZooDomino
from tablee.table import commands
from tablee.table.bots.turns import Bots
from tablee.table.change_limit import MAX_CHANGES_PER_MINUTE, SEAT_SHARE
from tablee.table.clock.timers import Timers
from tablee.table.events import Asked
from tablee.table.lobby import Lobby
from tablee.table.people.tokens import Proof, digest
from tests.server.helpers.fixtures import on_every_store
from tests.server.helpers.server import Client, Server, at_table, play_on
from tests.server.helpers.stores.databases import opened, run_sql

SHARE = int(MAX_CHANGES_PER_MINUTE * SEAT_SHARE)


def stored(server: Server, code: str) -> int:
    ((count,),) = run_sql(server.database, f"SELECT count(*) FROM events WHERE code = '{code}'")
    assert isinstance(count, int)
    return count


def flood(client: Client, count: int) -> list[dict[str, Any]]:
    """Change the words many times without waiting for answers, and return the answers."""
    start = len(client.told)
    for number in range(count):
        client.tell({"type": "words", "id": f"flood {start} {number}", "words": f"words {number}"})
    return [client.answer(f"flood {start} {number}") for number in range(count)]


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ([], ("words", {"words": ""})),
        ([("words", {"words": "good luck"})], ("words", {"words": " good  luck "})),
        ([], ("set_pace", {"pace": "human"})),
        ([("set_pace", {"pace": "quick"})], ("set_pace", {"pace": "quick"})),
        ([("add_bot", {"bot": "careful"})], ("change_bot", {"seat": 1, "bot": "careful"})),
        ([("start", {"fill": "careful"})], ("offer_seat", {"seat": 1, "open": False})),
        (
            [("start", {"fill": "careful"}), ("offer_seat", {"seat": 1, "open": True})],
            ("offer_seat", {"seat": 1, "open": True}),
        ),
    ],
)
def test_what_changes_nothing_is_accepted_and_not_stored(
    server: Server, before: Sequence[tuple[str, dict[str, Any]]], said: tuple[str, dict[str, Any]]
) -> None:
    anna = server.new_table()
    with at_table(server, anna["code"], anna["token"]) as (one,):
        for kind, facts in before:
            one.accepted(kind, **facts)
        kind, facts = said
        one.accepted(kind, **facts)
        ((count,),) = run_sql(
            server.database,
            f"SELECT count(*) FROM events WHERE code = '{anna['code']}' AND event NOT LIKE '%\"played\"%'",
        )
        seats_filled = sum(kind == "start" for kind, _ in before)
        assert count == 1 + len(before) + seats_filled


def test_a_second_rematch_and_words_after_the_start_store_nothing(server: Server) -> None:
    anna = server.new_table(rounds=1)
    with at_table(server, anna["code"], anna["token"]) as (one,):
        one.accepted("start", fill="careful")
        play_on([one])
        one.accepted("rematch")
        count = stored(server, anna["code"])
        one.accepted("rematch")
        assert one.refused("words", words="late") == "table.started"
        assert stored(server, anna["code"]) == count


@pytest.mark.parametrize("toggle", ["words", "set_pace"])
def test_one_seat_stores_at_most_its_share_in_a_minute_however_often_it_reconnects(
    strict_server: Server, toggle: str
) -> None:
    anna = strict_server.new_table()
    codes: list[str | None] = []
    for visit in range(4):
        with at_table(strict_server, anna["code"], anna["token"]) as (one,):
            for number in range(SHARE // 2):
                pace = ("quick", "slow")[len(codes) % 2] if len(codes) < SHARE else "none"  # always another one
                facts = {"words": {"words": f"{visit} {number}"}, "set_pace": {"pace": pace}}
                codes.append(one.say(toggle, **facts[toggle]).get("code"))
    assert codes == [None] * SHARE + ["message.too_fast"] * SHARE
    assert stored(strict_server, anna["code"]) == 1 + SHARE


def test_all_seats_together_store_at_most_the_limit_and_the_game_still_starts(strict_server: Server) -> None:
    anna = strict_server.new_table(players=4)
    others = [strict_server.sit(anna["code"], name) for name in ("Ben", "Carl")]
    tokens = [anna["token"], *(other["token"] for other in others)]
    with at_table(strict_server, anna["code"], *tokens) as clients:
        answers = [answer for client in clients for answer in flood(client, SHARE + 10)]
        accepted = [answer for answer in answers if answer["type"] == "accepted"]
        assert stored(strict_server, anna["code"]) == MAX_CHANGES_PER_MINUTE
        assert len(accepted) == MAX_CHANGES_PER_MINUTE - len(tokens)  # sitting down counts too
        assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"message.too_fast"}
        one, two, _ = clients
        # The first answers are given again, and the host can still remove the flooder and start the game.
        first = next(message for message in two.told if message.get("id", "").startswith("flood"))
        two.tell({"type": "words", "id": first["id"], "words": "words 0"})
        assert two.answer(first["id"]) == first
        one.accepted("remove_seat", seat=2)
        one.accepted("start", fill="careful")
        play_on([one, two], 6)


@on_every_store
def test_the_limit_holds_across_processes(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            here, there = (Lobby(store, Bots(0), Timers()) for _ in range(2))
            code, _, _ = await here.create("zoo-domino", 2, {}, "Anna")
            for number in range(SHARE):
                table = await (here, there)[number % 2].find(code)
                await table.do(commands.add_words, 0, f"words {number}", asked=Asked(0, f"{number}"))
            for lobby in (here, there, Lobby(store, Bots(0), Timers())):  # the last one has just loaded the table
                with pytest.raises(IllegalAction, match="too many requests"):
                    await (await lobby.find(code)).do(commands.add_words, 0, "one more", asked=Asked(0, "one more"))

    asyncio.run(story())


def test_views_are_made_once_for_each_state_of_the_match(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    made: list[int | None] = []
    view_for = ZooDomino.view_for

    def counted(self: Any, state: Any, player: int | None) -> Any:
        made.append(player)
        return view_for(self, state, player)

    class Onlooker:
        def __init__(self, proof: Any) -> None:
            self.proof, self.heard = proof, list[bytes]()

        def tell(self, message: bytes, rest: bytes = b"") -> None:
            self.heard.append(message + rest)

    async def story() -> None:
        async with opened(database) as store:
            lobby = Lobby(store, Bots(0), Timers())
            code, _, token = await lobby.create("zoo-domino", 2, {}, "Anna")
            table = await lobby.find(code)
            await table.sit("Ben")
            await table.do(commands.start, 0, None, asked=Asked(0, "start"))
            anna, spectator = Onlooker(Proof(digest(token))), Onlooker(Proof())
            monkeypatch.setattr(ZooDomino, "view_for", counted)
            table.enter(anna)
            table.enter(spectator)
            for number in range(20):
                await table.do(commands.set_pace, 0, ("quick", "slow")[number % 2], asked=Asked(0, f"{number}"))
            assert sorted(made, key=str) == [0, None]
            assert len({*anna.heard}) > 20
            now = table.state
            (seat,) = now.to_act
            action = now.played.legal_actions(seat)[0]
            await table.play(seat, now.played.game.write_action(action), now.version)
            assert sorted(made, key=str) == [0, 0, None, None]

    asyncio.run(story())
