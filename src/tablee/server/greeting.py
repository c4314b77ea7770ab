"""What the terminal says when the server is ready."""

import sys
from collections.abc import Iterator
from io import StringIO
from urllib.parse import urlsplit

from tablee.server.listening import USUAL_PORT, find_lan_address
from tablee.server.settings import Settings


def greet(address: str, settings: Settings, opens: str = "/") -> None:
    """Print where the server is, how others reach it, and how to stop it."""
    for line in greeting(address, settings, opens, can_show_codes=_can_show_codes()):
        print(line, flush=True)


def greeting(address: str, settings: Settings, opens: str = "/", *, can_show_codes: bool) -> Iterator[str]:
    """Yield the lines; the first one is the address, for programs that start the server."""
    yield f"Tablée is at {address}"
    if opens != "/":
        yield f"Open {address}{opens}"
    port = urlsplit(address).port
    if settings.port is None and port != USUAL_PORT:
        yield f"(Another program uses port {USUAL_PORT}.)"
    if settings.lan:
        yield from _invitation(port, can_show_codes)
    if settings.open_browser:
        yield "To stop it, press Ctrl+C. Your games are kept."


def _invitation(port: int | None, can_show_codes: bool) -> Iterator[str]:
    found = find_lan_address()
    if found is None:
        yield "This machine is not on a network: nobody else can join yet."
        return
    address = f"http://{found}:{port}"
    yield f"Phones and computers on the same network find it at {address}"
    if can_show_codes:
        yield from _code(address).splitlines()
    yield "Everyone on this network can join, and the connection is not encrypted."


def _code(address: str) -> str:
    import segno  # here: most servers draw none

    drawn = StringIO()
    segno.make(address, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def _can_show_codes() -> bool:
    return sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower()
