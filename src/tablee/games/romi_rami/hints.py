"""Hints for Romi Rami: which contracts can be paid in this turn, and what the expert would do.

Whether a contract can be paid is decided by trying every choice from the market. Points are counted as on the score
sheet.
"""

from collections.abc import Iterable, Iterator, Mapping

from tablee.bots import Choice, Seat
from tablee.games.romi_rami.paying.patterns import missing
from tablee.games.romi_rami.paying.payments import Payment, counts_of, find_completions, find_payments, pack
from tablee.games.romi_rami.pieces.cards import JOKER, SUIT, Contract, Face, Hand, sorted_hand
from tablee.games.romi_rami.rules import RomiRami
from tablee.games.romi_rami.state import Action, Complete, Discard, End, Take, View
from tablee.toolkit.hints import Hint, Remark, remark

CLOSE = 0.02  # of a win: estimates that differ by less are about equal


class Table:
    """What the player of a view has, and what the market offers."""

    def __init__(self, seat: Seat) -> None:
        assert isinstance(seat.game, RomiRami)
        view: View = seat.view
        assert view.me is not None, "only a player acts"
        self.view, self.me = view, view.me
        self.values = seat.game.box.values
        self.faces: Mapping[str, Face] = seat.game.box.faces
        self.by_name = seat.game.box.by_name
        self.market = list(dict.fromkeys(self.by_name[contract.name] for contract in view.contracts))
        self.joker = view.jokers[view.me]
        self.actions: list[Action] = [seat.game.read_action(text) for text in view.actions]

    def with_cards(self, cards: Hand) -> Hand:
        """Return the hand with cards of the market."""
        return sorted_hand(self.view.hand + cards)

    def lacking(self, contract: Contract, hand: Hand) -> int:
        """Return how many cards are missing for a contract, without the joker."""
        return len(missing(contract, counts_of(pack(hand)), self.values, joker=False))

    def pay(self, contract: Contract, hand: Hand) -> Payment | None:
        """Return how to pay a contract: without the joker if that is possible."""
        payments = find_payments(hand, self.joker, contract, self.values)
        return min(payments, key=lambda payment: payment.joker, default=None)


def explain(seat: Seat, choice: Choice) -> Hint:
    """Return what can be taken or paid, and why the expert does what it has chosen."""
    table = Table(seat)
    pieces: tuple[str, ...] = ()
    match choice.action:
        case Take():
            possible, places, pieces = _payable_after_taking(table)
            advice = _advise_to_take(table, choice)
        case Discard(cards):
            possible, places = [remark("discard", count=len(cards))], ()
            advice = iter([remark("do_discard", cards=" ".join(cards)), *_about_as_good(choice)])
        case _:
            possible, places = _payable(table)
            advice = _advise_to_pay(table, choice) if isinstance(choice.action, Complete) else _advise_to_end(table)
    return Hint(str(choice.action), tuple(possible), tuple(advice), pieces, places)


# --- what is possible -------------------------------------------------------------------------------------------------


def _payable_after_taking(table: Table) -> tuple[list[Remark], tuple[str, ...], tuple[str, ...]]:
    """Say for each contract with which cards of the market it could be paid in this turn; contracts and cards."""
    takes = [action.cards for action in table.actions if isinstance(action, Take)]
    remarks, places, needed = [], [], dict[str, None]()
    for contract in table.market:
        ways = [(cards, payment) for cards in takes if (payment := table.pay(contract, table.with_cards(cards)))]
        if not ways:
            continue
        cards, payment = min(ways, key=lambda way: (way[1].joker, len(way[0])))
        now = table.pay(contract, table.view.hand)
        if now and now.joker <= payment.joker:
            remarks.append(remark("ready_joker" if now.joker else "ready", contract=contract.name))
        else:
            code = "take_and_pay_joker" if payment.joker else "take_and_pay"
            remarks.append(remark(code, cards=" ".join(cards), contract=contract.name))
            needed |= dict.fromkeys(cards)
        places.append(contract.name)
    return remarks or [remark("none_this_turn")], tuple(places), tuple(needed)


def _payable(table: Table) -> tuple[list[Remark], tuple[str, ...]]:
    """Say which contracts can be paid now, and how many of them together."""
    ways = {contract: payment for contract in table.market if (payment := table.pay(contract, table.view.hand))}
    if not ways:
        return [remark("none_now")], ()
    remarks = [
        remark("payable_joker" if payment.joker else "payable", contract=contract.name, points=contract.points)
        for contract, payment in ways.items()
    ]
    offered = [table.by_name[contract.name] for contract in table.view.contracts]
    completions = find_completions(table.view.hand, table.joker, offered, table.values)
    most = max(len(completion.payments) for completion in completions)
    if most > 1:
        remarks.append(remark("together", count=most))
    return remarks, tuple(contract.name for contract in ways)


# --- what the expert would do -----------------------------------------------------------------------------------------


def _advise_to_take(table: Table, choice: Choice) -> Iterator[Remark]:
    cards = choice.action.cards
    yield remark("do_take", cards=" ".join(cards))
    goal = _goal(table, cards)
    if goal is not None:
        contract, lacking = goal
        yield remark("leads_to", contract=contract.name, count=lacking)
        if lacking == 1 and table.joker:
            yield remark("joker_would_do")
    yield from _about_as_good(choice)


def _goal(table: Table, cards: Hand) -> tuple[Contract, int] | None:
    """Return the contract that these cards bring closest, and how many cards are still missing for it."""
    hand = table.with_cards(cards)
    after = {contract: table.lacking(contract, hand) for contract in table.market}
    nearer = [contract for contract in table.market if after[contract] < table.lacking(contract, table.view.hand)]
    best = min(nearer, key=lambda contract: (after[contract], -contract.points), default=None)
    return None if best is None else (best, after[best])


def _advise_to_pay(table: Table, choice: Choice) -> Iterator[Remark]:
    action: Complete = choice.action
    contract = table.by_name[action.contract]
    yield remark("do_pay", contract=contract.name, cards=" ".join((*action.cards, *[JOKER] * action.jokers)))
    bonus = sum(SUIT[card] == contract.bonus for card in action.cards)
    gained, lost = trophies_after(table, contract)
    before, after = contract.points + bonus, sum(face.points for face in gained)
    yield remark("brings", points=before + after - action.jokers)
    yield from (remark("trophy", trophy=str(face)) for face in gained)
    yield from (remark("takes_trophy", trophy=str(face)) for face in lost)
    if action.jokers:
        spared = any(not payment.joker for payment in find_payments(table.view.hand, False, contract, table.values))
        yield remark("spends_joker_though" if spared else "spends_joker")
    elif table.joker:
        yield remark("keeps_joker")
    if _is_close(choice, _estimates(choice, End)):
        yield remark("waiting_close")


def trophies_after(table: Table, contract: Contract) -> tuple[list[Face], list[Face]]:
    """Return the trophies that a contract wins for the player, and those that it takes from another without winning."""
    gained, lost = [], []
    for trophy in table.view.trophies:
        face = table.faces[trophy.name]
        counts = list(trophy.counts)
        counts[table.me] += face.counts((contract,))
        most = max(counts)
        leader = counts.index(most) if counts.count(most) == 1 else None
        if leader == table.me != trophy.leader:
            gained.append(face)
        elif leader is None and trophy.leader not in (None, table.me):
            lost.append(face)
    return gained, lost


def _advise_to_end(table: Table) -> Iterator[Remark]:
    payable = any(isinstance(action, Complete) for action in table.actions)
    yield remark("do_wait" if payable else "do_end")


def _about_as_good(choice: Choice) -> Iterator[Remark]:
    """Name other cards that would do about as well."""
    others = {action: worth for action, worth in choice.estimates.items() if action != choice.action}
    near = max(others, key=others.__getitem__, default=None)
    if near is not None and _is_close(choice, [others[near]]):
        yield remark("close", cards=" ".join(near.cards))


def _estimates(choice: Choice, kind: type) -> list[float]:
    return [worth for action, worth in choice.estimates.items() if isinstance(action, kind)]


def _is_close(choice: Choice, others: Iterable[float]) -> bool:
    return any(choice.estimates[choice.action] - other <= CLOSE for other in others)
