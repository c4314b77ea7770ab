"""What distributions must and must not hold, and what they say of themselves."""

import re
import sys
import tarfile
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]

#: One file at least matches each of these, in every distribution (`src/` of the source distribution left out).
EVERYWHERE = (
    r"tablee/__init__\.py",
    r"tablee/__init__\.pyi",
    r"tablee/py\.typed",
    r"tablee/engines/\w+/_kernel\.pyi",
    r"tablee/games/\w+/game\.toml",
    r"tablee/games/\w+/lesson\.toml",
    r"tablee/games/\w+/\w+\.json",
    r"tablee/games/\w+/texts/(en|de|fr|it|es|nl)/\w+\.ftl",
    r"tablee/locales/(en|de|fr|it|es|nl)/page\.ftl",
    r"tablee/page/index\.html",
    r"tablee/page/worker\.js\.br",
    r"tablee/page/assets/.+\.js",
    r"tablee/page/assets/.+\.css",
    r"tablee/page/assets/.+\.woff2",
    r"tablee/page/assets/noto-emoji-.+\.txt",
    r"tablee/page/app-(en|de|fr|it|es|nl)\.webmanifest",
    r"tablee/page/py/[0-9a-f]{16}/host\.js\.gz",
    r"tablee/page/py/[0-9a-f]{16}/tablee\.zip",
)
KERNEL = r"tablee/engines/(\w+)/_kernel\.[\w.-]+\.(so|pyd)"
SOURCES = (r"tablee/engines/\w+/_kernel\.pyx", r"tablee/engines/\w+/kernel/\w+\.pxi", r"setup\.py", r"pyproject\.toml")
#: None of these belongs into any of them.
NOWHERE = (
    r"(^|/)(tests|node_modules|__pycache__|\.git|\.venv|benchmarks|tools)(/|$)",
    r"\.(pyc|pyo|orig|map|db|key|env|log)$",
    r"_kernel\.c$",
)
LICENCES = ("LICENSE", *(f"web/licenses/{file.name}" for file in sorted((ROOT / "web" / "licenses").glob("*.txt"))))
EXTRAS = {"bench", "dev", "docs", "lab", "postgres"}


def check_all(dist: Path) -> list[Path]:
    """Return the files of the folder, one of each kind, or say what is wrong with them."""
    files = sorted(dist.iterdir())
    kinds = sorted(kind_of(file) for file in files)
    faults = [f"{file.name}: {fault}" for file in files for fault in faults_of(file)]
    if kinds != ["compiled", "pure", "source"]:
        faults.append(f"{dist}: one of each was expected, not {', '.join(kinds)}")
    if faults:
        sys.exit("\n".join(faults))
    return files


def kind_of(file: Path) -> str:
    """Return source, pure or compiled."""
    if file.name.endswith(".tar.gz"):
        return "source"
    return "pure" if file.name.endswith("-py3-none-any.whl") else "compiled"


def faults_of(file: Path) -> Iterator[str]:
    """Yield what is wrong with one distribution."""
    kind = kind_of(file)
    names, read = open_sdist(file) if kind == "source" else open_wheel(file)
    yield from faults_of_names(kind, names)
    (metadata,) = [name for name in names if re.fullmatch(r"(\S+\.dist-info/METADATA|PKG-INFO)", name)]
    yield from faults_of_metadata(message_from_bytes(read(metadata)))
    if kind == "source":
        return
    folder = metadata.partition("/")[0]
    yield from (f"lacks the licence {each}" for each in LICENCES if f"{folder}/licenses/{each}" not in names)
    if read(f"{folder}/entry_points.txt").split() != b"[console_scripts] tablee = tablee.cli:main".split():
        yield "does not start the program with `tablee`, and only that"
    pure = f"Root-Is-Purelib: {'true' if kind == 'pure' else 'false'}"
    if pure not in read(f"{folder}/WHEEL").decode().splitlines():
        yield f"does not say {pure}"


Opened = tuple[Sequence[str], Callable[[str], bytes]]


def open_wheel(file: Path) -> Opened:
    """Return the names in a wheel, and how to read one."""
    wheel = ZipFile(file)
    return wheel.namelist(), wheel.read


def open_sdist(file: Path) -> Opened:
    """Return the names in a source distribution below its folder, packages without `src/`, and how to read one."""
    tar = tarfile.open(file)  # noqa: SIM115 - read until the program ends
    inside = {shown(member.name): member for member in tar.getmembers() if member.isfile()}

    def read(name: str) -> bytes:
        content = tar.extractfile(inside[name])
        return content.read() if content else b""

    return list(inside), read


def shown(name: str) -> str:
    """Return a name of the source distribution as it is in a wheel."""
    return name.partition("/")[2].removeprefix("src/")


def faults_of_names(kind: str, names: Iterable[str]) -> Iterator[str]:
    """Yield what is missing, and what is there and should not be."""
    names = list(names)
    for wanted in (*EVERYWHERE, *(SOURCES if kind == "source" else ())):
        if not any(re.fullmatch(wanted, name) for name in names):
            yield f"has no {wanted}"
    unwanted = NOWHERE if kind == "source" else (*NOWHERE, *(part for part in SOURCES if "kernel" in part))
    yield from (f"should not hold {name}" for name in names if any(re.search(part, name) for part in unwanted))
    built = {found[1] for name in names if (found := re.fullmatch(KERNEL, name))}
    wanted_kernels = {file.parent.name for file in ROOT.glob("src/tablee/engines/*/_kernel.pyx")}
    if built != (wanted_kernels if kind == "compiled" else set()):
        yield f"has the kernels {sorted(built)}"


def faults_of_metadata(said: Message) -> Iterator[str]:
    """Yield where the metadata do not say what pyproject.toml and the package do."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    code = (ROOT / "src" / "tablee" / "__init__.py").read_text(encoding="utf-8")
    version = re.search(r'^__version__ = "(.+)"$', code, re.MULTILINE)
    assert version is not None, "the version is written in one place"
    wanted = {"Name": "tablee", "Version": version[1], "Requires-Python": project["requires-python"]}
    wanted |= {"License-Expression": project["license"], "Summary": project["description"]}
    for name, value in wanted.items():
        if said[name] != value:
            yield f"says {name}: {said[name]} instead of {value}"
    if set(said.get_all("Provides-Extra", [])) != EXTRAS:
        yield f"has the extras {said.get_all('Provides-Extra')}"
    if said.get_all("Classifier", []) != project["classifiers"]:
        yield "does not have the classifiers of pyproject.toml"
    if set(said.get_all("License-File", [])) != set(LICENCES):
        yield f"names the licences {said.get_all('License-File')}"
    plain = [each for each in said.get_all("Requires-Dist", []) if "extra ==" not in each]
    if len(plain) != len(project["dependencies"]):
        yield f"depends on {plain}"
    if "# Tabl" not in str(said.get_payload()):
        yield "does not have the README as its description"


if __name__ == "__main__":
    check_all(Path(sys.argv[1]))
