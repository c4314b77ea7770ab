"""The table of a rematch."""

from dataclasses import replace

from tablee.core.chance import Seed
from tablee.core.game import AnyGame
from tablee.core.names import tell_apart
from tablee.core.options import chosen_options, options_of
from tablee.table.bots.pace import DEFAULT_PACE
from tablee.table.events import Barred, BotSat, Change, Entry, Event, Paced, Rematched, Sat
from tablee.table.state import TableState


def new_table(now: TableState, offer: Rematched) -> Change:
    """Return a new table with the same chairs.

    Whoever offers the rematch sits down first, to be the host there: the others may never come.
    """
    events: list[Event] = []
    won = now.won
    names = [chair.name for chair in now.chairs if chair.cast and chair.name is not None]  # bots keep theirs
    first = now.host if offer.by is None else offer.by
    for seat in sorted(range(now.setup.players), key=lambda seat: seat != first):
        chair = now.chairs[seat]
        invited = seat != first
        if chair.newcomer is not None:
            names.append(tell_apart(chair.newcomer.name, names))
            new = chair.newcomer
            events.append(Sat(seat, names[-1], new.token, new.guest, new.face, invited))
        elif chair.token is not None and chair.name is not None:
            names.append(tell_apart(chair.name, names))  # older tables allowed names that look alike
            events.append(Sat(seat, names[-1], chair.token, chair.guest, chair.face, invited, won[seat]))
        elif chair.bot is not None:
            events.append(BotSat(seat, chair.bot, chair.name if chair.cast else None, won[seat]))
    if now.pace != DEFAULT_PACE:
        events.append(Paced(now.pace))
    events += (Barred(digest) for digest in sorted(now.barred))
    entries = tuple(Entry(number, event) for number, event in enumerate(events, 1))
    setup = replace(now.setup, code=offer.code, game=_game_after(now), seed=Seed.fresh())
    return Change(offer.code, entries, setup)


def _game_after(now: TableState) -> AnyGame:
    """Return the game with its options as they were played last, and the next player as the first one.

    If the game lets the table mark the seat that begins, the mark moves on; if lots decide, they decide again.
    """
    game: AnyGame = now.setup.game
    changed: dict[str, str] = {}
    if now.time.next_off and "clock" in chosen_options(game):
        changed["clock"] = "none"
    for option in options_of(game):
        if option.kind == "seat":
            changed[option.name] = str((_who_began(now) + 1) % now.setup.players + 1)
    return replace(game, **changed)  # type: ignore[type-var]


def _who_began(now: TableState) -> int:
    """Return the seat that was first in the first round, which follows from the seed."""
    return now.setup.game.first_player(now.setup.players, now.played.seed.chance().child("first"))
