"""Refusals of tables and the server: every code besides those of the games."""

from tablee.core.errors import IllegalAction, InvalidInput, Refusal, Refusals, TableeError

#: None of these is a rule of a game. The catalogues have a sentence for each: `refusal-table-full`.
REFUSALS = Refusals(
    {
        "turn.stale": (None, "your action is for version {answered}, but the table is at version {version}"),
        "seat.none": (None, "you are a spectator: only players with a seat can do that"),
        "seat.not_host": (None, "only the host can do that"),
        "seat.bad_name": (None, "a name has 1 to {most} visible characters"),
        "seat.bad_words": (None, "words for the shuffle have at most {most} visible characters"),
        "seat.unknown": (None, "there is nobody on seat {seat}"),
        "seat.taken": (None, "there is no free seat {seat}"),
        "seat.unknown_token": (None, "this link opens no seat at this table"),
        "seat.removed": (None, "the host freed this seat"),
        "seat.replaced": (None, "the host lets a bot play for you until you come back"),
        "seat.elsewhere": (None, "this seat was also opened on another device"),
        "seat.taken_back": (None, "the player of this seat is back"),
        "seat.nobody_waits": (None, "nobody is waiting for seat {seat}"),
        "seat.left": (None, "this seat was given up"),
        "seat.yours": (None, "you already have a seat at this table"),
        "seat.present": (None, "the player on seat {seat} is here"),
        "seat.not_a_bots": (None, "no bot plays on seat {seat}"),
        "emote.too_fast": (None, "too many gestures at once: wait a moment"),
        "table.unknown": (None, "there is no table with this code"),
        "table.full": (None, "all seats are taken"),
        "table.closed": (None, "everybody left this table before it started"),
        "table.started": (None, "the match has already started"),
        "table.not_started": (None, "the match has not started yet"),
        "table.seat_in_use": (None, "somebody sits on seat {seat}: free it first"),
        "table.no_clock": (None, "this table plays without a clock"),
        "table.seats_free": (None, "{count} seats are free: invite players or add bots"),
        "table.not_over": (None, "the match is not over yet"),
        "table.crowded": (None, "too many people are watching this table"),
        "table.other_rules": (None, "this table was played by rules that this server does not know"),
        "table.too_long": (None, "this table has reached its limit of {most} events: start a new one"),
        "replay.hidden": (None, "the match is not over yet: you may only see it from your own seat"),
        "replay.no_step": (None, "there is no step {step}: the last one is {last}"),
        "analysis.no_judge": (None, "matches of this game cannot be analysed"),
        "analysis.no_turn": (None, "nobody decided anything at step {step}"),
        "tutor.people": (None, "the tutor only helps at tables where everybody else is a bot"),
        "message.unreadable": (None, "the message cannot be read: {reason}"),
        "message.too_fast": (None, "too many requests: wait a moment"),
        "message.too_slow": (None, "the request did not arrive in time"),
        "message.too_large": (None, "the message is larger than {most} bytes"),
        "message.no_hello": (None, "the first message must be hello, within a few seconds"),
        "request.invalid": (None, "{reason}"),
        "request.not_found": (None, "there is nothing at this address"),
        "request.wrong_host": (None, "this server is not known as {host}; set its public name with --public-address"),
        "request.wrong_method": (None, "this address does not support that method"),
        "server.failed": (None, "the server failed: nothing has changed"),
        "server.busy": (None, "the server is busy: try again in a moment"),
        "server.not_ready": (None, "the server is not ready: {reason}"),
    }
)


def refusal_of(error: TableeError) -> Refusal:
    """Return an error as a refusal."""
    match error:
        case IllegalAction():
            return error.refusal
        case InvalidInput():
            return Refusal(error.code, None, str(error), args=dict(error.facts) or {"reason": str(error)})
    return REFUSALS("server.failed").refusal
