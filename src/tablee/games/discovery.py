"""Discovery of games: the folders beside this file, and packages that register an entry point.

A folder with a `game.toml` is a game: `high_card` is called `high-card`, and its class is `HighCard`. A third-party
package names its class in the entry point group `tablee.games`: `nim = "nim_game:Nim"`. Nothing is imported
to list the games, and the parts of a game (its bots, its texts ...) are found by convention when they are needed.
"""

import tomllib
from collections.abc import Iterator, Mapping, MutableMapping
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from tablee.core.errors import InvalidOption

GROUP = "tablee.games"
HERE = Path(__file__).parent
FACTS = "game.toml"


class Games(MutableMapping[str, type[Any]]):
    """Name -> the dataclass whose fields are the game's options, imported on first use."""

    def __init__(self) -> None:
        self._loaded: dict[str, type[Any]] = {}

    @cached_property
    def _announced(self) -> dict[str, EntryPoint]:
        found = {own.name: own for own in _own_games()}
        for announced in sorted(entry_points(group=GROUP), key=lambda each: each.name):
            found.setdefault(announced.name, announced)
        return found

    def __getitem__(self, name: str) -> type[Any]:
        if name not in self._loaded:
            self._loaded[name] = _load(self._announced[name])
        return self._loaded[name]

    def __setitem__(self, name: str, game: type[Any]) -> None:
        self._loaded[name] = game

    def __delitem__(self, name: str) -> None:
        del self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._announced | self._loaded)

    def __len__(self) -> int:
        return len(self._announced | self._loaded)

    def __contains__(self, name: object) -> bool:
        return name in self._announced or name in self._loaded  # without importing it

    def module_of(self, name: str) -> str | None:
        """Return the module that a game was found in; None for a game that was assigned by hand."""
        return self._announced[name].module if name in self._announced else None


#: The only list of games.
GAMES = Games()


def part_of(game: str, part: str) -> ModuleType | None:
    """Return a module of a game's package, such as `bots` or `terminal`; None if the game has none."""
    if folder_of(game) is None:
        return None
    module = f"{GAMES.module_of(game)}.{part}"
    return None if find_spec(module) is None else import_module(module)


def class_of(game: str, part: str) -> type[Any] | None:
    """Return the class of a part, named after the game: `HighCardLuck` in `luck`; None without such a part."""
    module = part_of(game, part)
    return None if module is None else getattr(module, f"{GAMES[game].__name__}{part.title()}")


@lru_cache(256)
def folder_of(game: str) -> Path | None:
    """Return the folder of a game's package, without importing it; None for a game that is a single file."""
    module = GAMES.module_of(game)
    spec = find_spec(module) if module else None
    return Path(spec.submodule_search_locations[0]) if spec and spec.submodule_search_locations else None


def file_of(game: str, *path: str) -> Path | None:
    """Return a file or folder of a game's package; None if it does not exist."""
    folder = folder_of(game)
    return folder.joinpath(*path) if folder and folder.joinpath(*path).exists() else None


def facts_of(game: str) -> Mapping[str, Any]:
    """Return the content of a game's `game.toml`."""
    file = file_of(game, FACTS)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file else {}


def _own_games() -> list[EntryPoint]:
    """Return the games beside this file, in their listed order."""
    folders = [path.parent for path in HERE.glob(f"*/{FACTS}")]
    places = {folder.name: tomllib.loads((folder / FACTS).read_text(encoding="utf-8"))["place"] for folder in folders}
    return [
        EntryPoint(name.replace("_", "-"), f"{__package__}.{name}:{name.title().replace('_', '')}", GROUP)
        for name in sorted(places, key=places.__getitem__)
    ]


def _load(announced: EntryPoint) -> type[Any]:
    try:
        game: type[Any] = announced.load()
    except (ImportError, AttributeError) as error:
        raise InvalidOption(f"the game {announced.name!r} cannot be loaded from {announced.value}: {error}") from error
    if getattr(game, "name", None) != announced.name:
        raise InvalidOption(f"{announced.value} is registered as {announced.name!r} but has another name")
    return game
