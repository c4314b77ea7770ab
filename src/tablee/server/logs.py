"""The log: one line an event on stderr, for people or as JSON, the same way for our own words and the libraries'."""

import logging
import re
import sys
from typing import Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

LEAST_OF_LIBRARIES = logging.WARNING  # below it they tell addresses, paths and whole messages

PASSWORD = re.compile(r"(://[^\s/:@]*):[^\s@]*@")


def set_up_logs(level: str, form: Literal["text", "json"]) -> None:
    """Let everything that is logged in this process come out on stderr in this form."""
    least = getattr(logging, level.upper())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(form))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(least, LEAST_OF_LIBRARIES))
    logging.getLogger("tablee").setLevel(least)
    logging.getLogger("alembic").setLevel(logging.INFO if level == "debug" else logging.WARNING)
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
    """Blot out passwords in addresses of databases, wherever a library put them."""
    return {key: PASSWORD.sub(r"\1:***@", value) if isinstance(value, str) else value for key, value in event.items()}
