"""Converts views to the numbers of the fast simulations in `tablee.engines.contracts`."""

from functools import lru_cache

from tablee.engines import contracts
from tablee.engines.contracts import COMPLETE, DISCARD, END, OVER, TAKE, Box, Kind, Position, Table, one_of
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.ending import TARGET
from tablee.games.romi_rami.paying.patterns import BITS, Pattern, parts, patterns
from tablee.games.romi_rami.pieces.cards import ORDER, SUITS, Card, Contract
from tablee.games.romi_rami.pieces.edition import Edition, edition_of
from tablee.games.romi_rami.state import Action, Complete, Discard, State, Take

STEPS = {"take": TAKE, "complete": COMPLETE, "discard": DISCARD}


@lru_cache(maxsize=64)
def kinds_of(edition: str) -> dict[Contract, int]:
    """Return a number for each kind of contract."""
    return {contract: number for number, contract in enumerate(dict.fromkeys(edition_of(edition).contracts))}


@lru_cache(maxsize=64)
def box_of(edition: str, trophies: tuple[str, ...]) -> Box:
    """Return the contracts of an edition, and the faces of the trophies that show."""
    return Box(*inside(edition, trophies))


@lru_cache(maxsize=64)
def inside(edition: str, trophies: tuple[str, ...]) -> tuple[tuple[Kind, ...], tuple[int, ...]]:
    """Return the content of the box."""
    box = edition_of(edition)
    kinds = tuple(_kind(contract, box, trophies) for contract in kinds_of(edition))
    return kinds, tuple(box.faces[name].points for name in trophies)


def _kind(contract: Contract, edition: Edition, trophies: tuple[str, ...]) -> Kind:
    return Kind(
        patterns=_packed(patterns(contract.requires, edition.values, joker=False)),
        with_joker=_packed(patterns(contract.requires, edition.values, joker=True)),
        points=contract.points,
        bonus=SUITS.index(contract.bonus),
        size=contract.size,
        steps=tuple(edition.faces[name].counts((contract,)) for name in trophies),
    )


def _packed(found: tuple[Pattern, ...]) -> tuple[int, ...]:
    return tuple(sum(one_of(shift // BITS) * count for shift, count in parts(pattern)) for pattern in found)


def table_of(game: RomiRami, state: State) -> Table:
    """Return a state, which may be sampled, as a table of the fast engine."""
    return Table(box_of(game.edition, tuple(map(str, state.trophies))), position_of(game, state))


def position_of(game: RomiRami, state: State) -> Position:
    """Return a state as numbers."""
    number = kinds_of(game.edition)
    return Position(
        hands=[_cards(hand) for hand in state.hands],
        values=_cards(state.values),
        contracts=[number[contract] for contract in state.contracts],
        deck=_cards(state.deck),
        contract_deck=[number[contract] for contract in state.contract_deck],
        discards=_cards(state.discards),
        zones=[[number[contract] for contract in zone] for zone in state.zones],
        piles=[len(pile) for pile in state.piles],
        jokers=state.jokers,
        turn=OVER if state.turn is None else state.turn,
        first=state.first,
        step=STEPS[state.step],
        idle=state.idle,
        patience=game.stalled_after * len(state.hands),
        target=TARGET[len(state.hands)],
    )


def _cards(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(map(ORDER.__getitem__, cards))


def action_of(game: RomiRami, action: Action) -> contracts.Action:
    """Return an action as numbers."""
    if isinstance(action, Take):
        return TAKE, _cards(action.cards), 0, False
    if isinstance(action, Discard):
        return DISCARD, _cards(action.cards), 0, False
    if isinstance(action, Complete):
        kind = kinds_of(game.edition)[game.box.by_name[action.contract]]
        return COMPLETE, _cards(action.cards), kind, bool(action.jokers)
    return END, (), 0, False
