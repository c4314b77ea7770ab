"""Exact solvers and fast engines, one sub-package each: compiled kernels with pure-Python twins."""
