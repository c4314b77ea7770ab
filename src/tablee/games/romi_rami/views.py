"""What each player may know, and the states that would look like it."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random

from tablee.core.chance import Chance
from tablee.core.game import Player
from tablee.core.turns import LogEntry
from tablee.games.romi_rami.edition import Edition
from tablee.games.romi_rami.ending import TARGET, find_ending, turns_left
from tablee.games.romi_rami.pieces import JOKER, SUIT, Card, Contract, Hand, sorted_hand
from tablee.games.romi_rami.scoring import Standing, scores, standings
from tablee.games.romi_rami.state import (
    Action,
    ContractView,
    RequirementView,
    ScoreView,
    State,
    TrophyView,
    View,
)
from tablee.games.romi_rami.turns import surplus

WITH = " with "


def view_for(state: State, player: Player | None, actions: Iterable[Action]) -> View:
    """Build the view field by field: nothing is in it that is not named here."""
    return View(
        me=player,
        turn=state.turn,
        first=state.first,
        step=state.step,
        values=state.values,
        contracts=tuple(map(see_contract, state.contracts)),
        deck=len(state.deck),
        contract_deck=len(state.contract_deck),
        discards=state.discards,
        hand=() if player is None else state.hands[player],
        counts=tuple(map(len, state.hands)),
        surplus=surplus(state) if state.step == "discard" else 0,
        zones=tuple(tuple(map(see_contract, zone)) for zone in state.zones),
        pile=() if player is None else state.piles[player],
        pile_counts=tuple(map(len, state.piles)),
        jokers=state.jokers,
        trophies=tuple(map(_see_trophy, standings(state))),
        scores=tuple(ScoreView(*score, score.total) for score in scores(state)),
        target=TARGET[len(state.hands)],
        ending=find_ending(state),
        turns_left=turns_left(state),
        idle=state.idle,
        log=seen_log(state.log, len(state.hands)),
        actions=tuple(map(str, actions)),
    )


@lru_cache(maxsize=1024)
def see_contract(contract: Contract) -> ContractView:
    """Show a contract card with all that is on it."""
    requires = tuple(RequirementView(str(each), *each) for each in contract.requires)
    return ContractView(contract.name, requires, contract.points, contract.bonus)


def _see_trophy(standing: Standing) -> TrophyView:
    face = standing.face
    return TrophyView(str(face), face.combo, face.suit, face.points, standing.counts, standing.leader, standing.lead)


def seen_log(log: tuple[LogEntry, ...], players: int) -> tuple[LogEntry, ...]:
    """Return the log; what was paid a round of the table ago lies face down and is no longer shown (RR-52)."""
    place, turns = len(log), 0
    while place and turns < players:
        place -= 1
        turns += place == 0 or log[place - 1].player != log[place].player
    return tuple(map(_faded, log[:place])) + log[place:]


@lru_cache(maxsize=65536)
def _faded(entry: LogEntry) -> LogEntry:
    return LogEntry(entry.player, entry.action.partition(WITH)[0])


def imagine(view: View, edition: Edition, rng: Random) -> State:
    """Deal the unseen cards at random to the other hands, the deck and the others' bonus piles."""
    contracts = _read(view.contracts, edition)
    zones = tuple(_read(zone, edition) for zone in view.zones)
    unseen = Counter(edition.cards) - Counter(view.values + view.discards + view.hand + view.pile)
    piles = _imagine_piles(view, zones, unseen, rng)
    rest = list(unseen.elements())
    rng.shuffle(rest)
    hands = tuple(
        view.hand if player == view.me else sorted_hand([rest.pop() for _ in range(count)])
        for player, count in enumerate(view.counts)
    )
    unseen_contracts = list((Counter(edition.contracts) - Counter(contracts + sum(zones, ()))).elements())
    rng.shuffle(unseen_contracts)
    return State(
        hands=hands,
        deck=tuple(rest),
        contract_deck=tuple(unseen_contracts),
        values=view.values,
        contracts=contracts,
        discards=view.discards,
        zones=zones,
        piles=piles,
        jokers=view.jokers,
        trophies=tuple(edition.faces[trophy.name] for trophy in view.trophies),
        turn=view.turn,
        first=view.first,
        step=view.step,
        idle=view.idle,
        chance=Chance(rng.randbytes(32)),
        log=view.log,
    )


def _read(contracts: tuple[ContractView, ...], edition: Edition) -> tuple[Contract, ...]:
    return tuple(edition.by_name[contract.name] for contract in contracts)


def _imagine_piles(
    view: View, zones: tuple[tuple[Contract, ...], ...], unseen: Counter[Card], rng: Random
) -> tuple[Hand, ...]:
    """Take the others' bonus piles out of the unseen cards: those just seen paid, and more of the contracts' suits."""
    known = [list(view.pile) if player == view.me else [] for player in range(len(zones))]
    for entry in view.log:
        if WITH in entry.action and entry.player != view.me:
            paid = bonus_paid(entry.action)
            known[entry.player] += paid
            unseen.subtract(paid)
    needs = [
        ({contract.bonus for contract in zone}, count) for zone, count in zip(zones, view.pile_counts, strict=True)
    ]
    # Who has the fewest suits first: they could have nothing else, the others could.
    for player in sorted(range(len(zones)), key=lambda player: len(needs[player][0])):
        pile, (suits, count) = known[player], needs[player]
        more = rng.sample([card for card in unseen.elements() if SUIT[card] in suits], count - len(pile))
        pile += more
        unseen.subtract(more)
    return tuple(map(sorted_hand, known))


def bonus_paid(action: str) -> list[Card]:
    """Return the cards that went to the bonus pile in `complete ... with ...`."""
    contract, _, paid = action.partition(WITH)
    bonus = contract.rpartition("/")[2]
    return [card for card in paid.split() if card != JOKER and SUIT[card] == bonus]
