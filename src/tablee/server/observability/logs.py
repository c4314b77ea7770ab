"""Logging: one line per event on stderr, as text or JSON, in the same format for our code and libraries."""

import logging
import sys
from typing import Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

LIBRARY_LOG_LEVEL = logging.WARNING  # below it libraries log addresses, paths and whole messages


def set_up_logs(level: str, form: Literal["text", "json"]) -> None:
    """Write all logs of this process to stderr in this format."""
    least = getattr(logging, level.upper())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(least, LIBRARY_LOG_LEVEL))
    logging.getLogger("tablee").setLevel(least)
    logging.captureWarnings(True)


def _formatter(form: Literal["text", "json"]) -> logging.Formatter:
    writer: Processor = structlog.processors.JSONRenderer()
    if form == "text":
        writer = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback, pad_event_to=0
        )
    return structlog.stdlib.ProcessorFormatter(
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            _without_passwords,
            writer,
        ],
        foreign_pre_chain=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder(),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
    )


def _without_passwords(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Mask passwords in database URLs, wherever a library logs them."""
    return {key: without_passwords(value) if isinstance(value, str) else value for key, value in event.items()}


def without_passwords(text: str) -> str:
    """Return the text with every `://user:password@` as `://user:***@`.

    Plain parsing, since a regular expression would scan the rest of the text once for each `://`.
    """
    *parts, last = text.split("@")
    return "@".join([*map(_without_password, parts), last])


def _without_password(part: str) -> str:
    """Mask the password at the end of the text before an @."""
    start = max(part.rfind(space) for space in " \t\n\r\f\v") + 1
    while (start := part.find("://", start) + 3) > 2:
        colon, slash = part.find(":", start), part.find("/", start)
        if colon >= 0 and not start <= slash < colon:
            return f"{part[:colon]}:***"
    return part
