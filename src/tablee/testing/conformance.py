"""The contract of every game: one function per promise, named after it.

A test runs every check over every game, every variant and every number of players:

    @pytest.mark.parametrize("check", CHECKS)
    def test_promise(check, walk): check(walk)
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import fields
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from tablee.core.capabilities import DraftVerdict
from tablee.core.common_options.timing import TIMEOUT, has_clock
from tablee.core.errors import TURN, IllegalAction, InvalidNotation, Refusal
from tablee.core.game import Player
from tablee.core.positions.drafts import check_by_view, check_draft
from tablee.core.turns import LogEntry
from tablee.core.views import ListsActions, RoundView
from tablee.testing.walks import Walk, random_walk, vocabulary

GARBLED = 30  # attempts per step
DRAFTS = 10  # number of steps with draft checks, and drafts per step


def the_same_seed_gives_the_same_round(walk: Walk) -> None:
    """All randomness comes from the seed."""
    assert random_walk(walk.game, walk.players, walk.seed) == walk


def the_old_state_is_untouched(walk: Walk) -> None:
    """An action makes a new state."""
    for step in walk.steps:
        copy = deepcopy(step.before)
        walk.game.apply(step.before, step.player, step.action)
        assert step.before == copy


def every_listed_action_is_accepted_and_listed_once(walk: Walk) -> None:
    """The referee accepts every action that the page offers."""
    game = walk.game
    for step in walk.steps:
        listed = list(game.legal_actions(step.before, step.player))
        assert max(Counter(listed).values()) == 1, f"listed twice: {listed}"
        for action in listed:
            game.apply(step.before, step.player, action)


def whatever_is_accepted_was_listed(walk: Walk) -> None:
    """The referee accepts nothing else: tested with garbled actions and with other players' actions."""
    game, rng = walk.game, Random(walk.seed)
    for step in walk.steps:
        listed = set(game.legal_actions(step.before, step.player)) if game.lists_all_actions else set()
        for text in garbled(walk, rng):
            action = read_or_none(walk, text)
            if action is None or not is_accepted(walk, step.before, step.player, action):
                continue
            if game.lists_all_actions and game.write_action(action) not in game.table_actions:
                assert action in listed, f"accepted but not listed: {text!r} in\n{step.before}"
            else:
                game.check_state(game.apply(step.before, step.player, action))


def an_action_is_applied_or_refused_with_a_reason(walk: Walk) -> None:
    """Never another exception; a refusal's code is one of the game's, and its message can be formatted."""
    game, rng = walk.game, Random(walk.seed + 1)
    codes = {*game.refusals.codes, *TURN.codes}
    for state in walk.states:
        for text in garbled(walk, rng):
            action = read_or_none(walk, text)
            if action is None:
                continue
            for player in range(walk.players):
                refusal = refusal_of(walk, state, player, action)
                if refusal is not None:
                    assert refusal.code in codes
                    assert "{" not in refusal.message, refusal.message


def someone_can_act_until_the_end_and_nobody_after(walk: Walk) -> None:
    """A round neither gets stuck nor continues after its end."""
    game = walk.game
    for state in walk.states:
        acting = game.to_act(state)
        assert bool(acting) is not game.is_over(state)
        for player in range(walk.players):
            assert bool(list(game.legal_actions(state, player))) is (player in acting)


def nobody_acts_out_of_turn(walk: Walk) -> None:
    """Another seat's action is refused, even one that would be legal for the player whose turn it is."""
    for step in walk.steps:
        for player in set(range(walk.players)) - walk.game.to_act(step.before):
            assert not is_accepted(walk, step.before, player, step.action)


def a_turn_whose_time_is_up_ends(walk: Walk) -> None:
    """With a clock, the table can always end a turn, and nobody else can."""
    game = walk.game
    if not has_clock(game):
        return
    assert TIMEOUT in game.table_actions
    timeout = game.read_action(TIMEOUT)
    assert game.write_action(timeout) == TIMEOUT
    for step in walk.steps:
        after = game.apply(step.before, step.player, timeout)
        game.check_state(after)
        assert step.player not in game.to_act(after)


def no_piece_appears_or_disappears(walk: Walk) -> None:
    """Every piece of the box is on the table, in a hand, or in the stock."""
    box = Counter(walk.game.pieces(walk.start))
    assert box
    for state in walk.states:
        assert Counter(walk.game.pieces(state)) == box


def every_state_could_have_come_about(walk: Walk) -> None:
    """The game's own check of a state holds throughout."""
    for state in walk.states:
        walk.game.check_state(state)


def a_written_action_reads_back(walk: Walk) -> None:
    """One notation, both ways."""
    for step in walk.steps:
        assert walk.game.write_action(step.action).split()[0] in walk.game.verbs
        assert walk.game.read_action(walk.game.write_action(step.action)) == step.action


def actions_are_equal_just_when_they_are_written_alike(walk: Walk) -> None:
    """Otherwise a list, a set or a cache would confuse two actions."""
    game = walk.game
    listed = [action for step in walk.steps for action in game.legal_actions(step.before, step.player)]
    by_text = {game.write_action(action): action for action in listed}
    assert len(set(by_text.values())) == len(by_text)
    assert all(by_text[game.write_action(action)] == action for action in listed)


def a_view_tells_only_what_that_player_may_know(walk: Walk) -> None:
    """Any state imagined from a view gives the same view: so the view contains nothing hidden."""
    game, rng = walk.game, Random(walk.seed)
    for state in walk.states:
        for viewer in viewers(walk):
            view = game.view_for(state, viewer)
            for _ in range(2):
                imagined = game.imagine(view, rng)
                assert game.view_for(imagined, viewer) == view
                assert Counter(game.pieces(imagined)) == Counter(game.pieces(state))


def a_draft_is_judged_alike_whatever_is_hidden(walk: Walk) -> None:
    """A verdict on a draft reveals nothing about other hands or about what is still to come."""
    game, rng = walk.game, Random(walk.seed)
    written = [game.write_action(step.action) for step in walk.steps]
    for step in rng.sample(walk.steps, min(DRAFTS, len(walk.steps))):
        view = game.view_for(step.before, step.player)
        for draft in (*rng.sample(written, min(DRAFTS, len(written))), *islice(garbled(walk, rng), 2)):
            judged = verdict_or_none(check_draft, game, step.before, step.player, draft)
            assert verdict_or_none(check_by_view, game, view, step.player, draft) == judged


def what_is_hidden_does_vary(walk: Walk) -> None:
    """Imagined states differ in what a viewer cannot see: else `imagine` might know the truth."""
    game, rng = walk.game, Random(walk.seed)
    spectator = game.view_for(walk.start, None)
    imagined = {str(game.imagine(spectator, rng)) for _ in range(8)}
    assert len(imagined) > 1


def a_view_has_what_shared_code_reads(walk: Walk) -> None:
    """The contract of `core.views`: showing a round needs no knowledge of the game."""
    game, logged = walk.game, dict.fromkeys(viewers(walk), 0)
    for state in walk.states:
        for viewer in viewers(walk):
            view = game.view_for(state, viewer)
            assert isinstance(view, RoundView), "a view lacks a field of RoundView"
            assert isinstance(view, ListsActions) or not game.lists_all_actions, "a view lacks its actions"
            assert view.me == viewer
            assert {view.turn} - {None} == game.to_act(state)
            assert view.first in range(walk.players)
            assert all(isinstance(piece, str) for piece in view.hand)
            assert not view.hand or viewer is not None, "a spectator holds nothing"
            assert all(isinstance(entry, LogEntry) for entry in view.log)
            assert len(view.log) >= logged[viewer], "the log has lost an entry"
            logged[viewer] = len(view.log)


def a_view_is_plain_data(walk: Walk) -> None:
    """A view can be sent as it is."""
    for state in walk.states:
        for viewer in viewers(walk):
            json.dumps(walk.game.view_for(state, viewer), default=_fields)  # asdict would copy it all first


def a_view_lists_what_that_player_may_do(walk: Walk) -> None:
    """The page needs no rules."""
    game = walk.game
    if not game.lists_all_actions:
        return
    for state in walk.states:
        for viewer in viewers(walk):
            listed = [] if viewer is None else [game.write_action(a) for a in game.legal_actions(state, viewer)]
            assert list(game.view_for(state, viewer).actions) == listed


def the_end_has_a_reason_winners_and_a_score_each(walk: Walk) -> None:
    """A round ends with an entry for the score sheet."""
    *_, last = walk.states
    outcome = walk.game.outcome(last)
    assert outcome.reason
    assert outcome.winners or max(outcome.scores) <= 0, "nobody won, and yet somebody gains"
    assert set(outcome.winners) <= set(range(walk.players))
    assert len(outcome.scores) == walk.players


CHECKS: tuple[Callable[[Walk], None], ...] = (
    the_same_seed_gives_the_same_round,
    the_old_state_is_untouched,
    every_listed_action_is_accepted_and_listed_once,
    whatever_is_accepted_was_listed,
    an_action_is_applied_or_refused_with_a_reason,
    someone_can_act_until_the_end_and_nobody_after,
    nobody_acts_out_of_turn,
    a_turn_whose_time_is_up_ends,
    no_piece_appears_or_disappears,
    every_state_could_have_come_about,
    a_written_action_reads_back,
    actions_are_equal_just_when_they_are_written_alike,
    a_view_tells_only_what_that_player_may_know,
    a_draft_is_judged_alike_whatever_is_hidden,
    what_is_hidden_does_vary,
    a_view_has_what_shared_code_reads,
    a_view_is_plain_data,
    a_view_lists_what_that_player_may_do,
    the_end_has_a_reason_winners_and_a_score_each,
)


def _fields(part: Any) -> dict[str, Any]:
    return {field.name: getattr(part, field.name) for field in fields(part)}


def viewers(walk: Walk) -> tuple[Player | None, ...]:
    """All players, and a spectator."""
    return (*range(walk.players), None)


def garbled(walk: Walk, rng: Random) -> Iterator[str]:
    """Yield actions with words swapped, dropped and added: close enough to be parsed, often illegal."""
    words = _vocabulary(type(walk.game))
    for _ in range(GARBLED):
        text = walk.game.write_action(rng.choice(walk.steps).action).split()
        for _ in range(rng.randint(0, 3)):
            place = rng.randrange(len(text) + 1)
            text[place : place + rng.randint(0, 1)] = rng.sample(words, rng.randint(0, 1))
        yield " ".join(text)


_vocabulary = cache(vocabulary)


def read_or_none(walk: Walk, text: str) -> Any:
    """Return the action, or None if it cannot be parsed."""
    try:
        return walk.game.read_action(text)
    except InvalidNotation:
        return None


def verdict_or_none(check: Callable[..., DraftVerdict], *what: Any) -> DraftVerdict | None:
    """Return the referee's verdict, or None if the draft cannot be parsed."""
    try:
        return check(*what)
    except InvalidNotation:
        return None


def refusal_of(walk: Walk, state: Any, player: Player, action: Any) -> Refusal | None:
    """Return why the referee refuses it; None if it is accepted."""
    try:
        walk.game.apply(state, player, action)
    except IllegalAction as error:
        return error.refusal
    return None


def is_accepted(walk: Walk, state: Any, player: Player, action: Any) -> bool:
    """Whether the referee accepts it."""
    return refusal_of(walk, state, player, action) is None
