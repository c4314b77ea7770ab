"""What a table lets whom do, told a second time: by what each may see of it, without the server's own decisions."""

from typing import Any, assert_never

from tablee.games.bots import BOTS
from tablee.table import messages
from tablee.table.messages import Said


def is_allowed(said: Said, table: dict[str, Any], settled: int) -> bool | None:
    """Return whether something is done if a viewer says it who sees this table; None: the game, or the time, decides.

    An answer to a version since `settled` is not stale.
    """
    me, phase = table["me"], table["phase"]
    if isinstance(said, messages.ComeBack):
        return table["left"] is not None
    if isinstance(said, messages.Leave):
        return me is not None or table["waiting"] is not None
    if me is None:
        return False
    my_turn = phase == "playing" and table["view"]["turn"] == me
    match said:
        case messages.Play():
            return None if my_turn and settled <= said.version <= table["version"] else False
        case messages.NextRound():
            return phase == "round_over" and settled <= said.version <= table["version"]
        case messages.Check():
            return None if phase == "playing" else False
        case messages.AskHint():
            return my_turn
        case messages.Words():  # not all words can be seen
            return None if phase == "waiting" else False
        case messages.Emote():  # not too many at once
            return None
        case messages.Agree():
            return 0 <= said.seat < len(table["seats"]) and table["seats"][said.seat]["newcomer"] is not None
        case messages.Rematch():
            return bool(phase == "match_over")
    return bool(table["seats"][me]["host"]) and a_host_may(said, table)


HostSays = (
    messages.AddBot
    | messages.ChangeBot
    | messages.SetPace
    | messages.RemoveSeat
    | messages.ReplaceSeat
    | messages.OfferSeat
    | messages.Start
)


def a_host_may(said: HostSays, table: dict[str, Any]) -> bool:
    """Return whether something is done if the host says it."""
    seats, is_waiting, bots = dict(enumerate(table["seats"])), table["phase"] == "waiting", BOTS[table["game"]]
    free = [seat for seat, chair in seats.items() if chair["name"] is None]
    has_bot = [seat for seat, chair in seats.items() if chair["bot"] is not None]
    is_left = [seat for seat, chair in seats.items() if chair["left"]]
    is_awaited = [seat for seat, chair in seats.items() if chair["newcomer"] is not None]
    match said:
        case messages.AddBot():
            is_place = bool(free) if said.seat is None else said.seat in free
            return is_waiting and said.bot in bots and is_place
        case messages.ChangeBot():
            return is_waiting and said.bot in bots and said.seat in has_bot
        case messages.SetPace():
            return True
        case messages.RemoveSeat():
            is_someone = said.seat in seats and said.seat not in free
            return is_someone and (is_waiting or said.seat not in has_bot or said.seat in is_left + is_awaited)
        case messages.ReplaceSeat():
            is_person = said.seat in seats and said.seat not in free and said.seat not in has_bot
            return not is_waiting and is_person and not seats[said.seat]["connected"]
        case messages.OfferSeat():
            return not is_waiting and said.seat in has_bot and not (said.open and said.seat in is_awaited)
        case messages.Start():
            return is_waiting and (not free if said.fill is None else said.fill in bots)
        case _:
            assert_never(said)
