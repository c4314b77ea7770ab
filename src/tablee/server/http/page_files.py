"""The files of the built page, read once and kept in memory: serving one needs neither disk nor threads.

The whole page is about four megabytes, and Python for browsers six. Paths are looked up among the files that existed at
the start, so no path, however strange, reaches the file system.
"""

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Self

LASTING = ("assets/", "py/")  # folders of files whose names, or the folder's, contain a hash of their content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SUFFIXES = {"br": ".br", "gzip": ".gz"}  # precompressed by the web build, smallest first


@dataclass(frozen=True, slots=True)
class PageFile:
    """One file in all its precompressed encodings."""

    encodings: dict[
        str, bytes
    ]  # by content coding, smallest first; "" is the file itself, if it is not only compressed
    headers: dict[str, str]

    @classmethod
    def read(cls, file: Path, path: str) -> Self:
        """Read a file and its compressed variants, or these alone."""
        twins = {coding: file.with_name(file.name + suffix) for coding, suffix in {**SUFFIXES, "": ""}.items()}
        encodings = {coding: twin.read_bytes() for coding, twin in twins.items() if twin.is_file()}
        kind = guess_type(file.name)[0] or "application/octet-stream"
        headers = {
            "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "cache-control": FOREVER if path.startswith(LASTING) else ASK_AGAIN,
            "vary": "accept-encoding",
            "etag": f'"{sha256(list(encodings.values())[-1]).hexdigest()[:32]}"',
        }
        return cls(encodings, headers)

    def encoded(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """Return the smallest encoding that an Accept-Encoding header allows, with its headers."""
        readable = {*accepted_codings(accepted), ""}
        coding = next((coding for coding in self.encodings if coding in readable), None)
        if coding is None:  # no browser is without gzip
            return gzip.decompress(self.encodings["gzip"]), self.headers
        return self.encodings[coding], {**self.headers, "content-encoding": coding} if coding else self.headers

    def is_known_to(self, if_none_match: str) -> bool:
        """Whether a browser that sends this If-None-Match header has the file already."""
        return self.headers["etag"] in if_none_match


def read_files(folder: Path) -> dict[str, PageFile]:
    """Return all files of a folder by path; compressed variants belong to their originals, which may be missing."""
    found = (file for file in folder.rglob("*") if file.is_file())
    files = (file.with_suffix("") if file.suffix in SUFFIXES.values() else file for file in found)
    paths = {file.relative_to(folder).as_posix(): file for file in sorted(files)}
    return {path: PageFile.read(file, path) for path, file in paths.items()}


def accepted_codings(accepted: str) -> Iterator[str]:
    """Yield the encodings that an Accept-Encoding header allows: `gzip;q=0` excludes one."""
    for part in accepted.split(","):
        coding, _, quality = part.partition(";")
        if quality.strip().rstrip("0.") != "q=":
            yield coding.strip().lower()
