"""The compiled kernels of the solvers, where there is a compiler; all else is in pyproject.toml."""

from pathlib import Path

from setuptools import Extension, setup

KERNELS = sorted(Path("src").rglob("_*.pyx"))

setup(
    ext_modules=[
        Extension(
            ".".join(kernel.with_suffix("").parts[1:]),
            [str(kernel)],
            depends=[str(part) for part in (*kernel.parent.rglob("*.px[di]"), *kernel.parent.parent.glob("*.px[di]"))],
            extra_compile_args=["-O3", "-g0"],
            optional=True,
        )
        for kernel in KERNELS
    ]
)
