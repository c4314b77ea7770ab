"""Records of random matches, and records that somebody has changed."""

import random
from typing import Any

from tablee.core.chance import Seed
from tablee.core.match import Match
from tablee.core.record import Event, Record, checksum


def record_of(game: Any, players: int, seed: Seed) -> Record:
    """Play a whole match at random and keep its record."""
    rng, events = random.Random(1), []
    start = match = Match.start(game, players, seed)
    while not match.over:
        if match.round_over:
            match = match.next_round()
            events.append(Event(None, "next"))
            continue
        (player,) = game.to_act(match.state)
        action = rng.choice(list(game.legal_actions(match.state, player)))
        match = match.apply(player, action)
        events.append(Event(player, game.write_action(action)))
    return Record(start, tuple(events), tuple(f"Player {number}: Zoë" for number in range(players)))


def resealed(text: str) -> str:
    """Return the text with a matching checksum, as a cheater would write it."""
    body = text[: text.rindex("sha256: ")]
    return f"{body}sha256: {checksum(body)}\n"
