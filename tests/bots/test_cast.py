"""The names that bots have for people."""

from itertools import islice

from tablee.bots.cast import CAST, members_for


def test_all_of_the_cast_come_to_a_table_in_an_order_that_is_its_own() -> None:
    orders = [tuple(members_for(table, ())) for table in ("K7XQ", "K7XQ", "M2PD")]
    assert sorted(orders[0]) == sorted(CAST)
    assert orders[0] == orders[1] != orders[2]


def test_nobody_gets_the_name_of_someone_present() -> None:
    first, second, *_ = members_for("K7XQ", ())
    assert next(iter(members_for("K7XQ", [first.upper()]))) == second
    assert first not in members_for("K7XQ", [first])


def test_names_are_short_and_different_and_enough_for_every_table() -> None:
    assert len({name.casefold() for name in CAST}) == len(CAST) == 24
    assert all(name.isascii() and len(name) <= 5 for name in CAST)
    assert len(list(islice(members_for("K7XQ", CAST[:5]), 5))) == 5
