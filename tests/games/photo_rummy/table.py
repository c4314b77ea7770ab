"""Positions drawn as text, for tests that read like the booklet."""

from typing import Any

from tablee.core.pieces.melds import Table, write_table
from tablee.games.photo_rummy import PhotoRummy
from tablee.games.photo_rummy.notation import read_action
from tablee.games.photo_rummy.state import Lay, State
from tests.games.moves import play, refusal

GAME = PhotoRummy()
PILES = ("NL-palace", "NL-church", "NL-sight", "NL-dish", "NL-letterbox")


def table_of(text: str) -> Table:
    action = read_action(f"lay {text}") if text else Lay(())
    assert isinstance(action, Lay)
    return action.table


def position(table: str, *hands: str, opened: str = "all", piles: tuple[str, ...] = PILES, **more: Any) -> State:
    """A round in the middle, the first card drawn; `opened` names seats ("01"), the last card of a pile is next."""
    state = State(
        hands=tuple(tuple(hand.split()) for hand in hands),
        piles=tuple(tuple(pile.split()) for pile in piles),
        table=table_of(table),
        before=(),
        opened=tuple(opened == "all" or str(seat) in opened for seat in range(len(hands))),
        turn=0,
        first=0,
        drawn=True,
        log=(),
    )
    return state._replace(**more)


def lay(table: str, hand: str, after: str, *, opened: bool = True) -> State:
    """Return the state after a move of seat 0; seat 1 holds an irrelevant card."""
    return play(GAME, position(table, hand, "S-emblem", opened="01" if opened else ""), f"p0 lay {after}")


def refused(table: str, hand: str, after: str, *, opened: bool = True) -> tuple[str | None, str]:
    """Return the rule and the code with which a move of seat 0 is refused."""
    state = position(table, hand, "S-emblem", opened="01" if opened else "")
    found = refusal(GAME, state, f"p0 lay {after}")
    return found.rule, found.code


def lies(state: State) -> str:
    return write_table(state.table)


def told(state: State) -> list[str]:
    """The log without the players."""
    return [entry.action for entry in state.log]
