"""A disk whose power can be cut: it remembers what SQLite wrote and synced, and shows what would be left.

SQLite reaches files through a table of functions, its VFS. Ours is a copy of the usual one in which opening, writing,
truncating and syncing are also written down. What was written but not synced before the cut is lost, or kept in part:
each sector of 512 bytes independently, which is the worst case that SQLite expects.
"""

import _sqlite3
import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

SECTOR = 512


class Methods(Structure):
    """`sqlite3_io_methods`: what can be done with a file that is open."""

    _fields_ = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)),
        ("truncate", CFUNCTYPE(c_int, c_void_p, c_int64)),
        ("sync", CFUNCTYPE(c_int, c_void_p, c_int)),
        ("others", c_void_p * 13),
    ]


class File(Structure):
    """`sqlite3_file`."""

    _fields_ = [("methods", POINTER(Methods))]


class Vfs(Structure):
    """`sqlite3_vfs`: how files are opened."""

    _fields_ = [
        ("version", c_int),
        ("size_of_file", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("own", c_void_p),
        ("open", CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)),
        ("others", c_void_p * 15),
    ]


@dataclass
class Disk:
    """All operations on files: (name, "write", offset, bytes), (name, "truncate", size) and (name, "sync")."""

    done: list[tuple[str, ...] | tuple[str, str, int] | tuple[str, str, int, bytes]] = field(default_factory=list)

    def left_after(self, cut: int, before: dict[str, bytes], rng: Random | None) -> dict[str, bytes]:
        """Return what is left after a power cut at this disk operation; without chance, only synced data."""
        synced = {deed[0]: number for number, deed in enumerate(self.done[:cut]) if deed[1] == "sync"}
        files = {name: bytearray(content) for name, content in before.items()}
        for number, deed in enumerate(self.done[:cut]):
            sure = number < synced.get(deed[0], -1)
            if not sure and rng is None:
                continue
            content = files.setdefault(deed[0], bytearray())
            match deed:
                case (_, "write", int(offset), bytes(data)):
                    _write(content, offset, data, None if sure else rng)
                case (_, "truncate", int(size)) if sure or (rng and rng.random() < 0.5):
                    del content[size:]
        return {name: bytes(content) for name, content in files.items()}


def _write(content: bytearray, offset: int, data: bytes, rng: Random | None) -> None:
    content.extend(bytes(max(0, offset - len(content))))
    for start in range(0, len(data), SECTOR):
        if rng is None or rng.random() < 0.5:
            piece = data[start : start + SECTOR]
            content.extend(bytes(max(0, offset + start - len(content))))
            content[offset + start : offset + start + len(piece)] = piece


@contextmanager
def watched_disk() -> Iterator[Disk]:
    """Record everything that SQLite does to files in this process."""
    sqlite = ctypes.CDLL(_sqlite3.__file__)  # with the library that it is linked to
    sqlite.sqlite3_vfs_find.restype = POINTER(Vfs)
    usual = sqlite.sqlite3_vfs_find(None)
    disk, vfs, kept = Disk(), Vfs(), []
    ctypes.memmove(ctypes.byref(vfs), usual, ctypes.sizeof(Vfs))
    vfs.name = b"watched"

    @type(vfs.open)
    def open_file(_: int, name: int | None, file: int, flags: int, told: int) -> int:
        # SQLite keeps the name's address as long as the file is open: it is passed on as it is.
        result: int = usual.contents.open(usual, name, file, flags, told)
        if result == 0 and name is not None:
            opened = cast(file, POINTER(File)).contents
            methods = _watching(disk, Path(ctypes.string_at(name).decode()).name, opened.methods.contents)
            kept.append(methods)  # SQLite keeps only their address
            opened.methods = ctypes.pointer(methods)
        return result

    vfs.open = open_file
    assert sqlite.sqlite3_vfs_register(ctypes.byref(vfs), 1) == 0
    try:
        yield disk
    finally:
        sqlite.sqlite3_vfs_unregister(ctypes.byref(vfs))
        sqlite.sqlite3_vfs_register(usual, 1)


def _watching(disk: Disk, name: str, usual: Methods) -> Methods:
    methods = Methods()
    ctypes.memmove(ctypes.byref(methods), ctypes.byref(usual), ctypes.sizeof(Methods))

    @type(methods.write)
    def write(file: int, data: int, size: int, offset: int) -> int:
        disk.done.append((name, "write", offset, ctypes.string_at(data, size)))
        result: int = usual.write(file, data, size, offset)
        return result

    @type(methods.truncate)
    def truncate(file: int, size: int) -> int:
        disk.done.append((name, "truncate", size))
        result: int = usual.truncate(file, size)
        return result

    @type(methods.sync)
    def sync(file: int, flags: int) -> int:
        result: int = usual.sync(file, flags)
        disk.done.append((name, "sync"))
        return result

    methods.write, methods.truncate, methods.sync = write, truncate, sync
    return methods
