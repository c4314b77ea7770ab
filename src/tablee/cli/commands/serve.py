"""`tablee serve`: play in the browser."""

import gc
from collections.abc import Callable
from typing import Any

import click

from tablee.server.settings import Settings

DEFAULT = Settings()


def setting(flag: str, field: str, text: str, **how: Any) -> Callable[[Any], Any]:
    """Return an option for a field of Settings: a flag, and an environment variable of the same name."""
    variable = "TABLEE_" + flag.partition("/")[0].removeprefix("--").replace("-", "_").upper()
    return click.option(
        flag, field, envvar=variable, show_envvar=True, help=text, **{"default": getattr(DEFAULT, field), **how}
    )


SHOWN = {"show_default": True}


def keeping(flag: str, text: str) -> Callable[[Any], Any]:
    """Return an option for the number of days that tables are kept."""
    field = flag.removeprefix("--").replace("-", "_")
    return setting(flag, field, f"{text}; 0 keeps them forever.", type=click.FloatRange(0, 36_500), **SHOWN)


LIST = {"multiple": True, "metavar": "..."}


@click.command()
@setting("--host", "host", "The address to listen on; 0.0.0.0 accepts everyone.", **SHOWN)
@setting(
    "--port",
    "port",
    "The port; 0 picks a free one. Default: 8000, or the next one that is free.",
    type=click.IntRange(0, 65535),
)
@setting("--lan", "lan", "Let phones and computers on the same network play too, and show a QR code.", is_flag=True)
@setting("--database", "database", "Where tables are stored; default: SQLite in your user data folder.", metavar="URL")
@setting(
    "--public-address",
    "public_address",
    "The address that people use, if it differs.",
    metavar="URL",
)
@setting("--origin", "origins", "Another site whose pages may connect; repeatable.", **LIST)
@setting("--trusted-proxy", "trusted_proxies", "A proxy whose X-Forwarded headers are trusted; repeatable.", **LIST)
@setting(
    "--secret-key",
    "secret_keys",
    "Signs cookies; at least 32 characters, better set in the environment. Repeatable: the first one signs, older ones "
    "are still accepted. Default: a generated key beside the database.",
    **LIST,
)
@setting(
    "--rate-limit-factor",
    "rate_limit_factor",
    "Multiplier for all rate limits; 100 suits a server among friends.",
    type=click.FloatRange(0.1, 1_000_000),
    **SHOWN,
)
@setting(
    "--request-seconds",
    "request_seconds",
    "Seconds for the headers of a request to arrive, and again for its body.",
    type=click.FloatRange(0.1, 600),
    **SHOWN,
)
@setting(
    "--websocket",
    "websocket",
    "The fast protocol, or uvicorn's stock one, which is slower and does not limit floods of frames.",
    type=click.Choice(["fast", "stock"]),
    **SHOWN,
)
@setting(
    "--processes",
    "processes",
    "Server processes; more than 1 need PostgreSQL.",
    type=click.IntRange(1, 64),
    **SHOWN,
)
@setting(
    "--workers",
    "workers",
    "Worker processes for bots, per server process; default: its share of the cores, minus one.",
    type=click.IntRange(1, 64),
)
@setting("--think-seconds", "think_seconds", "Seconds that a bot may think.", type=click.FloatRange(0.1, 600), **SHOWN)
@setting(
    "--bot-pace",
    "bot_pace",
    "Multiplier for the time that bots take for a turn, so that people can follow: 1 means half a second to about "
    "five, depending on the turn; 0 means none.",
    type=click.FloatRange(0, 60),
    **SHOWN,
)
@setting(
    "--lease",
    "lease",
    "Seconds without a heartbeat before a process is considered dead.",
    type=click.FloatRange(0.5, 600),
    **SHOWN,
)
@setting(
    "--drain-seconds",
    "drain_seconds",
    "Seconds between reporting 'not ready' and closing, for load balancers.",
    type=click.FloatRange(0, 600),
    **SHOWN,
)
@setting(
    "--shutdown-seconds",
    "shutdown_seconds",
    "Seconds to finish requests when shutting down.",
    type=click.FloatRange(0, 600),
    **SHOWN,
)
@keeping("--keep-unstarted-days", "Days without an event until a table that never started is deleted")
@keeping("--keep-abandoned-days", "Days without an event until an unfinished match is deleted")
@keeping("--keep-finished-days", "Days until a finished match is deleted")
@setting(
    "--metrics",
    "metrics",
    "Where Prometheus reads metrics, such as 127.0.0.1:9100.",
    metavar="HOST:PORT",
)
@setting(
    "--log-level",
    "log_level",
    "The lowest level that is logged; default: info, or warning when a browser is opened.",
    type=click.Choice(["debug", "info", "warning", "error"]),
)
@setting("--log-format", "log_format", "Log as text or as JSON.", type=click.Choice(["text", "json"]), **SHOWN)
@setting("--browser/--no-browser", "open_browser", "Open a browser, or only print the address.", default=True)
def serve(**chosen: Any) -> None:
    """Serve tables, to play in the browser with people and bots.

    \b
    Examples:
      tablee serve
      tablee serve --lan
      tablee serve --port 8000 --database sqlite:///tables.db
    """
    run(chosen)


def run(chosen: dict[str, Any], **more: Any) -> None:
    """Serve with these settings."""
    from tablee.server.workers.preloading import preload

    if chosen["processes"] == 1:  # of several, each does it for itself
        preload()
        gc.disable()  # until the server has started: what is made meanwhile stays
    from tablee.server.run import serve

    serve(**chosen, **more)
