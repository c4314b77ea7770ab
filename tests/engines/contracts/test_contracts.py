"""The game, pure Python on numbers and the compiled kernel play the same games, step by step and number by number."""

import os
from collections import Counter
from random import Random

import pytest

from tablee.core.chance import Chance
from tablee.engines.chances import Chances
from tablee.engines.contracts import _kernel, box, habits, playouts, policy, table
from tablee.games.romi_rami import RomiRami
from tablee.games.romi_rami.bots.seeing import action_of, inside, kinds_of, position_of
from tablee.games.romi_rami.pieces.cards import ORDER
from tablee.games.romi_rami.scoring import scores
from tablee.games.romi_rami.state import State
from tablee.testing.walks import deal
from tests.engines.contracts.editions import EDITIONS
from tests.games.romi_rami.table import GAME, completing

LONG = os.environ.get("TABLEE_LONG") == "1"
TRANSITIONS = 1_000_000 if LONG else 2_500
FACTS = (
    *("players", "turn", "first", "step", "idle", "patience", "target", "over", "ending", "hands", "values", "deck"),
    *("contracts", "contract_deck", "discards", "completed", "points", "standings", "piles", "jokers"),
)
Either = table.Table | _kernel.Table


def facts(now: Either) -> dict[str, object]:
    return {name: getattr(now, name) for name in FACTS} | {"scores": now.scores()}


def pure(game: RomiRami, state: State) -> table.Table:
    return table.Table(box.Box(*inside(game.edition, trophies(state))), position_of(game, state))


def compiled(game: RomiRami, state: State) -> _kernel.Table:
    return _kernel.Table(_kernel.Box(*inside(game.edition, trophies(state))), position_of(game, state))


def trophies(state: State) -> tuple[str, ...]:
    return tuple(map(str, state.trophies))


def facts_of(game: RomiRami, state: State) -> dict[str, object]:
    """Return the same summary of a game state as of a fast table."""
    number = kinds_of(game.edition)
    return {
        "turn": -1 if state.turn is None else state.turn,
        "hands": [[hand.count(card) for card in ORDER] for hand in state.hands],
        "values": [ORDER[card] for card in state.values],
        "contracts": [number[contract] for contract in state.contracts],
        "contract_deck": [number[contract] for contract in state.contract_deck],
        "piles": [len(pile) for pile in state.piles],
        "jokers": list(state.jokers),
        "completed": [len(zone) for zone in state.zones],
        "standings": [[face.counts(zone) for face in state.trophies] for zone in state.zones],
        "scores": [score.total for score in scores(state)],
        "idle": state.idle,
        "step": ("take", "complete", "discard").index(state.step),
    }


def test_they_go_on_as_the_game_does() -> None:
    """Random legal games of several editions; a refilled deck has a different order in each."""
    rng, done, shuffled = Random(1), 0, 0
    while done < TRANSITIONS:
        game = RomiRami(edition=rng.choice(EDITIONS), stalled_after=rng.choice((3, 30)), rules_version=1)
        players = rng.randint(2, 4)
        state = game.initial_state(players, Chance.from_number(rng.getrandbits(64)), first=rng.randrange(players))
        tables: list[Either] = [pure(game, state), compiled(game, state)]
        while state.turn is not None:
            actions = list(game.legal_actions(state, state.turn))
            action = rng.choice(actions[: rng.choice((1, 5, 1000))])
            before, state = state, game.apply(state, state.turn, action)
            seed = rng.getrandbits(64)
            for now in tables:
                now.play(action_of(game, action), seed)
            assert facts(tables[0]) == facts(tables[1])
            done += 1
            if state.chance != before.chance:
                shuffled += 1
                assert Counter(tables[0].deck + tables[0].discards + tables[0].values + held(tables[0])) == Counter(
                    ORDER[card] for card in sum(state.hands, state.deck + state.discards + state.values)
                )
                tables = [pure(game, state), compiled(game, state)]
            told = facts_of(game, state)
            for now in tables:
                assert told.items() <= facts(now).items()
                assert now.deck == [ORDER[card] for card in state.deck]
                assert now.discards == [ORDER[card] for card in state.discards]
    assert shuffled > 0


def held(now: Either) -> list[int]:
    return [card for hand in now.hands for card, count in enumerate(hand) for _ in range(count)]


def test_both_play_out_alike() -> None:
    for seed in range(1000 if LONG else 6):
        rng = Random(seed)
        game, players = RomiRami(edition=EDITIONS[seed % len(EDITIONS)], rules_version=1), rng.randint(2, 4)
        state = deal(game, players, seed)
        some = [random_habits(rng) for _ in range(players)]
        ends = [
            facts(playouts.play_out(pure(game, state), some, seed)),
            facts(_kernel.play_out(compiled(game, state), some, seed)),
        ]
        assert ends[0] == ends[1]
        assert ends[0]["over"]


def random_habits(rng: Random) -> habits.Habits:
    """Odd ones, too: negative values must be rounded the same way."""
    parts = [tuple(rng.randint(-200, 1200) for _ in range(count)) for count in (8, 8, 4, 7)]
    numbers = [rng.randint(-100, 500) for _ in range(4)]
    return habits.Habits(numbers[0], numbers[1], numbers[2], numbers[3], rng.randint(0, 1200), *parts)


def test_quick_players_do_only_what_is_legal_and_both_think_alike_of_it() -> None:
    """The game judges every choice; players who see everything choose the highest rated one."""
    for seed in range(300 if LONG else 3):
        rng = Random(seed)
        game, players = RomiRami(edition=EDITIONS[seed % len(EDITIONS)], rules_version=1), rng.randint(2, 4)
        state, who = deal(game, players, seed), random_habits(rng)
        while state.turn is not None:
            now, listed = pure(game, state), list(game.legal_actions(state, state.turn))
            numbers = [action_of(game, action) for action in listed]
            worths = policy.rate(now, numbers, who)
            assert worths == _kernel.rate(compiled(game, state), numbers, who)
            chosen = normal(choice(now, who))
            places = [place for place, number in enumerate(numbers) if normal(number) == chosen]
            assert len(places) == 1
            if state.step == "take":
                full = [worth for worth, number in zip(worths, numbers, strict=True) if len(number[1]) == 3]
                assert worths[places[0]] >= max(full, default=min(worths))
            state = game.apply(state, state.turn, listed[places[0]])


def test_in_the_last_turn_a_hand_promises_nothing_and_a_joker_one_point() -> None:
    zones = ["", "run-4/cherry " * 7]
    for joker, worth in ((True, habits.POINT), (False, 0)):
        state = completing("h1 h2 h3 h4", "l2", market="run-5/heart", first=1, zones=zones, jokers=(joker, True))
        actions = [action_of(GAME, action) for action in GAME.legal_actions(state, 0)]
        worths = policy.rate(pure(GAME, state), actions, habits.TUNED)
        assert worths == _kernel.rate(compiled(GAME, state), actions, habits.TUNED)
        assert worths[-1] == worth
        assert all(paid > worth for paid in worths[:-1])


def choice(now: table.Table, who: habits.Habits) -> table.Action:
    if now.step == table.TAKE:
        return table.TAKE, policy.choose_take(now, who), 0, False
    if now.step == table.DISCARD:
        return table.DISCARD, policy.choose_discard(now, who), 0, False
    paid = policy.choose_payment(now, who)
    return (table.COMPLETE, paid[1], now.contracts[paid[0]], paid[2]) if paid else (table.END, (), 0, False)


def normal(action: table.Action) -> table.Action:
    return action[0], tuple(sorted(action[1])), action[2], action[3]


def test_both_weigh_alike_and_keep_what_is_known_of_the_others() -> None:
    for seed in range(300 if LONG else 6):
        rng = Random(seed)
        game, players = RomiRami(edition=EDITIONS[seed % len(EDITIONS)], rules_version=1), rng.randint(2, 4)
        state = deal(game, players, seed)
        for _ in range(rng.randrange(25)):
            if state.turn is not None:
                state = game.apply(state, state.turn, rng.choice(list(game.legal_actions(state, state.turn))[:3]))
        if state.turn is None:
            continue
        known = [
            [ORDER[card] for card in hand[:2]] if seat != state.turn else [] for seat, hand in enumerate(state.hands)
        ]
        actions = [action_of(game, action) for action in game.legal_actions(state, state.turn)][:3]
        one, two = pure(game, state), compiled(game, state)
        asked = known, actions, random_habits(rng), 3, rng.getrandbits(64)
        assert playouts.weigh(one, *asked) == _kernel.weigh(two, *asked)
        ahead = [rng.randint(-5, 40) for _ in range(players)]
        assert playouts.weigh(one, *asked, ahead) == _kernel.weigh(two, *asked, ahead)
        for action in (None, actions[0]):
            for before in (None, ahead):
                counting = asked[2], 3, seed, action, before
                assert playouts.count_playouts(one, *counting) == _kernel.count_playouts(two, *counting)
        assert facts(one) == facts(pure(game, state)), "weighing changes nothing"
        world = playouts.imagine(one, known, Chances(seed))
        assert Counter(world.deck + held(world)) == Counter(one.deck + held(one))
        assert list(map(sum, world.hands)) == list(map(sum, one.hands))
        for seat, cards in enumerate(known):
            assert all(world.hands[seat][card] >= cards.count(card) for card in cards)
        assert world.hands[state.turn] == one.hands[state.turn]


def test_what_was_won_before_decides_with_what_is_won_now() -> None:
    """Equal sums share the win; the bonus cards decide only in a game of its own."""
    state = deal(RomiRami(), 3, 1)
    for now, count in ((pure(GAME, state), playouts.count_playouts), (compiled(GAME, state), _kernel.count_playouts)):
        (first, points), *_ = count(now, habits.TUNED, 2, 1, None, [1000, 0, 0])  # type: ignore[arg-type]
        assert first == 2 * playouts.WIN
        assert points > 2000
        alone = count(now, habits.TUNED, 20, 1)  # type: ignore[arg-type]
        assert sum(won for won, _ in alone) == 20 * playouts.WIN
        assert alone[0][1] == count(now, habits.TUNED, 20, 1, None, [0, 0, 0])[0][1]  # type: ignore[arg-type]


@pytest.mark.parametrize("made", [box.Box, _kernel.Box])
def test_a_box_has_contracts_and_not_too_many(made: type[box.Box]) -> None:
    kind = box.Kind((1,), (0,), 1, 0, 1, ())
    with pytest.raises(ValueError, match="from 1 to 200 kinds"):
        made([], [])
    with pytest.raises(ValueError, match="from 1 to 200 kinds"):
        made([kind] * 201, [])
    with pytest.raises(ValueError, match="at most 8 trophies"):
        made([kind], [1] * 9)
