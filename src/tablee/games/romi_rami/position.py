"""Positions on a real table: read, checked, judged and solved."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, get_args

from tablee.core.answers import Solved
from tablee.core.chance import Chance
from tablee.core.errors import TURN, IllegalAction, InvalidNotation, InvalidPosition, Refusal, did_you_mean
from tablee.games.romi_rami import turns
from tablee.games.romi_rami.notation import read_contract
from tablee.games.romi_rami.paying.payments import PaymentPlan, solve
from tablee.games.romi_rami.paying.taking import MOST_TAKEN, solve_with_market
from tablee.games.romi_rami.pieces.cards import Contract, Hand, read_card, sorted_hand
from tablee.games.romi_rami.state import Complete, State, Step, Take

if TYPE_CHECKING:
    from tablee.games.romi_rami.rules import RomiRami

EXAMPLE = (
    '{"values": ["heart-3", "clover-3"], "contracts": ["pair+three/cherry"], "hand": ["heart-1", "clover-5"], '
    '"joker": true, "action": "take heart-3 clover-3"}'
)
STEPS: dict[str, Step] = {"take": "take", "complete": "complete", "end": "complete", "discard": "discard"}
MOST_HELD = turns.MOST_HELD + MOST_TAKEN


def referee(game: "RomiRami", document: Mapping[str, Any]) -> Refusal | None:
    """Judge the proposed action of the player who holds `hand`; None means that it is legal."""
    check_keys(document, ("options", "values", "contracts", "hand", "joker", "step", "action"))
    text = document.get("action")
    if not isinstance(text, str):
        raise InvalidPosition(f"action must be a text; write {EXAMPLE}")
    action = game.read_action(text)
    if game.write_action(action) in game.table_actions:
        return TURN("turn.only_the_table").refusal
    step = document.get("step", STEPS[text.split()[0]])
    if step not in get_args(Step):
        raise InvalidPosition(f"step is one of {', '.join(get_args(Step))}, not {str(step)[:80]!r}")
    try:
        game.apply(_imagine(game, document, step), 0, action)
    except IllegalAction as error:
        return error.refusal
    return None


def _imagine(game: "RomiRami", document: Mapping[str, Any], step: Step) -> State:
    """Return a game in which seat 0 is at this step: legality depends on nothing else."""
    hand, contracts, joker = read_position(game, document)
    values = read_cards(document, "values", turns.VALUES)
    check_box(game.box.cards, hand + values)
    if step == "discard" and len(hand) <= turns.MOST_HELD:
        raise InvalidPosition(f"nothing is discarded from {len(hand)} cards: up to {turns.MOST_HELD} may be held")
    unseen = list((Counter(game.box.cards) - Counter(hand + values)).elements())
    Random(0).shuffle(unseen)
    state = game.initial_state(2, Chance(b""), 0)._replace(
        hands=(hand, ()), deck=tuple(unseen), values=values, contracts=contracts, jokers=(joker, True), step=step
    )
    return turns.begin(state) if step == "take" else state


def solve_document(game: "RomiRami", document: Mapping[str, Any], objective: str) -> Solved[PaymentPlan]:
    """Answer `{"options": ..., "values": [...], "hand": [...], "joker": true, "contracts": [...]}`.

    With the market in `values`, the turn begins with taking from it; without, the cards were taken before.
    """
    check_keys(document, ("options", "values", "hand", "joker", "contracts"))
    hand, contracts, joker = read_position(game, document)
    if "values" not in document:
        return solve(hand, joker, contracts, game.box.values, objective)
    market = read_cards(document, "values", turns.VALUES)
    check_box(game.box.cards, hand + market)
    if len(hand) > turns.MOST_HELD:
        raise InvalidPosition(f"hand has {len(hand)} cards; before taking there are at most {turns.MOST_HELD}")
    return solve_with_market(hand, market, joker, contracts, game.box.values, objective)


def write_plan(plan: PaymentPlan) -> dict[str, Any]:
    """Write the actions that take cards and complete contracts, what they earn, and what stays."""
    taking = [str(Take(plan.taken))] if plan.taken else []
    return {
        "actions": taking + [str(Complete(paid.contract.name, paid.cards, paid.joker)) for paid in plan.payments],
        "points": plan.points,
        "bonus": plan.bonus,
        "hand": list(plan.hand),
        "joker": plan.joker,
        "ways": plan.ways,
    }


def read_position(game: "RomiRami", document: Mapping[str, Any]) -> tuple[Hand, tuple[Contract, ...], bool]:
    """Return the hand, the contracts in the market, and whether the player has the joker (default: yes)."""
    hand = sorted_hand(read_cards(document, "hand", MOST_HELD))
    names = _texts(document, "contracts", turns.CONTRACTS)
    contracts = tuple(game.box.by_name[_read(lambda text: read_contract(text, game.box), name)] for name in names)
    joker = document.get("joker", True)
    if not isinstance(joker, bool):
        raise InvalidPosition(f"joker is true or false, not {str(joker)[:80]!r}")
    check_box(game.box.cards, hand)
    check_box(game.box.contracts, contracts)
    return hand, contracts, joker


def check_box(box: Iterable[object], here: Iterable[object]) -> None:
    """Refuse more copies of a piece than the box has."""
    has, found = Counter(map(str, box)), Counter(map(str, here))
    for piece in found - has:
        raise InvalidPosition(f"{piece} appears {found[piece]} times, but the box has {has[piece]}")


def read_cards(document: Mapping[str, Any], key: str, most: int) -> Hand:
    """Return a list of cards."""
    return tuple(_read(read_card, text) for text in _texts(document, key, most))


def _read(reader: Callable[[str], str], text: str) -> str:
    try:
        return reader(text)
    except InvalidNotation as error:
        raise InvalidPosition(str(error)) from None


def _texts(document: Mapping[str, Any], key: str, most: int) -> list[str]:
    value = document.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise InvalidPosition(f"{key} must be a list of texts; write {EXAMPLE}")
    if len(value) > most:
        raise InvalidPosition(f"{key} has {len(value)} cards; there are at most {most}")
    return value


def check_keys(document: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """Refuse an unknown key: it may be a typo."""
    for key in document:
        if key not in known:
            raise InvalidPosition(f"unknown key {str(key)[:80]!r}{did_you_mean(str(key)[:80], known)}")
