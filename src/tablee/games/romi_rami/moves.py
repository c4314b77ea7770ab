"""Romi Rami: take, pay and discard one card after another; choose contracts by their index in the market."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.pieces.cards import COMBOS, JOKER, SUITS, Card
from tablee.games.romi_rami.pieces.edition import MOST_POINTS, MOST_REQUIREMENTS
from tablee.games.romi_rami.state import Action, Complete, ContractView, Discard, End, State, Take, View
from tablee.games.romi_rami.turns import CONTRACTS
from tablee.toolkit.moves import Moves, Part, Position, counted

STEPS = ("take", "complete", "discard")
KINDS_OF_COMBO = ("set", "run")
SIZE_OF_CONTRACT = 1 + 4 * MOST_REQUIREMENTS + 1 + len(SUITS)  # present or not; requirements; points; bonus


class Draft(NamedTuple):
    """Cards chosen so far, including the joker, and the index of the contract that they pay."""

    chosen: tuple[str, ...] = ()
    contract: int | None = None


class RomiRamiMoves(Moves[RomiRami]):
    """Take a card, complete the first to fourth contract, pay a card or the joker, discard a card, go on.

    A choice that leaves only one action of the game plays that action at once.
    """

    _last: tuple[State | None, list[Action]] = (None, [])

    @cached_property
    def kinds(self) -> tuple[Card, ...]:
        """The different cards of the edition."""
        return tuple(dict.fromkeys(self.game.box.cards))

    @cached_property
    def names(self) -> Sequence[str]:
        """The names of the moves."""
        return (
            *(f"take {card}" for card in self.kinds),
            *(f"complete contract {place + 1}" for place in range(CONTRACTS)),
            *(f"pay {card}" for card in (*self.kinds, JOKER)),
            *(f"discard {card}" for card in self.kinds),
            "go on",
        )

    @cached_property
    def _number(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def _kind(self) -> dict[str, int]:
        return {card: number for number, card in enumerate(self.kinds)}

    @cached_property
    def parts(self) -> Sequence[Part]:
        """Cards by kind, contracts by requirements, and the possessions of each player."""
        box, seats, kinds = self.game.box, self.players, len(self.kinds)
        cards, contracts = len(box.cards), len(box.contracts)
        most = max(cards, contracts * MOST_REQUIREMENTS, 2 * MOST_POINTS * contracts)
        return [
            *(Part(name, (kinds,), cards) for name in ("hand", "market", "discards", "pile")),
            Part("chosen", (kinds + 1,), cards),
            Part("paying", (CONTRACTS,), 1),
            Part("contracts", (CONTRACTS, SIZE_OF_CONTRACT), MOST_POINTS),
            Part("combos", (seats, len(COMBOS)), contracts * MOST_REQUIREMENTS),
            Part("suits", (seats, len(SUITS)), contracts),
            *(Part(name, (seats,), cards) for name in ("counts", "bonus")),
            Part("jokers", (seats,), 1),
            Part("scores", (seats,), most),
            Part("trophies", (len(box.trophies), 2 + len(SUITS)), MOST_POINTS),
            Part("turn", (seats,), 1),
            Part("step", (len(STEPS),), 1),
            *(Part(name, (1,), max(cards, contracts)) for name in ("deck", "contract_deck")),
            Part("turns_left", (1,), seats),
            Part("idle", (1,), self.game.stalled_after * seats),
        ]

    def legal(self, position: Position) -> list[int]:
        """Return the moves that continue a choice: some listed action of the game contains them all."""
        if self.player(position) is None:
            return []
        state, draft = position.state, position.draft or Draft()
        found = {self._number[f"{self._verb(state)} {card}"] for card in self._follow(state, draft)}
        if state.step == "complete" and draft.contract is None:
            listed = {action.contract for action in self._listed(state) if isinstance(action, Complete)}
            found = {
                self._number[f"complete contract {place + 1}"]
                for place, contract in enumerate(state.contracts)
                if contract.name in listed
            }
            found.add(self._number["go on"])
        if state.step == "take" and draft.chosen:  # a subset of cards that go together is legal, too: the game lists it
            found.add(self._number["go on"])
        return sorted(found)

    def drafted(self, position: Position, move: int) -> Draft:
        """Choose a contract, or one more card."""
        verb, _, rest = self.names[move].partition(" ")
        if verb == "complete":
            return Draft((), int(rest.removeprefix("contract ")) - 1)
        draft = position.draft or Draft()
        return draft._replace(chosen=(*draft.chosen, rest))

    def action(self, position: Position, move: int) -> Action | None:
        """Return the only action left after this choice; None while there are several."""
        state, draft = position.state, position.draft or Draft()
        if move == self._number["go on"]:
            if state.step == "complete":
                return End()
            return next(action for action in self._left(state, draft) if len(_cards(action)) == len(draft.chosen))
        left = self._left(state, self.drafted(position, move))
        return left[0] if len(left) == 1 else None

    def _listed(self, state: State) -> Sequence[Action]:
        """Return the game's legal actions, computed once for all moves of a choice."""
        known, listed = self._last
        if known is not state:
            listed = list(self.game.legal_actions(state, state.turn))
            self._last = state, listed
        return listed

    def _left(self, state: State, draft: Draft) -> list[Action]:
        """Return the listed actions that contain everything chosen so far."""
        chosen = Counter(draft.chosen)
        wanted = None if draft.contract is None else state.contracts[draft.contract].name
        return [
            action
            for action in self._listed(state)
            if not isinstance(action, End)
            and (not isinstance(action, Complete) or action.contract == wanted)
            and chosen <= Counter(_cards(action))
        ]

    def _follow(self, state: State, draft: Draft) -> set[str]:
        chosen = Counter(draft.chosen)
        return {card for action in self._left(state, draft) for card in Counter(_cards(action)) - chosen}

    def _verb(self, state: State) -> str:
        return {"take": "take", "complete": "pay", "discard": "discard"}[state.step]

    def see(self, view: View, draft: Any) -> Iterator[Iterable[int]]:
        """Yield the parts; chosen cards are still in their old places."""
        chosen, paying = draft or Draft()
        seats = self.seats(view.me)
        for cards in (view.hand, view.values, view.discards, view.pile):
            yield counted(cards, self._kind)
        yield counted(chosen, {**self._kind, JOKER: len(self.kinds)})
        yield [place == paying for place in range(CONTRACTS)]
        there = list(map(_told, view.contracts))
        yield chain.from_iterable(there)
        yield [0] * (SIZE_OF_CONTRACT * (CONTRACTS - len(there)))
        zones = [view.zones[seat] for seat in seats]
        yield [sum(each.size == size for one in zone for each in one.requires) for zone in zones for size in COMBOS]
        yield [sum(one.bonus == suit for one in zone) for zone in zones for suit in SUITS]
        for owned in (view.counts, view.pile_counts, view.jokers, [score.total for score in view.scores]):
            yield [owned[seat] for seat in seats]
        for face in view.trophies:
            yield [face.combo or 0, face.points, *(face.suit == suit for suit in SUITS)]
        yield self.turn(view)
        yield [step == view.step for step in STEPS]
        yield (view.deck, view.contract_deck, view.turns_left or 0, max(0, view.idle))


def _told(contract: ContractView) -> list[int]:
    requires: list[int] = []
    for each in contract.requires:
        requires += [*(each.kind == kind for kind in KINDS_OF_COMBO), each.size, each.value or 0]
    requires += [0] * (4 * MOST_REQUIREMENTS - len(requires))
    return [1, *requires, contract.points, *(contract.bonus == suit for suit in SUITS)]


def _cards(action: Action) -> tuple[str, ...]:
    """Return the cards of an action, including the joker."""
    match action:
        case Complete(_, cards, jokers):
            return (*cards, *[JOKER] * jokers)
        case Take(cards) | Discard(cards):
            return cards
    return ()
