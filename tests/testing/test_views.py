"""The contract of views: what shared code reads is checked, field by field."""

from collections.abc import Callable
from dataclasses import make_dataclass, replace
from typing import Any

import pytest

from tablee.testing.conformance import a_view_has_what_shared_code_reads
from tablee.testing.high_card import HighCard, View
from tablee.testing.walks import random_walk


def a_game_whose_views(differ: Callable[[Any], Any]) -> HighCard:
    class Planted(HighCard):
        def view_for(self, state: Any, player: int | None) -> Any:
            return differ(super().view_for(state, player))

    return Planted()


def without_a_log(view: Any) -> Any:
    fields = {name: getattr(view, name) for name in View.__dataclass_fields__ if name != "log"}
    return make_dataclass("Short", fields)(**fields)


@pytest.mark.parametrize(
    "differ",
    [
        without_a_log,
        lambda view: replace(view, turn=0),
        lambda view: replace(view, me=1),
        lambda view: replace(view, first=4),
        lambda view: replace(view, hand=("1",)),
        lambda view: replace(view, log=view.log[:1] if len(view.log) < 2 else ()),
        lambda view: replace(view, log=tuple(entry.action for entry in view.log)),
    ],
)
def test_a_view_that_breaks_the_contract_is_caught(differ: Callable[[Any], Any]) -> None:
    walk = random_walk(a_game_whose_views(differ), 2, seed=1)
    with pytest.raises(AssertionError):
        a_view_has_what_shared_code_reads(walk)


def test_a_view_that_keeps_it_passes() -> None:
    a_view_has_what_shared_code_reads(random_walk(a_game_whose_views(lambda view: view), 2, seed=1))
