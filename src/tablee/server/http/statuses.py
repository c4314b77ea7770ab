"""The HTTP status of every refusal."""

from http import HTTPStatus

from tablee.core.errors import InvalidInput, TableeError
from tablee.table.refusals import refusal_of
from tablee.table.storage.store import StoreFailed

STATUS = {
    "table.unknown": HTTPStatus.NOT_FOUND,
    "replay.hidden": HTTPStatus.FORBIDDEN,
    "replay.no_step": HTTPStatus.UNPROCESSABLE_ENTITY,
    "analysis.no_judge": HTTPStatus.UNPROCESSABLE_ENTITY,
    "analysis.no_turn": HTTPStatus.UNPROCESSABLE_ENTITY,
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


def status_of(error: TableeError) -> HTTPStatus:
    """Return the HTTP status: 422 for invalid input, 409 for what the current state of the table forbids.

    503 means that the database is currently unreachable.
    """
    if isinstance(error, StoreFailed):
        return HTTPStatus.SERVICE_UNAVAILABLE
    if isinstance(error, InvalidInput):
        return HTTPStatus.UNPROCESSABLE_ENTITY
    return STATUS.get(refusal_of(error).code, HTTPStatus.CONFLICT)
