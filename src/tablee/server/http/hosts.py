"""The `Host` names under which the server may be reached: another site must not pose as ours.

With DNS rebinding, a name that somebody owns on the internet suddenly points to this machine, and a page of that name
can then talk to the server as if it were ours. Names that nobody can own on the internet are always accepted.
"""

import re
import socket
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from tablee.server.settings import Settings

LOCAL_SUFFIXES = (".localhost", ".local", ".internal", ".lan", ".home.arpa")  # no registry sells these
HOST = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[^\[\]:/?#@\s]{1,253})(?::[0-9]{0,5})?")

AllowsHost = Callable[[str | None], bool]


def host_policy(settings: Settings) -> AllowsHost:
    """Return the accepted hosts: all, unless the operator set one or only this machine can reach the server."""
    if settings.public_address is not None:
        public = urlsplit(settings.public_address).hostname
        return lambda host: host is None or _name_of(host) == public or is_local(host)
    if settings.is_loopback_only:
        return lambda host: host is None or is_local(host)
    return lambda host: True


def is_local(host: str) -> bool:
    """Whether this is an address or a name that nobody can own on the internet."""
    name = _name_of(host)
    if name is None:
        return False
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(LOCAL_SUFFIXES) or name == socket.gethostname().lower()
    return True


def _name_of(host: str) -> str | None:
    """Return the name in a Host header, without the port; None if it is malformed."""
    found = HOST.fullmatch(host.strip())
    if found is None:
        return None
    name = found[1].lower()
    if not name.startswith("["):
        return name.removesuffix(".")
    try:
        return str(IPv6Address(name[1:-1]))
    except ValueError:
        return None
