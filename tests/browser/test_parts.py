"""What a browser loads to play without a server."""

import gzip
import json

from tests.browser.helpers.device import BUILT

MAX_BYTES = 6_500_000  # of all parts of Python, compressed by gzip as a host does it


def test_a_first_visit_is_no_larger_than_it_may_be() -> None:
    folder = BUILT / json.loads((BUILT / "parts.json").read_text(encoding="utf-8"))["folder"]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in folder.iterdir()}
    assert sum(sizes.values()) <= MAX_BYTES, sizes
