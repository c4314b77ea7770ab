"""The compiled kernels of the solvers, if there is a compiler; everything else is in pyproject.toml."""

import os
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

#: Set to 1, the kernels are left out: the wheel is for every system and every processor.
PURE = os.environ.get("TABLEE_PURE", "0") not in ("", "0")
KERNELS = [] if PURE else sorted(Path("src").rglob("_*.pyx"))
# The kernels count bits all the time; every x86-64 processor of the last fifteen years does that in one instruction.
COUNT_BITS = ["-mpopcnt"] if sysconfig.get_platform().endswith("x86_64") else []
FLAGS = {"msvc": ["/O2"]}
USUAL_FLAGS = ["-O3", "-g0", *COUNT_BITS]


class BuildKernels(build_ext):
    """Tells each compiler what it understands."""

    def build_extensions(self) -> None:
        """Build all kernels."""
        for kernel in self.extensions:
            kernel.extra_compile_args = FLAGS.get(self.compiler.compiler_type, USUAL_FLAGS)
        super().build_extensions()


setup(
    cmdclass={"build_ext": BuildKernels},
    ext_modules=[
        Extension(
            ".".join(kernel.with_suffix("").parts[1:]),
            [kernel.as_posix()],
            depends=[str(part) for part in (*kernel.parent.rglob("*.px[di]"), *kernel.parent.parent.glob("*.px[di]"))],
            optional=True,
        )
        for kernel in KERNELS
    ],
)
