"""What the weaker levels of Zoo Domino look at, and what they never do."""

from collections import Counter
from random import Random

import pytest

from tablee.bots import Seat
from tablee.bots.bot import Bot
from tablee.core.chance import Chance
from tablee.games.zoo_domino import ZooDomino
from tablee.games.zoo_domino.bots import LEVELS, beginner, casual, strong
from tablee.games.zoo_domino.bots.casual import _look_over
from tablee.games.zoo_domino.bots.outlook import is_blunder, look_ahead
from tablee.games.zoo_domino.notation import read_action
from tablee.games.zoo_domino.state import State
from tests.games.zoo_domino.bots.duels import wins
from tests.games.zoo_domino.table import DRAW, MUST_TRUMP, TRUMPS, position

WEAKER = [beginner, casual, strong]
TIMES = 120


def chosen(bot: Bot, game: ZooDomino, state: State) -> Counter[str]:
    """Ask a bot many times."""
    view = game.view_for(state, 0)
    return Counter(str(bot(Seat(game, view, Random(seed))).action) for seed in range(TIMES))


def test_levels_are_the_four_that_people_choose_from() -> None:
    assert list(LEVELS) == ["beginner", "casual", "strong", "expert"]


def test_a_beginner_looks_only_at_its_own_hand() -> None:
    # Crocodiles can be continued from the own hand; it ignores that all flamingos but one are in the chain.
    chain = "lion-flamingo flamingo-flamingo flamingo-zebra zebra-elephant elephant-flamingo flamingo-monkey"
    hand = "lion-crocodile lion-penguin crocodile-crocodile crocodile-giraffe crocodile-elephant"
    found = chosen(beginner, DRAW, position(chain, hand, "lion-lion giraffe-giraffe"))
    (first, often), *_ = found.most_common()
    assert first == "lay lion-crocodile left"
    assert 0.6 * TIMES < often < TIMES


def test_a_beginner_likes_doubles() -> None:
    state = position("lion-zebra", "lion-lion lion-penguin penguin-monkey", "zebra-zebra giraffe-giraffe")
    assert chosen(beginner, DRAW, state).most_common()[0][0] == "lay lion-lion left"


def test_a_casual_player_looks_at_the_ends_of_the_chain_first() -> None:
    chain = " ".join(["lion-lion lion-zebra zebra-zebra zebra-monkey monkey-monkey monkey-penguin penguin-penguin"])
    view = DRAW.view_for(position(chain, "giraffe-giraffe", "giraffe-lion"), 0)
    seen = Counter(laid for seed in range(TIMES) for laid in _look_over(view, Random(seed)))
    often = [seen[laid] / TIMES for laid in view.chain]
    assert often[0] == often[-1] == 1
    assert often[3] < often[1] < 1
    assert _look_over(DRAW.view_for(position("", "lion-lion", "zebra-zebra"), 0), Random(0)) == ()


def test_a_casual_player_leaves_little_that_fits_most_of_the_time() -> None:
    state = position("lion-zebra", "lion-penguin lion-monkey monkey-elephant monkey-giraffe monkey-monkey", "lion-lion")
    found = chosen(casual, DRAW, state)
    assert found.most_common()[0][0] == "lay lion-monkey left"
    assert set(found) == {"lay lion-monkey left", "lay lion-penguin left"}


@pytest.mark.parametrize(("drew_on", "laid"), [("lion", "left"), ("zebra", "right")])
def test_a_strong_player_remembers_where_another_had_to_draw(drew_on: str, laid: str) -> None:
    """Two ends that look the same, except for an animal that the other player lacked earlier."""
    other = {"lion": "zebra", "zebra": "lion"}[drew_on]
    history = [
        (0, f"lay {drew_on}-{drew_on}"),
        (1, "draw"),
        (1, f"lay {drew_on}-giraffe right"),
        (0, "lay giraffe-giraffe right"),
        (1, f"lay giraffe-{other} right"),
        (0, f"lay {other}-{other} right"),
        (1, f"lay {other}-penguin right"),
    ]
    hand = f"penguin-{drew_on} penguin-{other} elephant-elephant"
    chain = f"{drew_on}-{drew_on} {drew_on}-giraffe giraffe-giraffe giraffe-{other} {other}-{other} {other}-penguin"
    state = position(chain, hand, "monkey-monkey crocodile-flamingo flamingo-flamingo flamingo-monkey crocodile-monkey")
    state = state._replace(log=tuple((player, read_action(text)) for player, text in history))
    first, _ = chosen(strong, DRAW, state).most_common()[0]
    assert first == str(read_action(f"lay penguin-{drew_on} right"))


def closing(theirs: str) -> State:
    """All monkeys are out, and all zebras but the one that I hold."""
    chain = "lion-monkey monkey-monkey monkey-elephant elephant-zebra zebra-zebra zebra-giraffe giraffe-monkey"
    chain += (
        " monkey-crocodile crocodile-zebra zebra-penguin penguin-monkey monkey-flamingo flamingo-zebra zebra-monkey"
    )
    return position(chain, "lion-zebra lion-penguin elephant-elephant", theirs, stock="penguin-penguin")


@pytest.mark.parametrize("bot", WEAKER)
def test_nobody_closes_the_chain_while_another_holds_fewer(bot: Bot) -> None:
    assert set(chosen(bot, DRAW, closing("giraffe-giraffe"))) == {"lay lion-penguin left"}


def test_a_strong_player_closes_the_chain_and_wins() -> None:
    state = closing("giraffe-giraffe penguin-elephant penguin-giraffe")
    assert set(chosen(strong, DRAW, state)) == {"lay lion-zebra left"}


@pytest.mark.parametrize("bot", WEAKER)
def test_nobody_passes_who_could_trump(bot: Bot) -> None:
    state = position("lion-zebra", "monkey-monkey penguin-giraffe", "lion-lion", "zebra-zebra")
    for game in (TRUMPS, MUST_TRUMP):
        assert all(text.startswith("trump monkey-monkey") for text in chosen(bot, game, state))


def test_what_everyone_sees_to_be_wrong() -> None:
    state = position("lion-zebra", "monkey-monkey penguin-giraffe", "lion-lion", "zebra-zebra penguin-penguin")
    view = TRUMPS.view_for(state, 0)
    seen, outlooks = look_ahead(TRUMPS, view)
    assert [str(outlook.action) for outlook in outlooks if is_blunder(seen, view, outlook)] == ["pass"]


@pytest.mark.parametrize("bot", WEAKER)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_level_plays_every_way_by_the_rules(bot: Bot, players: int) -> None:
    for game in (DRAW, TRUMPS, MUST_TRUMP):
        for seed in range(3):
            rng = Random(seed)
            state = game.initial_state(players, Chance.from_number(seed), first=0)
            while state.turn is not None:
                state = game.apply(state, state.turn, bot(Seat(game, game.view_for(state, state.turn), rng)).action)
            assert game.outcome(state).winners


@pytest.mark.parametrize(("game", "deals"), [(DRAW, 300), (TRUMPS, 100)], ids=["draw", "trumps"])
def test_each_level_beats_the_one_before(game: ZooDomino, deals: int) -> None:
    assert wins(game, deals, casual, beginner) > 1.05 * deals
    assert wins(game, deals, strong, casual) > 1.05 * deals
