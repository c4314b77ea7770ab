"""Views: what each player may know, and states that are consistent with a view."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from random import Random

from tablee.core.chance import Chance
from tablee.core.game import Player
from tablee.core.turns import LogEntry
from tablee.games.romi_rami.ending import TARGET, find_ending, turns_left
from tablee.games.romi_rami.gains import awards, bonuses, gains
from tablee.games.romi_rami.pieces.cards import Contract, sorted_hand
from tablee.games.romi_rami.pieces.edition import Edition
from tablee.games.romi_rami.pieces.piles import WITH, imagine_piles
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


def view_for(state: State, player: Player | None, actions: Iterable[Action]) -> View:
    """Build the view field by field: it contains nothing that is not listed here."""
    actions = tuple(actions)
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
        awards=awards(state),
        actions=tuple(map(str, actions)),
        bonuses=bonuses(state, actions),
        gains=() if player is None else gains(state, player, actions),
    )


@lru_cache(maxsize=1024)
def see_contract(contract: Contract) -> ContractView:
    """Return the view of a contract card."""
    requires = tuple(RequirementView(str(each), *each) for each in contract.requires)
    return ContractView(contract.name, requires, contract.points, contract.bonus)


def _see_trophy(standing: Standing) -> TrophyView:
    face = standing.face
    return TrophyView(str(face), face.combo, face.suit, face.points, standing.counts, standing.leader, standing.lead)


def seen_log(log: tuple[LogEntry, ...], players: int) -> tuple[LogEntry, ...]:
    """Return the log; payments older than a round of turns are face down and omitted (RR-52)."""
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
    piles = imagine_piles(view, zones, unseen, rng)
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
