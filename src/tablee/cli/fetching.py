"""Records straight from a table: `https://host/t/CODE`, or the link of its replay, `https://host/replay/CODE`."""

import re
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tablee.cli.files import MOST_BYTES, decode, read_text
from tablee.core.documents import read_json
from tablee.core.errors import InvalidInput

# The part after # may be a secret: it is not sent.
TABLE = re.compile(r"(https?://[^/?#\s]+)/(?:t|replay)/([0-9A-Za-z]{1,20})/?(#.*)?")
TIMEOUT_S = 20.0  # seconds
MAX_PROBLEM_BYTES = 64_000


def read_record_text(place: str) -> str:
    """Return the record of a table whose match is over, or the text of a file."""
    if not place.startswith(("http://", "https://")):
        return read_text(place)
    table = TABLE.fullmatch(place)
    if table is None:
        raise InvalidInput(f"{place.partition('#')[0]} is not the address of a table, such as https://host/t/CODE")
    return _fetch(f"{table[1]}/api/tables/{table[2]}/record")


def _fetch(address: str) -> str:
    try:
        with urlopen(Request(address), timeout=TIMEOUT_S) as answer:
            raw = answer.read(MOST_BYTES + 1)
    except HTTPError as error:
        with error:
            raise InvalidInput(f"cannot read {address}: {_reason(error)}") from None
    except (OSError, HTTPException, ValueError) as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise InvalidInput(f"cannot read {address}: {reason}") from None
    return decode(raw, address)


def _reason(error: HTTPError) -> str:
    """Return the message of the server's problem document, or else the status."""
    try:
        return str(read_json(error.read(MAX_PROBLEM_BYTES).decode())["detail"])[:400]
    except (ValueError, TypeError, KeyError, OSError):
        return f"{error.code} {error.reason}"
