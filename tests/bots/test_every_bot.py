"""What holds for the bots of all games."""

import pickle
from random import Random

import pytest

from tablee.bots import Bot, choose_first
from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.games import GAMES
from tablee.games.bots import BOTS

MOVES = 60
PLAYERS = [(game, bot) for game, bots in BOTS.items() for bot in (*bots.values(), choose_first)]


@pytest.mark.parametrize(("game", "bot"), PLAYERS, ids=lambda one: getattr(one, "__name__", one))
def test_a_bot_plays_by_the_rules_and_what_it_is_asked_and_answers_can_travel(game: str, bot: Bot) -> None:
    rules = GAMES[game]()
    match = Match.start(rules, 2, Seed(bytes(16)))
    for number in range(MOVES):
        if match.round_over:
            break
        seat = min(rules.to_act(match.state))
        asked = rules, rules.view_for(match.state, seat)
        there = pickle.loads(pickle.dumps(asked))
        assert there == asked
        text = rules.write_action(bot(*there, Random(number)))
        assert text == rules.write_action(bot(*asked, Random(number)))
        match = match.play(text, seat)
