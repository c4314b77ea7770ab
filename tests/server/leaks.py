"""Tables that differ only in what a viewer may not see."""

from dataclasses import replace
from random import Random

from msgspec import structs

from tablee.core.chance import Seed
from tablee.core.errors import TableeError
from tablee.core.game import Player
from tablee.server.events import Played
from tablee.server.refusals import refusal_of
from tablee.server.situation import Situation
from tablee.server.telling import refused, written


def otherwise(now: Situation, me: Player | None, rng: Random) -> Situation:
    """Return a table that differs in all that the viewer may not know: hands, stock, the secret, the tokens."""
    seed = same_commitment(now.setup.seed, rng)
    match = now.match
    if match is not None:
        state = match.game.imagine(match.game.view_for(match.state, me), rng)
        match = replace(match, state=state, seed=seed)
    chairs = tuple(replace(chair, token=rng.randbytes(32) if chair.token else None) for chair in now.chairs)
    return structs.replace(now, chairs=chairs, setup=replace(now.setup, seed=seed), match=match)


def same_commitment(seed: Seed, rng: Random) -> Seed:
    """Return another secret behind the same commitment: nobody can find one, but then nobody would see a difference."""

    class Twin(Seed):
        commitment = seed.commitment  # type: ignore[assignment]

    return Twin(rng.randbytes(16), seed.words)


def verdict(now: Situation, me: Player, text: str) -> str:
    """Return what a player is told who says that."""
    try:
        now.after(Played(me, text))
    except TableeError as error:
        return written(refused(refusal_of(error), None))
    return "accepted"
