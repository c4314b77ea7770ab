"""Why a table, not a game, refuses: every code that the server can answer beside the games' own."""

from http import HTTPStatus

from tablee.core.errors import IllegalAction, InvalidInput, Refusal, Refusals, TableeError
from tablee.table.store import StoreFailed

#: No rule of a booklet is behind these. The catalogues have a sentence for each: `refusal-table-full`.
REFUSALS = Refusals(
    {
        "turn.stale": (None, "you answered version {answered}, the table is at {version}"),
        "seat.none": (None, "you look on: only who has a seat can do that"),
        "seat.not_host": (None, "only the host can do that"),
        "seat.bad_name": (None, "a name has 1 to {most} visible characters"),
        "seat.bad_words": (None, "words for the shuffle have at most {most} visible characters"),
        "seat.unknown": (None, "there is nobody on seat {seat}"),
        "seat.taken": (None, "there is no free seat {seat}"),
        "seat.unknown_token": (None, "this seat link is not that of a seat at this table"),
        "seat.removed": (None, "the host freed this seat"),
        "seat.replaced": (None, "the host lets a bot play on for you until you come back"),
        "seat.elsewhere": (None, "this seat was opened on another device, too"),
        "seat.taken_back": (None, "the player of this seat is back"),
        "seat.nobody_waits": (None, "nobody waits for seat {seat}"),
        "seat.left": (None, "this seat was given up"),
        "seat.yours": (None, "you have a seat at this table already"),
        "seat.present": (None, "the player on seat {seat} is here"),
        "seat.not_a_bots": (None, "no bot plays on seat {seat}"),
        "emote.too_fast": (None, "so many gestures at once: wait a moment"),
        "table.unknown": (None, "there is no table with this code"),
        "table.full": (None, "all seats are taken"),
        "table.closed": (None, "everybody left this table before it started"),
        "table.started": (None, "the match has already started"),
        "table.not_started": (None, "the match has not started yet"),
        "table.seats_free": (None, "{count} seats are free: invite players or add bots"),
        "table.not_over": (None, "the match is not over yet"),
        "table.crowded": (None, "too many people look on at this table"),
        "table.other_rules": (None, "this table was played by other rules than this server knows"),
        "table.too_long": (None, "this table takes no more than {most} events: start a new one"),
        "replay.hidden": (None, "the match is not over yet: you may see it from your own seat only"),
        "replay.no_step": (None, "there is no step {step}: the last one is {last}"),
        "message.unreadable": (None, "the message cannot be read: {reason}"),
        "message.too_fast": (None, "too much at once: wait a moment"),
        "message.too_slow": (None, "the request did not arrive in time"),
        "message.too_large": (None, "the message is larger than {most} bytes"),
        "message.no_hello": (None, "the first message must be hello, and come soon"),
        "request.invalid": (None, "{reason}"),
        "request.not_found": (None, "there is nothing at this address"),
        "request.wrong_host": (None, "this server does not answer to the name {host}; --public-address gives it one"),
        "request.wrong_method": (None, "this address does not take that method"),
        "server.failed": (None, "the server failed: nothing has changed"),
        "server.busy": (None, "the server has too much to do: try again in a moment"),
        "server.not_ready": (None, "the server is not ready: {reason}"),
    }
)

STATUS = {
    "table.unknown": HTTPStatus.NOT_FOUND,
    "replay.hidden": HTTPStatus.FORBIDDEN,
    "replay.no_step": HTTPStatus.UNPROCESSABLE_ENTITY,
    "request.not_found": HTTPStatus.NOT_FOUND,
    "request.wrong_host": HTTPStatus.MISDIRECTED_REQUEST,
    "request.wrong_method": HTTPStatus.METHOD_NOT_ALLOWED,
    "request.invalid": HTTPStatus.UNPROCESSABLE_ENTITY,
    "seat.bad_name": HTTPStatus.UNPROCESSABLE_ENTITY,
    "seat.bad_words": HTTPStatus.UNPROCESSABLE_ENTITY,
    "message.unreadable": HTTPStatus.BAD_REQUEST,
    "message.too_large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "message.too_slow": HTTPStatus.REQUEST_TIMEOUT,
    "message.too_fast": HTTPStatus.TOO_MANY_REQUESTS,
    "emote.too_fast": HTTPStatus.TOO_MANY_REQUESTS,
    "server.failed": HTTPStatus.INTERNAL_SERVER_ERROR,
    "server.busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "server.not_ready": HTTPStatus.SERVICE_UNAVAILABLE,
}


def refusal_of(error: TableeError) -> Refusal:
    """Return why, as data, whatever part of the library refused."""
    match error:
        case IllegalAction():
            return error.refusal
        case InvalidInput():
            return Refusal(error.code, None, str(error), args=dict(error.facts) or {"reason": str(error)})
    return REFUSALS("server.failed").refusal


def status_of(error: TableeError) -> HTTPStatus:
    """Return the HTTP status: unreadable input is 422, what the table forbids as it stands now is 409.

    Where the database is away for a while it is 503.
    """
    if isinstance(error, StoreFailed):
        return HTTPStatus.SERVICE_UNAVAILABLE
    if isinstance(error, InvalidInput):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    return STATUS.get(refusal_of(error).code, HTTPStatus.CONFLICT)
