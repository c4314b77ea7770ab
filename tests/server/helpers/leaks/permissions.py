"""The permissions at a table, derived independently from what each viewer sees, without the server's decisions."""

from typing import Any, assert_never

from tablee.games.bots import BOTS
from tablee.table.messages import from_page
from tablee.table.messages.from_page import Said


def is_allowed(said: Said, table: dict[str, Any], settled: int) -> bool | None:
    """Return whether a message of a viewer who sees this table is accepted; None: the game or the time decides.

    An answer to a version since `settled` is not stale.
    """
    me, phase = table["me"], table["phase"]
    if isinstance(said, from_page.ComeBack):
        return table["left"] is not None
    if isinstance(said, from_page.Leave):
        return me is not None or table["waiting"] is not None
    if me is None:
        return False
    my_turn = phase == "playing" and table["view"]["turn"] == me
    match said:
        case from_page.Play():
            return None if my_turn and settled <= said.version <= table["version"] else False
        case from_page.NextRound():
            return phase == "round_over" and settled <= said.version <= table["version"]
        case from_page.Check():
            return None if phase == "playing" else False
        case from_page.AskHint():
            return my_turn
        case from_page.Consider():
            return my_turn and all(is_a_bots_own(chair) for seat, chair in enumerate(table["seats"]) if seat != me)
        case from_page.SetFace():
            return True
        case from_page.Words():  # not all words are visible
            return None if phase == "waiting" else False
        case from_page.Emote():  # not too many at once
            return None
        case from_page.Agree():
            return 0 <= said.seat < len(table["seats"]) and table["seats"][said.seat]["newcomer"] is not None
        case from_page.Rematch():
            return bool(phase == "match_over")
        case from_page.Join():
            return True
    return a_host_may(said, table) if table["seats"][me]["host"] else False


def is_a_bots_own(seat: dict[str, Any]) -> bool:
    """Return whether a bot plays here for nobody else, and nobody waits for the seat."""
    return seat["bot"] is not None and seat["face"] is not None and seat["newcomer"] is None


HostSays = (
    from_page.AddBot
    | from_page.ChangeBot
    | from_page.SetPace
    | from_page.ChangeRules
    | from_page.SwitchClock
    | from_page.RemoveSeat
    | from_page.ReplaceSeat
    | from_page.OfferSeat
    | from_page.Start
)


def a_host_may(said: HostSays, table: dict[str, Any]) -> bool | None:
    """Return whether a message of the host is accepted; None: the game decides."""
    seats, is_waiting, bots = dict(enumerate(table["seats"])), table["phase"] == "waiting", BOTS[table["game"]]
    free = [seat for seat, chair in seats.items() if chair["name"] is None]
    has_bot = [seat for seat, chair in seats.items() if chair["bot"] is not None]
    is_left = [seat for seat, chair in seats.items() if chair["left"]]
    is_awaited = [seat for seat, chair in seats.items() if chair["newcomer"] is not None]
    match said:
        case from_page.AddBot():
            is_place = bool(free) if said.seat is None else said.seat in free
            return is_waiting and said.bot in bots and is_place
        case from_page.ChangeBot():
            return is_waiting and said.bot in bots and said.seat in has_bot
        case from_page.SetPace():
            return True
        case from_page.ChangeRules():  # the game decides whether it can be played this way
            return None if is_waiting else False
        case from_page.SwitchClock():
            return not is_waiting  # a table that was made without a clock gets one
        case from_page.RemoveSeat():
            is_someone = said.seat in seats and said.seat not in free
            return is_someone and (is_waiting or said.seat not in has_bot or said.seat in is_left + is_awaited)
        case from_page.ReplaceSeat():
            is_person = said.seat in seats and said.seat not in free and said.seat not in has_bot
            return not is_waiting and is_person and not seats[said.seat]["connected"]
        case from_page.OfferSeat():
            return not is_waiting and said.seat in has_bot and not (said.open and said.seat in is_awaited)
        case from_page.Start():
            return is_waiting and (not free if said.fill is None else said.fill in bots)
        case _:
            assert_never(said)
