"""`tablee serve`: the tables in the browser."""

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
    """Return an option for how many days tables are kept."""
    field = flag.removeprefix("--").replace("-", "_")
    return setting(flag, field, f"{text}; 0 keeps them for ever.", type=click.FloatRange(0, 36_500), **SHOWN)


LIST = {"multiple": True, "metavar": "..."}


@click.command()
@setting("--host", "host", "The address to listen on; 0.0.0.0 is everyone.", **SHOWN)
@setting("--port", "port", "0 takes a free one.", type=click.IntRange(0, 65535), **SHOWN)
@setting("--database", "database", "Where tables are kept; else SQLite in your user data folder.", metavar="URL")
@setting("--public-address", "public_address", "Where people find the server, if not where it listens.", metavar="URL")
@setting("--origin", "origins", "A page elsewhere that may open sockets too; may be repeated.", **LIST)
@setting("--trusted-proxy", "trusted_proxies", "Whose X-Forwarded headers are believed; may be repeated.", **LIST)
@setting(
    "--secret-key",
    "secret_keys",
    "Signs cookies, at least 32 characters; better in the environment than here. The newest first, older ones after "
    "it; else one is made.",
    **LIST,
)
@setting(
    "--patience",
    "patience",
    "How many times what one address and one connection may usually ask for.",
    type=click.FloatRange(0.1, 1_000_000),
    **SHOWN,
)
@setting(
    "--request-seconds",
    "request_seconds",
    "Time limit for the header of a request, and again for its body, to arrive.",
    type=click.FloatRange(0.1, 600),
    **SHOWN,
)
@setting(
    "--websocket",
    "websocket",
    "The fast protocol, or uvicorn's stock one: slower, and without our limits on floods of frames.",
    type=click.Choice(["fast", "stock"]),
    **SHOWN,
)
@setting(
    "--processes",
    "processes",
    "Processes on the port; more than 1 need PostgreSQL.",
    type=click.IntRange(1, 64),
    **SHOWN,
)
@setting(
    "--workers",
    "workers",
    "Processes in which bots think, for each server process; else its share of the cores, less one.",
    type=click.IntRange(1, 64),
)
@setting("--think-seconds", "think_seconds", "How long a bot may think.", type=click.FloatRange(0.1, 600), **SHOWN)
@setting(
    "--bot-pace",
    "bot_pace",
    "How many times as long as usual bots take for a turn: 1 is from half a second to about five, by how hard it is, "
    "where the host chose no other pace; 0 is not at all.",
    type=click.FloatRange(0, 60),
    **SHOWN,
)
@setting(
    "--lease",
    "lease",
    "Seconds after which other processes take one without a sign for dead.",
    type=click.FloatRange(0.5, 600),
    **SHOWN,
)
@setting(
    "--drain-seconds",
    "drain_seconds",
    "Between saying 'not ready' and closing, for a load balancer.",
    type=click.FloatRange(0, 600),
    **SHOWN,
)
@setting(
    "--shutdown-seconds",
    "shutdown_seconds",
    "To finish what is being done at the end.",
    type=click.FloatRange(0, 600),
    **SHOWN,
)
@keeping("--keep-unstarted-days", "Days without an event until a table that never started is deleted")
@keeping("--keep-abandoned-days", "Days without an event until an unfinished match is deleted")
@keeping("--keep-finished-days", "Days until a finished match is deleted")
@setting("--metrics", "metrics", "Where Prometheus reads, such as 127.0.0.1:9100; else nowhere.", metavar="HOST:PORT")
@setting(
    "--log-level",
    "log_level",
    "What is worth a line.",
    type=click.Choice(["debug", "info", "warning", "error"]),
    **SHOWN,
)
@setting("--log-format", "log_format", "Lines for people, or JSON.", type=click.Choice(["text", "json"]), **SHOWN)
@setting("--browser/--no-browser", "open_browser", "Open the page, or only print its address.", default=True)
def serve(**chosen: Any) -> None:
    """Serve tables for people and bots, to be played in the browser.

    \b
    Example:
      tablee serve --port 8000 --database sqlite:///tables.db
    """
    from tablee.server.run import serve as run

    run(**chosen)
