"""Every error over HTTP is a problem document (RFC 9457) with a stable code."""

from http import HTTPStatus

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from tablee.core.errors import IllegalAction, TableeError
from tablee.server.observability.request_metrics import noted
from tablee.table.calls.problems import MIME, problem_of, status_of
from tablee.table.refusals import REFUSALS

RETRY_AFTER = "5"  # seconds: by then a request that is running now has finished


def problem(error: TableeError, status: HTTPStatus | None = None) -> Response:
    """Count and log the error, and return it as a problem document."""
    refusal, status = noted(error), status or status_of(error)
    told = msgspec.json.encode(problem_of(refusal, status))
    headers = {"retry-after": RETRY_AFTER} if refusal.code == "server.busy" else None
    return Response(told, status, headers, MIME)


def answer_problems(app: FastAPI) -> None:
    """Register handlers that answer errors with problem documents, on the event loop and without a thread."""
    app.add_exception_handler(TableeError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, TableeError)
    return problem(error)


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = error.errors()
    reasons = (f"{'.'.join(map(str, fault['loc'][1:])) or 'the body'}: {fault['msg']}" for fault in faults)
    return problem(REFUSALS("request.invalid", reason="; ".join(reasons)[:400]))


async def _http(_: Request, error: Exception) -> Response:
    """Answer a request that the framework refuses before any of our code runs."""
    assert isinstance(error, HTTPException)
    known: dict[int, IllegalAction] = {
        404: REFUSALS("request.not_found"),
        405: REFUSALS("request.wrong_method"),
    }
    answer = known.get(error.status_code) or REFUSALS("request.invalid", reason=str(error.detail))
    response = problem(answer, HTTPStatus(error.status_code))
    response.headers.update(error.headers or {})
    return response


async def _failed(_: Request, __: Exception) -> Response:
    return problem(REFUSALS("server.failed"))
