"""Positions drawn as text, for tests that read like the booklet: `h3` is heart 3; d diamond, c cherry, l clover."""

import re
from collections import Counter
from typing import Any

from tablee.core.chance import Chance
from tablee.core.errors import IllegalAction, Refusal
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.pieces.cards import Contract, Hand, sorted_hand
from tablee.games.romi_rami.state import State

GAME = RomiRami()
SUITS = {"h": "heart", "d": "diamond", "c": "cherry", "l": "clover"}


def spelt(text: str) -> str:
    """Return the text with its cards written out."""
    return re.sub(r"\b([hdcl])([1-9])\b", lambda found: f"{SUITS[found[1]]}-{found[2]}", text)


def cards(text: str) -> tuple[str, ...]:
    return tuple(spelt(text).split())


def hand(text: str) -> Hand:
    return sorted_hand(cards(text))


def contracts(text: str, game: RomiRami = GAME) -> tuple[Contract, ...]:
    return tuple(game.box.by_name[name] for name in text.split())


def position(
    *hands: str, market: str = "", values: str = "h1 d2 c3 l4 h5 d5", game: RomiRami = GAME, **more: Any
) -> State:
    """A game in the middle, with everything that is not named in the decks; `zones` and `piles` by seat as text."""
    held = tuple(map(hand, hands))
    zones = tuple(contracts(text, game) for text in more.pop("zones", [""] * len(hands)))
    piles = tuple(map(hand, more.pop("piles", [""] * len(hands))))
    open_contracts = contracts(market, game)
    trophies = tuple(game.box.faces[f"trophy-{name}"] for name in more.pop("trophies", "2 3 4 5").split())
    used = Counter(sum(held + piles, cards(values)))
    out = Counter(sum(zones, open_contracts))
    state = State(
        hands=held,
        deck=tuple((Counter(game.box.cards) - used).elements()),
        contract_deck=tuple((Counter(game.box.contracts) - out).elements()),
        values=cards(values),
        contracts=open_contracts,
        discards=(),
        zones=zones,
        piles=piles,
        jokers=(True,) * len(hands),
        trophies=trophies,
        turn=0,
        first=0,
        step="take",
        idle=0,
        chance=Chance.from_number(1),
        log=(),
    )
    return state._replace(**more)


def completing(*hands: str, market: str, **more: Any) -> State:
    """A game in which the first player has taken cards."""
    return position(*hands, market=market, step="complete", **more)


def play(state: State, *moves: str, game: RomiRami = GAME) -> State:
    """Play moves written `p0 take h3`."""
    for move in moves:
        seat, _, action = spelt(move).partition(" ")
        state = game.apply(state, int(seat[1:]), game.read_action(action))
    return state


def refusal(state: State, move: str, game: RomiRami = GAME) -> Refusal:
    """Return the refusal of a move; fail if it is accepted."""
    try:
        play(state, move, game=game)
    except IllegalAction as error:
        return error.refusal
    raise AssertionError(f"{move!r} was accepted")


def refused(state: State, move: str, game: RomiRami = GAME) -> tuple[str, str | None]:
    """Return the code and the rule of a refusal."""
    found = refusal(state, move, game)
    return found.code, found.rule
