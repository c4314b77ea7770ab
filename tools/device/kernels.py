"""Compiles the kernels of the engines for browsers: Cython makes C of them, and Zig's clang makes WebAssembly of that.

Pyodide loads them as it loads any compiled module. They know only Python's stable ABI, so that the headers of the
Python that runs this will do, and of the C library nothing but what Pyodide exports.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
PINS = ROOT / "requirements" / "device.txt"
SUFFIX = ".cpython-314-wasm32-emscripten.so"

STABLE_ABI = ("-DPy_LIMITED_API=0x030B0000", "-DCYTHON_LIMITED_API=1")
#: What every browser with module workers has. Newer features would need newer browsers.
FEATURES = "-mcpu=mvp+bulk_memory+mutable_globals+sign_ext+nontrapping_fptoint"
COMPILE = ("cc", "-target", "wasm32-wasi", FEATURES, "-fPIC", "-O3", "-g0", "-fno-sanitize=all", "-fvisibility=hidden")
LINK = ("wasm-ld", "-shared", "--experimental-pic", "--import-memory", "--strip-all", "--export=PyInit__kernel")
UNRESOLVED = ("--allow-undefined", "--unresolved-symbols=import-dynamic")  # until Pyodide loads it


def build_kernels(build: Path, run: Callable[..., None]) -> dict[str, bytes]:
    """Return the kernels by their paths in the archive."""
    zig = install_zig(build / "zig", run)
    os.environ["ZIG_GLOBAL_CACHE_DIR"] = os.environ["ZIG_LOCAL_CACHE_DIR"] = str(build / "zig-cache")
    headers, work = copy_headers(build / "include"), build / "kernels"
    work.mkdir(exist_ok=True)
    kernels = {}
    for kernel in sorted(SOURCES.glob("tablee/engines/*/_kernel.pyx")):
        name = kernel.parent.name
        code, compiled, linked = (work / f"{name}{suffix}" for suffix in (".c", ".o", ".so"))
        run(sys.executable, "-m", "cython", "-3", kernel.relative_to(SOURCES), "-o", code, folder=SOURCES)
        run(zig, *COMPILE, *STABLE_ABI, "-I", headers, "-c", code, "-o", compiled)
        run(zig, *LINK, *UNRESOLVED, compiled, "-o", linked)
        kernels[f"tablee/engines/{name}/_kernel{SUFFIX}"] = linked.read_bytes()
    return kernels


def install_zig(to: Path, run: Callable[..., None]) -> Path:
    """Return the compiler, fetched from PyPI and checked, unless it is there already."""
    stamp = to / PINS.name
    if not stamp.is_file() or stamp.read_bytes() != PINS.read_bytes():
        shutil.rmtree(to, ignore_errors=True)
        pip = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", "install", "--no-deps")
        run(*pip, "--require-hashes", "--only-binary", ":all:", "--target", to, "-r", PINS)
        shutil.copy2(PINS, stamp)
    return to / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")


def copy_headers(to: Path) -> Path:
    """Return Python's headers, with what differs from machine to machine as it is in WebAssembly."""
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("include"), to)
    shutil.copy2(Path(__file__).with_name("pyconfig.h"), to / "pyconfig.h")
    return to
