"""The compiled kernel of the solver, where there is a compiler; all else is in pyproject.toml."""

from setuptools import Extension, setup

setup(
    ext_modules=[
        Extension("tablee.solver._tiles", ["src/tablee/solver/_tiles.pyx"], extra_compile_args=["-O3"], optional=True)
    ]
)
