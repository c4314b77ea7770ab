"""The compiled kernels of the solvers, where there is a compiler; all else is in pyproject.toml."""

import platform
from pathlib import Path

from setuptools import Extension, setup

KERNELS = sorted(Path("src").rglob("_*.pyx"))
# The kernels count bits all the time; every such processor of the last fifteen years does that in one instruction.
COUNT_BITS = ["-mpopcnt"] if platform.machine() == "x86_64" else []

setup(
    ext_modules=[
        Extension(
            ".".join(kernel.with_suffix("").parts[1:]),
            [str(kernel)],
            depends=[str(part) for part in (*kernel.parent.rglob("*.px[di]"), *kernel.parent.parent.glob("*.px[di]"))],
            extra_compile_args=["-O3", "-g0", *COUNT_BITS],
            optional=True,
        )
        for kernel in KERNELS
    ]
)
