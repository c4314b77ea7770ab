"""Compiles and packs Python's parts for browsers. This runs inside Pyodide, where `pack.mjs` has mounted the folders.

The same sources give the same bytes: modules in order, all times the same, no paths of this machine.
"""

import ast
import importlib.util
import io
import marshal
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

REPOSITORY, PYODIDE, TO, WHEEL = (Path(path) for path in ("/repository", "/pyodide", "/to", "/msgspec.whl"))
SOURCES, KERNELS = REPOSITORY / "src", TO / "kernels"
ROOTS = ("tablee.browser.host", "tablee.browser.helper", "tablee.guide.lessons")
PART_OF = ("part_of", "class_of")  # find a part of a game by convention: `part_of(game, "bots")`
GAMES = sorted(file.parent.name for file in SOURCES.glob("tablee/games/*/game.toml"))
DATA = (".toml", ".json")  # files of games, read at run time
NOT_READ = ("rules.json", "corrections.json")  # by the page or by tests only
EARLIEST = (1980, 1, 1, 0, 0, 0)
UNCHECKED = (1).to_bytes(4, "little")  # the flags of a .pyc with a hash that is not compared with a source


def main() -> None:
    """Write stdlib.zip, tablee.zip and games.json."""
    wheel = zipfile.ZipFile(WHEEL)
    tablee = {path_of(module): compiled(module, file) for module, file in modules().items()}
    tablee |= {str(file.relative_to(SOURCES)): file.read_bytes() for file in sorted(data())}
    tablee |= {str(file.relative_to(KERNELS)): file.read_bytes() for file in KERNELS.rglob("*.so")}
    tablee |= dict(packed(wheel))
    write(TO / "tablee.zip", tablee)
    stock = zipfile.ZipFile(PYODIDE / "python_stdlib.zip")
    wanted = (REPOSITORY / "tools/device/stdlib.txt").read_text(encoding="utf-8").split()
    whole = dict(packed(stock))
    write(TO / "stdlib.zip", {path: whole[path] for path in wanted})
    with zipfile.ZipFile(TO / "tablee.zip") as archive:
        archive.extractall("/lib/tablee")
    sys.path.insert(0, "/lib/tablee")
    import msgspec

    from tablee.table.calls.catalogue import games

    (TO / "games.json").write_bytes(msgspec.json.encode(list(games())))


def modules() -> dict[str, Path]:
    """Return the modules that a browser may import, found by reading their imports."""
    found: dict[str, Path] = {}
    waiting = [*ROOTS, *(f"tablee.games.{game}" for game in GAMES)]
    while waiting:
        module = waiting.pop()
        file = file_of(module)
        if file is not None and module not in found:
            found[module] = file
            waiting += [module.rpartition(".")[0], *imported_by(file)]
    return dict(sorted(found.items()))


def file_of(module: str) -> Path | None:
    """Return the file of one of our modules; None for all others and for names in modules."""
    path = SOURCES.joinpath(*module.split("."))
    files = (path / "__init__.py", path.with_suffix(".py")) if module.startswith("tablee") else ()
    return next((file for file in files if file.is_file()), None)


def imported_by(file: Path) -> Iterator[str]:
    """Yield what a module imports when it runs, modules or names in them."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    only_types = {
        id(node)
        for test in ast.walk(tree)
        if isinstance(test, ast.If) and isinstance(test.test, ast.Name) and test.test.id == "TYPE_CHECKING"
        for inner in test.body
        for node in ast.walk(inner)
    }
    for node in ast.walk(tree):
        if id(node) in only_types:
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PART_OF:
            names = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            yield from (f"tablee.games.{game}.{name}" for game in GAMES for name in names)


def data() -> Iterator[Path]:
    """Yield the files that games read when they run."""
    for file in SOURCES.glob("tablee/games/*/*"):
        if file.suffix in DATA and file.name not in NOT_READ:
            yield file


def path_of(module: str) -> str:
    """Return where a compiled module is in its archive."""
    file = file_of(module)
    assert file is not None, module
    return str(file.relative_to(SOURCES).with_suffix(".pyc"))


def compiled(name: str, file: Path) -> bytes:
    """Return one of our modules without its docstrings and asserts."""
    return as_pyc(file.read_bytes(), f"{name.replace('.', '/')}.py")


def as_pyc(source: bytes, name: str) -> bytes:
    """Return a compiled module, which Python never compares with its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(code)


def packed(archive: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    """Yield the files of an archive, sources compiled; without what only type checkers and installers read."""
    for path in sorted(archive.namelist()):
        if path.endswith((".pyi", "/", "py.typed")) or ".dist-info/" in path:
            continue
        content = archive.read(path)
        yield (path + "c", as_pyc(content, path)) if path.endswith(".py") else (path, content)


def write(to: Path, files: dict[str, bytes]) -> None:
    """Write an archive, the same bytes for the same files."""
    packed_files = io.BytesIO()
    with zipfile.ZipFile(packed_files, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(files):
            archive.writestr(zipfile.ZipInfo(path, EARLIEST), files[path], zipfile.ZIP_DEFLATED, 9)
    to.write_bytes(packed_files.getvalue())


main()
