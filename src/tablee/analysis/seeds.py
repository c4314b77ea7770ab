"""Seeds of estimates: every step has its own, so that parts of a match are analysed anywhere, in any order, alike."""

import hashlib

from tablee.core.record import Record

SEED_BYTES = 8


def checksum_of(record: Record) -> str:
    """Return the last line of the record: its checksum."""
    return record.write().rstrip().rpartition("sha256: ")[2]


def seed_for(source: str, purpose: str) -> int:
    """Return the seed for one purpose; the source is a record's checksum and a step, or whatever else is judged."""
    digest = hashlib.sha256(f"tablee analysis 1 {source} {purpose}".encode()).digest()
    return int.from_bytes(digest[:SEED_BYTES], "big")
