"""What the expert of Tile Rummy thinks of."""

from dataclasses import replace
from random import Random

import pytest

from tablee.bots import Seat
from tablee.core.turns import LogEntry
from tablee.games.tile_rummy import TileRummy
from tablee.games.tile_rummy.bots import expert
from tablee.games.tile_rummy.bots.imagining import imagine_racks, table_when_exchanged
from tablee.games.tile_rummy.bots.nearing import chance_to_be_first, finishing
from tablee.games.tile_rummy.bots.planning import lays, plans
from tablee.games.tile_rummy.bots.seeing import Seen, burden, left_over
from tablee.games.tile_rummy.state import State
from tests.games.tile_rummy.table import DISCARD, GAME, KEEP, position, table_of

MANY = "K2 K4 K6 K9 K11 B2 B4 B6 B9 B12"  # on the other rack


def chosen(game: TileRummy, state: State, seed: int = 0) -> str:
    return str(expert(Seat(game, game.view_for(state, 0), Random(seed))).action)


def seen(state: State, game: TileRummy = GAME) -> Seen:
    return Seen(game, game.view_for(state, 0))


def test_it_goes_out_when_it_can() -> None:
    assert chosen(GAME, position("R7 R8 R9", "R10 R11", MANY)) == "lay R7 R8 R9 R10 R11"
    assert chosen(DISCARD, position("R7 R8 R9", "R10 K13", MANY, drawn=True)) == "lay R7 R8 R9 R10 reject K13"


def test_it_opens_when_it_can() -> None:
    state = position("", "R10 R11 R12 K1 B5", MANY, opened="")
    assert chosen(GAME, state) == "lay R10 R11 R12"


def test_it_waits_with_what_it_can_lay_at_any_time_and_exchanges_what_it_cannot() -> None:
    assert chosen(replace(GAME, rounds=1), position("R7 R8 R9 | B1 B2 B3", "R10 K13", MANY)) == "exchange K13"


def test_it_lays_what_counts_much_when_somebody_will_soon_be_out() -> None:
    table = "R4 R5 R6 R7 R8 R9 | B1 B2 B3 B4 B5 B6 | K7 B7 O7 | K8 B8 O8"
    rack = "R10 R11 R12 R13 K2 K4 O1 O11"
    assert (
        chosen(GAME, position(table, rack, "K1"))
        == "lay K7 B7 O7 | K8 B8 O8 | R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 | B1 B2 B3 B4 B5 B6"
    )


def test_it_parts_with_the_tile_that_leaves_most_hope() -> None:
    table = "R7 R8 R9"
    assert chosen(GAME, position(table, "B1 B2 K12", MANY)) == "exchange K12"
    assert chosen(KEEP, position(table, "B1 B2 K12", MANY, opened="1", drawn=True)) == "exchange K12"
    assert chosen(DISCARD, position(table, "B1 B2 K12", MANY, drawn=True)) == "reject K12"


def test_it_draws_first_and_passes_when_there_is_nothing_else() -> None:
    assert chosen(KEEP, position("", "R7 R8", MANY)) == "draw"
    assert chosen(KEEP, position("", "R7 R8", MANY, drawn=True)) == "pass"
    assert chosen(GAME, position("", "R7 R8", MANY, pool="")) == "pass"


@pytest.mark.parametrize("rack", ["R10 R11", "R10 R11 R12"])
def test_a_player_who_could_lay_everything_keeps_a_tile_to_reject(rack: str) -> None:
    action = chosen(DISCARD, position("R7 R8 R9", rack, MANY, drawn=True))
    assert action.startswith("lay R7 R8 R9 R10")
    assert action.endswith(f"reject {rack.split()[-1]}")


def test_a_player_who_has_nothing_to_reject_after_the_only_lay_rejects() -> None:
    assert chosen(DISCARD, position("", "R7 R8 R9", MANY, drawn=True)).startswith("reject")


def test_it_thinks_of_keeping_a_star() -> None:
    found = lays(seen(position("R7 R8 R9", "R10 * K1 B13", MANY)))
    assert {one.laid for one in found} == {("R10", "*"), ("R10",)}


@pytest.mark.parametrize(("game", "waiting"), [(GAME, "exchange"), (KEEP, "pass"), (DISCARD, "reject")])
def test_it_thinks_of_waiting_once_it_has_opened_and_while_there_is_something_to_draw(
    game: TileRummy, waiting: str
) -> None:
    state = position("R7 R8 R9", "R10 R11 R12 K13 B2", MANY, drawn=game.draws)

    def thought(state: State) -> set[str]:
        return {str(plan.action).split()[0] for plan in plans(seen(state, game))}

    assert thought(state) == {"lay", waiting}
    assert thought(state._replace(opened=(False, True))) == {"lay"}
    assert thought(state._replace(pool=(), drawn=False)) == {"lay"}
    assert thought(state._replace(idle=2 * game.blocked_after - 2)) == {"lay"}  # waiting would end the round


def test_what_is_left_over_and_what_an_opening_lacks() -> None:
    assert left_over(GAME, table_of("R7 R8 R9"), ("R10", "K1")) == ("K1",)
    assert burden(GAME, (), ("R10", "R11", "R12"), opened=True) == 0
    assert burden(GAME, (), ("R10", "R11", "R12"), opened=False) == 0
    nearly, far = (burden(GAME, (), tuple(rack.split()), opened=False) for rack in ("R9 R10 R8", "R1 R2 R3"))
    assert 0 < nearly < far


def test_it_knows_which_tiles_nobody_has_seen() -> None:
    unseen = seen(position("R7 R8 *R9", "R7 K1", MANY)).unseen
    assert (unseen["R7"], unseen["R8"], unseen["R9"], unseen["K1"], unseen["*"]) == (0, 1, 2, 1, 1)
    assert unseen.total() == 106 - 5


def test_an_exchange_tells_that_the_rack_could_not_be_laid() -> None:
    table = "R1 R2 R3 | R4 R5 R6 | R7 R8 R9 | B1 B2 B3 | B4 B5 B6 | B7 B8 B9 | O1 O2 O3 | O4 O5 O6 | O7 O8 O9"
    state = position(table, "K1 K13", "K5 K7", log=(LogEntry(1, "exchange"),))
    known = seen(state)
    worlds = imagine_racks(known, 300, Random(1))
    told = sum(left_over(GAME, state.table, world[1][:1]) == () for world in worlds)
    silent = imagine_racks(seen(state._replace(log=())), 300, Random(1))
    untold = sum(left_over(GAME, state.table, world[1][:1]) == () for world in silent)
    assert told < untold / 2


def test_the_table_of_an_exchange_is_remembered_as_far_as_the_view_tells() -> None:
    table, before = "R7 R8 R9 R10", table_of("R7 R8 R9")
    exchanged, laid = LogEntry(1, "exchange"), LogEntry(0, "lay R10")
    state = position(table, "K1", "K2", before=before)

    def remembered(*log: LogEntry) -> object:
        return table_when_exchanged(seen(state._replace(log=log)), 1)

    assert remembered() is None
    assert remembered(exchanged) == state.table
    assert remembered(exchanged, laid) == before
    assert remembered(exchanged, laid, laid) is None
    assert remembered(LogEntry(1, "lay R9")) is None


def test_fewer_tiles_left_over_are_nearer_to_the_end() -> None:
    assert finishing(0, 0.5)[0] == 1
    assert finishing(1, 0.5)[:3] == (0, 0.5, 0.25)
    assert sum(finishing(3, 0.5)) == pytest.approx(1)
    assert chance_to_be_first(1, 0, 0.5, 0.5) == 0
    assert chance_to_be_first(0, 1, 0.5, 0.5) == 1
    assert chance_to_be_first(2, 3, 0.5, 0.5) > chance_to_be_first(3, 3, 0.5, 0.5) > chance_to_be_first(3, 2, 0.5, 0.5)
    assert chance_to_be_first(9, 9, 0.04, 0.04) == pytest.approx(0.5, abs=0.05)
